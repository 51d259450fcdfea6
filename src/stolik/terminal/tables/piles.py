"""Piles in the terminal: four piles, the team with its signals, and the own hand with its jumps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine.text import Say
from stolik.games.piles.telling import ASCENDING, BACK, NO, SIGNALS, jump, jump_text
from stolik.terminal.tables import paper
from stolik.terminal.tables.paper import Card, Cards

UP, DOWN = "▲", "▼"
FLAMES = "^^^^"


def fits(distance: int) -> bool:
    return distance > 0 or distance == -10


def cards_left(view: dict[str, Any]) -> int:
    return int(view["deck"] + sum(map(len, view["hands"])))


# -- the table


def draw(view: dict[str, Any], names: list[str], say: Say) -> RenderableType:
    return Group(
        heading(view, say),
        "",
        piles(view, say),
        *fires(view, say),
        "",
        team(view, names, say),
        *hands(view, names, say),
    )


def heading(view: dict[str, Any], say: Say) -> Text:
    deck = say("table-piles-deck", count=view["deck"])
    left = say("table-piles-left", count=cards_left(view))
    text = Text.assemble((deck, "bold"), " · ", left)
    if view["phase"] == "play":
        text.append(f" · {say('table-piles-played', count=view['played'])}")
    return text


def piles(view: dict[str, Any], say: Say) -> Table:
    grid = Table.grid(padding=(0, 4, 0, 0))
    for _ in view["piles"]:
        grid.add_column(min_width=12)
    titles = []
    for pile in view["piles"]:
        sign, word = (UP, "up") if pile in ASCENDING else (DOWN, "down")
        titles.append(Text.assemble((f"{pile} {sign} ", "bold"), (say(f"table-piles-{word}"), paper.FAINT)))
    grid.add_row(*titles)
    grid.add_row(*(Cards([pile_card(pile, top, view)]) for pile, top in view["piles"].items()))
    return grid


def pile_card(pile: str, top: int, view: dict[str, Any]) -> Card:
    if pile in view["burning"]:
        return Card(str(top), edge=FLAMES, style=paper.POPPY)
    return Card(str(top), style=paper.CORNFLOWER if pile in ASCENDING else paper.SUNFLOWER)


def fires(view: dict[str, Any], say: Say) -> Iterator[Text]:
    for pile, left in view["burning"].items():
        word = ("table-piles-burnt", "table-piles-burning-now", "table-piles-burning-next")[left]
        yield Text(f"{FLAMES} {say(word, pile=pile)}", style=f"bold {paper.POPPY}")


def team(view: dict[str, Any], names: list[str], say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=paper.FAINT)
    table.add_column("")
    table.add_column(say("table-piles-head-hand"), justify="right")
    table.add_column(say("table-piles-head-signals") if len(names) > 1 else "")
    for seat, name in enumerate(names):
        on_turn = view["phase"] == "play" and seat == view["turn"]
        talk = [f"{pile}{sign} {SIGNALS[sign].said(say)}" for pile, sign in view["signals"][seat].items()]
        if view["phase"] == "start" and seat in view["declined"]:
            talk.insert(0, say("table-piles-declined"))
        table.add_row(
            paper.player(name, on_turn, own=seat == view["seat"]),
            str(len(view["hands"][seat])),
            " · ".join(talk),
        )
    return table


def hands(view: dict[str, Any], names: list[str], say: Say) -> Iterator[RenderableType]:
    """Those that are open; the own one, at the bottom, with every jump."""
    viewer = view["seat"]
    known = [seat for seat, hand in enumerate(view["hands"]) if hand and hand[0] is not None]
    others = [seat for seat in known if seat != viewer]
    if others:
        yield ""
    for seat in others:
        yield Text(f"{names[seat]}: {', '.join(map(str, view['hands'][seat]))}")
    if viewer in known:
        hand = view["hands"][viewer]
        yield Text(f"\n{say('table-piles-hand')}", style="bold")
        margin = tuple(f"{pile} {UP if pile in ASCENDING else DOWN}  " for pile in view["piles"])
        yield Cards([hand_card(card, hand, view["piles"]) for card in hand], margin=margin)
        yield Text(say("table-piles-key", back=f"{BACK}10", no=NO), style=paper.FAINT)


def hand_card(card: int, hand: list[int], tops: dict[str, int]) -> Card:
    """A hand card with its jump on each pile; the shortest of the hand on a pile is bold."""
    marks = []
    for pile, top in tops.items():
        distance = jump(card, pile, top)
        shortest = min((far for one in hand if fits(far := jump(one, pile, top))), default=None)
        marks.append((jump_text(distance), mark_style(distance, distance == shortest)))
    back = any(text.startswith(BACK) for text, _ in marks)
    return Card(str(card), style=paper.LEAF if back else "", under=tuple(marks))


def mark_style(distance: int, shortest: bool) -> str:
    if not fits(distance):
        return paper.FAINT
    return f"bold {paper.LEAF}" if distance < 0 else "bold" if shortest else ""
