"""Refusals of the server, each with its HTTP status.

Refused (400)
├── NotKnown     401  not logged in
├── Forbidden    403  not allowed for this person or seat
├── NotFound     404  does not exist, or this person may not know of it
├── Conflict     409  the table has moved on: read its state and decide again
├── TooMany      429  over a limit
└── Unavailable  503  the database does not answer; nothing was written
"""

from __future__ import annotations

from typing import ClassVar

from kastelan.core.errors import IllegalAction, KastelanError, NotYourDecision


class Refused(KastelanError):
    """The request cannot be fulfilled."""

    status: ClassVar[int] = 400


class NotKnown(Refused):
    """Not logged in, or the password is wrong."""

    status: ClassVar[int] = 401


class Forbidden(Refused):
    """This person or seat may not do this."""

    status: ClassVar[int] = 403


class NotFound(Refused):
    """It does not exist, or this person may not know of it."""

    status: ClassVar[int] = 404


class Conflict(Refused):
    """The table is not in the state that the request assumes."""

    status: ClassVar[int] = 409


class TooMany(Refused):
    """A limit was exceeded."""

    status: ClassVar[int] = 429


class Unavailable(Refused):
    """The database failed; nothing was written."""

    status: ClassVar[int] = 503


def status_of(error: KastelanError) -> int:
    """The HTTP status for a refusal."""
    if isinstance(error, Refused):
        return error.status
    return 409 if isinstance(error, NotYourDecision) else 422 if isinstance(error, IllegalAction) else 400
