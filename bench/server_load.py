"""The load: tables with a socket on each seat that play at a steady rate, and a bare echo beside them."""

from __future__ import annotations

import asyncio
import gc
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any, Self

import httpx
import msgspec
from tests.server.support.running_server import Server, free_port
from websockets.asyncio.client import ClientConnection, connect

from bench.server_memory import cpu_seconds, resident

TOGETHER = 50  # how many connections are opened at once
WINDOW = 200


class Position(msgspec.Struct):
    """What the load needs to know of a position."""

    seq: int
    actors: list[int]
    asked: dict[str, Any] | None


class Message(msgspec.Struct):
    type: str
    position: Position | None = None


read = msgspec.json.Decoder(Message).decode


class Hot:
    """A table with both seats in one hand, and a socket on each."""

    def __init__(self, server: Server, table: str, cookie: str) -> None:
        self._server, self._table, self._cookie = server, table, cookie
        self.lines: list[ClientConnection] = []
        self.positions: list[Position] = []
        self.busy = False

    async def connect(self) -> None:
        for seat in (0, 1):
            url = f"ws://127.0.0.1:{self._server.port}/api/tables/{self._table}/socket?seats={seat}"
            headers = {"Cookie": f"kastelan={self._cookie}"}
            line = await connect(
                url, additional_headers=headers, max_size=None, ping_interval=None, compression=None
            )
            self.lines.append(line)
        self.positions = [await self._position(line, 0) for line in self.lines]

    async def _position(self, line: ClientConnection, seq: int) -> Position:
        while True:
            found = read(await line.recv()).position
            if found is not None and found.seq >= seq:
                return found

    async def move(self, times: list[float]) -> None:
        """One move, until the other seat has heard of it; how long that took."""
        if not self.positions[0].actors:
            return
        self.busy = True
        seat = self.positions[0].actors[0]
        at = self.positions[seat]
        assert at.asked is not None
        word = random.choice(at.asked["legal"])
        frame = {"type": "move", "seat": seat, "seq": at.seq, "id": f"m{at.seq}", "words": [word]}
        raw, begin = msgspec.json.encode(frame).decode(), time.perf_counter()
        await self.lines[seat].send(raw)
        other = await self._position(self.lines[1 - seat], at.seq + 1)
        times.append(time.perf_counter() - begin)
        own = await self._position(self.lines[seat], at.seq + 1)
        self.positions = [own, other] if seat == 0 else [other, own]
        self.busy = False


class Load:
    """All tables."""

    def __init__(self, server: Server, hot: Sequence[Hot]) -> None:
        self._server, self._hot = server, hot

    @classmethod
    async def seated(cls, server: Server, tables: int) -> Self:
        """Tables that were begun and are in the server's memory; nobody looks yet."""
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            await http.post("/api/guests", json={"name": "Load"})
            hot = []
            for _ in range(tables):
                wish = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "me"}]}
                table = (await http.post("/api/tables", json=wish)).json()["id"]
                (await http.post(f"/api/tables/{table}/start")).raise_for_status()
                hot.append(Hot(server, table, http.cookies["kastelan"]))
        return cls(server, hot)

    async def connect(self) -> None:
        for start in range(0, len(self._hot), TOGETHER):
            await asyncio.gather(*(hot.connect() for hot in self._hot[start : start + TOGETHER]))

    async def play(self, rate: float, seconds: float) -> dict[str, float]:
        """Moves at a steady rate over all tables, one after another."""
        assert self._server.process is not None
        gc.freeze()  # what the load generator holds is not to be looked through while it measures
        times, tasks, sent, at = list[float](), set[asyncio.Task[None]](), 0, 0
        used, begin = cpu_seconds(self._server.process.pid), time.perf_counter()
        while (passed := time.perf_counter() - begin) < seconds:
            while sent < passed * rate:
                hot, at = self._hot[at % len(self._hot)], at + 1
                if not hot.busy:
                    task = asyncio.create_task(hot.move(times))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
                sent += 1
            await asyncio.sleep(0.001)
        await asyncio.gather(*tasks)
        took, times = time.perf_counter() - begin, sorted(times)
        return {
            "wanted": rate,
            "done": round(len(times) / took, 1),
            "p50_ms": round(1000 * statistics.median(times), 1),
            "p99_ms": round(1000 * times[int(0.99 * len(times))], 1),
            "cpu": round((cpu_seconds(self._server.process.pid) - used) / took, 2),
        }

    async def close(self) -> None:
        for hot in self._hot:
            for line in hot.lines:
                line.transport.abort()


async def grown(server: Server, lines: int) -> dict[str, float]:
    """One table whose log grows by moving and taking back: whether later moves take longer."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        await http.post("/api/guests", json={"name": "Long"})
        wish = {"game": "kingdom", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = (await http.post("/api/tables", json=wish)).json()["id"]
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
quiet = {"log_level": "error", "lifespan": "off", "ws_ping_interval": None}
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", **quiet)
"""


async def echoes(sockets: int, active: int, seconds: float) -> dict[str, float]:
    """A bare echo: how many a second, how fast, and what a connection costs."""
    port = free_port()
    program = subprocess.Popen([sys.executable, "-c", ECHO, str(port)])
    try:
        await _until_open(port)
        empty = resident(program.pid)
        lines = list[ClientConnection]()
        for start in range(0, sockets, TOGETHER):
            wished = min(TOGETHER, sockets - start)
            url = f"ws://127.0.0.1:{port}/"
            lines += await asyncio.gather(
                *(connect(url, ping_interval=None, compression=None) for _ in range(wished))
            )
        full, until, times = resident(program.pid), time.perf_counter() + seconds, list[float]()
        await asyncio.gather(*(_echo(line, until, times) for line in lines[:active]))
        for line in lines:
            line.transport.abort()
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


async def _echo(line: ClientConnection, until: float, times: list[float]) -> None:
    while (begin := time.perf_counter()) < until:
        await line.send("x" * 100)
        await line.recv()
        times.append(time.perf_counter() - begin)
