"""Toads in the terminal: the row, what everyone has, and the own hand with what fits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine.telling import own_hand, signed
from stolik.engine.text import Say
from stolik.games.toads.notation import twin_of
from stolik.games.toads.telling import cost, is_toad
from stolik.terminal.tables import paper
from stolik.terminal.tables.paper import Card, Cards

TOAD = "@..@"
FITS = "▲"
END = "◂"
PARAGRAPHS = ("log-toads-round",)  # in the closing each round stands by itself


def fits(card: int, row: list[int]) -> bool:
    return not row or abs(card - row[-1]) <= 10


# -- the table


def draw(view: dict[str, Any], names: list[str], say: Say) -> RenderableType:
    parts: list[RenderableType] = [heading(view, say), "", *drawn_row(view, say), "", seats(view, names, say)]
    if view["shown"]:
        parts.append(Text(turned_up(view, names, say), style=paper.FAINT))
    return Group(*parts, *hands(view, names, say))


def heading(view: dict[str, Any], say: Say) -> Text:
    round_number = say("table-toads-round", round=view["round"])
    return Text.assemble((round_number, "bold"), " · ", say("table-toads-deck", count=view["deck"]))


def turned_up(view: dict[str, Any], names: list[str], say: Say) -> str:
    shown = zip(names, view["shown"], strict=True)
    cards = [f"{name} {', '.join(map(str, cards))}" for name, cards in shown if cards]
    return say("table-toads-shown", cards=" · ".join(cards))


def drawn_row(view: dict[str, Any], say: Say) -> Iterator[RenderableType]:
    row: list[int] = view["row"]
    if view["phase"] == "over":
        yield say("table-toads-row-over")
        return
    if not row:
        yield say("table-toads-row-empty")
        return
    reach = {"end": row[-1], "low": max(12, row[-1] - 10), "high": min(98, row[-1] + 10)}
    yield say("table-toads-row", count=len(row), points=signed(cost(row)), **reach)
    mine = own_hand(view)
    yield Cards([row_card(card, twin_of(card) in mine and not is_toad(card)) for card in row], end=END)


def row_card(number: int, pullable: bool) -> Card:
    if pullable:
        return Card(str(number), style=paper.LEAF, under=((f"x{number}", paper.LEAF),))
    return toad_or_plain(number, ())


def toad_or_plain(number: int, under: tuple[paper.Mark, ...]) -> Card:
    if is_toad(number):
        return Card(str(number), edge=TOAD, style=paper.POPPY, under=under)
    return Card(str(number), under=under)


def seats(view: dict[str, Any], names: list[str], say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=paper.FAINT)
    table.add_column("")
    for column, justify in (("hand", "right"), ("gained", "right"), ("penalties", "left")):
        table.add_column(say(f"table-toads-head-{column}"), justify=justify)  # type: ignore[arg-type]
    for column in ("round", "total"):
        table.add_column(say(f"table-toads-head-{column}"), justify="right")
    for seat, name in enumerate(names):
        on_turn = view["phase"] != "over" and seat == view["turn"]
        own = seat == view["seat"]
        table.add_row(paper.player(name, on_turn, own), *standing(view, seat, say))
    return table


def standing(view: dict[str, Any], seat: int, say: Say) -> list[str]:
    """What a seat has: hand, gained, penalties, the round so far, all rounds before."""
    gained, penalties = view["gained"][seat], view["penalties"][seat]
    unseen = penalties.count(None)
    toads = sum(card is not None and is_toad(card) for card in penalties)
    words = {"count": len(penalties), "toads": toads, "unseen": unseen}
    heap = say("table-toads-penalties", points=signed(cost(penalties)), **words) if penalties else "0"
    now = signed(len(gained) + cost(penalties)) + ("?" if unseen else "")
    return [str(len(view["hands"][seat])), signed(len(gained)), heap, now, signed(view["totals"][seat])]


def hands(view: dict[str, Any], names: list[str], say: Say) -> Iterator[RenderableType]:
    """Those that are open, the own one at the bottom."""
    viewer = view["seat"]
    seats = [seat for seat, hand in enumerate(view["hands"]) if hand and hand[0] is not None]
    for seat in sorted(seats, key=lambda seat: seat == viewer):
        hand = view["hands"][seat]
        title = say("table-toads-hand") if seat == viewer else names[seat]
        yield Text(f"\n{title}", style="bold")
        marked = view["phase"] != "over"
        yield Cards(
            [toad_or_plain(card, ((marks(card, view["row"]), paper.LEAF),) if marked else ()) for card in hand]
        )
    if viewer is not None and view["phase"] != "over":
        yield Text(say("table-toads-key", end=END, fits=FITS, toad=TOAD), style=paper.FAINT)


def marks(card: int, row: list[int]) -> str:
    """Beneath a hand card: does it fit, and what does it pull?"""
    fit = FITS if fits(card, row) else ""
    twin = twin_of(card)
    return f"{fit} x{twin}".strip() if twin in row and twin != card else fit
