"""Everything a request needs, in one place; opened when the server starts and closed when it stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Final, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from kastelan.server.analysis.queue import AnalysisQueue
from kastelan.server.analysis.store import AnalysisStore
from kastelan.server.errors import Conflict, NotFound
from kastelan.server.http.rate_limits import Limit
from kastelan.server.mail.mail_queue import MailQueue
from kastelan.server.moderation.actions import Actions
from kastelan.server.moderation.bans import Bans
from kastelan.server.moderation.effects import Effects
from kastelan.server.moderation.overview import Overview
from kastelan.server.moderation.reports import Reports
from kastelan.server.notify.digest import Digest
from kastelan.server.notify.notices import Notices, watching
from kastelan.server.notify.open_turns import waits
from kastelan.server.notify.outbox import Outbox
from kastelan.server.notify.push.push_queue import PushQueue
from kastelan.server.notify.push.subscriptions import Subscriptions
from kastelan.server.notify.push.vapid import Vapid
from kastelan.server.operation.clock import now
from kastelan.server.operation.metrics import Metrics
from kastelan.server.operation.task_queue import TaskQueue
from kastelan.server.people.accounts import People
from kastelan.server.people.addresses import LastAddresses
from kastelan.server.people.emails import Emails
from kastelan.server.people.link_tokens import LinkTokens
from kastelan.server.people.preferences import PreferenceStore
from kastelan.server.people.recovery import Recovery
from kastelan.server.people.second_factors import SecondFactors
from kastelan.server.people.sessions import Sessions
from kastelan.server.play import chat
from kastelan.server.play.bot_pool import BotPool
from kastelan.server.play.hub import Hub
from kastelan.server.play.replay_pool import Question, ReplayPool
from kastelan.server.play.replay_questions import Logged, UnknownLog
from kastelan.server.play.room import Room, Watcher
from kastelan.server.settings import Settings
from kastelan.server.statistics.results import ResultRecorder
from kastelan.server.storage import database
from kastelan.server.storage.downtime import BEAT_SECONDS
from kastelan.server.storage.move_log import Log
from kastelan.server.storage.process_sync import ProcessSync
from kastelan.server.storage.sole_process import SoleProcess
from kastelan.server.tables.component_sets import ComponentSets
from kastelan.server.tables.expiry import Expiry
from kastelan.server.tables.fair_start import FairStart
from kastelan.server.tables.lobby import Lobby
from kastelan.server.tables.lobby_feed import LobbyFeed
from kastelan.server.tables.waiting_tables import WaitingTables
from kastelan.server.wire.messages import Message
from kastelan.server.wire.play import Said
from kastelan.server.wire.scalars import encode

SWEEP_SECONDS: Final = 3600.0
T = TypeVar("T")
logger = logging.getLogger("kastelan.server")


class Service:
    """The parts of a server, wired together."""

    def __init__(self, settings: Settings, sole: SoleProcess | None = None) -> None:
        self.settings = settings
        self.sole = sole or SoleProcess(settings.database)
        self.engine = database.open_database(settings.database, settings.busy_seconds)
        self.people, self.sessions = People(self.engine), Sessions(self.engine)
        self.mail = MailQueue(self.engine, settings.mail, settings.mail_retry_seconds, settings.tick_seconds)
        self.link_tokens, self.second_factors = LinkTokens(self.engine), SecondFactors(self.engine)
        site = settings.mail.site if settings.mail else ""
        self.emails = Emails(self.engine, self.mail, self.link_tokens, site)
        self.recovery = Recovery(self.engine, self.people, self.emails, self.mail, self.link_tokens, site)
        self.lobby = Lobby(self.engine, settings.most_tables, settings.most_open, settings.shortest_turn)
        self.fair_start = FairStart(self.engine, self.lobby, settings.nonce_seconds)
        self.waiting_tables = WaitingTables(self.engine, self.lobby, settings)
        self.expiry = Expiry(self.engine, settings)
        self.addresses = LastAddresses()
        self.component_sets = ComponentSets(self.engine, settings.components)
        self.log = Log(self.engine)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_budget)
        self.replays = ReplayPool(settings.replay_workers, settings.replay_seconds)
        self.hub = Hub(self.log, self.lobby, self.bots, settings.idle_seconds)
        self.process_sync = ProcessSync(self.engine, self.hub)
        self.tasks = TaskQueue()
        self.result_tasks = TaskQueue()  # apart, so that counting old games does not delay notices
        self.preferences = PreferenceStore(self.engine, settings.private_webhooks, self.mail.sends)
        self.feed = LobbyFeed(self.engine, self.lobby, self.tasks)
        self.outbox = Outbox(
            self.engine, settings.private_webhooks, settings.webhook_retry_seconds, settings.tick_seconds
        )
        self.vapid = Vapid(self.engine, settings.contact)
        self.subscriptions = Subscriptions(self.engine, settings.private_webhooks)
        is_awaited = partial(waits, self.hub)
        self.push = PushQueue(
            self.engine, self.subscriptions, self.vapid, settings.private_webhooks,
            settings.webhook_retry_seconds, settings.tick_seconds, is_awaited,
        )  # fmt: skip
        self.digest = Digest(
            self.engine, self.people, self.emails, self.mail, self.preferences, self.lobby, site, is_awaited
        )
        self.notices = Notices(
            self.lobby, self.preferences, self.feed, self.outbox, self.push, self.digest, self.tasks
        )
        self.results = ResultRecorder(self.engine, self.lobby, self.log, self.result_tasks)
        self.analyses = AnalysisStore(self.engine, settings.most_analyses)
        self.analysis_queue = AnalysisQueue(self.analyses, self.lobby, self.log, self.component_sets)
        self.metrics = Metrics()
        self.moderation, self.reports = Actions(self.engine), Reports(self.engine)
        self.overview, self.bans = Overview(self.engine), Bans(self.engine)
        self.effects = Effects(self)
        self._connect()
        self.requests, self.frames = Limit(settings.requests), Limit(settings.frames)
        self.replay_limit = Limit(settings.replays)
        self.chats, self.logins = Limit(settings.chats), Limit(settings.logins)
        self.wrong_passwords, self.advice = Limit(settings.wrong_passwords), Limit(settings.advice)
        self.asked_analyses = Limit(settings.analyses)
        self.report_limit, self.report_limit_each = Limit(settings.reports), Limit(settings.reports_each)
        self.wrong_codes = Limit(settings.wrong_codes)
        self.letters, self.letters_each = Limit(settings.letters), Limit(settings.letters_each)
        self.sockets: Counter[str] = Counter()  # by person, or by address without a login
        self.sockets_each: Counter[str] = Counter()  # all of an address
        self.advised: set[str] = set()  # the people for whom a bot thinks about advice
        self._ticking: asyncio.Task[None] | None = None

    def _connect(self) -> None:
        """Connect the parts that react to each other."""
        self.lobby.changed, self.lobby.invited = self.feed.changed, self.notices.invited
        self.hub.turned, self.hub.finished = self.notices.turned, self._finished
        self.hub.stand_in_for = self.results.stand_in_for
        self.expiry.watched, self.expiry.closed = self._watched, self.table_closed
        self.hub.bot_turns.alone = self.settings.bots_alone
        self.hub.bot_turns.address_of = self.addresses.of
        self.metrics.watch(self)
        self.feed.hearing |= {
            "preferences": self._preferences_changed,
            "said": self._chat_received,
            "cut-off": self._disconnect,
        }

    async def room(self, table_id: str, user: str | None, invite: str = "") -> Room:
        """A table for a person who may see it; NotFound for others."""
        room = await self.hub.room(table_id)
        try:
            room.sheet.check_seen(user, invite)
        except NotFound:  # another process may have just admitted the person
            (await self.lobby.sheet(table_id)).check_seen(user, invite)
        return room

    async def replayed(self, asker: str, question: Question[T]) -> T:
        """The answer to a question about a played game, for a person or the address of somebody unknown."""
        self.replay_limit.take(asker)
        return await self.replays.ask(asker, question)

    async def replayed_log(self, asker: str, room: Room, asked: Callable[[Logged], Question[T]]) -> T:
        """The answer to a question about the game of a table as it stands now."""
        log = Logged(room.sheet.setup, room.sheet.id, room.playing.seq)
        try:
            return await self.replayed(asker, asked(log))
        except UnknownLog:
            entries = tuple(await self.log.entries(room.sheet.id))
            return await self.replays.ask(asker, asked(replace(log, brought=entries)))

    def _watched(self, table: str, user: str) -> bool:
        at_table = table in self.hub.rooms and watching(self.hub.rooms[table], user)
        return at_table or self.feed.present(user)

    async def table_closed(self, table: str) -> None:
        """Show a table that was closed as closed."""
        self.feed.changed(table)
        if table in self.hub.rooms:
            await self.hub.refresh(table)

    async def sweep(self) -> None:
        """Delete what has expired."""
        await self.sessions.sweep()
        await self.link_tokens.sweep()
        await self.expiry.sweep(now())
        await self.moderation.sweep(now())
        await self.reports.sweep(now() - int(1000 * self.settings.kept_reports_seconds))
        await self.waiting_tables.look_again()

    def _finished(self, room: Room) -> None:
        self.feed.changed(room.sheet.id)
        self.notices.finished(room)
        self.results.finished(room)

    async def send_chat(self, room: Room, said: Said) -> None:
        """Send a chat message to everyone at the table who has not muted its author, in all processes."""
        await self.deliver(room, said)
        self.feed.pass_on("said", room.sheet.id, encode(said).decode())

    async def _chat_received(self, table: str, words: str) -> None:
        if table in self.hub.rooms:
            await self.deliver(self.hub.rooms[table], msgspec.json.decode(words, type=Said))

    async def deliver(self, room: Room, said: Said) -> None:
        """Send a chat message to everyone at the table in this process who has not muted its author."""
        muters, message = await chat.muters_of(self.engine, said.user), Message.of(said)
        for watcher in room.watchers:
            if room.admits(watcher) and watcher.user not in muters:
                watcher.send(message)

    async def disconnect(self, user: str) -> None:
        """Close every socket of a person whose session ended, so that each has to log in again."""
        await self._disconnect(user, "")
        self.feed.pass_on("cut-off", user)

    async def _disconnect(self, user: str, _: str) -> None:
        for watcher in self._watchers():
            if watcher.user == user:
                watcher.disconnect()

    def _watchers(self) -> list[Watcher]:
        """Every socket of this process."""
        tables = (watcher for room in self.hub.rooms.values() for watcher in room.watchers)
        return [*tables, *self.feed.listeners]

    def disconnect_banned(self) -> None:
        """Close the sockets of banned people and addresses in this process."""
        for watcher in self._watchers():
            if self.bans.either(watcher.user, watcher.address) is not None:
                watcher.disconnect()

    async def preferences_changed(self, user: str) -> None:
        """Apply new preferences or a new name of a person, in all processes."""
        await self._preferences_changed(user, "")
        await self.lobby.look_at_clocks(user)
        self.feed.pass_on("preferences", user)

    async def _preferences_changed(self, user: str, _: str) -> None:
        await self.person_changed(user)

    async def person_changed(self, user: str) -> None:
        """Apply new preferences or a new name of a person in this process."""
        self.preferences.forget(user)
        await self.hub.person_changed(user)

    async def open(self) -> None:
        """Claim the database, bring it up to date and begin."""
        self.sole.claim()
        await database.upgrade(self.engine)
        await self.component_sets.open()
        await self.people.open()
        await self.vapid.open()
        await self.lobby.downtime.open()
        await self.effects.open()
        # The log and the bots run before `process_sync`, whose messages can make a bot move at once.
        self.log.open()
        self.bots.open(self.component_sets.known)
        self.replays.open(self.component_sets.known)
        self.process_sync.open()
        for part in (self.tasks, self.result_tasks, self.feed, self.outbox, self.push, self.mail):
            part.open()
        await self.analysis_queue.open()
        self.result_tasks.soon(self.results.count_all)
        self._ticking = asyncio.create_task(self._tick())

    async def close(self) -> None:
        """Finish what was begun: moves first, then the notices about them."""
        if self._ticking is not None:
            self._ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ticking
        # First the sources of new work, then running commands, then the log that these wait for, and last the
        # tasks that they have queued.
        await self.analysis_queue.close()
        await self.process_sync.close()
        await self.hub.close()
        await self.log.close()
        for part in (self.tasks, self.result_tasks, self.outbox, self.push, self.mail, self.feed):
            await part.close()
        await self.bots.close()
        await self.replays.close()
        # If this fails, the next start takes the last beat as the end of this run.
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.lobby.downtime.beat(over=True)
        await self.engine.dispose()
        self.sole.release()

    async def healthy(self) -> bool:
        """Whether the database can be written to."""
        try:
            await self.lobby.downtime.beat()
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def _tick(self) -> None:
        """Load games in which a bot has to move; then watch the clocks, and forget idle tables."""
        await self._for_each(self.lobby.with_bots(), self.hub.room)
        sweep = beat = 0.0
        while True:
            if monotonic() >= sweep:
                sweep = monotonic() + SWEEP_SECONDS
                self.result_tasks.soon(self.sweep)
            if monotonic() >= beat:
                beat = monotonic() + BEAT_SECONDS
                self.tasks.soon(self.lobby.downtime.beat)
            await asyncio.sleep(self.settings.tick_seconds)
            await self.follow_clock()
            await self.look_at_clocks()
            await self.begin_sealed()
            await self.follow_operators()
            self.hub.forget_idle()

    async def follow_clock(self) -> None:
        """If the system's clock has jumped forwards, follow it, and pause players' clocks for that time."""
        if not self.lobby.downtime.jumped:
            return
        try:
            span = await self.lobby.downtime.count_jump()
        except (SQLAlchemyError, OSError) as error:  # the next tick tries again
            logger.warning("could not count a jump of the system's clock: %s", type(error).__name__)
            return
        for room in self.hub.rooms.values():
            room.pause(span)
        self.hub.show_clocks()

    async def follow_operators(self) -> None:
        """Carry out what operators have done, in other processes too."""
        try:
            await self.effects.look()
        except (SQLAlchemyError, OSError) as error:  # the next tick tries again
            logger.warning("could not read what operators have done: %s", type(error).__name__)

    async def look_at_clocks(self) -> None:
        """Let bots play for people whose clocks have run out."""
        await self._for_each(self.lobby.overdue(now()), self.hub.expire)

    async def begin_sealed(self) -> None:
        """Begin games that have waited long enough for the numbers of their seats."""
        await self._for_each(self.fair_start.overdue(now()), self._begin)

    async def _begin(self, table: str) -> None:
        with contextlib.suppress(Conflict):  # the last number arrived, or another process was faster
            await self.fair_start.begin(table)
            await self.told_of_start(table, begun=True)

    async def told_of_start(self, table: str, begun: bool) -> Room:
        """A table that was started, after everyone was told; its game may have begun."""
        room = await self.hub.refresh(table)
        if begun:
            # Moves announce the turns after them, but no move comes before the first turn.
            self.hub.turned(room, room.playing.state.actors)
        return room

    async def _for_each(
        self, tables: Awaitable[Sequence[str]], done: Callable[[str], Awaitable[object]]
    ) -> None:
        """Do the same for some tables; a failure at one does not stop the others."""
        try:
            found = await tables
        except (SQLAlchemyError, OSError) as error:
            logger.warning("could not search for tables: %s", type(error).__name__)
            return
        for table in found:
            try:
                await done(table)
            except Exception:  # also a log that cannot be read
                logger.exception("could not look after a table")
