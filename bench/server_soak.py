"""Soak the table server: hours of play at half load with kill -9, database restarts, a full disk and clock
jumps in between.

    python -m bench.server_soak --minutes 120

Half of the time goes to an SQLite file, the other half to PostgreSQL, if its programs are installed. Half of
each passes undisturbed and shows whether memory stays flat; in the other half something goes wrong every two
minutes. Everyone plays on after each fault, and at the end the database must hold every acknowledged move, at
its number and once, and pass `kastelan db check`. A soak that finds a fault exits with 1.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import statistics
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

from sqlalchemy import select
from tests.server.support.postgres import Cluster, programs
from tests.server.support.running_server import Server

from bench.report import RESULTS, table_head, table_row, write_results
from bench.server_memory import resident_bytes
from bench.server_soak_clock import CLOCK_FILE, set_clock
from bench.server_soak_faults import Scene, faults
from bench.server_soak_players import Ledger, Restless, Wish
from kastelan.games.ludwig.modules.registry import MODULES
from kastelan.server.storage.database import open_database
from kastelan.server.storage.log_check import check
from kastelan.server.storage.schema import entries

MB: Final = 1_000_000
SAMPLE_SECONDS: Final = 5.0
FAULT_SECONDS: Final = 120.0
BACK_SECONDS: Final = 60.0
"""How soon after a fault the first move must be acknowledged."""

FLAT: Final = 1.05
"""How much larger memory may be in the last quarter of the undisturbed time than in the second."""

US: Final = [{"kind": "me"}, {"kind": "me"}]
BESIDE_A_BOT: Final = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
WISHES: Final = (
    Wish({"game": "kingdom", "seats": US}),
    Wish(
        {"game": "ludwig", "seats": US, "options": {"modules": ",".join(module.name for module in MODULES)}}
    ),
    # Nobody thinks for ten minutes here, whatever the wall clock says.
    Wish({"game": "kingdom", "seats": US, "move_clock": 600}),
    Wish({"game": "seasons", "seats": US}),
)
WITH_BOT: Final = Wish({"game": "kingdom", "seats": BESIDE_A_BOT}, (0,))
ONE_WITH_BOT_IN: Final = 20
LIMITS: Final = {"most_tables": 1_000_000, "most_sockets": 1_000_000, "idle_seconds": 30.0}


@dataclass(slots=True)
class Phase:
    """What one database was found to do."""

    database: str
    minutes: float
    moves: int = 0
    games: int = 0
    lost: int = 0
    doubled: int = 0
    timeouts: int = 0
    faults_of_check: int = 0
    moves_per_second: float = 0.0  # undisturbed
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    memory_mb: list[float] = field(default_factory=list)  # samples while undisturbed
    growth: float = 1.0
    back: list[tuple[str, float]] = field(default_factory=list)  # each fault, and seconds until the next move
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def is_clean(self) -> bool:
        slow = any(seconds > BACK_SECONDS for _, seconds in self.back)
        wrong = self.lost + self.doubled + self.timeouts + self.faults_of_check
        return not slow and not wrong and self.growth <= FLAT


class ClockedServer(Server):
    """A server whose wall clock can be set."""

    module = "bench.server_soak_clock"
    warm = False  # modules that are imported already would keep the true clock


class Soak:
    """One server under play, and what is done to it."""

    def __init__(self, scene: Scene, phase: Phase, given: argparse.Namespace) -> None:
        self._scene, self._phase = scene, phase
        self._half = 30 * phase.minutes  # seconds
        self.ledger = Ledger()
        luck = Random(given.seed)
        pause = given.tables / given.rate
        self._players = [
            Restless(
                scene.server,
                WITH_BOT if at % ONE_WITH_BOT_IN == 0 else WISHES[at % len(WISHES)],
                pause,
                self.ledger,
                Random(luck.getrandbits(64)),
            )
            for at in range(given.tables)
        ]

    async def run(self) -> None:
        playing = [asyncio.create_task(player.play()) for player in self._players]
        try:
            await self._in_peace()
            await self._in_trouble()
        finally:
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        for end in ended:
            if isinstance(end, Exception):
                raise end  # a fault of the soak itself, or an answer that no server should give

    async def _in_peace(self) -> None:
        """Measure speed and memory while nothing is wrong."""
        process = self._scene.server.process
        assert process is not None
        end = perf_counter() + self._half
        while perf_counter() < end:
            await asyncio.sleep(SAMPLE_SECONDS)
            self._phase.memory_mb.append(round(resident_bytes(process.pid) / MB, 1))
        seconds = sorted(self.ledger.seconds)
        self._phase.moves_per_second = round(len(seconds) / self._half, 1)
        self._phase.p50_ms = round(1000 * statistics.median(seconds), 1)
        self._phase.p99_ms = round(1000 * seconds[int(0.99 * len(seconds))], 1)
        self._phase.growth = round(growth(self._phase.memory_mb), 3)

    async def _in_trouble(self) -> None:
        """Let something go wrong every two minutes, and all of it once, and see how soon play goes on."""
        begin, number, planned = perf_counter(), 0, faults(self._scene)
        while number < len(planned) or perf_counter() - begin < self._half:
            name, happen = planned[number % len(planned)]
            await happen(self._scene)
            over, moves = perf_counter(), len(self.ledger.lines)
            while len(self.ledger.lines) == moves and perf_counter() - over < 2 * BACK_SECONDS:
                await asyncio.sleep(0.05)
            self._phase.back.append((name, round(perf_counter() - over, 1)))
            print(f"{name}: the next move after {self._phase.back[-1][1]} s", flush=True)
            number += 1
            await asyncio.sleep(min(FAULT_SECONDS, self._half / len(planned)))
        set_clock(self._scene.clock, 0)


def growth(samples: list[float]) -> float:
    """The median of the last quarter over the median of the second; the first quarter warms up."""
    quarter = max(1, len(samples) // 4)
    return statistics.median(samples[-quarter:]) / statistics.median(samples[quarter : 2 * quarter])


async def missing(database: str, ledger: Ledger) -> tuple[int, int]:
    """How many acknowledged moves the log does not hold as they were, and how many moves it holds twice."""
    engine = open_database(database)
    stored, twice = dict[tuple[str, int], tuple[str, str]](), 0
    sent = set[tuple[str, str]]()
    async with engine.connect() as connection:
        kept = select(entries.c.table_id, entries.c.seq, entries.c.client, entries.c.word)
        for table, seq, client, word in await connection.execute(kept):
            stored[table, seq] = client, word
            twice += bool(client) and (table, client) in sent
            sent.add((table, client))
    await engine.dispose()
    return sum(stored.get(key) != line for key, line in ledger.lines.items()), twice


def soak(
    phase: Phase, database: str, cluster: Cluster | None, folder: Path, given: argparse.Namespace
) -> Ledger:
    """One database: play, then look what it holds."""
    clock = folder / "clock"
    set_clock(clock, 0)
    os.environ[CLOCK_FILE] = str(clock)
    server = ClockedServer(database, **LIMITS)
    server.start()
    work = Soak(Scene(server, clock, cluster), phase, given)
    try:
        asyncio.run(work.run())
    finally:
        server.stop()
    ledger = work.ledger
    phase.moves, phase.games = len(ledger.lines), ledger.games
    phase.timeouts, phase.counts = ledger.timeouts, dict(ledger.counts)
    phase.lost, phase.doubled = asyncio.run(missing(database, ledger))
    checked = asyncio.run(check(database))
    for table, reason in checked.faults:
        print(f"{table}: {reason}", flush=True)
    phase.faults_of_check = len(checked.faults)
    return ledger


def page(phases: list[Phase], given: argparse.Namespace) -> str:
    """The results as Markdown."""
    head = ("", *(phase.database for phase in phases))
    rows: dict[str, list[object]] = {
        "minutes": [phase.minutes for phase in phases],
        "moves acknowledged": [phase.moves for phase in phases],
        "games played to the end": [phase.games for phase in phases],
        "moves a second, undisturbed": [phase.moves_per_second for phase in phases],
        "acknowledged after, p50 / p99": [f"{phase.p50_ms} / {phase.p99_ms} ms" for phase in phases],
        "memory after a quarter, and at the end": [
            f"{phase.memory_mb[len(phase.memory_mb) // 4]} / {phase.memory_mb[-1]} MB" for phase in phases
        ],
        "growth of memory": [f"{phase.growth - 1:+.1%}" for phase in phases],
        **{
            name: [_times_back(phase, name) for phase in phases]
            for name in dict.fromkeys(name for phase in phases for name, _ in phase.back)
        },
        "**acknowledged moves lost**": [phase.lost for phase in phases],
        "**moves twice in the log**": [phase.doubled for phase in phases],
        "seats that lost on time by a clock jump": [phase.timeouts for phase in phases],
        "faults found by `kastelan db check`": [phase.faults_of_check for phase in phases],
    }
    return "\n".join(
        (
            "# Soak of the table server",
            "",
            f"`make soak-server`: {given.tables} tables, {given.rate:g} moves a second in all, Kingdom",
            "Builder, Ludwig with all modules and Seasons, as browsers speak; server and players on one",
            f"machine: {platform.machine()}, {os.cpu_count()} cores, {date.today().isoformat()}.",
            "Half of the time passes undisturbed; then something goes wrong every two minutes. The full",
            "disk is a limit on the size of the server's files. Faults are counted, with the median and the",
            "worst time from the end of the fault to the next acknowledged move.",
            "",
            *table_head(head),
            *(table_row((name, *cells)) for name, cells in rows.items()),
            "",
        )
    )


def _times_back(phase: Phase, name: str) -> str:
    times = [seconds for fault, seconds in phase.back if fault == name]
    return f"{len(times)}: {statistics.median(times):.1f} / {max(times):.1f} s" if times else "-"


def main() -> int:
    """Soak both databases and write the results."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--rate", type=float, default=400, help="moves per second at all tables together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=RESULTS)
    given = parser.parse_args()
    place = programs()
    if place is None:
        print("PostgreSQL is not installed: the whole time goes to SQLite")
    each = given.minutes / 2 if place else given.minutes
    phases = [Phase("SQLite", each)]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kastelan-soak-")))
        soak(phases[0], str(folder / "soak.db"), None, folder, given)
        if place is not None:
            cluster = stack.enter_context(Cluster(place))
            phases.append(Phase("PostgreSQL", each))
            soak(phases[1], cluster.database(), cluster, folder, given)
    text = page(phases, given)
    print(text)
    data: list[dict[str, Any]] = [asdict(phase) for phase in phases]
    write_results(given.out, "server-soak", text, data)
    return 0 if all(phase.is_clean for phase in phases) else 1


if __name__ == "__main__":
    sys.exit(main())
