"""The fast side of a game: numbers only, no allocation, checked at every public way in.

A game derives from `Kernel` in its rules.py and gives `moves`, `make`, `scramble`, `points`, `winners` and `deal`.
Compiled, the hot ones are C methods that run without the interpreter.
"""

from __future__ import annotations

from stolik.engine import bits, chance, memory, mwc
from stolik.engine.errors import IllegalCode, UnknownSeat
from stolik.engine.rng import Rng


class Kernel:
    """One game in progress, as numbers.

    `actor_mask` has a bit for each seat that may act; `priority` is the seat whose wish counts first among them,
    then clockwise. Drawn cards come from the seed while there is one, else from the fast generator.
    """

    def __init__(self, players: int) -> None:
        self.buffer = [0] * 640  # more codes than any hand of any game has
        self.filled = 0
        self.players = players
        self.actor_mask = 0
        self.priority = 0
        self.over = False
        self.seed = b""
        self.sealed = False
        self.shuffles = 0
        self.noise = 1

    # -- what a game gives

    def moves(self, seat: int) -> int:
        """Write the codes this seat may play now to the buffer, and say how many."""
        raise NotImplementedError

    def signs(self, seat: int) -> int:
        """The same for codes that are never demanded (signals)."""
        return 0

    def make(self, seat: int, code: int) -> None:
        """Play a code that is known to be legal."""
        raise NotImplementedError

    def deal(self) -> None:
        """Set the game up from nothing."""
        raise NotImplementedError

    def scramble(self, seat: int, rng: Rng) -> None:
        """Redistribute everything this seat (−1: a spectator) does not know."""
        raise NotImplementedError

    def points(self, seat: int) -> int:
        raise NotImplementedError

    def winners(self) -> int:
        """A bit for each seat that has won, asked once the game is over."""
        raise NotImplementedError

    # -- what callers use

    def copy(self) -> Kernel:
        new: Kernel = memory.fresh(self)
        memory.assign(new, self)
        new.seed = self.seed
        return new

    def fill(self, seat: int) -> int:
        """Write the legal codes of a seat to `codes`; how many there are."""
        self.filled = self.moves(self.known_seat(seat))
        return self.filled

    def fill_signals(self, seat: int) -> int:
        self.filled = self.signs(self.known_seat(seat))
        return self.filled

    @property
    def codes(self) -> list[int]:
        """What the last `fill` wrote."""
        return [self.buffer[i] for i in range(self.filled)]

    def code(self, index: int) -> int:
        """One of `codes`, without making the list."""
        if not 0 <= index < self.filled:
            raise IndexError(index)
        return self.buffer[index]

    def named(self, words: list[str]) -> list[str] | None:
        """`codes`, each as the word at its place in a list; None where the list is too short."""
        known = len(words)
        names = []
        for i in range(self.filled):
            if self.buffer[i] >= known:
                return None
            names.append(words[self.buffer[i]])
        return names

    def allows(self, seat: int, code: int) -> bool:
        if not 0 <= seat < self.players:
            return False
        self.filled = 0  # the buffer is used, so `codes` are gone
        return self.written(self.moves(seat), code) or self.written(self.signs(seat), code)

    def apply(self, seat: int, code: int) -> int:
        """Play a code, and say who is to be asked next (see `actor`).

        IllegalCode, and nothing changed, where the rules do not allow it.
        """
        if not self.allows(seat, code):
            raise IllegalCode(seat, code)
        self.make(seat, code)
        return self.first_actor()

    def step(self, index: int) -> int:
        """Play one of the codes the seat to be asked first has, by its place in `fill`, and fill for the next.

        The shortest way to drive a game from outside: `n = state.fill(state.actor())`, then `n = state.step(k)`
        with k below n, until 0 says that the game is over.
        """
        seat = self.first_actor()
        if not 0 <= index < (0 if seat < 0 else self.moves(seat)):
            raise IndexError(index)
        self.make(seat, self.buffer[index])
        seat = self.first_actor()
        self.filled = 0 if seat < 0 else self.moves(seat)
        return self.filled

    def redeal(self, seat: int, rng: Rng) -> Kernel:
        """A random state this seat (−1: a spectator) cannot tell from this one. It depends on nothing else."""
        if seat != -1:
            self.known_seat(seat)
        new = self.copy()
        new.unseal(rng)
        new.scramble(seat, rng)
        return new

    def actor(self) -> int:
        """The seat to ask first, −1 when the game is over."""
        return self.first_actor()

    def score(self, seat: int) -> int:
        return self.points(self.known_seat(seat))

    @property
    def winner_mask(self) -> int:
        """A bit for each seat that has won; 0 while the game goes on."""
        return self.winners() if self.over else 0

    def seal(self, seed: bytes, shuffles: int = 0) -> None:
        """Take all shuffles from this seed from now on."""
        self.seed = seed
        self.sealed = True
        self.shuffles = shuffles

    def mixed(self, cards: list[int]) -> list[int]:
        """Cards in the order of the next shuffle of the seed."""
        places = chance.order(self.seed, self.shuffles, len(cards))
        self.shuffles += 1
        return [cards[place] for place in places]

    def unseal(self, rng: Rng) -> None:
        """Forget the seed; later shuffles come from the fast generator."""
        self.seed = b""
        self.sealed = False
        self.noise = rng.fork()

    # -- helpers for games

    def known_seat(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise UnknownSeat(seat, self.players)
        return seat

    def first_actor(self) -> int:
        if self.over:
            return -1
        from_priority = self.actor_mask >> self.priority
        if from_priority:
            return self.priority + bits.lowest(from_priority)
        return bits.lowest(self.actor_mask)

    def after(self, seat: int) -> int:
        """The seat to the left."""
        return 0 if seat + 1 >= self.players else seat + 1

    def written(self, count: int, code: int) -> bool:
        for i in range(count):
            if self.buffer[i] == code:
                return True
        return False

    def shuffle(self, cards: list[int], size: int) -> None:
        """Shuffle the first `size` cards in place: the next shuffle of the seed, or a fast one."""
        if self.sealed:
            self.shuffle_by_seed(cards, size)
        else:
            for last in range(size - 1, 0, -1):
                self.noise = mwc.advance(self.noise)
                other = mwc.scaled(self.noise, last + 1)
                card = cards[last]
                cards[last] = cards[other]
                cards[other] = card
        self.shuffles += 1

    def shuffle_by_seed(self, cards: list[int], size: int) -> None:
        before = [cards[i] for i in range(size)]
        places = chance.order(self.seed, self.shuffles, size)
        for i in range(size):
            cards[i] = before[places[i]]

    def spread(self, cards: int, rng: Rng) -> None:
        """Lay a set of cards out in random order, for `next_spread` and `gathered` to take from."""
        self.filled = bits.write(cards, self.buffer, 0, 1, 0)
        self.mix(rng)

    def mix(self, rng: Rng) -> None:
        """Bring what lies in the buffer into random order."""
        for last in range(self.filled - 1, 0, -1):
            other = rng.below(last + 1)
            card = self.buffer[last]
            self.buffer[last] = self.buffer[other]
            self.buffer[other] = card

    def next_spread(self) -> int:
        self.filled -= 1
        return self.buffer[self.filled]

    def gathered(self, count: int) -> int:
        """A set of that many cards of the spread."""
        cards = bits.empty()
        for _ in range(count):
            cards |= bits.bit(self.next_spread())
        return cards


def playout(state: Kernel, rng: Rng, limit: int) -> int:
    """Play a game to its end with random moves; how many were made. `limit` stops one that does not end."""
    made = 0
    while not state.over and made < limit:
        seat = state.first_actor()
        count = state.moves(seat)
        state.make(seat, state.buffer[rng.below(count)])
        made += 1
    return made


def playouts(root: Kernel, games: int, rng: Rng, limit: int = 100_000) -> int:
    """Play many random games from one state, which stays as it is; how many moves were made in all."""
    made = 0
    for _ in range(games):
        state = root.copy()
        state.noise = rng.fork()
        made += playout(state, rng, limit)
    return made
