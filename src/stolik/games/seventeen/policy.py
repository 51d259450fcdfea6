"""A sensible move in Seventeen, from what the seat may know: the chance of 17, and what a call would bring.

Chances are per mille. The worth of a move is what it does to one's own standing, less what it does to the rivals'.
"""

from __future__ import annotations

from dataclasses import dataclass

from stolik.engine.mind import Mind as BaseMind
from stolik.engine.options import Option, Options
from stolik.engine.rng import Rng
from stolik.engine.text import Text
from stolik.engine.thought import WIN, Idea, Level, Thought
from stolik.games.seventeen import cards, rules
from stolik.games.seventeen.rules import Seventeen


@dataclass(frozen=True)
class Beginner(Level):
    """Counts what can be seen, and lays any card."""


LEVELS: dict[str, Level] = {
    "easy": Beginner(),
    "normal": Level(100, noise=2900),
    "hard": Level(1000),
    "expert": Level(200, ahead=20, inside=100),
}
SETTINGS: tuple[Option, ...] = ()

SURE = 1000
EVERYONE = -1  # what all can see

HESITATION = 250  # the chance of 17 at which a first rival may call …
CONVICTION = 650  # … and at which somebody will
TRAP_SPRINGS = 700  # the chance that a Trap one hid is still there when somebody else calls
DOUBT = 12  # those who hide a card tend to hide little
TIMID = 2  # so much more than 17 a beginner wants to see
WAVER = 2  # so that nearly equal moves fall at random

STANDING = [0] * 8  # by mastery and nerves
SPARE = [0] * 23  # how gladly a card is laid that way, all else being equal
WON = (  # how often greedy players with such tokens won, in hundredths of those with none: mastery · 2 + nerves
    *(100, 86, 194, 136, 547, 294),  # of two
    *(100, 78, 224, 159, 724, 456),
    *(100, 76, 272, 190, 964, 666),
    *(100, 88, 281, 199, 1131, 769),
    *(100, 100, 296, 224, 1272, 953),
)
PROSPECTS = [0] * 30
# Moods: early in a row, getting near 17, at the edge, and past it; from so many tenths on.
NEARING, EDGE, PAST = 120, 150, 180
HEART = 13  # tenths that a heart is worth to one who cannot see behind it
HIDDEN = (  # how much likelier than others each one-sided card is to be laid heart up, S1 … S5, R, T, B, P
    *(140, 165, 180, 185, 185, 12, 12, 6, 175),
    *(170, 145, 90, 75, 80, 80, 85, 45, 140),
    *(90, 35, 22, 22, 25, 185, 175, 135, 80),
    *(100, 90, 90, 90, 90, 105, 105, 105, 125),
)
READINESS = [0] * 56  # the same by mood and kind
SECOND_THOUGHTS = 10  # exchanges with the pile for each heart of the row

CHOOSE = [0] * 1296  # n over k, at n · 36 + k
REACHED = [0] * 294912  # see `weigh`: by mix, cards and sum
WEIGHED = [0] * 1024  # the mixes that have been


def lay_out_tables() -> None:
    for i, standing in enumerate((20, 14, 40, 30, 66, 52, 100, 100)):
        STANDING[i] = standing
    for code in range(15):  # the big numbers first, and a heart keeps the others guessing
        SPARE[code] = code % 5 + 2 * cards.HEART_UP[code]
    for special, spare in enumerate((-2, -2, -4, -20, -3, -3, -5, 0)):
        SPARE[15 + special] = spare
    for i, prospect in enumerate(WON):
        PROSPECTS[i] = prospect
    for i, likelihood in enumerate(HIDDEN):
        READINESS[i // 9 * cards.KINDS + cards.HEARTS + i % 9] = likelihood
    for n in range(36):
        CHOOSE[n * 36] = 1
        for k in range(1, n + 1):
            CHOOSE[n * 36 + k] = CHOOSE[(n - 1) * 36 + k - 1] + CHOOSE[(n - 1) * 36 + k]


lay_out_tables()


def greedy(state: Seventeen, seat: int, rng: Rng) -> int:
    if state.reacting:
        return rules.CHECK if worth_of_check(state, seat) > 0 else rules.PASS
    return best_move(state, seat, rng, True)


def best_move(state: Seventeen, seat: int, rng: Rng, may_check: bool) -> int:
    count = state.moves(seat)
    best = state.buffer[0]
    best_worth = -2_000_000_000
    for i in range(count):
        if state.buffer[i] == rules.CHECK and count > 1 and not may_check:
            continue
        worth = worth_of(state, seat, state.buffer[i]) + rng.below(WAVER * SURE * SURE)
        if worth > best_worth:
            best = state.buffer[i]
            best_worth = worth
    return best


def exact(state: Seventeen, seat: int, rng: Rng) -> int:
    """Call when 17 is more likely than not, else lay what the greedy policy would."""
    if state.row_size and (state.reacting or state.played == 0) and chance(state, seat) * 2 >= SURE:
        return rules.CHECK
    if state.reacting:
        return rules.PASS
    return best_move(state, seat, rng, False)


def beginner(state: Seventeen, seat: int, rng: Rng) -> int:
    """Call when what can be seen comes to well over 17, else lay anything."""
    count = state.moves(seat)
    may_check = state.row_size > 0 and (state.reacting or state.played == 0)
    if may_check and guess(state, seat) + rng.below(3) > rules.GOAL + TIMID:
        return rules.CHECK
    if state.reacting:
        return rules.PASS
    cards_only = count - may_check
    if not cards_only:
        return rules.CHECK
    code = state.buffer[rng.below(cards_only)]
    return cards.DOWN[cards.TRAP] if code == cards.UP[cards.TRAP] else code


def guess(state: Seventeen, seat: int) -> int:
    total = 0
    for place in range(state.row_size):
        if not state.is_hidden(seat, place):
            total += cards.WORTH[state.row[place]]
    return total


def worth_of(state: Seventeen, seat: int, code: int) -> int:
    if code == rules.CHECK:
        return worth_of_check(state, seat)
    size = state.row_size
    lay(state, seat, code)
    worth = worth_of_row(state, seat) + SURE * SURE * SPARE[code]
    take_up(state, seat, code, size)
    return worth


def lay(state: Seventeen, seat: int, code: int) -> None:
    """What playing a card does to the row: a Bin goes with the card before it (S-13)."""
    state.append(seat, code)
    if code == cards.UP[cards.BIN]:
        state.discard_end()
        if state.row_size and cards.HEART_UP[state.discard_end()]:
            state.note_binned()


def take_up(state: Seventeen, seat: int, code: int, size: int) -> None:
    """Undo that, for a row that was so long."""
    if code == cards.UP[cards.BIN]:
        state.discard[cards.BIN] -= 1
        if size:
            state.discard[cards.KIND[state.row[size - 1]]] -= 1
            state.binned_size -= cards.HEART_UP[state.row[size - 1]]
    state.row_size = size
    state.hands[seat * cards.KINDS + cards.KIND[code]] += 1
    state.hand_sizes[seat] += 1


# -- what a call brings


def worth_of_check(state: Seventeen, seat: int) -> int:
    return SURE * (worth_of_call(state, seat, seat, state.last_to_play()) - SURE * DOUBT)


def worth_of_row(state: Seventeen, seat: int) -> int:
    """Of having laid its last card: called as likely as all can see a reason to, else left to the next seat."""
    if not state.row_size:
        return 0
    called = likely(chance(state, EVERYONE))
    worth = 0
    if called:
        worth = called * worth_of_call(state, seat, state.after(seat), seat)
    if state.trappers() >> seat & 1:
        worth += (SURE - called) * TRAP_SPRINGS * change(state, seat, 1, 0) * (state.players - 1)
    return worth


def likely(suspected: int) -> int:
    """How likely a call is at a chance of 17 that all can see."""
    if suspected <= HESITATION:
        return 0
    if suspected >= CONVICTION:
        return SURE
    return SURE * (suspected - HESITATION) // (CONVICTION - HESITATION)


def worth_of_call(state: Seventeen, seat: int, caller: int, last: int) -> int:
    """To the seat, which is the one or the other, as far as it knows the row."""
    reached = chance(state, seat)
    own_trap = state.trappers() >> seat & 1
    trapped = SURE if own_trap else trap_chance(state, seat)
    worth = 0
    for won in range(2):
        for traps in range(2):
            weight = (reached if won else SURE - reached) * (trapped if traps else SURE - trapped) // SURE
            calls = change(state, caller, won | own_trap & (caller == seat), traps + 1 - won)
            lasts = change(state, last, 1 - won | own_trap & (last == seat), won)
            mine = calls if seat == caller else lasts
            worth += weight * (mine * state.players - calls - lasts)
    return worth


def change(state: Seventeen, seat: int, mastery: int, nerves: int) -> int:
    """What tokens do to a seat's standing."""
    now = standing(state.mastery[seat], state.nerves[seat])
    return standing(state.mastery[seat] + mastery, state.nerves[seat] + nerves) - now


def standing(mastery: int, nerves: int) -> int:
    if nerves >= rules.TOO_NERVOUS:  # S-19
        nerves -= rules.TOO_NERVOUS
        mastery -= mastery > 0
    return STANDING[min(mastery, 3) * 2 + min(nerves, 1)]


# -- chances


def chance(state: Seventeen, viewer: int) -> int:
    """That the row is worth 17, to one who sees what this seat sees."""
    missing = rules.GOAL
    hidden = 0
    for place in range(state.row_size):
        if state.is_hidden(viewer, place):
            hidden += 1
        else:
            missing -= cards.WORTH[state.row[place]]
    if missing <= 0:
        return SURE
    state.count_unseen(viewer)
    return SURE * ways(state, hidden, missing) // CHOOSE[unseen_hearts(state) * 36 + hidden]


def ways(state: Seventeen, hidden: int, missing: int) -> int:
    """In how many ways so many of the unseen hearts make up what is missing."""
    mix = 0
    for kind in range(cards.HEARTS, cards.REVERSE):
        mix = mix * 4 + state.unseen[kind]
    if not WEIGHED[mix]:
        weigh(mix)
    specials = unseen_specials(state) * 36
    total = 0
    for numbers in range(1, min(hidden, 15) + 1):
        total += CHOOSE[specials + hidden - numbers] * REACHED[(mix * 16 + numbers) * 18 + missing]
    return total


def weigh(mix: int) -> None:
    """For a mix of numbers: in how many ways so many of them make at least each sum."""
    exactly = [0] * 736  # so many cards, at · 46 + their sum
    exactly[0] = 1
    for value in range(1, 6):
        copies = mix >> 2 * (5 - value) & 3
        for _ in range(copies):
            for place in range(15 * 46 + 45, 45, -1):
                if place % 46 >= value:
                    exactly[place] += exactly[place - 46 - value]
    for numbers in range(16):
        at_least = 0
        for total in range(45, -1, -1):
            at_least += exactly[numbers * 46 + total]
            if total <= rules.GOAL:
                REACHED[(mix * 16 + numbers) * 18 + total] = at_least
    WEIGHED[mix] = 1


def trap_chance(state: Seventeen, seat: int) -> int:
    """That a rival hid a Trap."""
    hidden = 0
    for place in range(state.row_size):
        hidden += state.is_hidden(seat, place)
    state.count_unseen(seat)
    hearts = unseen_hearts(state)
    without = CHOOSE[(hearts - state.unseen[cards.TRAP]) * 36 + hidden]
    return SURE - SURE * without // CHOOSE[hearts * 36 + hidden]


def unseen_specials(state: Seventeen) -> int:
    count = 0
    for kind in range(cards.REVERSE, cards.KINDS):
        count += state.unseen[kind]
    return count


def unseen_hearts(state: Seventeen) -> int:
    count = unseen_specials(state)
    for kind in range(cards.HEARTS, cards.REVERSE):
        count += state.unseen[kind]
    return count


def mood(tenths: int) -> int:
    if tenths < NEARING:
        return 0
    if tenths < EDGE:
        return 1
    return 2 if tenths < PAST else 3


class Mind(BaseMind):
    """Tries the round out by the greedy policy; what comes after it is a matter of tokens."""

    def __init__(self, state: Seventeen) -> None:
        BaseMind.__init__(self, state)
        self.seventeen = state

    def imagine(self, seat: int, rng: Rng) -> None:
        self.seventeen.scramble(seat, rng)
        self.seventeen.shown_size = 0  # of the last round; `done` looks for the end of this one
        self.reconsider_row(seat, rng)

    def reconsider_row(self, seat: int, rng: Rng) -> None:
        """What lies heart up was chosen: early in a row mostly numbers, near 17 mostly what is worth nothing."""
        tenths = 0
        for place in range(self.seventeen.row_size):
            code = self.seventeen.row[place]
            if self.seventeen.is_hidden(seat, place):
                self.reconsider(place, mood(tenths), rng)
            tenths += HEART if cards.HEART_UP[code] else 10 * cards.WORTH[code]

    def reconsider(self, place: int, now: int, rng: Rng) -> None:
        """Exchange a heart of the row for hearts of the pile, as often as makes it as likely as it should be."""
        left = self.seventeen.deck_size - self.seventeen.drawn
        if not left:
            return
        for _ in range(SECOND_THOUGHTS):
            i = self.seventeen.drawn + rng.below(left)
            mine = cards.KIND[self.seventeen.row[place]]
            other = self.seventeen.deck[i]
            if other < cards.HEARTS:
                continue
            if rng.below(READINESS[now * cards.KINDS + mine]) < READINESS[now * cards.KINDS + other]:
                self.seventeen.row[place] = cards.DOWN[other]
                self.seventeen.deck[i] = mine

    def choose(self, seat: int, rng: Rng) -> int:
        return greedy(self.seventeen, seat, rng)

    def done(self) -> bool:
        return self.seventeen.over or self.seventeen.shown_size > 0

    def worth(self, seat: int) -> int:
        if self.seventeen.over:
            return BaseMind.worth(self, seat)
        total = 0
        for other in range(self.seventeen.players):
            total += self.prospect(other)
        return WIN * self.prospect(seat) // total

    def ponder(self, seat: int) -> int:
        """A call that cannot come to 17 is no option where there is another."""
        count = BaseMind.ponder(self, seat)
        if count > 1 and self.seventeen.row_size and chance(self.seventeen, seat) == 0:
            return self.without_check(count)
        return count

    def without_check(self, count: int) -> int:
        kept = 0
        for i in range(count):
            if self.options[i] != rules.CHECK:
                self.options[kept] = self.options[i]
                kept += 1
        return kept

    def think(self, seat: int, level: Level, settings: Options, rng: Rng) -> Thought | None:
        if isinstance(level, Beginner):
            return Thought((Idea(beginner(self.seventeen, seat, rng), 0.5, 0),), Text("bot-why-rule"))
        if self.seventeen.moves(seat) > 1 and self.ponder(seat) == 1:
            return Thought((Idea(self.options[0], 0.5, 0),), Text("bot-why-seventeen-low"))
        return None

    def prospect(self, seat: int) -> int:
        """How likely a seat is to win, by its tokens, against one that has none."""
        mastery = min(self.seventeen.mastery[seat], 2)
        return PROSPECTS[(self.seventeen.players - 2) * 6 + mastery * 2 + min(self.seventeen.nerves[seat], 1)]
