"""A database of any released version comes up to date with everything in it, SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    MetaData,
    String,
    delete,
    insert,
    select,
    text,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.core.chance import seeded
from kastelan.games import find
from kastelan.server.service import Service
from kastelan.server.statistics import queries
from kastelan.server.storage import database, schema
from tests.server.support.postgres import Cluster
from tests.server.support.running_server import loose

OLD: tuple[tuple[str, dict[str, object]], ...] = (  # rows as the first version wrote them
    ("users", {"id": "u", "name": "Ann", "login": "ann", "language": "cs", "colour": "#0", "created": 5}),
    ("sessions", {"id": "s", "hash": "h", "user_id": "u", "kind": "token", "label": "bot", "created": 6}),
    ("tables", {
        "id": "t", "game": "kingdom", "version": 1, "players": 2, "options": "{}", "seed": "7", "host": "u",
        "status": "finished", "visibility": "public", "invite": "i", "pace": "live", "rated": True,
        "created": 7, "started": 8, "finished": 9,
    }),
    ("seats", {"table_id": "t", "seat": 0, "kind": "person", "user_id": "u", "bot": None, "ready": True}),
    ("seats", {"table_id": "t", "seat": 1, "kind": "bot", "user_id": None, "bot": "greedy", "ready": True}),
)  # fmt: skip

FEWEST_ROWS = 3
"""Tables of the first version that OLD leaves empty."""

Rows = dict[str, dict[str, object]]
"""A row for each table, by its name."""


def whole_game() -> tuple[list[tuple[int, str]], list[int], list[int]]:
    """Seat and word of every move of some game, the scores and the places."""
    state, chance, moves = find("kingdom", 1).new(2, {}, 7), seeded(3), list[tuple[int, str]]()
    while state.outcome is None:
        seat = state.actors[0]
        legal = state.legal(seat)
        chance = (chance * 6364136223846793005 + 1442695040888963407) % 2**64
        action = legal[(chance >> 33) % len(legal)]
        moves.append((seat, state.game.actions.write(action)))
        state.apply(seat, action, None)
    return moves, list(state.outcome.scores), list(state.outcome.places)


async def fill(engine: AsyncEngine) -> list[int]:
    """Write a finished game as the first version did; the places that were taken."""
    moves, scores, places = whole_game()
    lines = [
        {"table_id": "t", "seq": seq, "kind": "move", "seat": seat, "word": word, "client": "", "at": seq,
         "spent": 0}
        for seq, (seat, word) in enumerate(moves, 1)
    ]  # fmt: skip
    async with engine.begin() as connection:
        for name, row in (*OLD, *(("entries", line) for line in lines)):
            given = row | ({"result": str(scores)} if name == "tables" else {})
            columns, values = ", ".join(given), ", ".join(f":{column}" for column in given)
            await connection.execute(text(f"INSERT INTO {name} ({columns}) VALUES ({values})"), given)
    return places


def some_value(column: Column[object], found: Rows) -> object:
    """A value that fits a column; `found` are the rows of tables before it."""
    for key in column.foreign_keys:
        other = key.column.table.name
        return found[other][key.column.name] if other in found else other[0]  # the old rows are `u`, `t`, `s`
    kind = column.type
    if isinstance(kind, JSON):
        return [1, {"a": "ž"}]
    if isinstance(kind, Boolean):
        return False
    if isinstance(kind, String):
        return "ž" * min(kind.length or 8, 8)
    return 0.5 if isinstance(kind, Float) else 7


def put_a_row_in_every_table(connection: Connection) -> Rows:
    """The rows that were put in tables without any."""
    found, known = Rows(), MetaData()
    known.reflect(connection)
    for table in known.sorted_tables:
        empty = connection.execute(select(table).limit(1)).first() is None
        if empty and table.name != "alembic_version":
            found[table.name] = {column.name: some_value(column, found) for column in table.columns}
            connection.execute(insert(table).values(found[table.name]))
    return found


def take_out(connection: Connection, rows: Rows) -> None:
    """Check that all that these rows had is there, and delete them: the server would take them seriously."""
    known = MetaData()
    known.reflect(connection)
    for name, row in rows.items():
        table = known.tables[name]
        (there,) = connection.execute(select(*(table.c[column] for column in row))).mappings()
        assert dict(there) == row, name
    for table in reversed(known.sorted_tables):
        if table.name in rows:
            connection.execute(delete(table))


async def climb(address: str, start: str) -> None:
    """From a revision with something in every table up to the newest, and then a server on it."""
    engine = database.open_database(address)
    await database.upgrade(engine, database.revisions()[0])
    places = await fill(engine)
    assert await database.upgrade(engine, start) == await database.revision(engine) == start
    async with engine.begin() as connection:
        rows = await connection.run_sync(put_a_row_in_every_table)
    assert len(rows) >= FEWEST_ROWS
    assert await database.upgrade(engine) == await database.revision(engine) == database.newest()
    async with engine.begin() as connection:
        await connection.run_sync(take_out, rows)
        differences = await connection.run_sync(
            lambda plain: compare_metadata(MigrationContext.configure(plain), schema.metadata)
        )
    assert differences == []
    await engine.dispose()
    service = Service(loose(address))
    await service.open()
    try:
        while not (steps := await queries.steps_at(service.engine, "t")):
            await asyncio.sleep(0.05)  # the old game is being counted
        assert (await service.lobby.sheet("t")).row["places"] == places
        assert {step.player for step in steps} == {"u", "bot:greedy"}
        assert (await service.people.public("u")).name == "Ann"
    finally:
        await service.close()


@pytest.mark.parametrize("start", database.revisions())
def test_a_sqlite_file_of_every_version_comes_up(tmp_path: Path, start: str) -> None:
    asyncio.run(climb(str(tmp_path / "old.db"), start))


@pytest.mark.slow
@pytest.mark.parametrize("start", database.revisions())
def test_a_postgresql_database_of_every_version_comes_up(start: str, postgres: Cluster) -> None:
    asyncio.run(climb(postgres.database(), start))
