"""Measure the search bot: `python -m bench.search strength --games 200 --jobs 16`.

`speed`       playouts per second on one core
`strength`    the search against the greedy bot, or another, as its playouts double from 1 to 256
`doubled`     the search against itself with half the playouts
`equal-time`  the search against greedy, with as many seconds a turn as greedy takes
`processes`   playouts per second as processes are added

Each prints rows for bench/results/search.md. Parts that measure wall-clock time need a core for each process.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Final

from bench.report import Table, options_text, table_row
from kastelan.arena import Result, make_plan, play_plan
from kastelan.arena.intervals import mean, mean_error
from kastelan.bots import decide, find_bot
from kastelan.bots.game_bots import bots_of
from kastelan.bots.gc_pause import collect_and_freeze, gc_paused
from kastelan.bots.search import Budget
from kastelan.bots.search.parallel import SearchPool
from kastelan.bots.search_bot import think
from kastelan.core.game import Seat, State
from kastelan.games import GAMES, find

TABLES: Final[tuple[Table, ...]] = (
    ("kingdom", 2, {}),
    ("ludwig", 2, {}),
    ("seasons", 2, {"winter": "no"}),
    ("seasons", 2, {"winter": "yes"}),
    ("kingdom", 4, {}),
    ("ludwig", 4, {}),
    ("seasons", 4, {"winter": "no"}),
    ("seasons", 4, {"winter": "yes"}),
)
DOUBLINGS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)
SAMPLED: Final = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8)
"""The parts of a game at which positions are taken."""

PLAYOUTS: Final = 64
"""Playouts of each search whose speed is measured."""

MOST_PROCESSES: Final = 16

GREEDY_GAMES: Final = 20
"""Games that determine how long greedy takes."""


def main() -> int:
    """Print the rows of one part."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--game", choices=[*GAMES])
    parser.add_argument("--players", type=int, choices=(2, 4))
    parser.add_argument("--winter", choices=("no", "yes"), help="only this season of Seasons")
    parser.add_argument("--playouts", type=int, nargs="+", default=DOUBLINGS)
    parser.add_argument("--against", default="greedy", help="the opponent in `strength`, such as search@2")
    given = parser.parse_args()
    with gc_paused():  # as on the server and in the arena
        for row in PARTS[given.part](given):
            print(table_row(row), flush=True)
    return 0


Row = tuple[object, ...]


def tables(given: Namespace) -> Iterator[Table]:
    """The selected tables."""
    for name, players, options in TABLES:
        season = options.get("winter")
        if (
            given.game in (None, name)
            and given.players in (None, players)
            and (given.winter is None or season in (None, given.winter))
        ):
            yield name, players, options


def strength(given: Namespace) -> Iterator[Row]:
    """Rows against one opponent, with twice the playouts each time."""
    for name, players, options in tables(given):
        for playouts in given.playouts:
            bots = [f"search@{playouts}", *[given.against] * (players - 1)]
            yield playouts, *_result(given, name, options, bots)


def doubled(given: Namespace) -> Iterator[Row]:
    """Rows against the search itself with half the playouts: beating greedy does not show the limit."""
    for name, players, options in tables(given):
        for playouts in given.playouts[1:]:
            bots = [f"search@{playouts}", *[f"search@{playouts // 2}"] * (players - 1)]
            yield playouts, *_result(given, name, options, bots)


def equal_time(given: Namespace) -> Iterator[Row]:
    """Rows against greedy, with as many seconds a turn as greedy takes."""
    for name, players, options in tables(given):
        search = f"search@{_seconds_of_greedy(name, players, options):.4f}s"
        bots = [search, *["greedy"] * (players - 1)]
        yield search, "greedy", *_result(given, name, options, bots)


def _seconds_of_greedy(name: str, players: int, options: dict[str, str]) -> float:
    """The mean time of a turn."""
    plan = make_plan(find(name), ["greedy"] * players, games=GREEDY_GAMES, seed=0, options=options)
    return play_plan(plan, jobs=1)[0].times[0].ms_per_turn / 1000


def _result(given: Namespace, name: str, options: dict[str, str], bots: list[str]) -> Row:
    """The result of the first bot, its lead over the others, and the time of a turn of the first two."""
    plan = make_plan(find(name), bots, games=given.games, seed=given.seed, options=options)
    match, games = play_plan(plan, jobs=given.jobs)
    first, second, *_ = match.seats
    leads = [_lead(game) for game in games if not game.error]
    return (
        match.game,
        len(match.seats),
        options_text(match.options),
        match.games,
        match.errors,
        f"{100 * first.share:.1f} %",
        f"{100 * first.low:.1f} - {100 * first.high:.1f} %",
        f"{first.mean_score:.1f} : {second.mean_score:.1f}",
        f"{mean(leads):.1f} +- {mean_error(leads):.1f}",
        " : ".join(f"{time.ms_per_turn:.0f}" for time in match.times[:2]),
    )


def _lead(game: Result) -> float:
    """The points of the first bot minus the mean of the others."""
    seat = game.seats.index(0)
    return game.scores[seat] - mean([score for other, score in enumerate(game.scores) if other != seat])


def speed(given: Namespace) -> Iterator[Row]:
    """Playouts per second of processor time in positions of a greedy game, including candidate generation."""
    for name, players, options in tables(given):
        rates = []
        for state, seat in widest_positions(name, players, options, given.seed):
            began = process_time()
            thought = think(state, seat, Budget(playouts=PLAYOUTS), Random(1))
            if thought.playouts:  # none if there was only one turn to try
                rates.append(thought.playouts / (process_time() - began))
        yield (
            name,
            players,
            options_text(options),
            f"{median(rates):.0f}",
            f"{min(rates):.0f}",
            f"{max(rates):.0f}",
        )


def processes(given: Namespace) -> Iterator[Row]:
    """Playouts per second with one process, two, four ..., and the ratio to one process: medians over
    positions.

    The single process is a fresh one as well, so that all start with empty caches.
    """
    numbers = [1 << power for power in range(min(MOST_PROCESSES, given.jobs).bit_length())]
    for name, players, options in tables(given):
        with ExitStack() as stack:
            crews = [stack.enter_context(closing(SearchPool(number))) for number in numbers]
            rates = [
                [_rate_of(crew, state, seat, given.seconds) for crew in crews]
                for state, seat in widest_positions(name, players, options, given.seed)
            ]
        searched = [row for row in rates if all(row)]
        for place, number in enumerate(numbers):
            rate = median(row[place] for row in searched)
            ratio = median(row[place] / row[0] for row in searched)
            yield name, players, options_text(options), number, f"{rate:.0f}", f"{ratio:.1f}"


def _rate_of(crew: SearchPool, state: State, seat: Seat, seconds: float) -> float:
    """Playouts per second by the wall clock; 0 if there is only one turn to try."""
    crew.think(think, state, seat, Budget(playouts=crew.processes), Random(1))  # start all processes
    collect_and_freeze()
    began = perf_counter()
    return crew.think(think, state, seat, Budget(seconds=seconds), Random(2)).playouts / (
        perf_counter() - began
    )


def widest_positions(
    name: str, players: int, options: dict[str, str], seed: int
) -> Iterator[tuple[State, Seat]]:
    """Positions of a greedy game whose decisions get the largest share of the time."""
    state, random, greedy = find(name).new(players, options, seed), Random(seed), find_bot("greedy")
    found: list[tuple[State, Seat]] = []
    largest = max(bots_of(name).knowledge.budget_share(state), 0.5)
    while actors := state.actors:
        seat = actors[0]
        if bots_of(name).knowledge.budget_share(state) >= largest and len(state.legal(seat)) > 1:
            found.append((state.determinise(seat, random.getrandbits(160)), seat))
        state.apply(seat, decide(greedy, state, seat, random))
    yield from (found[int(part * len(found))] for part in SAMPLED)


PARTS: Final[dict[str, Callable[[Namespace], Iterator[Row]]]] = {
    part.__name__.replace("_", "-"): part for part in (speed, strength, doubled, equal_time, processes)
}


if __name__ == "__main__":
    sys.exit(main())
