"""Lie told once more, straight from its rule page: slow, plain, and without the engine."""

from __future__ import annotations

from copy import deepcopy
from itertools import product
from typing import cast

from .chance import shuffled

VALUES = "123456"
HEAP = [low + high for low in VALUES for high in VALUES if low < high for _ in range(2)]  # K-01


class Referee:
    """One game of Lie, from a complete position on."""

    def __init__(self, players: int, options: dict[str, object], position: dict[str, object]) -> None:
        """Take over everything the position says."""
        lies = deepcopy(position)
        self.players = players
        self.jokers = bool(options.get("jokers", False))
        self.directions = bool(options.get("directions", False))
        self.fewer = bool(options.get("fewer", False))
        self.longer = bool(options.get("longer", False))
        self.raising = str(options.get("raising", "count"))
        self.phase = cast(str, lies["phase"])
        self.turn = cast(int, lies["turn"])
        self.starter = cast(int, lies["starter"])
        self.direction = cast(int, lies["direction"])
        self.hands = cast("list[list[str]]", lies["hands"])
        self.chosen = cast("list[str | None]", lies["chosen"])
        self.bids = [list(bid) for bid in cast("list[list[int]]", lies["bids"])]
        self.cards = cast("list[int]", lies["cards"])
        self.out = cast("list[int]", lies["out"])
        self.extra = cast(bool, lies["extra"])
        self.shown = cast("dict[str, object] | None", lies["shown"])
        self.seed = cast(str, lies["seed"])
        self.shuffles = cast(int, lies["shuffles"])

    # Who may do what

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.phase == "over"

    def actors(self) -> list[int]:
        """Seats that may act now: all that still choose (K-03), else the one whose turn it is."""
        if self.phase == "over":
            return []
        if self.phase == "choose":
            return [seat for seat in self.taking_part() if self.chosen[seat] is None]
        return [self.turn]

    def legal(self, seat: int) -> set[str]:
        """The moves of a seat, in notation."""
        if seat not in self.actors():
            return set()
        if self.phase == "choose":
            return self.choices_k03(seat)
        if self.phase == "direction":
            return {"cw", "ccw"}  # K-13
        moves = self.bids_k06_k07()
        if self.bids:
            moves.add("check")  # K-04: the starting seat must bid
        return moves

    def signals(self, seat: int) -> set[str]:
        """Nobody signals in this game."""
        return set()

    def taking_part(self) -> list[int]:
        """Seats that take part in this round."""
        return [seat for seat in range(self.players) if seat not in self.out]

    def choices_k03(self, seat: int) -> set[str]:
        """K-03: each card turned to one of its two values, in hand order, in any mix."""
        return {"turn " + "".join(ends) for ends in product(*self.hands[seat])}

    def bids_k06_k07(self) -> set[str]:
        """K-06, K-07: every bid above the last one, naming no more cards than are in play."""
        in_play = sum(len(self.hands[seat]) for seat in self.taking_part())
        moves = set()
        for count in range(1, in_play + 1):
            for value in range(1, 7):
                if not self.bids or self.higher_k06(count, value, self.bids[-1][1], self.bids[-1][2]):
                    moves.add(f"{count}x{value}")
        return moves

    def higher_k06(self, count: int, value: int, old_count: int, old_value: int) -> bool:
        """K-06: is the bid higher than the old one, as the option `raising` has it?"""
        if self.raising == "value":
            return value > old_value or (value == old_value and count > old_count)
        return count > old_count or (count == old_count and value > old_value)

    # Moves

    def play(self, seat: int, move: str) -> None:
        """Do one legal move."""
        if self.phase == "choose":
            self.choose_k03(seat, move.removeprefix("turn").strip())
        elif self.phase == "direction":
            self.say_direction_k13(move)
        elif move == "check":
            self.check_k08(seat)
        else:
            count, value = move.split("x")
            self.bid_k05(seat, int(count), int(value))

    def choose_k03(self, seat: int, values: str) -> None:
        """K-03: a choice is final; when all have chosen the starting seat goes on."""
        self.chosen[seat] = values
        if all(self.chosen[other] is not None for other in self.taking_part()):
            self.phase = "direction" if self.directions else "bid"  # K-13
            self.turn = self.starter

    def say_direction_k13(self, move: str) -> None:
        """K-13: the starting seat says where the round goes, and then bids."""
        self.direction = 1 if move == "cw" else -1
        self.phase = "bid"

    def bid_k05(self, seat: int, count: int, value: int) -> None:
        """K-04, K-05: a bid; the next seat in the round's direction answers it."""
        self.shown = None  # the reveal stays in view until the round's first bid
        self.bids.append([seat, count, value])
        self.turn = self.next_seat(seat, self.direction)

    def next_seat(self, seat: int, direction: int) -> int:
        """The next seat that takes part."""
        seat = (seat + direction) % self.players
        while seat in self.out:
            seat = (seat + direction) % self.players
        return seat

    def check_k08(self, checker: int) -> None:
        """K-08: all show; the bid was right if at least that many cards count."""
        bidder, count, value = self.bids[-1]
        found = self.found_k12(value)
        self.shown = {
            "hands": deepcopy(self.hands),
            "chosen": list(self.chosen),
            "bid": [bidder, count, value],
            "checker": checker,
            "found": found,
        }
        self.turn = checker
        if found >= count:
            self.end_round(winner=bidder, loser=checker)
        else:
            self.end_round(winner=checker, loser=bidder)

    def found_k12(self, value: int) -> int:
        """K-08, K-12: chosen ends that count for a value, ones with them where they are jokers."""
        counting = {str(value)}
        if self.jokers and self.bids[0][2] != 1:
            counting.add("1")
        ends = "".join(self.chosen[seat] or "" for seat in self.taking_part())
        return sum(1 for end in ends if end in counting)

    # After a round

    def end_round(self, winner: int, loser: int) -> None:
        """K-09, K-10, K-11, K-14, K-15: what a lost round does."""
        if self.extra:
            self.drop_out([loser])  # K-11: at once, and nobody's number changes
        else:
            self.cards[loser] += -1 if self.fewer else 1  # K-09, K-14
            lost = [seat for seat in self.taking_part() if self.has_lost_k10_k14(seat)]
            if lost and self.longer:
                self.drop_out(lost)  # K-15
            elif lost:
                best = self.best_k10_k14()
                if len(best) == 1:
                    self.phase = "over"
                    return
                self.extra = True  # K-11: those who tie, and only they, go on
                self.drop_out([seat for seat in self.taking_part() if seat not in best])
        if len(self.taking_part()) == 1:
            self.phase = "over"  # K-11, K-15: the last one left
            return
        self.deal_k02(winner)

    def drop_out(self, seats: list[int]) -> None:
        """These seats take no further part."""
        self.out = sorted(self.out + seats)

    def has_lost_k10_k14(self, seat: int) -> bool:
        """K-10: it would hold 6 cards; K-14: it has lost its last one."""
        return self.cards[seat] <= 0 if self.fewer else self.cards[seat] >= 6

    def best_k10_k14(self) -> list[int]:
        """K-10: the seats with the fewest cards; K-14: with the most."""
        numbers = [self.cards[seat] for seat in self.taking_part()]
        wanted = max(numbers) if self.fewer else min(numbers)
        return [seat for seat in self.taking_part() if self.cards[seat] == wanted]

    def deal_k02(self, winner: int) -> None:
        """K-02, K-09: shuffle all 30 cards, each seat draws its number; the winner starts."""
        heap = shuffled(HEAP, self.seed, self.shuffles)
        self.shuffles += 1
        for seat in range(self.players):
            number = 0 if seat in self.out else self.cards[seat]
            self.hands[seat] = heap[:number]
            heap = heap[number:]
        self.chosen = [None] * self.players
        self.bids = []
        self.direction = 1
        self.phase = "choose"
        self.starter = self.next_seat(winner, 1) if winner in self.out else winner  # K-11
        self.turn = self.starter

    # What it comes to, and who sees what

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Winners and scores of a finished game: the last one left (K-11, K-15) or the best (K-10, K-14)."""
        winners = self.best_k10_k14()
        return tuple(winners), tuple(1 if seat in winners else 0 for seat in range(self.players))

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat sees: its own cards and choice, and everything that is public."""
        hands: list[list[str | None]] = []
        chosen: list[str | None] = []
        for other in range(self.players):
            choice = self.chosen[other]
            if other == seat:
                hands.append(list(self.hands[other]))
                chosen.append(choice)
            else:
                hands.append([None] * len(self.hands[other]))
                chosen.append(None if choice is None else "?" * len(choice))
        return {
            "seat": seat,
            "phase": self.phase,
            "turn": self.turn,
            "starter": self.starter,
            "direction": self.direction,
            "hands": hands,
            "chosen": chosen,
            "bids": deepcopy(self.bids),
            "cards": list(self.cards),
            "out": list(self.out),
            "extra": self.extra,
            "shown": deepcopy(self.shown),
        }
