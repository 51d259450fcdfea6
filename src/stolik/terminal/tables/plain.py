"""A table for any game: the view as it is. Used for what a game's own module leaves out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stolik.terminal.tables import Say, Step, signed, who

if TYPE_CHECKING:
    from rich.console import RenderableType

    from stolik.engine.state import Outcome


def draw(view: dict[str, Any], names: list[str], say: Say) -> RenderableType:
    from rich.table import Table

    lines = Table.grid(padding=(0, 2))
    for key, value in view.items():
        lines.add_row(key, json.dumps(value, ensure_ascii=False))
    return lines


def label(move: str, view: dict[str, Any], say: Say) -> str:
    return ""


def applying(view: dict[str, Any]) -> tuple[str, ...]:
    return ()


def told(step: Step, names: list[str], say: Say) -> list[str]:
    return [say("log-move", name=names[step.seat], move=step.move)]


def closing(steps: Sequence[Step], outcome: Outcome, names: list[str], say: Say) -> list[str]:
    viewer = steps[-1].after["seat"] if steps else None
    scores = [
        say("result-score", name=name, points=signed(score), count=score)
        for name, score in zip(names, outcome.scores, strict=True)
    ]
    return [winners_told(outcome, names, viewer, say), *scores]


def winners_told(outcome: Outcome, names: list[str], viewer: int | None, say: Say) -> str:
    """Who has won, in one sentence."""
    winners = outcome.winners
    if not winners:
        return say("result-nobody")
    if len(winners) == 1:
        return say("result-won", who=who(winners[0], viewer), name=names[winners[0]])
    return say("result-shared", names=", ".join(names[seat] for seat in winners))
