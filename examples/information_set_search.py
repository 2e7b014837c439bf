"""IS-MCTS of OpenSpiel against random play at a short game of Kingdom Builder.

    pip install 'kastelan[openspiel]'
    python examples/information_set_search.py 20

The number is that of simulations for each decision. A simulation begins with a position that is dealt anew,
so the search does not see the other player's card.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import kastelan.envs.openspiel  # noqa: F401  # makes the games known

LENGTH = 40


class PointsNow(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Judges a position by the lead on the table; all actions are equally likely at first."""

    def evaluate(self, state: Any) -> Any:
        points = np.array(state.state.scores(), float)
        return np.tanh((points - points.mean()) / 10)

    def prior(self, state: Any) -> Any:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def main() -> None:
    simulations = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    game = pyspiel.load_game(f"kastelan_kingdom(players=2,deals=100,longest={LENGTH})")
    luck, state = Random(7), game.new_initial_state()
    state.apply_action(luck.randrange(100))
    searcher = ISMCTSBot(
        game=game,
        evaluator=PointsNow(),
        uct_c=1.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(7),
    )
    while not state.is_terminal():
        seat = state.current_player()
        action = searcher.step(state) if seat == 0 else luck.choice(state.legal_actions())
        state.apply_action(action)
    points = state.state.scores()
    print(f"after {LENGTH} decisions: IS-MCTS has {points[0]} points, random play {points[1]}")


if __name__ == "__main__":
    main()
