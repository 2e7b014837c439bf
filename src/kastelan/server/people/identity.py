"""Ids, and the portrait that follows from one."""

from __future__ import annotations

import secrets
from typing import Final

from kastelan.pictures.portraits.features import generated

COLOURS: Final = ("#b3423a", "#2f6fa8", "#4f8a3c", "#c98a1b", "#7a4f9a")
"""The colours that new people get, by chance."""


def fresh_id() -> str:
    """An unguessable id, which never begins like an option of a command line."""
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


def portrait_of(user: str, stored: str | None) -> str:
    """The portrait of a person: the chosen one, or the one that follows from their id."""
    return stored or generated(user)
