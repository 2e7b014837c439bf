"""When clocks run out, as the database knows it: with stand-ins, coming back, and rests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from kastelan.server.operation.clock import now
from kastelan.server.play import stand_ins
from kastelan.server.play.room import Room
from kastelan.server.service import Service
from kastelan.server.storage import database
from kastelan.server.wire.preferences import PreferenceChange
from kastelan.server.wire.tables import NewTable, SeatRequest
from tests.server.support.running_server import loose

HOUR = 3_600_000
DAY = 24 * HOUR


@asynccontextmanager
async def playing(path: Path, pace: str) -> AsyncIterator[tuple[Service, Room, str]]:
    """A running table with a clock of two days, in a server whose bots never come to think."""
    service = Service(loose(str(path / "tables.db")))
    await database.upgrade(service.engine)
    await service.people.open()
    service.log.open()
    ann = (await service.people.guest("Ann", "en")).id
    wish = NewTable("kingdom", [SeatRequest("me"), SeatRequest("me")], pace=pace, move_clock=2 * DAY // 1000)  # type: ignore[arg-type]  # one of the two
    table = await service.lobby.create(ann, wish)
    await service.lobby.start(table, ann)
    try:
        yield service, await service.hub.room(table), ann
    finally:
        await service.hub.close()
        await service.log.close()
        await service.engine.dispose()


async def deadline(service: Service, room: Room) -> object:
    return (await service.lobby.sheet(room.sheet.id)).row["deadline"]


def test_a_stand_in_has_no_clock_and_whoever_comes_back_has_a_new_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path, "live") as (service, room, ann):
            assert await deadline(service, room) is not None
            await stand_ins.leave(service, room, ann)
            assert await deadline(service, room) is None
            began = now()
            await stand_ins.come_back(service, room, ann)
            found = await deadline(service, room)
            assert isinstance(found, int)
            assert found >= began + 2 * DAY

    asyncio.run(work())


def test_whoever_is_late_gets_a_stand_in(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path, "live") as (service, room, _):
            await _late(service, room)
            assert set(room.playing.stand_ins) == set(room.playing.state.actors)
            assert await deadline(service, room) is None

    asyncio.run(work())


def test_nobody_is_late_on_vacation_and_the_clock_is_looked_at_when_it_ends(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path, "turns") as (service, room, ann):
            until = now() + 5 * DAY
            await service.preferences.change(ann, PreferenceChange(vacation_until=until))
            await service.preferences_changed(ann)
            (seat,) = room.playing.state.actors
            room.playing.watch.since[seat] = now() - DAY  # before the vacation a day was used up
            await service.hub.expire(room.sheet.id)
            assert room.playing.stand_ins == {}
            found = await deadline(service, room)
            assert isinstance(found, int)
            assert abs(found - until - DAY) < HOUR
            await service.preferences.change(ann, PreferenceChange())
            await service.preferences_changed(ann)
            await _late(service, room)
            assert set(room.playing.stand_ins) == {seat}

    asyncio.run(work())


def test_live_games_know_no_vacation(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path, "live") as (service, room, ann):
            await service.preferences.change(ann, PreferenceChange(vacation_until=now() + 5 * DAY))
            await service.preferences_changed(ann)
            await _late(service, room)
            assert room.playing.stand_ins

    asyncio.run(work())


async def _late(service: Service, room: Room) -> None:
    """Three days go by, and the server looks at its clocks."""
    table = room.playing
    table.watch.since = dict.fromkeys(table.watch.since, now() - 3 * DAY)
    await service.lobby.look_at_clocks(str(room.sheet.seats[0].user))
    await service.hub.expire(room.sheet.id)
