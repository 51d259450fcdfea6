"""Lynx: the rules, in the order of the rulebook. Ids refer to the rules page of the game.

Codes: the plays (see cards.py), then the decisions of thief and robbed seat, the draws, the end of a turn, and the
steals from the virtual player.
"""

from __future__ import annotations

from stolik.games.lynx import cards
from stolik.games.lynx.cards import Cards

HAND = 13  # L-02
VIRTUAL_HAND = 13  # L-20
ONE = 0
THIRTEEN = 12

KEEP = 629
LEAVE = 630
BACK = 631
DISCARD = 632
DECK = 633
POOL = 634
END = 640
STEAL = 641

# what the acting seat is asked for
PLAYING = 0
STEALING = 1
KEEPING = 2
ROBBED = 3
DRAWING = 4
FREE_DRAWING = 5


class Lynx(Cards):
    """Sets of one value before each seat, stolen by higher sets of as many cards."""

    def __init__(self, players: int, mode: str) -> None:
        Cards.__init__(self, players)
        self.duel = players == 2
        self.free_draws = mode == "basic"  # L-12, L-17
        self.ones_bite = mode == "expert"  # L-18
        self.phase = PLAYING
        self.turn = 0  # who has the paw
        self.acting = 0
        self.to_rob = [0] * 5
        self.still_to_rob = 0
        self.to_draw = 0

    # -- set-up

    def deal(self) -> None:
        if self.duel:
            self.hand_out_jokers()
        else:
            self.gather_deck(cards.JOKERS)
        self.shuffle(self.deck, self.deck_size)
        for seat in range(self.players):  # L-02
            while self.hand_sizes[seat] < HAND:
                self.take(seat, self.next_card(), 1)
        self.refill_pool()
        if self.duel:
            self.refill_virtual()
        self.ask(PLAYING, 0)

    def hand_out_jokers(self) -> None:
        """L-19"""
        for seat in range(self.players):
            self.take_openly(seat, cards.JOKER, 2)
        self.gather_deck(cards.JOKERS - 2 * self.players)

    # -- a turn

    def moves(self, seat: int) -> int:
        if seat != self.acting or self.over:
            return 0
        if self.phase == PLAYING:
            return self.plays(seat)
        if self.phase == STEALING:
            return self.steals()
        if self.phase == KEEPING:
            return self.either(KEEP, LEAVE)  # L-06, L-07
        if self.phase == ROBBED:
            return self.either(BACK, DISCARD)  # L-07
        return self.draws()

    def make(self, seat: int, code: int) -> None:
        if code < KEEP:
            self.play(seat, code)
        elif code == KEEP:
            self.keep()
        elif code == LEAVE:
            self.ask(ROBBED, self.to_rob[0])
        elif code == BACK:
            self.take_back()
        elif code == DISCARD:
            self.put_away()
        elif code < END:
            self.draw(seat, code)
        elif code == END:
            self.end_turn()
        else:
            self.steal_from_virtual(seat, code - STEAL)

    def either(self, one: int, other: int) -> int:
        self.buffer[0] = one
        self.buffer[1] = other
        return 2

    def plays(self, seat: int) -> int:
        """L-03, L-04: any number of one value with any number of jokers, or jokers alone."""
        hand = seat * cards.KINDS
        jokers = self.hands[hand + cards.JOKER]
        count = 0
        for value in range(cards.JOKER):
            for more in range(self.hands[hand + value]):
                for wild in range(jokers + 1):
                    self.buffer[count] = value * cards.PLAYS_OF_A_VALUE + more * (cards.JOKERS + 1) + wild
                    count += 1
        for more in range(jokers):
            self.buffer[count] = cards.JOKERS_ALONE + more
            count += 1
        return count

    def play(self, seat: int, layer: int) -> None:
        self.give(seat, cards.VALUE[layer], cards.VALUED[layer])
        self.give(seat, cards.JOKER, cards.WILD[layer])
        self.lay_layer(seat, layer)
        if self.hand_sizes[seat] == 0:  # L-13
            self.finish()
            return
        self.compare()

    # -- stealing

    def compare(self) -> None:
        """L-05: who must be robbed, clockwise from the left; L-23: the virtual player first."""
        self.still_to_rob = 0
        seat = self.after(self.turn)
        while seat != self.turn:
            if self.heights[seat] > 0 and self.steals_layer(self.top(seat)):
                self.to_rob[self.still_to_rob] = seat
                self.still_to_rob += 1
            seat = self.after(seat)
        if self.duel and self.steals() > 0:
            self.ask(STEALING, self.turn)
        elif self.still_to_rob > 0:
            self.rob_next()
        elif self.free_draws and not self.nothing_to_draw():  # L-12, L-17, L-24
            self.ask(FREE_DRAWING, self.turn)
        else:
            self.end_turn()

    def steals_layer(self, layer: int) -> bool:
        return self.steals_set(cards.VALUE[layer], cards.SIZE[layer])

    def steals_set(self, value: int, size: int) -> bool:
        """Do the cards just played steal so many of that value?"""
        played = self.top(self.turn)
        return cards.SIZE[played] == size and self.beats(cards.VALUE[played], value)

    def beats(self, value: int, other: int) -> bool:
        if self.ones_bite and value == ONE and other >= THIRTEEN:  # L-18
            return True
        return value > other  # L-04, L-11: jokers alone are above every value, and nothing is above them

    def rob_next(self) -> None:
        if self.still_to_rob > 0:
            self.ask(KEEPING, self.turn)
        else:
            self.end_turn()

    def next_robbed(self) -> int:
        seat = self.to_rob[0]
        self.still_to_rob -= 1
        for i in range(self.still_to_rob):
            self.to_rob[i] = self.to_rob[i + 1]
        return seat

    def keep(self) -> None:
        """L-06"""
        seat = self.next_robbed()
        layer = self.lift(seat)  # L-10
        self.take_layer(self.turn, layer)
        self.begin_draw(seat, cards.SIZE[layer])

    def take_back(self) -> None:
        """L-07"""
        seat = self.next_robbed()
        self.take_layer(seat, self.lift(seat))
        self.rob_next()

    def put_away(self) -> None:
        """L-07"""
        seat = self.next_robbed()
        layer = self.lift(seat)
        self.put_away_layer(layer)
        self.begin_draw(seat, cards.SIZE[layer])

    # -- drawing

    def begin_draw(self, seat: int, count: int) -> None:
        self.to_draw = count
        if self.nothing_to_draw():  # L-14
            self.finish()
            return
        self.ask(DRAWING, seat)

    def draws(self) -> int:
        """L-08, L-09: from the deck while it lasts, or from a place of the pool; L-12: a free draw may be left."""
        count = 0
        if not self.deck_is_empty():
            self.buffer[count] = DECK
            count += 1
        for place in range(self.places):
            self.buffer[count] = POOL + place
            count += 1
        if self.phase == FREE_DRAWING:
            self.buffer[count] = END
            count += 1
        return count

    def draw(self, seat: int, code: int) -> None:
        if code == DECK:
            self.take(seat, self.next_card(), 1)
        else:
            self.take_place(seat, code - POOL)  # L-08, L-21
        if self.phase == DRAWING:
            self.to_draw -= 1
        if self.nothing_to_draw():  # L-14
            self.finish()
            return
        if self.to_draw > 0:
            return
        self.refill_pool()
        if self.phase == DRAWING:
            self.rob_next()
        else:
            self.end_turn()

    def refill_pool(self) -> None:
        """L-08"""
        while self.places < cards.PLACES and not self.deck_is_empty():
            self.open_place(self.next_card())

    def nothing_to_draw(self) -> bool:
        return self.deck_is_empty() and self.places == 0

    # -- the end of a turn, and of the game

    def end_turn(self) -> None:
        """L-12: the paw goes to the left."""
        left = self.after(self.turn)
        if self.hand_sizes[left] == 0:  # L-13: only where a position was made up so
            self.finish()
            return
        self.turn = left
        self.ask(PLAYING, left)

    def ask(self, phase: int, seat: int) -> None:
        self.phase = phase
        self.acting = seat
        self.actor_mask = 1 << seat

    def finish(self) -> None:
        self.over = True
        self.actor_mask = 0

    def points(self, seat: int) -> int:
        """L-15"""
        return self.cards_before(seat) - self.hand_sizes[seat]

    def winners(self) -> int:
        best = self.rank(0)
        for seat in range(self.players):
            if self.rank(seat) > best:
                best = self.rank(seat)
        mask = 0
        for seat in range(self.players):
            if self.rank(seat) == best:
                mask |= 1 << seat
        return mask

    def rank(self, seat: int) -> int:
        """L-15: points count first, then few cards in hand."""
        return self.points(seat) * (cards.CARDS + 1) - self.hand_sizes[seat]

    # -- duel

    def steals(self) -> int:
        """L-22: the sets of the virtual player that may be stolen."""
        count = 0
        for value in range(cards.JOKER):
            if self.virtual[value] > 0 and self.steals_set(value, self.virtual[value]):
                self.buffer[count] = STEAL + value
                count += 1
        return count

    def steal_from_virtual(self, seat: int, value: int) -> None:
        self.take_openly(seat, value, self.virtual[value])
        self.virtual_size -= self.virtual[value]
        self.virtual[value] = 0
        self.refill_virtual()
        self.rob_next()

    def refill_virtual(self) -> None:
        """L-20"""
        while self.virtual_size < VIRTUAL_HAND and not self.deck_is_empty():
            card = self.next_card()
            if card >= THIRTEEN:
                self.put_on_pool(card)
            else:
                self.virtual[card] += 1
                self.virtual_size += 1

    def put_on_pool(self, card: int) -> None:
        """L-20: a 13 or a joker is not for the virtual player."""
        if self.places == 0:
            self.open_place(card)
        else:
            self.put_upon(self.lowest_place(), card)

    def lowest_place(self) -> int:
        """L-20: the lowest single card, the left-most of equals; without one, the group on the lowest card."""
        lowest = 0
        least = 2 * cards.KINDS
        start = 0
        for place in range(self.places):
            rank = self.pool[start] + (cards.KINDS if self.groups[place] > 1 else 0)
            if rank < least:
                lowest = place
                least = rank
            start += self.groups[place]
        return lowest

    # -- for positions

    def resume(self, phase: int, turn: int, acting: int, to_rob: list[int], to_draw: int) -> None:
        """Go on from what has been laid out; a phase of −1 is a game that is over."""
        self.turn = turn
        self.to_draw = to_draw
        for seat in to_rob:
            self.to_rob[self.still_to_rob] = seat
            self.still_to_rob += 1
        self.ask(phase, acting)
        nothing_to_play = phase == PLAYING and self.hand_sizes[turn] == 0  # L-13
        nothing_left = phase == DRAWING and self.nothing_to_draw()  # L-14
        if phase < 0 or nothing_to_play or nothing_left:
            self.finish()
