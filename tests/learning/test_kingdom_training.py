"""A small training runs to its end, foresees results better than before, and goes on from its checkpoint."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import jax
import numpy as np
import pytest
from jax.experimental.compilation_cache import compilation_cache

from kastelan.bots.learned.kingdom_network import Network
from kastelan.learning.kingdom import checkpoints
from kastelan.learning.kingdom.network import Size
from kastelan.learning.kingdom.training import Plan, train
from tests.learning.test_kingdom_network import played_on

LESSONS = 16
GAMES, STEPS = 32, 8
BATCH, ROUNDS = 64, 2
STEPS_OF_LEARNING = ROUNDS * GAMES * STEPS // BATCH


@pytest.fixture
def quick_compiling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Compile with few optimisations, which takes half as long, and each program only once."""
    _compile(careless=True, cache=str(tmp_path_factory.mktemp("compiled")))
    yield
    _compile(careless=False, cache=None)


def _compile(careless: bool, cache: str | None) -> None:
    jax.config.update("jax_disable_most_optimizations", careless)  # type: ignore[no-untyped-call]  # JAX gives it no types
    jax.config.update("jax_compilation_cache_dir", cache)  # type: ignore[no-untyped-call]  # JAX gives it no types
    compilation_cache.reset_cache()


def small(folder: Path, lessons: int, resume: bool = False) -> Plan:
    return Plan(
        folder,
        minutes=600,
        lessons=lessons,
        resume=resume,
        games=GAMES,
        steps=STEPS,
        size=Size(blocks=1, channels=8),
        batch=BATCH,
        rounds=ROUNDS,
        rate=8e-3,
        final_rate=4e-3,
        match_games=2,
        report_minutes=600,
        pool_minutes=0,
    )


def gold_missed(weights: Path) -> float:
    """How far expected gold is from that of the ends of fixed games, which go on at random."""
    network, missed = Network(checkpoints_of(weights)), list[float]()
    for state, judged in zip(played_on(2), network.judge(played_on(2)), strict=True):
        seat, luck, played = state.seat, Random(1), deepcopy(state)
        while played.actors:
            played.apply(played.seat, luck.choice(played.legal(played.seat)))
        gold = played.scores()
        missed += [abs(judged.gold[place] - gold[(seat + place) % 2]) for place in range(2)]
    return float(np.mean(missed))


def checkpoints_of(path: Path) -> dict[str, Any]:
    with np.load(path) as file:
        return {name: file[name].astype(np.float32) for name in file.files}


@pytest.mark.slow
@pytest.mark.usefixtures("quick_compiling")
def test_a_small_training_learns_and_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    told: list[dict[str, Any]] = []
    first = train(small(tmp_path, LESSONS), told.append)
    assert [row["event"] for row in told] == ["dealt", "compiled", "report", "report"]
    assert int(first.steps) == LESSONS * STEPS_OF_LEARNING
    start, *_, end = sorted(tmp_path.glob("weights-*.npz"))
    before, after = gold_missed(start), gold_missed(end)
    assert after < 0.85 * before, (before, after)

    kept, facts = checkpoints.load(tmp_path / checkpoints.LATEST)
    assert facts["decisions"] == LESSONS * GAMES * STEPS
    assert all(np.array_equal(kept.weights[name], weight) for name, weight in first.weights.items())

    resumed = train(small(tmp_path, 1, resume=True), told.append)
    assert int(resumed.steps) == (LESSONS + 1) * STEPS_OF_LEARNING
    assert checkpoints.load(tmp_path / checkpoints.LATEST)[1]["decisions"] == (LESSONS + 1) * GAMES * STEPS
    moved = max(np.abs(resumed.weights[name] - weight).max() for name, weight in first.weights.items())
    assert 0 < moved < 0.2
    rows = [json.loads(line) for line in (tmp_path / checkpoints.CURVE).read_text("utf-8").splitlines()]
    assert [row["lessons"] for row in rows] == [0, LESSONS, 0, 1]
