"""Biased random players for A Castle for All Seasons, so that random games reach rare situations too."""

from __future__ import annotations

import random
from collections.abc import Collection
from math import prod
from typing import Final

PlayStyle = dict[str, float]
"""The weight of a word that contains a text, relative to other words."""

PLAY_STYLES: Final[dict[str, PlayStyle]] = {
    "any": {},
    "keen": {"pass": 0.05, "tavern": 3, "granary": 3, "palace": 3, "market:0": 0.1},
    "builders": {
        "pass": 0.001,
        "place": 0.01,
        "silver": 0.3,
        "messenger": 0.02,
        "master_builder": 0.3,
        "trader": 8,
        "worker": 3,
        "worker_stone": 7,
        "bricklayer": 4,
        "stonemason": 2,
        "add:2brick": 30,
    },
    "landlords": {
        "pass": 0.05,
        "bricklayer": 9,
        "stonemason": 4,
        "messenger": 3,
        "build:palace": 30,
        "lay": 0.1,
        "build:servants_house": 90,
        "place:servants_house": 90,
        "place:market": 9,
        "place:palace": 90,
    },
    "misers": {"messenger": 30, "master_builder": 10, "pass": 5, "build:": 0.1},
    "traders": {"trader": 30, "master_builder": 10, "pass": 0.1, "<": 3, "lay:taler": 9, "talers": 5},
    "masons": {"stonemason": 9, "worker": 4, "pass": 0.1, "buy": 5, "place:palace": 9, "place:market": 9},
    "spenders": {"worker": 20, "messenger": 0.01, "talers": 20, "place": 20, "pass": 0.1, "lay:taler": 9},
    "idle": {"trader": 30, "master_builder": 30, "bricklayer": 0.3, "pass": 1_000_000},
}
"""Misers empty the bank, traders crowd the wagons and have no talers for the toll, masons buy last pieces,
spenders have to lose cards, builders end the game early, landlords fill a house, idle games end in a draw."""


def choose_word(words: Collection[str], style: str, choose: random.Random) -> str:
    """A word chosen at random by a player of this style."""
    factors = PLAY_STYLES[style].items()
    in_order = sorted(words)
    weights = [prod(weight for text, weight in factors if text in word) for word in in_order]
    return choose.choices(in_order, weights)[0]
