"""The live list of public tables, and messages to a person's open pages, across all processes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.server.operation.task_queue import TaskQueue
from kastelan.server.people.identity import fresh_id
from kastelan.server.play.room import Line, Watcher
from kastelan.server.storage.pg_listen import PgListener
from kastelan.server.tables.lobby import Lobby
from kastelan.server.tables.table_filter import TableFilter
from kastelan.server.wire.lobby import Added, Changed, Gone, Listed
from kastelan.server.wire.messages import Message
from kastelan.server.wire.scalars import encode
from kastelan.server.wire.tables import TableState

CHANNEL: Final = "kastelan_lobby"
LARGEST: Final = 7_900  # bytes; PostgreSQL limits a notification to 8,000


class PeerMessage(Struct):
    """A message from one process to the others."""

    process: str
    kind: str
    about: str
    text: str = ""


class LobbyListener(Watcher):
    """One open lobby page: its filter, and the tables that it shows."""

    def __init__(
        self, line: Line, user: str | None, language: str, wanted: TableFilter, address: str = ""
    ) -> None:
        super().__init__(line, user, (), language, address=address)
        self.wanted = wanted
        self.shown: set[str] = set()

    def show(self, table: TableState) -> None:
        """Add, update or remove a table that is new or has changed."""
        wanted = table.visibility == "public" and self.wanted.fits(table)
        if wanted:
            self.send(Message.of(Changed(table) if table.id in self.shown else Added(table)))
            self.shown.add(table.id)
        elif table.id in self.shown:
            self.send(Message.of(Gone(table.id)))
            self.shown.discard(table.id)


class LobbyFeed:
    """All lobby pages that are open in this process."""

    def __init__(self, engine: AsyncEngine, lobby: Lobby, tasks: TaskQueue) -> None:
        self._engine, self._lobby, self._errands = engine, lobby, tasks
        self._process = fresh_id()
        self._line = PgListener(engine, CHANNEL, self._heard)
        self.listeners: set[LobbyListener] = set()
        self._pages: dict[str, set[LobbyListener]] = {}
        # What to do with messages from other processes, by kind; Service adds more.
        self.hearing: dict[str, Callable[[str, str], Awaitable[None]]] = {
            "table": self._show,
            "person": self._push,
        }

    def open(self) -> None:
        self._line.open()

    async def close(self) -> None:
        await self._line.close()

    # Tables

    def greet(self, listener: LobbyListener) -> None:
        """Send the list; changes after it follow as they happen."""
        # The task queue has one worker, so no change can slip in between the list and joining the listeners.
        self._errands.soon(partial(self._greet, listener))

    async def _greet(self, listener: LobbyListener) -> None:
        found = await self._lobby.search(listener.wanted)
        listener.shown = {table.id for table in found}
        listener.send(Message.of(Listed(found)))
        # The page may have been closed while its greeting waited in the queue.
        if not listener.lost:
            self.listeners.add(listener)
            if listener.user is not None:
                self._pages.setdefault(listener.user, set()).add(listener)

    def leave(self, listener: LobbyListener) -> None:
        """Remove a lobby page that was closed."""
        listener.lost = True
        self.listeners.discard(listener)
        pages = self._pages.get(listener.user or "", set())
        pages.discard(listener)
        if not pages:
            self._pages.pop(listener.user or "", None)

    def changed(self, table: str) -> None:
        """Announce that a table is new or its row has changed."""
        self._errands.soon(partial(self._show, table, ""))
        self.pass_on("table", table)

    async def _show(self, table: str, _: str) -> None:
        if self.listeners:
            shown = (await self._lobby.sheet(table)).shown(None)
            for listener in self.listeners:
                listener.show(shown)

    # People

    def present(self, user: str) -> bool:
        """Whether the person has the lobby open in this process."""
        return user in self._pages

    async def tell(self, user: str, said: Mapping[str, Struct]) -> None:
        """Send to all open pages of a person, in all processes, each in its own language."""
        raw = encode(said).decode()
        await self._push(user, raw)
        self.pass_on("person", user, raw)

    async def _push(self, user: str, raw: str) -> None:
        said = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
        for listener in self._pages.get(user, ()):
            listener.send(Message(bytes(said[listener.language])))

    # Other processes

    def pass_on(self, kind: str, about: str, words: str = "") -> None:
        """Send a message to the other processes."""
        if self._engine.dialect.name == "postgresql":
            self._errands.soon(partial(self._notify, PeerMessage(self._process, kind, about, words)))

    async def _notify(self, message: PeerMessage) -> None:
        payload = encode(message)
        # A longer message reaches only the pages of this process.
        if len(payload) <= LARGEST:
            async with self._engine.begin() as connection:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :payload)"),
                    {"channel": CHANNEL, "payload": payload.decode()},
                )

    def _heard(self, payload: str) -> None:
        message = msgspec.json.decode(payload, type=PeerMessage)
        if message.process != self._process and message.kind in self.hearing:
            self._errands.soon(partial(self.hearing[message.kind], message.about, message.text))
