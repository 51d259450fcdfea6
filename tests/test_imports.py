"""Imports only point up the list: engine ← games ← bots ← arena, and the doors on top."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "stolik"

# What each part may import of ours. locales is words only and lies beneath everything.
MAY_IMPORT = {
    "locales": set(),
    "engine": {"engine", "locales"},
    "games": {"engine", "games"},
    "bots": {"engine", "games", "bots"},
    "arena": {"engine", "games", "bots", "arena"},
    "table": {"engine", "games", "bots", "table"},
    "terminal": {"engine", "games", "bots", "arena", "table", "folders", "locales", "terminal", "version"},
    "server": {"engine", "games", "bots", "table", "folders", "locales", "server", "version"},
    "folders": set(),
    "version": {"engine"},
}


def modules() -> list[tuple[str, Path]]:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        part = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if part in MAY_IMPORT:
            found.append((part, path))
    return found


def imported_parts(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            if name == "stolik" or name.startswith("stolik."):
                yield name.removeprefix("stolik").removeprefix(".").split(".")[0]


@pytest.mark.parametrize(("part", "path"), modules(), ids=lambda value: getattr(value, "name", value))
def test_a_part_imports_only_what_lies_beneath_it(part: str, path: Path) -> None:
    assert set(imported_parts(path)) <= MAY_IMPORT[part]


def test_a_game_imports_no_other_game() -> None:
    for path in sorted((SOURCE / "games").glob("*/*.py")):
        for other in (SOURCE / "games").iterdir():
            if other.is_dir() and other.name != path.parent.name:
                assert f"stolik.games.{other.name}" not in path.read_text(encoding="utf-8"), path


def test_a_telling_knows_views_and_no_state() -> None:
    """What a viewer is told comes from what the viewer may know: there is no way to anything else."""
    for path in sorted((SOURCE / "games").glob("*/telling.py")):
        lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
        ours = {line.split(" import ")[0] for line in lines if line.startswith(("from stolik", "import stolik"))}
        notation = f"from stolik.games.{path.parent.name}.notation"
        state = "from stolik.engine.state"
        assert ours <= {"from stolik.engine.telling", "from stolik.engine.text", state, notation}
        assert [line for line in lines if line.startswith(state)] == [f"{state} import Outcome"]


def test_every_part_is_known() -> None:
    parts = {path.name.removesuffix(".py") for path in SOURCE.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert parts - {"__pycache__", "__init__", "cli"} == set(MAY_IMPORT)


def test_nothing_uses_the_global_random() -> None:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert "random" not in [alias.name for alias in node.names], path
            if isinstance(node, ast.ImportFrom):
                assert node.module != "random", path
