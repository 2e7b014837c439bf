"""A table out of its log: loading it, walking through it, and writing it down as a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from kastelan.core import record as records
from kastelan.core.game import Event, State
from kastelan.core.position import parse_position
from kastelan.core.record import Record
from kastelan.games import find
from kastelan.server.play import fairness
from kastelan.server.play.clocks import Clock
from kastelan.server.play.table import Moment, Plan, Setup, Table, Told, step
from kastelan.server.storage.log_entries import MOVE, UNDO, Entry, Snapshot, standing, usable

SNAPSHOT_EVERY = 50


def load(
    setup: Setup, clock: Clock, started: int, entries: Sequence[Entry], snapshots: Sequence[Snapshot] = ()
) -> Table:
    """The table as it stood after its last line; moves before the newest snapshot are not played again."""
    snapshot = usable(snapshots, entries)
    now = _from_snapshot(setup, snapshot) if snapshot else Moment(setup.begin()[0], 0)
    table = Table(setup, now, clock, started)
    done = snapshot.seq if snapshot else 0
    for entry in entries[:done]:
        table.install(Plan((Told(entry),), now))
    table.asked = dict.fromkeys(now.state.actors, done)
    moments = {now.moves: now}
    for entry in entries[done:]:
        if entry.kind == MOVE:
            now, _ = step(now, entry.seat, now.state.game.actions.parse(entry.word))
            moments[now.moves] = now
        elif entry.kind == UNDO:
            now = moments[int(entry.word)]
        table.install(Plan((Told(entry),), now))
    return table


def _from_snapshot(setup: Setup, snapshot: Snapshot) -> Moment:
    return Moment(parse_position(find(setup.game, setup.version), snapshot.position), snapshot.moves)


def moment_at(setup: Setup, entries: Sequence[Entry], moves: int) -> Moment:
    """The moment after so many of the moves that stand."""
    now = Moment(setup.begin()[0], 0)
    for entry in standing(entries)[:moves]:
        now, _ = step(now, entry.seat, now.state.game.actions.parse(entry.word))
    return now


@dataclass(frozen=True, slots=True)
class Step:
    """The position after a move that stands, or with no entry after set-up, and what was told."""

    entry: Entry | None
    state: State
    events: tuple[Event, ...]


@lru_cache(maxsize=16)
def walked(setup: Setup, entries: tuple[Entry, ...]) -> tuple[Step, ...]:
    """Set-up and then every move that stands. Whoever leafs through a game asks for it again and again."""
    state, told = setup.begin()
    steps, now = [Step(None, state, told)], Moment(state, 0)
    for entry in standing(entries):
        now, events = step(now, entry.seat, now.state.game.actions.parse(entry.word))
        steps.append(Step(entry, now.state, events))
    return tuple(steps)


def retold(setup: Setup, entries: Sequence[Entry], since: int) -> list[Told]:
    """Every line after `since` with its events, for somebody who was away."""
    now, found = Moment(setup.begin()[0], 0), list[Told]()
    moments = {0: now}
    for entry in entries:
        told = Told(entry)
        if entry.kind == MOVE:
            now, events = step(now, entry.seat, now.state.game.actions.parse(entry.word))
            moments[now.moves] = now
            told = Told(entry, events)
        elif entry.kind == UNDO:
            now = moments[int(entry.word)]
        if entry.seq > since:
            found.append(told)
    return found


def followed(table: Table, entries: Sequence[Entry]) -> tuple[Told, ...] | None:
    """Take lines that another process wrote into a table in memory, and what they told; None, with the table
    as it was up to there, when moves were taken back that are not remembered."""
    found = list[Told]()
    for entry in entries:
        now, told = table.now, Told(entry)
        if entry.kind == MOVE:
            now, events = step(now, entry.seat, table.game.actions.parse(entry.word))
            told = Told(entry, events)
        elif entry.kind == UNDO:
            back = now
            while back.moves != int(entry.word) and back.back is not None:
                back = back.back
            if back.moves != int(entry.word):
                return None
            now = back
        table.install(Plan((told,), now))
        found.append(told)
    return tuple(found)


def recorded(
    setup: Setup, entries: Sequence[Entry], names: Sequence[str], state: State, promised: bool = True
) -> Record:
    """A finished game as a record, with the promise, if there was one, that its seed was drawn before the
    first move."""
    tags = [(fairness.TAG, fairness.seed_hash(setup.seed))] if promised else []
    if setup.position is None:
        game = find(setup.game, setup.version)
        start = records.begin(game, setup.players, dict(setup.options), setup.seed, names)
        start = replace(start, version=setup.version)
    else:
        start = records.begin_at(setup.begin()[0], names)
        tags.append((fairness.REDEALT, str(setup.seed)))
    start = replace(start, tags=tuple(tags))
    return records.close(start, [(entry.seat, entry.word) for entry in standing(entries)], state)
