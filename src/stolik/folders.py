"""Where Stolik keeps what it is to remember."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def home() -> Path:
    """STOLIK_HOME, or the user's data folder on this system."""
    if chosen := os.environ.get("STOLIK_HOME"):
        return Path(chosen).expanduser()
    variable = "APPDATA" if sys.platform == "win32" else "XDG_DATA_HOME"
    folder = os.environ.get(variable)
    return (Path(folder) if folder else Path.home() / ".local" / "share") / "stolik"
