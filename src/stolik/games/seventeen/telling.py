"""Seventeen in sentences: what a move tells, what is asked, and the tokens at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stolik.engine.telling import Step, View, drawn, own_hand, someone, winners_told
from stolik.engine.text import Text
from stolik.games.seventeen.notation import HEART

if TYPE_CHECKING:
    from stolik.engine.state import Outcome

ENOUGH = 17
SPECIAL_RULES = {"R": "S-11", "T": "S-12", "B": "S-13", "P": "S-16"}


def worth(laid: str) -> int:
    """What a card is known to add to the row."""
    return int(laid[1]) if laid[0] in "DS" else 0


def in_sight(view: View) -> tuple[int, int]:
    """What the viewer knows of the row: a sum, and how many hearts besides."""
    cards = [card for card, _ in view["row"]]
    return sum(map(worth, cards)), cards.count(HEART)


def applying(view: View) -> tuple[str, ...]:
    if view["phase"] == "react":
        return ("S-06", "S-17", "S-16", "S-19")
    cards = own_hand(view)
    if not cards:
        return ("S-10", "S-08", "S-17")
    two = ("S-12",) if view["to_play"] == 2 else ()
    specials = tuple(rule for card, rule in SPECIAL_RULES.items() if card in cards and rule not in two)
    check = ("S-08", "S-17") if view["row"] and not view["played"] else ()
    return (*two, "S-05", *check, "S-06", *specials)


def asked(view: View) -> Text:
    if view["phase"] == "react":
        return Text("ask-seventeen-react")
    return Text("ask-seventeen-turn", {"row": len(view["row"]), "played": view["played"]})


def label(move: str, view: View) -> Text:
    if move == "pass":
        return Text("label-seventeen-pass")
    known, hearts = in_sight(view)
    if move == "check":
        return Text("label-seventeen-check", {"known": known, "hearts": hearts})
    if move[0] in "DS":
        key = "label-seventeen-hide" if move.endswith("-") else "label-seventeen-lay"
        return Text(key, {"known": known + worth(move), "hearts": hearts})
    if move == "P-":
        return Text("label-seventeen-trap")
    if move.endswith("-"):
        return Text("label-seventeen-idle")
    if move == "B+" and not view["row"]:
        return Text("label-seventeen-bin-alone")
    return Text(f"label-seventeen-{move[0]}")


def told(step: Step, names: Sequence[str]) -> list[Text]:
    """Of a pass nobody else is told; but it may end a turn, and then cards are drawn."""
    mover = someone(step.seat, step.after, names)
    if step.move == "check":
        texts = check_told(step, mover, names)
    elif step.move == "pass":
        texts = [Text("log-seventeen-pass", mover)]
    else:
        texts = [card_told(step.move, mover)] if step.move else []
    return texts + [Text("log-seventeen-draw", {"card": card}) for card in drawn(step)]


def card_told(move: str, mover: dict[str, Any]) -> Text:
    if move == HEART:
        return Text("log-seventeen-heart", {"name": mover["name"]})
    if move.endswith("-"):
        return Text("log-seventeen-hide", {**mover, "card": move[:-1]})
    if move[0] in SPECIAL_RULES:
        return Text(f"log-seventeen-{move[0]}", mover)
    return Text("log-seventeen-lay", {**mover, "card": move.rstrip("+")})


def check_told(step: Step, mover: dict[str, Any], names: Sequence[str]) -> list[Text]:
    shown = step.after["shown"]
    reached = "yes" if shown["sum"] >= ENOUGH else "no"
    texts = [Text("log-seventeen-check", {**mover, "sum": shown["sum"], "reached": reached})]
    for seat in sorted({seat for card, seat in shown["row"] if card == "P-"}):
        texts.append(Text("log-seventeen-trap", someone(seat, step.after, names)))
    for seat, name in enumerate(names):
        if tokens(step.before, seat) != tokens(step.after, seat):
            texts.append(tokens_told(step.after, seat, name))
    return texts


def tokens(view: View, seat: int) -> tuple[int, int]:
    return view["mastery"][seat], view["nerves"][seat]


def tokens_told(view: View, seat: int, name: str) -> Text:
    mastery, nerves = tokens(view, seat)
    return Text("log-seventeen-tokens", {"name": name, "mastery": mastery, "nerves": nerves})


def closing(steps: Sequence[Step], outcome: Outcome, names: Sequence[str]) -> list[Text]:
    last = steps[-1].after
    return [
        winners_told(outcome, names, last["seat"]),
        *(tokens_told(last, seat, name) for seat, name in enumerate(names)),
    ]
