"""What the server refuses, each kind with its HTTP status.

Refused (400)
├── NotKnown     401  nobody is logged in
├── Forbidden    403  not this person, not this seat
├── NotFound     404  no such thing, or none that this person may know of
├── Conflict     409  too late, or too early: look again and decide again
├── TooMany      429  slower, please
└── Unavailable  503  the database does not answer; nothing was written
"""

from __future__ import annotations

from typing import ClassVar

from kastelan.core.errors import KastelanError


class Refused(KastelanError):
    """The server cannot do this."""

    status: ClassVar[int] = 400


class NotKnown(Refused):
    """Nobody is logged in, or the password is wrong."""

    status: ClassVar[int] = 401


class Forbidden(Refused):
    """Somebody else's business."""

    status: ClassVar[int] = 403


class NotFound(Refused):
    """There is none that this person may know of."""

    status: ClassVar[int] = 404


class Conflict(Refused):
    """The table has moved on, or is not there yet."""

    status: ClassVar[int] = 409


class TooMany(Refused):
    """Too many of these in too short a time."""

    status: ClassVar[int] = 429


class Unavailable(Refused):
    """Storage fails; what was asked for has not happened."""

    status: ClassVar[int] = 503
