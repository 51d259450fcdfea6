"""HTTP as uvicorn speaks it, but whoever connects and then does not ask anything is not waited for."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE = 15.0  # seconds until the first request is whole


class Http(H11Protocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.loop.call_later(PATIENCE, self.lose_patience)

    def lose_patience(self) -> None:
        if self.cycle is None and self.transport.get_protocol() is self:
            self.transport.close()
