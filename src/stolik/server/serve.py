"""`stolik serve`: find a port, say where to go, and serve until told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import io
import socket
import sqlite3
import sys
import threading
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import segno
import uvicorn

from stolik import locales
from stolik.engine.errors import Explained
from stolik.folders import home
from stolik.server import logs
from stolik.server.app import application
from stolik.server.http import Http
from stolik.server.limits import Limits
from stolik.server.lock import locked
from stolik.server.schema import NewerFile
from stolik.server.sockets import Socket
from stolik.server.sqlite import prepare

PORT = 8017
TRIES = 20
SHUTDOWN = 10  # seconds for requests that are under way


class CannotServe(Explained):
    """Why the server does not start."""

    message = "serve"


USUAL = Limits()


@dataclass(frozen=True)
class Plan:
    """How it is to be served. No port: the usual one, or the next that is free."""

    host: str = "0.0.0.0"
    port: int | None = None
    data: Path | None = None
    browser: bool = True
    limits: Limits = USUAL


def data_file(wish: Path | None) -> Path:
    return home() / "stolik.db" if wish is None else wish


def serve(plan: Plan, language: str) -> None:
    data = data_file(plan.data)
    try:
        data.parent.mkdir(parents=True, exist_ok=True)
        with locked(data) as free:
            if not free:
                raise CannotServe("in-use", file=str(data))
            prepare(data)
            with listening(plan) as listener:
                run(plan, data, listener, language)
    except OSError as error:
        raise CannotServe("file", file=str(data), problem=error.strerror or str(error)) from None
    except sqlite3.Error as error:
        raise CannotServe("file", file=str(data), problem=str(error)) from None
    except NewerFile as error:
        raise CannotServe("newer", file=str(data), problem=str(error)) from None


def run(plan: Plan, data: Path, listener: socket.socket, language: str) -> None:
    logs.start()
    config = uvicorn.Config(
        application(data, plan.limits),
        http=Http,  # it bounds what a client may send before a request is whole, and how long that takes
        ws=cast(type[asyncio.Protocol], Socket),  # it has the methods; compiled, it cannot have the base
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips="127.0.0.1,::1",
        timeout_graceful_shutdown=SHUTDOWN,
    )
    port = listener.getsockname()[1]
    print(greeting(plan.host, port, language), flush=True)
    if plan.browser:
        threading.Timer(0.5, webbrowser.open, [f"http://127.0.0.1:{port}/"]).start()
    logs.log("serving", port=port)
    collect_rarely()
    uvicorn.Server(config).run([listener])


def collect_rarely() -> None:
    """Tables hold a lot, and hardly any of it in circles: looking for those cost more than all else."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def listening(plan: Plan) -> socket.socket:
    first = PORT if plan.port is None else plan.port
    for port in range(first, first + (TRIES if plan.port is None else 1)):
        try:
            return listen(plan.host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                problem = error.strerror or str(error)
                raise CannotServe("host", host=plan.host, port=str(port), problem=problem) from None
    raise CannotServe("port", port=str(first))


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


# -- where to go


def greeting(host: str, port: int, language: str) -> str:
    """The address on this machine and, where others can reach it, the one for phones, also as a picture."""
    here = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    lines = [locales.say(language, "serve-here", url=f"http://{bracketed(here)}:{port}/")]
    address = lan_address() if host in ("0.0.0.0", "::") else None
    if address is not None:
        url = f"http://{address}:{port}/"
        lines += [locales.say(language, "serve-lan", url=url), qr_code(url)]
    lines.append(locales.say(language, "serve-stop"))
    return "\n".join(lines)


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def lan_address() -> str | None:
    """The address other devices at home know this one by. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def qr_code(url: str) -> str:
    drawn = io.StringIO()
    segno.make(url, error="l").terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")
