"""Bots that think by the clock think by playouts here: tests are the same on a slow machine."""

from __future__ import annotations

import pytest

from kastelan.bots import SearchBot
from kastelan.bots.greedy.ludwig import ahead
from kastelan.bots.levels import LEVELS, Level
from kastelan.bots.search import Budget

FEW = Budget(playouts=6)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "budget", FEW)
    monkeypatch.setattr(ahead, "DEALS", 1)
    for levels in LEVELS.values():
        for game, level in levels.items():
            if level.budget is not None:
                monkeypatch.setitem(levels, game, Level(level.slips, FEW))
