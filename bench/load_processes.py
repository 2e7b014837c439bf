"""Load from several processes, so that the load generator is never what limits the server.

Each process plays its share of the tables, on cores of its own, and says how much processor time it needed.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from bench.server_bots import BotTables
from bench.server_load import Load
from bench.server_process import on_cores


@dataclass(frozen=True, slots=True)
class Place:
    """Where a server is."""

    url: str


class Share(NamedTuple):
    """What a process has done: its result, and the share of a core that it needed."""

    result: Any
    busy: float


class LoadProcesses:
    """Some processes that do the same at the same time."""

    def __init__(self, lines: Sequence[Connection]) -> None:
        self._lines = lines

    def create(self, tables: int, game: str) -> None:
        """Start tables, so that they are in the server's memory; no socket is open yet."""
        self._all("create", [(share, game) for share in self._shares(tables)])

    def connect(self) -> None:
        """Open two sockets for each table."""
        self._all("connect")

    def play(self, rate: float, seconds: float) -> tuple[list[float], float]:
        """Make moves at a steady rate: the seconds that each took, and how busy the busiest process was."""
        each = [(rate / len(self._lines), seconds)] * len(self._lines)
        shares = self._all("times", each)
        return [one for share in shares for one in share.result], max(share.busy for share in shares)

    def saturate(self, seconds: float, at_once: int) -> tuple[int, float]:
        """How many moves are made if one follows another at so many tables, and the same."""
        shares = self._all("saturate", [(seconds, most) for most in self._shares(at_once)])
        return sum(share.result for share in shares), max(share.busy for share in shares)

    def play_with_bots(self, tables: int, level: str) -> None:
        """Play at tables with a bot until the processes end: it is always some bot's turn."""
        self._all("play_with_bots", [(share, level) for share in self._shares(tables)])

    def bot_moves(self) -> int:
        """How many moves the bots have made."""
        return sum(share.result for share in self._all("bot_moves"))

    def _shares(self, number: int) -> list[int]:
        count = len(self._lines)
        return [number // count + (place < number % count) for place in range(count)]

    def _all(self, what: str, given: Sequence[tuple[Any, ...]] | None = None) -> list[Share]:
        for line, words in zip(self._lines, given or [()] * len(self._lines), strict=True):
            line.send((what, *words))
        found = [line.recv() for line in self._lines]
        for one in found:
            if isinstance(one, Exception):
                raise one
        return found


@contextmanager
def load_processes(url: str, count: int, cores: Collection[int] = ()) -> Iterator[LoadProcesses]:
    """Processes that put a load on a server, on these cores if any are given."""
    spawn, lines, processes = multiprocessing.get_context("spawn"), list[Connection](), []
    with on_cores(cores):
        for _ in range(count):
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=_work, args=(theirs, Place(url)), daemon=True)
            process.start()
            lines.append(ours)
            processes.append(process)
    try:
        yield LoadProcesses(lines)
    finally:
        for process in processes:
            process.terminate()
            process.join()


def _work(line: Connection, place: Place) -> None:
    asyncio.run(_Worker(place).obey(line))


class _Worker:
    """One process: does what it is asked, while its bots' tables play on."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._load: Load | None = None
        self._bots: BotTables | None = None

    async def obey(self, line: Connection) -> None:
        while True:
            what, *given = await asyncio.to_thread(line.recv)
            begin, used = time.perf_counter(), time.process_time()
            try:
                result = await self._do(what, given)
            except Exception as error:
                line.send(error)
                return
            line.send(Share(result, (time.process_time() - used) / (time.perf_counter() - begin)))

    async def _do(self, what: str, given: list[Any]) -> object:
        if what == "create":
            self._load = await Load.create(self._place, *given)
            return None
        if what == "play_with_bots":
            self._bots = await BotTables.open(self._place, *given)
            return None
        if what == "bot_moves":
            return self._bots.moves if self._bots else 0
        return await getattr(self._load, what)(*given)
