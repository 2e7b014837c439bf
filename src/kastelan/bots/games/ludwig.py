"""The bots of Castles of Mad King Ludwig."""

from __future__ import annotations

from typing import Final

from kastelan.bots.game_bots import ALWAYS, EXPERT_OF_0_1, GameBots, Level
from kastelan.bots.greedy import ludwig
from kastelan.bots.greedy.ludwig import solo_lookahead
from kastelan.bots.greedy.ludwig.weights import SEVERAL, SOLO, TWO
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.ludwig import LudwigKnowledge

LEVELS: Final = {
    "easy": Level(0.15),
    "medium": Level(0.03),
    "hard": Level(0.01, Budget(playouts=12, seconds=0.42)),
    "expert": Level(budget=Budget(playouts=400, seconds=3.0)),
    EXPERT_OF_0_1: Level(budget=Budget(playouts=400, seconds=3.0)),
}

BOTS: Final = GameBots(
    greedy=solo_lookahead.choose,
    by_weights=ludwig.choose,
    weights=(SEVERAL, TWO, SOLO),
    knowledge=LudwigKnowledge(),
    levels={ALWAYS: LEVELS},
    analysis_playouts=40,
)
