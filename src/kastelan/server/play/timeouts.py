"""Hourglasses: the table moves for a seat that exceeds the time limit of a decision (DIG-4)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from kastelan.core.errors import KastelanError
from kastelan.server.play.commands import NO_ID, Command
from kastelan.server.play.permissions import Hourglass, Issuer
from kastelan.server.play.room import Room
from kastelan.server.presenters import Timeout
from kastelan.server.wire.play import Done, Moves

Act = Callable[[Room, Issuer, Command], Awaitable[Done]]


class Hourglasses:
    """The hourglass of each table where a person has to decide within a time limit."""

    def __init__(self, act: Act) -> None:
        self._act = act

    def look(self, room: Room) -> None:
        """Start the hourglass when a decision with a time limit begins; stop it when the decision is made."""
        timeout = room.timeout()
        key = "" if timeout is None else timeout.key
        # The key identifies one decision, so the same key means that its hourglass is already running.
        if key == room.timed:
            return
        if room.hourglass is not None:
            room.hourglass.cancel()
        room.timed, room.hourglass = key, None
        if timeout is not None:
            room.hourglass = asyncio.create_task(self._run(room, timeout))

    async def _run(self, room: Room, timeout: Timeout) -> None:
        await asyncio.sleep(timeout.seconds)
        command = Moves(timeout.seat, room.playing.seq, NO_ID, [timeout.word])
        with contextlib.suppress(KastelanError):  # decided in the last moment, or seen by another process too
            # This leads back to `look`, which cancels this very task; the command is shielded and completes.
            await self._act(room, Hourglass(timeout), command)
