"""Preferences on the wire: notifications, quiet hours, vacation and muted people."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kastelan.server.wire.scalars import Wire

Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class QuietHours(Wire):
    """From one time of day to another, possibly across midnight."""

    start: Hour
    end: Hour


class PreferenceChange(Wire):
    """Notification settings and rest times. Hours are in `zone`, such as `Europe/Prague`; `digest` is for how
    many hours notices by e-mail are collected, 0 for no e-mail."""

    page: bool = True
    browser: bool = False
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    zone: Annotated[str, Meta(max_length=40)] = "UTC"
    quiet: QuietHours | None = None
    vacation_until: Annotated[int, Meta(ge=0, le=10**15)] | None = None
    digest: Annotated[int, Meta(ge=0, le=168)] = 0


class Preferences(Struct):
    """Stored preferences, with the secret that signs webhook deliveries and the last delivery error."""

    page: bool
    browser: bool
    webhook: str | None
    zone: str
    quiet: QuietHours | None
    vacation_until: int | None
    webhook_secret: str | None = None
    webhook_error: str | None = None
    digest: int = 0
    letters: bool = False  # whether the person has a confirmed address, and the server sends letters


class Turn(Struct):
    """A table where it is the person's turn."""

    table: str
    game: str
    seat: int
    since: int
    deadline: int | None


class Muting(Wire):
    user: Annotated[str, Meta(max_length=32)]
    muted: bool = True
