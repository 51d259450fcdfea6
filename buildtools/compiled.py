"""Which modules are compiled, and from what. Interpreted they do the same, only slower."""

from __future__ import annotations

from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
GAMES = sorted(view.parent.name for view in SOURCE.glob("stolik/games/*/view.py"))


def source(module: str) -> Path:
    return SOURCE / (module.replace(".", "/") + ".py")


# Every action of a simulation passes through these; the types are in their .pxd files.
FAST = [
    "stolik.engine.rng",
    "stolik.engine.kernel",
    "stolik.engine.errand",
    "stolik.engine.mind",
    "stolik.bots.flat",
    "stolik.bots.tree",
    *sorted(
        f"stolik.games.{types.parent.name}.{types.stem}"
        for types in SOURCE.glob("stolik/games/*/*.pxd")
        if types.stem != "__init__"
    ),
]

# Every move at a table passes through these.
LIVE = [
    *(f"stolik.engine.{part}" for part in ("state", "telling", "undo")),
    *(f"stolik.games.{game}.{part}" for game in GAMES for part in ("notation", "position", "telling", "view")),
    *(
        f"stolik.table.{part}"
        for part in ("bots", "due", "log", "looking", "play", "playing", "seats", "table", "telling", "undoing")
    ),
    *(
        f"stolik.server.{part}"
        for part in ("clock", "desk", "limits", "metrics", "room", "sockets", "sqlite", "watcher")
    ),
]

MODULES = [*FAST, *LIVE]
