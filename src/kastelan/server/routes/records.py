"""Games that were played: records, steps, and playing on from any of them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from kastelan.core.chance import seeded
from kastelan.core.game import Seat, State
from kastelan.core.position import write_position
from kastelan.core.record import write
from kastelan.server import history
from kastelan.server.entries import Entry
from kastelan.server.errors import Conflict, NotFound, Refused
from kastelan.server.people import Identity
from kastelan.server.plain import plain_events, plain_view
from kastelan.server.routes.play import SeatAsked, may_see
from kastelan.server.service import Service
from kastelan.server.sheet import Origin
from kastelan.server.table import Setup
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
    table_id: str, service: Service, who: Identity | None, seat: SeatAsked = None, first: StepNumber = 0
) -> list[Replayed]:
    """Steps of a game from `first` on, as far as the seat may know them."""
    room = await service.hub.room(table_id)
    may_see(room, who.id if who else None, seat)
    entries = await service.log.entries(table_id)
    return await asyncio.to_thread(
        replayed, room.sheet.setup, entries, seat, room.playing.over, range(first, first + MOST_STEPS), False
    )


@get("/api/tables/{table_id:str}/steps/{number:int}")
async def show_step(
    table_id: str, number: int, service: Service, who: Identity | None, seat: SeatAsked = None
) -> Replayed:
    """One step, with the table as the seat saw it then."""
    room = await service.hub.room(table_id)
    may_see(room, who.id if who else None, seat)
    entries = await service.log.entries(table_id)
    steps = await asyncio.to_thread(
        replayed, room.sheet.setup, entries, seat, room.playing.over, range(number, number + 1), True
    )
    if not steps:
        raise NotFound("no-such-step", step=number)
    return steps[0]


def replayed(
    setup: Setup, entries: list[Entry], seat: Seat | None, over: bool, wanted: range, with_view: bool
) -> list[Replayed]:
    """The wanted steps as a seat may know them; words of others only when the game is over."""
    found = []
    for number, (entry, state, events) in enumerate(history.walk(setup, entries)):
        if number >= wanted.stop:
            break
        if number in wanted:
            told = over or (entry is not None and entry.seat == seat)
            found.append(
                Replayed(
                    number,
                    entry.seat if entry else None,
                    entry.word if entry and told else None,
                    [dict(event) for event in plain_events(events, seat)],
                    dict(plain_view(state.view(seat))) if with_view else None,
                )
            )
    return found


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
    origin = Origin(forked_position(moment.state, origin.seed), table_id, data.step, origin.seed)
    setup = room.sheet.setup
    given = NewTable(setup.game, data.seats, dict(setup.options), data.visibility)
    table = await service.lobby.create(me.id, given, origin)
    return (await service.lobby.sheet(table)).shown(me.id)


def forked_position(state: State, seed: int) -> str:
    """The position with everything hidden dealt anew."""
    return write_position(state.determinise(None, seeded(seed)))


HANDLERS: Final = (download, list_steps, show_step, fork)
