"""Tables in memory: each move is decided, written down, made true and told to everyone who watches."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, Coroutine
from time import monotonic
from typing import Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from kastelan.core.errors import KastelanError
from kastelan.core.game import Seat
from kastelan.core.position import write_position
from kastelan.server.errors import Conflict, NotFound, Unavailable
from kastelan.server.people.accounts import now
from kastelan.server.play import history
from kastelan.server.play.bot_pool import BotPool
from kastelan.server.play.room import Room
from kastelan.server.play.table import Plan, Table, Told
from kastelan.server.play.timeouts import Hourglasses
from kastelan.server.storage.log_entries import Entry, Snapshot
from kastelan.server.storage.move_log import Log, Page
from kastelan.server.tables.lobby import Lobby
from kastelan.server.wire.play import Done, Seated
from kastelan.server.wire.tables import TableState

STAND_IN: Final = "greedy"
BOTS_HAVE_NO_ID: Final = ""  # people name their answers as they like, so no name is safe from them
PATIENCE: Final = 1.0  # seconds that a bot waits for a database that is away
T = TypeVar("T", Done, None)
Planning = Callable[[Table, int], Plan]


class Hub:
    """All tables in memory, and the way in."""

    def __init__(self, log: Log, lobby: Lobby, bots: BotPool, idle_seconds: float) -> None:
        self.log, self.lobby, self.bots = log, lobby, bots
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._idle = idle_seconds
        self._acting: set[asyncio.Task[Done] | asyncio.Task[None]] = set()
        self.moves = 0
        self.turned: Callable[[Room, Collection[Seat]], None] = lambda room, seats: None
        self.finished: Callable[[Room], None] = lambda room: None
        self.stand_in_for: Callable[[Room, Seat], Awaitable[str]] = _greedy
        self.hourglasses = Hourglasses(self.act)

    async def room(self, table_id: str) -> Room:
        """A table, from memory or out of its log."""
        room = self.rooms.get(table_id)
        if room is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    room = self.rooms.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        room.used = monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        sheet = await self.lobby.sheet(table_id)
        room = Room(sheet, None)
        if sheet.status in ("playing", "finished"):
            await self._load_moves(room)
        room = self.rooms.setdefault(table_id, room)  # one table is one room, whoever loaded it
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
        room.snapshot = max((snapshot.seq for snapshot in snapshots), default=0)
        room.recent.clear()

    async def refresh(self, table_id: str) -> Room:
        """Read a table's row again after something about it changed, and tell everyone."""
        room = await self.room(table_id)
        async with room.lock:
            room.sheet = await self.lobby.sheet(table_id)
            if room.table is not None:
                room.table.watch.rests = room.sheet.rests
            await self._announce(room)
            await self.log.append(Page(table_id, ()))  # other processes look too
        self._wake(room)
        return room

    async def _announce(self, room: Room) -> None:
        """Tell everyone how the table's row reads now, and begin if it says so."""
        begun = room.table is None and room.sheet.status == "playing"
        if begun:
            await self._load_moves(room)
        room.shout(Seated(self.shown(room, None)))
        if begun:
            room.tell(())

    async def catch_up(self, table_id: str) -> None:
        """Read what another process wrote about a table that is in memory here."""
        room = self.rooms.get(table_id)
        if room is None:
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
        told = history.followed(room.table, await self.log.entries(sheet.id, seq))
        if told is None:  # it went back further than is remembered here
            await self._load_moves(room)
            told = tuple(history.retold(sheet.setup, await self.log.entries(sheet.id), seq))
        if told:
            room.recent.extend(told)
            room.tell(told)

    async def renamed(self, user: str) -> None:
        """Somebody has a new name, or none any more: tables in memory learn it."""
        for table_id in [room.sheet.id for room in self.rooms.values() if room.sheet.member(user)]:
            await self.refresh(table_id)

    def shown(self, room: Room, user: str | None) -> TableState:
        return room.sheet.shown(user, room.table)

    async def act(self, room: Room, planning: Planning, client: str = "") -> Done:
        """Decide, write down, make true, tell; the answer means that it is on disk.

        Whoever asked may go away meanwhile: what was begun is finished.
        """
        return await self._to_its_end(self._act(room, planning, client))

    async def _to_its_end(self, work: Coroutine[None, None, T]) -> T:
        task = asyncio.create_task(work)
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)
        return await asyncio.shield(task)

    async def _act(self, room: Room, planning: Planning, client: str) -> Done:
        async with room.lock:
            room.used = monotonic()
            plan = planning(room.playing, now())
            if plan.repeated is not None:
                return Done(client, plan.repeated, True)
            await self._keep(room, plan)
            wish = room.playing.granted(room.people())
            if wish is not None:
                entries = await self.log.entries(room.sheet.id)
                then = await asyncio.to_thread(history.moment_at, room.sheet.setup, entries, wish.moves)
                await self._keep(room, room.playing.plan_granted(wish, then, now()))
            seq = room.playing.seq
        self._wake(room)
        return Done(client, seq)

    async def _keep(self, room: Room, plan: Plan) -> None:
        table = room.playing
        try:
            await self.log.append(self._page(room, plan))
        except Conflict:  # another process was faster: see what it wrote
            await self._read_on(room)
            raise
        before = table.state.actors
        table.install(plan)
        room.recent.extend(plan.told)
        self.moves += len(plan.told)
        if table.over:
            room.sheet = await self.lobby.sheet(room.sheet.id)
            self.finished(room)
        room.tell(plan.told)
        if table.state.actors != before:
            self.turned(room, set(table.state.actors) - set(before))

    def _page(self, room: Room, plan: Plan) -> Page:
        table, last = room.playing, plan.entries[-1]
        outcome, changes = plan.now.state.outcome, dict[str, object]()
        if outcome is not None:
            changes = {"status": "finished", "finished": last.at, "result": list(outcome.scores)}
            changes["places"] = list(outcome.places)
        if table.watch.clock != type(table.watch.clock)():
            changes["deadline"] = room.next_deadline(plan)
        snapshot = None
        if plan.now.back is None and last.seq - room.snapshot >= history.SNAPSHOT_EVERY:
            snapshot = Snapshot(last.seq, plan.now.moves, write_position(plan.now.state))
            room.snapshot = last.seq
        return Page(room.sheet.id, plan.entries, changes, snapshot)

    # Bots

    def _wake(self, room: Room) -> None:
        """Let bots think if it is their turn, and turn the hourglass for people whose time is limited."""
        self.hourglasses.look(room)
        table = room.table
        if table is None or table.over or (room.thinking is not None and not room.thinking.done()):
            return
        if any(room.bot(seat) for seat in table.state.actors):
            room.thinking = asyncio.create_task(self._think(room))

    async def _think(self, room: Room) -> None:
        while room.table is not None and (seat := _bot_to_move(room)) is not None:
            table = room.table
            asked, seq = table.state, table.seq
            word = await self.bots.choose(room.bot(seat) or STAND_IN, asked, seat, room.sheet.id)

            def planning(
                now_table: Table, at: int, seat: Seat = seat, seq: int = seq, word: str = word
            ) -> Plan:
                return now_table.plan_moves(seat, seq, BOTS_HAVE_NO_ID, [word], at)

            try:
                await self._to_its_end(self._act_for_bot(room, seat, planning))
            except (Unavailable, SQLAlchemyError, OSError):
                await asyncio.sleep(PATIENCE)
            except KastelanError:
                pass  # taken back meanwhile: think again

    async def _act_for_bot(self, room: Room, seat: Seat, planning: Planning) -> None:
        async with room.lock:
            if room.bot(seat) is None:  # whoever was gone is back
                return
            plan = planning(room.playing, now())
            if plan.repeated is None:
                await self._keep(room, plan)

    # Time

    async def expire(self, table_id: str) -> None:
        """Let a bot play for everyone whose time is over."""
        room = await self.room(table_id)
        async with room.lock:
            table, at = room.playing, now()
            late = [
                seat for seat, end in table.watch.deadlines().items() if end <= at and seat in room.people()
            ]
            with contextlib.suppress(Conflict):  # another process has seen it too
                for seat in late:
                    await self._keep(room, table.plan_stand_in(seat, await self.stand_in_for(room, seat), at))
            ends = room.playing.watch.deadlines()
            people = [ends[seat] for seat in ends if seat in room.people()]
            await self.lobby.next_deadline(table_id, at, min(people, default=None))
        self._wake(room)

    async def close(self) -> None:
        """Let no bot begin anything new, and wait for what is being written."""
        thinking = [room.thinking for room in self.rooms.values() if room.thinking is not None]
        thinking += [room.hourglass for room in self.rooms.values() if room.hourglass is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, *self._acting, return_exceptions=True)

    def forget_idle(self) -> None:
        """Tables that nobody looks at leave memory."""
        for table_id, room in list(self.rooms.items()):
            busy = room.watchers or room.lock.locked() or (room.thinking and not room.thinking.done())
            if not busy and monotonic() - room.used > self._idle:
                del self.rooms[table_id]

    async def missed(self, room: Room, since: int) -> tuple[Told, ...]:
        """Every line after `since`, with its events."""
        table = room.playing
        if since > table.seq:
            raise NotFound("no-such-seq", seq=since)
        kept = [told for told in room.recent if told.entry.seq > since]
        if len(kept) == table.seq - since:
            return tuple(kept)
        entries: list[Entry] = await self.log.entries(room.sheet.id)
        return tuple(await asyncio.to_thread(history.retold, room.sheet.setup, entries, since))


async def _greedy(_room: Room, _seat: Seat) -> str:
    return STAND_IN


def _bot_to_move(room: Room) -> Seat | None:
    assert room.table is not None
    return next((seat for seat in room.table.state.actors if room.bot(seat)), None)
