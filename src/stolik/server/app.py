"""The application: which address is answered by what."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from stolik.server import lobby, openapi, replays
from stolik.server.asking import Asking, endpoint, refusal
from stolik.server.hall import Hall
from stolik.server.headers import SecureHeaders
from stolik.server.limits import Limits
from stolik.server.pages import Pages
from stolik.server.refusals import refuse
from stolik.server.sqlite import SqliteStore

API = [
    ("GET", "/api/games", lobby.games),
    ("GET", "/api/me", lobby.me),
    ("PUT", "/api/me", lobby.rename),
    ("GET", "/api/tables", lobby.listed),
    ("POST", "/api/tables", lobby.make),
    ("GET", "/api/tables/{table}", lobby.look),
    ("POST", "/api/tables/{table}/sit", lobby.sit),
    ("GET", "/api/tables/{table}/record", replays.record),
    ("GET", "/api/tables/{table}/replay", replays.replay),
    ("POST", "/api/replay", replays.read),
    ("POST", "/api/carry", lobby.carry),
    ("POST", "/api/carry/{token}", lobby.carried),
    ("GET", "/api/openapi.json", openapi.document),
]
PAGES = ("/", "/new/{game}", "/t/{table}", "/j/{code}", "/replay", "/replay/{table}", "/carry/{token}")


def application(data: Path, limits: Limits | None = None) -> Starlette:
    """The whole server, keeping its tables in this file."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        hall = Hall(SqliteStore(data), limits or Limits())
        hall.start()
        try:
            yield {"hall": hall}
        finally:
            await hall.close()

    pages = Pages()
    api = [Route(path, endpoint(act), methods=[method]) for method, path, act in API]
    others = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]
    routes = [
        *api,
        Route("/api/{rest:path}", endpoint(partial(nothing, api)), methods=others),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        *(Route(path, pages.page) for path in PAGES),
        Route("/{file:path}", pages.file),
    ]
    middleware = [Middleware(SecureHeaders), Middleware(GZipMiddleware, minimum_size=2000, compresslevel=6)]
    return Starlette(routes=routes, lifespan=life, middleware=middleware)


async def nothing(api: list[Route], asking: Asking) -> Response:
    """There is nothing at this address, or nothing that can be asked in this way."""
    path = asking.request.url.path
    allowed = {method for route in api if route.path_regex.match(path) for method in route.methods or ()}
    if not allowed:
        raise refuse("unknown-page")
    answer = refusal(asking, refuse("method", allowed=", ".join(sorted(allowed))))
    answer.headers["allow"] = ", ".join(sorted(allowed))
    return answer


async def healthz(request: Request) -> Response:
    """Is it up, and can it still write?"""
    hall: Hall = request.state.hall
    fine = hall.store.alive() and not hall.closing
    return PlainTextResponse("ok\n" if fine else "not ok\n", 200 if fine else 503)


async def metrics(request: Request) -> Response:
    hall: Hall = request.state.hall
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")
