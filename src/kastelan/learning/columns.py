"""The Parquet tables of a data set: one row per game, and one per decision.

A decision's row shows only what the deciding seat could see. docs/learning.md explains every column.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kastelan.core.extras import library
from kastelan.core.game import Outcome
from kastelan.core.jsonable import plain_view
from kastelan.core.record import Record, play_back
from kastelan.core.timeline import PlayedStep
from kastelan.games import find
from kastelan.learning.selfplay import number_of

if TYPE_CHECKING:
    import pyarrow

Cell = int | float | bool | str | list[int] | list[str]
Row = dict[str, Cell]

GAME_COLUMNS: Final = {
    "game_id": "int64",
    "game": "string",
    "rules_version": "int32",
    "players": "int32",
    "options": "string",
    "seed": "string",
    "bots": "list<string>",
    "scores": "list<int32>",
    "places": "list<int32>",
    "decisions": "int32",
    "hash": "string",
}

DECISION_COLUMNS: Final = {
    "game_id": "int64",
    "step": "int32",
    "seat": "int32",
    "view": "string",
    "legal": "list<int64>",
    "legal_count": "int32",
    "action": "int64",
    "word": "string",
    "scores": "list<int32>",
    "score": "int32",
    "place": "int32",
    "won": "double",
}


def table_rows(record: Record) -> tuple[Row, list[Row]]:
    """The row of a finished game and the rows of its decisions, made by replaying its record."""
    steps = list(play_back(record, find))
    outcome = steps[-1].state.outcome
    assert outcome is not None, "self-play finishes every game"
    return _game_row(record, outcome), list(_decision_rows(record, steps, outcome))


def _game_row(record: Record, outcome: Outcome) -> Row:
    return {
        "game_id": number_of(record),
        "game": record.game,
        "rules_version": record.version,
        "players": record.players,
        "options": json.dumps(dict(record.options), sort_keys=True),
        # As text, because a seed may need more than 64 bits.
        "seed": str(record.seed),
        "bots": list(record.names),
        "scores": list(outcome.scores),
        "places": list(outcome.places),
        "decisions": len(record.moves),
        "hash": record.hash or "",
    }


def _decision_rows(record: Record, steps: list[PlayedStep], outcome: Outcome) -> Iterator[Row]:
    actions = steps[0].state.game.actions
    for before, after in pairwise(steps):
        # A step holds the move that led to it, so the decision was made in the step before.
        move, state = after.move, before.state
        assert move is not None
        assert after.action is not None
        legal, seat = state.legal(move.seat), move.seat
        yield {
            "game_id": number_of(record),
            "step": after.number,
            "seat": seat,
            "view": json.dumps(plain_view(state.view(seat)), separators=(",", ":")),
            "legal": [actions.index(action) for action in legal],
            "legal_count": len(legal),
            "action": actions.index(after.action),
            "word": move.word,
            "scores": list(outcome.scores),
            "score": outcome.scores[seat],
            "place": outcome.places[seat],
            # A shared victory counts for each winner in part.
            "won": 1 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0,
        }


def write_tables(records: Iterable[Record], games: Path, decisions: Path) -> None:
    """Write both tables as Parquet files. Equal records give equal bytes."""
    game_rows: list[Row] = []
    decision_rows: list[Row] = []
    for record in records:
        game, decided = table_rows(record)
        game_rows.append(game)
        decision_rows += decided
    _write(games, game_rows, GAME_COLUMNS)
    _write(decisions, decision_rows, DECISION_COLUMNS)


def _write(path: Path, found: list[Row], columns: dict[str, str]) -> None:
    arrow, parquet = library("pyarrow"), library("pyarrow.parquet")
    table = arrow.Table.from_pylist(found, schema=_schema(columns))
    parquet.write_table(table, path, compression="zstd")


def _schema(columns: dict[str, str]) -> pyarrow.Schema:
    arrow = library("pyarrow")
    # pyarrow has a function for each type, but calls `double` `float64`.
    types = {
        kind: getattr(arrow, kind.replace("double", "float64"))() for kind in _element_types(columns.values())
    }
    return arrow.schema(
        [
            # The slice [5:-1] turns `list<int32>` into `int32`.
            (name, arrow.list_(types[kind[5:-1]]) if kind.startswith("list<") else types[kind])
            for name, kind in columns.items()
        ]
    )


def _element_types(kinds: Iterable[str]) -> set[str]:
    """The types of the columns; for lists, the type of their elements."""
    return {kind.removeprefix("list<").removesuffix(">") for kind in kinds}
