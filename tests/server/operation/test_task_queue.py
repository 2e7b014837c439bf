"""What nobody waits for is done all the same before the server stops."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from kastelan.core.game import State
from kastelan.server.http.routes.preferences import list_turns
from kastelan.server.operation import task_queue
from kastelan.server.operation.task_queue import TaskQueue
from kastelan.server.people.accounts import Identity
from kastelan.server.play.permissions import Person
from kastelan.server.play.table import Table
from kastelan.server.service import Service
from kastelan.server.storage.page_writer import Page
from kastelan.server.wire.people import Profile
from kastelan.server.wire.play import Moves
from kastelan.server.wire.preferences import PreferenceChange
from kastelan.server.wire.tables import NewTable, SeatRequest
from tests.server.support.running_server import loose


def test_what_waits_is_done_before_closing_and_what_it_brings_too() -> None:
    async def work() -> list[str]:
        done, waiting = list[str](), TaskQueue()

        async def errand(name: str) -> None:
            await asyncio.sleep(0)
            done.append(name)
            if name == "second":
                waiting.soon(partial(errand, "its child"))

        waiting.open()
        for name in ("first", "second", "third"):
            waiting.soon(partial(errand, name))
        await waiting.close()
        return done

    assert asyncio.run(work()) == ["first", "second", "third", "its child"]


def test_an_errand_without_end_does_not_keep_the_server_from_stopping(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(task_queue, "CLOSING_SECONDS", 0.05)

    async def work() -> None:
        waiting = TaskQueue()
        waiting.open()
        waiting.soon(asyncio.Event().wait)  # type: ignore[arg-type]  # never comes to an answer
        await asyncio.wait_for(waiting.close(), 5)

    asyncio.run(work())
    assert "1 background tasks were not finished" in caplog.text


@asynccontextmanager
async def opened(path: Path, *seats: SeatRequest) -> AsyncIterator[tuple[Service, str, str]]:
    """A table of Ann's, who is told by letters; they stay where they are written."""
    service = Service(loose(str(path / "tables.db"), private_webhooks=True))
    await service.open()
    await service.outbox.close()
    ann = (await service.people.guest("Ann", "en")).id
    await service.preferences.change(ann, PreferenceChange(webhook="http://127.0.0.1:9/"))
    yield service, ann, await service.lobby.create(ann, NewTable("kingdom", list(seats), {"start": "1"}))


def test_a_game_that_begins_just_now_does_not_keep_anybody_from_his_turns(tmp_path: Path) -> None:
    async def work() -> list[list[str]]:
        async with opened(tmp_path, SeatRequest("me"), SeatRequest("me")) as (service, ann, table):
            me = Identity(await service.people.change(ann, Profile(name="Ann")), "", "guest")
            await service.hub.room(table)
            await service.lobby.start(table, ann)  # kept as begun, and not read again yet
            found = [await list_turns.fn(service, me)]
            await service.hub.refresh(table)
            found.append(await list_turns.fn(service, me))
            await service.close()
            return [[turn.table for turn in turns] for turns in found] + [[table]]

    before, after, begun = asyncio.run(work())
    assert (before, after) == ([], begun)


def letters(path: Path) -> list[tuple[str, str]]:
    """The letters that are on disk: what of, and about which table."""
    connection = sqlite3.connect(path / "tables.db")
    kept = connection.execute("SELECT event, body FROM deliveries").fetchall()
    connection.close()
    return [(event, json.loads(body)["table"]) for event, body in kept]


def test_a_letter_about_the_last_move_is_kept_when_the_server_stops(tmp_path: Path) -> None:
    async def work() -> str:
        async with opened(tmp_path, SeatRequest("me"), SeatRequest("me")) as (service, ann, table):
            await service.lobby.start(table, ann)
            room = await service.hub.refresh(table)
            while not passes_the_turn(room.playing):
                await service.hub.act(room, Person(ann), first_legal(room.playing))
            last = asyncio.create_task(service.hub.act(room, Person(ann), first_legal(room.playing)))
            await asyncio.sleep(0)
            await service.close()  # the move is being written
            assert (await last).seq == room.playing.seq
            return table

    table = asyncio.run(work())
    assert letters(tmp_path) == [("your-turn", table)]


def test_a_bot_that_is_writing_its_move_finishes_it_and_the_next_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> str:
        bot = SeatRequest("bot", "greedy")
        async with opened(tmp_path, bot, SeatRequest("me")) as (service, ann, table):
            writing, append = asyncio.Event(), service.log.append

            async def choose(_: str, state: State, seat: int, *__: object) -> str:
                return state.game.actions.write(state.legal(seat)[0])

            async def slowly(page: Page) -> None:
                if page.entries and passes_the_turn((await service.hub.room(table)).playing):
                    writing.set()
                await append(page)

            monkeypatch.setattr(service.bots, "choose", choose)
            monkeypatch.setattr(service.log, "append", slowly)
            await service.lobby.start(table, ann)
            await service.hub.refresh(table)
            await asyncio.wait_for(writing.wait(), 60)
            await service.close()
            return table

    table = asyncio.run(work())
    assert letters(tmp_path) == [("your-turn", table)]


def first_legal(table: Table) -> Moves:
    (seat,) = table.state.actors
    return Moves(seat, table.seq, f"m{table.seq}", table.legal(seat)[:1])


def passes_the_turn(table: Table) -> bool:
    return table.decide(first_legal(table), 0).now.state.actors != table.state.actors
