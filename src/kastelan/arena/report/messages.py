"""How the report gets its texts. The arena cannot import `locale`, so the caller passes a function."""

from __future__ import annotations

from typing import Protocol

from kastelan.core.errors import Fact


class Say(Protocol):
    """Formats a message in the reader's language."""

    def __call__(self, message: str, /, **facts: Fact) -> str:
        """The text of the message, filled with facts."""
