"""Players of A Castle for All Seasons with different likings, so that random games see rare things too."""

from __future__ import annotations

import random
from collections.abc import Collection
from math import prod
from typing import Final

Temper = dict[str, float]
"""How much likelier than others a word is when it contains such a text."""

TEMPERS: Final[dict[str, Temper]] = {
    "any": {},
    "keen": {"pass": 0.05, "tavern": 3, "granary": 3, "palace": 3, "market:0": 0.1},
    "builders": {
        "pass": 0.02,
        "worker": 3,
        "bricklayer": 3,
        "build:tower": 4,
        "build:house": 4,
        "place": 0.3,
    },
    "misers": {"messenger": 30, "master_builder": 10, "pass": 5, "build:": 0.1},
    "traders": {"trader": 30, "master_builder": 10, "pass": 0.1, "<": 3, "lay:taler": 9, "talers": 5},
    "masons": {"stonemason": 9, "worker": 4, "pass": 0.1, "buy": 5, "place:palace": 9, "place:market": 9},
    "spenders": {"worker": 20, "messenger": 0.01, "talers": 20, "place": 20, "pass": 0.1, "lay:taler": 9},
    "idle": {"trader": 30, "master_builder": 30, "bricklayer": 0.3, "pass": 1_000_000},
}
"""Misers empty the bank, traders crowd the wagons and have no talers for the toll, masons buy last pieces,
spenders have to lose cards, and the idle end in a draw."""


def chosen(words: Collection[str], temper: str, choose: random.Random) -> str:
    """A word by a player of this temper."""
    likings = TEMPERS[temper].items()
    in_order = sorted(words)
    weights = [prod(weight for text, weight in likings if text in word) for word in in_order]
    return choose.choices(in_order, weights)[0]
