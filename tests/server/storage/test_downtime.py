"""Nobody loses time, or is late at once, because there was no server or because the system's clock jumped."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from kastelan.server.operation.clock import CLOCK, now
from kastelan.server.people.quiet_hours import Rest
from kastelan.server.play.room import Watcher
from kastelan.server.service import Service
from kastelan.server.storage import schema
from kastelan.server.storage.downtime import uncovered
from kastelan.server.wire.tables import NewTable, SeatRequest
from tests.server.support.lines import NotedLine
from tests.server.support.running_server import loose

MINUTE = 60_000
HOUR = 60 * MINUTE
SECONDS = 300
"""For a decision."""


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Lets the system's clock jump by some milliseconds."""
    ahead = 0.0

    def jump_by(milliseconds: int) -> None:
        nonlocal ahead
        ahead += milliseconds / 1000

    with monkeypatch.context() as patched:
        patched.setattr(CLOCK, "_system", lambda: time.time() + ahead)
        yield jump_by
    CLOCK.follow()


@asynccontextmanager
async def running(path: Path) -> AsyncIterator[Service]:
    service = Service(loose(str(path / "tables.db"), tick_seconds=0.02))
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def begin(service: Service) -> str:
    """A table with a clock, on which somebody thinks."""
    ann = (await service.people.guest("Ann", "en")).id
    wish = NewTable("kingdom", [SeatRequest("me"), SeatRequest("me")], move_clock=SECONDS)
    table = await service.lobby.create(ann, wish)
    await service.lobby.start(table, ann)
    return table


async def began(path: Path, over: bool) -> str:
    """A table on which somebody had thought for a minute when the server went away for an hour."""
    async with running(path) as service:
        table = await begin(service)
    connection = sqlite3.connect(path / "tables.db")
    with connection:
        connection.execute("UPDATE runs SET since = since - ?, seen = seen - ?", (HOUR, HOUR))
        connection.execute("UPDATE runs SET over = ?", (over,))
        earlier = HOUR + MINUTE
        connection.execute(
            "UPDATE tables SET started = started - ?, deadline = deadline - ?", (earlier, earlier)
        )
    connection.close()
    return table


@pytest.mark.parametrize("over", [True, False])
def test_nobody_loses_time_by_a_restart_or_a_crash(tmp_path: Path, over: bool) -> None:
    async def work() -> None:
        table = await began(tmp_path, over)
        async with running(tmp_path) as service:
            room = await service.hub.room(table)
            (end,) = room.playing.watch.deadlines().values()
            left = 1000 * SECONDS - MINUTE
            assert abs(end - now() - left) < 5000
            while (await _deadline(service, table)) < now():  # the clocks are looked at a few times
                await asyncio.sleep(0.02)
            assert room.playing.stand_ins == {}
            assert abs(await _deadline(service, table) - end) < 1000

    asyncio.run(work())


async def _deadline(service: Service, table: str) -> int:
    async with service.engine.connect() as connection:
        found = await connection.scalar(select(schema.tables.c.deadline).where(schema.tables.c.id == table))
    assert isinstance(found, int)
    return found


def test_what_no_run_covers_was_an_outage() -> None:
    assert list(uncovered([(0, 10), (5, 30), (40, 50), (20, 25), (50, 60)])) == [(30, 40)]
    assert list(uncovered([])) == []


def test_clocks_stand_still_in_outages_and_in_rests() -> None:
    rest = Rest(vacation_from=100, vacation_until=200, downtime=((50, 60), (150, 250)))
    assert rest.awake(0, 300) == 300 - 10 - 150
    assert rest.ends(0, 95) == 255


async def _ends(service: Service, table: str) -> int:
    """When the clock of the seat that thinks runs out."""
    (end,) = (await service.hub.room(table)).playing.watch.deadlines().values()
    return end


async def _look_at_clocks(service: Service) -> None:
    """Follow the system's clock and look at all players' clocks, as every tick does."""
    await service.follow_clock()
    await service.look_at_clocks()


def test_nobody_loses_time_when_the_clock_jumps_forwards(tmp_path: Path, jump: Callable[[int], None]) -> None:
    async def work() -> None:
        async with running(tmp_path) as service:
            table = await begin(service)
            end, begun = await _ends(service, table), now()
            room = await service.hub.room(table)
            line = NotedLine()
            watcher = Watcher(line, None, (None,), "en")
            room.watchers.add(watcher)
            jump(HOUR)
            await _look_at_clocks(service)
            assert now() - begun >= HOUR
            assert abs(await _ends(service, table) - end - HOUR) < 1000
            kinds = (b"table", b"update")
            assert all(b'"type":"%s"' % kind in raw for kind, raw in zip(kinds, line.raw, strict=False))
            assert len(line.raw) >= len(kinds)
            assert room.playing.stand_ins == {}
            # A table that is loaded later knows of the jump too.
            room.watchers.clear()
            del service.hub.rooms[table]
            assert abs(await _ends(service, table) - end - HOUR) < 1000
        async with running(tmp_path) as service:  # also after a restart
            await _look_at_clocks(service)
            assert abs(await _ends(service, table) - end - HOUR) < 1000
            assert (await service.hub.room(table)).playing.stand_ins == {}

    asyncio.run(work())


def test_nobody_gains_time_when_the_clock_jumps_backwards(
    tmp_path: Path, jump: Callable[[int], None]
) -> None:
    async def work() -> None:
        async with running(tmp_path) as service:
            table = await begin(service)
            end, begun = await _ends(service, table), now()
            jump(-HOUR)
            await _look_at_clocks(service)
            assert 0 <= now() - begun < MINUTE
            assert await _ends(service, table) == end
        CLOCK.follow()  # a process that starts an hour behind the one that stopped
        async with running(tmp_path) as service:
            assert 0 <= now() - begun < MINUTE
            assert 0 <= await _ends(service, table) - end < MINUTE

    asyncio.run(work())


def test_a_jump_that_cannot_be_written_down_is_counted_later(
    tmp_path: Path, jump: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(tmp_path) as service:
            table = await begin(service)
            end = await _ends(service, table)
            with monkeypatch.context() as patched:

                async def full(*_: object, **__: object) -> None:
                    raise OSError("no space left")

                patched.setattr(service.lobby.downtime, "_update", full)
                jump(HOUR)
                await _look_at_clocks(service)
                assert await _ends(service, table) == end
            await _look_at_clocks(service)
            assert abs(await _ends(service, table) - end - HOUR) < 1000
            assert (await service.hub.room(table)).playing.stand_ins == {}

    asyncio.run(work())
