"""What one bad table, request or answer of the database must not take down with it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import ClassVar

import pytest
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection

from kastelan.server.errors import Conflict, NotFound, Unavailable
from kastelan.server.http import sockets
from kastelan.server.http.rate_limits import household
from kastelan.server.play import stand_ins
from kastelan.server.play.permissions import Person
from kastelan.server.play.room import GONE, Watcher
from kastelan.server.storage import log_check, page_writer
from kastelan.server.storage.log_entries import UNDO, Entry
from kastelan.server.storage.move_log import Log
from kastelan.server.storage.page_writer import Page
from kastelan.server.wire.play import Moves, Pong, Undo
from tests.server.play.test_clocks import playing
from tests.server.storage.test_database import awaited, fresh, line
from tests.server.support.lines import NotedLine
from tests.server.support.running_server import Player, served


@pytest.mark.parametrize("failure", [NoConnection("all connections are in use"), ValueError("never seen")])
def test_the_writer_outlives_every_failure(
    tmp_path: Path, failure: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise failure

    async def work() -> None:
        engine = await fresh(tmp_path)
        writer = Log(engine)
        writer.open()
        with monkeypatch.context() as broken:
            broken.setattr(page_writer, "write_entries", fails)
            broken.setattr(page_writer, "write_pages", fails)
            for changes in ({}, {"status": "finished"}):
                with pytest.raises(Unavailable, match="database-gone"):
                    await asyncio.wait_for(writer.append(Page("a", (line(1),), changes)), 5)
        await asyncio.wait_for(writer.append(Page("a", (line(1),))), 5)
        await writer.close()
        await engine.dispose()

    awaited(work())


def test_what_is_tried_again_without_a_database_is_one_line_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: object) -> None:
        raise NoConnection("the database is away")

    async def work() -> None:
        async with playing(tmp_path, "live") as (service, _, _):
            monkeypatch.setattr(service.effects, "look", fails)
            monkeypatch.setattr(service.lobby, "overdue", fails)
            monkeypatch.setattr(service.outbox, "_find", fails)
            service.outbox.open()
            await service.follow_operators()
            await service.look_at_clocks()
            async with asyncio.timeout(10):
                while "deliveries could not be taken: TimeoutError" not in caplog.messages:
                    await asyncio.sleep(0)
            await service.outbox.close()

    awaited(work())
    for words in ("could not read what operators have done", "could not search for tables"):
        assert f"{words}: TimeoutError" in caplog.messages
    assert not [record for record in caplog.records if record.exc_info]


def test_an_error_of_the_database_does_not_tell_what_was_to_be_written(tmp_path: Path) -> None:
    async def work() -> str:
        engine = await fresh(tmp_path)
        try:
            async with engine.connect() as connection:
                await _refused_seed(connection)
        except DBAPIError as error:
            return str(error)
        finally:
            await engine.dispose()
        return ""

    told = awaited(work())
    assert "no such table" in told
    assert "a-secret-seed" not in told


async def _refused_seed(connection: AsyncConnection) -> None:
    await connection.execute(text("INSERT INTO nowhere VALUES (:seed)"), {"seed": "a-secret-seed"})


def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path, "live") as (service, _, _):
            for number in range(10):
                with pytest.raises(NotFound):
                    await service.hub.room(f"guessed-{number}")
            assert service.hub.loading == 0

    asyncio.run(work())


def test_a_table_that_cannot_be_read_keeps_no_other_clock_from_running_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with playing(tmp_path, "live") as (service, room, _):
            bad = room.sheet.id
            expired: list[str] = []

            async def overdue(_: int) -> list[str]:
                return [bad, "good"]

            async def expire(table: str) -> None:
                if table == bad:
                    raise KeyError(table)
                expired.append(table)

            monkeypatch.setattr(service.lobby, "overdue", overdue)
            monkeypatch.setattr(service.hub, "expire", expire)
            await service.look_at_clocks()
            assert expired == ["good"]

    asyncio.run(work())


def test_a_name_that_a_player_gave_his_move_does_not_stop_the_bot_after_him(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path, "live") as (service, room, ann):
            service.bots.open()
            (seat,) = room.playing.state.actors
            word = room.playing.legal(seat)[0]
            await service.hub.act(room, Person(ann), Moves(seat, 0, f"bot-{seat}-3", [word]))
            await stand_ins.leave(service, room, ann)  # two lines: now the bot answers number 3
            async with asyncio.timeout(60):
                while room.playing.seq < 4:
                    await asyncio.sleep(0.05)
            await service.hub.close()
            await service.bots.close()

    asyncio.run(work())


def test_whoever_has_a_stand_in_comes_back_before_playing_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path, "live") as (service, room, ann):
            (seat,) = room.playing.state.actors
            word = room.playing.legal(seat)[0]
            first = Moves(seat, 0, "first", [word])
            await service.hub.act(room, Person(ann), first)
            service.hub._wake = lambda room: None  # type: ignore[method-assign]  # the bot is slow
            await stand_ins.leave(service, room, ann)
            seq, word = room.playing.seq, room.playing.legal(seat)[0]
            with pytest.raises(Conflict, match="stand-in-plays"):
                await service.hub.act(room, Person(ann), Moves(seat, seq, "second", [word]))
            with pytest.raises(Conflict, match="stand-in-plays"):
                await service.hub.act(room, Person(ann), Undo(seat, seq, "back"))
            assert (await service.hub.act(room, Person(ann), first)).repeated
            await stand_ins.come_back(service, room, ann)
            await service.hub.act(room, Person(ann), Moves(seat, room.playing.seq, "second", [word]))

    asyncio.run(work())


def test_one_household_is_one_client_though_it_has_many_addresses() -> None:
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9") != household("2001:db8:1:3::1")
    assert household("203.0.113.7") == "203.0.113.7"
    assert household("::ffff:203.0.113.7") == "203.0.113.7"
    assert household("testclient") == "testclient"


def test_a_session_that_has_ended_does_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    answered: list[str] = []

    class Line:
        """A socket that says three things."""

        said: ClassVar = ["one", "two", "three"]

        async def receive_data(self, mode: str) -> str:
            if not self.said:
                raise WebSocketDisconnect(detail="")
            return self.said.pop(0)

        def converse(self, answer: object) -> None:
            pass

        async def close(self, code: int) -> None:
            pass

    async def answer(raw: str) -> Pong:
        answered.append(raw)
        watcher.disconnect()  # logged out elsewhere
        return Pong(raw)

    line = NotedLine()
    monkeypatch.setattr(sockets, "line_of", lambda socket: socket)
    watcher = Watcher(line, "ann", (), "en")
    asyncio.run(sockets.keep(Line(), watcher, answer))  # type: ignore[arg-type]  # it is enough of one
    assert (answered, line.raw, line.closed) == (["one"], [], [GONE])


def test_opening_sockets_is_counted_like_asking(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db", requests=(0.001, 8)) as server:
        ann = Player(server, "Ann")  # with the server's start, two or more of eight are gone
        table = ann.table("kingdom", "me", "open")
        told = []
        for _ in range(8):
            with ann.socket(table) as line:
                told.append(json.loads(line.recv(timeout=120)))
        assert told[-1]["error"]["message"] == "too-fast"


def test_a_check_names_every_log_that_makes_no_sense(tmp_path: Path) -> None:
    async def work() -> None:
        async with playing(tmp_path, "live") as (service, room, _):
            wrong = Entry(1, UNDO, 0, "so many", "c", 0)
            await service.log.append(Page(room.sheet.id, (wrong,)))
            found = await log_check.check(str(tmp_path / "tables.db"))
            assert [table for table, _ in found.faults] == [room.sheet.id]

    asyncio.run(work())
