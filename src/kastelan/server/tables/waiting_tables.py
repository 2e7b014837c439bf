"""Limits on what fills the lobby and other people's notices: waiting tables and invitations.

A person's limits alone would not help, since guests are made quickly; so addresses have limits of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.errors import TooMany
from kastelan.server.http.rate_limits import Limit
from kastelan.server.settings import Settings
from kastelan.server.storage import schema
from kastelan.server.tables.lobby import Lobby
from kastelan.server.tables.table_info import Origin
from kastelan.server.wire.tables import NewTable, SeatRequest


class WaitingTables:
    """Creates tables and lets invitations pass, within limits by person and by address."""

    def __init__(self, engine: AsyncEngine, lobby: Lobby, settings: Settings) -> None:
        self._engine, self._lobby = engine, lobby
        self._most = settings.most_open_each
        self._of_person, self._of_address = Limit(settings.invitations), Limit(settings.invitations_each)
        # By address: tables that were open when last looked at, and how many are being created.
        self._open: dict[str, set[str]] = {}
        self._coming: Counter[str] = Counter()

    async def create(self, host: str, client: str, given: NewTable, origin: Origin | None = None) -> str:
        """Create a table; TooMany if too many of the same address are still waiting."""
        if self._count(client) >= self._most:
            await self._look_again({client})
        if self._count(client) >= self._most:
            raise TooMany("too-many-open-tables-here", most=self._most)
        self.invite(host, client, given.seats)
        self._coming[client] += 1
        try:
            table = await self._lobby.create(host, given, origin)
            self._open.setdefault(client, set()).add(table)
        finally:
            self._coming[client] -= 1
            if not self._coming[client]:
                del self._coming[client]
        return table

    def invite(self, host: str, client: str, seats: Sequence[SeatRequest]) -> None:
        """Count invitations of other people; TooMany if there were too many lately."""
        for seat in seats:
            if seat.kind == "invited" and seat.user not in (None, host):
                self._of_address.take(client)
                self._of_person.take(host)

    def _count(self, client: str) -> int:
        return len(self._open.get(client, ())) + self._coming[client]

    async def look_again(self) -> None:
        """Forget tables that no longer wait."""
        await self._look_again(set(self._open))

    async def _look_again(self, clients: Collection[str]) -> None:
        for client in clients:
            tables, asked = schema.tables.c, frozenset(self._open.get(client, ()))
            wanted = select(tables.id).where(tables.id.in_(asked), tables.status == "open")
            async with self._engine.connect() as connection:
                waiting = set((await connection.scalars(wanted)).all())
            # Another table may have been created meanwhile, so only what was asked about is forgotten.
            left = self._open.get(client, set()) - (asked - waiting)
            if left:
                self._open[client] = left
            else:
                self._open.pop(client, None)
