"""Bots think in worker processes, for a limited time. A worker that hangs or crashes is replaced.

A worker gets a position in which everything hidden from its seat was dealt anew, so it never has what its
seat may not know. Who is next is the matter of `fair_queue.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import inf
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random, SystemRandom
from time import monotonic, perf_counter
from typing import Final

from kastelan.bots import Bot, find_bot
from kastelan.bots.game_bots import bots_of
from kastelan.bots.gc_pause import collect_and_freeze, gc_paused
from kastelan.core.errors import BadNotation
from kastelan.core.game import Seat, State
from kastelan.core.position import Packed, pack, unpack
from kastelan.games import GAMES, find, prepare
from kastelan.server.play.fair_queue import Asker, FairQueue, ThinkingTime
from kastelan.server.tables.component_sets import ComponentSet

# A forked worker would inherit the server's sockets, threads and locks; a spawned one starts afresh.
SPAWN: Final = multiprocessing.get_context("spawn")
# For a new worker, which first has to import and prepare all games.
START_SECONDS: Final = 60.0
QUIET_SECONDS: Final = 1.0
"""A worker that is idle for this long collects garbage."""

UNTIDY_ANSWERS: Final = 1000
"""A worker that is never idle collects garbage after this many answers."""

REMEMBERED: Final = 1000
"""How many bots at tables are remembered with the worker that answered last."""

SPARE_NICENESS: Final = 19  # the lowest priority
SPARE_PATIENCE: Final = 6
"""How many times longer a worker of low priority may take, since it may have to wait for the processor."""

ANYONE: Final = Asker()

Question = tuple[str, Packed, Seat, int]
"""The bot's name, the position, the seat, and a seed for the bot's luck."""


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


def answer(bot: str, position: Packed, seat: Seat, luck: int) -> str:
    """The word that a bot plays in a position."""
    state = unpack(find(position.game, position.version), position)
    return state.game.actions.write(bot_named(bot).choose(state, seat, Random(luck)))


@cache
def bot_named(name: str) -> Bot:
    """The same bot for every decision, so that it can remember the rest of its turn."""
    return find_bot(name)


class Worker:
    """One process, and the pipe to it. It is started by the first question, unless it was started before."""

    def __init__(self, own: Sequence[ComponentSet] = (), seconds: float = 10.0, niceness: int = 0) -> None:
        self.seconds, self.niceness = seconds, niceness
        self._own = own
        self._pipe: Connection
        self._process: SpawnProcess
        self._started = False
        self._awake = False
        self._retired = False

    def start(self) -> None:
        self._pipe, there = SPAWN.Pipe()
        self._process = SPAWN.Process(target=think, args=(there, self._own), daemon=True)
        self._process.start()
        if self.niceness and hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):  # it may have died already; then `ask` finds out
                os.setpriority(os.PRIO_PROCESS, self._process.pid or 0, self.niceness)
        # With our copy of the child's end closed, the pipe ends when the child dies: `recv` raises EOFError.
        there.close()
        self._started, self._awake = True, False

    def ask(self, question: Question) -> str | None:
        """The answer, or None if there was none in time; then a new process replaces this one."""
        if self._retired:
            return None
        try:
            if not self._started:
                self.start()
            # The first wait is for the empty word of a new worker; it has a time limit of its own.
            patience = START_SECONDS * (SPARE_PATIENCE if self.niceness else 1)
            self._awake = self._awake or (self._pipe.poll(patience) and self._pipe.recv() == "")
            if self._awake:
                self._pipe.send(question)
                if self._pipe.poll(self.seconds):
                    return str(self._pipe.recv())
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


Place = tuple[str, Seat]
"""A seat of a table."""

Waiting = tuple[Place, "asyncio.Future[Worker]"]


class BotPool:
    """A number of workers; a free one answers. As many again think in the time that all others leave."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        budget: float = inf,
        niceness: int = SPARE_NICENESS,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._count, self._seconds, self._niceness, self._clock = workers, seconds, niceness, clock
        self._threads = ThreadPoolExecutor(2 * workers, "bots")
        self._time = ThinkingTime(clock)
        self._queue = FairQueue[Waiting](workers * budget, self._time)
        self._free: list[Worker] = []
        self._workers: list[Worker] = []
        self._spare: Collection[Worker] = ()
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
        usual = [Worker(own, self._seconds) for _ in range(self._count)]
        # Not started before they are needed, since most servers never need them.
        spare = [Worker(own, SPARE_PATIENCE * self._seconds, self._niceness) for _ in range(self._count)]
        for worker in usual:
            worker.start()
        self._workers, self._spare = usual + spare, frozenset(spare)
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
        word = await asyncio.shield(asked)  # the worker is busy even if the caller goes away
        self.answered(perf_counter() - begin)
        if word is not None and _is_legal(state, seat, word):
            return word
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
        for spare in (False, True):
            while free := [worker for worker in self._free if (worker in self._spare) == spare]:
                found = self._queue.next(spare)
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


def _is_legal(state: State, seat: Seat, word: str) -> bool:
    try:
        return state.refusal(seat, state.game.actions.parse(word)) is None
    except BadNotation:
        return False
