"""Seventeen in the terminal: the row with its hearts, everyone's tokens and backs, and the own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from stolik.terminal.tables import Say, Step, paper, who
from stolik.terminal.tables.paper import CARD, Card, Cards
from stolik.terminal.tables.plain import winners_told

if TYPE_CHECKING:
    from stolik.engine.state import Outcome

HEART = "♥"
TWO_SIDED = "════"
MASTERY, NERVES = "◆", "!"
TO_WIN = 3
SPECIALS = "RTBP"
SPECIAL_RULES = {"R": "S-11", "T": "S-12", "B": "S-13", "P": "S-16"}


def worth(laid: str) -> int:
    """What a card is known to add to the row."""
    return int(laid[1]) if laid[0] in "DS" else 0


def in_sight(view: dict[str, Any]) -> tuple[int, int]:
    """What the viewer knows of the row: a sum, and how many hearts besides."""
    cards = [card for card, _ in view["row"]]
    return sum(worth(card) for card in cards), cards.count("?-")


def own_hand(view: dict[str, Any]) -> list[str]:
    return [] if view["seat"] is None else view["hands"][view["seat"]]


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
    return Card(card, style=paper.CORNFLOWER if card in SPECIALS else paper.SUNFLOWER, under=under)


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


# -- words


def label(move: str, view: dict[str, Any], say: Say) -> str:
    known, hearts = in_sight(view)
    if move == "pass":
        return say("label-seventeen-pass")
    if move == "check":
        return say("label-seventeen-check", known=known, hearts=hearts)
    if move[0] in "DS":
        key = "label-seventeen-hide" if move.endswith("-") else "label-seventeen-lay"
        return say(key, known=known + worth(move), hearts=hearts)
    if move == "P-":
        return say("label-seventeen-trap")
    if move.endswith("-"):
        return say("label-seventeen-idle")
    if move == "B+" and not view["row"]:
        return say("label-seventeen-bin-alone")
    return say(f"label-seventeen-{move[0]}")


def applying(view: dict[str, Any]) -> tuple[str, ...]:
    if view["phase"] == "react":
        return ("S-06", "S-17", "S-16", "S-19")
    cards = own_hand(view)
    if not cards:
        return ("S-10", "S-08", "S-17")
    two = ("S-12",) if view["to_play"] == 2 else ()
    specials = tuple(SPECIAL_RULES[card] for card in SPECIALS if card in cards and SPECIAL_RULES[card] not in two)
    check = ("S-08", "S-17") if view["row"] and not view["played"] else ()
    return (*two, "S-05", *check, "S-06", *specials)


def told(step: Step, names: list[str], say: Say) -> list[str]:
    viewer = step.after["seat"]
    someone = {"who": who(step.seat, viewer), "name": names[step.seat]}
    if step.move == "check":
        lines = check_told(step, someone, names, say)
    elif step.move == "pass":
        lines = [say("log-seventeen-pass", **someone)]
    else:
        lines = [card_told(step.move, someone, say)]
    return [*lines, *drawn_told(step, say)]


def card_told(move: str, someone: dict[str, str], say: Say) -> str:
    if move == "?-":
        return say("log-seventeen-heart", **someone)
    if move.endswith("-"):
        return say("log-seventeen-hide", card=move[:-1], **someone)
    if move[0] in SPECIALS:
        return say(f"log-seventeen-{move[0]}", **someone)
    return say("log-seventeen-lay", card=move.rstrip("+"), **someone)


def check_told(step: Step, someone: dict[str, str], names: list[str], say: Say) -> list[str]:
    shown = step.after["shown"]
    lines = [
        say("log-seventeen-check", sum=shown["sum"], reached="yes" if shown["sum"] >= 17 else "no", **someone)
    ]
    for seat in sorted({seat for card, seat in shown["row"] if card == "P-"}):
        lines.append(say("log-seventeen-trap", who=who(seat, step.after["seat"]), name=names[seat]))
    for seat, name in enumerate(names):
        before, after = tokens(step.before, seat), tokens(step.after, seat)
        if before != after:
            lines.append(say("log-seventeen-tokens", name=name, mastery=after[0], nerves=after[1]))
    return lines


def tokens(view: dict[str, Any], seat: int) -> tuple[int, int]:
    return view["mastery"][seat], view["nerves"][seat]


def drawn_told(step: Step, say: Say) -> Iterator[str]:
    new = Counter(own_hand(step.after)) - Counter(own_hand(step.before))
    if new:
        yield say("log-seventeen-draw", cards=", ".join(new.elements()))


def closing(steps: Sequence[Step], outcome: Outcome, names: list[str], say: Say) -> list[str]:
    last = steps[-1].after
    lines = [winners_told(outcome, names, last["seat"], say)]
    for seat, name in enumerate(names):
        mastery, nerves = tokens(last, seat)
        lines.append(say("log-seventeen-tokens", name=name, mastery=mastery, nerves=nerves))
    return lines
