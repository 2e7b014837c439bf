"""Looking ahead: what a word would bring, why it cannot be said, what one might do, and plans in private."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from litestar import get, post
from litestar.params import Parameter

from kastelan.core.game import Seat, State
from kastelan.server.http.routes.play import own_seat
from kastelan.server.people.accounts import Identity
from kastelan.server.play import lookahead
from kastelan.server.play.localised_reader import Reader
from kastelan.server.play.lookahead import Outlook
from kastelan.server.play.position_message import Perspective, happened, position
from kastelan.server.play.room import Room
from kastelan.server.play.table import Told
from kastelan.server.service import Service
from kastelan.server.storage.log_entries import MOVE, Entry
from kastelan.server.wire.play import (
    Foretold,
    Intent,
    Planned,
    Preview,
    Previews,
    Question,
    Refusal,
)
from kastelan.server.wire.presented import Ideas


async def _seen(service: Service, table_id: str, user: str, seat: Seat) -> tuple[Room, State]:
    """The table, and its position as its own player may think it to be."""
    room = await service.room(table_id, user)
    own_seat(room, user, seat)
    return room, lookahead.private(room.playing.state, seat)


@post("/api/tables/{table_id:str}/preview", status_code=200)
async def preview(table_id: str, data: Preview, service: Service, me: Identity, spoken: str) -> Foretold:
    """What is certain to happen if the seat says these words; nothing if the position is gone."""
    room, state = await _seen(service, table_id, me.id, data.seat)
    if data.seq not in (None, room.playing.seq):
        return Foretold([], [], certain=False)
    return foretold(lookahead.foretell(state, data.seat, data.words), room.reader(data.seat, spoken))


@post("/api/tables/{table_id:str}/previews", status_code=200)
async def preview_all(
    table_id: str, data: Previews, service: Service, me: Identity, spoken: str
) -> dict[str, Foretold]:
    """What each legal word is certain to bring, now or after the words of `start`; nothing if the position is
    gone."""
    room, state = await _seen(service, table_id, me.id, data.seat)
    if data.seq not in (None, room.playing.seq):
        return {}
    reader = room.reader(data.seat, spoken)
    return await asyncio.to_thread(_all, state, data, reader)


def _all(state: State, data: Previews, reader: Reader) -> dict[str, Foretold]:
    found = lookahead.foretell_all(state, data.seat, data.start)
    return {word: foretold(one, reader) for word, one in found.items()}


def foretold(found: Outlook, reader: Reader) -> Foretold:
    return Foretold(reader.told(found.events), list(found.points), found.certain)


@post("/api/tables/{table_id:str}/refusal", status_code=200)
async def why_not(table_id: str, data: Question, service: Service, me: Identity, spoken: str) -> Refusal:
    """Why the seat cannot say a word, now or after the words of `start`; null if it can."""
    room, state = await _seen(service, table_id, me.id, data.seat)
    error = lookahead.refusal(state, data.seat, data.word, data.start)
    return Refusal(None if error is None else room.reader(data.seat, spoken).refusal(error))


@get("/api/tables/{table_id:str}/ideas")
async def show_ideas(
    table_id: str,
    service: Service,
    me: Identity,
    seat: Annotated[int, Parameter(ge=0, le=7)],
    start: Annotated[str, Parameter(max_length=2000, description="words already tried, with blanks")] = "",
) -> Ideas:
    """What the seat might do, now or after the words of `start`, as far as the game's presenter has ideas."""
    _, state = await _seen(service, table_id, me.id, seat)
    return await asyncio.to_thread(lookahead.ideas, state, seat, start.split())


@post("/api/tables/{table_id:str}/plan", status_code=200)
async def plan(
    table_id: str, data: Intent, service: Service, me: Identity, spoken: str, board: bool = False
) -> Planned:
    """Words carried out in private, now or as if it were the seat's turn; nothing is sent or kept."""
    room, state = await _seen(service, table_id, me.id, data.seat)
    reader = room.reader(data.seat, spoken)
    return await asyncio.to_thread(planned, room, state, data, reader, board)


def planned(room: Room, state: State, data: Intent, reader: Reader, board: bool) -> Planned:
    """Where the words lead, as far as that can be known."""
    begun = lookahead.begin(state, data.seat)
    tried = lookahead.reach(begun, data.seat, data.words)
    now, table = tried[-1].state if tried else begun, room.playing
    lines = [
        Told(Entry(table.seq + at, MOVE, data.seat, one.word, "", 0), one.events)
        for at, one in enumerate(tried, 1)
    ]
    seen, goes_on = Perspective(now, data.seat, lines), not tried or tried[-1].certain
    told_to = reader if board else None
    return Planned(
        position(room.sheet.id, table, seen, reader.speaker, told_to, planned=True, asks=goes_on),
        happened(seen, table.over, told_to),
    )


HANDLERS: Final = (preview, preview_all, why_not, show_ideas, plan)
