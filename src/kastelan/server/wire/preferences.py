"""What people wish, on the wire: how they are told of turns, when they rest, whom they do not hear."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kastelan.server.wire.scalars import Wire

Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class QuietHours(Wire):
    """From one time of the day to another, over midnight if need be."""

    start: Hour
    end: Hour


class Wishes(Wire):
    """How somebody wants to be told, and when not. Times are in the zone, as in `Europe/Prague`."""

    page: bool = True
    browser: bool = False
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    zone: Annotated[str, Meta(max_length=40)] = "UTC"
    quiet: QuietHours | None = None
    vacation_until: Annotated[int, Meta(ge=0, le=10**15)] | None = None


class Preferences(Struct):
    """The same, with the secret that signs what the webhook gets, and why the last delivery was given up."""

    page: bool
    browser: bool
    webhook: str | None
    zone: str
    quiet: QuietHours | None
    vacation_until: int | None
    webhook_secret: str | None = None
    webhook_error: str | None = None


class Turn(Struct):
    """A table at which somebody has to decide."""

    table: str
    game: str
    seat: int
    since: int
    deadline: int | None


class Muting(Wire):
    user: Annotated[str, Meta(max_length=32)]
    muted: bool = True
