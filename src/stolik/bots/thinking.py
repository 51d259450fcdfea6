"""From an observation to a thought: the game's own way to decide, else the common search."""

from __future__ import annotations

import time
from dataclasses import replace

from stolik.bots.flat import Flat
from stolik.bots.tree import Tree
from stolik.engine.game import Definition
from stolik.engine.kernel import Kernel
from stolik.engine.mind import Mind
from stolik.engine.options import Options
from stolik.engine.rng import Rng
from stolik.engine.text import Text
from stolik.engine.thought import WIN, Idea, Level, Thought


def think(
    definition: Definition, kernel: Kernel, seat: int, level: Level, settings: Options, rng: Rng
) -> tuple[Mind, Thought]:
    """What a seat should do, from a state that holds nothing it may not know. The kernel stays as it is."""
    if level.crowd and kernel.players > 2:
        level = replace(level, simulations=level.crowd)
    mind = definition.policy.Mind(kernel.copy())
    thought = mind.think(seat, level, settings, rng)
    if thought is None:
        tried = level.simulations > 0
        thought = search(mind, kernel, seat, level, rng) if tried else rule(definition, kernel, seat, rng)
    return mind, thought


def rule(definition: Definition, kernel: Kernel, seat: int, rng: Rng) -> Thought:
    """What the greedy policy says."""
    return Thought((Idea(definition.policy.greedy(kernel.copy(), seat, rng), 0.5, 0),), Text("bot-why-rule"))


def search(mind: Mind, kernel: Kernel, seat: int, level: Level, rng: Rng) -> Thought:
    work = errand(mind, kernel, seat, level, rng)
    late = time.monotonic() + level.seconds
    if work.begin() == 1:
        return Thought((Idea(mind.code(work.option(0)), 0.5, 0),), Text("bot-why-only"))
    while not work.finished():
        work.go_on()
        if time.monotonic() > late:
            break
    return ranked(mind, work.found(), level, rng)


def errand(mind: Mind, kernel: Kernel, seat: int, level: Level, rng: Rng) -> Flat | Tree:
    """The search of a level, still to be begun."""
    if level.tree:
        return Tree(mind, kernel, seat, level.simulations, rng)
    work = Flat(mind, kernel, seat, level.simulations, rng)
    if level.ahead:
        other = type(mind)(kernel.copy())
        work.look_ahead(Flat(other, kernel.copy(), seat, level.inside, Rng(0)), level.ahead)
    return work


def ranked(mind: Mind, found: list[tuple[int, int, int]], level: Level, rng: Rng) -> Thought:
    """Ideas from options, their visits and total worth: the one tried most, or best of those, then by worth."""
    best: dict[int, Idea] = {}
    for option, visits, total in found:
        idea = Idea(mind.code(option), total / (WIN * visits) if visits else 0.0, visits)
        best[idea.code] = max(best.get(idea.code, idea), idea, key=confidence)
    ideas = sorted(best.values(), key=lambda idea: -idea.value)
    chosen = max(ideas, key=confidence)
    if level.noise:
        chosen = max(ideas, key=lambda idea: idea.value + rng.below(level.noise) / WIN)
    ideas.remove(chosen)
    return Thought((chosen, *ideas))


def confidence(idea: Idea) -> tuple[int, float]:
    return idea.visits, idea.value
