"""Playing: how things stand, moves, taking back."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import Parameter

from kastelan.core.game import Seat
from kastelan.server.errors import Conflict, Forbidden
from kastelan.server.people.accounts import Identity
from kastelan.server.play.hub import Hub, Planning
from kastelan.server.play.room import Room
from kastelan.server.play.table import Plan, Table
from kastelan.server.service import Service
from kastelan.server.wire.play import AnswerUndo, AskUndo, Done, Moves, Undo, Update

SeatAsked = Annotated[int | None, Parameter(ge=0, le=7)]


def own_seat(room: Room, user: str | None, seat: Seat) -> Seat:
    """The seat, if the person sits there."""
    if not room.sheet.owns(user, seat):
        raise Forbidden("not-your-seat")
    return seat


def may_see(room: Room, user: str | None, seat: Seat | None) -> None:
    """A seat is seen by its own player, the table by everyone who may know of it."""
    room.sheet.check_seen(user)
    if seat is not None:
        own_seat(room, user, seat)


def by_hand(seat: Seat, planning: Planning) -> Planning:
    """A plan of the person himself, who has to come back first if a bot plays for the seat."""

    def plan(table: Table, at: int) -> Plan:
        made = planning(table, at)
        if made.repeated is None and seat in table.stand_ins:
            raise Conflict("stand-in-plays")
        return made

    return plan


async def move(hub: Hub, room: Room, user: str, data: Moves) -> Done:
    own_seat(room, user, data.seat)
    moves = by_hand(
        data.seat, lambda table, at: table.plan_moves(data.seat, data.seq, data.id, data.words, at)
    )
    return await hub.act(room, moves, data.id)


async def undo(hub: Hub, room: Room, user: str, data: Undo) -> Done:
    own_seat(room, user, data.seat)
    back = by_hand(data.seat, lambda table, at: table.plan_undo(data.seat, data.seq, data.id, at, data.turn))
    return await hub.act(room, back, data.id)


async def ask_undo(hub: Hub, room: Room, user: str, data: AskUndo) -> Done:
    own_seat(room, user, data.seat)
    others = {place.user for place in room.sheet.seats if place.seat in room.people()} - {user}
    if room.sheet.row["rated"] and not others:
        raise Forbidden("rated-undo")
    wish = by_hand(data.seat, lambda table, at: table.plan_wish(data.seat, data.moves, data.id, at))
    return await hub.act(room, wish, data.id)


async def answer_undo(hub: Hub, room: Room, user: str, data: AnswerUndo) -> Done:
    own_seat(room, user, data.seat)
    return await hub.act(
        room, lambda table, at: table.plan_answer(data.seat, data.agree, data.id, at), data.id
    )


@get("/api/tables/{table_id:str}/position")
async def show_position(
    table_id: str,
    service: Service,
    who: Identity | None,
    spoken: str,
    seat: SeatAsked = None,
    since: Annotated[int | None, Parameter(ge=0, le=10_000_000)] = None,
    board: bool = False,
) -> Update:
    """The table as a seat, or a spectator, may know it; with `since` also what has happened after that, and
    with `board=1` what a browser draws."""
    room = await service.hub.room(table_id)
    may_see(room, who.id if who else None, seat)
    told = () if since is None else await service.hub.missed(room, since)
    return room.update(room.perspective(seat, told), spoken, board)


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def make_moves(table_id: str, data: Moves, service: Service, me: Identity) -> Done:
    """Words in order, all or none. A repeated id changes nothing; an answer to an old position is refused."""
    return await move(service.hub, await service.room(table_id, me.id), me.id, data)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def take_back(table_id: str, data: Undo, service: Service, me: Identity) -> Done:
    """Take back the last move, or with `turn` all that can be, where nobody else is concerned."""
    return await undo(service.hub, await service.room(table_id, me.id), me.id, data)


@post("/api/tables/{table_id:str}/undo/ask", status_code=200)
async def ask_back(table_id: str, data: AskUndo, service: Service, me: Identity) -> Done:
    """Ask the other people to go further back."""
    return await ask_undo(service.hub, await service.room(table_id, me.id), me.id, data)


@post("/api/tables/{table_id:str}/undo/answer", status_code=200)
async def answer_back(table_id: str, data: AnswerUndo, service: Service, me: Identity) -> Done:
    """Agree, or not."""
    return await answer_undo(service.hub, await service.room(table_id, me.id), me.id, data)


HANDLERS: Final = (show_position, make_moves, take_back, ask_back, answer_back)
