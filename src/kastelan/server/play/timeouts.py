"""Hourglasses: who does not decide in time hears from the table what happens then (DIG-4)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from kastelan.core.errors import KastelanError
from kastelan.server.errors import Conflict
from kastelan.server.play.room import Room
from kastelan.server.play.table import Plan, Table
from kastelan.server.presenters import Timeout, presenter_of
from kastelan.server.wire.play import Done

Planning = Callable[[Table, int], Plan]
NOBODYS: Final = ""  # what the table says is no answer of anybody's


class Hourglasses:
    """One for each table at which somebody has to hurry."""

    def __init__(self, act: Callable[[Room, Planning], Awaitable[Done]]) -> None:
        self._act = act

    def look(self, room: Room) -> None:
        """Turn the hourglass over when a hurried decision begins, and stop it when it is made."""
        found = _timeout_of(room)
        key = "" if found is None else found.key
        if key == room.hurried:
            return
        if room.hourglass is not None:
            room.hourglass.cancel()
        room.hurried, room.hourglass = key, None
        if found is not None:
            room.hourglass = asyncio.create_task(self._run(room, found))

    async def _run(self, room: Room, found: Timeout) -> None:
        await asyncio.sleep(found.seconds)

        def planning(table: Table, at: int) -> Plan:
            if _timeout_of(room) != found:
                raise Conflict("table-moved-on")
            return table.plan_moves(found.seat, table.seq, NOBODYS, [found.word], at)

        with contextlib.suppress(KastelanError):  # decided in the last moment, or seen by another process too
            await self._act(room, planning)


def _timeout_of(room: Room) -> Timeout | None:
    """What a person has to hurry with; bots are never slow."""
    table = room.table
    if table is None or table.over:
        return None
    found = presenter_of(table.state.game.name).timeout(table.state)
    return found if found is not None and found.seat in room.people() else None
