"""A seed that nobody could choose: the hash of a promised secret and of a number from each seat.

The server publishes the hash of its secret. After that, each seat gives the hash of a number of its own, its
commitment. When no commitment can change any more, the seats give the numbers. The seed is derived from all
of it, so whoever knows the secret cannot know the seed before it is too late to choose.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

NONE: Final = "-"
"""Stands for a commitment or a number that a seat did not give."""
DIGITS: Final = re.compile(r"[0-9a-f]{64}")
"""A commitment, a number, a promise or a seal: 256 bits in hexadecimal."""


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a seat adds to the seed: its commitment, and later the number behind it."""

    commitment: str | None = None
    nonce: str | None = None

    @property
    def sound(self) -> bool:
        """Whether the number, if there is one, is the one that was committed to."""
        return self.nonce is None or commitment_of(self.nonce) == self.commitment


def commitment_of(nonce: str) -> str:
    """The hash that a seat gives before its number: SHA-256 of `kastelan-nonce:` and the number."""
    return _hash(f"kastelan-nonce:{nonce}")


def seal_of(promise: str, given: Sequence[Contribution]) -> str:
    """The hash of the promise and all commitments, which a seat keeps when it gives its number."""
    return _hash(
        "\n".join(["kastelan-seal:1", promise, *(_commitment_line(*seat) for seat in enumerate(given))])
    )


def derived_seed(secret: int, given: Sequence[Contribution]) -> int:
    """The seed of a game: SHA-256 of the secret and a line for each seat, read as a whole number."""
    lines = ["kastelan-fair-seed:1", str(secret), *(contribution_line(*seat) for seat in enumerate(given))]
    return int(_hash("\n".join(lines)), 16)


def contribution_line(seat: int, given: Contribution) -> str:
    """A seat's letter, commitment and number."""
    return f"{_commitment_line(seat, given)} {given.nonce or NONE}"


def parse_contributions(lines: Sequence[str]) -> tuple[Contribution, ...] | None:
    """The contributions of seats A, B, C and so on; None if the lines are not theirs."""
    found = list[Contribution]()
    for seat, line in enumerate(lines):
        words = line.split(" ")
        if len(words) != 3 or words[0] != _letter(seat):
            return None
        if any(word != NONE and not DIGITS.fullmatch(word) for word in words[1:]):
            return None
        commitment, nonce = (None if word == NONE else word for word in words[1:])
        found.append(Contribution(commitment, nonce))
    return tuple(found)


def _commitment_line(seat: int, given: Contribution) -> str:
    return f"{_letter(seat)} {given.commitment or NONE}"


def _letter(seat: int) -> str:
    return chr(65 + seat)


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
