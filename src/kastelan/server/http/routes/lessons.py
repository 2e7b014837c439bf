"""Guided first games, and the advice that a bot gives there and at tables that allow hints.

A guided game has a fixed seed, is unlisted and unrated, and is left out of statistics. Everybody gets the
same seed, so the promise of a fair seed does not apply to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final

from litestar import get, post
from litestar.params import Parameter

from kastelan.games import GAMES
from kastelan.server.errors import Forbidden, NotFound, TooMany
from kastelan.server.people.accounts import Identity
from kastelan.server.play.fair_queue import Asker
from kastelan.server.play.permissions import check_owner
from kastelan.server.service import Service
from kastelan.server.tables.table_info import Origin
from kastelan.server.wire.play import Advice
from kastelan.server.wire.tables import Lesson, NewTable, SeatRequest, TableState

BOT: Final = "greedy"


@post("/api/lessons")
async def begin_lesson(data: Lesson, service: Service, me: Identity) -> TableState:
    """Start a table for learning a game, against a bot."""
    lesson = GAMES[data.game].lesson if data.game in GAMES else None
    if lesson is None:
        raise NotFound("no-such-game", game=data.game)
    seats = [SeatRequest("me"), SeatRequest("bot", BOT)]
    given = NewTable(data.game, seats, dict(lesson.options), "unlisted")
    table = await service.lobby.create(me.id, given, Origin(seed=lesson.seed, learning=True))
    await service.lobby.start(table, me.id)
    room = await service.hub.refresh(table)
    return service.hub.shown(room, me.id)


@get("/api/tables/{table_id:str}/advice")
async def advise(
    table_id: str, service: Service, me: Identity, client: str, seat: Annotated[int, Parameter(ge=0, le=7)]
) -> Advice:
    """What a bot that knows what the seat knows would play for it, where the table allows hints."""
    room = await service.room(table_id, me.id)
    check_owner(room, me.id, seat)
    if not (room.sheet.row["learning"] or room.sheet.row["hints"]):
        raise Forbidden("no-hints-here")
    state = room.playing.state
    if seat not in state.actors:
        raise NotFound("nothing-to-advise")
    service.advice.take(client)
    with _one_at_a_time(service, me.id):
        return Advice(await service.bots.choose(BOT, state, seat, table_id, Asker(me.id, client)))


@contextmanager
def _one_at_a_time(service: Service, user: str) -> Iterator[None]:
    """Refuse a second request before the first is answered, since the same bots play at tables."""
    if user in service.advised:
        raise TooMany("too-fast", seconds=1)
    service.advised.add(user)
    try:
        yield
    finally:
        service.advised.discard(user)


HANDLERS: Final = (begin_lesson, advise)
