"""What becomes of a position in Kingdom Builder, fitted to games: `python -m bench.forecast --jobs 16`.

Every position after a turn is a row: what the seat had by then, and the gold that it won from then on. Least
squares, in which a settlement of the supply is worth something else in every game, because cards and board
decide how much there is to win. Some of the bots slip now and then, so that positions differ. Prints what
src/kastelan/bots/greedy/weights/kingdom-forecast.json holds.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from random import Random
from statistics import stdev
from typing import Final

import numpy as np

from kastelan.bots import decide, find_bot
from kastelan.bots.greedy.kingdom.forecast import ForecastWeights, still_to_build
from kastelan.bots.greedy.kingdom.weights import WEIGHING, KingdomWeights
from kastelan.bots.greedy.kingdom.worth import Outlook
from kastelan.bots.greedy.weighing import Origin, changed, written
from kastelan.core.game import Seat
from kastelan.games import find
from kastelan.games.kingdom.state import KingdomState

SLIPS: Final = (0.0, 0.05, 0.15)
KINDS: Final = 8
PLAYERS: Final = (2, 3, 4)
NOTHING: Final = changed(
    WEIGHING.accepted, {"freedom": 0.0, "approach": 0.0, **{f"tiles.{kind}": 0.0 for kind in range(KINDS)}}
)
ONE_BY_ONE: Final[tuple[KingdomWeights, ...]] = tuple(
    changed(NOTHING, {name: 1.0})
    for name in (*(f"tiles.{kind}" for kind in range(KINDS)), "freedom", "approach")
)
"""Weights that see one thing only: so what is fitted is exactly what a forecast will count."""

Row = tuple[float, ...]
Table = np.ndarray[tuple[int, int], np.dtype[np.float64]]


def rows(task: tuple[int, int]) -> list[Row]:
    """All positions of a game, each with the gold to come."""
    players, seed = task
    state, luck, greedy = find("kingdom").new(players, {}, seed), Random(seed), find_bot("greedy")
    slips, last, found = SLIPS[seed % len(SLIPS)], -1, list[tuple[Seat, Row]]()
    while actors := state.actors:
        assert isinstance(state, KingdomState)
        seat = actors[0]
        if seat != last and last >= 0:
            found.append((last, features(state, last)))
        slip = luck.random() < slips
        action = luck.choice(state.legal(seat)) if slip else decide(greedy, state, seat, luck)
        last = seat
        state.apply(seat, action)
    assert state.outcome is not None
    return [(*row, state.outcome.scores[seat] - gold) for seat, (gold, *row) in found]


def features(state: KingdomState, seat: Seat) -> Row:
    """The gold of now, and what the weights of a forecast are multiplied with."""
    here = Outlook(state, seat, NOTHING).standing(state.own[seat])
    still, gold = still_to_build(state, seat), here.gold
    seen = [Outlook(state, seat, one).standing(state.own[seat]).promised for one in ONE_BY_ONE]
    return gold, still, still * still, -still * gold, *(still * one for one in seen)


def _without_supply(game: Table) -> Table:
    """What is left of a game's numbers when the part that goes with the supply is taken away."""
    still = game[:, 0]
    left: Table = game - np.outer(still, still @ game / (still @ still))
    return left


def fitted(games: dict[int, list[Table]]) -> tuple[list[float], list[float], float]:
    """What the supply is worth with each number of players, the other weights, and the standard error of a
    forecast."""
    apart = np.vstack([_without_supply(game) for same in games.values() for game in same])
    found, *_ = np.linalg.lstsq(apart[:, 1:-1], apart[:, -1], rcond=None)
    supply, missed = list[float](), list[float]()
    for same in games.values():
        table = np.vstack(same)
        still, rest = table[:, 0], table[:, -1] - table[:, 1:-1] @ found
        supply.append(float(still @ rest / (still @ still)))
        missed += [float(one) for one in rest - supply[-1] * still]
    return supply, [float(one) for one in found], stdev(missed)


def main() -> None:
    """Play, fit and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="with each number of players")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    games = dict[int, list[Table]]()
    with ProcessPoolExecutor(given.jobs) as pool:
        for players in PLAYERS:
            tasks = [(players, seed) for seed in range(given.games)]
            games[players] = [np.array(game) for game in pool.map(rows, tasks, chunksize=4)]
    supply, others, error = fitted(games)
    full, early, *tiles, freedom, approach = (round(one, 3) for one in others)
    hand, supplies = WEIGHING.accepted, tuple(round(one, 3) for one in supply)
    weights = ForecastWeights(
        early, supplies, full, tuple(tiles), freedom, approach, hand.lords, hand.farmers
    )
    positions = sum(len(game) for same in games.values() for game in same)
    found = f"least squares over {positions:,} positions of {len(PLAYERS) * given.games:,} greedy games"
    method = f"{found}: python -m bench.forecast --games {given.games}"
    print(written(weights, Origin(date.today().isoformat(), method, f"standard error {error:.1f} gold")))


if __name__ == "__main__":
    main()
