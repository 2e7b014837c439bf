"""What can be asked about a game that was played. The processes of `replay_pool` answer."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Protocol

from kastelan.core import seed_promise
from kastelan.core.custom_components import STANDARD
from kastelan.core.errors import KastelanError
from kastelan.core.game import Game, Seat
from kastelan.core.position import write_position
from kastelan.games import find
from kastelan.server.errors import NotFound
from kastelan.server.play import history, position_message, replays
from kastelan.server.play.localised_reader import Reader
from kastelan.server.play.position_message import Perspective
from kastelan.server.play.replays import OpenReader, Played
from kastelan.server.play.room import SPEAKERS
from kastelan.server.play.table import LogLine, Setup
from kastelan.server.storage.log_entries import Entry
from kastelan.server.wire.play import RecordShown
from kastelan.server.wire.scalars import encode

MOST_STEPS: Final = 200
LOGS: Final = 16
"""How many logs a process keeps."""


class Source(Protocol):
    """Where a game comes from."""

    def played(self) -> Played: ...


class UnknownLog(KastelanError):
    """The process that was asked does not have the log of this table so far: ask again, and bring it."""

    def __init__(self) -> None:
        super().__init__("unknown-log")


_logs: OrderedDict[str, tuple[Entry, ...]] = OrderedDict()
"""The logs that this process was asked about last."""


@dataclass(frozen=True, slots=True)
class Logged:
    """A game of this server, up to a line of its log. Usually the log itself need not be brought, because
    readers ask for one page after another."""

    setup: Setup
    table: str
    until: int
    brought: tuple[Entry, ...] | None = None

    @property
    def game(self) -> Game:
        return find(self.setup.game, self.setup.version)

    @property
    def entries(self) -> tuple[Entry, ...]:
        kept = self.brought if self.brought is not None else _logs.get(self.table)
        if kept is None or len(kept) < self.until:
            raise UnknownLog
        _logs[self.table] = kept
        _logs.move_to_end(self.table)
        while len(_logs) > LOGS:
            _logs.popitem(last=False)
        return kept[: self.until]  # the lines of a log are numbered from 1

    def played(self) -> Played:
        return Played(self.game, (), history.walked(self.setup, self.entries))


@dataclass(frozen=True, slots=True)
class Brought:
    """A record from elsewhere."""

    text: str

    def played(self) -> Played:
        return replays.read_record(self.text)


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks at a game: through a seat or as a spectator, or with `opened` at everything."""

    language: str
    seat: Seat | None = None
    you: Seat | None = None
    opened: bool = False
    names: tuple[str, ...] = ()
    components: str = STANDARD

    @classmethod
    def of(cls, reader: Reader) -> Eyes:
        """Those of a reader at a table."""
        return cls(
            reader.speaker.language, reader.seat, reader.you,
            isinstance(reader, OpenReader), reader.names, reader.components,
        )  # fmt: skip

    def reader(self, game: Game) -> Reader:
        kind, seat = (OpenReader, None) if self.opened else (Reader, self.seat)
        return kind(game, seat, SPEAKERS[self.language], self.names, self.you, self.components)


def read(source: Source, eyes: Eyes) -> tuple[Played, Reader]:
    """A game and its reader; a record from elsewhere has its own names and components."""
    played = source.played()
    if isinstance(source, Brought):
        if eyes.seat is not None and eyes.seat >= len(played.names):
            raise NotFound("no-seat-there", seat=eyes.seat)
        eyes = replace(eyes, names=played.names, components=played.components)
    return played, eyes.reader(played.game)


@dataclass(frozen=True, slots=True)
class Steps:
    """Some steps, from `first` on; with `told`, in words."""

    source: Source
    eyes: Eyes
    first: int
    told: bool

    def answer(self) -> bytes:
        played, reader = read(self.source, self.eyes)
        return encode(played.page(reader, range(self.first, self.first + MOST_STEPS), self.told))


@dataclass(frozen=True, slots=True)
class Step:
    """One step, with the table after it; `instead` are other words at its move."""

    source: Source
    eyes: Eyes
    number: int
    told: bool
    instead: tuple[str, ...] = ()

    def answer(self) -> bytes:
        played, reader = read(self.source, self.eyes)
        if self.instead:
            played = played.instead(self.number, self.instead)
        found = played.look(self.number, reader, self.told)
        if found is None:
            raise NotFound("no-such-step", step=self.number)
        return encode(found)


@dataclass(frozen=True, slots=True)
class WholeRecord:
    """A record from elsewhere: what game it is, how it ended, and some steps from `first` on."""

    source: Brought
    eyes: Eyes
    first: int

    def answer(self) -> bytes:
        played, reader = read(self.source, self.eyes)
        outcome = played.outcome
        return encode(
            RecordShown(
                played.game.name,
                played.game.version,
                played.components,
                len(played.names),
                list(played.names),
                len(played.steps),
                None if outcome is None else list(outcome.scores),
                None if outcome is None else list(outcome.places),
                played.page(reader, range(self.first, self.first + MOST_STEPS), True),
            )
        )


@dataclass(frozen=True, slots=True)
class Redealt:
    """The position after some moves, as text, with all that is hidden in it dealt anew from a seed."""

    source: Logged
    moves: int
    seed: int

    def answer(self) -> str:
        moment = history.moment_at(self.source.setup, self.source.entries, self.moves)
        # `moment_at` stops at the last move if there are fewer.
        if moment.moves != self.moves or moment.state.outcome is not None:
            raise NotFound("no-such-step", step=self.moves)
        return write_position(seed_promise.redealt(moment.state, self.seed))


@dataclass(frozen=True, slots=True)
class Missed:
    """What happened at a table after a number of its log, until another; with `told`, in words."""

    source: Logged
    eyes: Eyes
    since: int
    until: int
    over: bool
    told: bool

    def answer(self) -> list[bytes]:
        setup, reader = self.source.setup, self.eyes.reader(self.source.game)
        lines = _retold(setup, self.source.entries[: self.until], self.since)
        seen = Perspective(setup.start().now.state, reader.seat, lines)
        happened = position_message.happened(seen, self.over, reader if self.told else None)
        return [encode(line) for line in happened]


@lru_cache(maxsize=4)
def _retold(setup: Setup, entries: tuple[Entry, ...], since: int) -> tuple[LogLine, ...]:
    """Cached, since a person with several seats asks for each of them."""
    return tuple(history.retold(setup, entries, since))
