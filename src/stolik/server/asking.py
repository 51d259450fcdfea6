"""A request over HTTP: who asks, what it says, and how it is answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from stolik.engine.errors import StolikError
from stolik.locales import LANGUAGES
from stolik.server import clock
from stolik.server.hall import Hall
from stolik.server.headers import address_of, from_here
from stolik.server.identity import cookie, hash_of, new_key, player_of
from stolik.server.logs import failure
from stolik.server.messages import Problem
from stolik.server.refusals import refuse, status_of
from stolik.server.room import encode
from stolik.server.storage import Player
from stolik.table.refusals import Refused

Body = TypeVar("Body")
Answer = object | Response
SAFE = ("GET", "HEAD", "OPTIONS")


class Asking:
    """A request, with what the server knows about who sent it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.hall: Hall = request.state.hall
        self.key: str | None = None  # a new one, to be given with the answer

    @property
    def address(self) -> str:
        return address_of(self.request.scope.get("client"), self.request.headers.get("x-forwarded-for"))

    @property
    def language(self) -> str:
        """The first language of ours the browser accepts."""
        wishes = self.request.headers.get("accept-language", "").lower().split(",")
        return next((wish.strip()[:2] for wish in wishes if wish.strip()[:2] in LANGUAGES), "en")

    @property
    def player(self) -> Player | None:
        return player_of(self.request.headers.get("cookie", ""), self.hall.store)

    async def someone(self, nickname: str) -> Player:
        """The player who asks, under this name; a new one with a new key where there is none."""
        player, store = self.player, self.hall.store
        if player is None:
            self.hall.new_players.take(self.address, clock.now())
            self.key = new_key()
            return await store.add_player(hash_of(self.key), nickname, clock.now())
        if nickname != player.nickname:
            await store.rename(player.number, nickname)
        return Player(player.number, nickname)

    async def body(self, kind: type[Body]) -> Body:
        """What was sent, of the right shape and not too long. Refused otherwise."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise refuse("not-json")
        data = await self.bytes(self.hall.limits.message_size)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise refuse("bad-request", problem=str(error)) from None

    async def bytes(self, most: int) -> bytes:
        data = bytearray()
        async for chunk in self.request.stream():
            data += chunk
            if len(data) > most:
                raise refuse("too-large", most=most)
        return bytes(data)


def endpoint(act: Callable[[Asking], Awaitable[Answer]]) -> Callable[[Request], Awaitable[Response]]:
    """Only pages of ours may change anything; what is refused is answered as a `Problem`."""

    async def answer(request: Request) -> Response:
        asking = Asking(request)
        try:
            headers = request.headers
            site = headers.get("sec-fetch-site")
            if request.method not in SAFE and not from_here(headers.get("origin"), headers.get("host"), site):
                raise refuse("foreign-origin")
            return written(asking, await act(asking))
        except Refused as refused:
            return refusal(asking, refused)
        except StolikError as error:
            return refusal(asking, Refused("bad-request", error.text))
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:
            asking.hall.metrics.failures.inc()
            failure("request-failed", error)
            return refusal(asking, refuse("internal"))

    return answer


def written(asking: Asking, answer: Answer) -> Response:
    response = answer if isinstance(answer, Response) else json(answer)
    if asking.key is not None:
        secure = asking.request.url.scheme == "https"
        response.headers["set-cookie"] = cookie(asking.key, secure)
    return response


def json(answer: object, status: int = 200) -> Response:
    return raw_json(encode(answer), status)


def raw_json(document: bytes, status: int = 200) -> Response:
    return Response(document, status, {"cache-control": "no-store"}, "application/json")


def refusal(asking: Asking, refused: Refused) -> Response:
    asking.hall.metrics.refusals.labels(refused.code).inc()
    problem = Problem(refused.code, refused.text, refused.text.worded(asking.language))
    return json(problem, status_of(refused))


def word(asking: Asking, name: str) -> str:
    """A word of the path."""
    return str(asking.request.path_params[name])
