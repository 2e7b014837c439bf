"""Measure how much one client can slow down the others: `python -m bench.server_beside --out bench/results`.

Two things are measured in turn with and without such a client, on the same server:

- moves, while a client without a login asks 50 times a second for what costs most: replays of a long game,
  uploaded records, and a log from its beginning;
- turns of a bot, while a guest lets four experts play at each of twenty tables.

The client runs in a process of its own with the lowest priority, since elsewhere it would have its own
computer. All rate limits are out of the way, except the budget for bots' thinking time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import platform
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from datetime import date
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import httpx
from tests.server.support.running_server import Player, Server, next_of, served
from websockets.sync.client import ClientConnection, connect

from bench.report import table_head, table_row, write_results
from bench.server_load import Load

ROOT: Final = Path(__file__).parent.parent
RECORD: Final = ROOT / "tests" / "records" / "ludwig"
LIMITS: Final = {"most_sockets": 100_000, "most_tables": 100_000, "most_open": 100_000, "bot_budget": 30.0}
LOG_LINES: Final = 600
ASKING_AT_ONCE: Final = 50
GUEST_TABLES: Final = 20
ELSEWHERE: Final = {"X-Forwarded-For": "192.0.2.1"}
"""The guest has another address than the person who plays; the server believes it."""
LEISURE_SECONDS: Final = 2.0
"""How long the player pauses before each turn."""

WAIT_SECONDS: Final = 3.0
"""Between the parts, so that one does not measure what the other has left over."""


@contextmanager
def beside(program: Callable[..., None], *given: object) -> Iterator[None]:
    """A client in a process of its own."""
    client = multiprocessing.get_context("spawn").Process(target=program, args=given, daemon=True)
    client.start()
    try:
        yield
    finally:
        client.kill()
        client.join()
        time.sleep(WAIT_SECONDS)


# Costly requests


def ask_for_much(url: str, table: str, record: str, rate: float) -> None:
    """Ask for what costs most, so many times a second."""
    os.nice(19)
    asyncio.run(_asking(url, table, record, rate))


async def _asking(url: str, table: str, record: str, rate: float) -> None:
    limits = httpx.Limits(max_connections=ASKING_AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        asking, sent, begin = set[asyncio.Task[object]](), 0, time.perf_counter()
        wishes = cycle(
            (
                lambda: http.post("/api/records", json={"text": record}),
                lambda: http.get(f"/api/tables/{table}/steps?board=1"),
                lambda: http.get(f"/api/tables/{table}/position?since=0&board=1"),
            )
        )
        while True:
            while sent < (time.perf_counter() - begin) * rate:
                sent += 1
                if len(asking) < ASKING_AT_ONCE:
                    task = asyncio.create_task(_quietly(next(wishes)))
                    asking.add(task)
                    task.add_done_callback(asking.discard)
            await asyncio.sleep(0.01)


async def _quietly(wish: Callable[[], Any]) -> None:
    with contextlib.suppress(httpx.HTTPError):  # too slow
        await wish()


def long_game(server: Server, lines: int = LOG_LINES) -> str:
    """A table that everybody may see, with a long log."""
    ann = Player(server, "Long")
    table = ann.table("kingdom", "me", "me")
    ann.start(table)
    for number in range(0, lines, 2):
        position = ann.position(table, 0)
        seat = position["actors"][0]
        asked = ann.position(table, seat)["asked"]
        seq = position["seq"]
        ann.move(table, seat, seq, f"m{number}", asked["legal"][:1])
        if number % 10:
            undo = {"type": "undo", "seat": seat, "seq": seq + 1, "id": f"u{number}"}
            ann.http.post(f"/api/tables/{table}/undo", json=undo)
    return table


async def measure_moves(server: Server, given: argparse.Namespace) -> list[dict[str, float]]:
    """Moves without and with the client, in turn."""
    table = await asyncio.to_thread(long_game, server)
    record = max((path.read_text(encoding="utf-8") for path in RECORD.rglob("*.kst")), key=len)
    load, rows = await Load.create(server, given.tables, "kingdom"), list[dict[str, float]]()
    await load.connect()
    await load.play(given.rate, given.seconds)  # warm up
    for _ in range(given.rounds):
        before = machine_load()
        alone = await load.play(given.rate, given.seconds)
        with beside(ask_for_much, server.url, table, record, given.asked):
            await asyncio.sleep(WAIT_SECONDS)
            busy = await load.play(given.rate, given.seconds)
        rows.append({"alone": alone["p99_ms"], "beside": busy["p99_ms"], "load": before})
        print(f"p99 of moves: {alone['p99_ms']} ms alone, {busy['p99_ms']} ms with the client", flush=True)
    await load.close()
    return rows


# Bots


def play_experts(url: str, port: int) -> None:
    """Let experts play at many tables, and watch all of them."""
    os.nice(19)
    with httpx.Client(base_url=url, headers=ELSEWHERE, timeout=60) as http:
        http.post("/api/guests", json={"name": "Guest"}).raise_for_status()
        seats = [{"kind": "bot", "bot": "expert"}] * 4
        wish = {"game": "kingdom", "seats": seats, "visibility": "private"}
        with ExitStack() as held:
            lines = [held.enter_context(_experts(http, wish, port)) for _ in range(GUEST_TABLES)]
            for line in cycle(lines):
                with contextlib.suppress(TimeoutError):
                    line.recv(timeout=0.05)


def _experts(http: httpx.Client, wish: Mapping[str, object], port: int) -> ClientConnection:
    """A socket that watches a new table."""
    table = http.post("/api/tables", json=wish).raise_for_status().json()["id"]
    http.post(f"/api/tables/{table}/start").raise_for_status()
    headers = {**ELSEWHERE, "Cookie": f"kastelan={http.cookies['kastelan']}"}
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    return connect(url, additional_headers=headers, max_size=None)


def turn_seconds(server: Server, turns: int) -> list[float]:
    """How long a bot's turns take, for a player who pauses before each turn."""
    ann = Player(server, "Ann")
    found = list[float]()
    while len(found) < turns:
        table = ann.table("kingdom", "me", "medium")
        ann.start(table)
        with ann.socket(table, "0") as line:
            waited, position = None, next_of(line, "update")["position"]
            while position["result"] is None and len(found) < turns:
                if position["asked"] is None:
                    waited = waited or time.perf_counter()
                else:
                    if waited is not None:
                        found.append(time.perf_counter() - waited)
                        waited = None
                        time.sleep(LEISURE_SECONDS)
                    frame = {"type": "move", "seat": 0, "seq": position["seq"], "id": f"m{position['seq']}"}
                    line.send(json.dumps({**frame, "words": position["asked"]["legal"][-1:]}))
                position = next_of(line, "update")["position"]
    return found


def measure_bots(server: Server, given: argparse.Namespace) -> list[dict[str, float]]:
    """A bot's turns without and with the guest, in turn."""
    rows = []
    turn_seconds(server, given.turns)  # warm up
    for _ in range(given.rounds):
        before = machine_load()
        alone = turn_seconds(server, given.turns)
        with beside(play_experts, server.url, server.port):
            time.sleep(3 * WAIT_SECONDS)  # the guest's tables have begun
            busy = turn_seconds(server, given.turns)
        alone_ms, busy_ms = (round(1000 * statistics.median(times), 1) for times in (alone, busy))
        rows.append({"alone": alone_ms, "beside": busy_ms, "load": before})
        print(f"median of turns: {alone_ms} ms alone, {busy_ms} ms with the guest", flush=True)
    return rows


def machine_load() -> float:
    """How many processes want the processor, in the last minute, before a round."""
    return round(os.getloadavg()[0], 1)


def ratio(rows: list[dict[str, float]]) -> float:
    """The median over the rounds of how many times longer it took."""
    return round(statistics.median(row["beside"] / row["alone"] for row in rows), 2)


def results_page(
    moves: list[dict[str, float]], bots: list[dict[str, float]], given: argparse.Namespace
) -> str:
    """The results as Markdown."""
    lines = [
        "# How much one client slows down the others",
        "",
        "`python -m bench.server_beside`, everything on one machine",
        f"({platform.machine()}, {os.cpu_count()} cores), {date.today().isoformat()}.",
        "Measured in turn with and without the client, on the same server.",
        "",
        f"Moves: {given.tables} tables of Kingdom Builder, {given.rate:g} moves a second, while a client",
        f"without a login asks {given.asked:g} times a second for replays, uploaded records and a log from",
        "its beginning. Bots: a turn of a medium bot, while a guest lets four experts play at each of twenty",
        "tables. The load is that of the whole machine in the minute before a round, as the system counts",
        "it; other programs ran on it if it was larger than the number of cores.",
        "",
        *table_head(("", "alone, ms", "with the client, ms", "times as long", "load before")),
    ]
    for name, rows in (("p99 of moves", moves), ("bot's turn, median", bots)):
        for row in rows:
            times = row["beside"] / row["alone"]
            lines.append(table_row((name, row["alone"], row["beside"], f"{times:.2f}", row["load"])))
        lines.append(table_row((f"**{name}**", "", "", f"**{ratio(rows)}**", "")))
    return "\n".join([*lines, ""])


def main() -> None:
    """Measure, print and write the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--asked", type=float, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with served(Path(folder) / "moves.db", **LIMITS) as server:
            moves = asyncio.run(measure_moves(server, given))
        with served(Path(folder) / "bots.db", **LIMITS, trusted_proxy=True) as server:
            bots = measure_bots(server, given)
    page = results_page(moves, bots, given)
    print(page)
    if given.out is not None:
        write_results(given.out, "server-beside", page, {"moves": moves, "bots": bots})


if __name__ == "__main__":
    main()
