"""The analysis of a finished game: computed once, and shown to everyone who may read the game."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import get, post
from litestar.params import Parameter

from kastelan.arena.analysis import mistakes
from kastelan.bots.game_bots import bots_of
from kastelan.server.analysis.store import StoredAnalysis
from kastelan.server.analysis.view import JudgedGame
from kastelan.server.errors import Conflict
from kastelan.server.people.accounts import Identity
from kastelan.server.play.replay_eyes import open_eyes
from kastelan.server.play.room import Room
from kastelan.server.service import Service
from kastelan.server.wire.analysis import Analysis, JudgedTurn

TurnNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]


@post("/api/tables/{table_id:str}/analysis", status_code=200)
async def ask_for_analysis(
    table_id: str, service: Service, who: Identity | None, spoken: str, client: str, asker: str
) -> Analysis:
    """Have a finished game analysed. A second request joins the first; after a failure it resumes."""
    room = await _over(service, table_id, who)
    kept = await service.analyses.of(table_id)
    if kept is None or not kept.wanted:
        service.asked_analyses.take(client)
        playouts = service.settings.analysis_playouts or bots_of(room.sheet.setup.game).analysis_playouts
        await service.analyses.ask(table_id, room.playing.now.moves, playouts)
        service.analysis_queue.soon()
    return await _shown(service, room, spoken, asker)


@get("/api/tables/{table_id:str}/analysis")
async def show_analysis(
    table_id: str, service: Service, who: Identity | None, spoken: str, asker: str, first: TurnNumber = 0
) -> Analysis:
    """How far the analysis is, with the turns after the first `first`."""
    return await _shown(service, await _over(service, table_id, who), spoken, asker, first)


async def _over(service: Service, table_id: str, who: Identity | None) -> Room:
    room = await service.room(table_id, who.id if who else None)
    if not room.playing.over:
        raise Conflict("game-not-over")
    return room


async def _shown(service: Service, room: Room, language: str, asker: str, first: int = 0) -> Analysis:
    kept = await service.analyses.of(room.sheet.id)
    if kept is None:
        return Analysis("none", 0, room.playing.now.moves, 0, first, [], [], [])
    found = await service.analyses.turns(room.sheet.id) if kept.judged else []
    worst = [one.move for one in mistakes(found)]
    asked = partial(JudgedGame, eyes=open_eyes(room, language), judgements=tuple(found[first:]))
    turns, forced = await service.replayed_log(asker, room, asked)
    return _analysis(kept, first, turns, worst, forced)


def _analysis(
    kept: StoredAnalysis, first: int, turns: list[JudgedTurn], worst: list[int], forced: list[int]
) -> Analysis:
    return Analysis(kept.status, kept.playouts, kept.moves, kept.judged, first, turns, worst, forced)


HANDLERS: Final = (ask_for_analysis, show_analysis)
