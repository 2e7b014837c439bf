"""Positions with leaf counts, which say how many sequences of 1, 2, ... actions there are.

Where several seats decide at once, only the first of them is followed, since their order does not matter.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kastelan.core.game import State

FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Count:
    """One position with its leaf counts for depths 1, 2, ..."""

    name: str
    position: str
    leaves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """One position with its legal actions as words, in order, by seat."""

    name: str
    position: str
    legal: dict[str, list[str]]


def counts() -> list[Count]:
    """All counts of all games."""
    return [
        Count(row["name"], row["position"], tuple(row["leaves"]))
        for path in sorted(FOLDER.glob("*.counts.json"))
        for row in json.loads(path.read_text(encoding="utf-8"))["counts"]
    ]


def orders() -> list[Order]:
    """All fixed orders of all games."""
    return [
        Order(row["name"], row["position"], row["legal"])
        for path in sorted(FOLDER.glob("*.order.json"))
        for row in json.loads(path.read_text(encoding="utf-8"))["orders"]
    ]


def leaves(state: State, depth: int) -> int:
    """How many sequences of `depth` actions there are; a finished game has none."""
    if not state.actors:
        return 0
    seat = state.actors[0]
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.copy()
        after.apply(seat, action)
        total += leaves(after, depth - 1)
    return total
