"""Why a move of Lynx is not allowed."""

from __future__ import annotations

from stolik.engine.game import Reason
from stolik.games.lynx import notation
from stolik.games.lynx.notation import DRAWS, KINDS, PLAYS, STEALS
from stolik.games.lynx.position import PHASES, hand
from stolik.games.lynx.rules import Lynx


def refuse(kernel: Lynx, seat: int, word: str) -> Reason:
    phase = PHASES[kernel.phase]
    if seat != kernel.acting:
        return refuse_other(kernel, phase)
    if phase == "play":
        return refuse_play(kernel, seat, word)
    if phase == "steal":
        return refuse_steal(kernel, word)
    if phase == "keep":
        return "L-06", "lynx-keep-or-leave", {}
    if phase == "robbed":
        return "L-07", "lynx-back-or-discard", {}
    return refuse_draw(kernel, phase, word)


def refuse_other(kernel: Lynx, phase: str) -> Reason:
    """A seat that is not asked now."""
    if phase == "robbed":
        return "L-07", "lynx-robbed-decides", {"actor": kernel.acting}
    if phase == "draw":
        return "L-08", "lynx-other-draws", {"actor": kernel.acting}
    return "L-12", "not-your-turn", {"turn": kernel.turn}


def refuse_play(kernel: Lynx, seat: int, word: str) -> Reason:
    if word not in PLAYS:
        return "L-03", "lynx-play-first", {}
    wanted = notation.cards_of(PLAYS.index(word))
    held = hand(kernel, seat)
    value = wanted[0]
    if wanted.count(value) > held.count(value) and value != "J":
        return "L-03", "lynx-not-in-hand", {"count": held.count(value), "value": value}
    return "L-04", "lynx-too-few-jokers", {"count": held.count("J")}


def refuse_steal(kernel: Lynx, word: str) -> Reason:
    if word not in STEALS:
        return "L-22", "lynx-must-steal", {}
    value = word.removeprefix("steal ")
    return "L-22", "lynx-wrong-set", {"count": kernel.virtual[KINDS.index(value)], "value": value}


def refuse_draw(kernel: Lynx, phase: str, word: str) -> Reason:
    if word == "deck":
        return "L-09", "lynx-deck-empty", {}
    if word in DRAWS:
        place = int(word.removeprefix("pool "))
        return "L-08", "lynx-no-place", {"place": place, "places": kernel.places}
    if phase == "free draw":
        return "L-12", "lynx-draw-or-end", {}
    return "L-08", "lynx-must-draw", {"count": kernel.to_draw}
