"""Thinking about games aside: killed, stopped, hung, and shared by several processes."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.arena.analysis import Answer, Judgement
from kastelan.server.analysis import queue, store
from kastelan.server.analysis.queue import AnalysisQueue
from kastelan.server.analysis.store import AnalysisStore, StoredAnalysis
from kastelan.server.errors import TooMany
from kastelan.server.storage import schema
from kastelan.server.storage.move_log import Log
from kastelan.server.tables.component_sets import ComponentSets
from kastelan.server.tables.lobby import Lobby
from tests.server.storage.test_database import awaited, fresh
from tests.server.support.stored_games import keep

MOVES = 40
SAID = Answer(("end",), 3, 0.5, (40.0, 30.5))
TURN = Judgement(3, 1, SAID, SAID, (), 0.0)


async def until(kept: AnalysisStore, table: str, status: str, judged: int = 0) -> StoredAnalysis:
    """The analysis, once it is so far."""
    while True:
        found = await kept.of(table)
        assert found is not None
        if found.status == status and found.judged >= judged:
            return found
        assert found.status in ("waiting", "thinking"), found
        await asyncio.sleep(0.01)


@asynccontextmanager
async def at_work(engine: AsyncEngine) -> AsyncIterator[tuple[AnalysisQueue, AnalysisStore]]:
    kept = AnalysisStore(engine, 5)
    working = AnalysisQueue(kept, Lobby(engine, 0, 0), Log(engine), ComponentSets(engine, ()))
    await working.open()
    try:
        yield working, kept
    finally:
        await working.close()


async def other_process(working: AnalysisQueue, than: int) -> int:
    """The process that thinks, once it is another one."""
    while working.worker is None or working.worker.pid in (None, than):
        await asyncio.sleep(0.01)
    return working.worker.pid or 0


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_killed_process_fails_once_and_goes_on_when_asked_again(tmp_path: Path) -> None:
    async def work() -> None:
        engine = await fresh(tmp_path)
        table = keep(tmp_path / "test.db", "kingdom/two-players.kst", "u", MOVES)
        async with asyncio.timeout(120), at_work(engine) as (working, kept):
            await kept.ask(table, MOVES, 2)
            working.soon()
            stopped = await other_process(working, 0)
            os.kill(stopped, signal.SIGTERM)  # as whoever stops the service does; it is thought about again
            os.kill(await other_process(working, stopped), signal.SIGKILL)
            assert (await until(kept, table, "failed")).judged < MOVES
            await kept.ask(table, MOVES, 2)
            working.soon()
            assert (await until(kept, table, "done")).judged == MOVES
            while not working.done:
                await asyncio.sleep(0.01)
            assert working.failures == 1
        await engine.dispose()

    awaited(work())


def test_what_was_found_before_a_stop_stays_and_the_next_process_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        engine = await fresh(tmp_path)
        table = keep(tmp_path / "test.db", "kingdom/two-players.kst", "u", MOVES)
        async with asyncio.timeout(120):
            async with at_work(engine) as (working, kept):
                await kept.ask(table, MOVES, 400)
                working.soon()
                await until(kept, table, "thinking", judged=1)
                assert working.worker is not None
                process = working.worker.pid or 0
            assert not alive(process)
            left, first = await kept.of(table), await kept.turns(table)
            assert left is not None
            assert left.status == "waiting"
            assert left.judged == first[-1].last < MOVES
            async with engine.begin() as connection:  # as after a power cut, and not to take so long
                row = update(schema.analyses).where(schema.analyses.c.table_id == table)
                await connection.execute(row.values(status="thinking", seen=2**50, playouts=2))
            async with at_work(engine) as (_, kept):
                await until(kept, table, "done")
            found = await kept.turns(table)
            assert found[: len(first)] == first
            assert len(found) > len(first)
        await engine.dispose()

    awaited(work())


def test_a_process_that_says_nothing_and_a_log_that_cannot_be_played_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queue, "BEAT_SECONDS", 0.01)
    monkeypatch.setattr(queue, "PATIENCE", 0.0)

    async def work() -> None:
        engine = await fresh(tmp_path)
        hung = keep(tmp_path / "test.db", "kingdom/two-players.kst", "u", MOVES)
        async with engine.begin() as connection:
            line = {"kind": "move", "seat": 0, "word": "nonsense", "client": "", "at": 1, "spent": 0}
            await connection.execute(insert(schema.entries).values(table_id="a", seq=1, **line))
        async with asyncio.timeout(120), at_work(engine) as (working, kept):
            for table in (hung, "a"):
                await kept.ask(table, MOVES, 2)
            working.soon()
            for table in (hung, "a"):
                await until(kept, table, "failed")
            while working.failures < 2:
                await asyncio.sleep(0.01)
        await engine.dispose()

    awaited(work())


# Several processes


async def share(engine: AsyncEngine) -> None:
    """Two processes and one game: whoever is quiet for too long loses it to the other."""
    one, two = AnalysisStore(engine, 2), AnalysisStore(engine, 2)
    assert await one.claim() is None
    await asyncio.gather(one.ask("a", 9, 7), two.ask("a", 9, 8))
    both = await asyncio.gather(one.claim(), two.claim())
    owner, other = (one, two) if both[0] else (two, one)
    assert [kept is None for kept in both].count(True) == 1
    assert await owner.note("a", [TURN])
    assert not await other.note("a", [TURN])
    assert await other.claim() is None
    async with engine.begin() as connection:
        quiet = schema.analyses.c.seen - store.ALIVE - 1000
        await connection.execute(update(schema.analyses).values(seen=quiet))
    taken = await other.claim()
    assert taken is not None
    assert (taken.judged, taken.status) == (TURN.last, "thinking")
    assert await owner.note("a") is await owner.give_up("a") is await owner.leave("a") is False
    assert await other.finish(taken)
    assert await owner.turns("a") == [TURN]
    await owner.ask("a", 9, 7)  # which it has had
    assert await owner.claim() is None


def test_two_processes_do_not_think_about_the_same_game(tmp_path: Path) -> None:
    async def work() -> None:
        engine = await fresh(tmp_path)
        await share(engine)
        await engine.dispose()

    awaited(work())


def test_no_more_games_wait_than_there_is_time_for(tmp_path: Path) -> None:
    async def work() -> None:
        engine = await fresh(tmp_path)
        kept = AnalysisStore(engine, 1)
        await kept.ask("a", 9, 2)
        with pytest.raises(TooMany, match="too-many-analyses"):
            await kept.ask("b", 9, 2)
        await kept.claim()
        await kept.ask("b", 9, 2)
        await engine.dispose()

    awaited(work())
