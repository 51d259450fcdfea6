"""A whole game of Seventeen as plain data, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.engine.errors import BadPosition, quoted
from stolik.engine.layout import Layout, as_list, as_number, cards_of, rest, whole
from stolik.games.seventeen.notation import KINDS, LAID, TWO_SIDED
from stolik.games.seventeen.rules import Seventeen

DECK = [card for card in KINDS for _ in range(7 if card in TWO_SIDED else 3 if card[0] == "S" else 5)]
HEARTS = [card for card in KINDS if card not in TWO_SIDED]
TOKENS = range(10_001)
SHOWN = ("row", "caller", "last", "sum")
SUMS = range(5 * len(DECK) + 1)
NOBODY = -1  # as in the rules

Laid = tuple[int, int]  # a card by number, and who laid it

read_cards = cards_of(KINDS)


def common(kernel: Seventeen) -> dict[str, Any]:
    """What position and views have alike."""
    return {
        "phase": "over" if kernel.over else "react" if kernel.reacting else "turn",
        "turn": kernel.turn,
        "direction": kernel.direction,
        "to_play": kernel.to_play,
        "played": kernel.played,
        "next_to_play": kernel.next_to_play,
        "last": None if kernel.last == NOBODY else kernel.last,
        "mastery": kernel.mastery[: kernel.players],
        "nerves": kernel.nerves[: kernel.players],
        "shown": shown(kernel),
    }


def shown(kernel: Seventeen) -> dict[str, Any] | None:
    if not kernel.shown_size:
        return None
    return {
        "row": named(LAID, kernel.shown_cards()),
        "caller": kernel.shown_caller,
        "last": kernel.shown_last,
        "sum": kernel.shown_sum,
    }


def named(names: Sequence[str], laid: list[Laid]) -> list[list[Any]]:
    return [[names[number], seat] for number, seat in laid]


def write(kernel: Seventeen) -> dict[str, Any]:
    seats = range(kernel.players)
    return {
        **common(kernel),
        "passed": [seat for seat in seats if kernel.passed >> seat & 1],
        "row": named(LAID, kernel.row_cards()),
        "hands": [[KINDS[kind] for kind in kernel.hand(seat)] for seat in seats],
        "deck": [KINDS[kind] for kind in kernel.pile()],
        "discard": [KINDS[kind] for kind in kernel.discards()],
        "binned": named(KINDS, kernel.binned_cards()),
    }


def read(kernel: Seventeen, layout: Layout) -> None:
    phase = layout.word("phase", "turn", ("turn", "react", "over"))
    read_turn(kernel, layout, phase == "react")
    last = NOBODY if layout.absent("last") else layout.seat("last")
    passed = layout.seats("passed")
    zero = [0] * kernel.players
    tokens = [layout.per_seat(key, read_tokens, zero) for key in ("mastery", "nerves")]
    read_zones(kernel, layout)
    if not layout.absent("shown"):
        read_shown(kernel, layout.need("shown"))
    layout.done()
    kernel.lay_tokens(*tokens)
    kernel.resume(phase, last, passed)


def read_turn(kernel: Seventeen, layout: Layout, reacting: bool) -> None:
    turn = layout.seat("turn")
    direction = layout.take("direction", 1)
    if type(direction) is not int or direction not in (1, -1):
        raise BadPosition("type", key="direction", value=quoted(direction), wanted="1, -1")
    to_play = layout.number("to_play", 1, range(1, 3))
    played = layout.number("played", int(reacting), range(3))  # there is a card to react to
    kernel.take_up(turn, direction, to_play, played, layout.number("next_to_play", 1, range(1, 3)))


def read_tokens(key: str, value: Any) -> int:
    return as_number(key, value, TOKENS)


def read_zones(kernel: Seventeen, layout: Layout) -> None:
    hands = layout.per_seat("hands", read_cards)
    row = read_laid("row", layout.take("row", []), LAID, kernel.players)
    discard = read_cards("discard", layout.take("discard", []))
    binned = read_laid("binned", layout.take("binned", []), KINDS, kernel.players)
    check_binned([KINDS[kind] for kind, _ in binned], discard)
    placed = [
        *(card_of(code) for code, _ in row),
        *(card for zone in (*hands, discard) for card in zone),
    ]
    if layout.given("deck"):
        given = read_cards("deck", layout.take("deck", []))
        whole(DECK, [*placed, *given])
        deck = numbers(given)
    else:
        deck = kernel.mixed(numbers(rest(DECK, placed)))
    kernel.lay_hands([numbers(hand) for hand in hands])
    kernel.lay_row(row)
    kernel.lay_piles(deck, numbers(discard), binned)


def card_of(code: int) -> str:
    return LAID[code].rstrip("+-")


def numbers(cards: list[str]) -> list[int]:
    return [KINDS.index(card) for card in cards]


def read_laid(key: str, value: Any, names: Sequence[str], players: int) -> list[Laid]:
    """A list of cards, each with the seat that laid it."""
    laid = []
    for i, entry in enumerate(as_list(key, value)):
        pair = as_list(f"{key}[{i}]", entry)
        if len(pair) != 2:
            raise BadPosition("type", key=f"{key}[{i}]", value=quoted(entry), wanted="[card, seat]")
        card, seat = pair
        if type(card) is not str or card not in names:
            raise BadPosition("no-card", key=key, value=quoted(card))
        laid.append((names.index(card), as_number(f"{key}[{i}]", seat, range(players))))
    return laid


def check_binned(binned: list[str], discard: list[str]) -> None:
    """Each lies in the discard pile, and could lie heart up."""
    left = list(discard)
    for card in binned:
        if card not in HEARTS:
            raise BadPosition("type", key="binned", value=quoted(card), wanted=", ".join(HEARTS))
        if card not in left:
            raise BadPosition("not-in-zone", key="binned", card=card, zone="discard")
        left.remove(card)


def read_shown(kernel: Seventeen, value: Any) -> None:
    if not isinstance(value, dict) or set(value) != set(SHOWN) or not value["row"]:
        raise BadPosition("type", key="shown", value=quoted(value), wanted=f"{{{', '.join(SHOWN)}}}")
    row = read_laid("shown.row", value["row"], LAID, kernel.players)
    rest(DECK, [card_of(code) for code, _ in row])
    seats = range(kernel.players)
    caller, last = (as_number(f"shown.{key}", value[key], seats) for key in ("caller", "last"))
    kernel.lay_shown(row, caller, last, as_number("shown.sum", value["sum"], SUMS))
