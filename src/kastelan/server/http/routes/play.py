"""Playing: the position of a table, moves and undo."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.params import Parameter

from kastelan.server.errors import NotFound
from kastelan.server.people.accounts import Identity
from kastelan.server.play.commands import Command
from kastelan.server.play.missed_lines import older_lines
from kastelan.server.play.permissions import Person, check_view
from kastelan.server.service import Service
from kastelan.server.wire.play import AnswerUndo, AskUndo, Done, Moves, Undo, Update

SeatAsked = Annotated[int | None, Parameter(ge=0, le=7)]


async def _act(service: Service, table_id: str, me: Identity, command: Command) -> Done:
    return await service.hub.act(await service.room(table_id, me.id), Person(me.id), command)


@get("/api/tables/{table_id:str}/position")
async def show_position(
    table_id: str,
    service: Service,
    who: Identity | None,
    spoken: str,
    asker: str,
    seat: SeatAsked = None,
    since: Annotated[int | None, Parameter(ge=0, le=10_000_000)] = None,
    board: bool = False,
) -> Update:
    """The table as a seat, or a spectator, may know it; with `since` also what has happened after that, and
    with `board=1` what a browser draws."""
    room = await service.hub.room(table_id)
    check_view(room, who.id if who else None, seat)
    if since is None:
        return room.update(room.perspective(seat), spoken, board)
    if since > room.playing.seq:
        raise NotFound("no-such-seq", seq=since)
    older = await older_lines(service, room, [seat], spoken, board, since, asker)
    seen = room.perspective(seat, room.lines_after(older.until) or ())
    return room.update(seen, spoken, board, older.told.get(seat, ()))


@post("/api/tables/{table_id:str}/moves", status_code=200)
async def make_moves(table_id: str, data: Moves, service: Service, me: Identity) -> Done:
    """Words in order, all or none. A repeated id changes nothing; an answer to an old position is refused."""
    return await _act(service, table_id, me, data)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(table_id: str, data: Undo, service: Service, me: Identity) -> Done:
    """Take back the last move, or with `turn` all that can be taken back without asking."""
    return await _act(service, table_id, me, data)


@post("/api/tables/{table_id:str}/undo/ask", status_code=200)
async def ask_undo(table_id: str, data: AskUndo, service: Service, me: Identity) -> Done:
    """Ask the other people to go further back."""
    return await _act(service, table_id, me, data)


@post("/api/tables/{table_id:str}/undo/answer", status_code=200)
async def answer_undo(table_id: str, data: AnswerUndo, service: Service, me: Identity) -> Done:
    """Agree to go back, or refuse."""
    return await _act(service, table_id, me, data)


HANDLERS: Final = (show_position, make_moves, undo, ask_undo, answer_undo)
