"""Notices: your turn, an invitation, the end of a game, sent by the channels that a person has chosen."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from msgspec.structs import replace

from kastelan.core.game import Seat
from kastelan.locale import Speaker
from kastelan.server.notify.digest import Digest
from kastelan.server.notify.outbox import Outbox
from kastelan.server.notify.push.push_queue import PushQueue
from kastelan.server.operation.clock import now
from kastelan.server.operation.task_queue import TaskQueue
from kastelan.server.people.preferences import PreferenceStore
from kastelan.server.play.room import SPEAKERS, Room
from kastelan.server.tables.lobby import Lobby
from kastelan.server.tables.lobby_feed import LobbyFeed
from kastelan.server.wire.lobby import Event, Notice
from kastelan.server.wire.scalars import encode

TURNS = "turns"


class Notices:
    """Sends notices by all channels, in the background so that no move waits."""

    def __init__(
        self, lobby: Lobby, preferences: PreferenceStore, feed: LobbyFeed, outbox: Outbox, push: PushQueue,
        digest: Digest, tasks: TaskQueue,
    ) -> None:  # fmt: skip
        self._lobby, self._preferences, self._feed = lobby, preferences, feed
        self._outbox, self._push, self._digest, self._errands = outbox, push, digest, tasks

    def turned(self, room: Room, seats: Collection[Seat]) -> None:
        """Notify the people on these seats that it is their turn."""
        ends = room.playing.watch.deadlines()
        for seat in sorted(set(seats) & room.people()):
            user = room.sheet.seats[seat].user
            if user is None or (watching(room, user) and not self._feed.present(user)):
                continue  # they see it at the table and have no other page open
            self._soon("your-turn", room, user, seat, ends.get(seat))

    def finished(self, room: Room) -> None:
        """Notify all players that the game is over."""
        for user in {seat.user for seat in room.sheet.seats if seat.user is not None}:
            self._soon("game-over", room, user, None, None)

    def _soon(self, event: Event, room: Room, user: str, seat: Seat | None, deadline: int | None) -> None:
        row = room.sheet.row
        notice = Notice(event, room.sheet.id, str(row["game"]), now(), "", seat, deadline)
        self._errands.soon(partial(self._tell, user, notice, row["pace"] == TURNS, not watching(room, user)))

    def invited(self, table: str, user: str) -> None:
        """Notify a person of an invitation, unless they have muted the host."""
        self._errands.soon(partial(self._invite, table, user))

    async def _invite(self, table: str, user: str) -> None:
        row = (await self._lobby.sheet(table)).row
        if await self._preferences.has_muted(user, str(row["host"])):
            return
        await self._tell(user, Notice("invited", table, str(row["game"]), now(), ""), False, True)

    async def test(self, user: str) -> None:
        """Send a test notice."""
        await self._tell(user, Notice("test", "", "", now(), ""), False, True)

    async def _tell(self, user: str, notice: Notice, resting: bool, away: bool) -> None:
        """Send a notice to pages at once, each in its language. The others are in the person's language and
        respect quiet hours: webhook, devices and e-mail wait, the browser stays silent."""
        settings, at = await self._preferences.notice_settings(user), now()
        # The end of the pause that contains `at`, or `at` itself.
        due = settings.rest.ends(at, 0) if resting else at
        notice.browser = settings.browser and due == at
        said = {language: worded(notice, speaker) for language, speaker in SPEAKERS.items()}
        if settings.page or notice.browser:
            await self._feed.tell(user, said)
        if not away:
            return
        await self._push.put(user, notice.event, notice.table, due, urgent=not resting)
        if notice.table:
            await self._digest.put(user, notice.event, notice.table, settings)
        if settings.webhook is not None:
            await self._outbox.put(user, notice.event, encode(said[settings.language]).decode(), due)


def worded(notice: Notice, speaker: Speaker) -> Notice:
    """The same notice with its text."""
    game = speaker.say(f"{notice.game}-title") if notice.game else ""
    return replace(notice, text=speaker.say(f"notice-{notice.event}", game=game))


def watching(room: Room, user: str) -> bool:
    """Whether the person has the table open in this process."""
    return any(watcher.user == user for watcher in room.watchers)
