"""`kastelan serve` as benchmarks need it: on cores of its own, without limits that a crowd reaches."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.support.running_server import free_port, is_ready

MANY: Final = "1e6,1e6"
COUNTS: Final = ("most_sockets", "most_sockets_each", "most_tables", "most_open", "most_open_each")
RATES: Final = ("requests", "frames", "invitations", "invitations_each")
LIMITS: Final = {
    **dict.fromkeys(COUNTS, "100000"),
    **dict.fromkeys(RATES, MANY),
    "most_connections_each": "100000",
    "bot_budget": "1e6",
}
"""One person at one address stands for a thousand people."""


class LoadedServer:
    """A running server: one process, or several on one PostgreSQL."""

    def __init__(self, database: Path | str, workers: int = 1, **limits: str) -> None:
        self.port = free_port()
        words = ["--database", str(database), "--port", str(self.port), "--workers", str(workers)]
        changed = (f"--limit={name}={value}" for name, value in {**LIMITS, **limits}.items())
        command = [sys.executable, "-m", "kastelan", "serve", *words, *changed]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pids(self) -> list[int]:
        """The process and its children: other workers, bots, replays."""
        return family(self.process.pid)

    def wait_until_ready(self) -> None:
        while not is_ready(self.url):
            if self.process.poll() is not None:
                raise SystemExit("the server does not start")
            time.sleep(0.05)


@contextmanager
def serving(
    database: Path | str, cores: Collection[int] = (), workers: int = 1, **limits: str
) -> Iterator[LoadedServer]:
    """A server, on these cores if any are given."""
    with on_cores(cores):  # processes inherit the cores of the one that starts them
        server = LoadedServer(database, workers, **limits)
    try:
        server.wait_until_ready()
        yield server
    finally:
        server.process.terminate()
        server.process.wait(60)


@contextmanager
def on_cores(cores: Collection[int]) -> Iterator[None]:
    """Run on some cores only; on all if none are given."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores or before)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def family(pid: int) -> list[int]:
    """A process and all that it has started, and those these have."""
    children = Path(f"/proc/{pid}/task/{pid}/children")
    found = [int(child) for child in children.read_text().split()] if children.exists() else []
    return [pid, *(one for child in found for one in family(child))]
