"""Stolik as it is, but for limits that would stand in the way of players who never rest."""

from __future__ import annotations

import sys
from pathlib import Path

from stolik.server.limits import Limits
from stolik.server.serve import Plan, serve

if __name__ == "__main__":
    limits = Limits(messages=(1_000_000, 1.0), sockets=1_000_000)
    serve(Plan("127.0.0.1", int(sys.argv[2]), Path(sys.argv[1]), browser=False, limits=limits), "en")
