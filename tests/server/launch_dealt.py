"""A server that deals the same cards at every table: two runs of it can be compared."""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

from stolik.engine import chance
from stolik.server.serve import Plan, serve
from tests.server.launch import PATIENT


def always_the_same() -> bytes:
    return sha256(b"always the same").digest()


if __name__ == "__main__":
    with patch.object(chance, "fresh_seed", always_the_same):
        serve(Plan("127.0.0.1", int(sys.argv[2]), Path(sys.argv[1]), browser=False, limits=PATIENT), "en")
