"""How fast the engines are, as a ratio to a peer in the same run: `make bench`.

Our turns and the peer's alternate, so that whatever else the machine does slows both. The medians and their
ratio are written to bench/results/engine.json and engine.md.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from statistics import median
from typing import Final

from bench.peer import measure_peer
from bench.questions import legal_at_the_worst_payments, offers_of_a_large_castle
from kastelan.arena.speed import Speed, measure
from kastelan.games import find

RESULTS: Final = Path(__file__).parent / "results"
ROUNDS: Final = 5
SECONDS: Final = 2.0
EVERYTHING: Final = "all,double_decrees"
"""All modules of Ludwig's expansions."""

TABLES: Final = (
    ("kingdom", 2, ""),
    ("kingdom", 4, ""),
    ("ludwig", 3, ""),
    ("ludwig", 3, "all"),
    ("ludwig", 3, EVERYTHING),
    ("seasons", 4, ""),
)
"""Game, players and modules."""
SHOWN: Final = (
    "games_per_second",
    "decisions_per_second",
    "copy_us",
    "legal_us",
    "apply_us",
    "bytes_per_state",
)


def middle(speeds: list[Speed], name: str) -> float:
    """The median of one figure."""
    return median(float(getattr(speed, name)) for speed in speeds)


def main() -> int:
    """Measure, write the results and say them."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    runs: dict[tuple[str, int, str], list[Speed]] = {table: [] for table in TABLES}
    peers = []
    for number in range(ROUNDS):
        peers.append(measure_peer(SECONDS, number * 1000))
        for table in TABLES:
            runs[table].append(measured(*table, number * 100_000))
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
    peer = median(run.decisions_per_second for run in peers)
    rows = [
        {
            "game": name,
            "players": players,
            "modules": modules,
            **{figure: round(middle(speeds, figure), 3) for figure in SHOWN},
            "decisions_against_peer": round(middle(speeds, "decisions_per_second") / peer, 2),
        }
        for (name, players, modules), speeds in runs.items()
    ]
    machine = (
        f"{platform.machine()}, Python {platform.python_version()}, one core, {date.today().isoformat()}"
    )
    games = median(run.games_per_second for run in peers)
    result = {
        "machine": machine,
        "peer": {
            "name": "catanatron 3.2.1",
            "decisions_per_second": round(peer),
            "games_per_second": round(games, 1),
        },
        "tables": rows,
        "modules": with_modules(runs),
        "offers": offers_of_a_large_castle(),
        "payments": legal_at_the_worst_payments(),
    }
    (RESULTS / "engine.json").write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    (RESULTS / "engine.md").write_text(
        as_table(machine, peer, games, rows) + answers(result), encoding="utf-8"
    )
    print((RESULTS / "engine.md").read_text(encoding="utf-8"))
    return 0


def measured(name: str, players: int, modules: str, seed: int) -> Speed:
    """Random play at one table."""
    return measure(find(name), players, {"modules": modules} if modules else {}, seed, SECONDS)


def with_modules(runs: Mapping[tuple[str, int, str], list[Speed]]) -> dict[str, float]:
    """How many games a second Ludwig keeps with modules: the median of the rounds' ratios."""
    base = runs["ludwig", 3, ""]
    return {
        modules: round(
            median(
                with_them.games_per_second / without.games_per_second
                for with_them, without in zip(speeds, base, strict=True)
            ),
            2,
        )
        for (name, _, modules), speeds in runs.items()
        if name == "ludwig" and modules
    }


def answers(result: Mapping[str, object]) -> str:
    """The two slowest questions, for people."""
    offers, payments, kept = result["offers"], result["payments"], result["modules"]
    assert isinstance(kept, dict)
    return f"""
## Ludwig with modules

Of the base game's games per second random play keeps {kept["all"]} with `modules=all`, and
{kept[EVERYTHING]} with two decrees each; at least a third is wanted.

## The slowest questions

- Ludwig: all placements of a 7-tile market with their scores, in castles of 12 rooms and more: {offers}.
- Seasons: `legal()` where a building is paid from a large supply, asked for the first time: {payments}.
"""


def as_table(machine: str, peer: float, games: float, rows: list[dict[str, object]]) -> str:
    """The results for people."""
    head = ("game", "players", "modules", *SHOWN, "decisions_against_peer")
    lines = [
        "# Speed of the engines",
        "",
        f"Random play through the public contract (`legal`, pick, `apply` with `tell=None`): {machine}.",
        f"Peer in the same run: catanatron 3.2.1, two random players, {peer:,.0f} decisions/s,",
        f"{games:.1f} games/s.",
        f"Medians of {ROUNDS} rounds of {SECONDS:.0f} s each, taken in turns. Written by `make bench`.",
        "",
        f"| {' | '.join(name.replace('_', ' ') for name in head)} |",
        f"|{'---|' * len(head)}",
        *(f"| {' | '.join(_cell(row[name]) for name in head)} |" for row in rows),
        "",
    ]
    return "\n".join(lines)


def _cell(value: object) -> str:
    return f"{value:,.0f}" if isinstance(value, float) and value >= 100 else str(value)


if __name__ == "__main__":
    sys.exit(main())
