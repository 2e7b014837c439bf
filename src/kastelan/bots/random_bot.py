"""A bot that plays random legal actions."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from kastelan.bots.player import Bot
from kastelan.core.game import Action, Seat, State


class RandomBot(Bot):
    """Chooses among the legal actions with equal probability: the baseline for all other bots."""

    name: ClassVar[str] = "random"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        legal = seen.legal(seat)
        return legal[int(luck.random() * len(legal))]
