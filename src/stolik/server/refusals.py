"""What the server itself refuses, each with a status of HTTP and a sentence in locales/."""

from __future__ import annotations

from typing import Any

from stolik.engine.text import Text
from stolik.table.refusals import Refused

STATUS = {
    "bad-request": 400,
    "unknown-table": 404,
    "unknown-page": 404,
    "no-key": 401,
    "foreign-origin": 403,
    "method": 405,
    "too-large": 413,
    "not-json": 415,
    "too-often": 429,
    "too-many-tables": 429,
    "internal": 500,
    "going-down": 503,
}
USUAL_STATUS = 400
TABLE_STATUS = 409


def refuse(code: str, **fields: Any) -> Refused:
    """The refusal whose sentence is `server-refused-…`."""
    return Refused(code, Text(f"server-refused-{code}", fields))


def status_of(refused: Refused) -> int:
    """A table's refusal is a conflict with how things stand; the server's have statuses of their own."""
    usual = USUAL_STATUS if refused.text.id.startswith("server-") else TABLE_STATUS
    return STATUS.get(refused.code, usual)
