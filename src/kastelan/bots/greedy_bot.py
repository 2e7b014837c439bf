"""A bot that evaluates each action by knowledge of the game, without searching."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from kastelan.bots.game_bots import bots_of
from kastelan.bots.player import Bot
from kastelan.core.game import Action, Seat, State


class GreedyBot(Bot):
    """Plays the action after which the position is worth most."""

    name: ClassVar[str] = "greedy"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        return bots_of(seen.game.name).greedy(seen, seat, luck)
