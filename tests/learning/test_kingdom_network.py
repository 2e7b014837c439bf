"""The network for Kingdom Builder sees and says the same in NumPy, of one position, and in JAX, of many."""

from __future__ import annotations

from functools import cache
from itertools import count
from random import Random
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array

from kastelan.bots import bots_for, find_bot
from kastelan.bots.game_bots import bots_of
from kastelan.bots.learned.kingdom_inputs import boards, facts, legal_places
from kastelan.bots.learned.kingdom_network import Network
from kastelan.bots.learned.kingdom_policy import advise
from kastelan.bots.search import Budget
from kastelan.core.errors import BadOption
from kastelan.core.hexes import COUNT, NEAR, SIDE, each
from kastelan.envs.kingdom_jax import KingdomBuilder
from kastelan.envs.kingdom_jax.engine_positions import positions_of
from kastelan.games import find
from kastelan.games.kingdom.state import KingdomState
from kastelan.learning.kingdom import network as jax_network
from kastelan.learning.kingdom.inputs import FACTS, PLANES, inputs
from kastelan.learning.kingdom.playing import action_of, by_seat, choices, logits_of
from kastelan.learning.kingdom.playing import decisions as jax_decisions
from tests.envs.kingdom_side_by_side import new_games, tiles_first

POSITIONS = 12
"""Always as many: JAX compiles everything anew for another number."""

SIZE = jax_network.Size(blocks=2, channels=8)


@cache
def played_on(players: int) -> list[KingdomState]:
    """Positions of games that were played at random for different numbers of steps, with tiles often used."""
    luck, found = Random(players), list[KingdomState]()
    for (state,) in (new_games(players, range(seed, seed + 1)) for seed in count()):
        for _ in range(luck.randrange(45 * players)):
            if state.actors:
                state.apply(state.seat, tiles_first(state, luck))
        found += [state] if state.actors else []
        if len(found) == POSITIONS:
            return found
    raise AssertionError("there are always more seeds")


@cache
def opened(players: int) -> Any:
    """The same positions in JAX."""
    env = KingdomBuilder(players, observe_steps=False)
    return env.opened(positions_of(played_on(players)), jnp.zeros((2, POSITIONS), jnp.uint32))


def some_weights(seed: int = 1) -> dict[str, Array]:
    luck = np.random.default_rng(seed)
    return {
        name: jnp.asarray(luck.normal(size=shape) / np.sqrt(np.prod(shape[:-1])), jnp.float32)
        for name, shape in jax_network.shapes(SIZE).items()
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_see_the_same_and_say_the_same(players: int) -> None:
    states, state = played_on(players), opened(players)
    assert len({one.step for one in states}) > 2
    seen, known, gold = inputs(state.position, state.legal)
    ours = [(legal_places(one), one) for one in states]
    planes = np.stack([boards(one, places) for (places, _), one in ours])
    scaled = np.asarray(jax_network.scaled(seen, jnp.float32)).reshape(len(states), COUNT, PLANES)
    assert np.array_equal(planes.transpose(0, 2, 1), scaled)
    told = [facts(one, words) for (_, words), one in ours]
    assert np.allclose([one for one, _ in told], known, atol=1e-6)
    assert known.shape[1] == FACTS
    assert np.array_equal([one for _, one in told], gold)
    weights = some_weights()
    judged = jax_network.judge(weights, seen, known, gold)
    for number, one in enumerate(Network(weights).judge(states)):
        assert np.allclose(one.places, judged.places[number], atol=1e-4)
        assert np.allclose(one.words, judged.words[number], atol=1e-4)
        assert np.allclose(one.gold, judged.gold[number], atol=1e-3)
        assert np.allclose(one.wins, judged.wins[number], atol=1e-4)


def test_the_network_plays_far_better_than_at_random() -> None:
    gold = [0, 0]
    for seed in range(6):
        (state,), luck = new_games(2, range(seed, seed + 1)), Random(seed)
        while state.actors:
            bot = "network" if state.seat == seed % 2 else "random"
            state.apply(state.seat, find_bot(bot).choose(state, state.seat, luck))
        gold[0] += state.scores()[seed % 2]
        gold[1] += state.scores()[1 - seed % 2]
    assert gold[0] > 1.5 * gold[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advice_is_for_legal_actions_and_expects_something_of_every_seat(players: int) -> None:
    states = played_on(players)
    for state, advice in zip(states, advise(states), strict=True):
        assert {*advice.actions} == {*state.legal(state.seat)}
        assert advice.chances.sum() == pytest.approx(1)
        assert len(advice.outlook.gold) == players
        assert sum(advice.outlook.shares) == pytest.approx(1)


def test_only_kingdom_has_a_network_and_only_with_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "network" in bots_for("kingdom")
    assert "network" not in bots_for("ludwig")
    with pytest.raises(BadOption):
        find_bot("network").choose(find("ludwig").new(2, {}, 1), 0, Random(1))
    monkeypatch.setattr("kastelan.bots.has_numpy", lambda: False)
    assert "network" not in bots_for("kingdom")


def test_the_expert_of_version_0_1_is_kept() -> None:
    (state,) = new_games(2, range(1))
    for game in ("kingdom", "ludwig", "seasons"):
        assert "expert-0.1" in bots_for(game)
    assert bots_of("kingdom").level("expert-0.1", state).budget == Budget(playouts=200, seconds=3.0)


def test_a_hex_sees_exactly_its_six_neighbours() -> None:
    weights = np.ones((7, 1, 1), np.float32)
    weights[0] = 0
    kernel = jax_network._kernel(jnp.asarray(weights))
    for place in range(COUNT):
        board = np.zeros((1, SIDE, SIDE, 1), np.float32)
        board[0, place // SIDE, place % SIDE] = 1
        made = jax_network._multiplied(jax_network.paired(jnp.asarray(board)), kernel)
        rows = np.moveaxis(np.asarray(made).reshape(SIDE // 2, SIDE, 2), 2, 1).reshape(COUNT)
        assert np.flatnonzero(rows).tolist() == list(each(NEAR[place]))


def test_choices_are_the_legal_actions() -> None:
    states = played_on(3)
    legal = np.asarray(choices(opened(3).legal))
    for number, one in enumerate(states):
        at = np.flatnonzero(legal[number])
        found = action_of(jnp.asarray(at), jnp.full(len(at), one.step))
        index = one.game.actions.index
        assert sorted(np.asarray(found).tolist()) == sorted(index(action) for action in one.legal(one.seat))


def test_only_legal_choices_are_likely() -> None:
    decision = jax_decisions(opened(2))
    judged = jax_network.judge(some_weights(), decision.boards, decision.facts, decision.gold)
    logits = np.asarray(logits_of(judged, decision))
    assert ((logits > -1e8) == np.asarray(decision.legal)).all()


def test_what_is_said_by_the_seat_that_decides_is_told_by_seat() -> None:
    judged = jax_network.Judged(
        jnp.zeros((1, 400, 3)),
        jnp.zeros((1, 9)),
        jnp.asarray([[10.0, 20.0, 30.0, 99.0]]),
        jnp.log(jnp.asarray([[0.5, 0.3, 0.2, 7.0]])),
    )
    gold, shares = by_seat(judged, jnp.asarray([2]), 3)
    assert gold[0].tolist() == [20, 30, 10, 0]
    assert np.allclose(shares[0], [0.3, 0.2, 0.5, 0])
