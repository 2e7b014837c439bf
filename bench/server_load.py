"""The load generator: tables with a socket for each seat that play at a steady rate, and a bare echo."""

from __future__ import annotations

import asyncio
import gc
import random
import statistics
import time
from collections.abc import Sequence
from itertools import cycle
from typing import Any, Final, Protocol, Self

import httpx
import msgspec
from tests.server.support.running_server import Server
from websockets.asyncio.client import ClientConnection, connect

from bench.server_memory import cpu_seconds
from kastelan.locale import LANGUAGES

CONNECT_BATCH = 50  # connections opened at the same time
GAMES: Final[dict[str, dict[str, object]]] = {
    "kingdom": {"game": "kingdom"},
    "ludwig": {"game": "ludwig", "options": {"modules": "all"}},
    "seasons": {"game": "seasons"},
}
"""What a table of each game is asked for with; Ludwig with all modules."""


NOTHING: Final = msgspec.Raw()


class Position(msgspec.Struct):
    """The fields of a position that the load generator needs."""

    seq: int
    actors: list[int]
    asked: dict[str, Any] | None
    board: msgspec.Raw = NOTHING
    view: msgspec.Raw = NOTHING


class Message(msgspec.Struct):
    """A message of the server, with its position if it has one."""

    type: str
    position: Position | None = None


read = msgspec.json.Decoder(Message).decode


class Address(Protocol):
    """Where a server is."""

    @property
    def url(self) -> str: ...


class LoadedTable:
    """A table whose two seats the load generator plays, with a socket for each, as a browser has."""

    def __init__(self, server: Address, table: str, cookie: str, language: str) -> None:
        self._server, self._table, self._cookie, self._language = server, table, cookie, language
        self.sockets: list[ClientConnection] = []
        self.positions: list[Position] = []
        self.busy = False

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.positions[0].actors

    async def connect(self) -> None:
        for seat in (0, 1):
            # The query of web/src/table/table.svelte.ts; browsers always offer compression.
            query = f"language={self._language}&seats={seat}&board=1&changes=1"
            base = self._server.url.replace("http", "ws", 1)
            url = f"{base}/api/tables/{self._table}/socket?{query}"
            headers = {"Cookie": f"kastelan={self._cookie}"}
            socket = await connect(url, additional_headers=headers, max_size=None, ping_interval=None)
            self.sockets.append(socket)
        self.positions = [await self._position(socket, 0) for socket in self.sockets]

    async def _position(self, socket: ClientConnection, seq: int) -> Position:
        while True:
            found = read(await socket.recv()).position
            if found is not None and found.seq >= seq:
                return found

    async def move(self, times: list[float]) -> None:
        """Make one move and append the seconds until the other seat has its update."""
        self.busy = not self.over
        if self.over:
            return
        seat = self.positions[0].actors[0]
        position = self.positions[seat]
        assert position.asked is not None
        word = random.choice(position.asked["legal"])
        seq = position.seq
        frame = {"type": "move", "seat": seat, "seq": seq, "id": f"m{seq}", "words": [word]}
        raw, begin = msgspec.json.encode(frame).decode(), time.perf_counter()
        await self.sockets[seat].send(raw)
        other = await self._position(self.sockets[1 - seat], seq + 1)
        times.append(time.perf_counter() - begin)
        own = await self._position(self.sockets[seat], seq + 1)
        self.positions = [own, other] if seat == 0 else [other, own]
        self.busy = False


class Load:
    """All tables under load."""

    def __init__(self, server: Address, tables: Sequence[LoadedTable]) -> None:
        self._server, self.tables = server, tables

    @classmethod
    async def create(cls, server: Address, tables: int, game: str) -> Self:
        """Start the tables, so that they are in the server's memory; no socket is open yet."""
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            await http.post("/api/guests", json={"name": "Load"})
            started, languages = [], cycle(LANGUAGES)
            request = {**GAMES[game], "seats": [{"kind": "me"}, {"kind": "me"}]}
            for _ in range(tables):
                table = (await http.post("/api/tables", json=request)).json()["id"]
                (await http.post(f"/api/tables/{table}/start")).raise_for_status()
                cookie = http.cookies["kastelan"]
                started.append(LoadedTable(server, table, cookie, next(languages)))
        return cls(server, started)

    async def connect(self) -> None:
        for start in range(0, len(self.tables), CONNECT_BATCH):
            batch = self.tables[start : start + CONNECT_BATCH]
            await asyncio.gather(*(table.connect() for table in batch))

    async def play(self, rate: float, seconds: float) -> dict[str, float]:
        """Make moves at a steady rate, and say how long they took."""
        assert isinstance(self._server, Server)
        assert self._server.process is not None
        used, begin = cpu_seconds(self._server.process.pid), time.perf_counter()
        times = await self.times(rate, seconds)
        return figures(rate, times, time.perf_counter() - begin, cpu_seconds(self._server.process.pid) - used)

    async def times(self, rate: float, seconds: float) -> list[float]:
        """Make moves at a steady rate, at one table after another; the seconds that each took."""
        gc.freeze()  # keep the load generator's own garbage collections out of the measurement
        times, tasks, sent, turn = list[float](), set[asyncio.Task[None]](), 0, 0
        begin = time.perf_counter()
        while (elapsed := time.perf_counter() - begin) < seconds:
            while sent < elapsed * rate:
                table, turn = self.tables[turn % len(self.tables)], turn + 1
                if not table.busy:
                    table.busy = True  # before the task begins, so that no other is made for the table
                    task = asyncio.create_task(table.move(times))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
                sent += 1
            await asyncio.sleep(0.001)
        await asyncio.gather(*tasks)
        return times

    async def saturate(self, seconds: float, at_once: int) -> int:
        """How many moves the server makes if a move follows each move, at so many tables at a time."""
        gc.freeze()
        times, until = list[float](), time.perf_counter() + seconds

        async def play_on(tables: Sequence[LoadedTable]) -> None:
            for table in cycle(tables):
                if time.perf_counter() > until or all(one.over for one in tables):
                    return
                await table.move(times)

        await asyncio.gather(*(play_on(self.tables[first::at_once]) for first in range(at_once)))
        return len(times)

    async def close(self) -> None:
        for table in self.tables:
            for socket in table.sockets:
                socket.transport.abort()  # a closing handshake for thousands of sockets takes too long


def figures(rate: float, times: Sequence[float], took: float, used: float) -> dict[str, float]:
    """What a page says about moves: how many, how fast, and the server's processor time for them."""
    ordered = sorted(times)
    return {
        "wanted": rate,
        "done": round(len(ordered) / took, 1),
        "p50_ms": round(1000 * statistics.median(ordered), 2),
        "p99_ms": round(1000 * ordered[int(0.99 * len(ordered))], 2),
        "cpu": round(used / took, 2),
        "cpu_ms": round(1000 * used / len(ordered), 3),  # of the server for each move
    }
