"""Analyses one finished game in a low-priority process of its own.

The process sends its results turn by turn. If it hangs or dies, running tables are not affected.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final

from kastelan.arena.analysis import Judgement, analyse
from kastelan.bots.search import Budget
from kastelan.core.record import parse, play_back
from kastelan.games import find
from kastelan.server.operation.worker_process import SPAWN
from kastelan.server.tables.component_sets import ComponentSet

SEED: Final = 1
"""The same as in `kastelan analyse`, so that anyone can reproduce the server's results."""
# The lowest priority, so that bots and tables always come first.
POLITENESS: Final = 19
Result = Judgement | None
"""A judged turn, or None after the last one."""


@dataclass(frozen=True, slots=True)
class AnalysisJob:
    """A game to analyse from one of its moves on, and the playouts for each decision."""

    record: str
    playouts: int
    first: int = 1
    own: Sequence[ComponentSet] = ()  # own components of tables


def judgements(job: AnalysisJob) -> Iterator[Judgement]:
    """Judge the turns of a game."""
    for components in job.own:
        components.install()
    steps = list(play_back(parse(job.record), find))
    return analyse(steps, Budget(playouts=job.playouts), SEED, first=job.first)


def think(job: AnalysisJob, line: Connection) -> None:
    """The main function of the worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    with contextlib.suppress(BrokenPipeError):  # the server stopped the analysis
        for found in judgements(job):
            line.send(found)
        line.send(None)


class WorkerStopped(Exception):
    """The process got SIGTERM, as service managers send it to all processes of a service."""


class AnalysisWorker:
    """The worker process and the pipe from it."""

    def __init__(self, job: AnalysisJob) -> None:
        self._line, there = SPAWN.Pipe(duplex=False)
        self._process = SPAWN.Process(target=think, args=(job, there), daemon=True)
        self._process.start()
        there.close()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def receive(self, seconds: float) -> tuple[Result, ...]:
        """The next result if one arrives within `seconds`; EOFError if the process died."""
        if not self._line.poll(seconds):
            return ()
        try:
            found: Result = self._line.recv()
        except EOFError:
            self._process.join(1)
            # multiprocessing reports death by a signal as its negative number.
            if self._process.exitcode == -signal.SIGTERM:
                raise WorkerStopped from None
            raise
        return (found,)

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self._line.close()
