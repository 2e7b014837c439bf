"""The log of a table, replayed: to load the table, to page through its moves, and to write it as a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from kastelan.core import record as records
from kastelan.core import seed_promise
from kastelan.core.fair_seed import Contribution, contribution_line
from kastelan.core.game import Event, State
from kastelan.core.position import parse_position
from kastelan.core.record import Record
from kastelan.core.timeline import Moment, PlayedStep, Timeline, UnknownMoment
from kastelan.games import find
from kastelan.server.play.clocks import Clock
from kastelan.server.play.table import LogLine, Plan, Setup, Table
from kastelan.server.storage.log_entries import MOVE, UNDO, Entry, Snapshot, standing, usable
from kastelan.server.wire.tables import SeatState

Proof = Sequence[tuple[str, str]]
"""The tags of a record about its seed."""

# Entries of the log between two snapshots, at least.
SNAPSHOT_EVERY = 50


def _replay(timeline: Timeline, entries: Sequence[Entry]) -> Iterator[Plan]:
    """Each entry with its events, and the moment after it."""
    for entry in entries:
        events: tuple[Event, ...] = ()
        if entry.kind == MOVE:
            events = timeline.replay(entry).events
        elif entry.kind == UNDO:
            timeline.return_to(int(entry.word))
        yield Plan((LogLine(entry, events),), timeline.now)


def load(
    setup: Setup, clock: Clock, started: int, entries: Sequence[Entry], snapshots: Sequence[Snapshot] = ()
) -> Table:
    """The table after its last entry; moves before the newest usable snapshot are not replayed."""
    snapshot = usable(snapshots, entries)
    timeline = _from_snapshot(setup, snapshot) if snapshot else setup.start()
    table, done = Table(setup, timeline.now, clock, started), snapshot.seq if snapshot else 0
    # Time used, votes, stand-ins and ids of commands are in the entries and not in the snapshot.
    for entry in entries[:done]:
        table.apply(Plan((LogLine(entry),), timeline.now))
    # At a snapshot it is unknown since which line a seat has been deciding, so the snapshot counts.
    table.asked = dict.fromkeys(timeline.state.actors, done)
    for plan in _replay(timeline, entries[done:]):
        table.apply(plan)
    return table


def _from_snapshot(setup: Setup, snapshot: Snapshot) -> Timeline:
    game = find(setup.game, setup.version)
    return Timeline(Moment(parse_position(game, snapshot.position), snapshot.moves))


def moment_at(setup: Setup, entries: Sequence[Entry], moves: int) -> Moment:
    """The moment after the given number of the moves that stand, or after all of them if there are fewer."""
    return _timeline(setup, standing(entries)[:moves]).now


# The entries are part of the key, so a log that grew is another key and nothing has to be invalidated.
@lru_cache(maxsize=16)
def walked(setup: Setup, entries: tuple[Entry, ...]) -> tuple[PlayedStep, ...]:
    """The set-up and then every move that stands. Cached, since a reader asks for one page after another."""
    return tuple(_timeline(setup, standing(entries)).steps)


def _timeline(setup: Setup, moves: Sequence[Entry]) -> Timeline:
    timeline = setup.start()
    for move in moves:
        timeline.replay(move)
    return timeline


def retold(setup: Setup, entries: Sequence[Entry], since: int) -> list[LogLine]:
    """Every entry after `since` with its events, for a client that was disconnected."""
    return [told for plan in _replay(setup.start(), entries) for told in plan.lines if told.entry.seq > since]


def followed(table: Table, entries: Sequence[Entry]) -> tuple[LogLine, ...] | None:
    """Apply entries that another process wrote to a table in memory, and return them with their events.

    None if an entry undoes moves further back than the table remembers; the entries before it are applied.
    """
    found = list[LogLine]()
    try:
        for plan in _replay(Timeline(table.now), entries):
            table.apply(plan)
            found += plan.lines
    except UnknownMoment:
        return None
    return tuple(found)


def proof_of(seed: int, secret: int, given: Sequence[Contribution]) -> Proof:
    """The tags that show how a seed was promised, and what it was derived from."""
    promise = (seed_promise.TAG, seed_promise.seed_hash(secret))
    if seed == secret:
        return (promise,)
    lines = [contribution_line(seat, contribution) for seat, contribution in enumerate(given)]
    derived = [(seed_promise.CONTRIBUTION, line) for line in lines]
    return (promise, (seed_promise.SECRET, str(secret)), *derived)


def names_in_record(seats: Sequence[SeatState]) -> list[str]:
    """The players as a record names them: bots with their levels."""
    return [f"{place.name} ({place.bot})" if place.bot else place.name for place in seats]


def recorded(
    setup: Setup, entries: Sequence[Entry], names: Sequence[str], state: State, proof: Proof = ()
) -> Record:
    """A finished game as a record, with the tags that prove its seed."""
    tags = list(proof)
    if setup.position is None:
        game = find(setup.game, setup.version)
        start = records.begin(game, setup.players, dict(setup.options), setup.seed, names)
    else:
        start = records.begin_at(setup.start().state, names)
        # Hidden things of a forked game were dealt anew from its seed; the tag lets a reader check that.
        tags.append((seed_promise.REDEALT, str(setup.seed)))
    moves = [(entry.seat, entry.word) for entry in standing(entries)]
    return records.close(replace(start, tags=tuple(tags)), moves, state)
