"""Games that were played: records, steps, and playing on from any of them."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from kastelan.core.game import Seat
from kastelan.core.position import write_position
from kastelan.core.record import write
from kastelan.server import fairness, history
from kastelan.server.entries import Entry
from kastelan.server.errors import Conflict, NotFound, Refused
from kastelan.server.history import Step
from kastelan.server.people import Identity
from kastelan.server.plain import plain_events, plain_view
from kastelan.server.reading import Reader
from kastelan.server.rooms import Room
from kastelan.server.routes.play import SeatAsked, own_seat
from kastelan.server.service import Service
from kastelan.server.sheet import Origin
from kastelan.server.wire.play import Replayed
from kastelan.server.wire.tables import Fork, NewTable, TableState

MOST_STEPS: Final = 200
StepNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def download(table_id: str, service: Service, who: Identity | None) -> Response[str]:
    """A finished game as a record, with its seed: `kastelan replay --verify` checks it."""
    room = await service.hub.room(table_id)
    room.sheet.check_seen(who.id if who else None)
    if not room.playing.over:
        raise Conflict("game-not-over")
    entries = await service.log.entries(table_id)
    names = [place.name for place in room.sheet.seats]
    record = history.recorded(room.sheet.setup, entries, names, room.playing.state)
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
) -> list[Replayed]:
    """Steps of a game from `first` on, 200 at most, as far as the seat may know them; of a finished game
    everybody may look with the eyes of any seat."""
    room = await service.hub.room(table_id)
    reader = _reader(room, who.id if who else None, seat, spoken)
    entries = tuple(await service.log.entries(table_id))
    wanted = range(first, first + MOST_STEPS)
    return await asyncio.to_thread(replayed, room, entries, reader, wanted, board)


@get("/api/tables/{table_id:str}/steps/{number:int}")
async def show_step(
    table_id: str,
    number: int,
    service: Service,
    who: Identity | None,
    spoken: str,
    seat: SeatAsked = None,
    board: bool = False,
) -> Replayed:
    """One step, with the table as the seat saw it then."""
    room = await service.hub.room(table_id)
    reader = _reader(room, who.id if who else None, seat, spoken)
    entries = tuple(await service.log.entries(table_id))
    found = await asyncio.to_thread(replayed, room, entries, reader, range(number, number + 1), board)
    if not found:
        raise NotFound("no-such-step", step=number)
    view = history.walked(room.sheet.setup, entries)[number].state.view(seat)
    found[0].view = dict(plain_view(view))
    found[0].board = reader.board(view) if board else None
    return found[0]


def _reader(room: Room, user: str | None, seat: Seat | None, language: str) -> Reader:
    """Whoever reads, if he may look with these eyes; when the game is over, everyone may."""
    room.sheet.check_seen(user)
    if seat is not None and not (room.playing.over and seat < len(room.sheet.seats)):
        own_seat(room, user, seat)
    reader = room.reader(seat, language)
    return reader if seat is None or room.sheet.owns(user, seat) else replace(reader, you=None)


def replayed(
    room: Room, entries: tuple[Entry, ...], reader: Reader, wanted: range, told: bool
) -> list[Replayed]:
    """The wanted steps as a reader may know them, with words if they are to be told."""
    steps, over = history.walked(room.sheet.setup, entries), room.playing.over
    return [_step(number, steps[number], reader, over, told) for number in wanted if 0 <= number < len(steps)]


def _step(number: int, step: Step, reader: Reader, over: bool, told: bool) -> Replayed:
    entry, state, events = step.entry, step.state, step.events
    readable = entry is not None and (over or entry.seat == reader.seat)
    return Replayed(
        number,
        entry.seat if entry else None,
        entry.word if entry and readable else None,
        reader.told(events) if told else [dict(event) for event in plain_events(events, reader.seat)],
        list(state.actors),
        list(state.scores()) if over else None,
        reader.story(events) if told else None,
    )


@post("/api/tables/{table_id:str}/fork")
async def fork(table_id: str, data: Fork, service: Service, me: Identity) -> TableState:
    """A new table that starts at a step of a finished game.

    What was hidden there is dealt anew from the new table's seed, so having read the record is no advantage.
    """
    room = await service.hub.room(table_id)
    room.sheet.check_seen(me.id)
    if not room.playing.over:
        raise Conflict("game-not-over")
    if len(data.seats) != room.sheet.setup.players:
        raise Refused("other-players", players=room.sheet.setup.players)
    entries = await service.log.entries(table_id)
    moment = await asyncio.to_thread(history.moment_at, room.sheet.setup, entries, data.step)
    if moment.moves != data.step or moment.state.outcome is not None:
        raise NotFound("no-such-step", step=data.step)
    origin = Origin(parent=table_id, step=data.step)
    origin = Origin(
        write_position(fairness.redealt(moment.state, origin.seed)), table_id, data.step, origin.seed
    )
    setup = room.sheet.setup
    given = NewTable(setup.game, data.seats, dict(setup.options), data.visibility)
    table = await service.lobby.create(me.id, given, origin)
    return (await service.lobby.sheet(table)).shown(me.id)


HANDLERS: Final = (download, list_steps, show_step, fork)
