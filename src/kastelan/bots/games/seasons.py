"""The bots of A Castle for All Seasons.

In summer nothing is drawn, so a search that foresees everything wins all games against a greedy bot unless it
slips: summer and winter have levels of their own.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from kastelan.bots.game_bots import EXPERT_OF_0_1, GameBots, Level
from kastelan.bots.greedy import seasons
from kastelan.bots.greedy.seasons.weights import WEIGHTS
from kastelan.bots.search import round_tree
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.seasons import SeasonsKnowledge
from kastelan.core.game import State
from kastelan.games.seasons.state import SeasonsState

SUMMER: Final = {
    "easy": Level(0.10),
    "medium": Level(),
    "hard": Level(0.06, Budget(playouts=16, seconds=0.5)),
    "expert": Level(budget=Budget(playouts=128, seconds=3.0)),
    EXPERT_OF_0_1: Level(budget=Budget(playouts=128, seconds=3.0)),
}

WINTER: Final = {
    "easy": Level(0.10),
    "medium": Level(),
    "hard": Level(0.05, Budget(playouts=32, seconds=0.5)),
    "expert": Level(budget=Budget(playouts=256, seconds=3.0)),
    EXPERT_OF_0_1: Level(budget=Budget(playouts=256, seconds=3.0)),
}


def season(state: State) -> str:
    """Whether a position is of summer or of winter."""
    assert isinstance(state, SeasonsState)
    return "winter" if state.table.winter else "summer"


KNOWLEDGE: Final = SeasonsKnowledge()

BOTS: Final = GameBots(
    greedy=seasons.choose,
    weights=(WEIGHTS,),
    knowledge=KNOWLEDGE,
    search=partial(round_tree.think, KNOWLEDGE),
    levels={"summer": SUMMER, "winter": WINTER},
    variant=season,
    analysis_playouts=48,
)
