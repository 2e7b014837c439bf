"""What the versions of the rules do differently.

Records name the version they were played with, and replay with it for ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rules:
    """A version of the rules: its number, and each change since version 1."""

    number: int

    courting_waits: bool = False
    """Unless the option says otherwise, courting begins in the round after the Castle Maiden was turned up
    (CS-AMB-24). Version 1: as soon as she is turned up."""


RULES: Final[Mapping[int, Rules]] = {1: Rules(1), 2: Rules(2, courting_waits=True)}
"""Every version by its number; the last one is the newest."""
