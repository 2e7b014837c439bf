"""A bot that decides by a network that has learned a game, without any search."""

from __future__ import annotations

from random import Random
from types import FunctionType
from typing import ClassVar

from kastelan.bots.game_bots import bots_of
from kastelan.bots.player import Bot
from kastelan.core.errors import BadOption
from kastelan.core.game import Action, Seat, State
from kastelan.core.manifest import resolve


class NetworkBot(Bot):
    """Plays what a network likes best, without any search; only for games that have one."""

    name: ClassVar[str] = "network"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        reference = bots_of(seen.game.name).network
        if reference is None:
            raise BadOption("bot", "unknown-bot", bot=self.name, expected="greedy")
        action: Action = resolve(reference, FunctionType)(seen, seat, luck)
        return action
