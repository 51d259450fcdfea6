"""How much the searches try in a second, beside OpenSpiel's information-set tree search in C++ in the same run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import stolik
from benchmarks.timing import Work, best, timed
from stolik.bots.flat import Flat
from stolik.bots.tree import Tree

PLAYERS = {"toads": 2, "piles": 3, "lie": 3, "lynx": 3, "seventeen": 3}
SIMULATIONS = 1000
PEERS = ("hearts", "leduc_poker")


@dataclass(frozen=True)
class Search:
    """A search that can be run for so many decisions, and how many actions one of its simulations has."""

    decide: Work
    length: float


def ours(game: stolik.Game, kind: type[Flat] | type[Tree]) -> Search:
    """The first decision of a deal with three options or more."""
    state = game.deal("searches")
    while len(state.legal(seat := state.actors[0])) < 3:
        state.play(seat, stolik.bot(game.name, "greedy", 1).choose(state.observe(seat)))
    observation = state.observe(seat)
    mind = game.definition.policy.Mind(observation.kernel.copy())

    def think() -> Flat | Tree:
        search = kind(mind, observation.kernel, observation.seat, SIMULATIONS, stolik.Rng(1))
        search.begin()
        while not search.finished():
            search.go_on()
        return search

    once = think()
    return Search(lambda decisions: sum(think().moves for _ in range(decisions)), once.moves / once.made)


def open_spiel(name: str) -> Search | None:
    """Its bot thinks about the first choice of a deal; a simulation is as long as random games from there."""
    try:
        import pyspiel
    except ImportError:
        return None
    root = dealt(pyspiel.load_game(name))
    length = sum(random_length(root, stolik.Rng(number)) for number in range(200)) / 200
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT

    def decide(decisions: int) -> int:
        bot = pyspiel.ISMCTSBot(7, evaluator, 1.4, SIMULATIONS, -1, policy, False, True)
        for _ in range(decisions):
            bot.step(root)
        return round(decisions * SIMULATIONS * length)

    return Search(decide, length)


def dealt(game: Any) -> Any:
    """The first state in which there is something to choose."""
    state, rng = game.new_initial_state(), stolik.Rng(3)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    return state


def random_length(root: Any, rng: stolik.Rng) -> int:
    state, made = root.clone(), 0
    while not state.is_terminal():
        made += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    return made


def rates(names: list[str], turns: int) -> Iterator[tuple[str, float, float]]:
    """Of each search: simulations and actions a second."""
    found = {f"OpenSpiel, {name}, tree": open_spiel(name) for name in PEERS}
    for name in names:
        game = stolik.game(name, PLAYERS[name])
        for kind in (Flat, Tree):
            found[f"{name}, {game.players} players, {kind.__name__.lower()}"] = ours(game, kind)
    there = {name: search for name, search in found.items() if search}
    for name, rate in best({name: timed(search.decide) for name, search in there.items()}, turns).items():
        yield name, rate.actions / there[name].length, rate.actions
