"""Better weights by games in which they vary: `python -m bench.variation --games 300 --jobs 16`.

Greedy bots play Castles of Mad King Ludwig with each other, everyone with weights of its own: all numbers of
the set times a random factor. Least squares tell what each factor did to the points against the others' mean,
its square included: where the best lies, as long as a little more or less of everything is tried at a time.
Weights that are far from their best hide what the others do, so it is done again around what was found.
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
from kastelan.bots.greedy.weight_files import changed, named, read
from kastelan.bots.greedy.weight_sets import set_for
from kastelan.games import find

SPREAD: Final = 0.35
"""The standard deviation of the logarithm of a factor."""

RIDGE: Final = 4.0
"""As if so many games had shown that nothing matters."""

Table = np.ndarray[tuple[int, int], np.dtype[np.float64]]


def played(centre: LudwigWeights, players: int, seed: int) -> Table:
    """A game: for every seat the logarithms of its factors, their squares and its points, all of them
    against the mean of the table."""
    luck, greedy, state = Random(seed), find_bot("greedy"), find("ludwig").new(players, {}, seed)
    steps = [{name: luck.gauss(0.0, SPREAD) for name in named(centre)} for _ in range(players)]
    weights = [
        changed(centre, {name: value * exp(step[name]) for name, value in named(centre).items()})
        for step in steps
    ]
    while actors := state.actors:
        with set_for("ludwig", players).trying(weights[actors[0]]):
            action = decide(greedy, state, actors[0], luck)
        state.apply(actors[0], action)
    assert state.outcome is not None
    rows = [
        [*step.values(), *(one * one for one in step.values()), float(points)]
        for step, points in zip(steps, state.outcome.scores, strict=True)
    ]
    table: Table = np.array(rows)
    apart: Table = table - table.mean(axis=0)
    return apart


def report(centre: LudwigWeights, table: Table, players: int) -> None:
    """What a little more of each weight gains, and where its best seems to be."""
    seen, points = table[:, :-1], table[:, -1]
    known = seen.T @ seen + RIDGE * np.eye(seen.shape[1])
    found = np.linalg.solve(known, seen.T @ points)
    missed = points - seen @ found
    free = max(1.0, len(points) * (players - 1) / players - seen.shape[1])
    errors = np.sqrt(np.diag(np.linalg.inv(known)) * float(missed @ missed) / free)
    weights = named(centre)
    for place, (name, value) in enumerate(weights.items()):
        slope, bend = found[place], found[place + len(weights)]
        best = f", best near {value * exp(-slope / (2 * bend)):.2f}" if bend < -errors[place] else ""
        print(f"{name:16} {value:6.2f}  {slope:6.2f} ± {errors[place]:.2f}, bend {bend:6.2f}{best}")
    print(f"{len(points)} results, standard error of one {sqrt(float(missed @ missed) / free):.1f} points")


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
        games = list(pool.map(partial(played, centre, given.players), seeds))
    report(centre, np.vstack(games), given.players)


if __name__ == "__main__":
    main()
