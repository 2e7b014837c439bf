"""Open tables whose host has gone, tables that never started and unused guests expire."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import select, update

from kastelan.server.operation.clock import now
from kastelan.server.play import chat
from kastelan.server.play.room import Watcher
from kastelan.server.service import Service
from kastelan.server.storage import schema
from kastelan.server.wire.people import NewAccount
from kastelan.server.wire.tables import NewTable, SeatRequest
from tests.server.support.lines import NotedLine
from tests.server.support.postgres import Cluster
from tests.server.support.running_server import hash_quickly, loose

HOUR = 3_600_000
DAY = 24 * HOUR
HOURS = {"open_live_seconds": 3 * 3600.0, "open_turns_seconds": 14 * 86_400.0}


def with_service(tmp_path: Path, work: Callable[[Service], Awaitable[None]]) -> None:
    async def run() -> None:
        service = Service(loose(str(tmp_path / "tables.db"), unused_seconds=30 * 86_400.0, **HOURS))
        await service.open()
        try:
            await work(service)
        finally:
            await service.close()

    asyncio.run(run())


async def somebody(service: Service, seen: int) -> str:
    """A guest who was last here at a time."""
    person = (await service.people.guest("Ann", "en")).id
    await service.sessions.begin(person)
    await look_in(service, person, seen)
    return person


async def look_in(service: Service, person: str, at: int) -> None:
    async with service.engine.begin() as connection:
        mine = update(schema.sessions).where(schema.sessions.c.user_id == person)
        await connection.execute(mine.values(seen=at))


async def a_table(service: Service, host: str, pace: str = "live") -> str:
    seats = [SeatRequest("me"), SeatRequest("open")]
    return await service.lobby.create(host, NewTable("kingdom", seats, pace=pace))  # type: ignore[arg-type]


async def statuses(service: Service) -> dict[str, str]:
    async with service.engine.connect() as connection:
        rows = await connection.execute(select(schema.tables.c.id, schema.tables.c.status))
        return {row.id: row.status for row in rows}


@pytest.mark.parametrize(("pace", "patience"), [("live", 3 * HOUR), ("turns", 14 * DAY)])
def test_an_open_table_closes_when_its_host_has_been_away_for_long(
    tmp_path: Path, pace: str, patience: int
) -> None:
    async def work(service: Service) -> None:
        at = now()
        host = await somebody(service, at)
        table = await a_table(service, host, pace)
        created = (await service.lobby.sheet(table)).row["created"]
        assert isinstance(created, int)
        assert await service.expiry.close_abandoned(created + patience) == []
        await look_in(service, host, created + HOUR)
        assert await service.expiry.close_abandoned(created + patience + HOUR) == []
        room = await service.hub.room(table)
        assert await service.expiry.close_abandoned(created + patience + HOUR + 1) == [table]
        assert room.sheet.status == "closed"  # whoever looks at it learns of it

    with_service(tmp_path, work)


def test_a_table_stays_open_while_its_host_watches_it_and_when_it_has_started(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        host = await somebody(service, now())
        waiting = await a_table(service, host)
        playing = await service.lobby.create(host, NewTable("kingdom", [SeatRequest("me")] * 2))
        await service.lobby.start(playing, host)
        room, watcher = await service.hub.room(waiting), Watcher(NotedLine(), host, (None,), "en")
        room.watchers.add(watcher)
        assert await service.expiry.close_abandoned(now() + 99 * DAY) == []
        room.watchers.discard(watcher)
        assert await service.expiry.close_abandoned(now() + 99 * DAY) == [waiting]
        assert (await statuses(service))[playing] == "playing"

    with_service(tmp_path, work)


def test_tables_that_never_started_are_deleted_with_their_seats_and_chat(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        person = await service.people.guest("Ann", "en")
        closed, waiting = await a_table(service, person.id), await a_table(service, person.id)
        await chat.say(service.engine, closed, person, "hello")
        await service.lobby.leave(closed, person.id)
        assert await service.expiry.delete_unstarted(now() + 29 * DAY) == 0
        assert await service.expiry.delete_unstarted(now() + 31 * DAY) == 1
        assert await statuses(service) == {waiting: "open"}
        async with service.engine.connect() as connection:
            assert list(await connection.execute(select(schema.chat))) == []

    with_service(tmp_path, work)


def test_guests_who_left_nothing_behind_are_deleted(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        at = now() + 40 * DAY
        gone, back, host, player, program, account = [await somebody(service, now()) for _ in range(6)]
        await look_in(service, back, at - DAY)
        table = await a_table(service, host)
        await service.lobby.join(table, player, None, "")
        await service.sessions.new_token(program, "my bot")
        await service.people.register(account, NewAccount("ann", "a quiet password"))
        assert await service.expiry.delete_guests(at - 11 * DAY) == 0
        assert await service.expiry.delete_guests(at) == 1
        async with service.engine.connect() as connection:
            left = set((await connection.scalars(select(schema.users.c.id))).all())
            assert left == {back, host, player, program, account}
            assert gone not in set((await connection.scalars(select(schema.sessions.c.user_id))).all())

    hash_quickly()
    with_service(tmp_path, work)


def test_a_host_who_never_came_back_goes_after_the_table(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        host = await somebody(service, now())
        await a_table(service, host)
        await service.expiry.sweep(now() + 40 * DAY)
        assert await statuses(service) == {}
        async with service.engine.connect() as connection:
            assert list(await connection.execute(select(schema.users))) == []

    with_service(tmp_path, work)


@pytest.mark.slow
def test_guests_and_tables_expire_on_postgresql_too(postgres: Cluster) -> None:
    address = postgres.database()

    async def work() -> None:
        service = Service(loose(address, unused_seconds=30 * 86_400.0, **HOURS))
        await service.open()
        try:
            await a_table(service, await somebody(service, now()))
            await service.expiry.sweep(now() + 40 * DAY)
            assert await statuses(service) == {}
        finally:
            await service.close()

    asyncio.run(work())
