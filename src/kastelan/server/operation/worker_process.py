"""A process that answers questions, one at a time, and is replaced when it hangs or dies."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

# A forked worker would inherit the server's sockets, threads and locks; a spawned one starts afresh.
SPAWN: Final = multiprocessing.get_context("spawn")
# For a new worker, which first has to import and prepare all games.
START_SECONDS: Final = 60.0


class WorkerProcess:
    """One process, and the pipe to it. It is started by the first question, unless it was started before.

    Its program sends an empty word when it is ready, and then an answer to each question that it receives.
    """

    def __init__(
        self,
        program: Callable[..., None],
        *given: object,
        seconds: float,
        niceness: int = 0,
        patience: int = 1,
    ) -> None:
        """With the program's arguments after the pipe, the seconds that an answer may take, the priority, and
        how many times longer the process may take, because it may have to wait for the processor."""
        self._program, self._given, self._niceness = program, given, niceness
        self.seconds, self._start_seconds = patience * seconds, patience * START_SECONDS
        self._pipe: Connection
        self._process: SpawnProcess
        self._started = False
        self._awake = False
        self._retired = False

    def start(self) -> None:
        self._pipe, there = SPAWN.Pipe()
        self._process = SPAWN.Process(target=self._program, args=(there, *self._given), daemon=True)
        self._process.start()
        _step_back(self._process.pid or 0, self._niceness)
        # With our copy of the child's end closed, the pipe ends when the child dies: `recv` raises EOFError.
        there.close()
        self._started, self._awake = True, False

    def ask(self, question: object) -> object:
        """The answer, or None if there was none in time; then a new process replaces this one."""
        if self._retired:
            return None
        try:
            if not self._started:
                self.start()
            # The first wait is for the empty word of a new worker; it has a time limit of its own.
            self._awake = self._awake or (self._pipe.poll(self._start_seconds) and self._pipe.recv() == "")
            if self._awake:
                self._pipe.send(question)
                if self._pipe.poll(self.seconds):
                    found: object = self._pipe.recv()
                    return found
        except (EOFError, OSError):
            pass
        # No answer in time, or the process died. `retire` may have killed it from another thread meanwhile.
        if not self._retired:
            self.stop()
            self.start()
        return None

    def retire(self) -> None:
        """Stop for good: no process replaces this one."""
        self._retired = True
        if self._started:
            self.stop()

    def stop(self) -> None:
        self._pipe.close()
        self._process.kill()
        self._process.join()


def _step_back(pid: int, niceness: int) -> None:
    """Give a process a lower priority than the server's, as far as the system can."""
    with contextlib.suppress(OSError):  # it may have died already; then `ask` finds out
        if sys.platform == "linux":
            # A process that wakes up does not interrupt others that run.
            os.sched_setscheduler(pid, os.SCHED_BATCH, os.sched_param(0))
        if niceness and hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, pid, niceness)
