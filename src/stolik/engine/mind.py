"""What a game's policy offers to search: a game derives its own `Mind`, and overrides what it knows better.

Compiled, the methods above the line run without the interpreter, like those of a kernel.
"""

from __future__ import annotations

from stolik.engine import bits
from stolik.engine.kernel import Kernel
from stolik.engine.options import Options
from stolik.engine.rng import Rng
from stolik.engine.text import Text
from stolik.engine.thought import WIN, Level, Thought

LEAD = 50  # points by which a win may be larger than others


class Mind:
    """A state to try things on, and what a game's policy makes of it.

    An option is what a decision is about: a legal code, unless the game thinks in larger steps.
    """

    def __init__(self, state: Kernel) -> None:
        self.state = state  # it is changed at will
        self.options = [0] * 640  # what `ponder` found
        self.worths = [0] * 640  # of each, at first sight: for `bring_forward`

    def imagine(self, seat: int, rng: Rng) -> None:
        """Deal what the seat does not know anew."""
        self.state.scramble(seat, rng)

    def ponder(self, seat: int) -> int:
        """Write the options of a seat that has to decide, and say how many."""
        count = self.state.moves(seat)
        for i in range(count):
            self.options[i] = self.state.buffer[i]
        return count

    def bring_forward(self, most: int, count: int) -> None:
        """Of so many options those that look best to the front, the best first."""
        for place in range(most):
            best = place
            for i in range(place + 1, count):
                if self.worths[i] > self.worths[best]:
                    best = i
            option = self.options[best]
            self.options[best] = self.options[place]
            self.options[place] = option
            self.worths[best] = self.worths[place]

    def attempt(self, seat: int, option: int) -> None:
        """Carry an option out."""
        self.state.make(seat, option)

    def choose(self, seat: int, rng: Rng) -> int:
        """A code for a seat in a game that is only tried out."""
        return self.state.buffer[rng.below(self.state.moves(seat))]

    def done(self) -> bool:
        """Has a game been tried out far enough to say what it is worth?"""
        return self.state.over

    def worth(self, seat: int) -> int:
        """What the state is worth to a seat, from 0 to WIN: its part of the win, and a little for the margin."""
        winners = self.state.winners()
        part = 0
        if winners >> seat & 1:
            part = WIN // bits.size(winners)
        return (part * (WIN - 4 * LEAD) + WIN * 2 * (LEAD + self.lead(seat))) // WIN

    def lead(self, seat: int) -> int:
        """By how much a seat is ahead of all others, or behind the best of them, at most LEAD."""
        best = -10 * LEAD
        for other in range(self.state.players):
            if other != seat and self.state.points(other) > best:
                best = self.state.points(other)
        lead = self.state.points(seat) - best
        return -LEAD if lead < -LEAD else LEAD if lead > LEAD else lead

    def play_out(self, rng: Rng, limit: int) -> int:
        """Go on by `choose` until `done`; how many moves were made."""
        made = 0
        while made < limit and not self.done():
            seat = self.state.first_actor()
            self.state.make(seat, self.choose(seat, rng))
            made += 1
        return made

    # -- above: without the interpreter; below: asked once for a decision

    def think(self, seat: int, level: Level, settings: Options, rng: Rng) -> Thought | None:
        """The game's own way to decide; None: the common search does it."""
        return None

    def code(self, option: int) -> int:
        """The code an option begins with."""
        return option

    def why(self, seat: int, thought: Thought) -> Text:
        """What a person should know about the chosen move."""
        values = [round(100 * idea.value) for idea in thought.ideas]
        return Text("bot-why-tried", {"best": values[0], "next": max(values[1:])})

    def signals(self, seat: int, settings: Options, rng: Rng) -> list[int]:
        """The codes of signals the seat should give now."""
        return []
