"""A whole game of Piles as plain data, and back."""

from __future__ import annotations

from typing import Any

from stolik.engine.errors import BadPosition, quoted
from stolik.engine.layout import Layout, as_number, cards_of, rest
from stolik.games.piles.notation import NUMBERS, PILES, SIGNS
from stolik.games.piles.rules import Piles

BASES = (1, 100)  # printed on the table, not cards
NOT_BURNING = -1  # as in the rules

read_cards = cards_of(NUMBERS)


def common(kernel: Piles) -> dict[str, Any]:
    """What position and views have alike."""
    seats = range(kernel.players)
    signals = [kernel.signals[4 * seat : 4 * seat + 4] for seat in seats]
    return {
        "phase": "over" if kernel.over else "start" if kernel.starting else "play",
        "turn": kernel.turn,
        "played": kernel.played,
        "piles": dict(zip(PILES, kernel.tops, strict=True)),
        "declined": [seat for seat in seats if kernel.declined >> seat & 1],
        "burning": {pile: left for pile, left in zip(PILES, kernel.fire, strict=True) if left != NOT_BURNING},
        "signals": [
            {pile: SIGNS[sign] for pile, sign in zip(PILES, signs, strict=True) if sign} for signs in signals
        ],
    }


def write(kernel: Piles) -> dict[str, Any]:
    return {
        **common(kernel),
        "hands": [kernel.hand(seat) for seat in range(kernel.players)],
        "deck": kernel.pile(),
    }


def read(kernel: Piles, layout: Layout) -> None:
    in_a_turn = kernel.players == 1 or layout.given("turn") or layout.given("played")
    phase = layout.word("phase", "play" if in_a_turn else "start", ("start", "play", "over"))
    turn = layout.seat("turn")
    played = layout.number("played", 0, range(len(NUMBERS) + 1))
    tops = read_tops(layout)
    hands = layout.per_seat("hands", read_cards)
    declined = layout.seats("declined")
    fire = read_fire(layout)
    signals = layout.per_seat("signals", read_signals, [{}] * kernel.players)
    placed = [*(top for top in tops if top not in BASES), *(card for hand in hands for card in hand)]
    unplaced = rest(NUMBERS, placed)
    if layout.given("deck"):
        deck = read_cards("deck", layout.take("deck", []))
        rest(unplaced, deck)
    else:
        deck = kernel.mixed(unplaced)
    layout.done()
    if phase == "start" and len(declined) == kernel.players:
        raise BadPosition("all-declined")
    kernel.lay(hands, deck, tops)
    kernel.resume(turn, played, fire, [sign for signs in signals for sign in signs])
    burnt_down = kernel.on_fire and 0 in fire  # P-17
    kernel.open(phase == "start", phase == "over" or burnt_down, declined)


def read_tops(layout: Layout) -> list[int]:
    piles = as_piles("piles", layout.take("piles", {}))
    tops = dict(zip(PILES, (1, 1, 100, 100), strict=True)) | piles
    return [as_number(f"piles.{pile}", top, range(1, 101)) for pile, top in tops.items()]


def read_fire(layout: Layout) -> list[int]:
    burning = as_piles("burning", layout.take("burning", {}))
    fire = {pile: as_number(f"burning.{pile}", left, range(3)) for pile, left in burning.items()}
    return [fire.get(pile, NOT_BURNING) for pile in PILES]


def read_signals(key: str, value: Any) -> list[int]:
    signs = as_piles(key, value)
    for pile, sign in signs.items():
        if sign not in SIGNS[1:]:
            raise BadPosition("type", key=f"{key}.{pile}", value=quoted(sign), wanted=", ".join(SIGNS[1:]))
    return [SIGNS.index(signs.get(pile, "-")) for pile in PILES]


def as_piles(key: str, value: Any) -> dict[str, Any]:
    """An object whose keys are piles."""
    if not isinstance(value, dict):
        raise BadPosition("type", key=key, value=quoted(value), wanted="{…}")
    for pile in value:
        if not isinstance(pile, str) or pile not in [*PILES]:
            raise BadPosition("type", key=key, value=quoted(pile), wanted=", ".join(PILES))
    return value
