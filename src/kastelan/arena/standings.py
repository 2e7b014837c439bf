"""The standings of a tournament: shares of victories, points, thinking times and direct comparisons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import fsum

from kastelan.arena.elo import difference
from kastelan.arena.intervals import mean, mean_error, wilson
from kastelan.arena.plan import Plan
from kastelan.arena.rating import Comparisons, Rating, ratings
from kastelan.arena.results import Result


@dataclass(frozen=True, slots=True)
class Standing:
    """How one entry did.

    `share` counts a victory shared by n as 1/n; `low` and `high` are its 95 % interval, and `par` is the
    share that the entry would have among equally strong bots. Ratings are in Elo, and the mean of the field
    is 0.
    """

    bot: str
    games: int
    wins: int
    draws: int
    mean_score: float
    score_error: float
    share: float
    low: float
    high: float
    par: float
    elo: float
    elo_low: float
    elo_high: float
    forfeits: int


@dataclass(frozen=True, slots=True)
class Times:
    """How long one entry thought, in milliseconds. A turn is all that it decides before another seat does."""

    bot: str
    ms_per_move: float
    ms_per_turn: float
    slowest_turn_ms: float


@dataclass(frozen=True, slots=True)
class Pair:
    """Two bots that met: how often the first had the better place, as a share and in Elo.

    A shared place counts one half.
    """

    first: str
    second: str
    games: int
    share: float
    low: float
    high: float
    elo: float
    elo_low: float
    elo_high: float


@dataclass(frozen=True, slots=True)
class SeatShare:
    """How a seat did, with all bots that sat there."""

    seat: int
    share: float
    low: float
    high: float
    mean_score: float


def standings(plan: Plan, results: Sequence[Result]) -> tuple[Standing, ...]:
    """The standing of each entry, in the order of entry. Entries of the same bot share a rating."""
    names = list(dict.fromkeys(plan.entries))
    rated = ratings(len(names), list(_deals(plan, names, results).values()))
    return tuple(
        _standing(
            plan, entry, [result for result in results if entry in result.seats], rated[names.index(bot)]
        )
        for entry, bot in enumerate(plan.entries)
    )


def _standing(plan: Plan, entry: int, results: Sequence[Result], rating: Rating) -> Standing:
    seats = _seats_of(entry, results)
    shares = [game.share_of(entry) for game in results]
    won_alone = [all(game.seats[seat] == entry for seat in _winners(game)) for game in results]
    scores = [game.scores[seat] for game, seat in seats]
    share = mean(shares)
    low, high = wilson(share, len(results))
    return Standing(
        plan.entries[entry],
        len(results),
        sum(won_alone),
        sum(value > 0 and not alone for value, alone in zip(shares, won_alone, strict=True)),
        round(mean(scores), 3),
        round(mean_error(scores), 3),
        round(share, 4),
        round(low, 4),
        round(high, 4),
        round(len(seats) / (len(results) * plan.players), 4) if results else 0.0,
        round(rating.elo, 1),
        round(rating.low, 1),
        round(rating.high, 1),
        sum(bool(game.forfeits and game.forfeits[seat]) for game, seat in seats),
    )


def _winners(game: Result) -> list[int]:
    return [seat for seat, place in enumerate(game.places) if place == 1]


def _seats_of(entry: int, results: Sequence[Result]) -> list[tuple[Result, int]]:
    """Every seat that an entry had, with its game."""
    return [(game, seat) for game in results for seat, other in enumerate(game.seats) if other == entry]


def times(plan: Plan, results: Sequence[Result]) -> tuple[Times, ...]:
    """The thinking times of each entry, in the order of entry."""
    found = []
    for entry, bot in enumerate(plan.entries):
        seats = _seats_of(entry, results)
        thought = fsum(game.seconds[seat] for game, seat in seats)
        per_move = _ms(thought, sum(game.decisions[seat] for game, seat in seats))
        per_turn = _ms(thought, sum(game.turns[seat] for game, seat in seats))
        slowest = _ms(max((game.slowest[seat] for game, seat in seats), default=0.0), 1)
        found.append(Times(bot, per_move, per_turn, slowest))
    return tuple(found)


def _ms(seconds: float, times: int) -> float:
    return round(1000 * seconds / times, 3) if times else 0.0


def pairs(plan: Plan, results: Sequence[Result]) -> tuple[Pair, ...]:
    """Every two bots that met."""
    names = list(dict.fromkeys(plan.entries))
    met = {pair: [0.0, 0.0] for pair in combinations(range(len(names)), 2)}
    for deal in _deals(plan, names, results).values():
        for pair, (ahead, compared) in deal.items():
            met[pair][0] += ahead
            met[pair][1] += compared
    games = _games_together(plan, names, results)
    return tuple(
        _pair(names[one], names[other], games[one, other], ahead / compared)
        for (one, other), (ahead, compared) in met.items()
        if compared
    )


def _pair(first: str, second: str, games: int, share: float) -> Pair:
    low, high = wilson(share, games)
    return Pair(
        first,
        second,
        games,
        round(share, 4),
        round(low, 4),
        round(high, 4),
        *(round(difference(value, games), 1) for value in (share, low, high)),
    )


def _games_together(plan: Plan, names: list[str], results: Sequence[Result]) -> dict[tuple[int, int], int]:
    """The number of games that each pair of bots played together."""
    found: dict[tuple[int, int], int] = defaultdict(int)
    for game in results:
        seated = sorted({names.index(plan.entries[entry]) for entry in game.seats})
        for pair in combinations(seated, 2):
            found[pair] += 1
    return found


def _deals(plan: Plan, names: list[str], results: Sequence[Result]) -> dict[int, Comparisons]:
    """Who was ahead of whom, by deal. Seats of the same bot are not compared."""
    bot_of = {entry: names.index(bot) for entry, bot in enumerate(plan.entries)}
    deals: dict[int, dict[tuple[int, int], tuple[float, float]]] = defaultdict(dict)
    for game in results:
        deal = deals[game.number // plan.schedule.cycle]
        for one, other in combinations(range(plan.players), 2):
            first, second = bot_of[game.seats[one]], bot_of[game.seats[other]]
            if first == second:
                continue
            # 1 if the first seat has the better (smaller) place, -1 if the other has, 0 for a tie.
            lead = (game.places[other] > game.places[one]) - (game.places[other] < game.places[one])
            pair, ahead = ((first, second), lead) if first < second else ((second, first), -lead)
            before = deal.get(pair, (0.0, 0.0))
            # Ahead, tied, behind: 1, 1/2, 0.
            deal[pair] = before[0] + (1 + ahead) / 2, before[1] + 1
    return dict(deals)


def seat_shares(plan: Plan, results: Sequence[Result]) -> tuple[SeatShare, ...]:
    """The share of victories of each seat: unequal shares show that the seat matters."""
    found = []
    for seat in range(plan.players):
        share = mean([game.share(seat) for game in results])
        low, high = wilson(share, len(results))
        points = mean([game.scores[seat] for game in results])
        found.append(SeatShare(seat, round(share, 4), round(low, 4), round(high, 4), round(points, 3)))
    return tuple(found)
