"""Level against level for each game: `python -m bench.levels --games 200 --jobs 16`.

Prints one row of bench/results/levels.md after the other. The upper levels think by the clock: give every
process a core of its own.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from itertools import pairwise
from typing import Final

from kastelan.arena import Tournament, run_tournament
from kastelan.bots import LEVELS
from kastelan.games import find

TABLES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("kingdom", {}),
    ("ludwig", {}),
    ("seasons", {"winter": "no"}),
    ("seasons", {"winter": "yes"}),
)


def main() -> int:
    """Play every level against the one below, and the expert among three greedy bots."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=[name for name, _ in TABLES])
    parser.add_argument("--four", action="store_true", help="the expert against three greedy bots, too")
    given = parser.parse_args()
    pairs = [[upper, lower] for lower, upper in pairwise(LEVELS)]
    for name, options in TABLES:
        if given.game in (None, name):
            for bots in [*pairs, *([["expert", "greedy", "greedy", "greedy"]] if given.four else [])]:
                match = run_tournament(find(name), bots, given.games, given.seed, given.jobs, options)
                print(row(bots, match), flush=True)
    return 0


def row(bots: list[str], match: Tournament) -> str:
    """One line of the table."""
    first, second, *_ = match.seats
    options = ", ".join(f"{name}={value}" for name, value in match.options.items()) or "-"
    cells = (match.game, options, " : ".join(bots), match.games, match.errors, f"{100 * first.share:.1f} %")
    interval = f"{100 * first.low:.1f} - {100 * first.high:.1f} %"
    points = f"{first.mean_score:.1f} : {second.mean_score:.1f}"
    return f"| {' | '.join(map(str, cells))} | {interval} | {points} |"


if __name__ == "__main__":
    sys.exit(main())
