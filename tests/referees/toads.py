"""Toads told once more, straight from its rule page: slow, plain, and without the engine."""

from __future__ import annotations

from copy import deepcopy
from typing import cast

from .chance import shuffled

CARDS = [number for number in range(12, 99) if number % 10 != 0]  # T-01


def is_toad(card: int) -> bool:
    """T-02: the seven doubles are toads."""
    return card // 10 == card % 10


def twin_of(card: int) -> int:
    """T-02: the card with the digits swapped."""
    return int(str(card)[::-1])


class Referee:
    """One game of Toads, from a complete position on."""

    def __init__(self, players: int, options: dict[str, object], position: dict[str, object]) -> None:
        """Take over everything the position says, then do what the rules do at once."""
        given = deepcopy(position)
        self.players = players
        self.rounds = cast(int, options.get("rounds", 2))
        self.professional = bool(options.get("professional", False))
        self.phase = cast(str, given["phase"])
        self.round = cast(int, given["round"])
        self.totals = cast("list[int]", given["totals"])
        self.turn = cast(int, given["turn"])
        self.row = cast("list[int]", given["row"])
        self.hands = cast("list[list[int]]", given["hands"])
        self.gained = cast("list[list[int]]", given["gained"])
        self.penalties = cast("list[list[int]]", given["penalties"])
        self.unseen = cast("list[list[int]]", given["unseen"])
        self.deck = cast("list[int]", given["deck"])
        self.shown = cast("list[list[int]] | None", given["shown"])
        self.seed = cast(str, given["seed"])
        self.shuffles = cast(int, given["shuffles"])
        if not self.over and self.cannot_open(self.turn):
            self.end_round()

    @property
    def over(self) -> bool:
        """Whether the last round has been scored."""
        return self.phase == "over"

    def actors(self) -> list[int]:
        """Seats that may act now: the one whose turn it is."""
        return [] if self.over else [self.turn]

    def legal(self, seat: int) -> set[str]:
        """T-05: place, pull or take the row."""
        if seat not in self.actors():
            return set()
        if not self.row:  # T-07: placing is the only thing that may be done
            return {str(card) for card in self.may_place(seat)}
        places = {str(card) for card in self.may_place(seat)}
        pulls = {"x" + str(card) for card in self.may_pull(seat)}
        return places | pulls | {"take"}  # T-10, T-14: the row may always be taken

    def signals(self, seat: int) -> set[str]:
        """Toads has no signals."""
        return set()

    def play(self, seat: int, move: str) -> None:
        """T-05: exactly one of the three."""
        if move == "take":
            self.take(seat)
        elif move.startswith("x"):
            self.pull(seat, int(move[1:]))
        else:
            self.place(seat, int(move))

    def may_place(self, seat: int) -> list[int]:
        """T-06, T-07: any card on an empty row, else one at most 10 away from the right end."""
        if not self.row:
            return self.hands[seat]
        return [card for card in self.hands[seat] if abs(card - self.row[-1]) <= 10]

    def may_pull(self, seat: int) -> list[int]:
        """T-08: row cards whose twin is in the hand, never toads."""
        return [card for card in self.row if not is_toad(card) and twin_of(card) in self.hands[seat]]

    def place(self, seat: int, card: int) -> None:
        """T-06: the card goes from the hand to the right end of the row."""
        self.shown = None  # a reveal is kept until the next round's first card
        self.hands[seat].remove(card)
        self.row.append(card)
        self.draw_and_pass(seat)

    def pull(self, seat: int, card: int) -> None:
        """T-08, T-09: both cards are gained, the gap closes."""
        self.hands[seat].remove(twin_of(card))
        self.row.remove(card)
        self.gained[seat] += [card, twin_of(card)]
        if not self.row and not self.deck:  # T-12, and T-13: looked at before the draw
            self.end_round()
        else:
            self.draw_and_pass(seat)

    def take(self, seat: int) -> None:
        """T-10: the whole row becomes penalties, and the same seat opens a new one."""
        taken, self.row = self.row, []
        self.penalties[seat] += taken
        if not self.deck:  # T-12, and T-13: looked at before the extra card
            self.end_round()
            return
        if self.professional and len(taken) == 1:
            self.extra_card(seat)
        if self.cannot_open(seat):
            self.end_round()

    def extra_card(self, seat: int) -> None:
        """T-17: the top card of the pile is a penalty too, and nobody has seen it."""
        card = self.deck.pop(0)
        self.penalties[seat].append(card)
        self.unseen[seat].append(card)

    def draw_and_pass(self, seat: int) -> None:
        """T-11: draw one card if there is any; play passes clockwise."""
        if self.deck:
            self.hands[seat].append(self.deck.pop(0))
        left = (seat + 1) % self.players
        if self.cannot_open(left):
            self.end_round()
        else:
            self.turn = left

    def cannot_open(self, seat: int) -> bool:
        """T-07: a seat that must open and has no card ends the round."""
        return not self.row and not self.hands[seat]

    def points(self, seat: int) -> int:
        """T-15: what this round is worth to the seat."""
        plus = len(self.gained[seat])
        minus = sum(5 if is_toad(card) else 1 for card in self.penalties[seat])
        return plus - minus

    def end_round(self) -> None:
        """T-12, T-15, T-16: score, turn up the extra cards, then deal again or end the game."""
        self.totals = [self.totals[seat] + self.points(seat) for seat in range(self.players)]
        self.shown = [sorted(cards) for cards in self.unseen] if any(self.unseen) else None
        self.unseen = [[] for _ in range(self.players)]
        if self.round >= self.rounds:
            self.phase = "over"
        else:
            self.round += 1
            self.deal()

    def deal(self) -> None:
        """T-03, T-04: a new round; the deal has passed on, and so has the start."""
        size = 8 if self.players == 4 else 9
        self.deck = shuffled(CARDS, self.seed, self.shuffles)
        self.shuffles += 1
        self.hands = []
        for _ in range(self.players):
            self.hands.append(self.deck[:size])
            self.deck = self.deck[size:]
        self.gained = [[] for _ in range(self.players)]
        self.penalties = [[] for _ in range(self.players)]
        self.row = []
        self.turn = (self.round - 1) % self.players

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """T-16: the highest total wins, equal totals share."""
        best = max(self.totals)
        winners = [seat for seat in range(self.players) if self.totals[seat] == best]
        return tuple(winners), tuple(self.totals)

    def view(self, seat: int | None) -> dict[str, object]:
        """Own hand, row, heaps and sizes; extra cards (T-17) are hidden from all."""
        hands: list[list[int | None]] = []
        penalties: list[list[int | None]] = []
        for other in range(self.players):
            hand = self.hands[other]
            hands.append([*sorted(hand)] if other == seat else [None for _ in hand])
            seen = [card for card in self.penalties[other] if card not in self.unseen[other]]
            penalties.append([*sorted(seen), *[None for _ in self.unseen[other]]])
        view: dict[str, object] = {
            "seat": seat,
            "phase": self.phase,
            "round": self.round,
            "totals": self.totals,
            "turn": self.turn,
            "row": self.row,
            "hands": hands,
            "gained": [sorted(cards) for cards in self.gained],
            "penalties": penalties,
            "deck": len(self.deck),
            "shown": None if self.shown is None else [sorted(cards) for cards in self.shown],
        }
        return deepcopy(view)
