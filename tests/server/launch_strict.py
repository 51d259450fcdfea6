"""A server whose limits are soon reached, and that waits for nobody."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest.mock import patch

from stolik.server import http
from stolik.server.limits import Limits
from stolik.server.serve import Plan, serve

STRICT = Limits(
    messages=(20, 3600.0),
    sockets=2,
    players=(3, 3600.0),
    tables=(4, 3600.0),
    tables_a_day=3,
    lookups=(3, 3600.0),
    replays=(2, 3600.0),
    hints=(1, 3600.0),
)

if __name__ == "__main__":
    with patch.object(http, "PATIENCE", 0.1):
        serve(Plan("127.0.0.1", int(sys.argv[2]), Path(sys.argv[1]), browser=False, limits=STRICT), "en")
