"""What a server process holds and uses, and how quickly an idle table is back."""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from pathlib import Path

import httpx
from tests.server.support.running_server import Server

IDLE_TABLES = 50


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def settled(pid: int) -> int:
    """Memory once nothing is going on any more."""
    await asyncio.sleep(2)
    return resident(pid)


async def come_back(server: Server) -> dict[str, float]:
    """Tables with some moves that nobody looks at: how long until one is there again."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        await http.post("/api/guests", json={"name": "Idle"})
        tables = [await _played(http) for _ in range(IDLE_TABLES)]
        while "kastelan_tables 0.0" not in (await http.get("/metrics")).text:
            await asyncio.sleep(0.2)
        times = []
        for table in tables:
            begin = time.perf_counter()
            (await http.get(f"/api/tables/{table}/position?seat=0")).raise_for_status()
            times.append(time.perf_counter() - begin)
    worst, median = max(times), statistics.median(times)
    return {"tables": IDLE_TABLES, "median_ms": round(1000 * median, 1), "worst_ms": round(1000 * worst, 1)}


async def _played(http: httpx.AsyncClient) -> str:
    """A table with forty moves."""
    wish = {"game": "ludwig", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = str((await http.post("/api/tables", json=wish)).json()["id"])
    await http.post(f"/api/tables/{table}/start")
    for seq in range(40):
        seat = (await http.get(f"/api/tables/{table}/position")).json()["position"]["actors"][0]
        asked = (await http.get(f"/api/tables/{table}/position?seat={seat}")).json()["position"]["asked"]
        body = {"type": "move", "seat": seat, "seq": seq, "id": f"m{seq}", "words": asked["legal"][:1]}
        await http.post(f"/api/tables/{table}/moves", json=body)
    return table
