"""Things to be done soon, one after the other, for which no request and no move waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

MOST: Final = 20_000
CLOSING_SECONDS: Final = 10.0  # for what is still to be done when the server stops
Errand = Callable[[], Awaitable[None]]
logger = logging.getLogger("kastelan.server")


class Errands:
    """A queue with one worker. What cannot be done is logged and forgotten."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[Errand] = asyncio.Queue(MOST)
        self._running: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Do what is waiting, and what that brings, then stop; whatever takes too long is left."""
        if self._running is not None:
            try:
                await asyncio.wait_for(self._waiting.join(), CLOSING_SECONDS)
            except TimeoutError:
                logger.warning("%d errands are left undone", self._waiting.qsize() + 1)
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    def soon(self, errand: Errand) -> None:
        """Do this when everything before it is done."""
        try:
            self._waiting.put_nowait(errand)
        except asyncio.QueueFull:
            logger.warning("too many errands; one is dropped")

    async def _run(self) -> None:
        while True:
            errand = await self._waiting.get()
            try:
                await errand()
            except Exception:  # whatever it was, the next errand is another's
                logger.exception("an errand failed")
            finally:
                self._waiting.task_done()
