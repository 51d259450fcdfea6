"""Piles told once more, straight from its rule page: slow, plain, and without the engine."""

from __future__ import annotations

from copy import deepcopy
from typing import cast

CARDS = list(range(2, 100))  # P-01
ASCENDING = ["A", "B"]  # C and D descend
BURNING = [22, 33, 44, 55, 66, 77]  # P-17
SIGNS = ["!", "!!", "~"]  # P-14; "-" takes one away


class Referee:
    """One game of Piles, from a complete position on."""

    def __init__(self, players: int, options: dict[str, object], position: dict[str, object]) -> None:
        """Take over everything the position says, then do what the rules do at once."""
        given = deepcopy(position)
        self.players = players
        self.minimum = cast(int, options.get("minimum", 2))
        self.smaller_hands = bool(options.get("smaller_hands", False))
        self.on_fire = bool(options.get("on_fire", False))
        self.phase = cast(str, given["phase"])
        self.turn = cast(int, given["turn"])
        self.played = cast(int, given["played"])
        self.piles = cast("dict[str, int]", given["piles"])
        self.hands = cast("list[list[int]]", given["hands"])
        self.deck = cast("list[int]", given["deck"])
        self.declined = cast("list[int]", given["declined"])
        self.burning = cast("dict[str, int]", given["burning"])
        self.signs = cast("list[dict[str, str]]", given["signals"])
        if self.phase == "start" and not self.cards_left():
            self.phase = "over"
        if self.phase == "play":
            self.go_on()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    def actors(self) -> list[int]:
        """The seat to move; before the first turn (P-03) all that have not declined."""
        if self.over:
            return []
        if self.phase == "start":
            return [seat for seat in range(self.players) if seat not in self.declined]
        return [self.turn]

    def legal(self, seat: int) -> set[str]:
        """Moves of the seat; signals are never among them."""
        if seat not in self.actors():
            return set()
        if self.phase == "start":  # P-03: the last one can only start
            return {"start"} if self.actors() == [seat] else {"start", "decline"}
        return set(self.plays(seat)) | ({"end"} if self.may_end(seat) else set())

    def plays(self, seat: int) -> list[str]:
        """P-04: each card of the hand on each pile it fits."""
        return [str(card) + pile for card in self.hands[seat] for pile in self.piles if self.fits(card, pile)]

    def fits(self, card: int, pile: str) -> bool:
        """P-05, P-06: higher going up, lower going down; P-07: or a step back of exactly 10."""
        top = self.piles[pile]
        if pile in ASCENDING:
            return card > top or card == top - 10
        return card < top or card == top + 10

    def demanded(self, seat: int) -> int:
        """P-04, P-10, P-15: the minimum of this turn, fixed by pile and hand at its start."""
        if not self.deck:
            return 1
        return min(self.minimum, len(self.hands[seat]) + self.played)

    def may_end(self, seat: int) -> bool:
        """P-09: the seat may end its turn once it has played the minimum."""
        return self.played >= self.demanded(seat)

    def signals(self, seat: int) -> set[str]:
        """P-14: any seat that holds cards, at any time, with two or more; not what is already set."""
        if self.over or self.players < 2 or not self.hands[seat]:
            return set()
        result = set()
        for pile in self.piles:
            now = self.signs[seat].get(pile, "-")
            result |= {pile + sign for sign in [*SIGNS, "-"] if sign != now}
        return result

    def play(self, seat: int, move: str) -> None:
        """A move or a signal."""
        if move == "start":
            self.phase = "play"
            self.begin_turn(seat)
        elif move == "decline":
            self.declined = sorted([*self.declined, seat])
        elif move == "end":
            self.end_turn(seat)
        elif move[0] in self.piles:
            self.set_signal(seat, move[0], move[1:])
        else:
            self.play_card(seat, int(move[:-1]), move[-1])

    def set_signal(self, seat: int, pile: str, sign: str) -> None:
        """P-14: a signal stands until it is changed; the turn does not pass."""
        self.signs[seat].pop(pile, None)
        if sign != "-":
            self.signs[seat][pile] = sign

    def play_card(self, seat: int, card: int, pile: str) -> None:
        """P-04: one card from the hand onto a pile."""
        self.hands[seat].remove(card)
        self.piles[pile] = card
        self.played += 1
        self.burning.pop(pile, None)  # P-17: what lay there is covered
        if self.on_fire and card in BURNING:
            self.burning[pile] = 2
        self.go_on()

    def go_on(self) -> None:
        """What happens by itself in a turn, before the seat to move is asked."""
        seat = self.turn
        if not self.cards_left():  # P-13, P-17: all 98 down, won, burning or not
            self.phase = "over"
        elif not self.hands[seat] and self.played == 0 and not self.deck:  # P-11
            self.begin_turn(self.left_of(seat))
        elif not self.hands[seat]:  # P-09: an empty hand ends the turn
            self.end_turn(seat)
        elif not self.may_end(seat) and not self.plays(seat):  # P-12
            self.phase = "over"

    def end_turn(self, seat: int) -> None:
        """P-09: fire first, then the draw, then play passes clockwise."""
        self.tick()
        if self.over:
            return
        while self.deck and len(self.hands[seat]) < self.hand_size():
            self.hands[seat].append(self.deck.pop(0))
        self.begin_turn(self.left_of(seat))

    def tick(self) -> None:
        """P-17: every burning card has one turn less; the game is lost where none is left."""
        if not self.on_fire:
            return
        for pile in self.burning:
            self.burning[pile] -= 1
        if any(turns <= 0 for turns in self.burning.values()):
            self.phase = "over"

    def begin_turn(self, seat: int) -> None:
        """P-11: seats without cards are passed over; P-14: one's signals end as one's turn begins."""
        while not self.hands[seat] and not self.deck:
            seat = self.left_of(seat)
        self.turn = seat
        self.played = 0
        self.signs[seat] = {}
        self.go_on()

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.players

    def hand_size(self) -> int:
        """P-02, P-16: cards in a full hand."""
        full = {1: 8, 2: 7, 3: 6, 4: 6, 5: 6}[self.players]
        return full - 1 if self.smaller_hands else full

    def cards_left(self) -> list[int]:
        """P-13: cards still in hands and draw pile."""
        return [card for hand in self.hands for card in hand] + self.deck

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """P-13: won by all with all 98 cards down, else by nobody; each seat scores the cards played."""
        down = len(CARDS) - len(self.cards_left())
        team = tuple(range(self.players))
        return team if down == len(CARDS) else (), tuple(down for _ in team)

    def view(self, seat: int | None) -> dict[str, object]:
        """Own hand, tops, sizes, all that was played, signals, declined seats, fire."""
        hands: list[list[int | None]] = []
        for other in range(self.players):
            hand = self.hands[other]
            hands.append([*sorted(hand)] if other == seat else [None for _ in hand])
        left = self.cards_left()
        view: dict[str, object] = {
            "seat": seat,
            "phase": self.phase,
            "turn": self.turn,
            "played": self.played,
            "piles": self.piles,
            "hands": hands,
            "deck": len(self.deck),
            "declined": sorted(self.declined),
            "burning": self.burning,
            "signals": self.signs,
            "gone": [card for card in CARDS if card not in left],
        }
        return deepcopy(view)
