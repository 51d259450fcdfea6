"""Running an errand without the GIL; there is none to let go of where nothing is compiled."""

from __future__ import annotations

from stolik.engine.errand import Errand


def run(errand: Errand) -> None:
    errand.run()
