"""One line of JSON for each thing worth knowing: never a key, a name, an address or what was played."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback

logger = logging.getLogger("stolik")


def log(event: str, **fields: object) -> None:
    logger.info(event, extra={"fields": fields})


def failure(event: str, error: BaseException | None, **fields: object) -> None:
    """Something that should not happen, and the lines it came through; not its words, which may be private."""
    frames = traceback.extract_tb(error.__traceback__) if error is not None else []
    where = [f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno}" for frame in frames[-6:]]
    logger.error(event, extra={"fields": {**fields, "error": type(error).__name__, "where": where}})


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = getattr(record, "fields", {})
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line = {"at": when, "level": record.levelname.lower(), "event": record.getMessage(), **fields}
        return json.dumps(line, ensure_ascii=False, default=str)


def start() -> None:
    """Lines go to stderr; of what uvicorn says, only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logger.handlers = [handler]
    logger.setLevel(logging.INFO)
    logger.propagate = False
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = [handler]
        logging.getLogger(name).setLevel(logging.WARNING)
        logging.getLogger(name).propagate = False
