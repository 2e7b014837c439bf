"""A table in memory with everyone who watches it, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from typing import Final

from msgspec import Struct

from kastelan.core.errors import KastelanError
from kastelan.core.game import Seat
from kastelan.locale import LANGUAGES, Speaker
from kastelan.server.errors import Conflict
from kastelan.server.play import position_message
from kastelan.server.play.event_json import plain_error
from kastelan.server.play.localised_reader import Reader, reader_of
from kastelan.server.play.position_message import Perspective
from kastelan.server.play.table import Plan, Table, Told
from kastelan.server.storage.log_entries import RETURN, STAND_IN
from kastelan.server.tables.table_info import Sheet
from kastelan.server.wire.play import Update
from kastelan.server.wire.scalars import Json, encode

SPEAKERS: Final = {language: Speaker(language) for language in LANGUAGES}
REMEMBERED: Final = 60
QUEUE: Final = 200


class Watcher:
    """One socket: whose eyes it has, and what it has still to be sent."""

    def __init__(
        self, user: str | None, seats: tuple[Seat | None, ...], language: str, board: bool = False
    ) -> None:
        self.user, self.seats, self.language, self.board = user, seats, language, board
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self.lost = False

    def send(self, message: bytes) -> None:
        """Queue a message; somebody too slow to take it has to come back and ask for what was missed."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.lost = True


class Room:
    """A table in memory, started or not, with everyone who watches it."""

    def __init__(self, sheet: Sheet, table: Table | None) -> None:
        self.sheet, self.table = sheet, table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.recent: deque[Told] = deque(maxlen=REMEMBERED)
        self.used = monotonic()
        self.snapshot = 0
        self.thinking: asyncio.Task[None] | None = None
        self.hourglass: asyncio.Task[None] | None = None
        self.hurried = ""  # the decision for which the hourglass runs

    @property
    def playing(self) -> Table:
        if self.table is None:
            raise Conflict("game-not-begun")
        return self.table

    def bot(self, seat: Seat) -> str | None:
        """The bot that plays a seat, by itself or for somebody."""
        stand_in = self.table.stand_ins.get(seat) if self.table else None
        return stand_in or self.sheet.seats[seat].bot

    def people(self) -> set[Seat]:
        """The seats on which people play themselves."""
        return {place.seat for place in self.sheet.seats if self.bot(place.seat) is None}

    def next_deadline(self, plan: Plan) -> int | None:
        """When the first person's time will run out once the plan is true."""
        watch, last = self.playing.watch, plan.entries[-1]
        ends, people = [], self.people()
        people |= {entry.seat for entry in plan.entries if entry.kind == RETURN}
        people -= {entry.seat for entry in plan.entries if entry.kind == STAND_IN}
        for seat in set(plan.now.state.actors) & people:
            used = sum(entry.spent for entry in plan.entries if entry.seat == seat)
            begin = last.at if seat == last.seat else watch.since.get(seat, last.at)
            left = watch.clock.left(watch.spent[seat] + used)
            if left is not None:
                ends.append(watch.ends(seat, begin, left))
        return min(ends, default=None)

    def shout(self, message: Struct) -> None:
        """The same for everyone."""
        raw = encode(message)
        for watcher in self.watchers:
            if self.welcome(watcher):
                watcher.send(raw)

    def welcome(self, watcher: Watcher) -> bool:
        """Whoever was sent away from a private table hears nothing of it any more."""
        return self.sheet.row["visibility"] != "private" or self.sheet.member(watcher.user)

    def tell(self, told: tuple[Told, ...]) -> None:
        """Send everyone what their seats may know. Each message is made once, and what is the same in every
        language once for each seat."""
        seen: dict[Seat | None, Perspective] = {}
        made: dict[tuple[Seat | None, str, bool], bytes] = {}
        for watcher in self.watchers:
            for seat in self.eyes(watcher):
                key = seat, watcher.language, watcher.board
                if key not in made:
                    perspective = seen.setdefault(seat, self.perspective(seat, told))
                    made[key] = encode(self.update(perspective, watcher.language, watcher.board))
                watcher.send(made[key])

    def eyes(self, watcher: Watcher) -> list[Seat | None]:
        """The seats with which somebody may still look: whoever was sent away from one sees no more."""
        if not self.welcome(watcher):
            return []
        return [seat for seat in watcher.seats if seat is None or self.sheet.owns(watcher.user, seat)]

    def perspective(self, seat: Seat | None, told: tuple[Told, ...] = ()) -> Perspective:
        """The position now, and what has just happened, as a seat may know it."""
        return Perspective(self.playing.state, seat, told)

    def update(self, seen: Perspective, language: str, board: bool = False) -> Update:
        """What a seat is sent; with `board` what a browser draws, in words."""
        table = self.playing
        reader = self.reader(seen.seat, language) if board else None
        return Update(
            position_message.position(self.sheet.id, table, seen, SPEAKERS[language], reader),
            position_message.happened(seen, table.over, reader),
        )

    def reader(self, seat: Seat | None, language: str) -> Reader:
        """Somebody with a browser behind a seat."""
        return reader_of(self.sheet, self.playing.game, seat, SPEAKERS[language])

    def refusal(self, error: KastelanError, language: str) -> Json:
        """Why something cannot be, for a person."""
        if self.table is None:
            return dict(plain_error(error, SPEAKERS[language], self.sheet.setup.game))
        return self.reader(None, language).refusal(error)
