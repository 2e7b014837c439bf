"""Checks a database by replaying every log: no gaps, legal moves, matching snapshots and results."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select

from kastelan.core.errors import KastelanError
from kastelan.core.position import digest, parse_position
from kastelan.games import find
from kastelan.server.errors import Refused
from kastelan.server.play import history
from kastelan.server.storage import schema
from kastelan.server.storage.database import open_database
from kastelan.server.storage.log_entries import Entry, Snapshot, usable
from kastelan.server.storage.move_log import Log
from kastelan.server.tables.component_sets import ComponentSets
from kastelan.server.tables.lobby import Lobby
from kastelan.server.tables.table_info import Sheet


@dataclass(frozen=True, slots=True)
class Checked:
    """How much was checked, and what is wrong: table ids with reasons."""

    tables: int
    moves: int
    faults: tuple[tuple[str, str], ...]


async def check(database: str) -> Checked:
    """Replay all logs of a database and collect the faults."""
    engine = open_database(database)
    lobby, log = Lobby(engine, 0, 0), Log(engine)
    moves, faults = 0, list[tuple[str, str]]()
    try:
        await ComponentSets(engine, ()).open()
        async with engine.connect() as connection:
            tables = list(await connection.scalars(select(schema.tables.c.id)))
        for table in tables:
            sheet, entries = await lobby.sheet(table), await log.entries(table)
            moves += len(entries)
            try:
                check_table(sheet, entries, await log.snapshots(table))
            except Exception as error:  # a broken log can raise anything
                faults.append((table, str(error) if isinstance(error, KastelanError) else repr(error)))
    finally:
        await engine.dispose()
    return Checked(len(tables), moves, tuple(faults))


def check_table(sheet: Sheet, entries: list[Entry], snapshots: list[Snapshot]) -> None:
    """Check one table; raises if something is wrong with it."""
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
        raise Refused("log-has-gaps")
    state = history.load(sheet.setup, sheet.clock, sheet.started, entries).state
    if usable(snapshots, entries) is not None:
        # Loading from the snapshot must lead to the same position as replaying everything.
        quick = history.load(sheet.setup, sheet.clock, sheet.started, entries, snapshots).state
        if digest(quick) != digest(state):
            raise Refused("snapshot-differs")
    for snapshot in snapshots:
        # Raises if the stored position cannot be read; an undo may have made the snapshot unused.
        parse_position(find(sheet.setup.game, sheet.setup.version), snapshot.position)
    outcome = state.outcome
    if sheet.row["result"] != (list(outcome.scores) if outcome else None):
        raise Refused("result-differs")
    if sheet.row["places"] not in (None, list(outcome.places) if outcome else None):  # older games have none
        raise Refused("result-differs")
