"""How fast moves travel: from a move sent to the update received at the other seat, over many tables.

    python -m bench.server --tables 100 --rate 100 --seconds 10

Starts a server of its own with an SQLite file. Beside it stands a ping on the same sockets, which touches
neither the engine nor the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from pathlib import Path

import httpx
from tests.server.serving import Server, served
from websockets.asyncio.client import ClientConnection, connect


class Hot:
    """A table with both seats in one hand, and a socket on each."""

    def __init__(self, server: Server, number: int) -> None:
        self.server, self.number = server, number
        self.times: list[float] = []
        self.pings: list[float] = []
        self.lines: list[ClientConnection] = []
        self.positions: list[dict[str, object]] = []

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60) as http:
            await http.post("/api/guests", json={"name": f"P{self.number}"})
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await http.post("/api/tables", json={"game": "kingdom", "seats": seats})
            table = made.json()["id"]
            await http.post(f"/api/tables/{table}/start")
            cookie = {"Cookie": f"kastelan={http.cookies['kastelan']}"}
        for seat in (0, 1):
            url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket?seats={seat}"
            self.lines.append(await connect(url, additional_headers=cookie, max_size=None))
        self.positions = [await self._position(line, 0) for line in self.lines]

    async def _position(self, line: ClientConnection, seq: int) -> dict[str, object]:
        while True:
            message = json.loads(await line.recv())
            if message["type"] == "update" and message["position"]["seq"] >= seq:
                found: dict[str, object] = message["position"]
                return found

    async def move(self) -> None:
        """One move, until the other seat has heard of it."""
        actors = self.positions[0]["actors"]
        assert isinstance(actors, list)
        if not actors:
            return
        seat = actors[0]
        asked, seq = self.positions[seat]["asked"], self.positions[seat]["seq"]
        assert isinstance(asked, dict)
        assert isinstance(seq, int)
        frame = {
            "type": "move",
            "seat": seat,
            "seq": seq,
            "id": f"m{seq}",
            "words": [random.choice(asked["legal"])],
        }
        begin = time.perf_counter()
        await self.lines[seat].send(json.dumps(frame))
        other = await self._position(self.lines[1 - seat], seq + 1)
        self.times.append(time.perf_counter() - begin)
        own = await self._position(self.lines[seat], seq + 1)
        self.positions = [own, other] if seat == 0 else [other, own]

    async def ping(self) -> None:
        begin = time.perf_counter()
        await self.lines[0].send('{"type":"ping","id":"x"}')
        while json.loads(await self.lines[0].recv())["type"] != "pong":
            pass
        self.pings.append(time.perf_counter() - begin)


async def measure(server: Server, tables: int, rate: float, seconds: float) -> dict[str, object]:
    """Moves at a steady rate over all tables, one after another."""
    hot = [Hot(server, number) for number in range(tables)]
    for table in hot:
        await table.open()
    memory = resident(server)
    begin, tasks, sent = time.perf_counter(), set[asyncio.Task[None]](), 0
    busy: dict[int, asyncio.Task[None]] = {}
    while (at := time.perf_counter() - begin) < seconds:
        while sent < at * rate:
            number = sent % tables
            if number not in busy or busy[number].done():
                busy[number] = asyncio.create_task(hot[number].move())
                tasks.add(busy[number])
            sent += 1
        await asyncio.sleep(0.002)
    await asyncio.gather(*tasks)
    took = time.perf_counter() - begin
    for table in hot[:50]:
        await table.ping()
    times = sorted(one for table in hot for one in table.times)
    pings = sorted(one for table in hot for one in table.pings)
    for table in hot:
        for line in table.lines:
            await line.close()
    return {
        "tables": tables,
        "sockets": 2 * tables,
        "moves": len(times),
        "moves_per_second": round(len(times) / took, 1),
        "p50_ms": round(1000 * statistics.median(times), 1),
        "p99_ms": round(1000 * times[int(0.99 * len(times))], 1),
        "ping_p50_ms": round(1000 * statistics.median(pings), 1),
        "server_mb": round(memory / 1e6, 1),
    }


def resident(server: Server) -> int:
    """Bytes of memory that the server holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "bench.db", most_sockets=100_000) as server,
    ):
        print(json.dumps(asyncio.run(measure(server, given.tables, given.rate, given.seconds))))


if __name__ == "__main__":
    main()
