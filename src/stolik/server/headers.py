"""What every answer says to browsers, and who may ask: only pages of this very server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]

POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
SECURE = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class SecureHeaders:
    """Adds the headers to whatever the application answers."""

    def __init__(self, app: Application) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURE.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def from_here(origin: str | None, host: str | None, site: str | None = None) -> bool:
    """Did a page of ours send it? Programs that are no browser send neither Origin nor Sec-Fetch-Site."""
    if site is not None and site not in ("same-origin", "none"):
        return False
    if origin is None:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == str(host).lower()


def address_of(peer: tuple[Any, ...] | None, forwarded: str | None) -> str:
    """Whose limits count: "" for this machine itself, and behind a proxy on it whomever that speaks for."""
    host = str(peer[0]) if peer else ""
    if host not in ("", "127.0.0.1", "::1"):
        return host
    return (forwarded or "").rpartition(",")[2].strip()
