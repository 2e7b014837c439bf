"""What nobody waits for is done all the same before the server stops."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from kastelan.server import errands
from kastelan.server.errands import Errands
from kastelan.server.service import Service
from kastelan.server.table import Plan, Table
from kastelan.server.wire.tables import NewTable, SeatWish
from kastelan.server.wire.wishes import Wishes
from tests.server.serving import loose


def test_what_waits_is_done_before_closing_and_what_it_brings_too() -> None:
    async def work() -> list[str]:
        done, waiting = list[str](), Errands()

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
    monkeypatch.setattr(errands, "CLOSING_SECONDS", 0.05)

    async def work() -> None:
        waiting = Errands()
        waiting.open()
        waiting.soon(asyncio.Event().wait)  # type: ignore[arg-type]  # never comes to an answer
        await asyncio.wait_for(waiting.close(), 5)

    asyncio.run(work())
    assert "1 errands are left undone" in caplog.text


def test_a_letter_about_the_last_move_is_kept_when_the_server_stops(tmp_path: Path) -> None:
    async def work() -> str:
        service = Service(loose(str(tmp_path / "tables.db"), private_webhooks=True))
        await service.open()
        await service.outbox.close()  # letters stay where they are
        ann = (await service.people.guest("Ann", "en")).id
        table = await service.lobby.create(ann, NewTable("kingdom", [SeatWish("me"), SeatWish("me")]))
        await service.lobby.start(table, ann)
        room = await service.hub.refresh(table)
        await service.preferences.change(ann, Wishes(webhook="http://127.0.0.1:9/"))
        while not (turns := passes_the_turn(room.playing)):
            await service.hub.act(room, first_legal)
        last = asyncio.create_task(service.hub.act(room, first_legal))
        await asyncio.sleep(0)
        await service.close()  # the move is being written
        assert (turns, (await last).seq) == (True, room.playing.seq)
        return table

    table = asyncio.run(work())
    connection = sqlite3.connect(tmp_path / "tables.db")
    kept = connection.execute("SELECT event, body FROM deliveries").fetchall()
    connection.close()
    assert [(event, table in body) for event, body in kept] == [("your-turn", True)]


def first_legal(table: Table, at: int) -> Plan:
    (seat,) = table.state.actors
    return table.plan_moves(seat, table.seq, f"m{table.seq}", table.legal(seat)[:1], at)


def passes_the_turn(table: Table) -> bool:
    return first_legal(table, 0).now.state.actors != table.state.actors
