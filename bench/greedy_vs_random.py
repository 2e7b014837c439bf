"""Play one greedy bot against random bots in every game: `python -m bench.greedy_vs_random`.

Seats rotate over one deal. In Ludwig's solo game only the points count. Writes
bench/results/greedy-vs-random.md and greedy-vs-random.json.
"""

from __future__ import annotations

import os
import platform
import sys
from argparse import ArgumentParser
from datetime import date
from pathlib import Path
from statistics import fmean
from typing import Final

from bench.report import RESULTS, Table, options_text, table_head, table_row, write_results
from kastelan.arena import Tournament, run_tournament
from kastelan.games import find

TABLES: Final[tuple[Table, ...]] = (
    ("kingdom", 2, {}),
    ("kingdom", 3, {}),
    ("kingdom", 4, {}),
    ("ludwig", 1, {}),
    ("ludwig", 2, {}),
    ("ludwig", 3, {}),
    ("ludwig", 4, {}),
    *(("seasons", players, {"winter": winter}) for players in (2, 3, 4) for winter in ("no", "yes")),
)
COLUMNS: Final = (
    *("game", "players", "options", "games", "errors"),
    *("greedy wins", "shared", "interval", "points", "others"),
)


def main() -> int:
    """Play all tables, write the results and print them."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=RESULTS)
    given = parser.parse_args()
    rows = []
    for name, players, options in TABLES:
        bots = ["greedy", *["random"] * (players - 1)]
        match = run_tournament(find(name), bots, given.games, given.seed, given.jobs, options)
        rows.append((players, match))
        print(_row(players, match), flush=True)
    head = [
        "# Greedy against random",
        "",
        f"One greedy bot among random ones, {given.games} games a row, seed {given.seed}, seats rotated",
        f"over one deal; intervals are 95 % (Wilson). {platform.machine()}, {given.jobs} processes,",
        f"{date.today().isoformat()}.",
        f"Repeat it with `python -m bench.greedy_vs_random --games {given.games} --seed {given.seed}`.",
        "",
        *table_head(COLUMNS),
    ]
    text = "\n".join([*head, *(_row(players, match) for players, match in rows), ""])
    data = [{"players": players, **match.as_json()} for players, match in rows]
    write_results(given.out, "greedy-vs-random", text, data)
    return 0


def _row(players: int, match: Tournament) -> str:
    greedy, *others = match.seats
    rest = f"{fmean(seat.mean_score for seat in others):.1f}" if others else "-"
    interval = f"{100 * greedy.low:.1f} - {100 * greedy.high:.1f} %" if others else "-"
    wins, shared = (str(greedy.wins), str(greedy.draws)) if others else ("-", "-")
    points = f"{greedy.mean_score:.1f} ± {greedy.score_error:.1f}"
    options = options_text(match.options)
    return table_row(
        (match.game, players, options, match.games, match.errors, wins, shared, interval, points, rest)
    )


if __name__ == "__main__":
    sys.exit(main())
