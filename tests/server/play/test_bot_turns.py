"""When bots play, and for whom they are said to think."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from kastelan.core.game import State
from kastelan.server.play import stand_ins
from kastelan.server.play.fair_queue import Asker
from kastelan.server.play.room import Room, Watcher
from kastelan.server.service import Service
from kastelan.server.storage import database
from kastelan.server.wire.tables import NewTable, SeatRequest
from tests.server.support.lines import NotedLine
from tests.server.support.running_server import Player, Server, loose, next_of

BOT = SeatRequest("bot", "greedy")


class Pool:
    """Bots that play the first legal action as long as they are allowed to."""

    def __init__(self) -> None:
        self.askers: list[Asker] = []
        self.left = 0
        self.allowed = asyncio.Event()

    async def choose(self, _: str, state: State, seat: int, __: str, asker: Asker) -> str:
        self.askers.append(asker)
        if not self.left:
            self.allowed.clear()
            await self.allowed.wait()
        self.left -= 1
        return state.game.actions.write(state.legal(seat)[0])


@asynccontextmanager
async def begun(
    path: Path, *seats: SeatRequest, alone: bool = False
) -> AsyncIterator[tuple[Service, Room, Pool, str]]:
    """A table that has just started, in a server whose bots play only when they are told to."""
    service, pool = Service(loose(str(path / "tables.db"), bots_alone=alone)), Pool()
    service.hub.bot_turns._pool = pool  # type: ignore[assignment]  # all that it needs of one
    await database.upgrade(service.engine)
    await service.people.open()
    service.log.open()
    ann = (await service.people.guest("Ann", "en")).id
    service.addresses.note(ann, "203.0.113.7")
    table = await service.lobby.create(ann, NewTable("kingdom", list(seats)))
    await service.lobby.start(table, ann)
    try:
        yield service, await service.hub.room(table), pool, ann
    finally:
        await service.hub.close()
        await service.log.close()
        await service.engine.dispose()


async def settled() -> None:
    """Until every task has done what it can do without waiting."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_bots_among_themselves_play_only_while_somebody_watches(tmp_path: Path) -> None:
    async def work() -> None:
        async with begun(tmp_path, BOT, BOT) as (service, room, pool, ann):
            await settled()
            assert room.thinking is None
            assert not pool.askers
            watcher = Watcher(NotedLine(), None, (None,), "en")
            room.watchers.add(watcher)
            service.hub.watched(room)
            await settled()
            assert pool.askers == [Asker(ann, "203.0.113.7", present=True)]
            room.watchers.discard(watcher)
            pool.left = 5
            pool.allowed.set()
            assert room.thinking is not None
            await asyncio.wait_for(room.thinking, 60)  # after the move that was begun
            assert room.playing.seq == 1
            assert len(pool.askers) == 1

    asyncio.run(work())


def test_the_operator_lets_bots_play_on_alone_and_they_wait_last(tmp_path: Path) -> None:
    async def work() -> None:
        async with begun(tmp_path, BOT, BOT, alone=True) as (_, room, pool, ann):
            await settled()
            assert room.thinking is not None
            assert pool.askers == [Asker(ann, "203.0.113.7", present=False)]

    asyncio.run(work())


def test_a_table_that_all_its_people_have_left_is_played_to_its_end_and_waits_last(tmp_path: Path) -> None:
    async def work() -> None:
        async with begun(tmp_path, SeatRequest("me"), BOT) as (service, room, pool, ann):
            await stand_ins.leave(service, room, ann)
            pool.left = 1_000
            pool.allowed.set()
            assert room.thinking is not None
            await asyncio.wait_for(room.thinking, 60)
            assert room.playing.over
            assert pool.askers[-1] == Asker(ann, "203.0.113.7", present=False)

    asyncio.run(work())


def test_at_a_table_with_people_bots_play_though_nobody_watches(server: Server) -> None:
    ann = Player(server, "Ann")
    alone, table = ann.table("kingdom", "greedy", "greedy"), ann.table("kingdom", "me", "greedy")
    ann.start(alone)
    ann.start(table)
    while ann.position(table)["seq"] < 8:
        at = ann.position(table, 0)
        if at["asked"]:
            ann.move(table, 0, at["seq"], f"m{at['seq']}", at["asked"]["legal"][:1])
    assert ann.position(alone)["seq"] == 0
    with Player(server).socket(alone) as line:
        while next_of(line, "update")["position"]["result"] is None:
            pass
