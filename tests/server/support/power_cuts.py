"""Power cuts by the hundred: children of this program play through the server's own hub and are killed.

    python -m tests.server.support.power_cuts tables.db 200

Each round forks a child that opens the database, takes up every table and plays random moves on all of them
at once. It says on a pipe what was acknowledged, and dies at a random moment. The parent then looks into the
log: every acknowledged line is there, with its word, under its number, and none is there twice.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
import time
import traceback
from pathlib import Path
from random import Random

from kastelan.games import GAMES, prepare
from kastelan.server.play.hub import Hub
from kastelan.server.play.permissions import Person
from kastelan.server.play.room import Room
from kastelan.server.service import Service
from kastelan.server.wire.play import Moves
from kastelan.server.wire.tables import NewTable, SeatRequest
from tests.server.support.running_server import loose

TABLES = 6


async def make_tables(database: Path) -> list[str]:
    service = Service(loose(str(database)))
    await service.open()
    person = await service.people.guest("Ann", "en")
    made = []
    for number in range(TABLES):
        wish = NewTable(list(GAMES)[number % len(GAMES)], [SeatRequest("me"), SeatRequest("me")])
        made.append(await service.lobby.create(person.id, wish))
        await service.lobby.start(made[-1], person.id)
    await service.close()
    return made


async def play(hub: Hub, room: Room, luck: Random, told: int) -> None:
    """Random moves, each told once it was acknowledged."""
    while not room.playing.over:
        table = room.playing
        seat = luck.choice(table.state.actors)
        word = luck.choice(table.legal(seat))
        move = Moves(seat, table.seq, f"{os.getpid()}-{table.seq}", [word])
        done = await hub.act(room, Person(str(room.sheet.seats[seat].user)), move)
        os.write(told, f"{room.sheet.id} {done.seq} {word}\n".encode())


async def play_all(database: Path, tables: list[str], seed: int, told: int) -> None:
    service = Service(loose(str(database)))
    service.log.open()  # no bots, no clocks: only what writes
    rooms = [await service.hub.room(table) for table in tables]
    os.write(told, b"begun\n")
    await asyncio.gather(*(play(service.hub, room, Random(f"{seed}{room.sheet.id}"), told) for room in rooms))
    await asyncio.sleep(60)


def one_round(database: Path, tables: list[str], luck: Random) -> list[tuple[str, int, str]]:
    """Play, die, and what had been acknowledged by then."""
    heard, told = os.pipe()
    seed = luck.getrandbits(32)
    child = os.fork()
    if child == 0:
        os.close(heard)
        try:
            asyncio.run(play_all(database, tables, seed, told))
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)
    os.close(told)
    with os.fdopen(heard) as lines:
        assert lines.readline() == "begun\n"
        time.sleep(luck.random() * 0.12)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        whole = [line.split(" ", 2) for line in lines.read().splitlines()]
    return [(table, int(seq), word) for table, seq, word in whole]


def kept(database: Path) -> dict[tuple[str, int], str]:
    """The log as it is on disk; numbers run without gaps, and the database is sound."""
    connection = sqlite3.connect(database)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = connection.execute("SELECT table_id, seq, word FROM entries ORDER BY table_id, seq").fetchall()
    finally:
        connection.close()
    last: dict[str, int] = {}
    for table, seq, _ in rows:
        assert seq == last.get(table, 0) + 1
        last[table] = seq
    return {(table, seq): word for table, seq, word in rows}


def main(database: Path, rounds: int) -> int:
    """How many lines were acknowledged over all rounds; raises when one is lost."""
    luck, acknowledged = Random(rounds), dict[tuple[str, int], str]()
    prepare()  # the children are forked from this process and have no time for it
    tables = asyncio.run(make_tables(database))
    for _ in range(rounds):
        told = one_round(database, tables, luck)
        acknowledged |= {(table, seq): word for table, seq, word in told}
        log = kept(database)
        assert all(log[key] == word for key, word in acknowledged.items())
        if not told and rounds > 1:  # all games are over
            tables = asyncio.run(make_tables(database))
    return len(acknowledged)


if __name__ == "__main__":
    print(main(Path(sys.argv[1]), int(sys.argv[2])), "acknowledged lines, none lost, none twice")
