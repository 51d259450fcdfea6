"""Seventeen told once more, straight from its rule page: slow, plain, and without the engine."""

from __future__ import annotations

from copy import deepcopy
from typing import cast

from .chance import shuffled

KINDS = ["D1", "D2", "D3", "D4", "D5", "S1", "S2", "S3", "S4", "S5", "R", "T", "B", "P"]  # S-01, in order


def in_order(cards: list[str]) -> list[str]:
    """Cards in the game's own order."""
    return sorted(cards, key=KINDS.index)


def two_sided(card: str) -> bool:
    """Does the card show its number on both sides?"""
    return card.startswith("D")


def heart_up(laid: str) -> bool:
    """Does a card of the row lie heart up?"""
    return laid.endswith("-")


def card_of(laid: str) -> str:
    """The card itself, however it lies."""
    return laid.rstrip("+-")


def worth(laid: str) -> int:
    """S-01: the number of a number card, 0 for a special."""
    card = card_of(laid)
    return int(card[1]) if card[0] in "DS" else 0


class Referee:
    """One game of Seventeen, from a complete position on."""

    def __init__(self, players: int, options: dict[str, object], position: dict[str, object]) -> None:
        """Take over everything the position says."""
        lies = deepcopy(position)
        self.players = players
        self.open_backs = bool(options.get("open_backs", True))
        self.phase = cast(str, lies["phase"])
        self.turn = cast(int, lies["turn"])
        self.direction = cast(int, lies["direction"])
        self.to_play = cast(int, lies["to_play"])
        self.played = cast(int, lies["played"])
        self.next_to_play = cast(int, lies["next_to_play"])
        self.last = cast("int | None", lies["last"])
        self.passed = cast("list[int]", lies["passed"])
        self.row = [(laid, seat) for laid, seat in cast("list[tuple[str, int]]", lies["row"])]
        self.hands = cast("list[list[str]]", lies["hands"])
        self.deck = cast("list[str]", lies["deck"])
        self.discard = cast("list[str]", lies["discard"])
        self.mastery = cast("list[int]", lies["mastery"])
        self.nerves = cast("list[int]", lies["nerves"])
        self.binned = [(card, seat) for card, seat in cast("list[tuple[str, int]]", lies["binned"])]
        self.shown = cast("dict[str, object] | None", lies["shown"])
        self.seed = cast(str, lies["seed"])
        self.shuffles = cast(int, lies["shuffles"])

    # Who may do what

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.phase == "over"

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, this one first, then clockwise."""
        return [(seat + step) % self.players for step in range(self.players)]

    def actors(self) -> list[int]:
        """The seat whose turn it is; or (S-06) its rivals who have not passed, nearest to the left first."""
        if self.phase == "over":
            return []
        if self.phase == "react":
            return [rival for rival in self.clockwise_from(self.turn)[1:] if rival not in self.passed]
        return [self.turn]

    def legal(self, seat: int) -> set[str]:
        """The moves of a seat, in notation."""
        if seat not in self.actors():
            return set()
        if self.phase == "react":
            return {"check", "pass"}  # S-06
        moves = self.cards_s05(seat)
        if self.played == 0 and self.row:
            moves.add("check")  # S-08
        return moves

    def signals(self, seat: int) -> set[str]:
        """Nobody signals in this game."""
        return set()

    def cards_s05(self, seat: int) -> set[str]:
        """S-05: two-sided cards as they are, all others face up or face down."""
        moves = set()
        for card in self.hands[seat]:
            if two_sided(card):
                moves.add(card)
            else:
                moves.add(card + "+")
                moves.add(card + "-")
        return moves

    # Moves

    def play(self, seat: int, move: str) -> None:
        """Do one legal move."""
        if move == "check":
            self.end_round(caller=seat)
        elif move == "pass":
            self.pass_s06(seat)
        else:
            self.lay_s05(seat, move)

    def lay_s05(self, seat: int, laid: str) -> None:
        """S-05: a hand card goes to the end of the row, and acts if it is a special face up."""
        self.shown = None  # the reveal stays in view until the round's first card
        self.hands[seat].remove(card_of(laid))
        self.row.append((laid, seat))
        self.played += 1
        self.last = seat  # S-13: the Bin included
        if laid == "R+":
            self.direction = -self.direction  # S-11
        elif laid == "T+":
            self.next_to_play = 2  # S-12: they do not add up
        elif laid == "B+":
            self.bin_s13()
        self.passed = []
        if self.row:
            self.phase = "react"  # S-06
        else:
            self.nobody_called()  # S-08: the open phase is skipped

    def bin_s13(self) -> None:
        """S-13: the Bin and the card now before it go to the discard pile, that one not looked at."""
        self.row.pop()
        self.discard.append("B")
        if self.row:
            laid, owner = self.row.pop()
            self.discard.append(card_of(laid))
            if heart_up(laid):
                self.binned.append((card_of(laid), owner))
        self.remake_s10()

    def pass_s06(self, seat: int) -> None:
        """S-06: the open phase ends when all rivals have passed."""
        self.passed.append(seat)
        if not self.actors():
            self.passed = []
            self.nobody_called()

    def nobody_called(self) -> None:
        """S-07, S-12: the same seat lays the card it still owes, if it has one; else its turn ends."""
        self.phase = "turn"
        if self.played < self.to_play and self.hands[self.turn]:
            return
        self.end_turn_s07()
        self.pass_over_s10()

    def end_turn_s07(self) -> None:
        """S-07, S-11, S-12: the seat draws to 3; the next one in the direction of play goes on."""
        self.draw_to_three(self.turn)
        self.turn = (self.turn + self.direction) % self.players
        self.to_play = self.next_to_play
        self.next_to_play = 1
        self.played = 0

    def pass_over_s10(self) -> None:
        """S-10: with an empty row a seat with no card is passed over, drawing to 3 if it can."""
        while not self.row and not self.hands[self.turn]:
            self.end_turn_s07()

    def draw_to_three(self, seat: int) -> None:
        """S-07, S-10: draw one by one until there are 3, or nothing is left to draw."""
        while len(self.hands[seat]) < 3 and self.deck:
            self.hands[seat].append(self.deck.pop(0))
            self.remake_s10()

    def remake_s10(self) -> None:
        """S-10: an empty pile is made anew from the discards; nobody knows where its cards are then."""
        if not self.deck and self.discard:
            self.deck = shuffled(in_order(self.discard), self.seed, self.shuffles)
            self.shuffles += 1
            self.discard = []
            self.binned = []

    # After a round

    def end_round(self, caller: int) -> None:
        """S-15 to S-21: the row is turned over, tokens are dealt out, the next round begins."""
        last = self.row[-1][1] if self.last is None else self.last
        total = sum(worth(laid) for laid, _ in self.row)
        self.shown = {
            "row": [[laid, seat] for laid, seat in self.row],
            "caller": caller,
            "last": last,
            "sum": total,
        }
        gained: set[int] = set()
        self.traps_s16(caller, gained)
        winner = self.sum_s17(caller, last, total, gained)
        for seat in gained:
            self.mastery[seat] += 1  # S-18: a set, so one at most
        self.nerves_s19()
        self.discard += [card_of(laid) for laid, _ in self.row]  # S-20
        self.row = []
        self.remake_s10()
        if max(self.mastery) >= 3:
            self.phase = "over"  # S-21
        else:
            self.next_round_s20(winner, last)

    def traps_s16(self, caller: int, gained: set[int]) -> None:
        """S-16: whoever hid a trap gains a mastery; the caller takes one nerves, however many there were."""
        owners = {seat for laid, seat in self.row if laid == "P-"}
        gained |= owners
        if owners:
            self.nerves[caller] += 1

    def sum_s17(self, caller: int, last: int, total: int, gained: set[int]) -> int:
        """S-17: at 17 the caller wins, below it the seat that played last; the other takes a nerves."""
        winner, loser = (caller, last) if total >= 17 else (last, caller)
        gained.add(winner)
        self.nerves[loser] += 1
        return winner

    def nerves_s19(self) -> None:
        """S-19: two nerves go back, and a mastery with them if there is one."""
        for seat in range(self.players):
            if self.nerves[seat] >= 2:
                self.nerves[seat] -= 2
                self.mastery[seat] = max(0, self.mastery[seat] - 1)

    def next_round_s20(self, winner: int, last: int) -> None:
        """S-20, S-09: the winner of the sum starts, clockwise; hands are filled, the last to play first."""
        self.phase = "turn"
        self.turn = winner
        self.direction = 1
        self.to_play = 1
        self.next_to_play = 1
        self.played = 0
        self.passed = []
        self.last = None
        for seat in self.clockwise_from(last):
            self.draw_to_three(seat)
        self.pass_over_s10()

    # What it comes to, and who sees what

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """S-21: of those with 3 mastery the one with fewer nerves; still equal: they share."""
        there = [seat for seat in range(self.players) if self.mastery[seat] >= 3]
        calmest = min(self.nerves[seat] for seat in there)
        return tuple(seat for seat in there if self.nerves[seat] == calmest), tuple(self.mastery)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat sees."""
        return {
            "seat": seat,
            "phase": self.phase,
            "turn": self.turn,
            "direction": self.direction,
            "to_play": self.to_play,
            "played": self.played,
            "next_to_play": self.next_to_play,
            "last": self.last,
            "passed": [other for other in self.passed if other == seat],
            "row": [["?-" if heart_up(laid) and by != seat else laid, by] for laid, by in self.row],
            "hands": [self.hand_seen_s03(other, seat) for other in range(self.players)],
            "deck": len(self.deck),
            "top": self.top_seen_s03(),
            "discard": self.discard_seen(seat),
            "mastery": list(self.mastery),
            "nerves": list(self.nerves),
            "binned": [[card if by == seat else "?", by] for card, by in self.binned],
            "shown": deepcopy(self.shown),
        }

    def hand_seen_s03(self, owner: int, seat: int | None) -> list[str | None]:
        """S-03: the own hand; of others the two-sided cards, then a null for every heart."""
        hand = self.hands[owner]
        known = [card for card in hand if owner == seat or (self.open_backs and two_sided(card))]
        return [*in_order(known), *[None] * (len(hand) - len(known))]

    def top_seen_s03(self) -> str | None:
        """S-03: the top of the pile where it is two-sided, else a heart."""
        if not self.deck:
            return None
        return self.deck[0] if self.open_backs and two_sided(self.deck[0]) else "?"

    def discard_seen(self, seat: int | None) -> list[str]:
        """The discard pile but for what others laid heart up and had binned."""
        known = list(self.discard)
        for card, owner in self.binned:
            if owner != seat:
                known.remove(card)
        return in_order(known)
