"""Piles in sentences: what a move tells, what is asked, and what the team has made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolik.engine.telling import Step, View, drawn, someone
from stolik.engine.text import Text
from stolik.games.piles.notation import MEANINGS

if TYPE_CHECKING:
    from stolik.engine.state import Outcome

ASCENDING = ("A", "B")
BACK, NO = "↩", "–"
SIGNALS = {sign: Text(f"signal-piles-{meaning}") for sign, meaning in MEANINGS.items()}
EXCELLENT = 10
CARDS = 98


def jump(card: int, pile: str, top: int) -> int:
    """How far a card goes in the direction of the pile; −10 is a step back."""
    return card - top if pile in ASCENDING else top - card


def jump_text(distance: int) -> str:
    return f"+{distance}" if distance > 0 else f"{BACK}10" if distance == -10 else NO


def applying(view: View) -> tuple[str, ...]:
    team_talk = ("P-14",) if len(view["hands"]) > 1 else ()
    if view["phase"] == "start":
        return ("P-03", *team_talk)
    fire = ("P-17",) if view["burning"] else ()
    least = "P-04" if view["deck"] else "P-10"
    return (*fire, least, "P-05", "P-06", "P-07", "P-09", "P-12", *team_talk)


def asked(view: View) -> Text:
    if view["phase"] == "start":
        return Text("ask-piles-start")
    return Text("ask-piles-play", {"played": view["played"]})


def label(move: str, view: View) -> Text:
    if move[0] in view["piles"]:
        return Text("label-piles-signal", {"pile": move[0], "sign": SIGNALS[move[1:]]})
    if move[-1] not in view["piles"]:
        return Text(f"label-piles-{move}")
    pile = move[-1]
    distance = jump(int(move[:-1]), pile, view["piles"][pile])
    return Text("label-piles-back") if distance == -10 else Text("label-piles-jump", {"jump": jump_text(distance)})


def told(step: Step, names: Sequence[str]) -> list[Text]:
    texts = moved(step, names)
    new = drawn(step)
    return [*texts, Text("log-piles-draw", {"cards": ", ".join(map(str, new))})] if new else texts


def moved(step: Step, names: Sequence[str]) -> list[Text]:
    move, tops, mover = step.move, step.before["piles"], someone(step.seat, step.after, names)
    if move[0] in tops:
        return [Text("log-piles-signal", {**mover, "pile": move[0], "sign": SIGNALS[move[1:]]})]
    if move == "end":
        return []  # the next name says so
    if move in ("start", "decline"):
        return [Text(f"log-piles-{move}", mover)]
    card, pile = int(move[:-1]), move[-1]
    distance = jump(card, pile, tops[pile])
    if distance == -10:
        return [Text("log-piles-back", {**mover, "card": card, "pile": pile})]
    return [Text("log-piles-play", {**mover, "card": card, "pile": pile, "jump": jump_text(distance)})]


def closing(steps: Sequence[Step], outcome: Outcome, names: Sequence[str]) -> list[Text]:
    left = CARDS - outcome.scores[0]
    burnt = bool(steps) and 0 in steps[-1].after["burning"].values()
    if left == 0:
        result = Text("result-piles-won")
    elif burnt:
        result = Text("result-piles-burnt", {"count": left})
    else:
        result = Text("result-piles-excellent" if left < EXCELLENT else "result-piles-lost", {"count": left})
    return [result, *(share(seat, name, steps) for seat, name in enumerate(names))]


def share(seat: int, name: str, steps: Sequence[Step]) -> Text:
    """What one seat has done for the team."""
    plays = [step for step in steps if step.seat == seat and step.move[0].isdigit()]
    jumps = [jump(int(step.move[:-1]), step.move[-1], step.before["piles"][step.move[-1]]) for step in plays]
    return Text("result-piles-share", {"name": name, "count": len(plays), "back": jumps.count(-10)})
