"""Records each finished game in statistics and ratings, exactly once.

A game is marked as counted in the same transaction that writes its results. A process that dies between the
last move and this leaves the game unmarked; the next server to start finds and counts it.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kastelan.bots import BOTS
from kastelan.core.errors import KastelanError
from kastelan.core.game import Seat
from kastelan.server.operation.clock import now
from kastelan.server.operation.task_queue import TaskQueue
from kastelan.server.play import history
from kastelan.server.play.bot_turns import DEFAULT_BOT
from kastelan.server.play.room import Room
from kastelan.server.statistics.ratings import apply_game, ratings_of
from kastelan.server.storage import schema
from kastelan.server.storage.move_log import Log
from kastelan.server.tables.lobby import Lobby
from kastelan.server.tables.table_filter import BOT
from kastelan.server.tables.table_info import Sheet, whole

logger = logging.getLogger("kastelan.server")
ENOUGH_GAMES: Final = 5
"""With fewer games, a rating is too uncertain to choose a stand-in by."""


class ResultRecorder:
    """Counts finished games, and chooses stand-ins by rating."""

    def __init__(self, engine: AsyncEngine, lobby: Lobby, log: Log, tasks: TaskQueue) -> None:
        self._engine, self._lobby, self._log, self._errands = engine, lobby, log, tasks

    def finished(self, room: Room) -> None:
        """Count a game that has just ended, in the background."""
        self._errands.soon(partial(self.count, room.sheet.id))

    async def count_all(self) -> None:
        """Count all finished games that were not counted yet."""
        tables = schema.tables.c
        wanted = (
            select(tables.id)
            .where(tables.status == "finished", tables.counted.is_(None))
            .order_by(tables.finished)
        )
        async with self._engine.connect() as connection:
            missing = (await connection.scalars(wanted)).all()
        for table in missing:
            try:
                await self.count(table)
            except (KastelanError, LookupError, AssertionError):
                logger.exception("a game cannot be counted")

    async def count(self, table: str) -> None:
        """Count a finished game unless it already was."""
        sheet = await self._lobby.sheet(table)
        places = await self._places(sheet)
        async with self._engine.begin() as connection:
            # Marking is a conditional update, so only one of several processes writes the results.
            if await _marked(connection, table, places):
                await _write_down(connection, sheet, places)

    async def _places(self, sheet: Sheet) -> list[int]:
        """The places of all seats; games from before places were stored are replayed."""
        kept = sheet.row["places"]
        if isinstance(kept, list):
            return [whole(place) for place in kept]
        entries = await self._log.entries(sheet.id)
        table = await asyncio.to_thread(history.load, sheet.setup, sheet.clock, sheet.started, entries)
        outcome = table.state.outcome
        assert outcome is not None, sheet.id
        return list(outcome.places)

    async def stand_in_for(self, room: Room, seat: Seat) -> str:
        """The stand-in for a person: the bot with the nearest rating, if both ratings are certain enough."""
        setup, user = room.sheet.setup, room.sheet.seats[seat].user or ""
        bots = {f"{BOT}{name}": name for name in BOTS}
        async with self._engine.connect() as connection:
            known = await ratings_of(connection, [user, *bots], setup.game, setup.players)
        known = {player: rating for player, rating in known.items() if rating.games >= ENOUGH_GAMES}
        own = known.pop(user, None)
        if own is None or not known:
            return DEFAULT_BOT
        return bots[min(known, key=lambda bot: abs(known[bot].mu - own.mu))]


async def _marked(connection: AsyncConnection, table: str, places: list[int]) -> bool:
    """Mark the game as counted; False if it already was."""
    tables = schema.tables.c
    mark = (
        update(schema.tables)
        .where(tables.id == table, tables.status == "finished", tables.counted.is_(None))
        .values(counted=now(), places=places)
    )
    return (await connection.execute(mark)).rowcount == 1


async def _write_down(connection: AsyncConnection, sheet: Sheet, places: list[int]) -> None:
    scores = sheet.row["result"]
    assert isinstance(scores, list)
    players = [f"{BOT}{seat.bot}" if seat.bot else str(seat.user) for seat in sheet.seats]
    counts = _counts(sheet)
    await connection.execute(
        insert(schema.results),
        [
            {
                "table_id": sheet.id, "seat": seat, "player": player, "score": scores[seat],
                "place": places[seat], "counts": counts,
            }
            for seat, player in enumerate(players)
        ],
    )  # fmt: skip
    if sheet.row["rated"] and counts and len(set(players)) > 1:
        at = whole(sheet.row["finished"])
        await apply_game(connection, sheet.id, sheet.setup.game, players, places, at)


def _counts(sheet: Sheet) -> bool:
    """Whether a game counts: no person on two seats, no fork of another game, no lesson."""
    if sheet.row["learning"]:
        return False
    people = [seat.user for seat in sheet.seats if seat.user is not None]
    return len(people) == len(set(people)) and sheet.row["position"] is None
