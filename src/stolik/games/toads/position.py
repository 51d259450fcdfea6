"""A whole game of Toads as plain data, and back."""

from __future__ import annotations

from typing import Any

from stolik.engine.errors import BadPosition
from stolik.engine.layout import Layout, as_number, cards_of, rest, whole
from stolik.games.toads.notation import CARDS, NUMBERS
from stolik.games.toads.rules import Toads

SCORES = range(-10_000, 10_001)

read_cards = cards_of(NUMBERS)


def common(kernel: Toads) -> dict[str, Any]:
    """What position and views have alike."""
    return {
        "phase": "over" if kernel.over else "play",
        "round": kernel.round,
        "totals": kernel.totals[: kernel.players],
        "turn": kernel.turn,
        "row": kernel.row_cards(),
    }


def shown(kernel: Toads) -> list[list[int]] | None:
    if not kernel.has_shown():
        return None
    return [kernel.shown_cards(seat) for seat in range(kernel.players)]


def write(kernel: Toads) -> dict[str, Any]:
    seats = range(kernel.players)
    return {
        **common(kernel),
        "hands": [kernel.hand(seat) for seat in seats],
        "gained": [kernel.gained_cards(seat) for seat in seats],
        "penalties": [kernel.all_penalties(seat) for seat in seats],
        "unseen": [kernel.unseen_penalties(seat) for seat in seats],
        "deck": kernel.pile(),
        "shown": shown(kernel),
        "lacking": [kernel.lacking_cards(seat) for seat in seats],
        "since": kernel.since[: kernel.players],
    }


def read(kernel: Toads, layout: Layout) -> None:
    nothing: list[list[int]] = [[]] * kernel.players
    over = layout.word("phase", "play", ("play", "over")) == "over"
    round_number = layout.number("round", 1, range(1, kernel.rounds + 1))
    totals = layout.per_seat("totals", lambda key, value: as_number(key, value, SCORES), [0] * kernel.players)
    turn = layout.seat("turn")
    row = read_cards("row", layout.take("row", []))
    hands = layout.per_seat("hands", read_cards)
    gained = layout.per_seat("gained", read_cards, nothing)
    penalties = layout.per_seat("penalties", read_cards, nothing)
    unseen = layout.per_seat("unseen", read_cards, nothing)
    turned_up = nothing if layout.absent("shown") else layout.per_seat("shown", read_cards)
    lacking = layout.per_seat("lacking", read_cards, nothing)
    since = layout.per_seat("since", lambda key, value: as_number(key, value, range(100)), [0] * kernel.players)
    placed = [*row, *(card for zone in (hands, gained, penalties) for cards in zone for card in cards)]
    if layout.given("deck"):
        deck = read_cards("deck", layout.take("deck", []))
        whole(NUMBERS, [*placed, *deck])
    else:
        deck = kernel.mixed(rest(NUMBERS, placed))
    layout.done()
    for zone in (unseen, turned_up):
        rest(NUMBERS, [card for cards in zone for card in cards])
    for seat in range(kernel.players):
        for card in unseen[seat]:
            if card not in penalties[seat]:
                raise BadPosition("not-in-zone", key=f"unseen[{seat}]", card=card, zone=f"penalties[{seat}]")
        zones = (hands[seat], gained[seat], penalties[seat], unseen[seat], turned_up[seat])
        kernel.lay_seat(seat, totals[seat], [[CARDS[number] for number in zone] for zone in zones])
        kernel.lay_lacking(seat, [CARDS[number] for number in lacking[seat]], since[seat])
    kernel.lay([CARDS[number] for number in row], [CARDS[number] for number in deck])
    kernel.resume(turn, round_number, over)
