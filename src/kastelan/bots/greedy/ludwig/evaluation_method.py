"""Which of two evaluations fits a table."""

from __future__ import annotations

from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.table_assembly import needed


def has_fast_evaluation(state: LudwigState) -> bool:
    """Whether the fast evaluation of castles knows all that is in play at this table.

    It predicts what a placement changes without carrying it out, and its weights are tuned. It knows the
    base game, and the towers and extra rooms that five players need (GEN-2). Other modules make too much
    follow from an action to predict it. With them actions are tried out on copies (trials/), which takes more
    time but needs only a few estimates for each module.
    """
    return state.table.names == needed(state.table.players)
