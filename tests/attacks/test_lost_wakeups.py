"""A table that is loaded while another process writes to it misses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from kastelan.server.play import history
from kastelan.server.play.permissions import Person
from kastelan.server.play.table import Table
from kastelan.server.service import Service
from kastelan.server.storage.page_writer import Page
from kastelan.server.wire.play import Moves
from kastelan.server.wire.tables import NewTable, SeatRequest
from tests.server.support.postgres import Cluster
from tests.server.support.running_server import loose
from tests.soaking import SOAK

pytestmark = pytest.mark.slow
TABLES, ROUNDS = 20, 100 if SOAK else 20


async def opened(address: str, parts: int) -> list[Service]:
    """Several services on one database, as in several processes, without bots and clocks."""
    services = [Service(loose(address)) for _ in range(parts)]
    for service in services:
        service.log.open()
        service.process_sync.open()
    return services


async def closed(services: Sequence[Service]) -> None:
    for service in services:
        await service.process_sync.close()
        await service.log.close()
        await service.engine.dispose()


async def made(address: str, tables: int) -> list[str]:
    service = Service(loose(address))
    await service.open()
    person = await service.people.guest("Ann", "en")
    found = []
    for _ in range(tables):
        wish = NewTable("kingdom", [SeatRequest("me"), SeatRequest("me")])
        found.append(await service.lobby.create(person.id, wish))
        await service.lobby.start(found[-1], person.id)
    await service.close()
    return found


async def move(service: Service, table: str) -> int:
    """Play the first legal word; the number of its line."""
    room = await service.hub.room(table)
    playing = room.playing
    seat = playing.state.actors[0]
    words = [playing.legal(seat)[0]]
    who = Person(str(room.sheet.seats[seat].user))
    return (await service.hub.act(room, who, Moves(seat, playing.seq, f"m{playing.seq}", words))).seq


async def heard_all(writer: Service, reader: Service, marker: str) -> None:
    """Wait until the reader has heard all that the writer has written so far."""
    # Notifications arrive in the order of commits, so one about another table is the end of them.
    heard = asyncio.Event()
    sync = reader.process_sync
    listening = sync._heard

    def note(words: str) -> None:
        listening(words)
        if words.startswith(marker):
            heard.set()

    sync._line._heard = note
    await writer.log.append(Page(marker, ()))
    await heard.wait()
    sync._line._heard = listening
    await asyncio.gather(*sync._reading)


def test_hundreds_of_loads_race_with_moves_of_another_process(postgres: Cluster) -> None:
    async def race(writer: Service, reader: Service, table: str, luck: Random) -> tuple[int, str]:
        """One move here, while the table is loaded there."""
        reader.hub.rooms.pop(table, None)

        async def load() -> None:
            await asyncio.sleep(luck.random() * 0.02)
            await reader.hub.room(table)

        seq, _ = await asyncio.gather(move(writer, table), load())
        return seq, table

    address = postgres.database()

    async def work() -> int:
        tables, luck = await made(address, TABLES), Random(1)
        writer, reader = services = await opened(address, 2)
        lost = 0
        try:
            for table in tables:
                await writer.hub.room(table)
            await heard_all(writer, reader, "begin")
            for number in range(ROUNDS):
                played = await asyncio.gather(*(race(writer, reader, table, luck) for table in tables))
                await heard_all(writer, reader, f"round{number}")
                lost += sum(reader.hub.rooms[table].playing.seq < seq for seq, table in played)
        finally:
            await closed(services)
        return lost

    assert asyncio.run(work()) == 0


def test_a_move_during_the_replay_of_a_load_is_seen(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.database()

    async def work() -> tuple[int, int]:
        (table,) = await made(address, 1)
        writer, reader = services = await opened(address, 2)
        replayed, loop, plain_load = asyncio.Event(), asyncio.get_running_loop(), history.load

        def load_slowly(*given: object) -> Table:
            """Another process moves, and its notification arrives, before this load ends."""
            found = plain_load(*given)  # type: ignore[arg-type]
            if not replayed.is_set():
                replayed.set()
                asyncio.run_coroutine_threadsafe(meanwhile(), loop).result()
            return found

        async def meanwhile() -> None:
            await move(writer, table)
            await heard_all(writer, reader, "after")

        try:
            await writer.hub.room(table)
            await heard_all(writer, reader, "begin")
            monkeypatch.setattr(history, "load", load_slowly)
            room = await reader.hub.room(table)
            return room.playing.seq, writer.hub.rooms[table].playing.seq
        finally:
            await closed(services)

    here, there = asyncio.run(work())
    assert here == there == 1
