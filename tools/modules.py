"""Which modules run compiled, and which interpreted? Fails unless all of them are what was asked for.

`python -m tools.modules [compiled | fast | interpreted]`; fast: those that simulations need are compiled
"""

from __future__ import annotations

import importlib
import sys
from importlib.machinery import EXTENSION_SUFFIXES

sys.path.insert(0, "buildtools")
from compiled import FAST, MODULES


def compiled(name: str) -> bool:
    file = importlib.import_module(name).__file__
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))


def wrong(wanted: str) -> list[str]:
    """The modules that do not run as wanted, with the files they came from."""
    names = FAST if wanted == "fast" else MODULES
    return [
        f"{name}: {sys.modules[name].__file__}" for name in names if compiled(name) != (wanted != "interpreted")
    ]


def main(wanted: str = "compiled") -> None:
    problems = wrong(wanted)
    if problems:
        sys.exit("\n".join([f"Not {wanted}:", *problems]))
    print(f"{len(MODULES)} modules, all {wanted}")


if __name__ == "__main__":
    main(*sys.argv[1:])
