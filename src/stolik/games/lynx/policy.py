"""A sensible move in Lynx, from what the seat may know.

It lays whole sets that the others can hardly steal, steals what it can, saves jokers and high leftovers, and lays
as much as possible once the end is near. The weights were found by letting it play against itself.
"""

from __future__ import annotations

from stolik.engine.mind import Mind as BaseMind
from stolik.engine.options import Option
from stolik.engine.rng import Rng
from stolik.engine.thought import Level
from stolik.games.lynx import cards, rules
from stolik.games.lynx.rules import Lynx

LEVELS: dict[str, Level] = {
    "easy": Level(100, noise=3000),
    "normal": Level(200, noise=1500),
    "hard": Level(1000),
    "expert": Level(8000, tree=True),
}
SETTINGS: tuple[Option, ...] = ()

WORST = -100_000
WIN = 5_000
LOSE = -5_000
NOISE = 8  # how much worth chance may add to a play
SAFE = 10_000
SIZES = 14  # of sets: eight of a value and five jokers at most
UNKNOWN = -1  # not weighed yet
ODDS = [0] * 1414  # by size and share, see `odds_of`

CARD_LAID = 1
CARD_LAID_IN_A_HURRY = 6
CARD_STOLEN = 27
CARD_IN_DANGER = 21
CARD_SPLIT_OFF = 9
JOKER_USED = 8
JOKER_ALONE = 20  # that much more
SMALL_SET = 2  # high sets of so many cards are kept for later
WORTH_A_TRY = 12  # plays that are tried out, of up to eighty

DECK = 6
JOKER_DRAWN = 18
MATCH_DRAWN = 8
MORE_TO_MATCH = 7
PAIR_IN_POOL = 3
ENOUGH_TO_DRAW = 9  # without need
FEW_CARDS = 5  # a hand that should get no larger

SOON = 4  # cards in another hand, or draws for each seat, that are a reason to hurry
STUBBORN = 16  # of so many decisions one goes the other way: seats that never gave way could go round for ever


def lay_out_odds() -> None:
    for size in range(1, SIZES):
        for share in range(101):
            odds = share
            for _ in range(size - 1):
                odds = odds * share // 100
            ODDS[size * 101 + share] = odds


lay_out_odds()


def greedy(state: Lynx, seat: int, rng: Rng) -> int:
    if state.phase == rules.KEEPING:
        return thief_decides(state, seat, rng)
    expected = [0] * 70
    dangers = [0] * 196
    if state.phase == rules.PLAYING or state.phase == rules.ROBBED:
        look_around(state, seat, expected, dangers)
    if state.phase == rules.ROBBED:
        return robbed_decides(state, seat, rng, expected, dangers)
    noise = 4 * NOISE if state.phase == rules.PLAYING else 4
    soon = hurry(state, seat)
    count = state.moves(seat)
    best = state.buffer[0]
    best_worth = WORST
    for i in range(count):
        code = state.buffer[i]
        if code < rules.KEEP:
            worth = worth_of_playing(state, seat, code, soon, expected, dangers)
        else:
            worth = worth_of_drawing(state, seat, code)
        worth = worth * 4 + rng.below(noise)
        if worth > best_worth:
            best = code
            best_worth = worth
    return best


# -- what the others may hold


def look_around(state: Lynx, seat: int, expected: list[int], dangers: list[int]) -> None:
    """What the others may hold; what that threatens is weighed when it is asked for."""
    guess_hands(state, seat, expected)
    for size in range(SIZES):
        dangers[size * cards.KINDS] = UNKNOWN


def guess_hands(state: Lynx, seat: int, expected: list[int]) -> None:
    """For each other seat and kind the cards it may be expected to hold, in hundredths."""
    unseen = [0] * 14
    count_unseen(state, seat, unseen)
    hidden = 0
    for kind in range(cards.KINDS):
        hidden += unseen[kind]
    for other in range(state.players):
        share = 0
        if other != seat and hidden > 0:
            share = 100 * unknown(state, other)
        for kind in range(cards.KINDS):
            place = other * cards.KINDS + kind
            expected[place] = 0
            if other != seat:
                expected[place] = 100 * state.known[place]
            if share > 0:
                expected[place] += share * unseen[kind] // hidden


def count_unseen(state: Lynx, seat: int, unseen: list[int]) -> None:
    """How many cards of each kind lie where the seat cannot see them."""
    for kind in range(cards.KINDS):
        unseen[kind] = 0
        for other in range(state.players):
            if other != seat:
                unseen[kind] += state.hands[other * cards.KINDS + kind] - state.known[other * cards.KINDS + kind]
    for i in range(state.drawn, state.deck_size):
        unseen[state.deck[i]] += 1


def unknown(state: Lynx, seat: int) -> int:
    count = state.hand_sizes[seat]
    for kind in range(cards.KINDS):
        count -= state.known[seat * cards.KINDS + kind]
    return count


def danger(state: Lynx, seat: int, value: int, size: int, expected: list[int], dangers: list[int]) -> int:
    """How likely so many cards of a value are to be stolen in a round, in hundredths."""
    if dangers[size * cards.KINDS] == UNKNOWN:
        weigh_dangers(state, seat, size, expected, dangers)
    return dangers[size * cards.KINDS + value]


def weigh_dangers(state: Lynx, seat: int, size: int, expected: list[int], dangers: list[int]) -> None:
    """For sets of one size and every value: a set is safe where nobody has as many of any higher value."""
    safe = SAFE
    first = size * cards.KINDS
    for value in range(cards.JOKER, -1, -1):
        dangers[first + value] = (SAFE - safe) // 100
        safe = left_by_all(state, seat, value, size, safe, expected)
    if state.ones_bite:  # L-18
        for value in range(rules.THIRTEEN, cards.KINDS):
            safe = SAFE - 100 * dangers[first + value]
            safe = left_by_all(state, seat, rules.ONE, size, safe, expected)
            dangers[first + value] = (SAFE - safe) // 100


def left_by_all(state: Lynx, seat: int, kind: int, size: int, safe: int, expected: list[int]) -> int:
    """What is left of a chance to be safe when the others may hold so many of a kind."""
    for other in range(state.players):
        if other != seat and expected[other * cards.KINDS + kind] > 0:
            safe -= safe * odds_of(expected[other * cards.KINDS + kind] // size, size) // 125
    return safe


def odds_of(share: int, size: int) -> int:
    """The odds to hold that many cards of a kind, where `share` is the part of them that is expected."""
    return ODDS[size * 101 + min(share, 100)]


# -- playing


def worth_of_playing(
    state: Lynx, seat: int, layer: int, soon: int, expected: list[int], dangers: list[int]
) -> int:
    size = cards.SIZE[layer]
    value = cards.VALUE[layer]
    if state.hand_sizes[seat] == size:
        return worth_of_ending(state, seat, size)
    worth = (CARD_LAID + CARD_LAID_IN_A_HURRY * soon) * size
    worth += CARD_STOLEN * stolen_by(state, seat, layer)
    worth -= CARD_IN_DANGER * size * danger(state, seat, value, size, expected, dangers) // 100
    worth -= JOKER_USED * cards.WILD[layer]
    if value == cards.JOKER:
        worth -= JOKER_ALONE * size
    else:
        worth -= CARD_SPLIT_OFF * (state.hands[seat * cards.KINDS + value] - cards.VALUED[layer])
    if size <= SMALL_SET:
        worth -= value * 3 // 4
    return worth


def worth_of_ending(state: Lynx, seat: int, size: int) -> int:
    """To lay the last card is to win or to lose."""
    mine = state.points(seat) + 2 * size
    for other in range(state.players):
        if other != seat and state.points(other) > mine:
            return LOSE
    return WIN


def hurry(state: Lynx, seat: int) -> int:
    """How soon the game may end: 0, not soon, to 4."""
    left = draws_left(state) // state.players
    for other in range(state.players):
        if other != seat and state.hand_sizes[other] < left:
            left = state.hand_sizes[other]
    return SOON - left if left < SOON else 0


def draws_left(state: Lynx) -> int:
    return state.deck_size - state.drawn + state.places


def stolen_by(state: Lynx, seat: int, layer: int) -> int:
    """How many cards the others would lose."""
    count = 0
    for other in range(state.players):
        if other != seat and state.heights[other] > 0:
            top = state.top(other)
            if cards.SIZE[top] == cards.SIZE[layer] and state.beats(cards.VALUE[layer], cards.VALUE[top]):
                count += cards.SIZE[top]
    return count


# -- what becomes of a stolen layer


def thief_decides(state: Lynx, seat: int, rng: Rng) -> int:
    """Keep what fits the hand, jokers, and large or high sets, while there is time to lay them."""
    layer = state.top(state.to_rob[0])
    value = cards.VALUE[layer]
    if rng.below(STUBBORN) == 0:
        return rules.KEEP
    if near_the_end(state, seat):
        return rules.LEAVE
    if state.hands[seat * cards.KINDS + value] > 0 or cards.WILD[layer] > 0:
        return rules.KEEP
    return rules.KEEP if 4 * cards.SIZE[layer] + value >= 19 else rules.LEAVE


def near_the_end(state: Lynx, seat: int) -> bool:
    for other in range(state.players):
        if other != seat and state.hand_sizes[other] <= 1:
            return True
    return draws_left(state) <= FEW_CARDS


def robbed_decides(state: Lynx, seat: int, rng: Rng, expected: list[int], dangers: list[int]) -> int:
    """Take back what will be hard to steal next time, unless the pool offers better cards."""
    layer = state.top(seat)
    if rng.below(STUBBORN) == 0:
        return rules.DISCARD
    if cards.WILD[layer] > 0:
        return rules.BACK
    value = cards.VALUE[layer]
    size = cards.SIZE[layer]
    own = state.hands[seat * cards.KINDS + value]
    worth = 6 * size + 7 * own - danger(state, seat, value, size + own, expected, dangers) // 5
    if welcome_places(state, seat) >= size:
        worth -= 3
    return rules.BACK if worth > rng.below(NOISE) else rules.DISCARD


def welcome_places(state: Lynx, seat: int) -> int:
    count = 0
    for place in range(state.places):
        if worth_of_place(state, seat, place) >= DECK:
            count += 1
    return count


# -- drawing


def worth_of_drawing(state: Lynx, seat: int, code: int) -> int:
    if code == rules.DECK:
        return DECK
    if code == rules.END:
        return worth_of_not_drawing(state, seat)
    if code < rules.END:
        return worth_of_place(state, seat, code - rules.POOL)
    return worth_of_card(state, seat, code - rules.STEAL)


def worth_of_place(state: Lynx, seat: int, place: int) -> int:
    end = state.end_of(place)
    worth = 0
    for i in range(end - state.groups[place], end):
        worth += worth_of_card(state, seat, state.pool[i])
    if state.to_draw < 2:
        return worth
    for i in range(state.pool_size):
        if i != end - 1 and state.pool[i] == state.pool[end - 1]:
            worth += PAIR_IN_POOL
    return worth


def worth_of_card(state: Lynx, seat: int, kind: int) -> int:
    """What one more card of a kind is worth to a hand."""
    if kind == cards.JOKER:
        return JOKER_DRAWN
    own = state.hands[seat * cards.KINDS + kind]
    if own == 0:
        return kind // 4
    return MATCH_DRAWN + MORE_TO_MATCH * own


def worth_of_not_drawing(state: Lynx, seat: int) -> int:
    if near_the_end(state, seat) or state.hand_sizes[seat] <= FEW_CARDS:
        return WIN
    return ENOUGH_TO_DRAW


class Mind(BaseMind):
    """Tries games out by the greedy policy."""

    def __init__(self, state: Lynx) -> None:
        BaseMind.__init__(self, state)
        self.lynx = state

    def ponder(self, seat: int) -> int:
        """Of many plays only those that look best, so that each is tried more often."""
        count = BaseMind.ponder(self, seat)
        if self.lynx.phase == rules.PLAYING and count > WORTH_A_TRY:
            self.weigh_plays(seat, count)
            self.bring_forward(WORTH_A_TRY, count)
            return WORTH_A_TRY
        return count

    def weigh_plays(self, seat: int, count: int) -> None:
        """What each play is worth at first sight."""
        expected = [0] * 70
        dangers = [0] * 196
        look_around(self.lynx, seat, expected, dangers)
        soon = hurry(self.lynx, seat)
        for i in range(count):
            self.worths[i] = worth_of_playing(self.lynx, seat, self.options[i], soon, expected, dangers)

    def choose(self, seat: int, rng: Rng) -> int:
        return greedy(self.lynx, seat, rng)
