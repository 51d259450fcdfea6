"""Why a move of Piles was chosen, in a sentence that is true of the table as its seat sees it."""

from __future__ import annotations

from typing import Any

from stolik.engine.text import Text
from stolik.games.piles.notation import NUMBERS, PILES, WORDS, parts
from stolik.games.piles.rules import Piles

BACK = 10


class Table:
    """A table as one seat sees it."""

    def __init__(self, state: Piles, seat: int) -> None:
        self.tops = list(state.tops)
        self.fire = list(state.fire)
        self.hand = state.hand(seat)
        hands = (state.hand(other) for other in range(state.players))
        self.coming = {*state.pile()}.union(*hands)  # all cards that are still to be played
        others = [other for other in range(state.players) if other != seat]
        self.asked = [any(state.signals[4 * other + pile] for other in others) for pile in range(4)]

    def jump(self, card: int, pile: int) -> int:
        return card - self.tops[pile] if pile < 2 else self.tops[pile] - card

    def between(self, card: int, pile: int) -> int:
        """Cards still to be played that a play passes, or wins back."""
        low, high = sorted((card, self.tops[pile]))
        return sum(low < other < high for other in self.coming)

    def fits(self, card: int, pile: int) -> bool:
        return self.jump(card, pile) > 0 or self.jump(card, pile) == -BACK

    def cheapest(self) -> tuple[int, int, int] | None:
        """The play that passes the fewest cards: how many, the card and the pile."""
        plays = [
            (self.between(card, pile) * (1 if self.jump(card, pile) > 0 else -1), card, pile)
            for card in self.hand
            for pile in range(4)
            if self.fits(card, pile)
        ]
        return min(plays, default=None)

    def dead_after(self, card: int, pile: int) -> int:
        """Cards that will fit nowhere because of a play, as far as the piles alone tell."""
        after = [card if other == pile else top for other, top in enumerate(self.tops)]
        rest = self.coming - {card}
        return sum(self.is_dead(other, after) and not self.is_dead(other, self.tops) for other in rest)

    @staticmethod
    def is_dead(card: int, tops: list[int]) -> bool:
        back = (tops[0] - BACK, tops[1] - BACK, tops[2] + BACK, tops[3] + BACK)
        return min(tops[:2]) >= card >= max(tops[2:]) and card not in back


def reason(state: Piles, seat: int, code: int) -> Text:
    table = Table(state, seat)
    move = parts(WORDS[code])
    if move["do"] == "end":
        return reason_to_end(table)
    card, pile = int(move["card"]), PILES.index(move["pile"])
    fields: dict[str, Any] = {"card": card, "pile": PILES[pile]}
    passed = table.between(card, pile)
    back = card - BACK if pile < 2 else card + BACK
    if table.fire[pile] == 1:
        return Text("bot-why-piles-cover", fields)
    if table.jump(card, pile) < 0:
        return Text("bot-why-piles-back", {**fields, "won": passed})
    if back in NUMBERS and back in table.hand:
        return Text("bot-why-piles-pair", {**fields, "back": back})
    cheapest = table.cheapest()
    if cheapest and cheapest[2] != pile and table.asked[cheapest[2]] and not table.asked[pile]:
        return Text("bot-why-piles-asked", {**fields, "other": PILES[cheapest[2]]})
    return Text("bot-why-piles-jump", {**fields, "passed": passed, "dead": table.dead_after(card, pile)})


def reason_to_end(table: Table) -> Text:
    cheapest = table.cheapest()
    if cheapest is None:
        return Text("bot-why-piles-end-stuck")
    passed, card, pile = cheapest
    return Text("bot-why-piles-end", {"card": card, "pile": PILES[pile], "passed": max(0, passed)})
