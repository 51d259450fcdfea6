"""A server whose deals and clock are given in a file beside its data, and where nothing else could differ."""

from __future__ import annotations

import json
import sys
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from stolik.engine import chance
from stolik.engine.chance import Seed
from stolik.engine.game import Game
from stolik.engine.state import State
from stolik.server import clock
from stolik.server.hall import Hall
from stolik.server.serve import Plan, serve
from tests.server.launch import PATIENT


class Given:
    """What the test has written: the position to deal, and what time it is."""

    def __init__(self, data: Path) -> None:
        self.file = data.with_suffix(".json")

    def write(self, position: dict[str, Any], now: float) -> None:
        draft = self.file.with_suffix(".draft")
        draft.write_text(json.dumps({"position": position, "now": now}))
        draft.replace(self.file)

    def read(self, key: str) -> Any:
        return json.loads(self.file.read_text())[key]


def main(data: Path, port: int) -> None:
    given = Given(data)
    names, codes = count(1), count(1)

    def dealt(game: Game, seed: Seed | None = None) -> State:
        return game.at(given.read("position"))

    with (
        patch.object(Game, "deal", dealt),
        patch.object(Hall, "new_id", lambda _: f"table-{next(names)}"),
        patch.object(Hall, "new_code", lambda _: f"CODE{next(codes)}"),
        patch.object(chance, "fresh_seed", lambda: bytes(32)),
        patch.object(clock, "now", lambda: given.read("now")),
    ):
        serve(Plan("127.0.0.1", port, data, browser=False, limits=PATIENT), "en")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
