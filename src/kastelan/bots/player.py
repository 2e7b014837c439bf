"""What a bot is, and how it is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar

from kastelan.core.game import Action, Seat, State


class Bot(ABC):
    """A player made of code. One bot can sit at many tables: it keeps nothing between decisions."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        """One of the seat's legal actions. `seen` is the bot's own copy, fair by construction: `decide`
        redealt it."""


def decide(bot: Bot, state: State, seat: Seat, luck: Random) -> Action:
    """Ask a bot for a decision, showing it only what its seat may know."""
    seen = state.determinise(seat, luck.getrandbits(160))
    return bot.choose(seen, seat, luck)
