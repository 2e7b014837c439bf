"""Tables on the wire: requests to create and change them, and their state."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from kastelan.server.wire.scalars import Hash, Name, Pace, SeatNumber, Seconds, Seq, Visibility, Wire


class SeatRequest(Wire):
    """Who should take a seat: anyone, the person who asks, a bot, an invited person, or no one.

    An `invited` seat is reserved for `user`, or without one for the first person with the invitation link.
    A `name` tells the people apart who share a device, each on a seat of the one who asks.
    """

    kind: Literal["open", "me", "bot", "invited", "closed"] = "open"
    bot: Annotated[str, Meta(max_length=20)] | None = None
    user: Annotated[str, Meta(max_length=32)] | None = None
    name: Name | None = None


class SeatChange(SeatRequest, kw_only=True):
    """A new assignment of a seat; its occupant loses it."""

    seat: SeatNumber


class NewTable(Wire):
    """A new table. With `hints` people may ask a bot for advice; with `forced` the table makes choices where
    there is only one."""

    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=400)]] = field(
        default_factory=dict
    )
    visibility: Visibility = "public"
    pace: Pace = "live"
    move_clock: Seconds | None = None
    game_clock: Seconds | None = None
    rated: bool = False
    hints: bool = False
    forced: bool = False


class Join(Wire):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""


class SeatChoice(Wire):
    seat: SeatNumber


class Readiness(Wire):
    ready: bool


class Lesson(Wire):
    """A guided first game: options and seed are the same for everyone."""

    game: Annotated[str, Meta(max_length=20)]


class Fork(Wire):
    step: Seq
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    visibility: Visibility = "unlisted"


class SeatState(Struct):
    """A seat and its occupant. `votes` are the seats that want a bot to replace its absent player."""

    seat: int
    kind: str
    name: str
    user: str | None
    bot: str | None
    ready: bool
    stand_in: str | None = None
    votes: list[int] = field(default_factory=list)
    portrait: str = ""
    """The code of the occupant's portrait; empty for an empty seat."""

    own_name: str | None = None
    """The name that was given to the seat, where several people share a device."""


class TableState(Struct):
    """A table as the lobby shows it. `seed` is revealed when the game is over, `invite` only to the host.
    `sealed` is since when the table waits for the numbers of its seats; then only those are taken.

    For a guided game (`learning`) the seed was chosen and is public, so `seed_hash` proves nothing.
    """

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, str]
    status: str
    visibility: str
    pace: str
    move_clock: int | None
    game_clock: int | None
    rated: bool
    host: str
    created: int
    started: int | None
    finished: int | None
    seats: list[SeatState]
    seed_hash: str
    seed: str | None
    result: list[int] | None
    parent: str | None
    parent_step: int | None
    next: str | None
    invite: str | None = None
    places: list[int] | None = None
    learning: bool = False
    hints: bool = False
    forced: bool = False
    sealed: int | None = None


class UnfinishedTable(Struct):
    """An open or running table of a person: the seats that have to decide, and its last move's number."""

    table: TableState
    actors: list[int] = field(default_factory=list)
    seq: int = 0


class Commitment(Wire):
    """The hash of a number that a person will add to the seed when the game begins."""

    commitment: Hash


class Nonce(Wire):
    """The number behind a commitment."""

    nonce: Hash


class Contributed(Struct):
    """What a seat adds to the seed; `nonce` is shown when the game is over."""

    commitment: str | None
    nonce: str | None


class Fairness(Struct):
    """What proves that nobody chose the seed; `secret` and `seed` are shown when the game is over."""

    promise: str
    sealed: bool
    seats: list[Contributed]
    secret: str | None
    seed: str | None


class Addresses(Struct):
    """Origins by which others in the same network reach this server."""

    addresses: list[str]
