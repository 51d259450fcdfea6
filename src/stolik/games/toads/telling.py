"""Toads in sentences: what a move tells, what is asked, and how the points came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolik.engine.telling import Step, View, drawn, own_hand, scores_told, signed, someone, winners_told
from stolik.engine.text import Text
from stolik.games.toads.notation import twin_of

if TYPE_CHECKING:
    from stolik.engine.state import Outcome


def is_toad(card: int) -> bool:
    return card == twin_of(card)


def cost(cards: Sequence[int | None]) -> int:
    """What penalties cost, as far as they are known; an unseen one costs at least one."""
    return -sum(5 if card is not None and is_toad(card) else 1 for card in cards)


def applying(view: View) -> tuple[str, ...]:
    if not view["row"]:
        return ("T-07", "T-13") if view["deck"] == 0 else ("T-07", "T-11")
    rules = ["T-05", "T-06", "T-08", "T-10", "T-15"]
    if view["deck"] == 0:
        rules.insert(0, "T-12")
    if len(view["row"]) == 1:
        rules += ["T-09", "T-17"]
    if not own_hand(view):
        rules.insert(0, "T-14")
    return tuple(rules)


def asked(view: View) -> Text:
    return Text("ask-toads-play", {"row": len(view["row"])})


def label(move: str, view: View) -> Text:
    row = view["row"]
    if move == "take":
        return Text("label-toads-take", {"points": signed(cost(row))})
    if move.startswith("x"):
        return Text("label-toads-pull", {"twin": twin_of(int(move[1:]))})
    card = int(move)
    twin = twin_of(card)
    pair = twin != card and twin in own_hand(view)
    if not row:
        return Text("label-toads-opens-pair", {"twin": twin}) if pair else Text("label-toads-open")
    apart = signed(card - row[-1])
    if pair:
        return Text("label-toads-feeds", {"apart": apart, "twin": twin})
    return Text("label-toads-place", {"apart": apart})


def told(step: Step, names: Sequence[str]) -> list[Text]:
    texts = [moved(step, names)]
    if step.after["phase"] == "over":  # the closing tells it
        return texts
    if round_ended(step):
        return [*texts, *round_told(step, names)]
    if step.move == "take" and step.after["deck"] < step.before["deck"]:
        texts.append(Text("log-toads-unseen", someone(step.seat, step.after, names)))
    return texts + [Text("log-toads-draw", {"card": card}) for card in drawn(step)]


def moved(step: Step, names: Sequence[str]) -> Text:
    mover = someone(step.seat, step.after, names)
    if step.move == "take":
        row = step.before["row"]
        return Text("log-toads-take", {**mover, "count": len(row), "points": signed(cost(row))})
    if step.move.startswith("x"):
        card = int(step.move[1:])
        return Text("log-toads-pull", {**mover, "card": card, "twin": twin_of(card)})
    return Text("log-toads-place", {**mover, "card": int(step.move)})


def round_ended(step: Step) -> bool:
    return bool(step.after["round"] != step.before["round"] or step.after["phase"] == "over")


def round_told(step: Step, names: Sequence[str]) -> list[Text]:
    """What each seat has made of the round that this step ended."""
    texts = [Text("log-toads-round", {"round": step.before["round"]})]
    for seat, name in enumerate(names):
        points = step.after["totals"][seat] - step.before["totals"][seat]
        pulled = 2 if step.seat == seat and step.move.startswith("x") else 0
        plus = len(step.before["gained"][seat]) + pulled
        score = {"plus": signed(plus), "minus": signed(points - plus), "points": signed(points)}
        texts.append(Text("log-toads-score", {"name": name, **score}))
    for name, cards in zip(names, step.after["shown"] or [], strict=False):
        if cards:
            texts.append(Text("log-toads-turned", {"name": name, "cards": ", ".join(map(str, cards))}))
    return texts


def closing(steps: Sequence[Step], outcome: Outcome, names: Sequence[str]) -> list[Text]:
    texts = [winners_told(outcome, names, steps[-1].after["seat"]), *scores_told(outcome, names)]
    for step in steps:
        if round_ended(step):
            texts += round_told(step, names)
    return texts
