"""Looks one step ahead and takes what is worth most, by knowledge of each game."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from kastelan.bots.game_bots import bots_of
from kastelan.bots.player import Bot
from kastelan.core.game import Action, Seat, State


class GreedyBot(Bot):
    """Takes the action that looks best right now."""

    name: ClassVar[str] = "greedy"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        return bots_of(seen.game.name).greedy(seen, seat, luck)
