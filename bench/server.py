"""Measure the table server under load: `python -m bench.server kingdom ludwig seasons --runs 5`.

Every socket speaks as a browser's does: with boards of which only changes are sent, in a language,
compressed. Every move is durable. A time is from the move sent to the update received at the other seat. Each
run has a new database and a new server, and beside it a bare echo with as many sockets on the same ASGI
server.

The parts may be measured one after another, or at the same time on cores of their own: each adds its runs to
server.json in the folder of `--out`, and writes server.md anew from all that is there.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import date
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any, Final

from tests.server.support.postgres import Cluster, programs

from bench.load_processes import LoadProcesses, load_processes
from bench.report import RESULTS, write_results
from bench.server_echo import measure_echo
from bench.server_load import figures
from bench.server_memory import cpu_seconds_of, measure_idle_tables, measure_long_log, memory_at_rest
from bench.server_page import results_page
from bench.server_process import LoadedServer, on_cores, serving
from bench.server_start import measure_starts
from kastelan.server.play.hub import FOLLOW_SECONDS

RATES: Final = {"kingdom": 1000.0, "ludwig": 600.0, "seasons": 600.0}
"""Moves a second that a server should carry."""
WARM_SECONDS: Final = 5.0
ECHOING: Final = 200
BOT_TABLES: Final = 200
AT_ONCE: Final = 64
"""Tables that wait for a move when as many moves are made as possible."""
WORKERS: Final = (1, 2)
LOG_LINES: Final = 2000
Run = dict[str, Any]


def measure_game(given: argparse.Namespace, game: str) -> Run:
    """One run: memory while tables and sockets are added, then moves at the game's rate."""
    with tempfile.TemporaryDirectory() as folder, _loaded(given, Path(folder) / "load.db") as (server, load):
        empty = memory_at_rest(server.process.pid)
        load.create(given.tables, game)
        with_tables = memory_at_rest(server.process.pid)
        load.connect()
        with_sockets = memory_at_rest(server.process.pid)
        found = _played(given, server, load, given.rate or RATES[game])
    found["kb_per_table"] = round((with_tables - empty) / given.tables / 1000, 1)
    found["kb_per_socket"] = round((with_sockets - with_tables) / (2 * given.tables) / 1000, 1)
    found["tables"] = given.tables
    return found | {"echo": asyncio.run(_echo(given))}


async def _echo(given: argparse.Namespace) -> dict[str, float]:
    sockets = 2 * given.tables
    return await measure_echo(sockets, min(ECHOING, sockets), given.seconds / 6, given.server_cores)


def measure_bots(given: argparse.Namespace) -> Run:
    """One run: moves alone, then beside tables at which a bot of medium level thinks all the time."""
    rate = given.rate or RATES["kingdom"] / 2
    with (
        tempfile.TemporaryDirectory() as folder,
        _loaded(given, Path(folder) / "bots.db") as (server, load),
        load_processes(server.url, 1, given.load_cores) as players,
    ):
        load.create(given.tables, "kingdom")
        load.connect()
        alone = _played(given, server, load, rate)
        players.play_with_bots(BOT_TABLES, "medium")
        before = players.bot_moves()
        beside = _played(given, server, load, rate)
        turns = (players.bot_moves() - before) / (given.seconds + WARM_SECONDS)
    return {"alone": alone, "beside": beside, "bot_tables": BOT_TABLES, "turns_per_second": round(turns, 1)}


def measure_workers(given: argparse.Namespace) -> Run:
    """One run on PostgreSQL: as many moves as one process makes, and as two make, with a core for each."""
    place = programs()
    if place is None:
        raise SystemExit("there is no PostgreSQL here")
    found = Run(at_once=AT_ONCE, tables=given.tables)
    with ExitStack() as stack:
        with on_cores(given.database_cores):
            cluster = stack.enter_context(Cluster(place))
        for workers in WORKERS:
            cores = given.server_cores[:workers]
            with (
                serving(cluster.database(), cores, workers) as server,
                load_processes(server.url, given.generators, given.load_cores) as load,
            ):
                found[str(workers)] = _saturated(given, server, load)
    return found


def _saturated(given: argparse.Namespace, server: LoadedServer, load: LoadProcesses) -> Run:
    """As many moves as the server makes."""
    load.create(given.tables, "kingdom")
    load.connect()
    load.saturate(
        FOLLOW_SECONDS + WARM_SECONDS, AT_ONCE
    )  # processes forget tables that were only started there
    used, begin = cpu_seconds_of(server.pids), time.perf_counter()
    moves, busy = load.saturate(given.seconds, AT_ONCE)
    took, used = time.perf_counter() - begin, cpu_seconds_of(server.pids) - used
    return {
        "moves_per_second": round(moves / took),
        "cpu_ms": round(1000 * used / moves, 3),
        "generator": round(busy, 2),
    }


def measure_growth(given: argparse.Namespace) -> Run:
    """Moves on a long log, and how soon an idle table is back."""
    found = Run()
    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder) / "growth.db", given.server_cores) as server:
            found["log"] = asyncio.run(measure_long_log(server, LOG_LINES))
        with serving(Path(folder) / "idle.db", given.server_cores, idle_seconds="0.5") as server:
            found["idle"] = asyncio.run(measure_idle_tables(server))
    return found


def measure_start(given: argparse.Namespace) -> Run:
    """The time from the command to "ready" with ten thousand tables."""
    with on_cores(given.server_cores):
        return measure_starts(10_000, starts=5)


PARTS: Final[dict[str, Callable[[argparse.Namespace], Run]]] = {
    "kingdom": lambda given: measure_game(given, "kingdom"),
    "ludwig": lambda given: measure_game(given, "ludwig"),
    "seasons": lambda given: measure_game(given, "seasons"),
    "bots": measure_bots,
    "workers": measure_workers,
    "growth": measure_growth,
    "start": measure_start,
}


@contextmanager
def _loaded(given: argparse.Namespace, database: Path) -> Iterator[tuple[LoadedServer, LoadProcesses]]:
    with (
        serving(database, given.server_cores) as server,
        load_processes(server.url, given.generators, given.load_cores) as load,
    ):
        yield server, load


def _played(given: argparse.Namespace, server: LoadedServer, load: LoadProcesses, rate: float) -> Run:
    """Moves at a rate, after some that fill the caches."""
    load.play(rate, WARM_SECONDS)
    pid = server.process.pid  # without bots, which have processes of their own
    used, begin = cpu_seconds_of([pid]), time.perf_counter()
    times, busy = load.play(rate, given.seconds)
    took, used = time.perf_counter() - begin, cpu_seconds_of([pid]) - used
    return {**figures(rate, times, took, used), "seconds": given.seconds, "generator": round(busy, 2)}


def add_run(folder: Path, part: str, run: Run) -> None:
    """Add a run to the recorded ones, and write the page; other parts may do so at the same time."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "server.json"
    with path.open("a+", encoding="utf-8") as file:
        flock(file, LOCK_EX)
        recorded = json.loads(path.read_text(encoding="utf-8") or "{}")
        recorded.setdefault(part, []).append(run)
        write_results(folder, "server", results_page(recorded), recorded)


def _where(given: argparse.Namespace) -> Run:
    """The machine, the day, and which cores a run had."""
    return {
        "machine": f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "day": date.today().isoformat(),
        "server_cores": given.server_cores,
        "load_cores": given.load_cores,
        "generators": given.generators,
    }


def _cores(text: str) -> list[int]:
    return [int(word) for word in text.split(",") if word]


def main() -> None:
    """Measure some parts, print each run and add it to the results."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="+", choices=PARTS, metavar=f"PART ({', '.join(PARTS)})")
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, help="moves a second, in place of the rate of the part")
    parser.add_argument("--generators", type=int, default=2, help="processes of the load generator")
    parser.add_argument("--server-cores", type=_cores, default=[], metavar="0,1")
    parser.add_argument("--load-cores", type=_cores, default=[], metavar="2,3")
    parser.add_argument("--database-cores", type=_cores, default=[], metavar="4", help="of PostgreSQL")
    parser.add_argument("--out", type=Path, default=RESULTS)
    given = parser.parse_args()
    for part in given.parts:
        for _ in range(given.runs):
            run = PARTS[part](given) | _where(given)
            print(part, json.dumps(run), flush=True)
            add_run(given.out, part, run)


if __name__ == "__main__":
    main()
