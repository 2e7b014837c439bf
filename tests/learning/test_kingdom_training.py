"""A small training runs to its end, goes on from its checkpoint, and plays better than at its start."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kastelan.bots.learned.kingdom_network import Network
from kastelan.bots.learned.kingdom_policy import advise
from kastelan.learning.kingdom import checkpoints
from kastelan.learning.kingdom.network import Size
from kastelan.learning.kingdom.training import Plan, train
from tests.learning.test_kingdom_network import played_on

LESSONS = 40


def small(folder: Path, **changes: Any) -> Plan:
    given: dict[str, Any] = {
        "players": (2,),
        "games": 64,
        "steps": 16,
        "size": Size(1, 8),
        "batch": 128,
        "rounds": 2,
        "rate": 4e-3,
        "final_rate": 1e-3,
        "match_games": 64,
        "report_minutes": 999,
        "pool_minutes": 0.05,
        "lessons": LESSONS,
    }
    return Plan(folder, 60, **(given | changes))


@pytest.mark.slow
def test_a_small_training_plays_better_than_at_its_start(tmp_path: Path) -> None:
    told: list[dict[str, Any]] = []
    train(small(tmp_path), told.append)
    rows = [json.loads(line) for line in (tmp_path / checkpoints.CURVE).read_text("utf-8").splitlines()]
    assert [row["lessons"] for row in rows] == [0, LESSONS]
    assert [row["event"] for row in told] == ["dealt", "compiled", "report", "report"]
    before, after = (row["random 2"] for row in rows)
    assert after[1] > before[1] + 4, "the lead in gold over random play"
    weights = checkpoints.load_weights(tmp_path / checkpoints.LATEST)
    assert checkpoints.size_of(weights) == Size(1, 8)
    assert all(np.isfinite(weight).all() for weight in weights.values())
    for advice in advise(played_on(2)[:3], Network(weights)):
        assert advice.chances.sum() == pytest.approx(1)
    train(small(tmp_path, resume=True, lessons=2), told.append)
    _, facts = checkpoints.load(tmp_path / checkpoints.LATEST)
    assert facts["decisions"] == (LESSONS + 2) * 64 * 16
