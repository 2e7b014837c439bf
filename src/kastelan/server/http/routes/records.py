"""Games that were played: records, steps, and new tables that start at a step."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from kastelan.core import seed_promise
from kastelan.core.game import Seat
from kastelan.core.position import write_position
from kastelan.core.record import write
from kastelan.server.errors import Conflict, NotFound, Refused
from kastelan.server.http.routes.play import SeatAsked
from kastelan.server.people.accounts import Identity
from kastelan.server.play import history, replays
from kastelan.server.play.localised_reader import Reader
from kastelan.server.play.permissions import check_owner
from kastelan.server.play.replays import OpenReader, Played
from kastelan.server.play.room import SPEAKERS, Room
from kastelan.server.service import Service
from kastelan.server.tables.table_info import Origin
from kastelan.server.wire.play import RecordSent, RecordShown, Replayed
from kastelan.server.wire.tables import Fork, NewTable, TableState

MOST_STEPS: Final = 200
READING: Final = asyncio.Semaphore(2)  # records that are replayed at the same time
LARGEST_RECORD: Final = 262_144
StepNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]
Words = Annotated[list[str] | None, Parameter(max_items=40)]


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def download(table_id: str, service: Service, who: Identity | None) -> Response[str]:
    """A finished game as a record, with its seed: `kastelan replay --verify` checks it."""
    room = await service.room(table_id, who.id if who else None)
    if not room.playing.over:
        raise Conflict("game-not-over")
    entries = await service.log.entries(table_id)
    names = [f"{place.name} ({place.bot})" if place.bot else place.name for place in room.sheet.seats]
    promised = not room.sheet.row["learning"]
    record = history.recorded(room.sheet.setup, entries, names, room.playing.state, promised)
    name = f"{room.sheet.setup.game}-{table_id}.kastelan"
    return Response(
        write(record),
        media_type=MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/steps")
async def list_steps(
    table_id: str,
    service: Service,
    who: Identity | None,
    spoken: str,
    seat: SeatAsked = None,
    first: StepNumber = 0,
    board: bool = False,
    opened: Annotated[bool, Parameter(query="open")] = False,
) -> list[Replayed]:
    """Steps of a game from `first` on, 200 at most, as far as the seat may know them. Of a finished game,
    everybody may look through any seat, or with `open=1` at everything."""
    user = who.id if who else None
    room = await service.room(table_id, user)
    reader = _reader(room, user, seat, opened, spoken)
    played, wanted = await played_at(service, room), range(first, first + MOST_STEPS)
    return await asyncio.to_thread(played.page, reader, wanted, board)


@get("/api/tables/{table_id:str}/steps/{number:int}")
async def show_step(
    table_id: str,
    number: int,
    service: Service,
    who: Identity | None,
    spoken: str,
    seat: SeatAsked = None,
    board: bool = False,
    opened: Annotated[bool, Parameter(query="open")] = False,
    instead: Words = None,
) -> Replayed:
    """One step, with the table as the seat saw it then; of a finished game also as it would have been, had
    its mover played the words of `instead` there."""
    user = who.id if who else None
    room = await service.room(table_id, user)
    reader = _reader(room, user, seat, opened, spoken)
    played = await played_at(service, room)
    if instead:
        played = await _otherwise(room, played, number, instead)
    found = await asyncio.to_thread(played.look, number, reader, board)
    if found is None:
        raise NotFound("no-such-step", step=number)
    return found


async def _otherwise(room: Room, played: Played, number: int, words: list[str]) -> Played:
    if not room.playing.over:
        raise Conflict("game-not-over")
    return await asyncio.to_thread(played.instead, number, words)


async def played_at(service: Service, room: Room) -> Played:
    """The game of a table, step by step."""
    entries = tuple(await service.log.entries(room.sheet.id))
    setup = room.sheet.setup
    steps = await asyncio.to_thread(history.walked, setup, entries)
    return Played(room.playing.game, tuple(place.name for place in room.sheet.seats), steps)


def _reader(room: Room, user: str | None, seat: Seat | None, opened: bool, language: str) -> Reader:
    """The reader, if the person may look through this seat; once the game is over, everyone may."""
    if opened and not room.playing.over:
        raise Conflict("game-not-over")
    if opened:
        return opened_by(room, language)
    if seat is not None and not (room.playing.over and seat < len(room.sheet.seats)):
        check_owner(room, user, seat)
    reader = room.reader(seat, language)
    # Through another person's seat, the story must not say "you".
    return reader if seat is None or room.sheet.owns(user, seat) else replace(reader, you=None)


def opened_by(room: Room, language: str) -> Reader:
    """A reader who sees all cards of a finished game."""
    plain = room.reader(None, language)
    return OpenReader(plain.game, None, plain.speaker, plain.names, None, plain.components)


# Records from elsewhere


@post("/api/records", status_code=200, request_max_body_size=LARGEST_RECORD)
async def read_record(data: RecordSent, spoken: str) -> RecordShown:
    """A record replayed to its end, with 200 of its steps from `first` on; nothing of it is stored."""
    played, reader = await _brought(data, spoken)
    wanted, outcome = range(data.first, data.first + MOST_STEPS), played.outcome
    return RecordShown(
        played.game.name,
        played.game.version,
        played.components,
        len(played.names),
        list(played.names),
        len(played.steps),
        None if outcome is None else list(outcome.scores),
        None if outcome is None else list(outcome.places),
        await asyncio.to_thread(played.page, reader, wanted, True),
    )


@post("/api/records/steps/{number:int}", status_code=200, request_max_body_size=LARGEST_RECORD)
async def read_step(number: int, data: RecordSent, spoken: str) -> Replayed:
    """One step of a record, with the table as the seat saw it then."""
    played, reader = await _brought(data, spoken)
    found = await asyncio.to_thread(played.look, number, reader, True)
    if found is None:
        raise NotFound("no-such-step", step=number)
    return found


async def _brought(data: RecordSent, language: str) -> tuple[Played, Reader]:
    """The game of a record, and its reader. Anyone who has it may look through any seat."""
    async with READING:
        played = await asyncio.to_thread(replays.read_record, data.text)
    seat = data.seat
    if seat is not None and seat >= len(played.names):
        raise NotFound("no-seat-there", seat=seat)
    kind = OpenReader if data.open else Reader
    shown = None if data.open else seat
    return played, kind(played.game, shown, SPEAKERS[language], played.names, None, played.components)


@post("/api/tables/{table_id:str}/fork")
async def fork(table_id: str, data: Fork, service: Service, me: Identity, client: str) -> TableState:
    """A new table that starts at a step of a finished game.

    What was hidden there is dealt anew from the new table's seed, so having read the record is no advantage.
    """
    room = await service.room(table_id, me.id)
    if not room.playing.over:
        raise Conflict("game-not-over")
    if len(data.seats) != room.sheet.setup.players:
        raise Refused("other-players", players=room.sheet.setup.players)
    entries = await service.log.entries(table_id)
    moment = await asyncio.to_thread(history.moment_at, room.sheet.setup, entries, data.step)
    # `moment_at` stops at the last move if there are fewer.
    if moment.moves != data.step or moment.state.outcome is not None:
        raise NotFound("no-such-step", step=data.step)
    # The first Origin draws the seed; the second one also has the position that was dealt anew from it.
    setup = room.sheet.setup
    origin = Origin(version=setup.version, parent=table_id, step=data.step)
    origin = replace(origin, position=write_position(seed_promise.redealt(moment.state, origin.seed)))
    given = NewTable(setup.game, data.seats, dict(setup.options), data.visibility)
    table = await service.waiting_tables.create(me.id, client, given, origin)
    return (await service.lobby.sheet(table)).shown(me.id)


HANDLERS: Final = (download, list_steps, show_step, read_record, read_step, fork)
