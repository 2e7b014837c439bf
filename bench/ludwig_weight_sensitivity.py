"""Estimate which of Ludwig's greedy weights matter: `python -m bench.ludwig_weight_sensitivity --games 300
--jobs 16`.

Greedy bots play each other, each with its own weights: every weight times a random factor. A quadratic least
squares fit of the points (against the table's mean) on the factors shows what a change of each weight gains
and where its optimum lies. A weight far from its optimum hides the effect of the others, so run it again
around the weights that were found.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from kastelan.bots import decide, find_bot
from kastelan.bots.greedy.ludwig.weights import LudwigWeights
from kastelan.bots.greedy.weight_files import by_name, read, with_values
from kastelan.bots.greedy.weight_sets import set_for
from kastelan.games import find

SPREAD: Final = 0.35
"""The standard deviation of the logarithm of a factor."""

RIDGE: Final = 4.0
"""Ridge regression: the prior counts as this many games in which no weight matters."""

Table = np.ndarray[tuple[int, int], np.dtype[np.float64]]


def play(centre: LudwigWeights, players: int, seed: int) -> Table:
    """One row for each seat of a game: the logarithms of its factors, their squares and its points, each
    minus the mean of the table."""
    random, greedy, state = Random(seed), find_bot("greedy"), find("ludwig").new(players, {}, seed)
    steps = [{name: random.gauss(0.0, SPREAD) for name in by_name(centre)} for _ in range(players)]
    weights = [
        with_values(centre, {name: value * exp(step[name]) for name, value in by_name(centre).items()})
        for step in steps
    ]
    while actors := state.actors:
        with set_for("ludwig", players).trying(weights[actors[0]]):
            action = decide(greedy, state, actors[0], random)
        state.apply(actors[0], action)
    assert state.outcome is not None
    rows = [
        [*step.values(), *(one * one for one in step.values()), float(points)]
        for step, points in zip(steps, state.outcome.scores, strict=True)
    ]
    table: Table = np.array(rows)
    centred: Table = table - table.mean(axis=0)
    return centred


def report(centre: LudwigWeights, table: Table, players: int) -> None:
    """Print what a small increase of each weight gains, and its estimated optimum."""
    features, points = table[:, :-1], table[:, -1]
    known = features.T @ features + RIDGE * np.eye(features.shape[1])
    found = np.linalg.solve(known, features.T @ points)
    residual = points - features @ found
    free = max(1.0, len(points) * (players - 1) / players - features.shape[1])
    errors = np.sqrt(np.diag(np.linalg.inv(known)) * float(residual @ residual) / free)
    weights = by_name(centre)
    for place, (name, value) in enumerate(weights.items()):
        slope, curvature = found[place], found[place + len(weights)]
        best = (
            f", optimum near {value * exp(-slope / (2 * curvature)):.2f}"
            if curvature < -errors[place]
            else ""
        )
        print(f"{name:16} {value:6.2f}  {slope:6.2f} ± {errors[place]:.2f}, curvature {curvature:6.2f}{best}")
    print(
        f"{len(points)} results, standard error of one {sqrt(float(residual @ residual) / free):.1f} points"
    )


def main() -> None:
    """Play, fit and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--around", type=Path, help="a file of weights; the accepted ones if not given")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    centre = (
        read(LudwigWeights, given.around)[0] if given.around else set_for("ludwig", given.players).accepted
    )
    with ProcessPoolExecutor(given.jobs) as pool:
        seeds = range(given.seed, given.seed + given.games)
        games = list(pool.map(partial(play, centre, given.players), seeds))
    report(centre, np.vstack(games), given.players)


if __name__ == "__main__":
    main()
