"""Games are replayed in other processes: in turn, within a time limit, and with the same result as here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec
import pytest

from kastelan.server.errors import NotFound, TooMany, Unavailable
from kastelan.server.play import history, missed_lines, position_message
from kastelan.server.play.missed_lines import older_lines
from kastelan.server.play.permissions import Person
from kastelan.server.play.replay_pool import MOST_WAITING, ReplayPool
from kastelan.server.play.room import REMEMBERED, Room
from kastelan.server.service import Service
from kastelan.server.wire.play import Moves
from kastelan.server.wire.scalars import encode
from kastelan.server.wire.tables import NewTable, SeatRequest
from tests.server.support.pool_questions import Missing, Wait
from tests.server.support.running_server import Player, Server, loose, next_of

T = TypeVar("T")


def in_pool(work: Callable[[ReplayPool], Awaitable[T]], seconds: float = 20.0) -> T:
    async def run() -> T:
        pool = ReplayPool(1, seconds)
        pool.open()
        try:
            return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


@pytest.mark.slow
def test_a_refusal_is_an_answer_and_a_question_that_takes_too_long_has_none() -> None:
    async def work(pool: ReplayPool) -> None:
        with pytest.raises(NotFound, match="no-such-step") as refused:
            await pool.ask("a", Missing())
        assert refused.value.facts == {"step": 7}
        with pytest.raises(Unavailable, match="replay-too-long"):
            await pool.ask("a", Wait(30))
        assert await pool.ask("a", Wait(0.01)) == 0.01  # another process has taken over
        assert (pool.failures, pool.waiting) == (1, 0)

    in_pool(work, seconds=3.0)


@pytest.mark.slow
def test_a_client_who_asks_for_much_waits_for_oneself() -> None:
    async def work(pool: ReplayPool) -> None:
        await pool.ask("a", Wait())  # the process is ready
        order = list[str]()

        async def ask(client: str) -> None:
            await pool.ask(client, Wait(0.05))
            order.append(client)

        much = [asyncio.create_task(ask("a")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany, match="too-fast"):
            await pool.ask("a", Wait())
        await asyncio.gather(*much, ask("b"), ask("c"))
        assert max(order.index("b"), order.index("c")) <= 3
        assert pool.waiting == 0

    in_pool(work)


async def moved(service: Service, room: Room, moves: int) -> None:
    """A table after some moves."""
    luck = Random(2)
    for number in range(moves):
        playing = room.playing
        seat = playing.state.actors[0]
        word = luck.choice(playing.legal(seat))
        await service.hub.act(
            room, Person(str(room.sheet.seats[seat].user)), Moves(seat, playing.seq, f"m{number}", [word])
        )


@pytest.mark.slow
@pytest.mark.parametrize("game", ["seasons", "ludwig"])
def test_lines_that_are_no_longer_in_memory_are_told_as_they_were(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        service = Service(loose(str(tmp_path / "tables.db")))
        await service.open()
        ann = (await service.people.guest("Ann", "cs")).id
        table = await service.lobby.create(ann, NewTable(game, [SeatRequest("me"), SeatRequest("me")]))
        await service.lobby.start(table, ann)
        room = await service.hub.room(table)
        await moved(service, room, REMEMBERED + 10)
        seq = room.playing.seq
        assert room.lines_after(5) is None
        lines = tuple(history.retold(room.sheet.setup, await service.log.entries(table), 5))
        for board in (True, False):
            older = await older_lines(service, room, [0, None], "cs", board, 5, "ann")
            assert older.until == seq
            for seat in (0, None):
                seen, reader = room.perspective(seat, lines), room.reader(seat, "cs") if board else None
                expected = encode(position_message.happened(seen, False, reader))
                assert encode(older.told[seat]) == expected
        told = msgspec.json.decode(encode(room.update(room.perspective(0), "cs", True, older.told[0])))
        assert [line["seq"] for line in told["happened"]] == list(range(6, seq + 1))
        assert (await older_lines(service, room, [0], "cs", True, seq - 3, "ann")).told == {}
        await service.close()

    asyncio.run(work())


@pytest.mark.slow
def test_of_very_many_lines_only_the_newest_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(missed_lines, "MOST_TOLD", REMEMBERED + 5)

    async def work() -> None:
        service = Service(loose(str(tmp_path / "tables.db")))
        await service.open()
        ann = (await service.people.guest("Ann", "en")).id
        table = await service.lobby.create(ann, NewTable("kingdom", [SeatRequest("me"), SeatRequest("me")]))
        await service.lobby.start(table, ann)
        room = await service.hub.room(table)
        await moved(service, room, REMEMBERED + 20)
        seq = room.playing.seq
        older = await older_lines(service, room, [0], "en", True, 0, "ann")
        told = msgspec.json.decode(encode(room.update(room.perspective(0), "en", True, older.told[0])))
        assert [line["seq"] for line in told["happened"]] == list(range(seq - REMEMBERED - 4, seq + 1))
        await service.close()

    asyncio.run(work())


@pytest.mark.slow
def test_who_joins_late_hears_everything_once(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.table("kingdom", "random", "random", "me")
    ann.start(table)
    position = ann.position(table, 2)
    while position["seq"] < REMEMBERED + 20:
        if (question := position["asked"]) is not None:
            ann.move(table, 2, position["seq"], f"m{position['seq']}", question["legal"][:1])
        position = ann.position(table, 2)
    with ann.socket(table, since=0) as line:
        told = [line["seq"] for line in next_of(line, "update")["happened"]]
    assert told == list(range(1, len(told) + 1))
    assert len(told) >= REMEMBERED + 20
