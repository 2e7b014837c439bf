"""Play each bot level against the one below: `python -m bench.levels --jobs 16`.

Covers each game and number of players, and the expert among three greedy bots. Every game is stored in
build/levels, so an interrupted run resumes and more games can be added. After each match the summary of all
stored games is written to levels.md and levels.json there. The upper levels search for a fixed time: give
every process its own core, or set KASTELAN_CLOCK=processor.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import Final

from bench.report import Table, options_text, table_head, table_row, write_results
from kastelan.arena import Plan, ResultsFile, Tournament, make_plan, play_plan
from kastelan.arena.elo import difference, expected
from kastelan.arena.machine import machine
from kastelan.arena.sprt import Hypotheses
from kastelan.arena.stopping import SprtResult, StoppingRule
from kastelan.arena.tournament import summarise
from kastelan.bots import LEVELS as NAMES
from kastelan.bots.clock import VARIABLE
from kastelan.bots.game_bots import bots_of
from kastelan.games import find

CLOCK: Final = os.environ.get(VARIABLE, "wall")
BUILD: Final = Path("build/levels")
GAMES: Final[tuple[tuple[str, range, dict[str, str]], ...]] = (
    ("kingdom", range(2, 5), {}),
    ("ludwig", range(2, 6), {}),
    ("seasons", range(2, 5), {"winter": "no"}),
    ("seasons", range(2, 5), {"winter": "yes"}),
)
GUESSES: Final = Hypotheses(elo0=difference(0.60, inf), elo1=difference(0.70, inf))
"""The sequential test decides between winning 60 % and 70 %."""

COLUMNS: Final = (
    "game",
    "options",
    "players",
    "pair",
    "games",
    "errors",
    "upper wins",
    "interval",
    "test",
    "among equals",
    "points",
    "ms a turn",
    "slowest",
)


def main() -> int:
    """Play the selected matches, and write the summary after each."""
    given = _arguments()
    given.keep.mkdir(parents=True, exist_ok=True)
    for plan in plans(given):
        with closing(ResultsFile(given.keep / _name(plan), plan)) as file:
            match = play_plan(plan, jobs=given.jobs, ray=given.ray, file=file)[0]
        print(row(match), flush=True)
        _write(given.out, list(stored(given)))
    return 0


def stored(given: Namespace) -> Iterator[Tournament]:
    """All matches with stored games, including those not selected this time."""
    everything = Namespace(**vars(given) | {"game": None, "players": None, "upper": None})
    for plan in plans(everything):
        if (given.keep / _name(plan)).exists():
            with closing(ResultsFile(given.keep / _name(plan), plan)) as file:
                stopping = StoppingRule(plan)
                stopping.take(file.results)
                yield summarise(plan, stopping.counted(file.results), stopping, 0.0, 0)


def _arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each pair of fast levels")
    parser.add_argument("--slow-games", type=int, default=200, help="at most, where the upper level searches")
    parser.add_argument(
        "--wide-games", type=int, default=200, help="at most, where it searches among several others"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", help="the address of a Ray cluster")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=sorted({name for name, _, _ in GAMES}))
    parser.add_argument("--players", type=int, help="only tables of this size")
    parser.add_argument("--upper", choices=NAMES[1:], help="only this level against the one below")
    parser.add_argument("--keep", type=Path, default=BUILD, help="where the games are stored")
    parser.add_argument("--out", type=Path, default=BUILD, help="where levels.json and levels.md go")
    return parser.parse_args()


def plans(given: Namespace) -> Iterator[Plan]:
    """All selected matches.

    At tables of more than two, one of each level plays among copies of the other, in turn. A level that
    searches is always the single one, since a game of several searching bots takes minutes.
    """
    for name, sizes, options in GAMES:
        if given.game not in (None, name):
            continue
        for players in sizes:
            if given.players not in (None, players):
                continue
            for lower, upper in pairwise(NAMES):
                if given.upper in (None, upper):
                    if _searches(upper, name, options) and players > 2:
                        bots = [upper, *[lower] * (players - 1)]
                        plan = _table(given, name, bots, given.wide_games, options)
                        yield replace(plan, guesses=_table_hypotheses(players))
                    else:
                        yield _pair(given, (name, players, options), upper, lower)
            if players == 4 and given.upper in (None, "expert"):
                yield _table(given, name, ["expert", *["greedy"] * 3], given.slow_games, options)


def _table(given: Namespace, name: str, bots: list[str], games: int, options: dict[str, str]) -> Plan:
    return make_plan(find(name), bots, games=games, seed=given.seed, options=options)


def _table_hypotheses(players: int) -> Hypotheses:
    """The sequential test of one bot among several decides between its fair share and twice those odds."""
    share = 1 / players
    return Hypotheses(elo0=difference(share, inf), elo1=difference(2 * share / (1 + share), inf))


def _pair(given: Namespace, table: Table, upper: str, lower: str) -> Plan:
    """A fixed number of games between fast levels, a sequential test where the upper level searches."""
    name, players, options = table
    slow = _searches(upper, name, options)
    return make_plan(
        find(name),
        [upper, lower],
        "sprt" if slow else "ladder",
        games=given.slow_games if slow else given.games,
        seed=given.seed,
        players=players,
        options=options,
        guesses=GUESSES if slow else None,
    )


def _searches(level: str, name: str, options: dict[str, str]) -> bool:
    start = find(name).new(2, options, 1)
    return bots_of(name).level(level, start).budget is not None


def _name(plan: Plan) -> str:
    """The name of the file that stores a match."""
    options = [f"{name}-{value}" for name, value in plan.options]
    return "-".join([plan.game, *options, str(plan.players), *dict.fromkeys(plan.entries)]) + ".jsonl"


def row(match: Tournament) -> str:
    """One row of the table: the result of the first bot."""
    first, *others = match.seats
    time = match.times[0]
    cells = (
        match.game,
        options_text(match.options),
        match.players,
        " : ".join(seat.bot for seat in match.seats),
        match.games,
        match.errors,
        f"{100 * first.share:.1f} %",
        f"{100 * first.low:.1f} - {100 * first.high:.1f} %",
        _verdict(match.sprt),
        f"{100 * first.par:.0f} %",
        f"{first.mean_score:.1f} : {others[0].mean_score:.1f}",
        f"{time.ms_per_turn:.0f}",
        f"{time.slowest_turn_ms:.0f}",
    )
    return table_row(cells)


def _verdict(test: SprtResult | None) -> str:
    """The share of the victories that the sequential test accepted."""
    if test is None:
        return ""
    shares = {"elo0": test.elo0, "elo1": test.elo1}
    return f"{100 * expected(shares[test.accepted]):.0f} %" if test.accepted else "open"


def _write(folder: Path, matches: list[Tournament]) -> None:
    data = {
        "machine": machine(),
        "date": date.today().isoformat(),
        "matches": [match.as_json() for match in matches],
    }
    text = [
        "# Level against level",
        "",
        f"{machine()}, {date.today().isoformat()}. Seats rotate over the same deals; intervals are 95 %",
        "Wilson. At tables of more than two, one of each level plays among copies of the other, in turn; a",
        "level that searches is always the single one. `among equals` is what equal bots would win. Where",
        "the upper level searches, a sequential test decides between 60 % and 70 % (at tables of more than",
        "two, between the fair share and twice those odds) with 5 % error either way.",
        f"Written by `python -m bench.levels`. Times are by the {CLOCK} clock.",
        "",
        *table_head(COLUMNS),
        *map(row, matches),
        "",
    ]
    write_results(folder, "levels", "\n".join(text), data)


if __name__ == "__main__":
    sys.exit(main())
