"""What becomes of a position in Kingdom Builder, fitted to games: `python -m bench.forecast --jobs 16`.

Every position after a turn is a row: what the seat had by then, and the gold that it won from then on. What a
search has to tell apart are positions of one game at one time, so the seats of a game are compared round by
round, by least squares; what cards and supply bring to everybody is fitted to what is left over. All
seats of a game play alike: in a quarter of the games as the greedy bot, in a half by the forecast that is in
use, in a quarter after a short search. Some slip now and then, so that positions differ. Prints what
src/kastelan/bots/greedy/weights/kingdom-forecast.json holds.
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

from kastelan.bots.greedy.kingdom import Look, choose
from kastelan.bots.greedy.kingdom.evaluation import Outlook
from kastelan.bots.greedy.kingdom.forecast import FORECAST, ForecastWeights, foreseen, still_to_build
from kastelan.bots.greedy.weight_files import Origin, changed, written
from kastelan.bots.search import Budget
from kastelan.bots.search_bot import SearchBot
from kastelan.core.game import Action, Seat, State
from kastelan.games import find
from kastelan.games.kingdom.components import CARDS, KINDS
from kastelan.games.kingdom.scoring import totals
from kastelan.games.kingdom.state import KingdomState

SLIPS: Final = (0.0, 0.03, 0.1, 0.0)
"""How often each seat takes any action."""

PLAYOUTS: Final = 12
"""Of a search's turn."""

PLAYERS: Final = (2, 3, 4)
RIDGE: Final = 100.0
"""How strongly weights are drawn to nothing: so much is seen of most of them that it matters little."""

NOTHING: Final = changed(
    FORECAST.accepted,
    {"freedom": 0.0, "approach": 0.0, **{f"tiles.{kind}": 0.0 for kind in range(len(KINDS))}},
)
ONE_BY_ONE: Final[tuple[ForecastWeights, ...]] = tuple(
    changed(NOTHING, {name: 1.0})
    for name in (*(f"tiles.{kind}" for kind in range(len(KINDS))), "freedom", "approach")
)
"""Weights that see one thing only: so what is fitted is exactly what a forecast will count."""

Play = Callable[[State, Seat, Random], Action]
Table = np.ndarray[tuple[int, int], np.dtype[np.float64]]
Column = np.ndarray[tuple[int], np.dtype[np.float64]]


def greedy(look: Look) -> Play:
    """One who takes what looks best so."""
    return partial(choose, look=look)


def thinking() -> Play:
    """One who searches."""
    bot = SearchBot()
    bot.budget = Budget(playouts=PLAYOUTS)
    return bot.choose


PLAYS: Final = (partial(greedy, Outlook), partial(greedy, foreseen), thinking, partial(greedy, foreseen))


class Row(NamedTuple):
    """A position after a turn of a seat, and what it came to."""

    moment: int
    """The same number for all positions of one game in one round."""
    players: int
    cards: tuple[int, ...]
    still: float
    gold: int
    golds: tuple[float, ...]
    """What it has, and as the bots count it: of the lords, what it is ahead by."""
    seen: tuple[float, ...]
    """What weights that see one thing only see."""
    final: int


def rows(task: tuple[int, int]) -> list[Row]:
    """All positions of a game."""
    players, seed = task
    state, luck = find("kingdom").new(players, {}, seed), Random(seed)
    bots = [PLAYS[seed // len(SLIPS) % len(PLAYS)]() for _ in range(players)]
    last, turns, found = -1, 0, list[tuple[Seat, Row]]()
    while actors := state.actors:
        assert isinstance(state, KingdomState)
        seat = actors[0]
        if seat != last and last >= 0:
            moment = seed * 1000 + players * 100 + turns // players
            found.append((last, row(state, last, moment)))
            turns += 1
        slip = luck.random() < SLIPS[(seed + seat) % len(SLIPS)]
        action = luck.choice(state.legal(seat)) if slip else bots[seat](state, seat, luck)
        last = seat
        state.apply(seat, action)
    assert state.outcome is not None
    scores = state.outcome.scores
    return [one._replace(final=scores[seat]) for seat, one in found]


def row(state: KingdomState, seat: Seat, moment: int) -> Row:
    """What a forecast counts."""
    own, cards, still = state.own[seat], state.table.cards, still_to_build(state, seat)
    golds = Outlook(state, seat, NOTHING).standing(own).golds
    seen = tuple(Outlook(state, seat, one).standing(own).promised for one in ONE_BY_ONE)
    return Row(moment, state.players, cards, still, totals(state)[seat], golds, seen, 0)


def numbers(one: Row) -> list[float]:
    """What early, soon, tiles, suited, freedom and approach are multiplied with, in this order."""
    gold, suited = [0.0] * (1 + len(CARDS)), [0.0] * (len(CARDS) * len(KINDS))
    gold[0], tiles = one.golds[0], one.seen[: len(KINDS)]
    for card, value in zip(one.cards, one.golds[1:], strict=True):
        gold[card + 1] = value
        suited[card * len(KINDS) : (card + 1) * len(KINDS)] = tiles
    return [
        one.still * value
        for value in (*gold, *(one.still * value for value in gold), *tiles, *suited, *one.seen[len(KINDS) :])
    ]


def supplies(one: Row) -> list[float]:
    """What supply, cards and full are multiplied with."""
    table = [float(one.players == players) for players in PLAYERS]
    cards = [float(card in one.cards) for card in range(len(CARDS))]
    return [one.still * value for value in (*table, *cards, one.still)]


def solved(table: Table, wanted: Column) -> Column:
    """Least squares, drawn to nothing a little."""
    size = table.std(axis=0) + 1e-9
    even = table / size
    found: Column = np.linalg.solve(even.T @ even + RIDGE * np.eye(len(size)), even.T @ wanted) / size
    return found


def apart(table: Table, moments: Sequence[int]) -> Table:
    """What is left when the mean of each moment is taken away."""
    _, which, count = np.unique(np.array(moments), return_inverse=True, return_counts=True)
    means = np.stack([np.bincount(which, column) / count for column in table.T], axis=1)
    left: Table = table - means[which]
    return left


def fitted(positions: list[Row]) -> tuple[ForecastWeights, str]:
    """The weights, and how well they do."""
    moments = [one.moment for one in positions]
    table, coming = np.array([numbers(one) for one in positions]), _gold_to_come(positions)
    supply = np.array([supplies(one) for one in positions])
    both = apart(np.hstack([table, supply[:, -1:], coming[:, None]]), moments)
    found = solved(both[:, :-1], both[:, -1])[:-1]
    everybody = solved(supply, coming - table @ found)
    missed = coming - table @ found - supply @ everybody
    told = 1 - (apart(missed[:, None], moments) ** 2).sum() / (apart(_final(positions), moments) ** 2).sum()
    return _weights(found, everybody), f"standard error {missed.std():.1f} gold, {told:.0%} of the lead told"


def _gold_to_come(positions: list[Row]) -> Column:
    return np.array([float(one.final - one.gold) for one in positions])


def _final(positions: list[Row]) -> Table:
    return np.array([[float(one.final)] for one in positions])


def _weights(found: Column, everybody: Column) -> ForecastWeights:
    """The numbers by their names."""
    cards, kinds, kept = len(CARDS), len(KINDS), FORECAST.accepted
    lengths = (1 + cards, 1 + cards, kinds, cards * kinds, 1, 1)
    early, soon, tiles, suited, (freedom,), (approach,) = _parts(found, lengths)
    supply, by_card, (full,) = _parts(everybody, (len(PLAYERS), cards, 1))
    hand = kept.building, kept.moving, kept.lords, kept.farmers
    return ForecastWeights(early, soon, supply, by_card, full, tiles, suited, freedom, approach, *hand)


def _parts(values: Column, lengths: Sequence[int]) -> list[tuple[float, ...]]:
    """So many numbers at a time."""
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
    weights, told = fitted(positions)
    found = f"least squares over {len(positions):,} positions of {len(tasks):,} games"
    method = f"{found}: python -m bench.forecast --games {given.games}"
    print(written(weights, Origin(date.today().isoformat(), method, told)))


if __name__ == "__main__":
    main()
