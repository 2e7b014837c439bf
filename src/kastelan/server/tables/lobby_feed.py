"""The live list of public tables, and the way to a person's pages, in this process and the others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.operation.task_queue import Errands
from kastelan.server.people.accounts import fresh_id
from kastelan.server.play.room import Watcher
from kastelan.server.storage.pg_listen import Listening
from kastelan.server.tables.lobby import Lobby
from kastelan.server.tables.table_filter import Wanted
from kastelan.server.wire.lobby import Added, Changed, Gone, Listed
from kastelan.server.wire.scalars import encode
from kastelan.server.wire.tables import TableState

CHANNEL: Final = "kastelan_lobby"
LARGEST: Final = 7_900  # bytes that PostgreSQL takes along with a notification


class Passed(Struct):
    """What one process tells the others."""

    process: str
    kind: str
    about: str
    text: str = ""


class Listener(Watcher):
    """One open lobby: what is wanted there, and which tables it shows."""

    def __init__(self, user: str | None, language: str, wanted: Wanted) -> None:
        super().__init__(user, (), language)
        self.wanted = wanted
        self.shown: set[str] = set()

    def show(self, table: TableState) -> None:
        """A table is new or reads differently."""
        wanted = table.visibility == "public" and self.wanted.fits(table)
        if wanted:
            self.send(encode(Changed(table) if table.id in self.shown else Added(table)))
            self.shown.add(table.id)
        elif table.id in self.shown:
            self.send(encode(Gone(table.id)))
            self.shown.discard(table.id)


class Feed:
    """Everybody who has the lobby open here."""

    def __init__(self, engine: AsyncEngine, lobby: Lobby, errands: Errands) -> None:
        self._engine, self._lobby, self._errands = engine, lobby, errands
        self._process = fresh_id()
        self._line = Listening(engine, CHANNEL, self._heard)
        self.listeners: set[Listener] = set()
        self._pages: dict[str, set[Listener]] = {}
        self.hearing: dict[str, Callable[[str, str], Awaitable[None]]] = {
            "table": self._show,
            "person": self._push,
        }

    def open(self) -> None:
        self._line.open()

    async def close(self) -> None:
        await self._line.close()

    # Tables

    def greet(self, listener: Listener) -> None:
        """Send the list; whatever changes after it follows."""
        self._errands.soon(partial(self._greet, listener))

    async def _greet(self, listener: Listener) -> None:
        found = await self._lobby.search(listener.wanted)
        listener.shown = {table.id for table in found}
        listener.send(encode(Listed(found)))
        if not listener.lost:
            self.listeners.add(listener)
            if listener.user is not None:
                self._pages.setdefault(listener.user, set()).add(listener)

    def leave(self, listener: Listener) -> None:
        """Somebody has closed the lobby."""
        listener.lost = True
        self.listeners.discard(listener)
        pages = self._pages.get(listener.user or "", set())
        pages.discard(listener)
        if not pages:
            self._pages.pop(listener.user or "", None)

    def changed(self, table: str) -> None:
        """A table is new, or its row has changed."""
        self._errands.soon(partial(self._show, table, ""))
        self.pass_on("table", table)

    async def _show(self, table: str, _: str) -> None:
        if self.listeners:
            shown = (await self._lobby.sheet(table)).shown(None)
            for listener in self.listeners:
                listener.show(shown)

    # People

    def present(self, user: str) -> bool:
        """Whether somebody has the lobby open here."""
        return user in self._pages

    async def tell(self, user: str, said: Mapping[str, Struct]) -> None:
        """To all pages of a person, wherever they are open, to each in its language."""
        raw = encode(said).decode()
        await self._push(user, raw)
        self.pass_on("person", user, raw)

    async def _push(self, user: str, raw: str) -> None:
        said = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
        for listener in self._pages.get(user, ()):
            listener.send(bytes(said[listener.language]))

    # Other processes

    def pass_on(self, kind: str, about: str, words: str = "") -> None:
        """Tell the other processes."""
        if self._engine.dialect.name == "postgresql":
            self._errands.soon(partial(self._notify, Passed(self._process, kind, about, words)))

    async def _notify(self, passed: Passed) -> None:
        payload = encode(passed)
        if len(payload) <= LARGEST:
            async with self._engine.begin() as connection:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :payload)"),
                    {"channel": CHANNEL, "payload": payload.decode()},
                )

    def _heard(self, payload: str) -> None:
        passed = msgspec.json.decode(payload, type=Passed)
        if passed.process != self._process and passed.kind in self.hearing:
            self._errands.soon(partial(self.hearing[passed.kind], passed.about, passed.text))
