"""A process follows what another one writes to a table as long as somebody needs the table here."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kastelan.server.play import hub
from kastelan.server.play.hub import FOLLOW_SECONDS
from kastelan.server.play.room import Watcher
from kastelan.server.service import Service
from kastelan.server.wire.tables import NewTable, SeatRequest
from tests.server.support.lines import NotedLine
from tests.server.support.running_server import loose


def test_a_table_that_nobody_needs_here_is_forgotten_when_another_process_writes_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(service: Service) -> None:
        host = (await service.people.guest("Ann", "en")).id
        table = await service.lobby.create(host, NewTable("kingdom", [SeatRequest("me")] * 2))
        await service.lobby.start(table, host)
        room, watcher = await service.hub.room(table), Watcher(NotedLine(), host, (0,), "en")
        later = room.used + FOLLOW_SECONDS + 1
        await service.hub.catch_up(table)
        assert table in service.hub.rooms  # a request for it may still be under way
        monkeypatch.setattr(hub, "monotonic", lambda: later)
        room.watchers.add(watcher)
        await service.hub.catch_up(table)
        assert service.hub.rooms[table] is room
        room.watchers.discard(watcher)
        await service.hub.catch_up(table)
        assert table not in service.hub.rooms

    async def run() -> None:
        service = Service(loose(str(tmp_path / "tables.db")))
        await service.open()
        try:
            await work(service)
        finally:
            await service.close()

    asyncio.run(run())
