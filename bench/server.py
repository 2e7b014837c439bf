"""Measure the table server under load: `python -m bench.server --tables 1000 --rates 300,450,600`.

Measures the time from a move sent to the update received at the other seat, and memory per table and socket.
Every socket speaks as a browser's does: with boards, in a language, compressed. Starts its own server with an
SQLite file; every move is durable. In the same run, a bare WebSocket echo with
as many connections on the same ASGI server shows the upper bound. With `--out bench/results` it writes
server.md and server.json; `make bench-server` does.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
from pathlib import Path
from typing import Any

from tests.server.support.running_server import Server, served

from bench.report import write_results
from bench.server_load import GAMES, Load, measure_echo, measure_long_log
from bench.server_memory import measure_idle_tables, memory_at_rest, resident_bytes

MB = 1_000_000
LIMITS = {"most_sockets": 100_000, "most_tables": 100_000, "most_open": 100_000, "most_open_each": 100_000}


async def measure(
    server: Server, game: str, tables: int, rates: list[float], seconds: float
) -> dict[str, Any]:
    """Memory while tables and sockets are added, then moves at each rate."""
    assert server.process is not None
    empty = await memory_at_rest(server.process.pid)
    load = await Load.create(server, tables, game)
    with_tables = await memory_at_rest(server.process.pid)
    await load.connect()
    with_sockets = await memory_at_rest(server.process.pid)
    await load.play(rates[0], seconds / 2)  # warm up: the first moves of a table fill its caches
    rows = [await load.play(rate, seconds) for rate in rates]
    after = resident_bytes(server.process.pid)
    await load.close()
    return {
        "game": game,
        "tables": tables,
        "sockets": 2 * tables,
        "kb_per_table": round((with_tables - empty) / tables / 1000, 1),
        "kb_per_socket": round((with_sockets - with_tables) / (2 * tables) / 1000, 1),
        "server_mb": [round(size / MB, 1) for size in (empty, with_tables, with_sockets, after)],
        "rates": rows,
    }


async def run(given: argparse.Namespace) -> dict[str, Any]:
    """All measurements; the keys are those of server.json."""
    rates = [float(rate) for rate in given.rates.split(",")]
    found: dict[str, Any] = {
        "machine": f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores"
    }
    found["echo"] = await measure_echo(2 * given.tables, min(200, 2 * given.tables), given.seconds / 2)
    with tempfile.TemporaryDirectory() as folder:
        with served(Path(folder) / "load.db", **LIMITS) as server:
            found["load"] = await measure(server, given.game, given.tables, rates, given.seconds)
        with served(Path(folder) / "growth.db") as server:
            found["growth"] = await measure_long_log(server, given.lines)
        with served(Path(folder) / "idle.db", idle_seconds=0.5) as server:
            found["idle"] = await measure_idle_tables(server)
    return found


PAGE = """# The table server under load

`python -m bench.server`, server and load generator on one machine ({machine}), {game}, SQLite with
`synchronous=FULL`: every move is on disk before it is sent to anyone. Sockets speak as a browser's do: with
boards, in one of three languages, compressed. Times are from the move sent to the update received at the
other seat.

{tables} tables in play, {sockets} sockets; {kb_per_table} kB a table, {kb_per_socket} kB a socket.

| moves/s wanted | moves/s done | p50 ms | p99 ms | server CPU | CPU ms a move |
|---|---|---|---|---|---|
{rows}

A bare echo with as many sockets on the same ASGI server: {echoes_per_second} a second from {active} active
ones, p99 {p99_ms} ms, {echo_kb} kB a socket.

A table's log does not slow it down: p50 {first_ms} ms over the first {window} lines, {last_ms} ms over the
last of {lines}. An idle table leaves memory and is back in {median_ms} ms (worst {worst_ms} ms of {idle}).
"""
ROW = "| {wanted:.0f} | {done:.0f} | {p50_ms} | {p99_ms} | {cpu:.0%} | {cpu_ms} |"


def results_page(found: dict[str, Any]) -> str:
    """The results as a Markdown page."""
    load, echo, idle = found["load"], found["echo"], found["idle"]
    rows = "\n".join(ROW.format(**row) for row in load["rates"])
    figures = {**echo, **load, **found["growth"], **idle, "tables": load["tables"], "idle": idle["tables"]}
    return PAGE.format(
        **{**figures, "machine": found["machine"], "rows": rows, "echo_kb": echo["kb_per_socket"]}
    )


def main() -> None:
    """Measure, print and write the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="kingdom")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rates", default="300,450,600,800")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--lines", type=int, default=2000)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    found = asyncio.run(run(given))
    page = results_page(found)
    print(page)
    if given.out is not None:
        write_results(given.out, "server", page, found)


if __name__ == "__main__":
    main()
