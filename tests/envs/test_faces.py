"""PettingZoo, Gymnasium and OpenSpiel: their own tests, and what is ours: masks, rewards, opponents."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from kastelan.envs.gymnasium import SeatEnv
from kastelan.envs.pettingzoo import env, parallel_env, random_number
from kastelan.games import GAMES
from tests.toy.manifest import MANIFEST

GAMES_AND_SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("kingdom", {"players": 3}),
    ("seasons", {"players": 4, "options": {"winter": True}}),
    ("ludwig", {"players": 3}),
    ("ludwig", {"players": 2, "actions": "listed", "options": {"modules": "all"}}),
    ("bidding", {"players": 2}),
]
every_game = pytest.mark.parametrize(
    ("game", "settings"),
    GAMES_AND_SETTINGS,
    ids=["-".join((name, *map(str, settings.values()))) for name, settings in GAMES_AND_SETTINGS],
)
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
"""PettingZoo warns that an observation is a dict, and Gymnasium that it is no picture."""


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    GAMES.register(MANIFEST)
    yield
    GAMES.unregister("bidding")


@every_game
def test_pettingzoo_is_content(game: str, settings: dict[str, Any]) -> None:
    api_test(env(game, **settings), num_cycles=60)
    seed_test(lambda: env(game, **settings), num_cycles=20)
    parallel_api_test(parallel_env(game, **settings), num_cycles=20)
    parallel_seed_test(lambda: parallel_env(game, **settings), num_cycles=20)


@every_game
def test_gymnasium_is_content(game: str, settings: dict[str, Any]) -> None:
    check_env(SeatEnv(game, ["random"], **settings), skip_render_check=True)


@every_game
def test_a_game_in_turns_ends_with_rewards_that_add_up_to_nothing(
    game: str, settings: dict[str, Any]
) -> None:
    turns, luck = env(game, **settings), np.random.default_rng(3)
    turns.reset(seed=3)
    total: dict[str, float] = dict.fromkeys(turns.possible_agents, 0.0)
    for agent in turns.agent_iter():
        seen, reward, over, short, _ = turns.last()
        total[agent] += reward
        if over or short:
            turns.step(None)
            continue
        assert seen is not None
        assert seen["action_mask"].any()
        turns.step(random_number(seen["action_mask"], luck))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0
    assert turns.table.state.outcome is not None


def test_several_seats_decide_at_once_and_others_wait() -> None:
    both, luck = parallel_env("seasons", players=3), np.random.default_rng(1)
    seen, _ = both.reset(seed=1)
    assert all(part["action_mask"].any() for part in seen.values())  # all select their cards
    steps = 0
    while both.agents:
        numbers = {
            agent: random_number(part["action_mask"], luck) if part["action_mask"].any() else 0
            for agent, part in seen.items()
        }
        seen, rewards, over, _, _ = both.step(numbers)
        steps += 1
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert steps < both.table.steps


def test_an_illegal_number_ends_the_game_at_a_cost() -> None:
    turns = env("kingdom", players=3)
    turns.reset(seed=1)
    agent = turns.agent_selection
    turns.step(1208)  # nobody may end a turn at its start
    assert all(turns.terminations.values())
    assert turns.rewards[agent] == -1
    assert sum(turns.rewards.values()) == pytest.approx(0)


def test_a_long_game_is_cut_short() -> None:
    turns, luck = env("kingdom", players=2, longest=5), np.random.default_rng(1)
    turns.reset(seed=1)
    for _ in range(5):
        turns.step(random_number(turns.last()[0]["action_mask"], luck))
    assert all(turns.truncations.values())
    assert not any(turns.terminations.values())
    assert not any(turns.rewards.values())


def test_the_listed_form_describes_each_legal_action() -> None:
    turns = env("ludwig", players=2, actions="listed")
    turns.reset(seed=1)
    seen = turns.last()[0]
    assert seen is not None
    count = int(seen["action_mask"].sum())
    rows = seen["observation"]["actions"]
    assert rows[:count].any(axis=1).all()
    assert not rows[count:].any()


def _reward_of(opponents: list[Any], seed: int, **settings: Any) -> float:
    seat, luck = SeatEnv("kingdom", opponents, players=2, **settings), np.random.default_rng(seed)
    _, info = seat.reset(seed=seed)
    over = False
    reward = 0.0
    while not over:
        assert (seat.action_masks() == info["action_mask"].astype(bool)).all()
        number = random_number(info["action_mask"], luck)
        _, reward, ended, short, info = seat.step(np.int64(number))
        over = ended or short
    return reward


def test_bots_and_policies_play_the_other_seats() -> None:
    asked = []

    def policy(seen: dict[str, Any], mask: Any) -> int:
        asked.append(seen["values"])
        return int(np.flatnonzero(mask)[0])

    assert _reward_of(["greedy"], 1) == -1  # greedy beats random play
    assert _reward_of([policy], 2) in (-1, 0, 1)
    assert asked
    assert 0 < _reward_of(["random"], 4, rewards="points") < 2


def test_positions_are_shown_as_a_line_and_as_a_picture() -> None:
    line, picture = env("kingdom", render_mode="ansi"), env("kingdom", render_mode="svg")
    line.reset(seed=1)
    picture.reset(seed=1)
    assert str(line.render()).startswith("kingdom")
    assert "<svg" in str(picture.render())


def test_without_the_libraries_the_message_names_the_extra() -> None:
    for module, blocked, extra in (
        ("pettingzoo", "pettingzoo", "envs"),
        ("gymnasium", "gymnasium", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ):
        code = f"import sys; sys.modules[{blocked!r}] = None; import kastelan.envs.{module}"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert "ExtraMissing" in done.stderr
        assert extra in done.stderr.splitlines()[-1]


def test_the_examples_on_the_page_run() -> None:
    pytest.importorskip("pyspiel", reason="no wheel of OpenSpiel for this Python")
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    for block in page.split("```python\n")[1:]:
        exec(block.split("```")[0], names)
    assert len(names["encoder"].plane_names) == 24
    assert names["game"].num_players() == 2
