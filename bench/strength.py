"""How strong greedy is against random, for each game, number of players and mode: `python -m bench.strength`.

Writes bench/results/strength.md and strength.json. The greedy bot sits alone among random ones, seats rotated
over one deal; in Ludwig's solo game its points count.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from argparse import ArgumentParser
from datetime import date
from pathlib import Path
from statistics import fmean
from typing import Final

from kastelan.arena import Tournament, run_tournament
from kastelan.games import find

RESULTS: Final = Path(__file__).parent / "results"
TABLES: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("kingdom", 2, {}),
    ("kingdom", 3, {}),
    ("kingdom", 4, {}),
    ("ludwig", 1, {}),
    ("ludwig", 2, {}),
    ("ludwig", 3, {}),
    ("ludwig", 4, {}),
    *(("seasons", players, {"winter": winter}) for players in (2, 3, 4) for winter in ("no", "yes")),
)


def main() -> int:
    """Play all tables, write the results and say them."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=RESULTS)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
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
        f"Repeat it with `python -m bench.strength --games {given.games} --seed {given.seed}`.",
        "",
        "| game | players | options | games | errors | greedy wins | shared | interval | points | others |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    text = "\n".join([*head, *(_row(players, match) for players, match in rows), ""])
    (given.out / "strength.md").write_text(text, encoding="utf-8")
    plain = [{"players": players, **match.as_json()} for players, match in rows]
    (given.out / "strength.json").write_text(json.dumps(plain, indent=1) + "\n", encoding="utf-8")
    return 0


def _row(players: int, match: Tournament) -> str:
    greedy, *others = match.seats
    options = ", ".join(f"{name}={value}" for name, value in match.options.items()) or "-"
    rest = f"{fmean(seat.mean_score for seat in others):.1f}" if others else "-"
    interval = f"{100 * greedy.low:.1f} - {100 * greedy.high:.1f} %" if others else "-"
    wins, shared = (str(greedy.wins), str(greedy.draws)) if others else ("-", "-")
    cells = (match.game, players, options, match.games, match.errors, wins, shared, interval)
    return f"| {' | '.join(map(str, cells))} | {greedy.mean_score:.1f} ± {greedy.score_error:.1f} | {rest} |"


if __name__ == "__main__":
    sys.exit(main())
