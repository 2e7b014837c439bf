"""OpenSpiel: its own test with one game, and walks through the others."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="no wheel of OpenSpiel for this Python")

from open_spiel.python.algorithms import mcts  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402

import kastelan.envs.openspiel  # noqa: E402, F401  # registers the games

GAMES = (
    "kastelan_kingdom(players=3,deals=5)",
    "kastelan_seasons(players=2,deals=5,options=winter:yes)",
    "kastelan_ludwig(players=1,deals=5)",
    "kastelan_ludwig(players=2,deals=5,options=modules:all)",
)


def test_openspiel_is_content() -> None:
    game = pyspiel.load_game("kastelan_kingdom(players=2,deals=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("text", GAMES)
def test_a_game_is_played_to_its_end(text: str) -> None:
    game, luck = pyspiel.load_game(text), Random(1)
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 5
    state.apply_action(2)
    decisions = 0
    while not state.is_terminal():
        seat = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert legal
        if decisions % 40 == 0:
            _check_position(state, seat, legal)
        state.apply_action(luck.choice(legal))
        decisions += 1
    assert decisions <= game.max_game_length()
    returns = state.returns()
    assert min(returns) >= game.min_utility()
    assert max(returns) <= game.max_utility()
    if game.num_players() > 1:
        assert sum(returns) == pytest.approx(0)


def _check_position(state: Any, seat: int, legal: list[int]) -> None:
    tensor = np.array(state.information_state_tensor(seat))
    assert tensor.any()
    for redealt in (state.clone(), state.resample_from_infostate(seat, lambda: 0.3)):
        assert redealt.legal_actions() == legal
        assert redealt.information_state_string(seat) == state.information_state_string(seat)
        assert np.array_equal(redealt.information_state_tensor(seat), tensor)
        before = str(state)
        redealt.apply_action(legal[0])
        assert str(state) == before


def test_information_set_search_plays() -> None:
    game = pyspiel.load_game("kastelan_kingdom(players=2,deals=3)")
    state = game.new_initial_state()
    state.apply_action(1)
    luck = np.random.RandomState(1)
    bot = ISMCTSBot(
        game=game,
        evaluator=_Even(),
        uct_c=1.0,
        max_simulations=5,
        random_state=luck,
    )
    assert bot.step(state) in state.legal_actions()


class _Even(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Judges every position alike."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(2)

    def prior(self, state: Any) -> Any:
        return [(action, 1.0) for action in state.legal_actions()]
