"""Games that were played: records, steps, and new tables that start at a step."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from kastelan.core.record import write
from kastelan.server.errors import Conflict, Refused
from kastelan.server.http.routes.play import SeatAsked
from kastelan.server.people.accounts import Identity
from kastelan.server.play import history
from kastelan.server.play.replay_eyes import eyes_for, eyes_through
from kastelan.server.play.replay_questions import Brought, Redealt, Step, Steps, WholeRecord
from kastelan.server.service import Service
from kastelan.server.tables.table_info import Origin
from kastelan.server.wire.play import RecordSent, RecordShown, Replayed
from kastelan.server.wire.scalars import encoded_before
from kastelan.server.wire.tables import Fork, NewTable, TableState

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
    names = history.names_in_record(room.sheet.seats)
    proof = () if room.sheet.row["learning"] else await service.fair_start.proof(room.sheet)
    record = history.recorded(room.sheet.setup, entries, names, room.playing.state, proof)
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
    asker: str,
    seat: SeatAsked = None,
    first: StepNumber = 0,
    board: bool = False,
    opened: Annotated[bool, Parameter(query="open")] = False,
) -> list[Replayed]:
    """Steps of a game from `first` on, 200 at most, as far as the seat may know them. Of a finished game,
    everybody may look through any seat, or with `open=1` at everything."""
    user = who.id if who else None
    room = await service.room(table_id, user)
    asked = partial(Steps, eyes=eyes_through(room, user, seat, opened, spoken), first=first, told=board)
    return encoded_before(await service.replayed_log(asker, room, asked), list[Replayed])


@get("/api/tables/{table_id:str}/steps/{number:int}")
async def show_step(
    table_id: str,
    number: int,
    service: Service,
    who: Identity | None,
    spoken: str,
    asker: str,
    seat: SeatAsked = None,
    board: bool = False,
    opened: Annotated[bool, Parameter(query="open")] = False,
    instead: Words = None,
) -> Replayed:
    """One step, with the table as the seat saw it then; of a finished game also as it would have been, had
    its mover played the words of `instead` there."""
    user = who.id if who else None
    room = await service.room(table_id, user)
    if instead and not room.playing.over:
        raise Conflict("game-not-over")
    eyes = eyes_through(room, user, seat, opened, spoken)
    asked = partial(Step, eyes=eyes, number=number, told=board, instead=tuple(instead or ()))
    return encoded_before(await service.replayed_log(asker, room, asked), Replayed)


# Records from elsewhere


@post("/api/records", status_code=200, request_max_body_size=LARGEST_RECORD)
async def read_record(data: RecordSent, service: Service, spoken: str, asker: str) -> RecordShown:
    """A record replayed to its end, with 200 of its steps from `first` on; nothing of it is stored."""
    whole = WholeRecord(Brought(data.text), eyes_for(data, spoken), data.first)
    return encoded_before(await service.replayed(asker, whole), RecordShown)


@post("/api/records/steps/{number:int}", status_code=200, request_max_body_size=LARGEST_RECORD)
async def read_step(number: int, data: RecordSent, service: Service, spoken: str, asker: str) -> Replayed:
    """One step of a record, with the table as the seat saw it then."""
    step = Step(Brought(data.text), eyes_for(data, spoken), number, told=True)
    return encoded_before(await service.replayed(asker, step), Replayed)


@post("/api/tables/{table_id:str}/fork")
async def fork(
    table_id: str, data: Fork, service: Service, me: Identity, client: str, asker: str
) -> TableState:
    """A new table that starts at a step of a finished game.

    What was hidden there is dealt anew from the new table's seed, so having read the record is no advantage.
    """
    room = await service.room(table_id, me.id)
    if not room.playing.over:
        raise Conflict("game-not-over")
    if len(data.seats) != room.sheet.setup.players:
        raise Refused("other-players", players=room.sheet.setup.players)
    # The first Origin draws the seed; the second one also has the position that was dealt anew from it.
    setup = room.sheet.setup
    origin = Origin(version=setup.version, parent=table_id, step=data.step)
    dealt = partial(Redealt, moves=data.step, seed=origin.seed)
    origin = replace(origin, position=await service.replayed_log(asker, room, dealt))
    given = NewTable(setup.game, data.seats, dict(setup.options), data.visibility)
    table = await service.waiting_tables.create(me.id, client, given, origin)
    return (await service.lobby.sheet(table)).shown(me.id)


HANDLERS: Final = (download, list_steps, show_step, read_record, read_step, fork)
