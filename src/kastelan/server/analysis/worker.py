"""Thinking about a finished game, in a process of its own that gives way to everything else.

It lives for one game and tells turn by turn what it thinks. Whatever happens to it, tables do not notice.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final

from kastelan.arena.analysis import Judgement, analyse
from kastelan.bots.search import Budget
from kastelan.core.record import parse, play_back
from kastelan.games import find
from kastelan.server.play.bot_pool import SPAWN

SEED: Final = 1
"""The same as that of `kastelan analyse`, so that anybody can repeat what the server found."""
POLITENESS: Final = 19
Heard = Judgement | None
"""A turn, or None once there are no more."""


@dataclass(frozen=True, slots=True)
class Study:
    """A game to think about from one of its moves on, and how often each decision is played on."""

    record: str
    playouts: int
    first: int = 1


def judgements(study: Study) -> Iterator[Judgement]:
    """What there is to say about a game."""
    steps = list(play_back(parse(study.record), find))
    return analyse(steps, Budget(playouts=study.playouts), SEED, first=study.first)


def think(study: Study, line: Connection) -> None:
    """The life of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    with contextlib.suppress(BrokenPipeError):  # nobody wants to know any more
        for found in judgements(study):
            line.send(found)
        line.send(None)


class Dismissed(Exception):
    """Somebody has told the process to stop, as whoever stops a service tells all of its processes."""


class Analyst:
    """The process, and the line from it."""

    def __init__(self, study: Study) -> None:
        self._line, there = SPAWN.Pipe(duplex=False)
        self._process = SPAWN.Process(target=think, args=(study, there), daemon=True)
        self._process.start()
        there.close()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def hear(self, seconds: float) -> tuple[Heard, ...]:
        """All that it has said, after so many seconds at most; EOFError if it says nothing ever again."""
        if not self._line.poll(seconds):
            return ()
        try:
            found: Heard = self._line.recv()
        except EOFError:
            self._process.join(1)
            if self._process.exitcode == -signal.SIGTERM:
                raise Dismissed from None
            raise
        return (found,)

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self._line.close()
