"""Plays any legal action, each as likely as the others."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from kastelan.bots.player import Bot
from kastelan.core.game import Action, Seat, State


class RandomBot(Bot):
    """The yardstick that everything has to beat."""

    name: ClassVar[str] = "random"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        legal = seen.legal(seat)
        return legal[int(luck.random() * len(legal))]
