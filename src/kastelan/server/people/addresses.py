"""The address that each person came from last: in memory only, to share bots' time fairly."""

from __future__ import annotations

from typing import Final

MOST: Final = 100_000


class LastAddresses:
    """Addresses by person; of very many people, those who were quiet for longest are forgotten."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._known: dict[str, str] = {}

    def note(self, user: str, address: str) -> None:
        self._known.pop(user, None)
        self._known[user] = address
        if len(self._known) > self._most:
            del self._known[next(iter(self._known))]

    def of(self, user: str) -> str:
        """The address, or nothing if it is not known."""
        return self._known.get(user, "")
