"""Many games between the same bots, over processes, seats rotated; the result does not depend on how many
processes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from statistics import fmean, stdev
from time import perf_counter

from kastelan.arena.match import play_game
from kastelan.bots import find_bot
from kastelan.core.game import Game
from kastelan.games import find

CHUNK = 8
"""Games handed to a process at a time."""


@dataclass(frozen=True, slots=True)
class Result:
    """One game: points and place by entry (not by seat), decisions taken, or what went wrong."""

    number: int
    scores: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    decisions: int = 0
    error: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one entry did. `share` counts a victory shared by n as 1/n; low and high are its 95 % interval."""

    bot: str
    games: int
    wins: int
    draws: int
    mean_score: float
    score_error: float
    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Tournament:
    """The whole match."""

    game: str
    games: int
    errors: int
    seconds: float
    decisions: int
    games_per_second: float
    seed: int
    options: Mapping[str, str]
    seats: tuple[Standing, ...]
    faults: tuple[str, ...] = field(default=())

    def as_json(self) -> dict[str, object]:
        """Plain values for `--json`."""
        return asdict(self)


def run_tournament(
    game: Game,
    entries: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tournament:
    """Play `games` games. Wrong entries or options are refused before the first one."""
    options = dict(options or {})
    for entry in entries:
        find_bot(entry)
    game.new(len(entries), options, seed)
    began = perf_counter()
    results: list[Result] = []
    for result in _results(game, tuple(entries), games, seed, jobs, options):
        results.append(result)
        if progress is not None:
            progress(len(results))
    seconds = perf_counter() - began
    fine = [result for result in results if not result.error]
    return Tournament(
        game.name,
        len(results),
        len(results) - len(fine),
        round(seconds, 3),
        sum(result.decisions for result in fine),
        round(len(results) / seconds, 2) if seconds else 0.0,
        seed,
        options,
        tuple(_standing(entry, place, fine) for place, entry in enumerate(entries)),
        tuple(f"{result.number}: {result.error}" for result in results if result.error)[:10],
    )


Task = tuple[str, int, tuple[str, ...], int, int, dict[str, str]]


def _results(
    game: Game, entries: tuple[str, ...], games: int, seed: int, jobs: int, options: dict[str, str]
) -> Iterator[Result]:
    tasks: list[Task] = [(game.name, game.version, entries, number, seed, options) for number in range(games)]
    if jobs <= 1:
        yield from map(_one, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_one, tasks, chunksize=CHUNK)


def _one(task: Task) -> Result:
    """One game of the match. Entries move one seat on from game to game, and a full cycle is played with one
    deal."""
    name, version, entries, number, seed, options = task
    shift = number % len(entries)
    seated = [entries[(seat + shift) % len(entries)] for seat in range(len(entries))]
    deal = seed * 1_000_003 + number // len(entries)
    try:
        played = play_game(find(name, version), [find_bot(bot) for bot in seated], options, deal)
    except Exception as error:  # one broken game is reported, the match goes on
        return Result(number, error=f"{type(error).__name__}: {error}")
    seat_of = [(place - shift) % len(entries) for place in range(len(entries))]
    outcome = played.outcome
    return Result(
        number,
        tuple(outcome.scores[seat] for seat in seat_of),
        tuple(outcome.places[seat] for seat in seat_of),
        len(played.moves),
    )


def _standing(entry: str, place: int, results: Sequence[Result]) -> Standing:
    games = len(results)
    scores = [result.scores[place] for result in results]
    shares = [1 / result.places.count(1) if result.places[place] == 1 else 0.0 for result in results]
    share = fmean(shares) if games else 0.0
    low, high = wilson(share, games)
    return Standing(
        entry,
        games,
        sum(value == 1 for value in shares),
        sum(0 < value < 1 for value in shares),
        round(fmean(scores), 3) if games else 0.0,
        round(1.96 * stdev(scores) / math.sqrt(games), 3) if games > 1 else 0.0,
        round(share, 4),
        round(low, 4),
        round(high, 4),
    )


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of games, by Wilson."""
    if not games:
        return 0.0, 1.0
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
