"""Servers that one warm process forks: to import everything anew for each of them would take seconds.

    python -m tests.server.support.forked_servers tests.server.support.running_server

reads orders, a line of JSON each, and answers each with a number: a process, or how one ended. A server's own
children are spawned and so import this module again; what it needs itself is imported late.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import time
import traceback
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Final, NoReturn, TypedDict

ROOT: Final = Path(__file__).parents[3]
PATIENCE: Final = 120.0  # seconds for a server to end, where everything else wants the processor too


class Birth(TypedDict):
    """What a server is given: the words of its command line, its environment, and where it complains."""

    words: list[str]
    environment: dict[str, str]
    complaints: str | None


class Nursery:
    """The process that forks servers of a kind."""

    def __init__(self, module: str) -> None:
        program = [sys.executable, "-m", __name__, module]
        self._process = subprocess.Popen(program, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._lock = Lock()

    def ask(self, order: Birth | int) -> int | None:
        """A new process for a birth; for a process how it ended, or None while it lives."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
            self._process.stdin.flush()
            answer: int | None = json.loads(self._process.stdout.readline())
        return answer


@cache
def nursery(module: str) -> Nursery:
    """The one of this process, which ends with it."""
    return Nursery(module)


class Forked:
    """A server in a process of its own, used like one of `subprocess`."""

    def __init__(self, module: str, words: list[str], complaints: Path | None) -> None:
        self._nursery = nursery(module)
        birth = Birth(
            words=words, environment={**os.environ}, complaints=str(complaints) if complaints else None
        )
        born = self._nursery.ask(birth)
        assert born is not None
        self.pid = born
        self._ended: int | None = None

    def kill(self) -> None:
        self._send(signal.SIGKILL)

    def terminate(self) -> None:
        self._send(signal.SIGTERM)

    def _send(self, number: signal.Signals) -> None:
        if self._ended is None:
            os.kill(self.pid, number)

    def wait(self, seconds: float = PATIENCE) -> int:
        """How it ended."""
        end = time.monotonic() + seconds
        while self._ended is None:
            self._ended = self._nursery.ask(self.pid)
            if self._ended is None and time.monotonic() > end:
                raise subprocess.TimeoutExpired("server", seconds)
            time.sleep(0.01)
        return self._ended


def ended(process: int) -> int | None:
    """How a child ended; None while it lives."""
    found, status = os.waitpid(process, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def live(module: str, birth: Birth) -> NoReturn:
    """The child: serve, and never come back."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(2, 1)  # answers are the parent's
    if birth["complaints"]:
        os.dup2(os.open(birth["complaints"], os.O_WRONLY | os.O_APPEND | os.O_CREAT), 2)
    os.environ.clear()
    os.environ.update(birth["environment"])
    try:
        import_module(module).run(*birth["words"])
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


def main(module: str) -> None:
    """Fork whenever asked to; when nobody can ask any more, nobody is left alive."""
    from kastelan.games import prepare
    from kastelan.server.http.app import make_app
    from kastelan.server.settings import Settings

    import_module(module)
    prepare()
    make_app(Settings(database=":memory:"))  # which imports the rest
    gc.freeze()
    living = set[int]()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin:
        order: Birth | int = json.loads(line)
        if isinstance(order, int):
            answer = ended(order)
            living -= {order} if answer is not None else set()
        else:
            answer = os.fork() or live(module, order)
            living.add(answer)
        print(json.dumps(answer), flush=True)
    for process in living:
        os.kill(process, signal.SIGKILL)


if __name__ == "__main__":
    main(sys.argv[1])
