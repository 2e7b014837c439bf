"""Levels think without being interrupted, and leave Python's tidying as they found it."""

from __future__ import annotations

import gc
from random import Random
from typing import ClassVar

import pytest

from kastelan.bots import RandomBot, decide
from kastelan.bots.levels import LevelBot
from kastelan.core.game import Action, Seat, State
from kastelan.games import find


class Listener(LevelBot):
    """Notes whether it could be interrupted."""

    name: ClassVar[str] = "easy"

    def _choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        self.interruptible = gc.isenabled()
        return RandomBot().choose(seen, seat, luck)


@pytest.mark.parametrize("usual", [True, False])
def test_a_level_is_not_interrupted_and_changes_nothing_for_others(usual: bool) -> None:
    bot, state = Listener(), find("kingdom").new(2, {}, 1)
    before = gc.isenabled()
    try:
        (gc.enable if usual else gc.disable)()
        decide(bot, state, state.actors[0], Random(1))
        assert not bot.interruptible
        assert gc.isenabled() == usual
    finally:
        (gc.enable if before else gc.disable)()
