"""Put the sources in shape, then lint and type-check them. `python3 run.py format` runs this."""

from __future__ import annotations

import subprocess
import sys

COMMANDS = [
    ["ruff", "format"],
    ["ruff", "check", "--fix"],
    ["mypy"],
    ["buildtools.pages", "run", "format"],
    ["buildtools.pages", "run", "check"],
]


def main() -> None:
    sys.exit(any(subprocess.call([sys.executable, "-m", *command]) for command in COMMANDS))


if __name__ == "__main__":
    main()
