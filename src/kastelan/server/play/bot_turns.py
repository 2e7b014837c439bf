"""Bots play when it is their turn: at tables with people, and at tables of bots while somebody watches."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from kastelan.core.errors import KastelanError
from kastelan.server.errors import Unavailable
from kastelan.server.play.bot_pool import BotPool
from kastelan.server.play.commands import NO_ID, Command
from kastelan.server.play.fair_queue import Asker
from kastelan.server.play.permissions import BOT, Issuer
from kastelan.server.play.room import Room
from kastelan.server.wire.play import Done, Moves

DEFAULT_BOT: Final = "greedy"
RETRY_SECONDS: Final = 1.0  # before a bot tries again when the database does not answer
Act = Callable[[Room, Issuer, Command], Awaitable[Done]]


class BotTurns:
    """The bots of all tables in memory."""

    def __init__(self, act: Act, pool: BotPool) -> None:
        self._act, self._pool = act, pool
        self.alone = False  # whether tables of bots play on when nobody watches
        self.address_of: Callable[[str], str] = lambda user: ""  # the address that a person came from last

    def look(self, room: Room) -> None:
        """Let bots think if it is their turn."""
        table = room.table
        if table is None or table.over or (room.thinking is not None and not room.thinking.done()):
            return
        # One task plays all bots of a table in turn; it is started only when none is running (above).
        if self._has_reason(room) and any(room.bot(seat) for seat in table.state.actors):
            room.thinking = asyncio.create_task(self._think(room))

    def _has_reason(self, room: Room) -> bool:
        """Whether anyone will see what the bots play."""
        return self.alone or room.attended

    def asker(self, room: Room) -> Asker:
        """For whom the bots of a table think."""
        host = str(room.sheet.row["host"])
        return Asker(host, self.address_of(host), room.present)

    async def _think(self, room: Room) -> None:
        while room.table is not None and self._has_reason(room) and (seat := room.bot_to_move()) is not None:
            state, seq = room.table.state, room.table.seq
            bot = room.bot(seat) or DEFAULT_BOT
            # `seq` was read before thinking: if a move is undone meanwhile, the answer is refused as stale.
            word = await self._pool.choose(bot, state, seat, room.sheet.id, self.asker(room))
            try:
                await self._act(room, BOT, Moves(seat, seq, NO_ID, [word]))
            except (Unavailable, SQLAlchemyError, OSError):
                await asyncio.sleep(RETRY_SECONDS)
            except KastelanError:
                pass  # a move was taken back, or the player returned: look again
