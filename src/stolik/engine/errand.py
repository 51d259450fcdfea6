"""Work that needs no interpreter, so that other threads can run meanwhile."""

from __future__ import annotations


class Errand:
    """Something to be run by `unlocked.run`. Compiled, it does not hold the GIL while it runs."""

    def run(self) -> None:
        raise NotImplementedError
