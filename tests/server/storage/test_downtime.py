"""While there is no server no clock runs: after a restart nobody has lost time or is late at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import select

from kastelan.server.people.accounts import now
from kastelan.server.people.quiet_hours import Rest
from kastelan.server.service import Service
from kastelan.server.storage import schema
from kastelan.server.storage.downtime import uncovered
from kastelan.server.wire.tables import NewTable, SeatRequest
from tests.server.support.running_server import loose

MINUTE = 60_000
HOUR = 60 * MINUTE
CLOCK = 300
"""Seconds for a decision."""


@asynccontextmanager
async def running(path: Path) -> AsyncIterator[Service]:
    service = Service(loose(str(path / "tables.db"), tick_seconds=0.02))
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def began(path: Path, over: bool) -> str:
    """A table on which somebody had thought for a minute when the server went away for an hour."""
    async with running(path) as service:
        ann = (await service.people.guest("Ann", "en")).id
        wish = NewTable("kingdom", [SeatRequest("me"), SeatRequest("me")], move_clock=CLOCK)
        table = await service.lobby.create(ann, wish)
        await service.lobby.start(table, ann)
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
            left = 1000 * CLOCK - MINUTE
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
