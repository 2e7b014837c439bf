"""How everybody did: shares of victories, points, thinking times, and every pair that met."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from kastelan.arena.elo import difference
from kastelan.arena.intervals import mean, mean_error, wilson
from kastelan.arena.plan import Plan
from kastelan.arena.rating import Comparisons, Rating, ratings
from kastelan.arena.results import Result


@dataclass(frozen=True, slots=True)
class Standing:
    """How one entry did. `share` counts a victory shared by n as 1/n, low and high are its 95 % interval; par
    is the share that it would have among equals. Ratings are in Elo, the field's mean is 0."""

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
    """How long one entry thought, in milliseconds; a turn is all it decides before another seat does."""

    bot: str
    ms_per_move: float
    ms_per_turn: float
    slowest_turn_ms: float


@dataclass(frozen=True, slots=True)
class Pair:
    """Two bots that met: how often the first was ahead (a shared place is one half), as a share and in
    Elo."""

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
    """How a seat did, whoever sat there."""

    seat: int
    share: float
    low: float
    high: float
    mean_score: float


def standings(plan: Plan, results: Sequence[Result]) -> tuple[Standing, ...]:
    """One for each entry, in the order they entered."""
    names = list(dict.fromkeys(plan.entries))
    rated = ratings(len(names), list(_deals(plan, names, results).values()))
    return tuple(
        _standing(
            plan, entry, [result for result in results if entry in result.seats], rated[names.index(bot)]
        )
        for entry, bot in enumerate(plan.entries)
    )


def _standing(plan: Plan, entry: int, results: Sequence[Result], rating: Rating) -> Standing:
    sat = _sat(entry, results)
    shares = [game.share_of(entry) for game in results]
    whole = [all(game.seats[seat] == entry for seat in _winners(game)) for game in results]
    scores = [game.scores[seat] for game, seat in sat]
    share = mean(shares)
    low, high = wilson(share, len(results))
    return Standing(
        plan.entries[entry],
        len(results),
        sum(whole),
        sum(value > 0 and not alone for value, alone in zip(shares, whole, strict=True)),
        round(mean(scores), 3),
        round(mean_error(scores), 3),
        round(share, 4),
        round(low, 4),
        round(high, 4),
        round(len(sat) / (len(results) * plan.players), 4) if results else 0.0,
        round(rating.elo, 1),
        round(rating.low, 1),
        round(rating.high, 1),
        sum(bool(game.forfeits and game.forfeits[seat]) for game, seat in sat),
    )


def _winners(game: Result) -> list[int]:
    return [seat for seat, place in enumerate(game.places) if place == 1]


def _sat(entry: int, results: Sequence[Result]) -> list[tuple[Result, int]]:
    """Every seat that an entry sat in."""
    return [(game, seat) for game in results for seat, other in enumerate(game.seats) if other == entry]


def times(plan: Plan, results: Sequence[Result]) -> tuple[Times, ...]:
    """How long everybody thought, in the order they entered."""
    found = []
    for entry, bot in enumerate(plan.entries):
        sat = _sat(entry, results)
        thought = sum(game.seconds[seat] for game, seat in sat)
        per_move = _ms(thought, sum(game.decisions[seat] for game, seat in sat))
        per_turn = _ms(thought, sum(game.turns[seat] for game, seat in sat))
        slowest = _ms(max((game.slowest[seat] for game, seat in sat), default=0.0), 1)
        found.append(Times(bot, per_move, per_turn, slowest))
    return tuple(found)


def _ms(seconds: float, times: int) -> float:
    return round(1000 * seconds / times, 3) if times else 0.0


def pairs(plan: Plan, results: Sequence[Result]) -> tuple[Pair, ...]:
    """Everybody against everybody they met."""
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
    """How many games each pair has in common."""
    found: dict[tuple[int, int], int] = defaultdict(int)
    for game in results:
        sitting = sorted({names.index(plan.entries[entry]) for entry in game.seats})
        for pair in combinations(sitting, 2):
            found[pair] += 1
    return found


def _deals(plan: Plan, names: list[str], results: Sequence[Result]) -> dict[int, Comparisons]:
    """Who was ahead of whom, deal by deal."""
    place_of = {entry: names.index(bot) for entry, bot in enumerate(plan.entries)}
    deals: dict[int, dict[tuple[int, int], tuple[float, float]]] = defaultdict(dict)
    for game in results:
        deal = deals[game.number // plan.schedule.cycle]
        for one, other in combinations(range(plan.players), 2):
            first, second = place_of[game.seats[one]], place_of[game.seats[other]]
            if first == second:
                continue
            lead = (game.places[other] > game.places[one]) - (game.places[other] < game.places[one])
            pair, ahead = ((first, second), lead) if first < second else ((second, first), -lead)
            before = deal.get(pair, (0.0, 0.0))
            deal[pair] = before[0] + (1 + ahead) / 2, before[1] + 1
    return dict(deals)


def seat_shares(plan: Plan, results: Sequence[Result]) -> tuple[SeatShare, ...]:
    """Whether it matters where one sits."""
    found = []
    for seat in range(plan.players):
        share = mean([game.share(seat) for game in results])
        low, high = wilson(share, len(results))
        points = mean([game.scores[seat] for game in results])
        found.append(SeatShare(seat, round(share, 4), round(low, 4), round(high, 4), round(points, 3)))
    return tuple(found)
