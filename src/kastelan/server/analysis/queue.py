"""One game after the other is thought about, whenever there is one to think about."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from kastelan.core.record import write
from kastelan.server.analysis.store import Analyses, Kept
from kastelan.server.analysis.worker import Analyst, Dismissed, Heard, Study
from kastelan.server.play import history
from kastelan.server.storage.move_log import Log
from kastelan.server.tables.lobby import Lobby

LOOK_SECONDS: Final = 15.0  # how often somebody without work looks for some that others have left
BEAT_SECONDS: Final = 5.0
PATIENCE: Final = 900.0  # seconds for one turn, on a machine that has much else to do
logger = logging.getLogger("kastelan.server")


class Studying:
    """Takes games from the queue and has them thought about, one at a time."""

    def __init__(self, analyses: Analyses, lobby: Lobby, log: Log) -> None:
        self._analyses, self._lobby, self._log = analyses, lobby, log
        self._threads = ThreadPoolExecutor(1, "analysis")
        self._asked = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self.analyst: Analyst | None = None
        self.done = self.failures = 0

    async def open(self) -> None:
        await self._analyses.take_over()
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop thinking; the next process goes on."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        self._threads.shutdown()

    def soon(self) -> None:
        """There is something to think about."""
        self._asked.set()

    async def _run(self) -> None:
        while True:
            self._asked.clear()
            try:
                kept = await self._analyses.claim()
                if kept is not None:
                    await self._study(kept)
                    continue
            except (
                SQLAlchemyError,
                OSError,
            ) as error:  # what it left goes on when it has been quiet for long
                logger.warning("an analysis has to wait for the database: %s", type(error).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK_SECONDS)

    async def _study(self, kept: Kept) -> None:
        """Think about a game to its end, or say that it failed; if this process is to stop, leave it."""
        try:
            async with self._thinking(await self._material(kept)) as analyst:
                self.done += await self._follow(analyst, kept)
        except asyncio.CancelledError:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self._analyses.leave(kept.table_id)
            raise
        except Dismissed:
            await self._analyses.leave(kept.table_id)
        except (SQLAlchemyError, OSError):
            raise
        except Exception:  # whatever it was: the process died, or the log cannot be played
            self.failures += await self._analyses.give_up(kept.table_id)
            logger.exception("an analysis failed")

    async def _material(self, kept: Kept) -> Study:
        sheet = await self._lobby.sheet(kept.table_id)
        entries = tuple(await self._log.entries(kept.table_id))

        def written() -> str:
            state = history.walked(sheet.setup, entries)[-1].state
            return write(history.recorded(sheet.setup, entries, (), state))

        return Study(await asyncio.to_thread(written), kept.playouts, kept.judged + 1)

    @asynccontextmanager
    async def _thinking(self, study: Study) -> AsyncIterator[Analyst]:
        self.analyst = analyst = await asyncio.to_thread(Analyst, study)
        try:
            yield analyst
        finally:
            self.analyst = None
            await asyncio.to_thread(analyst.stop)

    async def _follow(self, analyst: Analyst, kept: Kept) -> bool:
        """Keep what is said until all is said; False if another process has taken the game over."""
        loop, last = asyncio.get_running_loop(), monotonic()
        while True:
            heard: tuple[Heard, ...] = await loop.run_in_executor(self._threads, analyst.hear, BEAT_SECONDS)
            if None in heard:
                return await self._analyses.finish(kept)
            if not await self._analyses.note(kept.table_id, [one for one in heard if one is not None]):
                return False
            last = monotonic() if heard else last
            if monotonic() - last > PATIENCE:
                raise EOFError("nothing was said for too long")
