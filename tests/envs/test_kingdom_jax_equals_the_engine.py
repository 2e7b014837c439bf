"""The JAX game and the Python engine agree on every position, legal action, end and score.

`make soak-jax` compares 20,000 games; its page in bench/results says what they covered.
"""

from __future__ import annotations

from random import Random

import jax.numpy as jnp
import numpy as np
import pytest

from kastelan.envs.kingdom_jax.engine_positions import positions_of
from kastelan.envs.kingdom_jax.scoring import card_gold, castle_gold, closed_by_loop, closed_step_by_step
from kastelan.games.kingdom import scoring
from kastelan.games.kingdom.components import CARDS, KINDS, SETTLEMENTS
from tests.envs.kingdom_side_by_side import (
    Chooser,
    Seen,
    SideBySide,
    any_action,
    few_cards,
    greedy,
    new_games,
    tiles_first,
)

GAMES = 40
CHOOSERS: tuple[Chooser, ...] = (any_action, tiles_first, tiles_first, any_action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_the_same(players: int) -> None:
    seen = Seen()
    states = new_games(players, range(100 * players, 100 * players + GAMES))
    SideBySide(states, seen).play(CHOOSERS[:players], Random(players))
    assert {kind for kind in KINDS if seen.events[f"with tile {kind}"]} == set(KINDS)
    assert all(seen.games[f"card {card}"] for card in CARDS)
    assert seen.events["pile shuffled"]


@pytest.mark.rule("KB-BUILD-6", "KB-BUILD-7")
def test_games_in_which_cards_run_out_are_the_same() -> None:
    seen, luck = Seen(), Random(6)
    states = new_games(3, range(900, 900 + GAMES))
    few_cards(states, luck)
    SideBySide(states, seen).play(CHOOSERS[:3], luck, longest=330)
    assert seen.events["card removed"]
    assert seen.events["no card to renew with"]
    assert seen.events["no card at the start of a turn"]


def test_games_of_the_greedy_bot_are_the_same() -> None:
    states = new_games(2, range(GAMES))
    SideBySide(states, Seen()).play((greedy, any_action), Random(1), longest=60)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("need", [False, True], ids=["", "lords need a settlement"])
def test_every_card_gives_the_same_gold(players: int, need: bool) -> None:
    states = new_games(players, range(GAMES), need)
    luck = Random(players)
    for state in states:
        for _ in range(luck.randrange(200)):
            if state.actors:
                state.apply(state.seat, any_action(state, luck))
    position = positions_of(states)
    gold, castles = np.asarray(card_gold(position, need)), np.asarray(castle_gold(position))
    for game, state in enumerate(states):
        expected = [scoring.card_gold(state, card) for card in range(len(CARDS))]
        assert gold[:, :, game].tolist() == jnp.array(expected).tolist()
        assert castles[:, game].tolist() == list(scoring.castle_gold(state))


def test_accelerators_find_the_same_groups_without_a_loop() -> None:
    luck, numbers = np.random.default_rng(7), range(SETTLEMENTS)
    reach = np.zeros((2, SETTLEMENTS, 30), np.uint32)
    for game in range(reach.shape[-1]):
        pairs = [(number, number) for number in numbers]
        pairs += luck.integers(SETTLEMENTS, size=(game, 2)).tolist()
        for one, other in (*pairs, *((other, one) for one, other in pairs)):
            reach[other // 20, one, game] |= np.uint32(1 << other % 20)
    looped, stepped = closed_by_loop(jnp.asarray(reach)), closed_step_by_step(jnp.asarray(reach))
    assert np.array_equal(looped, stepped)
    assert not np.array_equal(looped, reach), "some groups have more than neighbours"
