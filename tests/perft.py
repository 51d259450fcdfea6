"""How many sequences of moves there are to a depth, split by the first move: the cheapest check of whole rules.

Chance is settled (the deck lies as it lies), seats that may act at the same time each count.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import stolik

Split = dict[str, int]


def engine_split(state: stolik.State, depth: int) -> Split:
    return split(
        state, depth, lambda node: node.copy(), lambda node, seat: node.legal(seat), lambda node: node.actors
    )


def referee_split(referee: Any, depth: int, copied: Callable[[Any], Any]) -> Split:
    return split(referee, depth, copied, lambda node, seat: sorted(node.legal(seat)), lambda node: node.actors())


def split(
    node: Any,
    depth: int,
    copied: Callable[[Any], Any],
    legal: Callable[[Any, int], list[str]],
    actors: Callable[[Any], Any],
) -> Split:
    result: Split = {}
    for seat in actors(node):
        for move in legal(node, seat):
            child = copied(node)
            child.play(seat, move)
            below = split(child, depth - 1, copied, legal, actors) if depth > 1 else {"": 1}
            result[f"{seat}:{move}"] = sum(below.values())
    return result
