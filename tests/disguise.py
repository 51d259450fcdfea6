"""Who may know what, told a second time: positions that look the same to a seat, made without the engine.

`disguised` deals everything a seat (None: a spectator) may not know anew, each possible way equally likely.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any

Position = dict[str, Any]


class Hidden:
    """The cards a seat does not know, shuffled, to be taken one by one."""

    def __init__(self, cards: Iterable[Any], chooser: random.Random) -> None:
        self.cards = list(cards)
        chooser.shuffle(self.cards)

    def take(self, count: int) -> list[Any]:
        taken, self.cards = self.cards[:count], self.cards[count:]
        return taken


def others(position: Position, seat: int | None) -> Iterator[int]:
    return (other for other in range(len(position["hands"])) if other != seat)


def toads(position: Position, seat: int | None, chooser: random.Random, options: Any) -> None:
    hands, unseen, penalties = position["hands"], position["unseen"], position["penalties"]
    pool = [*position["deck"], *chain(*unseen)]
    for other in others(position, seat):
        pool += hands[other]
    hidden = Hidden(pool, chooser)
    for other in others(position, seat):
        hands[other] = sorted(hidden.take(len(hands[other])))
    for owner, cards in enumerate(unseen):
        known = [card for card in penalties[owner] if card not in cards]
        unseen[owner] = sorted(hidden.take(len(cards)))
        penalties[owner] = sorted(known + unseen[owner])
    position["deck"] = hidden.cards


def piles(position: Position, seat: int | None, chooser: random.Random, options: Any) -> None:
    hands = position["hands"]
    pool = [*position["deck"], *(card for other in others(position, seat) for card in hands[other])]
    while True:
        hidden = Hidden(pool, chooser)
        for other in others(position, seat):
            hands[other] = sorted(hidden.take(len(hands[other])))
        position["deck"] = hidden.cards
        if position["phase"] != "play" or piles_can_go_on(position, options):
            break


def piles_can_go_on(position: Position, options: Any) -> bool:
    """Everyone sees that the game is not over: the seat to move has played enough, or can play."""
    hand = position["hands"][position["turn"]]
    owed = min(options["minimum"] if position["deck"] else 1, len(hand) + position["played"])
    up_a, up_b, down_c, down_d = (position["piles"][pile] for pile in "ABCD")
    return position["played"] >= owed or any(
        card > min(up_a, up_b)
        or card < max(down_c, down_d)
        or card + 10 in (up_a, up_b)
        or card - 10 in (down_c, down_d)
        for card in hand
    )


def lie(position: Position, seat: int | None, chooser: random.Random, options: Any) -> None:
    hands, chosen = position["hands"], position["chosen"]
    deck = [f"{low}{high}" for low in range(1, 7) for high in range(low + 1, 7) for _ in range(2)]
    if seat is not None:
        for card in hands[seat]:
            deck.remove(card)
    hidden = Hidden(deck, chooser)
    for other in others(position, seat):
        hands[other] = hidden.take(len(hands[other]))
        if chosen[other] is not None:
            chosen[other] = "".join(chooser.choice(card) for card in hands[other])


def lynx(position: Position, seat: int | None, chooser: random.Random, options: Any) -> None:
    hands, known = position["hands"], position["known"]
    unknown = {
        other: list((Counter(hands[other]) - Counter(known[other])).elements()) for other in others(position, seat)
    }
    hidden = Hidden([*position["deck"], *chain(*unknown.values())], chooser)
    for other, cards in unknown.items():
        mixed = [*known[other], *hidden.take(len(cards))]
        hands[other] = sorted(mixed, key=lambda card: 14 if card == "J" else int(card))
    position["deck"] = hidden.cards


SEVENTEEN = [*(f"D{n}" for n in range(1, 6)), *(f"S{n}" for n in range(1, 6)), "R", "T", "B", "P"]


def seventeen(position: Position, seat: int | None, chooser: random.Random, options: Any) -> None:
    """Hearts lie where a heart is seen; under the top of the pile, and with hidden backs, anything may lie."""
    hands, deck, row, binned = position["hands"], position["deck"], position["row"], position["binned"]
    open_backs = options["open_backs"]
    face_down = [entry for entry in row if entry[0].endswith("-") and entry[1] != seat]
    unseen_binned = [entry for entry in binned if entry[1] != seat]
    in_hand = {
        other: [card for card in hands[other] if not open_backs or card[0] != "D"]
        for other in others(position, seat)
    }
    top_is_known = bool(open_backs and deck and deck[0][0] == "D")
    top_is_heart = bool(open_backs and deck and deck[0][0] != "D")
    pool = [entry[0][:-1] for entry in face_down] + [entry[0] for entry in unseen_binned]
    pool += [*chain(*in_hand.values()), *(deck[1:] if top_is_known else deck)]
    hearts = Hidden((card for card in pool if card[0] != "D"), chooser)
    for entry in face_down:
        entry[0] = hearts.take(1)[0] + "-"
    gone = Counter(card for card, _ in unseen_binned)
    for entry in unseen_binned:
        entry[0] = hearts.take(1)[0]
    discard = Counter(position["discard"]) - gone + Counter(card for card, _ in unseen_binned)
    position["discard"] = sorted(discard.elements(), key=SEVENTEEN.index)
    first = deck[:1] if top_is_known else hearts.take(1) if top_is_heart else []
    rest = hearts if open_backs else Hidden([], chooser)
    for other, cards in in_hand.items():
        if open_backs:
            drawn = rest.take(len(cards))
            kept = [card for card in hands[other] if card[0] == "D"]
            hands[other] = sorted(kept + drawn, key=SEVENTEEN.index)
    anything = Hidden([*hearts.cards, *(card for card in pool if card[0] == "D")], chooser)
    if not open_backs:
        for other, cards in in_hand.items():
            hands[other] = sorted(anything.take(len(cards)), key=SEVENTEEN.index)
    position["deck"] = first + anything.cards
    position["passed"] = [other for other in position["passed"] if other == seat]


DISGUISES: dict[str, Callable[[Position, int | None, random.Random, Any], None]] = {
    "toads": toads,
    "piles": piles,
    "lie": lie,
    "lynx": lynx,
    "seventeen": seventeen,
}


def disguised(name: str, position: Position, seat: int | None, chooser: random.Random, options: Any) -> Position:
    """Another position that is the same to the seat."""
    other = copy.deepcopy(position)
    DISGUISES[name](other, seat, chooser, options)
    other["seed"] = f"{chooser.getrandbits(256):064x}"
    return other
