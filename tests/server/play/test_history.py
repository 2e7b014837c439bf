"""Reading on: lines that another process wrote lead to the same table, without playing the log again."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.core.position import digest
from kastelan.games import GAMES, find
from kastelan.server.play import history
from kastelan.server.play.clocks import Clock
from kastelan.server.play.table import LogLine, Setup, Table
from kastelan.server.storage.log_entries import Entry
from kastelan.server.wire.play import Moves, Undo


def begun(game: str) -> Table:
    setup = Setup(game, find(game).version, 2, (), 11)
    return Table(setup, setup.start().now, Clock(game=600), 0)


def scribbled(table: Table, lines: int, luck: Random) -> list[LogLine]:
    """Moves, and now and then one that is taken back."""
    told: list[LogLine] = []
    while len(told) < lines and not table.over:
        at, seat = 1000 * len(told), luck.choice(table.state.actors)
        if table.can_undo(seat) and luck.random() < 0.3:
            plan = table.decide(Undo(seat, table.seq, f"u{table.seq}", luck.random() < 0.5), at)
        else:
            word = luck.choice(table.legal(seat))
            plan = table.decide(Moves(seat, table.seq, f"m{table.seq}", [word]), at)
        table.apply(plan)
        told.extend(plan.lines)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_reads_on_is_the_table_that_was_written(game: str) -> None:
    luck, writer, reader = Random(4), begun(game), begun(game)
    lines = scribbled(writer, 120, luck)
    heard, at = list[LogLine](), 0
    while at < len(lines):
        more = luck.randint(1, 5)
        followed = history.followed(reader, [one.entry for one in lines[at : at + more]])
        assert followed is not None
        heard += followed
        at += more
    assert heard == lines
    assert digest(reader.state) == digest(writer.state)
    same = ("seq", "asked", "answered", "last_at", "undo_request", "stand_ins")
    assert [getattr(reader, name) for name in same] == [getattr(writer, name) for name in same]
    assert reader.watch.spent == writer.watch.spent


def test_going_back_further_than_is_remembered_is_left_to_the_log() -> None:
    table = begun("kingdom")
    lines = scribbled(table, 40, Random(4))
    undo = Entry(table.seq + 1, "undo", 0, "0", "", 10**6)
    before = digest(table.state)
    assert history.followed(table, [undo]) is None
    assert digest(table.state) == before
    assert lines
