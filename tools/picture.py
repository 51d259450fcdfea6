"""The picture of the README: a game of Toads in the terminal, drawn anew.

python -m tools.picture
"""

from __future__ import annotations

import io
import re
from functools import partial
from itertools import count
from pathlib import Path

from rich.console import Console

import stolik
from stolik import locales
from stolik.terminal.tables import table

TARGET = Path(__file__).parent.parent / "docs" / "terminal.svg"


def main() -> None:
    console = Console(record=True, width=80, file=io.StringIO())
    say = partial(locales.say, "en")
    console.print(table("toads").draw(moment().view(0), ["Ola", "Ada", "Borys"], say))
    text = console.export_svg(title="stolik play toads")
    text = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", text, flags=re.DOTALL)  # nothing is loaded from elsewhere
    TARGET.write_text(re.sub(r"\s*\n", "\n", text.replace("Fira Code", "DejaVu Sans Mono")), encoding="utf-8")


def moment() -> stolik.State:
    """Seat 0 is to play before a row of some length, and could pull a twin out of it."""
    for seed in count():
        state = stolik.game("toads", 3).deal(seed)
        bots = [stolik.bot("toads", seed=seat) for seat in range(3)]
        while not state.over:
            seat = state.actors[0]
            moves = state.legal(seat)
            if seat == 0 and len(state.view(0)["row"]) >= 7 and any(move.startswith("x") for move in moves):
                return state
            state.play(seat, bots[seat].choose(state.observe(seat)))
    raise AssertionError


if __name__ == "__main__":
    main()
