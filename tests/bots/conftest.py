"""Bots with a time limit get a limit of playouts instead, so that tests do not depend on the machine."""

from __future__ import annotations

import pytest

from kastelan.bots import SearchBot
from kastelan.bots.game_bots import Level, bots_of
from kastelan.bots.greedy.ludwig import solo_lookahead
from kastelan.bots.search import Budget
from kastelan.games import GAMES

FEW = Budget(playouts=6)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "budget", FEW)
    monkeypatch.setattr(solo_lookahead, "DEALS", 1)
    for levels in (levels for game in GAMES for levels in bots_of(game).levels.values()):
        assert isinstance(levels, dict)
        for name, level in levels.items():
            if level.budget is not None:
                monkeypatch.setitem(levels, name, Level(level.slips, FEW))
