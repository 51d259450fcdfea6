"""A whole game of Lie as plain data, and back."""

from __future__ import annotations

from typing import Any

from stolik.engine.errors import BadPosition, quoted
from stolik.engine.layout import Layout, as_list, as_number, cards_of, rest
from stolik.games.lie.notation import MOST_TO_TURN, PAIRS, ends_of, turned
from stolik.games.lie.rules import Lie

PHASES = ("choose", "direction", "bid", "over")
HEAP = [card for card in PAIRS for _ in range(2)]
MOST_BIDS = 6 * len(HEAP)
DRAWN = range(MOST_TO_TURN + 1)  # by a seat in one round
NOT_DRAWN = range(-100, 101)  # by a seat that draws no more: taken as given

read_cards = cards_of(PAIRS)


def hands(heap: list[int], first: list[int], players: int) -> list[list[str]]:
    return [[PAIRS[card] for card in heap[first[seat] : first[seat + 1]]] for seat in range(players)]


def choices(held: list[list[str]], ends: list[int], who: int) -> list[str | None]:
    """The values each hand is turned to; None for a seat that has not chosen."""
    return [turned(hand, ends[seat]) if who >> seat & 1 else None for seat, hand in enumerate(held)]


def bid(entry: int) -> list[int]:
    """Seat, count and value."""
    return [entry & 7, (entry >> 3) // 6 + 1, (entry >> 3) % 6 + 1]


def shown(kernel: Lie) -> dict[str, Any] | None:
    if not kernel.showing:
        return None
    held = hands(kernel.shown_heap, kernel.shown_first, kernel.players)
    return {
        "hands": held,
        "chosen": choices(held, kernel.shown_ends, kernel.shown_turned),
        "bid": bid(kernel.shown_bid),
        "checker": kernel.checker,
        "found": kernel.found,
    }


def common(kernel: Lie) -> dict[str, Any]:
    """What position and views have alike."""
    return {
        "phase": "over" if kernel.over else PHASES[kernel.phase],
        "turn": kernel.turn,
        "starter": kernel.starter,
        "direction": kernel.direction,
        "bids": [bid(entry) for entry in kernel.bids[: kernel.bid_count]],
        "cards": kernel.cards[: kernel.players],
        "out": [seat for seat in range(kernel.players) if kernel.out >> seat & 1],
        "extra": kernel.extra,
        "shown": shown(kernel),
    }


def write(kernel: Lie) -> dict[str, Any]:
    held = hands(kernel.heap, kernel.first, kernel.players)
    return {**common(kernel), "hands": held, "chosen": choices(held, kernel.ends, kernel.turned)}


def read(kernel: Lie, layout: Layout) -> None:
    bids = read_bids(layout)
    phase = layout.word("phase", "bid" if bids else "choose", PHASES)
    direction = read_direction(layout)
    starter = layout.seat("starter", bids[0] & 7 if bids else layout.seat("turn"))
    turn = layout.seat("turn", ((bids[-1] & 7) + direction) % layout.players if bids else starter)
    extra = layout.flag("extra")
    out = layout.seats("out")
    held, ends = read_hands(layout, "")
    playing = [seat for seat in range(layout.players) if phase != "over" and seat not in out]
    if phase == "choose":
        check_choices([seat for seat in playing if ends[seat] < 0], held)
    cards = read_drawn(layout, [len(hand) for hand in held], playing)
    read_shown(kernel, layout)
    layout.done()
    lay(kernel, held, ends)
    kernel.seat_hands(cards, sum(1 << seat for seat in out))
    kernel.lay_bids(bids, extra)
    kernel.resume(PHASES.index("bid" if phase == "over" else phase), turn, starter, direction, phase == "over")


def lay(kernel: Lie, held: list[list[str]], ends: list[int]) -> None:
    kernel.lay_hands([[PAIRS.index(card) for card in hand] for hand in held], ends)


def read_hands(layout: Layout, where: str) -> tuple[list[list[str]], list[int]]:
    """Hands, and the bits of how they are turned; −1 for one that is not."""
    held = layout.per_seat(f"{where}hands", read_cards)
    rest(HEAP, [card for hand in held for card in hand])
    chosen = layout.per_seat(f"{where}chosen", lambda key, value: (key, value), [None] * layout.players)
    return held, [read_choice(key, value, hand) for (key, value), hand in zip(chosen, held, strict=True)]


def read_choice(key: str, value: Any, hand: list[str]) -> int:
    if value is None:
        return -1
    ends = ends_of(hand, value) if isinstance(value, str) else None
    if ends is None:
        raise BadPosition("lie-chosen", key=key, value=quoted(value), hand=" ".join(hand))
    return ends


def check_choices(choosers: list[int], held: list[list[str]]) -> None:
    for seat in choosers:
        if len(held[seat]) > MOST_TO_TURN:
            raise BadPosition("lie-hand", key=f"hands[{seat}]", count=len(held[seat]), most=MOST_TO_TURN)


def read_direction(layout: Layout) -> int:
    direction = layout.take("direction", 1)
    if type(direction) is not int or direction not in (1, -1):
        raise BadPosition("type", key="direction", value=quoted(direction), wanted="1, -1")
    return direction


def read_bids(layout: Layout) -> list[int]:
    """The bids as the kernel notes them."""
    bids = as_list("bids", layout.take("bids", []))
    if len(bids) > MOST_BIDS:
        raise BadPosition("lie-bids", count=len(bids), most=MOST_BIDS)
    return [read_bid(f"bids[{place}]", entry, layout.players) for place, entry in enumerate(bids)]


def read_bid(key: str, value: Any, players: int) -> int:
    entry = as_list(key, value)
    if len(entry) != 3:
        raise BadPosition("type", key=key, value=quoted(value), wanted="[seat, count, value]")
    if type(entry[0]) is not int or entry[0] not in range(players):
        raise BadPosition("seat", key=key, value=quoted(entry[0]), last=players - 1)
    count = as_number(f"{key}[1]", entry[1], range(1, len(HEAP) + 1))
    number = as_number(f"{key}[2]", entry[2], range(1, 7))
    return ((count - 1) * 6 + number - 1) * 8 + entry[0]


def read_drawn(layout: Layout, held: list[int], playing: list[int]) -> list[int]:
    """How many each seat draws: as many as it holds, where that is not said."""
    drawn = layout.per_seat("cards", lambda key, value: (key, value), [min(count, DRAWN[-1]) for count in held])
    cards = [
        as_number(key, value, DRAWN if seat in playing else NOT_DRAWN) for seat, (key, value) in enumerate(drawn)
    ]
    total = sum(cards[seat] for seat in playing)
    if total > len(HEAP):
        raise BadPosition("lie-drawn", total=total, most=len(HEAP))
    return cards


def read_shown(kernel: Lie, layout: Layout) -> None:
    if layout.absent("shown"):
        return
    value = layout.take("shown", None)
    if not isinstance(value, dict):
        raise BadPosition("type", key="shown", value=quoted(value), wanted="{…}")
    inner = Layout({f"shown.{key}": entry for key, entry in value.items()}, layout.players)
    held, ends = read_hands(inner, "shown.")
    last = read_bid("shown.bid", inner.need("shown.bid"), layout.players)
    inner.need("shown.checker")
    checker = inner.seat("shown.checker")
    found = as_number("shown.found", inner.need("shown.found"), range(len(HEAP) + 1))
    inner.done()
    lay(kernel, held, ends)
    kernel.reveal(checker, last, found)
