"""The bots of Kingdom Builder."""

from __future__ import annotations

from typing import Final

from kastelan.bots.game_bots import ALWAYS, EXPERT_OF_0_1, GameBots, Level
from kastelan.bots.greedy import kingdom
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.kingdom import KingdomKnowledge

LEVELS: Final = {
    "easy": Level(0.25),
    "medium": Level(),
    "hard": Level(0.01, Budget(playouts=2, seconds=0.5)),
    "expert": Level(budget=Budget(playouts=200, seconds=3.0)),
    EXPERT_OF_0_1: Level(budget=Budget(playouts=200, seconds=3.0)),
}

BOTS: Final = GameBots(
    greedy=kingdom.choose,
    weights=(kingdom.WEIGHTS,),
    knowledge=KingdomKnowledge(),
    levels={ALWAYS: LEVELS},
    network="kastelan.bots.learned.kingdom_policy:choose",
    analysis_playouts=64,
)
