"""Bots think in worker processes, for a limited time. A worker that hangs or crashes is replaced.

A worker gets a position in which everything hidden from its seat was dealt anew, so it never has what its
seat may not know. Who is next is the matter of `fair_queue.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import inf
from multiprocessing.connection import Connection
from random import SystemRandom
from time import monotonic, perf_counter
from typing import Final

from kastelan.bots.game_bots import bots_of
from kastelan.bots.gc_pause import collect_and_freeze, gc_paused
from kastelan.core.game import Seat, State
from kastelan.core.position import pack
from kastelan.games import GAMES, prepare
from kastelan.server.operation.worker_process import WorkerProcess
from kastelan.server.play.bot_answers import Question, answer, is_legal
from kastelan.server.play.fair_queue import Asker, FairQueue, ThinkingTime
from kastelan.server.tables.component_sets import ComponentSet

QUIET_SECONDS: Final = 1.0
"""A worker that is idle for this long collects garbage."""

UNTIDY_ANSWERS: Final = 1000
"""A worker that is never idle collects garbage after this many answers."""

REMEMBERED: Final = 1000
"""How many bots at tables are remembered with the worker that answered last."""

ANYONE: Final = Asker()


@dataclass(frozen=True, slots=True)
class Line:
    """A kind of workers, for those who have used a part of their budget."""

    budget: float
    niceness: int
    patience: int
    """How many times longer its workers may take, since they may have to wait for the processor."""


LINES: Final = (Line(1 / 20, 5, 2), Line(1, 10, 4), Line(inf, 19, 6))
"""A person may play against quick bots for hours in the first line, and against an expert in the second. All
lines leave the processor to the server first: a move takes it for less than a millisecond, a bot for tens."""


def think(questions: Connection, own: Sequence[ComponentSet] = ()) -> None:
    """Run a worker: answer questions until the pipe is closed."""
    # Ctrl-C reaches all processes of the terminal, but the server stops its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    prepare()
    for components in own:
        components.install()
    for game in GAMES:
        bots_of(game)
    with gc_paused(), contextlib.suppress(EOFError, BrokenPipeError):
        collect_and_freeze()
        # An empty word says that the worker is ready.
        questions.send("")
        answered = 0
        while True:
            if answered and (answered >= UNTIDY_ANSWERS or not questions.poll(QUIET_SECONDS)):
                collect_and_freeze()
                answered = 0
            question: Question = questions.recv()
            questions.send(answer(*question))
            answered += 1


class Worker(WorkerProcess):
    """A process in which bots think."""

    def __init__(
        self, own: Sequence[ComponentSet] = (), seconds: float = 10.0, line: Line = LINES[0]
    ) -> None:
        super().__init__(think, own, seconds=seconds, niceness=line.niceness, patience=line.patience)
        self.line = line


Place = tuple[str, Seat]
"""A seat of a table."""

Waiting = tuple[Place, "asyncio.Future[Worker]"]


class BotPool:
    """A number of workers in each line; a free one answers."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        budget: float = inf,
        lines: Sequence[Line] = LINES,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._count, self._seconds, self._lines, self._clock = workers, seconds, lines, clock
        self._threads = ThreadPoolExecutor(len(lines) * workers, "bots")
        self._time = ThinkingTime(clock)
        limits = [workers * budget * line.budget for line in lines[:-1]]
        self._queue = FairQueue[Waiting](limits, self._time)
        self._free: list[Worker] = []
        self._workers: list[Worker] = []
        self._last: dict[Place, Worker] = {}
        self._luck = SystemRandom()
        self.failures = 0
        self.answered: Callable[[float], None] = lambda seconds: None  # with the time since the question

    @property
    def waiting(self) -> int:
        """How many questions wait for a worker."""
        return len(self._queue)

    def open(self, own: Sequence[ComponentSet] = ()) -> None:
        """Start the workers; they know these own components of tables."""
        self._workers = [Worker(own, self._seconds, line) for line in self._lines for _ in range(self._count)]
        # The others start when they are needed, since a small server may never need them.
        for worker in self._workers[: self._count]:
            worker.start()
        self._free = list(self._workers)
        self._hand_out()

    async def close(self) -> None:
        await asyncio.to_thread(self._stop)

    def _stop(self) -> None:
        for worker in self._workers:
            worker.retire()
        self._threads.shutdown()

    async def choose(self, bot: str, state: State, seat: Seat, table: str = "", asker: Asker = ANYONE) -> str:
        """The word that a bot plays; any legal one if it gives no sensible answer in time."""
        shown = pack(state.determinise(seat, self._luck.getrandbits(160)))
        begin = perf_counter()
        worker = await self._worker(asker, (table, seat))
        question = (bot, shown, seat, self._luck.getrandbits(64))
        loop, since = asyncio.get_running_loop(), self._clock()
        asked = loop.run_in_executor(self._threads, worker.ask, question)
        # Given back when the thread has finished, even if the caller was cancelled before that.
        asked.add_done_callback(lambda _: self._give_back(worker, asker, since))
        found = await asyncio.shield(asked)  # the worker is busy even if the caller goes away
        self.answered(perf_counter() - begin)
        if isinstance(found, str) and is_legal(state, seat, found):
            return found
        self.failures += 1
        return state.game.actions.write(self._luck.choice(state.legal(seat)))

    async def _worker(self, asker: Asker, place: Place) -> Worker:
        """A free worker, as soon as it is the asker's turn."""
        waiting: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        number = self._queue.put(asker, (place, waiting))
        self._hand_out()
        try:
            return await waiting
        except asyncio.CancelledError:
            self._queue.remove(asker, number)
            if waiting.done() and not waiting.cancelled():  # it was handed out in the same moment
                self._free.append(waiting.result())
                self._hand_out()
            raise

    def _hand_out(self) -> None:
        """Give free workers to those who are next."""
        for number, line in enumerate(self._lines):
            while free := [worker for worker in self._free if worker.line is line]:
                found = self._queue.next(number)
                if found is None:
                    break
                place, waiting = found
                if not waiting.cancelled():  # whoever asked is about to leave the queue
                    waiting.set_result(self._taken(free, place))

    def _taken(self, free: Sequence[Worker], place: Place) -> Worker:
        """The free worker that may remember the rest of the turn, or the one that was free for longest."""
        known = self._last.pop(place, None)
        worker = known if known is not None and known in free else free[0]
        self._free.remove(worker)
        self._last[place] = worker
        # A dict keeps its order and a used key was added again at the end, so the first is the oldest.
        while len(self._last) > REMEMBERED:
            del self._last[next(iter(self._last))]
        return worker

    def _give_back(self, worker: Worker, asker: Asker, since: float) -> None:
        self._time.add(asker, self._clock() - since)
        self._free.append(worker)
        self._hand_out()
