"""What the report is written in: whoever asks for it brings the words."""

from __future__ import annotations

from typing import Protocol

from kastelan.core.errors import Fact


class Say(Protocol):
    """Says a message in a person's language."""

    def __call__(self, message: str, /, **facts: Fact) -> str:
        """The message, filled with facts."""
