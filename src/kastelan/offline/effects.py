"""What follows from a request besides its answer: frames for sockets, tables to keep, work for bots."""

from __future__ import annotations

from msgspec import Struct, field


class Kept(Struct):
    """A text to keep under a key. The page keeps it only if the version kept so far is the one before; a
    table whose game was given up has no text any more."""

    key: str
    version: int
    text: str | None


class BotTask(Struct):
    """A position, dealt anew for the seat whose bot should think. `seq` is the last line of the log."""

    table: str
    seq: int
    seat: int
    bot: str
    position: str
    luck: int


class Timer(Struct):
    """A time limit of a decision: after so many seconds the table moves for the seat."""

    table: str
    key: str
    seconds: float


class Reply(Struct):
    """The answer to a request; `file` is the name to save it under."""

    status: int
    type: str
    body: str
    file: str | None = None


class Effects(Struct, omit_defaults=True):
    """Everything that one call brings about. Frames may be sent only once all is kept."""

    reply: Reply | None = None
    kept: list[Kept] = field(default_factory=list)
    frames: list[tuple[int, str]] = field(default_factory=list)
    closed: list[tuple[int, int]] = field(default_factory=list)
    """Sockets to close, with the close code."""

    bots: list[BotTask] = field(default_factory=list)
    timers: list[Timer] = field(default_factory=list)
