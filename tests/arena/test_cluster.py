"""A real Ray cluster on this machine plays the same games as a single process."""

from __future__ import annotations

import importlib.util
import warnings
from pathlib import Path

import pytest

from kastelan.arena import ResultsFile, make_plan, play_plan
from kastelan.core.errors import BadOption
from kastelan.games import find

pytestmark = [
    pytest.mark.skipif(
        importlib.util.find_spec("ray") is None, reason="Ray has no wheel for this Python or system"
    ),
    pytest.mark.filterwarnings("ignore"),  # those of Ray itself
]

COMPARED = ("number", "seats", "scores", "places", "decisions")


def test_several_workers_of_a_cluster_play_the_games_and_a_file_stores_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster

    field = ["random", "kastelan.bots.random_bot:RandomBot", "kastelan.bots:RandomBot"]
    plan = make_plan(find("kingdom"), field, "round-robin", games=60, seed=3)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        file = ResultsFile(tmp_path / "games.jsonl", plan)
        tournament, results = play_plan(plan, ray=cluster.address, file=file)
        file.close()
    finally:
        cluster.shutdown()
    assert tournament.errors == 0
    assert tournament.workers >= 2
    _, alone = play_plan(plan)
    assert [[getattr(game, name) for name in COMPARED] for game in results] == [
        [getattr(game, name) for name in COMPARED] for game in alone
    ]
    assert len(ResultsFile(tmp_path / "games.jsonl", plan).results) == plan.total


@pytest.mark.parametrize("address", ["nowhere.invalid:port", "127.0.0.1:1", "ray://127.0.0.1:99999"])
def test_an_unreachable_cluster_is_refused_with_a_message(address: str) -> None:
    plan = make_plan(find("kingdom"), ["random", "random"], games=2)
    with warnings.catch_warnings(), pytest.raises(BadOption) as refused:
        play_plan(plan, ray=address)
    assert refused.value.message == "no-such-cluster"
