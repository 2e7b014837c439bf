"""Level against level for each game and number of players, and the expert among three greedy bots:
`python -m bench.levels --jobs 16`.

Every game is kept under build/levels, so the same command goes on where it was stopped, and more games can be
added. After each match all that is kept is written to bench/results/levels.json and levels.md. Upper levels
think by the clock: give every process a core of its own, or set KASTELAN_CLOCK=processor.
"""

from __future__ import annotations

import json
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
RESULTS: Final = Path(__file__).parent / "results"
TABLES: Final[tuple[tuple[str, range, dict[str, str]], ...]] = (
    ("kingdom", range(2, 5), {}),
    ("ludwig", range(2, 6), {}),
    ("seasons", range(2, 5), {"winter": "no"}),
    ("seasons", range(2, 5), {"winter": "yes"}),
)
GUESSES: Final = Hypotheses(elo0=difference(0.60, inf), elo1=difference(0.70, inf))
"""Does it win six of ten, or seven?"""

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
    """Play what is asked for, and write all that is known after each match."""
    given = _arguments()
    given.keep.mkdir(parents=True, exist_ok=True)
    given.out.mkdir(parents=True, exist_ok=True)
    for plan in plans(given):
        with closing(ResultsFile(given.keep / _name(plan), plan)) as file:
            match = play_plan(plan, jobs=given.jobs, ray=given.ray, file=file)[0]
        print(row(match), flush=True)
        _write(given.out, list(kept(given)))
    return 0


def kept(given: Namespace) -> Iterator[Tournament]:
    """All matches of which there are games, also those that were not asked for this time."""
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
    parser.add_argument("--slow-games", type=int, default=200, help="at most, where the upper level thinks")
    parser.add_argument(
        "--wide-games", type=int, default=200, help="at most, of one that thinks among several others"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", help="the address of a Ray cluster")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=sorted({name for name, _, _ in TABLES}))
    parser.add_argument("--players", type=int, help="only tables of this size")
    parser.add_argument("--upper", choices=NAMES[1:], help="only this level against the one below")
    parser.add_argument("--keep", type=Path, default=Path("build/levels"), help="where the games are kept")
    parser.add_argument("--out", type=Path, default=RESULTS, help="where levels.json and levels.md go")
    return parser.parse_args()


def plans(given: Namespace) -> Iterator[Plan]:
    """All matches: at tables of more than two each level sits alone among copies of the other in turn; only
    one that thinks is always the one that is alone, or a game would take several minutes."""
    for name, sizes, options in TABLES:
        if given.game not in (None, name):
            continue
        for players in sizes:
            if given.players not in (None, players):
                continue
            for lower, upper in pairwise(NAMES):
                if given.upper in (None, upper):
                    thinks = _thinks(upper, name, options)
                    if thinks and players > 2:
                        bots = [upper, *[lower] * (players - 1)]
                        plan = _alone(given, name, bots, given.wide_games, options)
                        yield replace(plan, guesses=_at_a_table(players))
                    else:
                        yield _duel(given, name, upper, lower, players, options)
            if players == 4 and given.upper in (None, "expert"):
                yield _alone(given, name, ["expert", *["greedy"] * 3], given.slow_games, options)


def _alone(given: Namespace, name: str, bots: list[str], games: int, options: dict[str, str]) -> Plan:
    return make_plan(find(name), bots, games=games, seed=given.seed, options=options)


def _at_a_table(players: int) -> Hypotheses:
    """Does one among several others win no more than its part, or at twice the odds?"""
    part = 1 / players
    return Hypotheses(elo0=difference(part, inf), elo1=difference(2 * part / (1 + part), inf))


def _duel(given: Namespace, name: str, upper: str, lower: str, players: int, options: dict[str, str]) -> Plan:
    """So many games between fast levels; where the upper one thinks, as many as it takes to be sure."""
    slow = _thinks(upper, name, options)
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


def _thinks(level: str, name: str, options: dict[str, str]) -> bool:
    start = find(name).new(2, options, 1)
    return bots_of(name).level(level, start).budget is not None


def _name(plan: Plan) -> str:
    """What the file of a match is called."""
    options = [f"{name}-{value}" for name, value in plan.options]
    return "-".join([plan.game, *options, str(plan.players), *dict.fromkeys(plan.entries)]) + ".jsonl"


def row(match: Tournament) -> str:
    """One line of the table: how the first bot did."""
    first, *others = match.seats
    time = match.times[0]
    options = ", ".join(f"{name}={value}" for name, value in match.options.items()) or "-"
    cells = (
        match.game,
        options,
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
    return f"| {' | '.join(map(str, cells))} |"


def _verdict(test: SprtResult | None) -> str:
    """The share of the victories that a test was sure of."""
    if test is None:
        return ""
    shares = {"elo0": test.elo0, "elo1": test.elo1}
    return f"{100 * expected(shares[test.accepted]):.0f} %" if test.accepted else "open"


def _write(folder: Path, matches: list[Tournament]) -> None:
    plain = {
        "machine": machine(),
        "date": date.today().isoformat(),
        "matches": [match.as_json() for match in matches],
    }
    (folder / "levels.json").write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
    text = [
        "# Level against level",
        "",
        f"{machine()}, {date.today().isoformat()}. Seats rotated over the same deals, intervals of 95 %",
        "(Wilson). At tables of more than two each level sits alone among copies of the other in turn; one",
        "that thinks is always the one that is alone. `among equals` is what equal bots would win. Where the",
        "upper level thinks, a sequential test asks whether it wins 60 % or 70 %, at tables of more than two",
        "whether it wins no more than its part or at twice the odds, wrong in 5 of 100 cases either way.",
        "Repeat with",
        f"`python -m bench.levels`; every game is kept in build/levels. Times are by the {CLOCK} clock.",
        "",
        f"| {' | '.join(COLUMNS)} |",
        f"|{'---|' * len(COLUMNS)}",
        *map(row, matches),
        "",
    ]
    (folder / "levels.md").write_text("\n".join(text), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
