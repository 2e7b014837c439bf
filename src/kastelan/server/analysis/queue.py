"""Runs queued analyses one at a time, in the background."""

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
from kastelan.server.analysis.store import AnalysisStore, StoredAnalysis
from kastelan.server.analysis.worker import AnalysisJob, AnalysisWorker, Result, WorkerStopped
from kastelan.server.play import history
from kastelan.server.storage.move_log import Log
from kastelan.server.tables.component_sets import ComponentSets
from kastelan.server.tables.lobby import Lobby

LOOK_SECONDS: Final = 15.0  # how often an idle process looks for analyses that others abandoned
# Also how often the claim is renewed, so it must stay far below ALIVE in store.py.
BEAT_SECONDS: Final = 5.0
PATIENCE: Final = 900.0  # seconds without progress before an analysis counts as hung, on a busy machine
logger = logging.getLogger("kastelan.server")


class AnalysisQueue:
    """Takes games from the queue and has a worker process analyse them, one at a time."""

    def __init__(
        self, analyses: AnalysisStore, lobby: Lobby, log: Log, component_sets: ComponentSets
    ) -> None:
        self._analyses, self._lobby, self._log = analyses, lobby, log
        self._component_sets = component_sets
        self._threads = ThreadPoolExecutor(1, "analysis")
        self._asked = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self.worker: AnalysisWorker | None = None
        self.done = self.failures = 0

    async def open(self) -> None:
        await self._analyses.take_over()
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; another process continues with the unfinished game."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        self._threads.shutdown()

    def soon(self) -> None:
        """Wake the loop: an analysis was queued."""
        self._asked.set()

    async def _run(self) -> None:
        while True:
            # Cleared before looking, so that a request that arrives meanwhile wakes the wait below.
            self._asked.clear()
            try:
                kept = await self._analyses.claim()
                if kept is not None:
                    await self._analyse(kept)
                    continue
            except (SQLAlchemyError, OSError) as error:
                # The abandoned game is claimed again later.
                logger.warning("an analysis has to wait for the database: %s", type(error).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK_SECONDS)

    async def _analyse(self, kept: StoredAnalysis) -> None:
        """Analyse a game to its end, or mark it as failed; hand it back if this process must stop."""
        try:
            async with self._thinking(await self._material(kept)) as worker:
                self.done += await self._follow(worker, kept)
        except asyncio.CancelledError:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self._analyses.leave(kept.table_id)
            raise
        except WorkerStopped:
            await self._analyses.leave(kept.table_id)
        except (SQLAlchemyError, OSError):
            raise
        except Exception:  # the worker died, or the log cannot be replayed
            self.failures += await self._analyses.give_up(kept.table_id)
            logger.exception("an analysis failed")

    async def _material(self, kept: StoredAnalysis) -> AnalysisJob:
        sheet = await self._lobby.sheet(kept.table_id)
        entries = tuple(await self._log.entries(kept.table_id))

        def written() -> str:
            state = history.walked(sheet.setup, entries)[-1].state
            return write(history.recorded(sheet.setup, entries, (), state))

        record = await asyncio.to_thread(written)
        return AnalysisJob(record, kept.playouts, kept.judged + 1, self._component_sets.known)

    @asynccontextmanager
    async def _thinking(self, job: AnalysisJob) -> AsyncIterator[AnalysisWorker]:
        self.worker = worker = await asyncio.to_thread(AnalysisWorker, job)
        try:
            yield worker
        finally:
            self.worker = None
            await asyncio.to_thread(worker.stop)

    async def _follow(self, worker: AnalysisWorker, kept: StoredAnalysis) -> bool:
        """Store results as they arrive; False if another process has taken the game over."""
        loop, last = asyncio.get_running_loop(), monotonic()
        while True:
            results: tuple[Result, ...] = await loop.run_in_executor(
                self._threads, worker.receive, BEAT_SECONDS
            )
            if None in results:
                return await self._analyses.finish(kept)
            if not await self._analyses.note(kept.table_id, [one for one in results if one is not None]):
                return False
            last = monotonic() if results else last
            if monotonic() - last > PATIENCE:
                raise EOFError("the analysis made no progress for too long")
