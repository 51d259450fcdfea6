"""Flat Monte Carlo: all options are tried in the same imagined worlds, and the clearly worse are dropped early.

Where it looks ahead, whoever is next in a game that is tried out does not follow the policy but tries out a
little, too, from what that seat would know.
"""

from __future__ import annotations

from stolik.engine import memory, unlocked
from stolik.engine.errand import Errand
from stolik.engine.kernel import Kernel
from stolik.engine.mind import Mind
from stolik.engine.rng import Rng

MOST = 128  # options that are tried
FIRST_LOOK = 12  # worlds before anything is dropped
CLEARLY = 6  # squared standard errors by which a dropped option lies behind the best
TOO_LARGE = 2_000_000_000  # a lead whose square would not fit in a machine word
LONGEST = 5000  # moves of a game that is tried out


class Flat(Errand):
    """A decision of one seat. `run` tries so many worlds more; `finished` says when there is no use in it."""

    def __init__(self, mind: Mind, root: Kernel, seat: int, simulations: int, rng: Rng) -> None:
        self.mind = mind
        self.root = root
        self.world = root.copy()
        self.seat = seat
        self.rng = rng
        self.luck = Rng(0)
        self.simulations = simulations  # how many may be made
        self.made = 0
        self.moves = 0  # in all of them
        self.worlds = 0
        self.slice = 16  # worlds for one run
        self.options = [0] * 128
        self.alive = [0] * 128  # places of the options still tried, in no order
        self.tried = [0] * 128
        self.totals = [0] * 128  # of worth
        self.results = [0] * 128  # in the last world
        self.squares = [0] * 16384  # sums of squared differences, for each two options
        self.count = 0
        self.left = 0
        self.ahead = 0  # decisions in a game that is tried out that are thought about, too …
        self.other: Flat | None = None  # … by this

    def look_ahead(self, other: Flat, decisions: int) -> None:
        self.other = other
        self.ahead = decisions
        self.slice = 1  # a world takes much longer

    def begin(self) -> int:
        """Collect the options; how many there are."""
        memory.assign(self.mind.state, self.root)
        self.count = self.mind.ponder(self.seat)
        for i in range(self.count):
            if i < MOST:
                self.options[i] = self.mind.options[i]
                self.alive[i] = i
            else:  # a fair sample of too many
                place = self.rng.below(i + 1)
                if place < MOST:
                    self.options[place] = self.mind.options[i]
        self.count = min(self.count, MOST)
        self.left = self.count
        return self.count

    def option(self, place: int) -> int:
        return self.options[place]

    def go_on(self) -> None:
        """Try some worlds more, without the GIL."""
        unlocked.run(self)

    def finished(self) -> bool:
        return self.left <= 1 or self.made + self.left > self.simulations

    def run(self) -> None:
        for _ in range(self.slice):
            if self.finished():
                return
            self.try_world()

    def try_world(self) -> None:
        """One world, the same luck in it for every option; now and then, options are dropped."""
        memory.assign(self.mind.state, self.root)
        self.mind.imagine(self.seat, self.rng)
        self.mind.state.noise = self.rng.fork()
        memory.assign(self.world, self.mind.state)
        luck = self.rng.fork()
        for i in range(self.left):
            option = self.alive[i]
            memory.assign(self.mind.state, self.world)
            self.luck.x = luck
            self.mind.attempt(self.seat, self.options[option])
            self.moves += 1 + self.play_on(luck) + self.mind.play_out(self.luck, LONGEST)
            self.results[option] = self.mind.worth(self.seat)
            self.totals[option] += self.results[option]
            self.tried[option] += 1
        self.made += self.left
        self.worlds += 1
        self.compare()
        if self.worlds >= FIRST_LOOK and self.worlds % 4 == 0:
            self.drop()

    def play_on(self, luck: int) -> int:
        """The first decisions after an option, thought about; how many."""
        made = 0
        while self.other is not None and made < self.ahead and not self.mind.done():
            seat = self.mind.state.first_actor()
            self.mind.attempt(seat, self.other.decide(self.mind.state, seat, luck + made))
            made += 1
        return made

    def decide(self, state: Kernel, seat: int, luck: int) -> int:
        """The best option of a seat in a game that is tried out, from what that seat knows."""
        memory.assign(self.root, state)
        self.seat = seat
        self.rng.x = luck
        self.made = 0
        self.worlds = 0
        self.begin()
        for one in range(self.count):
            self.totals[one] = 0
            self.tried[one] = 0
            for other in range(self.count):
                self.squares[one * MOST + other] = 0
        while not self.finished():
            self.try_world()
        return self.options[self.best()]

    def compare(self) -> None:
        for i in range(self.left):
            for k in range(i):
                one = self.alive[i]
                other = self.alive[k]
                apart = self.results[one] - self.results[other]
                self.squares[one * MOST + other] += apart * apart
                self.squares[other * MOST + one] += apart * apart

    def best(self) -> int:
        """The option that looks best; all that are left were tried as often."""
        best = self.alive[0]
        for i in range(self.left):
            option = self.alive[i]
            if self.totals[option] > self.totals[best] or (
                self.totals[option] == self.totals[best] and option < best
            ):
                best = option
        return best

    def drop(self) -> None:
        """Options clearly behind the best are tried no more."""
        best = self.best()
        i = 0
        while i < self.left:
            option = self.alive[i]
            if option != best and self.is_clearly_worse(option, best):
                self.left -= 1
                self.alive[i] = self.alive[self.left]
            else:
                i += 1

    def is_clearly_worse(self, option: int, best: int) -> bool:
        """Is the mean difference more than a few standard errors? Squared, so that whole numbers will do."""
        apart = self.totals[best] - self.totals[option]
        if apart > TOO_LARGE:
            return True
        spread = self.squares[option * MOST + best] - apart * apart // self.worlds
        return apart * apart > CLEARLY * spread + CLEARLY * 100

    def found(self) -> list[tuple[int, int, int]]:
        """Option, times tried and total worth of each."""
        return [(self.options[i], self.tried[i], self.totals[i]) for i in range(self.count)]
