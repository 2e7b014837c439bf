"""The tables in memory, and the one way in which a command changes them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from time import monotonic, perf_counter
from typing import Final

from kastelan.core.game import Seat
from kastelan.core.position import write_position
from kastelan.server.errors import Conflict
from kastelan.server.operation.clock import now
from kastelan.server.play import history
from kastelan.server.play.bot_pool import BotPool
from kastelan.server.play.bot_turns import DEFAULT_BOT, BotTurns
from kastelan.server.play.commands import Command, GoBack, StandIn, TimeUp, Vote
from kastelan.server.play.permissions import SERVER, Issuer, check_command
from kastelan.server.play.room import Room
from kastelan.server.play.table import Plan
from kastelan.server.play.timeouts import Hourglasses
from kastelan.server.storage.log_entries import Snapshot
from kastelan.server.storage.move_log import Log
from kastelan.server.storage.page_writer import Page
from kastelan.server.tables.lobby import Lobby
from kastelan.server.wire.play import Done, Seated
from kastelan.server.wire.tables import TableState

FOLLOW_SECONDS: Final = 30.0
"""How long a table of another process is followed after it was last used here: longer than any request for it
takes, so that no request holds a table that was forgotten meanwhile."""


class Hub:
    """All tables in memory."""

    def __init__(self, log: Log, lobby: Lobby, bots: BotPool, idle_seconds: float) -> None:
        self.log, self.lobby = log, lobby
        self.rooms: dict[str, Room] = {}
        # One lock for each table that is being loaded, so that requests that arrive together load it once.
        self._loading: dict[str, asyncio.Lock] = {}
        self._idle = idle_seconds
        # The event loop keeps only weak references to tasks, so running commands are held here.
        self._acting: set[asyncio.Task[Done]] = set()
        self.moves = 0
        # Hooks that Service connects: after a change of turn, after the end of a game, after a command (with
        # the seconds that it took), and to choose a stand-in.
        self.turned: Callable[[Room, Collection[Seat]], None] = lambda room, seats: None
        self.finished: Callable[[Room], None] = lambda room: None
        self.carried_out: Callable[[float], None] = lambda seconds: None
        self.stand_in_for: Callable[[Room, Seat], Awaitable[str]] = _default_bot
        self.hourglasses, self.bot_turns = Hourglasses(self.act), BotTurns(self.act, bots)

    async def room(self, table_id: str) -> Room:
        """A table, from memory or loaded from its log."""
        room = self.rooms.get(table_id)
        if room is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    room = self.rooms.get(table_id) or await self._load(table_id)
            finally:
                # Requests that are waiting for this lock find the room in memory when they get it.
                self._loading.pop(table_id, None)
        room.used = monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        sheet = await self.lobby.sheet(table_id)
        room = Room(sheet, None)
        if sheet.status in ("playing", "finished"):
            await self._load_moves(room)
        room = self.rooms.setdefault(table_id, room)  # two loads at once must give one room
        if self.log.shared:
            # Another process may have written after the log was read here; its notification was dropped,
            # because the table was not in memory yet. From here on notifications are heard.
            async with room.lock:
                await self._read_on(room)
        self._wake(room)
        return room

    @property
    def loading(self) -> int:
        """How many tables are being read into memory."""
        return len(self._loading)

    async def _load_moves(self, room: Room) -> None:
        sheet = room.sheet
        entries, snapshots = await self.log.entries(sheet.id), await self.log.snapshots(sheet.id)
        room.table = await asyncio.to_thread(
            history.load, sheet.setup, sheet.clock, sheet.started, entries, snapshots
        )
        room.table.watch.rests = sheet.rests
        room.table.forced = bool(sheet.row["forced"])
        room.snapshot = max((snapshot.seq for snapshot in snapshots), default=0)
        room.recent = ()

    async def refresh(self, table_id: str) -> Room:
        """Read a table's row again after it changed, and send it to everyone."""
        room = await self.room(table_id)
        async with room.lock:
            room.sheet = await self.lobby.sheet(table_id)
            if room.table is not None:
                room.table.watch.rests = room.sheet.rests
            await self._announce(room)
            await self.log.append(Page(table_id, ()))  # so that other processes look too
        self._wake(room)
        return room

    async def _announce(self, room: Room) -> None:
        """Send the table's row to everyone, and load the game if it has just started, or drop it if an
        operator has closed it."""
        if room.sheet.status == "closed":
            room.table = None
            room.recent = ()
        # Watchers who came before the start have not been sent a position yet.
        begun = room.table is None and room.sheet.status == "playing"
        if begun:
            await self._load_moves(room)
        room.broadcast(Seated(self.shown(room, None)))
        if begun:
            room.send_update(())

    async def catch_up(self, table_id: str) -> None:
        """Read what another process wrote about a table that is in memory here, or forget the table if nobody
        needs it here: the other process has it."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        if not room.busy and monotonic() - room.used > FOLLOW_SECONDS:
            del self.rooms[table_id]
            return
        async with room.lock:
            await self._read_on(room)
        self._wake(room)

    async def _read_on(self, room: Room) -> None:
        sheet = await self.lobby.sheet(room.sheet.id)
        if not sheet.same(room.sheet):
            room.sheet = sheet
            await self._announce(room)
        if room.table is None:
            return
        seq = room.table.seq
        # `followed` may stop halfway. Then the whole table is loaded again, and `retold` repeats the events
        # since the old number, because no watcher has been sent them yet.
        lines = history.followed(room.table, await self.log.entries(sheet.id, seq))
        if lines is None:  # it went further back than this process remembers
            await self._load_moves(room)
            lines = tuple(history.retold(sheet.setup, await self.log.entries(sheet.id), seq))
        if lines:
            room.remember(lines)
            room.send_update(lines)

    async def person_changed(self, user: str) -> None:
        """Refresh the tables of a person whose name or preferences have changed."""
        for table_id in [room.sheet.id for room in self.rooms.values() if room.sheet.member(user)]:
            await self.refresh(table_id)

    def show_clocks(self) -> None:
        """Send everyone the time and the clocks again, because the server's clock has gone ahead."""
        for room in self.rooms.values():
            room.broadcast(Seated(self.shown(room, None)))
            if room.table is not None:
                room.send_update(())

    def shown(self, room: Room, user: str | None) -> TableState:
        return room.sheet.shown(user, room.table)

    async def act(self, room: Room, issuer: Issuer, command: Command) -> Done:
        """Carry out a command even if the caller goes away meanwhile."""
        task = asyncio.create_task(self.carry_out(room, issuer, command))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)
        return await asyncio.shield(task)

    async def carry_out(self, room: Room, issuer: Issuer, command: Command) -> Done:
        """Carry out a command: check, decide, write to the log, apply, send. Once answered, it is on disk.

        For callers that are never cancelled: sockets finish what they have begun to answer.
        """
        begin = perf_counter()
        done = await self._locked(room, issuer, command)
        self.carried_out(perf_counter() - begin)
        return done

    async def _locked(self, room: Room, issuer: Issuer, command: Command) -> Done:
        async with room.lock:
            room.used = monotonic()
            table = room.playing
            check_command(room, issuer, command)
            # Under the lock no other command changes the table between this decision and its application.
            plan = table.decide(command, now())
            if plan.lines:
                await self._commit(room, plan)
            if (next_command := await self._consequence(room, command)) is not None:
                await self._commit(room, table.decide(next_command, now()))
            # A repeated command gets the number of the line that it wrote the first time.
            seq = room.playing.seq if plan.repeated is None else plan.repeated
        self._wake(room)
        return Done(command.id, seq, plan.repeated is not None)

    async def _consequence(self, room: Room, command: Command) -> Command | None:
        """What the server adds to a command: an undo that all have agreed to, or a bot that was voted in."""
        request = room.playing.agreed_undo(room.people())
        if request is not None:
            entries, setup = await self.log.entries(room.sheet.id), room.sheet.setup
            return GoBack(
                request.seat, await asyncio.to_thread(history.moment_at, setup, entries, request.moves)
            )
        if isinstance(command, Vote) and room.voted_out(command.absent):
            return StandIn(command.absent, await self.stand_in_for(room, command.absent))
        return None

    async def _commit(self, room: Room, plan: Plan) -> None:
        """Write a plan to the log, apply it, and send everyone what they may know of it."""
        table = room.playing
        try:
            # The log comes first: what watchers have been sent must survive a crash.
            await self.log.append(self._page(room, plan))
        except Conflict:  # another process was faster: read what it wrote
            await self._read_on(room)
            raise
        before = table.state.actors
        table.apply(plan)
        room.remember(plan.lines)
        self.moves += len(plan.lines)
        if table.over:
            # The page that was just written also changed the status and the result in the table's row.
            room.sheet = await self.lobby.sheet(room.sheet.id)
            self.finished(room)
        room.send_update(plan.lines)
        if table.state.actors != before:
            # Seats that were already deciding before this move are not notified again.
            self.turned(room, set(table.state.actors) - set(before))

    def _page(self, room: Room, plan: Plan) -> Page:
        table, last = room.playing, plan.entries[-1]
        outcome, changes = plan.now.state.outcome, dict[str, object]()
        if outcome is not None:
            changes = {"status": "finished", "finished": last.at, "result": list(outcome.scores)}
            changes["places"] = list(outcome.places)
        # The default clock has no limits, so only a table with another clock needs a deadline.
        if table.watch.clock != type(table.watch.clock)():
            changes["deadline"] = room.next_deadline(plan)
        snapshot = None
        # A snapshot is useless once an undo goes behind it: it waits until the mover cannot undo freely.
        if plan.now.back is None and last.seq - room.snapshot >= history.SNAPSHOT_EVERY:
            snapshot = Snapshot(last.seq, plan.now.moves, write_position(plan.now.state))
            # If writing fails, the next snapshot only comes later.
            room.snapshot = last.seq
        return Page(room.sheet.id, plan.entries, changes, snapshot)

    # Bots and time

    def watched(self, room: Room) -> None:
        """Let bots play on that have waited for someone to watch."""
        self._wake(room)

    def _wake(self, room: Room) -> None:
        """Let bots think if it is their turn, and turn the hourglass for people whose time is limited."""
        self.hourglasses.look(room)
        self.bot_turns.look(room)

    async def expire(self, table_id: str) -> None:
        """Let bots play for everyone whose clock has run out."""
        room, at = await self.room(table_id), now()
        for seat in room.late(at):
            with contextlib.suppress(Conflict):  # decided in the last moment, or seen by another process too
                await self.act(room, SERVER, TimeUp(seat, await self.stand_in_for(room, seat)))
        async with room.lock:
            # Under the lock, so that no move changes the clocks between reading and writing the deadline.
            await self.lobby.next_deadline(table_id, at, room.first_deadline())

    async def close(self) -> None:
        """Stop the bots, and wait for commands that are being written."""
        thinking = [room.thinking for room in self.rooms.values() if room.thinking is not None]
        thinking += [room.hourglass for room in self.rooms.values() if room.hourglass is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, *self._acting, return_exceptions=True)

    def forget_idle(self) -> None:
        """Remove tables from memory that have no watchers and were not used for a while."""
        for table_id, room in list(self.rooms.items()):
            if not room.busy and monotonic() - room.used > self._idle:
                del self.rooms[table_id]


async def _default_bot(_room: Room, _seat: Seat) -> str:
    return DEFAULT_BOT
