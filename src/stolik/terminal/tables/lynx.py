"""Lynx in the terminal: the pool, everyone's layers and known cards, and the own hand by value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine.telling import own_hand, signed, someone
from stolik.engine.text import Say
from stolik.games.lynx.notation import KINDS
from stolik.games.lynx.telling import JOKER, SEVERAL, laid, layer_text, theft
from stolik.terminal.tables import paper
from stolik.terminal.tables.paper import Card, Cards

JOKER_EDGE = "·✶✶·"


def counted(cards: Sequence[str | None]) -> list[str]:
    """`3×4` for each kind of known card, `4` where there is one."""
    counts = Counter(cards)
    return [f"{counts[kind]}×{kind}" if counts[kind] > 1 else kind for kind in KINDS if counts[kind]]


# -- the table


def draw(view: dict[str, Any], names: list[str], say: Say) -> RenderableType:
    return Group(
        heading(view, say),
        "",
        *pool(view, say),
        *virtual(view, say),
        "",
        seats(view, names, say),
        *situation(view, names, say),
        *hand(view, say),
    )


def heading(view: dict[str, Any], say: Say) -> Text:
    cards = SEVERAL.join(counted(view["discard"]))
    away = say("table-lynx-discard", cards=cards) if cards else say("table-lynx-no-discard")
    return Text.assemble((say("table-lynx-deck", count=view["deck"]), "bold"), "; ", away)


def pool(view: dict[str, Any], say: Say) -> Iterator[RenderableType]:
    if not view["pool"]:
        yield say("table-lynx-pool-empty")
        return
    yield Text(say("table-lynx-pool"), style="bold")
    yield Cards([pool_card(number, place) for number, place in enumerate(view["pool"], 1)])


def pool_card(number: int, place: list[str]) -> Card:
    """The lowest card of a place, its number beneath, and what lies upon it."""
    upon = tuple((f"+{card}", "bold") for card in place[1:])
    return kind_card(place[0], ((str(number), paper.FAINT), *upon))


def kind_card(kind: str, under: tuple[paper.Mark, ...]) -> Card:
    if kind == JOKER:
        return Card(kind, edge=JOKER_EDGE, style=paper.SUNFLOWER, under=under)
    return Card(kind, under=under)


def virtual(view: dict[str, Any], say: Say) -> Iterator[RenderableType]:
    if view["virtual"]:
        yield say("table-lynx-virtual", cards=SEVERAL.join(counted(view["virtual"])))


def seats(view: dict[str, Any], names: list[str], say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=paper.FAINT)
    table.add_column("")
    table.add_column("")
    for column in ("hand", "points"):
        table.add_column(say(f"table-lynx-head-{column}"), justify="right")
    for column in ("top", "beneath", "known"):
        table.add_column(say(f"table-lynx-head-{column}"))
    for seat, name in enumerate(names):
        acting = view["phase"] != "over" and seat == view["actor"]
        paw = say("table-lynx-paw") if seat == view["turn"] else ""
        table.add_row(paper.player(name, acting, own=seat == view["seat"]), paw, *standing(view, seat))
    return table


def standing(view: dict[str, Any], seat: int) -> list[str]:
    """What a seat has: hand, points, its layers from the top, and what is known of its hand."""
    cards, layers = view["hands"][seat], view["layers"][seat]
    *beneath, top = map(layer_text, layers or [[]])
    known = view["known"][seat] if seat == view["seat"] else cards
    points = signed(laid(view, seat) - len(cards))
    return [str(len(cards)), points, top, SEVERAL.join(reversed(beneath)), SEVERAL.join(counted(known))]


def situation(view: dict[str, Any], names: list[str], say: Say) -> Iterator[Text]:
    """Who is being robbed, or draws, and who is next."""
    phase, to_rob = view["phase"], view["to_rob"]
    if phase in ("keep", "robbed"):
        yield Text(theft(view, "table-lynx-robbing", names).said(say), style="bold")
        to_rob = to_rob[1:]
    if phase == "draw":
        drawer = someone(view["actor"], view, names)
        yield Text(say("table-lynx-drawing", count=view["to_draw"], **drawer), style="bold")
    if to_rob and phase != "over":
        yield Text(say("table-lynx-next", names=", ".join(names[seat] for seat in to_rob)))


def hand(view: dict[str, Any], say: Say) -> Iterator[RenderableType]:
    cards = own_hand(view)
    if view["seat"] is None:
        return
    yield Text(f"\n{say('table-lynx-hand', count=len(cards))}", style="bold")
    counts = Counter(cards)
    kinds = [kind for kind in KINDS if counts[kind]]
    if kinds:
        yield Cards([kind_card(kind, ((f"×{counts[kind]}", ""),)) for kind in kinds])
