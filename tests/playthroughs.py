"""Whole games as text a person can read: each move, and what every seat sees change.

`python -m tests.playthroughs` writes them anew to tests/golden/.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import stolik
from tests.settings import PLAYTHROUGHS

FOLDER = Path(__file__).parent / "golden"

Views = dict[int | None, dict[str, Any]]


def file_name(game: stolik.Game) -> str:
    return str(game).replace("=", "-").replace(" ", "_").lower() + ".txt"


def playthrough(game: stolik.Game) -> str:
    """A random game, always the same one."""
    rng = stolik.Rng(17)
    state = game.deal("playthrough")
    record = stolik.Record.begin(game, [f"seat {seat}" for seat in range(game.players)], "playthrough")
    lines = [str(game), f"seed {state.position()['seed']}", ""]
    before: Views = {viewer: {} for viewer in (None, *range(game.players))}
    before = step(lines, before, state)
    while not state.over:
        seat, move = any_move(state, rng)
        state.play(seat, move)
        record.add_move(seat, move)
        lines += ["", f"{len(record.events)}. seat {seat}: {move}"]
        before = step(lines, before, state)
    assert state.outcome is not None
    lines += ["", f"winners {list(state.outcome.winners)}, scores {list(state.outcome.scores)}"]
    lines.append(f"last check {record.events[-1]['check']}")
    return "\n".join(lines) + "\n"


def any_move(state: stolik.State, rng: stolik.Rng) -> tuple[int, str]:
    signals = [(seat, sign) for seat in range(state.game.players) for sign in state.signals(seat)]
    if signals and rng.below(12) == 0:
        return signals[rng.below(len(signals))]
    seat = state.actors[rng.below(len(state.actors))]
    moves = state.legal(seat)
    return seat, moves[rng.below(len(moves))]


def step(lines: list[str], before: Views, state: stolik.State) -> Views:
    """Write what has changed for everybody, then what only some see."""
    after: Views = {viewer: state.view(viewer) for viewer in before}
    for viewer in after:
        after[viewer].pop("seat")
    changed = {viewer: changes(before[viewer], after[viewer]) for viewer in after}
    common = {
        key: text for key, text in changed[None].items() if all(c.get(key) == text for c in changed.values())
    }
    lines.extend(told("  all", common))
    for viewer, texts in changed.items():
        name = "  spectator" if viewer is None else f"  seat {viewer}"
        lines.extend(told(name, {key: text for key, text in texts.items() if key not in common}))
    return after


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, str]:
    return {key: written(value) for key, value in after.items() if before.get(key, ...) != value}


def written(value: Any) -> str:
    """As JSON, with unknown cards at the end counted instead of listed."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {written(entry)}" for key, entry in value.items()) + "}"
    if not isinstance(value, list):
        return json.dumps(value)
    last = max((place for place, entry in enumerate(value) if entry is not None), default=-1)
    known = [written(entry) for entry in value[: last + 1]]
    unknown = len(value) - len(known)
    return "[" + ", ".join(known + [f"{unknown} unknown"] * (unknown > 0)) + "]"


def told(who: str, texts: dict[str, str]) -> Iterator[str]:
    for key, text in texts.items():
        yield f"{who}: {key} {text}"


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for game in PLAYTHROUGHS:
        (FOLDER / file_name(game)).write_text(playthrough(game), encoding="utf-8")


if __name__ == "__main__":
    write_all()
