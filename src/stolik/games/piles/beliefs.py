"""What others may hold, given what they signalled: hands that would have signalled the same are likelier."""

from __future__ import annotations

from stolik.engine import bits
from stolik.engine.rng import Rng
from stolik.games.piles import rules
from stolik.games.piles.rules import Piles
from stolik.games.piles.signals import Wishes

SWAPS = 24  # cards exchanged from one imagined world to the next
WARMING_UP = 400  # and before the first
SLIP = 25  # one in so many exchanges that fit the signals a little less is kept


class Beliefs:
    """Wanders through the worlds a seat thinks possible, by exchanging cards it does not see."""

    def __init__(self, wishes: Wishes) -> None:
        self.wishes = wishes
        self.begun = False

    def wander(self, state: Piles, seat: int, rng: Rng) -> None:
        """Take a world one step on."""
        if state.players == 1:
            return
        for _ in range(SWAPS if self.begun else WARMING_UP):
            self.exchange(state, seat, rng)
        self.begun = True

    def exchange(self, state: Piles, seat: int, rng: Rng) -> None:
        """Swap a card of another hand with one of the deck, or of a third hand once there is no deck."""
        one = self.another(state, seat, rng)
        if not state.hands[one]:
            return
        card = self.any_of(state.hands[one], rng)
        if state.drawn < rules.CARDS:
            self.swap_with_deck(state, one, card, state.drawn + rng.below(rules.CARDS - state.drawn), rng)
            return
        other = self.another(state, seat, rng)
        if other != one and state.hands[other]:
            self.swap_with_hand(state, one, card, other, self.any_of(state.hands[other], rng), rng)

    def another(self, state: Piles, seat: int, rng: Rng) -> int:
        other = rng.below(state.players - 1)
        return other + 1 if other >= seat else other

    def any_of(self, cards: int, rng: Rng) -> int:
        for _ in range(rng.below(bits.size(cards))):
            cards &= cards - 1
        return bits.lowest(cards)

    def swap_with_deck(self, state: Piles, one: int, card: int, place: int, rng: Rng) -> None:
        before = self.misfits(state, one)
        drawn = state.deck[place]
        state.hands[one] ^= bits.bit(card) | bits.bit(drawn)
        state.deck[place] = card
        if not self.passes(self.misfits(state, one) - before, rng):
            state.hands[one] ^= bits.bit(card) | bits.bit(drawn)
            state.deck[place] = drawn

    def swap_with_hand(self, state: Piles, one: int, card: int, other: int, instead: int, rng: Rng) -> None:
        before = self.misfits(state, one) + self.misfits(state, other)
        both = bits.bit(card) | bits.bit(instead)
        state.hands[one] ^= both
        state.hands[other] ^= both
        if not self.passes(self.misfits(state, one) + self.misfits(state, other) - before, rng):
            state.hands[one] ^= both
            state.hands[other] ^= both

    def misfits(self, state: Piles, seat: int) -> int:
        """How many of a seat's signals its hand would not have given."""
        self.wishes.look(state, seat)
        count = 0
        for pile in range(4):
            if self.wishes.sign(pile, state.tops[pile]) != state.signals[seat * 4 + pile]:
                count += 1
        return count

    def passes(self, more: int, rng: Rng) -> bool:
        return more <= 0 or (more == 1 and rng.below(SLIP) == 0)
