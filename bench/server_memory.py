"""Memory and processor time of server processes, reloading an idle table, and moves on a long log."""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from collections.abc import Iterable
from pathlib import Path

import httpx

from bench.server_process import LoadedServer

IDLE_TABLES = 50
WINDOW = 200  # log entries at each end of a long log


def resident_bytes(pid: int) -> int:
    """The resident memory of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def cpu_seconds_of(pids: Iterable[int]) -> float:
    """The processor time that several processes have used."""
    return sum(cpu_seconds(pid) for pid in pids)


def memory_at_rest(pid: int) -> int:
    """The resident memory two seconds after the last request."""
    time.sleep(2)
    return resident_bytes(pid)


async def measure_idle_tables(server: LoadedServer) -> dict[str, float]:
    """How long the server takes to reload a table that it has dropped from memory."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        await http.post("/api/guests", json={"name": "Idle"})
        tables = [await _table_with_moves(http) for _ in range(IDLE_TABLES)]
        while "kastelan_tables 0.0" not in (await http.get("/metrics")).text:
            await asyncio.sleep(0.2)
        times = []
        for table in tables:
            begin = time.perf_counter()
            (await http.get(f"/api/tables/{table}/position?seat=0")).raise_for_status()
            times.append(time.perf_counter() - begin)
    worst, median = max(times), statistics.median(times)
    return {"tables": IDLE_TABLES, "median_ms": round(1000 * median, 1), "worst_ms": round(1000 * worst, 1)}


async def _table_with_moves(http: httpx.AsyncClient) -> str:
    """The id of a new table, after forty moves."""
    request = {"game": "ludwig", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = str((await http.post("/api/tables", json=request)).json()["id"])
    await http.post(f"/api/tables/{table}/start")
    for seq in range(40):
        seat = (await http.get(f"/api/tables/{table}/position")).json()["position"]["actors"][0]
        asked = (await http.get(f"/api/tables/{table}/position?seat={seat}")).json()["position"]["asked"]
        body = {"type": "move", "seat": seat, "seq": seq, "id": f"m{seq}", "words": asked["legal"][:1]}
        await http.post(f"/api/tables/{table}/moves", json=body)
    return table


async def measure_long_log(server: LoadedServer, lines: int) -> dict[str, float]:
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
