"""Seventeen in the terminal: the row with its hearts, everyone's tokens and backs, and the own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine.telling import own_hand
from stolik.engine.text import Say
from stolik.games.seventeen.notation import SPECIAL
from stolik.games.seventeen.telling import in_sight
from stolik.terminal.tables import paper
from stolik.terminal.tables.paper import CARD, Card, Cards

HEART = "♥"
TWO_SIDED = "════"
MASTERY, NERVES = "◆", "!"
TO_WIN = 3


# -- the table


def draw(view: dict[str, Any], names: list[str], say: Say) -> RenderableType:
    return Group(
        heading(view, say),
        "",
        *row(view, names, say),
        "",
        seats(view, names, say),
        *turned_over(view, names, say),
        *hand(view, say),
    )


def heading(view: dict[str, Any], say: Say) -> Text:
    parts = [say("table-seventeen-deck", count=view["deck"])]
    if view["top"]:
        parts.append(say("table-seventeen-top", card=HEART if view["top"] == "?" else view["top"]))
    parts.append(say("table-seventeen-discard", count=len(view["discard"]) + unknown_discards(view)))
    if len(view["hands"]) > 2:
        parts.append(say("table-seventeen-cw" if view["direction"] == 1 else "table-seventeen-ccw"))
    return Text.assemble((parts[0], "bold"), *(f" · {part}" for part in parts[1:]))


def unknown_discards(view: dict[str, Any]) -> int:
    return sum(card == "?" for card, _ in view["binned"])


def row(view: dict[str, Any], names: list[str], say: Say) -> Iterator[RenderableType]:
    if not view["row"]:
        yield say("table-seventeen-row-over" if view["phase"] == "over" else "table-seventeen-row-empty")
        return
    known, hearts = in_sight(view)
    yield say("table-seventeen-row", count=len(view["row"]), known=known, hearts=hearts)
    yield Cards([row_card(card, names[seat]) for card, seat in view["row"]])


def row_card(laid: str, name: str) -> Card:
    """A card as it lies, above the name of who laid it."""
    under = ((name[: CARD - 1], paper.FAINT),)
    if laid.endswith("-"):
        return Card(HEART + laid[:-1].replace("?", ""), style=paper.POPPY, under=under)
    return face_up(laid.rstrip("+"), under)


def face_up(card: str, under: tuple[paper.Mark, ...] = ()) -> Card:
    if card[0] == "D":
        return Card(card, edge=TWO_SIDED, under=under)
    return Card(card, style=paper.CORNFLOWER if card in SPECIAL else paper.SUNFLOWER, under=under)


def seats(view: dict[str, Any], names: list[str], say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=paper.FAINT)
    table.add_column("")
    for column in ("mastery", "nerves", "backs", "now"):
        table.add_column(say(f"table-seventeen-head-{column}"))
    for seat, name in enumerate(names):
        table.add_row(
            paper.player(name, is_asked(view, seat), own=seat == view["seat"]),
            f"{view['mastery'][seat]} {MASTERY * min(view['mastery'][seat], TO_WIN)}",
            f"{view['nerves'][seat]} {NERVES * min(view['nerves'][seat], TO_WIN)}",
            " ".join(card or HEART for card in view["hands"][seat]),
            doing(view, seat, say),
        )
    return table


def is_asked(view: dict[str, Any], seat: int) -> bool:
    """May the seat act, as far as the viewer can tell?"""
    if view["phase"] == "react":
        return seat != view["turn"] and seat not in view["passed"]
    return bool(view["phase"] == "turn" and seat == view["turn"])


def doing(view: dict[str, Any], seat: int, say: Say) -> str:
    if view["phase"] == "turn" and seat == view["turn"]:
        if view["to_play"] == 1:
            return say("table-seventeen-plays")
        return say("table-seventeen-plays-two" if view["played"] == 0 else "table-seventeen-plays-second")
    if view["phase"] == "react" and seat in view["passed"]:
        return say("table-seventeen-passed")
    if view["phase"] == "react" and seat != view["turn"]:
        return say("table-seventeen-may-check")
    return say("table-seventeen-played-last") if seat == view["last"] else ""


def turned_over(view: dict[str, Any], names: list[str], say: Say) -> Iterator[RenderableType]:
    """The row of the last CHECK."""
    shown = view["shown"]
    if shown is None:
        return
    someone = {"caller": names[shown["caller"]], "last": names[shown["last"]]}
    yield Text(f"\n{say('table-seventeen-shown', sum=shown['sum'], **someone)}", style="bold")
    yield Cards([row_card(card, names[seat]) for card, seat in shown["row"]])


def hand(view: dict[str, Any], say: Say) -> Iterator[RenderableType]:
    cards = own_hand(view)
    if view["seat"] is None:
        return
    yield Text(f"\n{say('table-seventeen-hand' if cards else 'table-seventeen-hand-empty')}", style="bold")
    if cards:
        yield Cards([face_up(card) for card in cards])
    if view["phase"] != "over":
        yield Text(say("table-seventeen-key", heart=HEART), style=paper.FAINT)
