"""Background tasks, run one after the other, that no request or move waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

MOST: Final = 20_000
CLOSING_SECONDS: Final = 10.0  # for the remaining tasks when the server stops
Task = Callable[[], Awaitable[None]]
logger = logging.getLogger("kastelan.server")


class TaskQueue:
    """A queue with one worker. A task that fails is logged and dropped."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[Task] = asyncio.Queue(MOST)
        self._running: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many tasks have not begun."""
        return self._waiting.qsize()

    def open(self) -> None:
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Finish queued tasks, including new ones that they add, then stop; give up after a time limit."""
        if self._running is not None:
            try:
                await asyncio.wait_for(self._waiting.join(), CLOSING_SECONDS)
            except TimeoutError:
                # The queue's size, and the task that is running.
                logger.warning("%d background tasks were not finished", self._waiting.qsize() + 1)
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    def soon(self, errand: Task) -> None:
        """Queue a task."""
        try:
            self._waiting.put_nowait(errand)
        except asyncio.QueueFull:
            logger.warning("too many background tasks; one is dropped")

    async def _run(self) -> None:
        while True:
            errand = await self._waiting.get()
            try:
                await errand()
            except Exception:  # one failing task must not stop the others
                logger.exception("a background task failed")
            finally:
                # `close` waits for this in `join`.
                self._waiting.task_done()
