"""The browser's files: read once, held in memory, sent compressed where that is understood."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from stolik.locales import LANGUAGES, say

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"  # names under assets/ change with what is in them
LOOK_AGAIN = "no-cache"
COMPRESSED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
UTF8 = "; charset=utf-8"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first


@dataclass(frozen=True)
class File:
    kind: str
    caching: str
    etag: str
    bodies: dict[str, bytes]  # by encoding, "" as it is

    def answer(self, request: Request) -> Response:
        accepted = request.headers.get("accept-encoding", "")
        encoding = next((name for name in ENCODINGS if name in self.bodies and name in accepted), "")
        headers = {"cache-control": self.caching, "etag": self.etag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], headers=headers, media_type=self.kind)


class Pages:
    """All files of a folder. Any page of the application is its index.html."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.files: dict[str, File] = {}
        made = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
        for name, path in made.items():
            if path.suffix not in ENCODINGS.values():
                self.files[name] = read(name, path, made)
        self.index = self.files.get("index.html") or unbuilt()

    async def page(self, request: Request) -> Response:
        return self.index.answer(request)

    async def file(self, request: Request) -> Response:
        file = self.files.get(request.url.path.lstrip("/"))
        if file is not None:
            return file.answer(request)
        if "text/html" not in request.headers.get("accept", ""):
            return Response(status_code=404)
        lost = self.index.answer(request)  # a person gets a page that says so
        lost.status_code = 404
        return lost


def read(name: str, path: Path, made: dict[str, Path]) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".js"):
        kind = "text/javascript"  # some systems know it by an older name, which browsers refuse
    bodies = {"": body}
    for encoding, ending in ENCODINGS.items():
        if name + ending in made:
            bodies[encoding] = made[name + ending].read_bytes()
    return file_of(kind, bodies, FOR_EVER if name.startswith("assets/") else LOOK_AGAIN)


def file_of(kind: str, bodies: dict[str, bytes], caching: str) -> File:
    if kind.startswith(COMPRESSED):
        bodies.setdefault("gzip", gzip.compress(bodies[""], mtime=0))
        kind += UTF8
    etag = hashlib.sha256(bodies[""]).hexdigest()[:16]
    return File(kind, caching, f'"{etag}"', bodies)


def unbuilt() -> File:
    """A page for a Stolik whose pages have not been built, in both languages."""
    said = "".join(f'<p lang="{language}">{say(language, "pages-unbuilt")}</p>' for language in LANGUAGES)
    page = f'<!doctype html><html lang="pl"><meta charset="utf-8"><title>Stolik</title>{said}</html>'
    return file_of("text/html", {"": page.encode()}, LOOK_AGAIN)
