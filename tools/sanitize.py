"""Play whole games in a build that stops at the first index out of bounds, overflow or misuse of memory.

`python -m tools.sanitize [GAMES]`
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from setup import CHECKED
from tools import checksum

BUILD = Path("build/sanitized")
PROBE = """
struct state { short cards[4]; int others; } a;
int main(int count, char **words) { return a.cards[count + 3]; }
"""


def main(games: int = 1000) -> None:
    prove_that_errors_are_caught()
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build", f"--build-base={BUILD}"],
        env={**os.environ, "STOLIK_SANITIZE": "1"},
        check=True,
    )
    environment = sanitized_environment()
    subprocess.run([sys.executable, "-m", "tools.modules", "fast"], env=environment, check=True)
    checksum.expect(checksum.lines(games), checksum.printed(games, environment), games)


def prove_that_errors_are_caught() -> None:
    """A program that reads past an array inside a struct has to fail."""
    BUILD.mkdir(parents=True, exist_ok=True)
    probe = BUILD / "probe"
    subprocess.run(["gcc", *CHECKED, "-x", "c", "-", "-o", str(probe)], input=PROBE, text=True, check=True)
    outcome = subprocess.run([str(probe.resolve())], stderr=subprocess.PIPE, text=True)
    if "out of bounds" not in outcome.stderr:
        sys.exit("The sanitizers of this compiler do not see an index out of bounds.")


def sanitized_environment() -> dict[str, str]:
    runtime = subprocess.run(["gcc", "-print-file-name=libasan.so"], stdout=subprocess.PIPE, text=True, check=True)
    python = f"cpython-{sys.version_info.major}{sys.version_info.minor}"
    return {
        **os.environ,
        "PYTHONPATH": str((BUILD / f"lib.{sysconfig.get_platform()}-{python}").resolve()),
        "PYTHONMALLOC": "malloc",  # each object by itself, so that the space around it is guarded
        "LD_PRELOAD": runtime.stdout.strip(),
        "ASAN_OPTIONS": "detect_leaks=0",  # the interpreter never frees all it has
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
