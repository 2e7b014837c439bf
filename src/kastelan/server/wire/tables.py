"""Tables on the wire: what is wished for, and how they stand."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from kastelan.server.wire.scalars import Pace, SeatNumber, Seconds, Seq, Visibility, Wire


class SeatWish(Wire):
    """Who is to sit there: whoever comes, the one who makes the table, a bot, whoever is invited, nobody.

    An `invited` seat is kept for `user`, or without one for whoever comes by the table's invitation.
    """

    kind: Literal["open", "me", "bot", "invited", "closed"] = "open"
    bot: Annotated[str, Meta(max_length=20)] | None = None
    user: Annotated[str, Meta(max_length=32)] | None = None


class SeatChange(SeatWish, kw_only=True):
    """Another wish for a seat; whoever sits there has to get up."""

    seat: SeatNumber


class NewTable(Wire):
    game: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=400)]] = field(
        default_factory=dict
    )
    visibility: Visibility = "public"
    pace: Pace = "live"
    move_clock: Seconds | None = None
    game_clock: Seconds | None = None
    rated: bool = False


class Join(Wire):
    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""


class SeatChoice(Wire):
    seat: SeatNumber


class Readiness(Wire):
    ready: bool


class Lesson(Wire):
    """A guided first game: the table, its options and its seed are the same for everybody."""

    game: Annotated[str, Meta(max_length=20)]


class Fork(Wire):
    step: Seq
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    visibility: Visibility = "unlisted"


class SeatState(Struct):
    """Who sits there. `votes` are the seats that want a bot to play for it, because its player is gone."""

    seat: int
    kind: str
    name: str
    user: str | None
    bot: str | None
    ready: bool
    stand_in: str | None = None
    votes: list[int] = field(default_factory=list)


class TableState(Struct):
    """A table as the lobby shows it. `seed` is told when the game is over, `invite` only to the host.

    At a table for `learning` the seed was chosen and is known from the start: `seed_hash` promises nothing.
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
