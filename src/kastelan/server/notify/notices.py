"""Telling people that it is their turn, that they are invited, or that a game is over, the way they like."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from msgspec.structs import replace

from kastelan.core.game import Seat
from kastelan.locale import Speaker
from kastelan.server.notify.outbox import Outbox
from kastelan.server.operation.task_queue import Errands
from kastelan.server.people.accounts import now
from kastelan.server.people.preferences import PreferenceBook
from kastelan.server.play.room import SPEAKERS, Room
from kastelan.server.tables.lobby import Lobby
from kastelan.server.tables.lobby_feed import Feed
from kastelan.server.wire.lobby import Event, Notice
from kastelan.server.wire.scalars import encode

TURNS = "turns"


class Notices:
    """Says it in the page, in the browser, and to a webhook. Nobody at a table waits for this."""

    def __init__(
        self, lobby: Lobby, book: PreferenceBook, feed: Feed, outbox: Outbox, errands: Errands
    ) -> None:
        self._lobby, self._book, self._feed = lobby, book, feed
        self._outbox, self._errands = outbox, errands

    def turned(self, room: Room, seats: Collection[Seat]) -> None:
        """These seats have to decide now."""
        ends = room.playing.watch.deadlines()
        for seat in sorted(set(seats) & room.people()):
            user = room.sheet.seats[seat].user
            if user is None or (watching(room, user) and not self._feed.present(user)):
                continue  # sees it at the table, and has no other page open
            self._soon("your-turn", room, user, seat, ends.get(seat))

    def finished(self, room: Room) -> None:
        """The game is over."""
        for user in {seat.user for seat in room.sheet.seats if seat.user is not None}:
            self._soon("game-over", room, user, None, None)

    def _soon(self, event: Event, room: Room, user: str, seat: Seat | None, deadline: int | None) -> None:
        row = room.sheet.row
        notice = Notice(event, room.sheet.id, str(row["game"]), now(), "", seat, deadline)
        self._errands.soon(partial(self._tell, user, notice, row["pace"] == TURNS, not watching(room, user)))

    def invited(self, table: str, user: str) -> None:
        """A seat is kept for somebody; invitations of people whom he has muted do not disturb him."""
        self._errands.soon(partial(self._invite, table, user))

    async def _invite(self, table: str, user: str) -> None:
        row = (await self._lobby.sheet(table)).row
        if await self._book.has_muted(user, str(row["host"])):
            return
        await self._tell(user, Notice("invited", table, str(row["game"]), now(), ""), False, True)

    async def test(self, user: str) -> None:
        """Something to see whether notices arrive."""
        await self._tell(user, Notice("test", "", "", now(), ""), False, True)

    async def _tell(self, user: str, notice: Notice, resting: bool, away: bool) -> None:
        """Say it now in pages, in the language of each; outside of them not while somebody rests, and in the
        person's own."""
        wish, at = await self._book.wish(user), now()
        due = wish.rest.ends(at, 0) if resting else at
        notice.browser = wish.browser and due == at
        said = {language: worded(notice, speaker) for language, speaker in SPEAKERS.items()}
        if wish.page or notice.browser:
            await self._feed.tell(user, said)
        if wish.webhook is not None and away:
            await self._outbox.put(user, notice.event, encode(said[wish.language]).decode(), due)


def worded(notice: Notice, speaker: Speaker) -> Notice:
    """The same notice with its text."""
    game = speaker.say(f"{notice.game}-title") if notice.game else ""
    return replace(notice, text=speaker.say(f"notice-{notice.event}", game=game))


def watching(room: Room, user: str) -> bool:
    """Whether somebody has the table open here."""
    return any(watcher.user == user for watcher in room.watchers)
