"""Everything the project checks, in order; the first thing that fails ends it.

`python3 run.py test` runs this; `python3 run.py test lint interpreted` what has one of these words in its name.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from tools.interpreted import interpreted

PYTEST = ["pytest", "-n", "auto", "--dist", "loadgroup"]
COVERED = ["coverage", "run", "-m", *PYTEST]
LAWS = "tests/laws"  # thousands of games: not run under coverage, which would only make them slow
NO_COMPILER = """The checks need the compiled modules. A C compiler and the headers of Python make them (on Debian
and Ubuntu `sudo apt install gcc python3-dev`). What goes wrong: `.venv/bin/python setup.py build_ext --inplace`"""


def run(*arguments: str, environment: Mapping[str, str] | None = None) -> bool:
    """Does a module of Python end well?"""
    return subprocess.call([sys.executable, "-m", *arguments], env=environment) == 0


def modules_are_compiled() -> bool:
    if run("tools.modules", "compiled"):
        return True
    print(NO_COMPILER)
    return False


def tests_compiled() -> bool:
    environment = {**os.environ, "STOLIK_TESTED": "compiled"}
    rest = run(*COVERED, f"--ignore={LAWS}", environment=environment)
    return rest and run(*PYTEST, LAWS, environment=environment)


def tests_interpreted() -> bool:
    with interpreted() as environment:
        environment = {**environment, "STOLIK_TESTED": "interpreted"}
        rest = run(*COVERED, "tests/rules", "tests/packaging/test_modules.py", environment=environment)
        return rest and run(*PYTEST, LAWS, environment=environment)


def coverage() -> bool:
    return run("coverage", "combine", "--quiet") and run("coverage", "report", "--skip-covered")


STAGES: list[tuple[str, Callable[[], bool]]] = [
    ("format", lambda: run("ruff", "format", "--check", "--quiet")),
    ("lint", lambda: run("ruff", "check", "--quiet")),
    ("types", lambda: run("mypy")),
    ("pages", lambda: run("buildtools.pages", "run", "check") and run("buildtools.pages", "test")),
    ("the modules are compiled", modules_are_compiled),
    ("tests, compiled", tests_compiled),
    ("tests, interpreted", tests_interpreted),
    ("coverage of both", coverage),
    ("compiled and interpreted games are the same", lambda: run("tools.checksum", "--compare", "1000")),
    ("games under sanitizers", lambda: run("tools.sanitize", "1000")),
]


def main() -> None:
    os.chdir(Path(__file__).resolve().parent.parent)
    words = sys.argv[1:]
    times = []
    for name, stage in STAGES:
        if words and not any(word in name for word in words):
            continue
        print(f"\n== {name}", flush=True)
        start = time.monotonic()
        if not stage():
            sys.exit(f"\nFAILED: {name}")
        times.append(f"{time.monotonic() - start:6.1f} s  {name}")
    print("", *times, "", "These checks passed." if words else "All checks passed.", sep="\n")


if __name__ == "__main__":
    main()
