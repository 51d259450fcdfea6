"""The same sources without their compiled modules."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info", "node_modules")


@contextmanager
def interpreted() -> Iterator[dict[str, str]]:
    """An environment in which `import stolik` finds a copy that nobody compiled."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(SOURCE, folder, ignore=LEFT_OUT, dirs_exist_ok=True)
        yield {**os.environ, "PYTHONPATH": folder}
