"""The load generator: tables with a socket for each seat that play at a steady rate, and a bare echo."""

from __future__ import annotations

import asyncio
import gc
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import cycle
from typing import Any, Final, Self

import httpx
import msgspec
from tests.server.support.running_server import Server, free_port
from websockets.asyncio.client import ClientConnection, connect

from bench.server_memory import cpu_seconds, resident_bytes
from kastelan.locale import LANGUAGES

CONNECT_BATCH = 50  # connections opened at the same time
WINDOW = 200  # log entries at each end of a long log
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


class LoadedTable:
    """A table whose two seats the load generator plays, with a socket for each, as a browser has."""

    def __init__(self, server: Server, table: str, cookie: str, language: str) -> None:
        self._server, self._table, self._cookie, self._language = server, table, cookie, language
        self.sockets: list[ClientConnection] = []
        self.positions: list[Position] = []
        self.busy = False

    async def connect(self) -> None:
        for seat in (0, 1):
            # The query of web/src/table/table.svelte.ts; browsers always offer compression.
            query = f"language={self._language}&seats={seat}&board=1"
            url = f"ws://127.0.0.1:{self._server.port}/api/tables/{self._table}/socket?{query}"
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
        if not self.positions[0].actors:
            return
        self.busy = True
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

    def __init__(self, server: Server, tables: Sequence[LoadedTable]) -> None:
        self._server, self.tables = server, tables

    @classmethod
    async def create(cls, server: Server, tables: int, game: str) -> Self:
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
        """Make moves at a steady rate, at one table after another."""
        assert self._server.process is not None
        gc.freeze()  # keep the load generator's own garbage collections out of the measurement
        times, tasks, sent, turn = list[float](), set[asyncio.Task[None]](), 0, 0
        used, begin = cpu_seconds(self._server.process.pid), time.perf_counter()
        while (elapsed := time.perf_counter() - begin) < seconds:
            while sent < elapsed * rate:
                table, turn = self.tables[turn % len(self.tables)], turn + 1
                if not table.busy:
                    task = asyncio.create_task(table.move(times))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
                sent += 1
            await asyncio.sleep(0.001)
        await asyncio.gather(*tasks)
        took, times = time.perf_counter() - begin, sorted(times)
        used = cpu_seconds(self._server.process.pid) - used
        return {
            "wanted": rate,
            "done": round(len(times) / took, 1),
            "p50_ms": round(1000 * statistics.median(times), 1),
            "p99_ms": round(1000 * times[int(0.99 * len(times))], 1),
            "cpu": round(used / took, 2),
            "cpu_ms": round(1000 * used / len(times), 2),  # of the server for each move
        }

    async def close(self) -> None:
        for table in self.tables:
            for socket in table.sockets:
                socket.transport.abort()  # a closing handshake for thousands of sockets takes too long


async def measure_long_log(server: Server, lines: int) -> dict[str, float]:
    """Whether moves get slower as a table's log grows by moves and undos."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        await http.post("/api/guests", json={"name": "Long"})
        request = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = (await http.post("/api/tables", json=request)).json()["id"]
        await http.post(f"/api/tables/{table}/start")
        times = []
        for seq in range(0, lines, 2):
            position = (await http.get(f"/api/tables/{table}/position?seat=0")).json()["position"]
            seat = position["actors"][0]
            asked = (await http.get(f"/api/tables/{table}/position?seat={seat}")).json()["position"]["asked"]
            body = {"type": "move", "seat": seat, "seq": seq, "id": f"m{seq}", "words": asked["legal"][:1]}
            begin = time.perf_counter()
            (await http.post(f"/api/tables/{table}/moves", json=body)).raise_for_status()
            times.append(time.perf_counter() - begin)
            undo = {"type": "undo", "seat": seat, "seq": seq + 1, "id": f"u{seq}"}
            (await http.post(f"/api/tables/{table}/undo", json=undo)).raise_for_status()
    first, last = times[: WINDOW // 2], times[-WINDOW // 2 :]
    return {
        "lines": lines,
        "window": WINDOW,
        "first_ms": round(1000 * statistics.median(first), 2),
        "last_ms": round(1000 * statistics.median(last), 2),
    }


ECHO = """
import sys, uvicorn
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    while True:
        message = await receive()
        if message["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
        elif message["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        else:
            return
settings = {"log_level": "error", "lifespan": "off", "ws_ping_interval": None}
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", **settings)
"""


async def measure_echo(sockets: int, active: int, seconds: float) -> dict[str, float]:
    """The rate, latency and memory per connection of a bare WebSocket echo."""
    port = free_port()
    program = subprocess.Popen([sys.executable, "-c", ECHO, str(port)])
    try:
        await _until_open(port)
        empty = resident_bytes(program.pid)
        connections = list[ClientConnection]()
        for start in range(0, sockets, CONNECT_BATCH):
            count = min(CONNECT_BATCH, sockets - start)
            url = f"ws://127.0.0.1:{port}/"
            connections += await asyncio.gather(
                *(connect(url, ping_interval=None, compression=None) for _ in range(count))
            )
        full, until, times = resident_bytes(program.pid), time.perf_counter() + seconds, list[float]()
        await asyncio.gather(*(_echo(socket, until, times) for socket in connections[:active]))
        for socket in connections:
            socket.transport.abort()
    finally:
        program.kill()
        program.wait()
    times.sort()
    return {
        "sockets": sockets,
        "active": active,
        "echoes_per_second": round(len(times) / seconds),
        "p99_ms": round(1000 * times[int(0.99 * len(times))], 1),
        "kb_per_socket": round((full - empty) / sockets / 1000, 1),
    }


async def _until_open(port: int) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


async def _echo(socket: ClientConnection, until: float, times: list[float]) -> None:
    while (begin := time.perf_counter()) < until:
        await socket.send("x" * 100)
        await socket.recv()
        times.append(time.perf_counter() - begin)
