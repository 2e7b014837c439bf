"""Finished games from records, put into a server's database without playing them on the server."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from kastelan.core.position import write_position
from kastelan.core.record import parse, play_back
from kastelan.games import find
from kastelan.server.people.identity import fresh_id

RECORDS = Path(__file__).parents[2] / "records"
Row = dict[str, object]


def keep(database: Path | str, name: str, host: str, last: int, **more: object) -> str:
    """The table at which the last moves of a record were played; its id."""
    record = parse((RECORDS / name).read_text(encoding="utf-8"))
    steps = list(play_back(record, find))
    begun, outcome, table = steps[-last - 1].state, steps[-1].state.outcome, fresh_id()
    assert outcome is not None
    row: Row = {
        "id": table, "game": record.game, "version": record.version, "players": begun.players,
        "options": json.dumps({}), "seed": "7", "position": write_position(begun), "status": "finished",
        "visibility": "public", "invite": fresh_id(), "host": host, "pace": "live", "rated": False,
        "learning": False, "created": 1, "started": 2, "finished": 3, "counted": 4,
        "result": json.dumps(outcome.scores), "places": json.dumps(outcome.places), **more,
    }  # fmt: skip
    seats: list[Row] = [
        {"table_id": table, "seat": seat, "kind": "bot", "bot": "random", "ready": True}
        for seat in range(begun.players)
    ]
    lines: list[Row] = [
        {"table_id": table, "seq": seq, "kind": "move", "seat": step.move.seat, "word": step.move.word,
         "client": "", "at": seq, "spent": 0}
        for seq, step in enumerate(steps[-last:], 1) if step.move is not None
    ]  # fmt: skip
    with closing(sqlite3.connect(database, timeout=20)) as connection, connection:
        for kind, rows in (("tables", [row]), ("seats", seats), ("entries", lines)):
            names = ", ".join(rows[0])
            values = ", ".join(f":{column}" for column in rows[0])
            connection.executemany(f"INSERT INTO {kind} ({names}) VALUES ({values})", rows)
    return table
