"""The interface of the JAX game: keys, vmap, new games after the last, rewards, observations, chance."""

from __future__ import annotations

import subprocess
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from kastelan.envs.kingdom_jax import KingdomBuilder, State, auto_reset, random_action
from kastelan.envs.kingdom_jax.chance import threefry
from kastelan.envs.kingdom_jax.deal import dealt
from kastelan.envs.kingdom_jax.deck import FULL, draw, random_picks
from kastelan.envs.kingdom_jax.env import rewards_of
from kastelan.envs.kingdom_jax.observation import plane_names
from kastelan.games.kingdom.components import CARDS, KINDS

GAMES = 32


@lru_cache(maxsize=1)
def _functions() -> tuple[KingdomBuilder, Any, Any]:
    env = KingdomBuilder(players=2, observe_steps=False)

    def some(states: State, key: jax.Array) -> tuple[State, tuple[jax.Array, ...]]:
        def step(states: State, key: jax.Array) -> tuple[State, tuple[jax.Array, ...]]:
            actions = jax.vmap(random_action)(states, jax.random.split(key, GAMES))
            after = jax.vmap(auto_reset(env))(states, actions)
            allowed = jnp.take_along_axis(states.legal_action_mask, actions[:, None], 1)[:, 0]
            return after, (allowed, after.terminated, after.rewards, after.scores, after._step_count)

        return jax.lax.scan(step, states, jax.random.split(key, 300))

    return env, jax.jit(jax.vmap(env.init)), jax.jit(some)


def test_random_play_goes_on_with_new_games() -> None:
    env, init, some = _functions()
    states = init(jax.random.split(jax.random.key(1), GAMES))
    assert states.legal_action_mask.shape == (GAMES, env.num_actions)
    states, (allowed, ended, rewards, scores, counts) = some(states, jax.random.key(2))
    assert allowed.all()
    assert ended.sum() > GAMES
    assert np.asarray(counts)[np.asarray(ended)].max() == 0
    assert not np.asarray(rewards)[~np.asarray(ended)].any()
    for gold, reward in zip(np.asarray(scores)[ended], np.asarray(rewards)[ended], strict=True):
        assert 0 < gold.max() < 200
        assert reward.tolist() == [np.sign(gold[0] - gold[1]), np.sign(gold[1] - gold[0])]
    assert not states.truncated.any()


def test_the_same_key_gives_the_same_game_and_another_key_another_one() -> None:
    _, init, _ = _functions()
    keys = jax.random.split(jax.random.key(5), GAMES)
    one, other = init(keys), init(keys)
    assert np.array_equal(one.position.planes, other.position.planes)
    assert len({bytes(np.asarray(planes)) for planes in one.position.planes}) == GAMES


def test_an_illegal_action_ends_the_game_at_a_cost() -> None:
    env = KingdomBuilder(players=2, observe_steps=False)
    state = jax.jit(env.init)(jax.random.key(3))
    step = jax.jit(env.step)
    after = step(state, jnp.int32(env.num_actions - 1))  # nobody may end a turn at its start
    assert bool(after.terminated)
    assert after.rewards[state.current_player] == -1
    assert after.rewards.sum() == 0
    assert after.legal_action_mask.all()
    assert not step(after, jnp.int32(0)).rewards.any()


def test_winners_who_tie_share_the_reward() -> None:
    gold = jnp.array([[10, 10, 10], [10, 20, 30], [0, 20, 10], [0, 20, 10]])
    assert np.allclose(np.asarray(rewards_of(gold)).sum(axis=0), 0, atol=1e-6)
    assert np.allclose(rewards_of(gold)[:, 2], [-1 / 3, 1, -1 / 3, -1 / 3])
    assert np.allclose(rewards_of(gold)[:, 0], [1 / 3, 1 / 3, -1 / 3, -1 / 3])


def test_observations_show_the_seat_that_looks_its_own_card_only() -> None:
    env, init, some = _functions()
    states, _ = some(init(jax.random.split(jax.random.key(1), GAMES)), jax.random.key(4))
    names = plane_names(2)
    seat = jnp.zeros(GAMES, jnp.int32)
    planes = np.asarray(jax.jit(jax.vmap(env.observe))(states, seat))
    assert planes.shape == (GAMES, *env.observation_shape) == (GAMES, 20, 20, len(names))
    terrains = [number for number, name in enumerate(names) if name.startswith("terrain")]
    assert (planes[..., terrains].sum(axis=-1) == 1).all()
    mine = planes[:, 0, 0, [number for number, name in enumerate(names) if name.startswith("own card")]]
    assert (mine.argmax(axis=1) == np.asarray(states.position.hands)[:, 0]).all()
    # Another card in the other hand, and nothing else, cannot be seen while that seat is not on turn.
    hands = states.position.hands.at[:, 1].set((states.position.hands[:, 1] + 1) % 5)
    other = states.replace(position=states.position.replace(hands=hands))
    same = np.asarray(jax.jit(jax.vmap(env.observe))(other, seat)) == planes
    waits = np.asarray(states.position.seat) == 0
    assert waits.any()
    assert same[waits].all()


def test_the_random_words_are_those_of_jax() -> None:
    key = jax.random.key_data(jax.random.key(12345))
    with jax.threefry_partitionable(True):
        expected = jax.random.bits(jax.random.wrap_key_data(key), (4,))
    one, two = threefry(key, 0, jnp.arange(4, dtype=jnp.uint32))
    assert (one ^ two).tolist() == expected.tolist()


def test_cards_are_drawn_in_proportion_to_their_number() -> None:
    games = 200_000
    key = jnp.stack([jnp.arange(games, dtype=jnp.uint32), jnp.full(games, 9, jnp.uint32)])
    pile = jnp.full(games, 0x50132, jnp.uint32)  # 2 grass, 3 canyon, 1 desert, 5 forest
    card, rest, discards = jax.jit(lambda key, pile: draw(pile, pile * 0, random_picks(key, pile), 0))(
        key, pile
    )
    counts = np.bincount(np.asarray(card), minlength=5) / games * 11
    assert counts == pytest.approx([2, 3, 1, 0, 5], abs=0.05)
    assert set(np.asarray(rest).tolist()) == {0x50131, 0x50122, 0x50032, 0x40132}
    assert not discards.any()


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    key = jnp.zeros((2, 1), jnp.uint32)
    none, discards = jnp.zeros(1, jnp.uint32), jnp.full(1, 0x00100, jnp.uint32)
    card, pile, left = draw(none, discards, random_picks(key, none), 0)
    assert (card.tolist(), pile.tolist(), left.tolist()) == ([2], [0], [0])


def test_setups_are_equally_likely() -> None:
    games = 64_000
    key = jnp.stack([jnp.arange(games, dtype=jnp.uint32), jnp.full(games, 3, jnp.uint32)])
    position = jax.jit(lambda key: dealt(key, 3))(key)
    lies = np.asarray(position.lies)
    for slot in range(4):
        counts = np.bincount(lies >> 4 * slot & 15, minlength=16) / games * 16
        assert counts == pytest.approx(np.ones(16), abs=0.1)
    parts = np.stack([lies >> 4 * slot + 1 & 7 for slot in range(4)])
    assert all(len(set(column)) == 4 for column in parts[:, :2000].T.tolist())
    cards = np.asarray(position.cards)
    assert set(np.bitwise_count(cards).tolist()) == {3}
    for card in range(len(CARDS)):
        assert (cards >> card & 1).mean() == pytest.approx(0.3, abs=0.01)
    assert np.bincount(np.asarray(position.start)) / games == pytest.approx(np.ones(3) / 3, abs=0.01)
    hands = np.asarray(position.hands)
    assert np.bincount(hands[1]) / games == pytest.approx(np.ones(5) / 5, abs=0.01)
    # The second card is of the first one's terrain in 4 of 24 cases.
    assert (hands[0] == hands[1]).mean() == pytest.approx(4 / 24, abs=0.01)
    drawn = sum((1 << 4 * hand.astype(np.int64) for hand in hands), start=np.zeros(games, np.int64))
    assert (np.asarray(position.pile) + drawn == FULL).all()
    assert len(KINDS) == 8


def test_the_example_on_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "vectorised.md").read_text(encoding="utf-8")
    exec(page.split("```python\n")[1].split("```")[0], {})
    assert "games ended; the first seat won" in capsys.readouterr().out


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(ValueError, match="2 to 4 players, not 5"):
        KingdomBuilder(players=5)


def test_without_jax_the_message_names_the_extra() -> None:
    code = "import sys; sys.modules['jax'] = None; import kastelan.envs.kingdom_jax"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    message = "kastelan.envs.kingdom_jax needs JAX: pip install 'kastelan[jax]'"
    assert done.stderr.splitlines()[-1] == f"ModuleNotFoundError: {message}"


def test_importing_the_environments_does_not_import_jax() -> None:
    code = "import sys, kastelan, kastelan.envs; print('jax' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
