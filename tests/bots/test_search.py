"""The searches, tried on Toads and Lynx: what they find, how much they try, and whom they keep waiting."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace

import pytest

import stolik
from stolik.bots.flat import Flat
from stolik.bots.thinking import errand, search, think
from stolik.bots.tree import Tree
from stolik.engine.thought import Level, Thought
from tests.bots.conftest import BRIEF
from tests.bots.test_levels import going_on
from tests.helpers import toads
from tests.rules.lynx.tables import lynx

SEARCHES: dict[str, Level] = {"flat": Level(), "tree": Level(tree=True), "ahead": Level(ahead=2, inside=30)}
SEEDS = range(12)
ONE_ROUND = {"rounds": 1}
searches = pytest.mark.parametrize("kind", SEARCHES)
games = pytest.mark.parametrize("name", ["toads", "lynx"])


@dataclass(frozen=True)
class Clear:
    """A position in which seat 0 wins by one move only."""

    lay: Callable[[], stolik.State]
    best: str
    by_rule: str  # what the greedy policy does

    @property
    def observation(self) -> stolik.Observation:
        return self.lay().observe(0)


CLEAR = {
    # 43 leaves the rival nothing to place; the 88 that comes to light when 34 is pulled lets its 87 in
    "toads, a pull that helps the rival": Clear(
        lambda: toads([[43, 12], [87]], [88, 34], pile=[], options=ONE_ROUND, totals=[74, 0]), "43", "x34"
    ),
    # the round is over at once, before the rival can pull
    "toads, a row to be taken unforced": Clear(
        lambda: toads([[25], [42, 52]], [24], pile=[], options=ONE_ROUND, totals=[77, 0]), "take", "25"
    ),
    # with the last card drawn it is over; else the next seat lays its last cards and is ahead
    "lynx, a draw that ends the game": Clear(
        lambda: lynx(["1 2", "9 9 9", "9 9 9"], ["4 4 4 4 4", "", ""], "7", deck="", phase="free draw"),
        "pool 1",
        "end",
    ),
    # the next seat has to lay its last card
    "lynx, all that can be laid": Clear(lambda: lynx(["3 3 3 7", "9", "9"], deck=""), "3x3", "3x3"),
}
positions = pytest.mark.parametrize("position", CLEAR.values(), ids=CLEAR)


def level(kind: str, simulations: int, seconds: float = 3600.0) -> Level:
    return replace(SEARCHES[kind], simulations=simulations, seconds=seconds)


def thought(observation: stolik.Observation, how: Level, seed: int = 1) -> Thought:
    definition, kernel = observation.game.definition, observation.kernel
    mind = definition.policy.Mind(kernel.copy())
    return search(mind, kernel, observation.seat, how, stolik.Rng(seed))


def word(observation: stolik.Observation, code: int) -> str:
    words: list[str] = observation.game.definition.notation.words(observation.kernel, observation.seat, [code])
    return words[0]


def begun(kind: str, observation: stolik.Observation, simulations: int, seed: int = 1) -> Flat | Tree:
    mind = observation.game.definition.policy.Mind(observation.kernel.copy())
    work = errand(mind, observation.kernel, observation.seat, level(kind, simulations), stolik.Rng(seed))
    work.begin()
    return work


def finished(work: Flat | Tree) -> Flat | Tree:
    while not work.finished():
        work.go_on()
    return work


def race(observation: stolik.Observation, simulations: int, seed: int) -> tuple[Flat, dict[str, int]]:
    """A flat search that is finished, and how often it tried each move."""
    work = finished(begun("flat", observation, simulations, seed))
    assert isinstance(work, Flat)
    return work, {word(observation, option): visits for option, visits, _ in work.found()}


def choices(name: str) -> list[stolik.Observation]:
    """Moments of a game at which there is something to choose."""
    found = [state.observe(state.actors[0]) for state in going_on(name)]
    return [observation for observation in found if len(observation.legal) > 1]


@positions
@searches
def test_the_better_move_is_found(kind: str, position: Clear) -> None:
    observation = position.observation
    for seed in SEEDS:
        best = thought(observation, level(kind, 400), seed).ideas[0]
        assert word(observation, best.code) == position.best
        assert best.value > 0.9


@positions
def test_what_the_greedy_policy_does_there(position: Clear) -> None:
    observation = position.observation
    assert stolik.bot(observation.game.name, "greedy", 1).choose(observation) == position.by_rule


@positions
def test_the_best_is_never_dropped(position: Clear) -> None:
    observation = position.observation
    for seed in SEEDS:
        work, tried = race(observation, 400, seed)
        assert tried[position.best] == work.worlds
        assert work.left == 1
        assert work.made < 400, "where all is clear not everything is used up"


def test_luck_alone_drops_nothing_good() -> None:
    """To take three toads costs fifteen points, but a round is long and full of luck."""
    observation = toads([[43], [51, 52, 53]], [22, 33, 44], top=[12, 98, 57]).observe(0)
    for seed in range(60):
        work, tried = race(observation, 300, seed)
        assert tried["43"] == work.worlds
        assert 12 <= tried["take"] <= work.worlds


@games
@searches
@pytest.mark.parametrize("simulations", [1, 60, 333])
def test_no_more_is_tried_than_was_asked_for(kind: str, name: str, simulations: int) -> None:
    for observation in choices(name):
        work = finished(begun(kind, observation, simulations))
        assert sum(visits for _, visits, _ in work.found()) == work.made <= simulations
        if isinstance(work, Tree):
            assert work.made == simulations
        else:  # the next world would be too much, or there is nothing left to compare
            assert work.left == 1 or work.made + work.left > simulations


@pytest.mark.usefixtures("brief")
@games
@pytest.mark.parametrize("strength", stolik.bots.STRENGTHS)
def test_a_level_is_a_number_of_simulations(name: str, strength: str) -> None:
    for observation in choices(name):
        candidates = stolik.bot(name, strength, 3).explain(observation).candidates
        assert sum(candidate.visits for candidate in candidates) <= BRIEF


@games
@searches
def test_seconds_only_cut_it_short(kind: str, name: str) -> None:
    observation = choices(name)[0]
    patient = begun(kind, observation, 1_000_000)
    patient.go_on()
    hasty = thought(observation, level(kind, 1_000_000, seconds=0.0))
    assert sum(idea.visits for idea in hasty.ideas) == patient.made, "one look, and no more"


@games
@searches
def test_what_is_considered_is_tried(kind: str, name: str) -> None:
    """All there is, or of very many plays of Lynx those that look best."""
    for observation in choices(name):
        ideas = thought(observation, level(kind, 20 * len(observation.legal))).ideas
        moves = [word(observation, idea.code) for idea in ideas]
        assert set(moves) <= set(observation.legal)
        assert len(moves) == len(set(moves)) >= min(12, len(observation.legal))
        assert stolik.bot(name, "greedy", 1).choose(observation) in moves
        assert all(idea.visits > 0 for idea in ideas)
        assert all(0 <= idea.value <= 1 for idea in ideas)


def test_in_toads_no_move_is_left_out() -> None:
    for observation in choices("toads"):
        moves = stolik.bot("toads", "hard", 1).explain(observation).candidates
        assert {candidate.move for candidate in moves} == set(observation.legal)


@games
@searches
def test_the_same_luck_finds_the_same(kind: str, name: str) -> None:
    for observation in choices(name):
        one, same = (finished(begun(kind, observation, 200, seed=5)).found() for _ in range(2))
        assert one == same
        assert one != finished(begun(kind, observation, 200, seed=6)).found()


@games
@searches
def test_all_that_is_hidden_is_imagined(kind: str, name: str) -> None:
    """Any state that looks the same to the seat makes the same choice."""
    for observation in choices(name):
        seat, how = observation.seat, level(kind, 100)
        first = thought(observation, how)
        for number in range(3):
            twin = stolik.State(observation.game, observation.sample(stolik.Rng(number)))
            assert thought(twin.observe(seat), how) == first


@pytest.fixture
def polite() -> Iterator[None]:
    """A thread goes on until it lets go of the GIL by itself."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1000.0)
    yield
    sys.setswitchinterval(before)


class Counting(threading.Thread):
    """Counts, and lets others in after each number."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.enough = False

    def run(self) -> None:
        while not self.enough:
            self.count += 1
            time.sleep(0)


@pytest.mark.usefixtures("polite")
@games
@searches
def test_another_thread_goes_on_while_a_bot_thinks(kind: str, name: str) -> None:
    """It counts while worlds are tried, and at no other moment between the two looks at its count."""
    observation = choices(name)[0]
    other = Counting()
    other.start()
    went_on = False
    try:
        for seed in range(2000):
            work = begun(kind, observation, 100_000, seed)
            before = other.count
            work.go_on()
            went_on = other.count > before
            if went_on:
                break
    finally:
        other.enough = True
        other.join()
    assert went_on


@games
@searches
def test_bots_that_think_side_by_side_do_not_disturb_each_other(kind: str, name: str) -> None:
    looks = choices(name) * 2

    def found(observation: stolik.Observation) -> Thought:
        definition, how = observation.game.definition, level(kind, 100)
        return think(definition, observation.kernel, observation.seat, how, {}, stolik.Rng(4))[1]

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(found, looks)) == [found(observation) for observation in looks]
