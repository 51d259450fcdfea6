"""A table for any game: the view as it is. Used for a game that has no drawing of its own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from stolik.engine.text import Say

if TYPE_CHECKING:
    from rich.console import RenderableType


def draw(view: dict[str, Any], names: list[str], say: Say) -> RenderableType:
    from rich.table import Table

    lines = Table.grid(padding=(0, 2))
    for key, value in view.items():
        lines.add_row(key, json.dumps(value, ensure_ascii=False))
    return lines
