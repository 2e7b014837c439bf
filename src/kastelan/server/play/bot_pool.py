"""Bots think in processes of their own, for a limited time. A bot that hangs or crashes is replaced.

A worker gets a position in which everything hidden from its seat was dealt anew, so it never even has what it
may not know.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import signal
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random, SystemRandom
from typing import Final

from kastelan.bots import Bot, find_bot
from kastelan.bots.game_bots import bots_of
from kastelan.bots.gc_pause import collect_and_freeze, gc_paused
from kastelan.core.game import Seat, State
from kastelan.core.position import named_game, parse_position, write_position
from kastelan.games import GAMES, find, prepare

SPAWN: Final = multiprocessing.get_context("spawn")
START_SECONDS: Final = 60.0
QUIET_SECONDS: Final = 1.0
"""A worker that is asked nothing for so long tidies up."""

UNTIDY_ANSWERS: Final = 1000
"""One that always has to answer tidies up after so many."""

REMEMBERED: Final = 1000
"""Of so many bots at tables it is known which worker answered last."""

Question = tuple[str, str, Seat, int]
"""The bot's name, the position, the seat, and where its luck starts."""


def think(questions: Connection) -> None:
    """A worker's life: answer questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    prepare()
    for game in GAMES:
        bots_of(game)
    with gc_paused(), contextlib.suppress(EOFError, BrokenPipeError):  # nobody asks any more
        collect_and_freeze()
        questions.send("")
        answered = 0
        while True:
            if answered and (answered >= UNTIDY_ANSWERS or not questions.poll(QUIET_SECONDS)):
                collect_and_freeze()
                answered = 0
            question: Question = questions.recv()
            questions.send(answer(*question))
            answered += 1


def answer(bot: str, position: str, seat: Seat, luck: int) -> str:
    """The word that a bot says in a position."""
    state = parse_position(find(*named_game(position)), position)
    return state.game.actions.write(kept_bot(bot).choose(state, seat, Random(luck)))


@cache
def kept_bot(name: str) -> Bot:
    """The same bot for every decision, so that it may remember the rest of a turn."""
    return find_bot(name)


class Worker:
    """One process, and the line to it."""

    def __init__(self) -> None:
        self._line: Connection
        self._process: SpawnProcess
        self._awake = False
        self._retired = False
        self.start()

    def start(self) -> None:
        self._line, there = SPAWN.Pipe()
        self._process = SPAWN.Process(target=think, args=(there,), daemon=True)
        self._process.start()
        there.close()
        self._awake = False

    def ask(self, question: Question, seconds: float) -> str | None:
        """The answer, or None if there was none in time; then a new process takes over."""
        try:
            self._awake = self._awake or (self._line.poll(START_SECONDS) and self._line.recv() == "")
            if self._awake:
                self._line.send(question)
                if self._line.poll(seconds):
                    return str(self._line.recv())
        except (EOFError, OSError):
            pass
        if not self._retired:
            self.stop()
            self.start()
        return None

    def retire(self) -> None:
        """Stop for good: nobody takes over."""
        self._retired = True
        self.stop()

    def stop(self) -> None:
        self._line.close()
        self._process.kill()
        self._process.join()


class BotPool:
    """So many workers, and whoever is free answers."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._count, self._seconds = workers, seconds
        self._threads = ThreadPoolExecutor(workers, "bots")
        self._some_free = asyncio.Semaphore(0)
        self._free: list[Worker] = []
        self._workers: list[Worker] = []
        self._last: dict[tuple[str, Seat], Worker] = {}
        self._luck = SystemRandom()
        self.failures = 0

    def open(self) -> None:
        self._workers = [Worker() for _ in range(self._count)]
        for worker in self._workers:
            self._give_back(worker)

    async def close(self) -> None:
        await asyncio.to_thread(self._stop)

    def _stop(self) -> None:
        for worker in self._workers:
            worker.retire()
        self._threads.shutdown()

    async def choose(self, bot: str, state: State, seat: Seat, table: str = "") -> str:
        """What a bot does; any legal action if it says nothing sensible in time."""
        shown = write_position(state.determinise(seat, self._luck.getrandbits(160)))
        await self._some_free.acquire()
        worker = self._taken(table, seat)
        question = (bot, shown, seat, self._luck.getrandbits(64))
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._threads, worker.ask, question, self._seconds)
        asked.add_done_callback(lambda _: self._give_back(worker))
        word = await asyncio.shield(asked)  # whoever asked may go away: the worker is busy all the same
        write = state.game.actions.write
        legal = [write(action) for action in state.legal(seat)]
        if word in legal:
            return str(word)
        self.failures += 1
        return self._luck.choice(legal)

    def _taken(self, table: str, seat: Seat) -> Worker:
        """The free worker that may remember how the turn was to go on, or the one free for longest."""
        known = self._last.pop((table, seat), None)
        worker = known if known in self._free else self._free[0]
        self._free.remove(worker)
        self._last[table, seat] = worker
        while len(self._last) > REMEMBERED:
            del self._last[next(iter(self._last))]
        return worker

    def _give_back(self, worker: Worker) -> None:
        self._free.append(worker)
        self._some_free.release()
