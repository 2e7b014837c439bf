"""Played games are replayed in processes of their own, so that nobody's move has to wait for it.

A person, or an address without a login, has one game replayed at a time; whoever asks for many waits for
oneself. The process has a low
priority, and is replaced when a game takes too long.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Final, Protocol, TypeVar, cast

from kastelan.core.errors import KastelanError
from kastelan.games import prepare
from kastelan.server.errors import TooMany, Unavailable
from kastelan.server.operation.worker_process import WorkerProcess
from kastelan.server.tables.component_sets import ComponentSet

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")
NICENESS: Final = 10
MOST_WAITING: Final = 16
"""Questions of one asker that may wait, with the one that is being answered."""


class Question(Protocol[T_co]):
    """What is asked about a game; it is answered in the other process."""

    def answer(self) -> T_co: ...


def answer_questions(questions: Connection, own: Sequence[ComponentSet] = ()) -> None:
    """Run a worker: answer questions until the pipe is closed. A refusal is an answer too."""
    # Ctrl-C reaches all processes of the terminal, but the server stops its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    prepare()
    for components in own:
        components.install()
    with contextlib.suppress(EOFError, BrokenPipeError):
        questions.send("")  # ready
        while True:
            question: Question[object] = questions.recv()
            try:
                questions.send(question.answer())
            except KastelanError as refusal:
                questions.send(refusal)


class ReplayPool:
    """A number of processes; those who ask take turns."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._count, self._seconds = workers, seconds
        self._threads = ThreadPoolExecutor(workers, "replays")
        self._workers: list[WorkerProcess] = []
        self._free: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        self._waiting: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}
        self.failures = 0

    @property
    def waiting(self) -> int:
        """How many questions wait or are being answered."""
        return self._waiting.total()

    def open(self, own: Sequence[ComponentSet] = ()) -> None:
        """Make the workers, which start when they are needed; they know these own components of tables."""
        for _ in range(self._count):
            worker = WorkerProcess(answer_questions, own, seconds=self._seconds, niceness=NICENESS)
            self._workers.append(worker)
            self._free.put_nowait(worker)

    async def close(self) -> None:
        await asyncio.to_thread(self._stop)

    def _stop(self) -> None:
        for worker in self._workers:
            worker.retire()
        self._threads.shutdown()

    async def ask(self, asker: str, question: Question[T]) -> T:
        """The answer to a question, when it is the asker's turn."""
        if self._waiting[asker] >= MOST_WAITING:
            raise TooMany("too-fast", seconds=1)
        self._waiting[asker] += 1
        turn = self._turns.setdefault(asker, asyncio.Lock())
        try:
            async with turn:
                found = await self._answer(await self._free.get(), question)
        finally:
            self._waiting[asker] -= 1
            if not self._waiting[asker]:
                del self._waiting[asker], self._turns[asker]
        if isinstance(found, KastelanError):
            raise found
        if found is None:
            self.failures += 1
            raise Unavailable("replay-too-long")
        return cast(T, found)

    async def _answer(self, worker: WorkerProcess, question: Question[object]) -> object:
        asked = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question)
        # Given back when the thread has finished, even if the caller was cancelled before that.
        asked.add_done_callback(lambda _: self._free.put_nowait(worker))
        return await asyncio.shield(asked)
