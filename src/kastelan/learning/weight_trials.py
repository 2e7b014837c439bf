"""Trials of weights: games against the accepted weights, from every seat, on the same deals for all
candidates."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import ClassVar, Final

from kastelan.arena.intervals import mean_error, wilson
from kastelan.arena.match import play_game
from kastelan.bots.game_bots import bots_of
from kastelan.bots.greedy.weight_files import Weights, WeightSet, with_values
from kastelan.bots.greedy.weight_sets import set_for
from kastelan.bots.player import Bot
from kastelan.core.game import Action, Seat, State
from kastelan.games import find

LEAD_SCALE: Final = 12.0
"""A lead of this many points counts as a value of 0.73. Larger leads add less and less."""

CHUNK: Final = 4
"""How many deals a process is given at a time."""


@dataclass(frozen=True, slots=True)
class Table:
    """The kind of games that weights are tuned for."""

    game: str
    version: int
    players: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def weighing(self) -> WeightSet[Weights]:
        """The set of weights that the greedy bot uses in these games."""
        return set_for(self.game, self.players)


class TrialBot(Bot):
    """The greedy bot with given weights.

    It does not look ahead, so that games are fast and the weights decide them.
    """

    name: ClassVar[str] = "trial"

    def __init__(self, weighing: WeightSet[Weights], weights: Weights) -> None:
        self.weighing, self.weights = weighing, weights

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        with self.weighing.trying(self.weights):
            known = bots_of(seen.game.name)
            return (known.by_weights or known.greedy)(seen, seat, luck)


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a trial: the candidate's points, those of the best opponent, and its share of the victory."""

    points: int
    rival: int | None
    share: float

    @property
    def value(self) -> float:
        """The value that the tuner maximises: near 1 for a clear victory; in a solo game, the points."""
        if self.rival is None:
            return float(self.points)
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, (self.points - self.rival) / LEAD_SCALE))))


Task = tuple[Table, tuple[tuple[str, float], ...], tuple[int, ...]]


def play_trial(task: Task) -> list[Game]:
    """Play each deal once from each seat."""
    table, values, deals = task
    weighing = table.weighing
    trial = TrialBot(weighing, with_values(weighing.accepted, dict(values)))
    return [_game(table, trial, deal, seat) for deal in deals for seat in range(table.players)]


def _game(table: Table, trial: TrialBot, deal: int, seat: Seat) -> Game:
    other = TrialBot(trial.weighing, trial.weighing.accepted)
    bots: list[Bot] = [trial if place == seat else other for place in range(table.players)]
    outcome = play_game(find(table.game, table.version), bots, dict(table.options), deal).outcome
    others = [points for place, points in enumerate(outcome.scores) if place != seat]
    if not others:
        return Game(outcome.scores[seat], None, 1.0)
    share = 1 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0
    return Game(outcome.scores[seat], max(others), share)


def play_candidates(
    pool: Executor, table: Table, candidates: Sequence[Mapping[str, float]], deals: Sequence[int]
) -> list[list[Game]]:
    """The games of each candidate, all on the same deals, in an order that does not depend on the
    processes."""
    parts = [tuple(deals[at : at + CHUNK]) for at in range(0, len(deals), CHUNK)]
    tasks = [(table, tuple(one.items()), part) for one in candidates for part in parts]
    # pool.map() returns results in the order of the tasks: all parts of the first candidate, then of the
    # next.
    played = iter(pool.map(play_trial, tasks))
    return [[game for _ in parts for game in next(played)] for _ in candidates]


@dataclass(frozen=True, slots=True)
class Proof:
    """The result of the match that tests a tuning.

    `gain` is the share of victories or, in solo games, the difference in points on the same deals. `low` and
    `high` are its 95 % interval, and `par` is the gain of weights that are just as good.
    """

    games: int
    gain: float
    low: float
    high: float
    par: float
    points: float
    rival: float

    @property
    def justified(self) -> bool:
        """Whether the whole interval lies above par."""
        return self.low > self.par

    def text(self) -> str:
        """The result as a line for the weights file."""
        if self.par == 0.0:
            gain = f"{self.gain:+.2f} points [{self.low:+.2f}, {self.high:+.2f}]"
            return f"{self.games} solo games: {self.points:.1f} against {self.rival:.1f}, {gain}"
        share = f"{100 * self.gain:.1f} % [{100 * self.low:.1f}, {100 * self.high:.1f}]"
        return f"{self.games} games: {share} of the victories, {self.points:.1f} : {self.rival:.1f} points"


def prove(pool: Executor, table: Table, candidate: Mapping[str, float], deals: Sequence[int]) -> Proof:
    """Test the candidate against the accepted weights on deals that the tuning has not used."""
    if table.players == 1:
        # An empty candidate changes nothing: it plays with the accepted weights.
        return _solo_proof(*play_candidates(pool, table, [candidate, {}], deals))
    (found,) = play_candidates(pool, table, [candidate], deals)
    share = fmean(game.share for game in found)
    low, high = wilson(share, len(found))
    points, rival = fmean(game.points for game in found), fmean(game.rival or 0 for game in found)
    # Equally good players share the victories, so par is one part for each of them.
    return Proof(len(found), share, low, high, 1 / table.players, points, rival)


def _solo_proof(found: Sequence[Game], accepted: Sequence[Game]) -> Proof:
    """Compare the points of both deal by deal, which removes the luck of the deal."""
    gains = [one.points - other.points for one, other in zip(found, accepted, strict=True)]
    # A single game proves nothing: its interval is infinite.
    gain, error = fmean(gains), mean_error(gains) if len(gains) > 1 else math.inf
    points, rival = fmean(game.points for game in found), fmean(game.points for game in accepted)
    return Proof(len(gains), gain, gain - error, gain + error, 0.0, points, rival)
