"""Fit Kingdom Builder's forecast of final gold to games of bots: `python -m bench.fit_kingdom_forecast --jobs
16`.

Each position after a turn is one row: what the seat has, and the gold it gains until the end. A search
compares positions of one game in one round, so the first fit uses the differences between the seats of a game
in a round (least squares); a second fit explains the remainder by cards and supply, which are equal for all
seats. All seats of a game play the same way: a quarter of the games with the greedy bot, half with the
current forecast, a quarter with a short search. Some seats play random actions at times, so that positions
vary. Prints the content of src/kastelan/bots/greedy/weights/kingdom-forecast.json.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from functools import partial
from random import Random
from typing import Final, NamedTuple

import numpy as np

from kastelan.bots.greedy.kingdom import OutlookMaker, choose
from kastelan.bots.greedy.kingdom.evaluation import Outlook
from kastelan.bots.greedy.kingdom.forecast import FORECAST, ForecastWeights, forecast_outlook, still_to_build
from kastelan.bots.greedy.weight_files import Origin, file_text, with_values
from kastelan.bots.search import Budget
from kastelan.bots.search_bot import SearchBot
from kastelan.core.game import Action, Seat, State
from kastelan.games import find
from kastelan.games.kingdom.components import CARDS, KINDS
from kastelan.games.kingdom.scoring import totals
from kastelan.games.kingdom.state import KingdomState

RANDOM_SHARE: Final = (0.0, 0.03, 0.1, 0.0)
"""How often each seat plays a random action."""

PLAYOUTS: Final = 12
"""Per turn of the short search."""

PLAYERS: Final = (2, 3, 4)
RIDGE: Final = 100.0
"""Ridge regression: how strongly weights are pulled to zero. Little, compared with the number of rows."""

ALL_ZERO: Final = with_values(
    FORECAST.accepted,
    {"freedom": 0.0, "approach": 0.0, **{f"tiles.{kind}": 0.0 for kind in range(len(KINDS))}},
)
ONE_FEATURE_EACH: Final[tuple[ForecastWeights, ...]] = tuple(
    with_values(ALL_ZERO, {name: 1.0})
    for name in (*(f"tiles.{kind}" for kind in range(len(KINDS))), "freedom", "approach")
)
"""Weights with one feature at 1 and all others at 0: the fit uses exactly the features the forecast will
count."""

Play = Callable[[State, Seat, Random], Action]
Table = np.ndarray[tuple[int, int], np.dtype[np.float64]]
Column = np.ndarray[tuple[int], np.dtype[np.float64]]


def greedy(make_outlook: OutlookMaker) -> Play:
    """A greedy player that uses this evaluation."""
    return partial(choose, make_outlook=make_outlook)


def searching() -> Play:
    """A player that searches for a short time."""
    bot = SearchBot()
    bot.budget = Budget(playouts=PLAYOUTS)
    return bot.choose


PLAYS: Final = (
    partial(greedy, Outlook),
    partial(greedy, forecast_outlook),
    searching,
    partial(greedy, forecast_outlook),
)


class Row(NamedTuple):
    """A position after a seat's turn, and the seat's result."""

    moment: int
    """Equal for all positions of one game in one round."""
    players: int
    cards: tuple[int, ...]
    still: float
    """The settlements still to build."""
    gold: int
    golds: tuple[float, ...]
    """The gold it has by source, as the bots count it: for Lords, only the lead."""
    features: tuple[float, ...]
    """The value of each feature in ONE_FEATURE_EACH."""
    final: int


def rows(task: tuple[int, int]) -> list[Row]:
    """All positions after a turn of one game."""
    players, seed = task
    state, random = find("kingdom").new(players, {}, seed), Random(seed)
    bots = [PLAYS[seed // len(RANDOM_SHARE) % len(PLAYS)]() for _ in range(players)]
    last, turns, found = -1, 0, list[tuple[Seat, Row]]()
    while actors := state.actors:
        assert isinstance(state, KingdomState)
        seat = actors[0]
        if seat != last and last >= 0:
            moment = seed * 1000 + players * 100 + turns // players
            found.append((last, row(state, last, moment)))
            turns += 1
        plays_randomly = random.random() < RANDOM_SHARE[(seed + seat) % len(RANDOM_SHARE)]
        action = random.choice(state.legal(seat)) if plays_randomly else bots[seat](state, seat, random)
        last = seat
        state.apply(seat, action)
    assert state.outcome is not None
    scores = state.outcome.scores
    return [one._replace(final=scores[seat]) for seat, one in found]


def row(state: KingdomState, seat: Seat, moment: int) -> Row:
    """The row of this position; the final gold is filled in after the game."""
    own, cards, still = state.own[seat], state.table.cards, still_to_build(state, seat)
    golds = Outlook(state, seat, ALL_ZERO).valuation(own).golds
    features = tuple(Outlook(state, seat, one).valuation(own).promised for one in ONE_FEATURE_EACH)
    return Row(moment, state.players, cards, still, totals(state)[seat], golds, features, 0)


def seat_features(one: Row) -> list[float]:
    """The factors of early, soon, tiles, suited, freedom and approach, in this order."""
    gold, suited = [0.0] * (1 + len(CARDS)), [0.0] * (len(CARDS) * len(KINDS))
    gold[0], tiles = one.golds[0], one.features[: len(KINDS)]
    for card, value in zip(one.cards, one.golds[1:], strict=True):
        gold[card + 1] = value
        suited[card * len(KINDS) : (card + 1) * len(KINDS)] = tiles
    return [
        one.still * value
        for value in (
            *gold,
            *(one.still * value for value in gold),
            *tiles,
            *suited,
            *one.features[len(KINDS) :],
        )
    ]


def common_features(one: Row) -> list[float]:
    """The factors of supply, cards and full, which are equal for all seats."""
    table = [float(one.players == players) for players in PLAYERS]
    cards = [float(card in one.cards) for card in range(len(CARDS))]
    return [one.still * value for value in (*table, *cards, one.still)]


def ridge_regression(table: Table, wanted: Column) -> Column:
    """Least squares with a small penalty on large weights."""
    size = table.std(axis=0) + 1e-9
    scaled = table / size
    found: Column = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(len(size)), scaled.T @ wanted) / size
    return found


def without_means(table: Table, moments: Sequence[int]) -> Table:
    """The columns minus their mean in each moment."""
    _, which, count = np.unique(np.array(moments), return_inverse=True, return_counts=True)
    means = np.stack([np.bincount(which, column) / count for column in table.T], axis=1)
    centred: Table = table - means[which]
    return centred


def fit(positions: list[Row]) -> tuple[ForecastWeights, str]:
    """The weights, and how well they predict."""
    moments = [one.moment for one in positions]
    table, to_come = np.array([seat_features(one) for one in positions]), _gold_to_come(positions)
    supply = np.array([common_features(one) for one in positions])
    both = without_means(np.hstack([table, supply[:, -1:], to_come[:, None]]), moments)
    found = ridge_regression(both[:, :-1], both[:, -1])[:-1]
    common = ridge_regression(supply, to_come - table @ found)
    residual = to_come - table @ found - supply @ common
    unexplained = (without_means(residual[:, None], moments) ** 2).sum()
    explained = 1 - unexplained / (without_means(_final(positions), moments) ** 2).sum()
    return _weights(
        found, common
    ), f"standard error {residual.std():.1f} gold, {explained:.0%} of the lead explained"


def _gold_to_come(positions: list[Row]) -> Column:
    return np.array([float(one.final - one.gold) for one in positions])


def _final(positions: list[Row]) -> Table:
    return np.array([[float(one.final)] for one in positions])


def _weights(found: Column, common: Column) -> ForecastWeights:
    """The fitted numbers under their names."""
    cards, kinds, kept = len(CARDS), len(KINDS), FORECAST.accepted
    lengths = (1 + cards, 1 + cards, kinds, cards * kinds, 1, 1)
    early, soon, tiles, suited, (freedom,), (approach,) = _parts(found, lengths)
    supply, by_card, (full,) = _parts(common, (len(PLAYERS), cards, 1))
    hand = kept.building, kept.moving, kept.lords, kept.farmers
    return ForecastWeights(early, soon, supply, by_card, full, tiles, suited, freedom, approach, *hand)


def _parts(values: Column, lengths: Sequence[int]) -> list[tuple[float, ...]]:
    """The values in groups of these lengths."""
    rest = [round(float(one), 3) for one in values]
    found = list[tuple[float, ...]]()
    for length in lengths:
        found.append(tuple(rest[:length]))
        rest = rest[length:]
    return found


def main() -> None:
    """Play, fit and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="with each number of players")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    tasks = [(players, seed) for players in PLAYERS for seed in range(given.games)]
    with ProcessPoolExecutor(given.jobs) as pool:
        positions = [one for game in pool.map(rows, tasks, chunksize=4) for one in game]
    weights, quality = fit(positions)
    found = f"least squares over {len(positions):,} positions of {len(tasks):,} games"
    method = f"{found}: python -m bench.fit_kingdom_forecast --games {given.games}"
    print(file_text(weights, Origin(date.today().isoformat(), method, quality)))


if __name__ == "__main__":
    main()
