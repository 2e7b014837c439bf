"""What the search is worth: `python -m bench.search strength --games 200 --jobs 16`.

`speed`      playouts per second on one core
`strength`   the search against the greedy bot, or another, as its playouts double from 1 to 256
`doubled`    the search against itself with half the playouts
`equal`      the search against greedy, with as many seconds a turn as greedy takes
`processes`  playouts per second as processes are added

Each prints rows of bench/results/search.md. What is measured by the clock needs a core for each process.
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

from kastelan.arena import Result, make_plan, play_plan
from kastelan.arena.intervals import mean, mean_error
from kastelan.bots import decide, find_bot
from kastelan.bots.game_bots import bots_of
from kastelan.bots.gc_pause import collect_and_freeze, gc_paused
from kastelan.bots.search import Budget
from kastelan.bots.search.parallel import Crew
from kastelan.bots.search_bot import think
from kastelan.core.game import Seat, State
from kastelan.games import GAMES, find

Table = tuple[str, int, dict[str, str]]
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
TENTHS: Final = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8)
"""Where in a game positions are taken."""

PLAYOUTS: Final = 64
"""How many playouts the speed is measured with."""

MOST_PROCESSES: Final = 16

GREEDY_GAMES: Final = 20
"""How many games say how long greedy takes."""


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
    parser.add_argument("--against", default="greedy", help="whom strength is measured by: search@2, say")
    given = parser.parse_args()
    with gc_paused():  # as bots think at the server and in the arena
        for row in PARTS[given.part](given):
            print("| " + " | ".join(map(str, row)) + " |", flush=True)
    return 0


Row = tuple[object, ...]


def tables(given: Namespace) -> Iterator[Table]:
    """The tables that are asked for."""
    for name, players, options in TABLES:
        season = options.get("winter")
        if (
            given.game in (None, name)
            and given.players in (None, players)
            and (given.winter is None or season in (None, given.winter))
        ):
            yield name, players, options


def strength(given: Namespace) -> Iterator[Row]:
    """Against the same opponent with twice the playouts each time."""
    for name, players, options in tables(given):
        for playouts in given.playouts:
            bots = [f"search@{playouts}", *[given.against] * (players - 1)]
            yield playouts, *_result(given, name, options, bots)


def doubled(given: Namespace) -> Iterator[Row]:
    """Against itself with half the playouts: who has beaten the greedy bot may still become stronger."""
    for name, players, options in tables(given):
        for playouts in given.playouts[1:]:
            bots = [f"search@{playouts}", *[f"search@{playouts // 2}"] * (players - 1)]
            yield playouts, *_result(given, name, options, bots)


def equal(given: Namespace) -> Iterator[Row]:
    """The search against greedy with as many seconds a turn as greedy takes."""
    for name, players, options in tables(given):
        as_quick = f"search@{_seconds_of_greedy(name, players, options):.4f}s"
        bots = [as_quick, *["greedy"] * (players - 1)]
        yield as_quick, "greedy", *_result(given, name, options, bots)


def _seconds_of_greedy(name: str, players: int, options: dict[str, str]) -> float:
    """For a turn, on average."""
    plan = make_plan(find(name), ["greedy"] * players, games=GREEDY_GAMES, seed=0, options=options)
    return play_plan(plan, jobs=1)[0].times[0].ms_per_turn / 1000


def _result(given: Namespace, name: str, options: dict[str, str], bots: list[str]) -> Row:
    """How the first of these bots did, how far ahead of the others it was, and what a turn took both."""
    plan = make_plan(find(name), bots, games=given.games, seed=given.seed, options=options)
    match, games = play_plan(plan, jobs=given.jobs)
    first, second, *_ = match.seats
    leads = [_lead(game) for game in games if not game.error]
    return (
        match.game,
        len(match.seats),
        _words(match.options),
        match.games,
        match.errors,
        f"{100 * first.share:.1f} %",
        f"{100 * first.low:.1f} - {100 * first.high:.1f} %",
        f"{first.mean_score:.1f} : {second.mean_score:.1f}",
        f"{mean(leads):.1f} +- {mean_error(leads):.1f}",
        " : ".join(f"{time.ms_per_turn:.0f}" for time in match.times[:2]),
    )


def _lead(game: Result) -> float:
    """What the first bot has more than the others on average."""
    seat = game.seats.index(0)
    return game.scores[seat] - mean([score for other, score in enumerate(game.scores) if other != seat])


def _words(options: object) -> str:
    return ", ".join(f"{name}={value}" for name, value in dict(options or {}).items()) or "-"  # type: ignore[call-overload]  # any mapping


def speed(given: Namespace) -> Iterator[Row]:
    """Playouts in a second of processor time, in positions of a greedy game; finding the turns to try is
    part of it."""
    for name, players, options in tables(given):
        rates = []
        for state, seat in thoughtful(name, players, options, given.seed):
            began = process_time()
            thought = think(state, seat, Budget(playouts=PLAYOUTS), Random(1))
            if thought.playouts:  # or there was but one turn to try
                rates.append(thought.playouts / (process_time() - began))
        yield name, players, _words(options), f"{median(rates):.0f}", f"{min(rates):.0f}", f"{max(rates):.0f}"


def processes(given: Namespace) -> Iterator[Row]:
    """The same thoughts by one process, two, four ...: of the positions in which there is something to think
    about, the median of playouts a second and of how many times those of one process they are. One process
    is a new one too, so that none remembers more than another."""
    numbers = [1 << power for power in range(min(MOST_PROCESSES, given.jobs).bit_length())]
    for name, players, options in tables(given):
        with ExitStack() as stack:
            crews = [stack.enter_context(closing(Crew(number))) for number in numbers]
            rates = [
                [_rate_of(crew, state, seat, given.seconds) for crew in crews]
                for state, seat in thoughtful(name, players, options, given.seed)
            ]
        thought = [row for row in rates if all(row)]
        for place, number in enumerate(numbers):
            rate, ratio = (
                median(row[place] for row in thought),
                median(row[place] / row[0] for row in thought),
            )
            yield name, players, _words(options), number, f"{rate:.0f}", f"{ratio:.1f}"


def _rate_of(crew: Crew, state: State, seat: Seat, seconds: float) -> float:
    """Playouts a second by the wall clock; none if there is but one turn to try."""
    crew.think(think, state, seat, Budget(playouts=crew.processes), Random(1))  # all processes are there
    collect_and_freeze()
    began = perf_counter()
    return crew.think(think, state, seat, Budget(seconds=seconds), Random(2)).playouts / (
        perf_counter() - began
    )


def thoughtful(name: str, players: int, options: dict[str, str], seed: int) -> Iterator[tuple[State, Seat]]:
    """Positions of a greedy game in which there is most to think about."""
    state, luck, greedy = find(name).new(players, options, seed), Random(seed), find_bot("greedy")
    found: list[tuple[State, Seat]] = []
    most = max(bots_of(name).knowledge.share(state), 0.5)
    while actors := state.actors:
        seat = actors[0]
        if bots_of(name).knowledge.share(state) >= most and len(state.legal(seat)) > 1:
            found.append((state.determinise(seat, luck.getrandbits(160)), seat))
        state.apply(seat, decide(greedy, state, seat, luck))
    yield from (found[int(tenth * len(found))] for tenth in TENTHS)


PARTS: Final[dict[str, Callable[[Namespace], Iterator[Row]]]] = {
    part.__name__: part for part in (speed, strength, doubled, equal, processes)
}


if __name__ == "__main__":
    sys.exit(main())
