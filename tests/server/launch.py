"""A real server in a process of its own, on loopback, with limits that do not stand in the way of tests."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from stolik.server.limits import Limits
from stolik.server.serve import Plan, serve

PATIENT = Limits(messages=(100_000, 1.0), sockets=10_000, players=(100_000, 1.0), tables=(100_000, 1.0))


class Server:
    """Start it, ask it, kill it, start it again on the same file."""

    def __init__(self, data: Path, program: str = "tests.server.launch", port: int = 0) -> None:
        self.data = data
        self.program = program
        self.port = port
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        command = [sys.executable, "-m", self.program, str(self.data), str(self.port)]
        with self.data.with_suffix(".log").open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment()
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, f"{line!r}\n{self.log}"
        self.port = int(found[1])
        return self

    @property
    def log(self) -> str:
        return self.data.with_suffix(".log").read_text()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def end(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        with self.process:  # closes its pipes
            return self.process.wait(30)

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.end()
        assert "failed" not in self.log, self.log


def environment() -> dict[str, str]:
    return {**os.environ, "LANG": "en", "PYTHONUNBUFFERED": "1"}


if __name__ == "__main__":
    serve(Plan("127.0.0.1", int(sys.argv[2]), Path(sys.argv[1]), browser=False, limits=PATIENT), "en")
