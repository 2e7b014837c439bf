"""Looks one step ahead and takes what is worth most, by knowledge of each game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import ClassVar, Final

from kastelan.bots.greedy import kingdom, seasons
from kastelan.bots.greedy.ludwig import ahead
from kastelan.bots.player import Bot
from kastelan.core.game import Action, Seat, State

KNOWLEDGE: Final[dict[str, Callable[[State, Seat, Random], Action]]] = {
    "kingdom": kingdom.choose,
    "ludwig": ahead.choose,
    "seasons": seasons.choose,
}


class GreedyBot(Bot):
    """Takes the action that looks best right now."""

    name: ClassVar[str] = "greedy"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        return KNOWLEDGE[seen.game.name](seen, seat, luck)
