"""Bots that answer immediately, for tournaments in tests, such as `tests.arena.quick_bots:Huddler`."""

from __future__ import annotations

import os
from random import Random
from typing import ClassVar, Final

from kastelan.bots import Bot
from kastelan.core.game import Action, Seat, State
from kastelan.core.hexes import NEAR
from kastelan.games.kingdom import KingdomState
from kastelan.games.kingdom.actions import Build

HUDDLER: Final = "tests.arena.quick_bots:Huddler"
DYING: Final = "tests.arena.quick_bots:Dying"
FIRST: Final = "tests.arena.quick_bots:First"
GROUPS: Final = {"cards": "citizens,knights,workers"}
"""Options with which the huddler nearly always beats random play."""


class Dying(Bot):
    """Kills the process that it runs in."""

    name: ClassVar[str] = "dying"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        os._exit(7)


class First(Bot):
    """Plays the first legal action."""

    name: ClassVar[str] = "first"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        return seen.legal(seat)[0]


class Huddler(Bot):
    """Builds next to as many of its own settlements as possible."""

    name: ClassVar[str] = "huddler"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        legal = seen.legal(seat)
        if not isinstance(seen, KingdomState):
            return legal[0]
        own = seen.own[seat]

        def own_neighbours(action: Action) -> int:
            return (NEAR[action.hex] & own).bit_count() if isinstance(action, Build) else 0

        return max(legal, key=own_neighbours)
