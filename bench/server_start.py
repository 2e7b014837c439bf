"""Measure how long `kastelan serve` takes from the command to "ready": `python -m bench.server_start`.

The database has ten thousand tables with moves, three quarters of them in play. Each start is after a normal
end or after a kill, and finds byte code, as that of an installed server does. Prints wall-clock seconds and
the processor time of the server by then.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import cast

from tests.server.support.running_server import PATIENCE, free_port, served

from bench.server_load import GAMES, Load
from bench.server_memory import cpu_seconds

COPIED = (
    ("tables", "id"),
    ("seats", "table_id"),
    ("entries", "table_id"),
    ("snapshots", "table_id"),
)
"""What belongs to a table, with the column of its id."""
MODELS = 4  # tables of each game that are played; all others are copies of them
MOVES = 60
QUARTER_FINISHED = "UPDATE tables SET status = 'finished', finished = started, counted = started "


async def play_models(path: Path) -> None:
    """A new database with some tables in the middle of their games."""
    with served(path, most_tables=1000) as server:
        for game in GAMES:
            load = await Load.create(server, MODELS, game)
            await load.connect()
            for table in load.tables:
                for _ in range(MOVES):
                    await table.move([])
            await load.close()


def copy_tables(path: Path, wanted: int) -> None:
    """Copy the tables until there are so many, and end a quarter of them."""
    with closing(sqlite3.connect(path)) as database, database:
        models = [row[0] for row in database.execute("SELECT id FROM tables")]
        for number in range(wanted - len(models)):
            model, copy = models[number % len(models)], f"copy{number:06}"
            for table, column in COPIED:
                names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
                values = ", ".join("?" if name == column else f'"{name}"' for name in names)
                database.execute(
                    f"INSERT INTO {table} SELECT {values} FROM {table} WHERE {column} = ?", (copy, model)
                )
        database.execute(f"{QUARTER_FINISHED} WHERE rowid % 4 = 0")


def with_byte_code(folder: Path) -> dict[str, str]:
    """The environment of a process that keeps its byte code in a folder.

    Containers often switch byte code off. Compiling all modules at every start takes two seconds.
    """
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder / "byte-code")}


def is_ready(port: int) -> bool:
    """Whether the server answers; asking costs little, since it may have to share the server's only core."""
    with closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except OSError:
            return False


def start(path: Path, end: signal.Signals) -> tuple[float, float]:
    """Seconds from the command to "ready", and the processor time; the server is ended by a signal."""
    port, begin = free_port(), time.perf_counter()
    command = [sys.executable, "-m", "kastelan", "serve", "--database", str(path), "--port", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=with_byte_code(path.parent))
    while not is_ready(port):
        if process.poll() is not None:
            raise SystemExit("the server does not start")
        time.sleep(0.01)
    took, used = time.perf_counter() - begin, cpu_seconds(process.pid)
    os.kill(process.pid, end)
    process.wait()
    return took, used


def measure_starts(tables: int, starts: int) -> dict[str, object]:
    """Seconds and processor seconds of starts after a normal end and after a kill."""
    found: dict[str, object] = {"tables": tables}
    # A worker of a killed server may still write byte code.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        path = Path(folder) / "tables.db"
        asyncio.run(play_models(path))
        copy_tables(path, tables)
        found["mb"] = round(path.stat().st_size / 1e6)
        start(path, signal.SIGTERM)  # the first start reads the program from the disk and compiles it
        for name, end in (("end", signal.SIGTERM), ("kill", signal.SIGKILL)):
            start(path, end)
            found[name] = [[round(part, 2) for part in start(path, end)] for _ in range(starts)]
    return found


def main() -> None:
    """Make the database, then start the server again and again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--starts", type=int, default=5)
    given = parser.parse_args()
    found = measure_starts(given.tables, given.starts)
    print(f"{found['tables']} tables, {found['mb']} MB")
    for name, what in (("end", "a normal end"), ("kill", "a kill")):
        times, used = zip(*cast("list[list[float]]", found[name]), strict=True)
        print(
            f"after {what}: {statistics.median(times):.2f} s ({min(times):.2f} to {max(times):.2f}),"
            f" processor {statistics.median(used):.2f} s"
        )


if __name__ == "__main__":
    main()
