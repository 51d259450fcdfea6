"""kill -9 loses nothing. `python -m tests.server.storm 200` does more rounds of the same."""

from __future__ import annotations

from pathlib import Path

from tests.server.storm import TABLES, whole

ROUNDS = 8


def test_every_acknowledged_move_survives_kill_9_and_everyone_sees_one_history(tmp_path: Path) -> None:
    found = whole(tmp_path, ROUNDS, seed=17)
    assert found["tables"] >= len(TABLES)
    assert found["acknowledged"] >= ROUNDS
    assert found["comebacks"] > ROUNDS * len(TABLES)
