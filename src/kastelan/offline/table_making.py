"""New tables: with options, for a lesson, from a step of a finished game, again, or from a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kastelan.core.game import Seat
from kastelan.core.record import parse
from kastelan.games import GAMES, find
from kastelan.offline.stored_table import StoredSeat, StoredTable
from kastelan.server.errors import Conflict, NotFound, Refused
from kastelan.server.operation.clock import now
from kastelan.server.people.identity import fresh_id
from kastelan.server.play import replays
from kastelan.server.play.replay_questions import Logged, Redealt
from kastelan.server.storage.log_entries import MOVE, Entry
from kastelan.server.tables import allowed_options
from kastelan.server.tables.seating import FREE, check_bot, wished
from kastelan.server.tables.table_info import Origin, checked_options
from kastelan.server.wire.people import Person
from kastelan.server.wire.tables import Fork, NewTable, SeatRequest

LESSON_BOT = "greedy"


def made(given: NewTable, host: Person, origin: Origin | None = None) -> StoredTable:
    """A table that waits for its start."""
    origin = origin or Origin()
    game = find(given.game, origin.version)
    for seat in given.seats:
        check_bot(seat, game.name)
        if seat.kind in FREE:
            raise Refused("seats-open")
    players = sum(seat.kind != "closed" for seat in given.seats)
    if origin.position is not None and players != len(given.seats):
        raise Refused("other-players", players=len(given.seats))
    allowed_options.check_pace(game, given.options, given.pace)
    row = {
        "game": game.name, "version": game.version, "players": players,
        "options": checked_options(game, given.options, players), "seed": str(origin.seed),
        "position": origin.position, "parent": origin.parent, "parent_step": origin.step, "status": "open",
        "visibility": "unlisted", "host": host.id, "pace": given.pace, "learning": origin.learning,
        "hints": given.hints, "forced": given.forced, "created": now(),
    }  # fmt: skip
    return StoredTable(fresh_id(), row, [_seat(seat, host) for seat in given.seats])


def _seat(seat: SeatRequest, host: Person) -> StoredSeat:
    columns: dict[str, Any] = wished(seat, host.id)
    return StoredSeat(columns["kind"], columns["user_id"], columns["bot"], columns["name"], columns["ready"])


def start(table: StoredTable) -> None:
    """Begin the game."""
    if table.row["status"] != "open":
        raise Conflict("table-not-open")
    table.seats = [seat for seat in table.seats if seat.kind != "closed"]
    table.row |= {"status": "playing", "started": now(), "players": len(table.seats)}


def lesson(game: str, host: Person) -> StoredTable:
    """A table for learning a game, against a bot."""
    found = GAMES[game].lesson if game in GAMES else None
    if found is None:
        raise NotFound("no-such-game", game=game)
    seats = [SeatRequest("me"), SeatRequest("bot", LESSON_BOT)]
    given = NewTable(game, seats, dict(found.options), "unlisted")
    table = made(given, host, Origin(seed=found.seed, learning=True))
    start(table)
    return table


def fork(parent: StoredTable, given: Fork, host: Person) -> StoredTable:
    """A new table that starts at a step of a finished game; what was hidden there is dealt anew."""
    setup = parent.sheet(host).setup
    if parent.row["status"] != "finished":
        raise Conflict("game-not-over")
    if len(given.seats) != setup.players:
        raise Refused("other-players", players=setup.players)
    origin = Origin(version=setup.version, parent=parent.id, step=given.step)
    log = Logged(setup, parent.id, len(parent.log), parent.entries)
    origin = replace(origin, position=Redealt(log, given.step, origin.seed).answer())
    return made(NewTable(setup.game, given.seats, dict(setup.options), given.visibility), host, origin)


def again(table: StoredTable, host: Person) -> StoredTable:
    """A table with the same people and bots."""
    if table.row["status"] != "finished":
        raise Conflict("game-not-over")
    seats = [
        SeatRequest("bot", seat.bot) if seat.kind == "bot" else SeatRequest("me", name=seat.name)
        for seat in table.seats
    ]
    row = table.row
    given = NewTable(row["game"], seats, row["options"], hints=row["hints"], forced=row["forced"])
    return made(given, host, Origin(parent=table.id))


def imported(text: str) -> StoredTable:
    """The finished game of a record, after checking it to its end."""
    played, record = replays.read_record(text), parse(text)
    outcome = played.outcome
    if outcome is None:
        raise Conflict("game-not-over")
    moves: list[tuple[Seat, str]] = [(step.move.seat, step.move.word) for step in played.steps if step.move]
    at = now()
    row = {
        "game": record.game, "version": record.version, "players": record.players,
        "options": dict(record.options), "seed": str(record.seed or 0), "position": record.position,
        "status": "finished", "visibility": "unlisted", "host": "", "pace": "live", "learning": False,
        "hints": False, "forced": False, "created": at, "started": at, "finished": at,
        "result": list(outcome.scores), "places": list(outcome.places),
    }  # fmt: skip
    table = StoredTable(fresh_id(), row, _players(played.names))
    table.add(tuple(Entry(seq, MOVE, seat, word, "", at) for seq, (seat, word) in enumerate(moves, 1)))
    return table


def _players(names: Sequence[str]) -> list[StoredSeat]:
    return [StoredSeat("person", name=name) for name in names]
