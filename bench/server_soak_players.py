"""The people of the server's soak: they play, come back whenever the server was gone, and write down what was
acknowledged."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec
from tests.server.support.running_server import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE: Final = 60.0
"""Seconds to wait for an answer before connecting again."""

AWAY: Final = (OSError, WebSocketException, TimeoutError, httpx.TransportError)
"""What a client sees while the server is gone."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A kind of table, and the seats that we play; bots have the others."""

    request: dict[str, Any]
    own: tuple[int, ...] = (0, 1)


@dataclass(slots=True)
class Ledger:
    """What was acknowledged, by table and number: the id of the command and its word."""

    lines: dict[tuple[str, int], tuple[str, str]] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)  # from each command to its acknowledgement
    games: int = 0  # played to the end
    timeouts: int = 0  # seats that a bot took over, although nobody thought too long
    counts: Counter[str] = field(default_factory=Counter)  # refusals and lost connections

    def acknowledge(self, table: str, seq: int, command: tuple[str, str]) -> None:
        self.lines[table, seq] = command


class Position(msgspec.Struct):
    """The fields of a position that a player needs."""

    seq: int
    actors: list[int]
    asked: dict[str, Any] | None
    stand_ins: dict[str, str]
    result: list[int] | None


class Message(msgspec.Struct):
    """Any message of the server."""

    type: str
    id: str = ""
    seq: int = 0
    position: Position | None = None
    error: dict[str, Any] | None = None


read: Final = msgspec.json.Decoder(Message).decode


class Restless:
    """Plays one table after the other at a leisurely pace, as long as the soak lasts."""

    def __init__(self, server: Server, wish: Wish, pause: float, ledger: Ledger, luck: Random) -> None:
        self._server, self._wish, self._pause = server, wish, pause
        self._ledger, self._luck = ledger, luck
        self._cookie = self._table = ""
        self._open: tuple[str, str, int, int] | None = None  # sent, but not acknowledged: id, word, seat, seq
        self._sent = 0

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            try:
                if not self._table:
                    await self._begin()
                await self._continue()
            except AWAY:
                self._ledger.counts["connections lost"] += 1
                await asyncio.sleep(0.2 + self._luck.random())

    async def _begin(self) -> None:
        """Start a table."""
        cookies = {"kastelan": self._cookie} if self._cookie else {}
        async with httpx.AsyncClient(base_url=self._server.url, timeout=PATIENCE, cookies=cookies) as http:
            if not self._cookie:
                _good(await http.post("/api/guests", json={"name": f"P{self._luck.getrandbits(40):x}"}))
                self._cookie = http.cookies["kastelan"]
            table = _good(await http.post("/api/tables", json=self._wish.request)).json()["id"]
            _good(await http.post(f"/api/tables/{table}/start"))
        self._table, self._open = str(table), None

    async def _continue(self) -> None:
        """Play on at the table as long as the connection holds."""
        sockets: list[ClientConnection] = []
        try:
            for seat in self._wish.own:
                url = f"ws://127.0.0.1:{self._server.port}/api/tables/{self._table}/socket"
                headers = {"Cookie": f"kastelan={self._cookie}"}
                sockets.append(
                    await connect(f"{url}?seats={seat}&board=1", additional_headers=headers, max_size=None)
                )
            seen = [await self._position(socket, 0) for socket in sockets]
            while not self._is_over(seen):
                await asyncio.sleep(self._luck.expovariate(1 / self._pause))
                seen = await self._move(sockets, seen)
        finally:
            for socket in sockets:
                socket.transport.abort()

    def _is_over(self, seen: Sequence[Position]) -> bool:
        if seen[0].stand_ins:
            self._ledger.timeouts += 1
        elif seen[0].result is None:
            return False
        else:
            self._ledger.games += 1
        self._table = ""
        return True

    async def _move(self, sockets: Sequence[ClientConnection], seen: list[Position]) -> list[Position]:
        """Make a move, or wait for that of a bot; the new positions."""
        own = [at for at, seat in enumerate(self._wish.own) if seat in seen[at].actors]
        if not own and self._open is None:
            return [await self._position(socket, seen[0].seq + 1) for socket in sockets]
        if self._open is None:
            position = seen[own[0]]
            assert position.asked is not None
            word = self._luck.choice(position.asked["legal"])
            self._sent += 1
            self._open = (f"{self._sent}", word, self._wish.own[own[0]], position.seq)
        # A command that was not acknowledged is sent again with its id: it must count once.
        client, word, seat, seq = self._open
        at = self._wish.own.index(seat)
        frame = {"type": "move", "seat": seat, "seq": seq, "id": client, "words": [word]}
        begin = perf_counter()
        await sockets[at].send(msgspec.json.encode(frame).decode())
        reached, newest = await self._answer(sockets[at], client, seen[at])
        self._ledger.seconds.append(perf_counter() - begin)
        self._ledger.acknowledge(self._table, reached, (client, word))
        self._open = None
        return [
            newest
            if socket is sockets[at] and newest.seq >= reached
            else await self._position(socket, reached)
            for socket in sockets
        ]

    async def _answer(self, socket: ClientConnection, client: str, newest: Position) -> tuple[int, Position]:
        """The number of a command in the log, and the newest position that came before the answer."""
        while True:
            message = await self._next(socket)
            newest = message.position or newest
            if message.id == client and message.type == "done":
                return message.seq, newest
            if message.id == client and message.type == "refused":
                reason = str((message.error or {}).get("message", "refused"))
                self._ledger.counts[reason] += 1
                if reason != "database-gone":  # it was not written and never will be, so decide again
                    self._open = None
                raise ConnectionError(reason)

    async def _position(self, socket: ClientConnection, seq: int) -> Position:
        while True:
            found = (await self._next(socket)).position
            if found is not None and found.seq >= seq:
                return found

    async def _next(self, socket: ClientConnection) -> Message:
        async with asyncio.timeout(PATIENCE):
            return read(await socket.recv())


def _good(answer: httpx.Response) -> httpx.Response:
    """An answer that fulfils the request; while the database is away there may be others."""
    if answer.is_error:
        raise ConnectionError(str(answer.status_code))
    return answer
