"""What a running server does about moderation: it follows the log, whoever wrote it.

Operators may act in this process, in another one of the same database, or by a command beside them. So a
process carries out only what it reads in the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy import Row

from kastelan.server.moderation import audit
from kastelan.server.play import chat, stand_ins

if TYPE_CHECKING:
    from kastelan.server.service import Service

Entry = Row[tuple[object, ...]]
logger = logging.getLogger("kastelan.server")


class Effects:
    """Follows the log of moderation."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._seen = 0
        self._looking = asyncio.Lock()
        self._effects: dict[str, Callable[[Entry], Awaitable[None]]] = {
            "ban": self._banned,
            "rename": self._renamed,
            "close": self._closed,
            "remove": self._removed,
        }

    async def open(self) -> None:
        """Begin to follow: what was done before holds already."""
        self._seen = await audit.last(self._service.engine)
        await self._service.bans.load()

    async def look(self) -> None:
        """Carry out what is new in the log."""
        async with self._looking:
            entries = await audit.after(self._service.engine, self._seen)
            if not entries:
                return
            await self._service.bans.load()
            for entry in entries:
                await self._carry_out(entry)
                self._seen = entry.number

    async def _carry_out(self, entry: Entry) -> None:
        try:
            if (effect := self._effects.get(entry.action)) is not None:
                await effect(entry)
        except Exception:  # one that fails does not hold up the others
            logger.exception("could not carry out what an operator did")

    async def _banned(self, entry: Entry) -> None:
        """Close the sockets of those who are banned, and let bots play for a person."""
        self._service.disconnect_banned()
        if entry.person is not None and self._service.bans.of_person(entry.person) is not None:
            await stand_ins.leave_everything(self._service, entry.person)

    async def _renamed(self, entry: Entry) -> None:
        await self._service.person_changed(str(entry.person))

    async def _closed(self, entry: Entry) -> None:
        await self._service.table_closed(str(entry.table_id))

    async def _removed(self, entry: Entry) -> None:
        """Send the message again, with what is left of it."""
        room = self._service.hub.rooms.get(str(entry.table_id))
        if room is not None and entry.message is not None:
            for said in await chat.messages_around(self._service.engine, room.sheet.id, entry.message, 0):
                await self._service.deliver(room, said)
