"""Lie in sentences: what a move tells, what is asked, and who is left at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stolik.engine.telling import Step, View, someone, winners_told
from stolik.engine.text import Text

if TYPE_CHECKING:
    from stolik.engine.state import Outcome

LAST_TO_HOLD = 5  # one card more and the game is lost


def some(count: int, value: int) -> Text:
    """3 fours."""
    return Text("table-lie-some", {"count": count, "value": value})


def applying(view: View) -> tuple[str, ...]:
    if view["phase"] == "choose":
        rules = ["K-03", "K-01", "K-12"]
    elif view["phase"] == "direction":
        rules = ["K-13", "K-04"]
    elif not view["bids"]:
        rules = ["K-04", "K-05", "K-07", "K-12"]
    else:
        rules = ["K-06", "K-04", "K-08", "K-07", "K-12", "K-09"]
    if view["extra"]:
        return (*rules, "K-11")
    return (*rules, "K-10") if LAST_TO_HOLD in view["cards"] else tuple(rules)


def asked(view: View) -> Text:
    if view["phase"] == "bid":
        return Text("ask-lie-bid", {"bids": len(view["bids"])})
    return Text("ask-lie-choose" if view["phase"] == "choose" else "ask-lie-direction")


def label(move: str, view: View) -> Text:
    if move.startswith("turn "):
        return turn_label(move.removeprefix("turn "))
    if move in ("cw", "ccw"):
        return Text(f"label-lie-{move}")
    if move == "check":
        _, count, value = view["bids"][-1]
        return Text("label-lie-check", {"count": count, "value": value})
    count, value = map(int, move.split("x"))
    return Text("label-lie-bid", {"count": count, "value": value})


def turn_label(values: str) -> Text:
    """2 ones, 1 four: what there is most of comes first."""
    kinds = sorted(set(values), key=lambda value: (-values.count(value), value))
    *more, text = (some(values.count(value), int(value)) for value in kinds)
    for earlier in reversed(more):
        text = Text("label-lie-turn", {"some": earlier, "more": text})
    return text


def told(step: Step, names: Sequence[str]) -> list[Text]:
    mover = someone(step.seat, step.after, names)
    if step.move == "turn":
        return [Text("log-lie-turn", mover)]
    if step.move.startswith("turn "):
        return [Text("log-lie-turn-values", {**mover, "values": " ".join(step.move.removeprefix("turn "))})]
    if step.move in ("cw", "ccw"):
        return [Text(f"log-lie-{step.move}", mover)]
    if step.move == "check":
        return check_told(step, mover, names)
    count, value = map(int, step.move.split("x"))
    return [Text("log-lie-bid", {**mover, "count": count, "value": value})]


def check_told(step: Step, mover: dict[str, Any], names: Sequence[str]) -> list[Text]:
    last, after = step.after["shown"], step.after
    bidder, count, value = last["bid"]
    loser = last["checker"] if last["found"] >= count else bidder
    texts = [
        Text("log-lie-check", {**mover, "count": count, "value": value, "found": last["found"]}),
        loss_told(after, loser, names),
    ]
    if after["extra"] and not step.before["extra"]:
        left = [name for seat, name in enumerate(names) if seat not in after["out"]]
        texts.append(Text("log-lie-extra", {"names": ", ".join(left)}))
    return texts


def loss_told(after: View, loser: int, names: Sequence[str]) -> Text:
    fields = someone(loser, after, names)
    if loser in after["out"]:
        return Text("log-lie-lost-out", fields)
    if after["phase"] == "over":
        return Text("log-lie-lost", fields)
    return Text("log-lie-lost-draws", {**fields, "count": after["cards"][loser]})


def closing(steps: Sequence[Step], outcome: Outcome, names: Sequence[str]) -> list[Text]:
    last = steps[-1].after
    texts = [winners_told(outcome, names, last["seat"])]
    for seat, name in enumerate(names):
        if seat in last["out"]:
            texts.append(Text("result-lie-out", {"name": name}))
        else:
            texts.append(Text("result-lie-cards", {"name": name, "count": last["cards"][seat]}))
    return texts
