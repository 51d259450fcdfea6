"""Seventeen: the rules, in the order of the rulebook. Ids refer to the rules page of the game.

Codes: a card as it is laid (see cards.py), then CHECK and PASS.
"""

from __future__ import annotations

from stolik.engine.rng import Rng
from stolik.games.seventeen import cards
from stolik.games.seventeen.cards import Cards

CHECK = 23
PASS = 24

HAND = 3  # S-04
GOAL = 17
MASTERY_WINS = 3  # S-21
TOO_NERVOUS = 2  # S-19
NOBODY = -1


class Seventeen(Cards):
    """A row that grows, partly unseen, until somebody says that it has reached 17."""

    def __init__(self, players: int, open_backs: bool, starter: int) -> None:
        Cards.__init__(self, players, open_backs)
        self.starter = starter
        self.mastery = [0] * 6  # S-02: tokens do not run out
        self.nerves = [0] * 6
        self.turn = 0
        self.direction = 1
        self.to_play = 1
        self.played = 0
        self.next_to_play = 1
        self.last = NOBODY
        self.reacting = False
        self.passed = 0
        self.shown = [0] * 70  # the row as the last CHECK turned it over
        self.shown_seats = [0] * 70
        self.shown_size = 0
        self.shown_caller = 0
        self.shown_last = 0
        self.shown_sum = 0

    # -- set-up

    def deal(self) -> None:
        for kind in range(cards.KINDS):
            self.discard[kind] = cards.COPIES[kind]
        self.shuffle_discards()
        for seat in range(self.players):
            self.fill_hand(seat)
        self.turn = self.starter
        self.set_actors()

    # -- a turn: play a card, or check

    def moves(self, seat: int) -> int:
        if not self.actor_mask >> seat & 1:
            return 0
        if self.reacting:  # S-06
            self.buffer[0] = CHECK
            self.buffer[1] = PASS
            return 2
        count = 0
        for kind in range(cards.KINDS):  # S-05
            if self.hands[seat * cards.KINDS + kind]:
                self.buffer[count] = cards.UP[kind]
                count += 1
                if kind >= cards.HEARTS:
                    self.buffer[count] = cards.DOWN[kind]
                    count += 1
        if self.row_size and self.played == 0:  # S-08
            self.buffer[count] = CHECK
            count += 1
        return count

    def make(self, seat: int, code: int) -> None:
        if code == CHECK:
            self.check(seat)
        elif code == PASS:
            self.let_pass(seat)
        else:
            self.play_card(seat, code)

    def play_card(self, seat: int, code: int) -> None:
        self.shown_size = 0  # a round has begun: what the last one showed is put away
        self.append(seat, code)
        self.played += 1
        self.last = seat
        if not cards.HEART_UP[code]:
            self.act(cards.KIND[code])
        if self.row_size:
            self.open_phase()
        else:
            self.go_on()  # S-08

    def open_phase(self) -> None:
        """S-06: every rival may call, the nearest to the left first."""
        self.reacting = True
        self.passed = 0
        self.set_actors()

    def let_pass(self, seat: int) -> None:
        self.passed |= 1 << seat
        self.set_actors()
        if not self.actor_mask:
            self.go_on()

    def go_on(self) -> None:
        """Nobody has called: the second card of the turn (S-12), or its end."""
        self.reacting = False
        self.passed = 0
        if self.played < self.to_play and self.hand_sizes[self.turn]:
            self.set_actors()
            return
        self.end_turn()
        self.pass_over()

    def end_turn(self) -> None:
        """S-07"""
        self.fill_hand(self.turn)
        self.turn = (self.turn + self.direction + self.players) % self.players
        self.to_play = self.next_to_play
        self.next_to_play = 1
        self.played = 0

    def pass_over(self) -> None:
        """S-10: a seat that has no card, and no row to check, only draws."""
        while not self.row_size and not self.hand_sizes[self.turn]:
            self.end_turn()
        self.set_actors()

    def set_actors(self) -> None:
        if self.reacting:
            everyone = (1 << self.players) - 1
            self.actor_mask = everyone & ~(self.passed | 1 << self.turn)
            self.priority = self.after(self.turn)
        else:
            self.actor_mask = 1 << self.turn
            self.priority = self.turn

    def fill_hand(self, seat: int) -> None:
        while self.hand_sizes[seat] < HAND and not self.pile_is_empty():
            self.draw(seat)
            self.remake_pile()

    def remake_pile(self) -> None:
        if self.pile_is_empty():  # S-10
            self.shuffle_discards()

    # -- special cards

    def act(self, kind: int) -> None:
        """What a card does face up: a number nothing, nor a Trap (S-14)."""
        if kind == cards.REVERSE:
            self.direction = -self.direction  # S-11
        elif kind == cards.TWO:
            self.next_to_play = 2  # S-12
        elif kind == cards.BIN:
            self.bin_last()

    def bin_last(self) -> None:
        """S-13: away with the Bin and with the card before it, which nobody looks at."""
        self.discard_end()
        if self.row_size and cards.HEART_UP[self.discard_end()]:
            self.note_binned()
        self.remake_pile()

    # -- end of a round

    def check(self, caller: int) -> None:
        last = self.last_to_play()
        self.turn_over(caller, last)
        trappers = self.trappers()
        if trappers:
            self.nerves[caller] += 1  # S-16
        winner = caller if self.shown_sum >= GOAL else last  # S-17
        self.nerves[caller + last - winner] += 1
        self.give_mastery(trappers | 1 << winner)
        self.calm_down()
        self.clear_row()
        if self.winners():
            self.finish()
        else:
            self.next_round(winner, last)

    def last_to_play(self) -> int:
        """S-13; where a position does not say, it shows."""
        if self.last != NOBODY:
            return self.last
        return self.turn if self.reacting else self.row_seats[self.row_size - 1]

    def turn_over(self, caller: int, last: int) -> None:
        """S-15"""
        self.shown_sum = 0
        for place in range(self.row_size):
            self.shown[place] = self.row[place]
            self.shown_seats[place] = self.row_seats[place]
            self.shown_sum += cards.WORTH[self.row[place]]
        self.shown_size = self.row_size
        self.shown_caller = caller
        self.shown_last = last

    def trappers(self) -> int:
        """S-16: a bit for each seat that hid a Trap."""
        mask = 0
        for place in range(self.row_size):
            if self.row[place] == cards.DOWN[cards.TRAP]:
                mask |= 1 << self.row_seats[place]
        return mask

    def give_mastery(self, seats: int) -> None:
        """S-18: one each, in however many ways it was earned."""
        for seat in range(self.players):
            if seats >> seat & 1:
                self.mastery[seat] += 1

    def calm_down(self) -> None:
        """S-19"""
        for seat in range(self.players):
            if self.nerves[seat] >= TOO_NERVOUS:
                self.nerves[seat] -= TOO_NERVOUS
                if self.mastery[seat]:
                    self.mastery[seat] -= 1

    def clear_row(self) -> None:
        while self.row_size:
            self.discard_end()
        self.remake_pile()

    def next_round(self, winner: int, last: int) -> None:
        """S-20"""
        self.turn = winner
        self.direction = 1
        self.to_play = 1
        self.next_to_play = 1
        self.played = 0
        self.last = NOBODY
        self.reacting = False
        self.passed = 0
        for step in range(self.players):  # S-09
            self.fill_hand((last + step) % self.players)
        self.pass_over()

    # -- end

    def finish(self) -> None:
        self.over = True
        self.actor_mask = 0

    def points(self, seat: int) -> int:
        return self.mastery[seat]

    def winners(self) -> int:
        """S-21: of those who have mastery enough, the one with the fewest nerves."""
        mask = 0
        fewest = 0
        for seat in range(self.players):
            if self.mastery[seat] < MASTERY_WINS:
                continue
            if mask == 0 or self.nerves[seat] < fewest:
                mask = 1 << seat
                fewest = self.nerves[seat]
            elif self.nerves[seat] == fewest:
                mask |= 1 << seat
        return mask

    # -- what a seat does not know

    def scramble(self, seat: int, rng: Rng) -> None:
        """Who else has passed cannot be told (S-06): here nobody has."""
        self.passed = self.passed & 1 << seat if seat >= 0 else 0
        self.deal_unseen(seat, rng)
        if not self.over:
            self.set_actors()

    # -- for positions and views

    def shown_cards(self) -> list[tuple[int, int]]:
        return [(self.shown[i], self.shown_seats[i]) for i in range(self.shown_size)]

    def lay_shown(self, row: list[tuple[int, int]], caller: int, last: int, total: int) -> None:
        for code, seat in row:
            self.shown[self.shown_size] = code
            self.shown_seats[self.shown_size] = seat
            self.shown_size += 1
        self.shown_caller = caller
        self.shown_last = last
        self.shown_sum = total

    def lay_tokens(self, mastery: list[int], nerves: list[int]) -> None:
        for seat in range(self.players):
            self.mastery[seat] = mastery[seat]
            self.nerves[seat] = nerves[seat]

    def take_up(self, turn: int, direction: int, to_play: int, played: int, next_to_play: int) -> None:
        """Stand where a turn was left."""
        self.turn = turn
        self.direction = direction
        self.to_play = to_play
        self.played = played
        self.next_to_play = next_to_play

    def resume(self, phase: str, last: int, passed: list[int]) -> None:
        """Go on from what has been laid out; what the rules do at once is done."""
        self.last = last
        for seat in passed:
            self.passed |= 1 << seat
        self.remake_pile()
        if phase == "over":
            self.finish()
        elif phase == "react":
            self.resume_open_phase()
        else:
            self.resume_turn()

    def resume_open_phase(self) -> None:
        self.reacting = True
        self.passed &= ~(1 << self.turn)
        self.set_actors()
        if not self.row_size or not self.actor_mask:
            self.go_on()

    def resume_turn(self) -> None:
        self.passed = 0
        if self.played:
            self.go_on()
        else:
            self.pass_over()
