"""Lie in the terminal: who bids what, the hands of the last check, and the own cards with both their ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.engine.text import Say
from stolik.games.lie.telling import some
from stolik.terminal.tables import paper
from stolik.terminal.tables.paper import Card, Cards

NEXT = "→"


def other_end(card: str, value: str) -> str:
    return card[1] if card[0] == value else card[0]


# -- the table


def draw(view: dict[str, Any], names: list[str], say: Say) -> RenderableType:
    return Group(
        heading(view, say),
        "",
        seats(view, names, say),
        *bids(view, names, say),
        *shown(view, names, say),
        *hands(view, names, say),
    )


def heading(view: dict[str, Any], say: Say) -> Text:
    in_play = sum(len(hand) for seat, hand in enumerate(view["hands"]) if seat not in view["out"])
    text = Text(say("table-lie-in-play", count=in_play), style="bold")
    if view["phase"] == "bid" and len(view["hands"]) > 2:
        text.append(f" · {say('table-lie-cw' if view['direction'] == 1 else 'table-lie-ccw')}", style="not bold")
    if view["extra"]:
        text.append(f" · {say('table-lie-extra')}", style=f"bold {paper.POPPY}")
    return text


def seats(view: dict[str, Any], names: list[str], say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=paper.FAINT)
    table.add_column("")
    table.add_column(say("table-lie-head-cards"), justify="right")
    table.add_column(say("table-lie-head-now"))
    table.add_column(say("table-lie-head-bid"))
    last = {seat: some(count, value).said(say) for seat, count, value in view["bids"]}
    for seat, name in enumerate(names):
        table.add_row(
            paper.player(name, is_asked(view, seat), own=seat == view["seat"]),
            str(view["cards"][seat]),
            ", ".join(doing(view, seat, say)),
            last.get(seat, ""),
        )
    return table


def is_asked(view: dict[str, Any], seat: int) -> bool:
    if view["phase"] == "over" or seat in view["out"]:
        return False
    return view["chosen"][seat] is None if view["phase"] == "choose" else bool(seat == view["turn"])


def doing(view: dict[str, Any], seat: int, say: Say) -> Iterator[str]:
    """What a seat is about in this round."""
    if seat in view["out"]:
        yield say("table-lie-out")
        return
    if view["phase"] == "over":
        return
    if not view["bids"] and seat == view["starter"]:
        yield say("table-lie-starts")
    if view["phase"] == "choose":
        yield say("table-lie-choosing" if view["chosen"][seat] is None else "table-lie-chosen")
    elif seat == view["turn"]:
        yield say("table-lie-to-say" if view["phase"] == "direction" else "table-lie-to-bid")


def bids(view: dict[str, Any], names: list[str], say: Say) -> Iterator[RenderableType]:
    if view["bids"]:
        made = f" {NEXT} ".join(f"{names[seat]} {count}x{value}" for seat, count, value in view["bids"])
        yield Text.assemble("\n", (say("table-lie-bids"), "bold"), f"  {made}")


def shown(view: dict[str, Any], names: list[str], say: Say) -> Iterator[RenderableType]:
    """The last check, with every card that counted in brackets."""
    last = view["shown"]
    if last is None:
        return
    bidder, count, value = last["bid"]
    right = last["found"] >= count
    yield Text(f"\n{say('table-lie-shown')}", style="bold")
    yield Text(
        say(
            "table-lie-shown-right" if right else "table-lie-shown-wrong",
            bidder=names[bidder],
            checker=names[last["checker"]],
            count=count,
            value=value,
            found=last["found"],
        )
    )
    counting = counted(last, str(value))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, hand, chosen in zip(names, last["hands"], last["chosen"], strict=True):
        if chosen:
            grid.add_row(f"  {name}", turned_cards(hand, chosen, counting))
    yield grid
    yield Text(say("table-lie-key"), style=paper.FAINT)


def counted(last: dict[str, Any], value: str) -> set[str]:
    """The values that counted: ones, too, where more was found than there is of the value alone."""
    plain = sum((choice or "").count(value) for choice in last["chosen"])
    return {value} if plain == last["found"] else {value, "1"}


def turned_cards(hand: list[str], chosen: str, counting: set[str]) -> Text:
    text = Text()
    for card, value in zip(hand, chosen, strict=True):
        face = (f"[{value}]", f"bold {paper.LEAF}") if value in counting else (f" {value} ", "")
        text.append_text(Text.assemble(face, (f"/{other_end(card, value)}  ", paper.FAINT)))
    return text


def hands(view: dict[str, Any], names: list[str], say: Say) -> Iterator[RenderableType]:
    """Hands that lie open, and the own one beneath them with both ends of every card."""
    viewer = view["seat"]
    for seat, hand in enumerate(view["hands"]):
        if seat != viewer and hand and hand[0] is not None:
            yield Text(f"{names[seat]}: {' '.join(map('/'.join, hand))}")
    if viewer is None or not view["hands"][viewer]:
        return
    chosen = view["chosen"][viewer]
    yield Text(f"\n{say('table-lie-hand' if chosen is None else 'table-lie-hand-chosen')}", style="bold")
    yield Cards(
        [own_card(card, chosen[place] if chosen else None) for place, card in enumerate(view["hands"][viewer])]
    )


def own_card(card: str, value: str | None) -> Card:
    if value is None:
        return Card("/".join(card), style=paper.SUNFLOWER)
    return Card(value, style=paper.LEAF, under=((f"/{other_end(card, value)}", paper.FAINT),))
