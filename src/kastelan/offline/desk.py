"""The one object that the page's worker talks to. Every call returns its `Effects` as JSON."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from typing import Final

from kastelan.core.errors import KastelanError
from kastelan.offline import routes
from kastelan.offline.conversation import Conversation
from kastelan.offline.effects import Reply
from kastelan.offline.request import Request
from kastelan.offline.tables import Tables
from kastelan.server.errors import Conflict, NotFound, Refused, status_of
from kastelan.server.play.event_json import plain_error
from kastelan.server.play.room import SPEAKERS
from kastelan.server.wire.messages import Message
from kastelan.server.wire.play import Failed
from kastelan.server.wire.scalars import encode

SOCKET: Final = re.compile("/api/tables/([^/]+)/socket")
LOBBY: Final = "/api/lobby/socket"
REFUSED: Final = 4003
"""The close code that tells the client not to connect again."""


class Desk:
    """Answers requests and sockets of one page."""

    def __init__(self) -> None:
        self._tables = Tables()
        self._sockets: dict[int, Conversation] = {}

    def _done(self) -> str:
        return encode(self._tables.finish()).decode()

    # What is kept

    def load(self, key: str, text: str | None) -> str:
        """Take over what is kept under a key, at the start or when another tab has changed it."""
        self._tables.load(key, text)
        return self._done()

    # Requests

    def request(self, method: str, url: str, body: str) -> str:
        """Answer a request."""
        request = Request.of(method, url, body)
        self._tables.effects.reply = self._reply(request, lambda: routes.answer(self._tables, request))
        return self._done()

    def conflict(self, url: str) -> str:
        """The answer to a request that came to nothing because another tab was faster."""

        def refuse() -> Reply:
            raise Conflict("table-moved-on")

        self._tables.effects.reply = self._reply(Request.of("GET", url), refuse)
        return self._done()

    def _reply(self, request: Request, work: Callable[[], Reply]) -> Reply:
        try:
            return work()
        except KastelanError as error:
            body = {"error": self._error(request, error)}
            return Reply(status_of(error), routes.JSON, encode(body).decode())

    def _error(self, request: Request, error: KastelanError) -> dict[str, object]:
        found = SOCKET.match(request.path.replace("/record", "/socket"))
        room = self._tables.rooms.get(found[1]) if found else None
        if room is not None:
            return room.refusal(error, request.language)
        return dict(plain_error(error, SPEAKERS[request.language]))

    # Sockets

    def open(self, number: int, url: str) -> str:
        """Open a socket, of a table or of the lobby, where nothing ever happens."""
        request = Request.of("GET", url)
        if request.path != LOBBY:
            try:
                self._converse(number, request)
            except KastelanError as error:
                failed = Failed("", self._error(request, error))
                self._tables.effects.frames.append((number, Message.of(failed).raw.decode()))
                self._tables.effects.closed.append((number, REFUSED))
        return self._done()

    def _converse(self, number: int, request: Request) -> None:
        found = SOCKET.fullmatch(request.path)
        if found is None:
            raise NotFound("no-such-page")
        words = [word for word in request.text("seats").split(",") if word]
        if not all(word.isascii() and word.isdecimal() for word in words):
            raise Refused("bad-frame")
        room = self._tables.room(found[1])
        talk = Conversation(self._tables, room, number, [int(word) for word in words], request.language)
        self._sockets[number] = talk
        talk.greet(request.number("since"))

    def hear(self, number: int, frame: str) -> str:
        """Answer a frame of a socket."""
        if number in self._sockets:
            self._sockets[number].hear(frame)
        return self._done()

    def close(self, number: int) -> str:
        """A socket was closed."""
        talk = self._sockets.pop(number, None)
        if talk is not None:
            talk.close()
        return self._done()

    # Bots and time

    def bot_word(self, table: str, seq: int, seat: int, word: str) -> str:
        """Play what a bot has answered."""
        self._quietly(lambda: self._tables.bot_word(table, seq, seat, word))
        return self._done()

    def time_up(self, table: str, key: str) -> str:
        """The time limit of a decision is over."""
        self._quietly(lambda: self._tables.time_up(table, key))
        return self._done()

    def _quietly(self, work: Callable[[], None]) -> None:
        with contextlib.suppress(KastelanError):  # a move was taken back, or made in the last moment
            work()
