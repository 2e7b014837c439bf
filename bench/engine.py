"""Measure the speed of the engines beside a peer engine: `make bench`.

Rounds of our games and of the peer alternate, so other load on the machine slows both and the ratio stays
comparable. Writes medians and ratios to bench/results/engine.md and engine.json.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Mapping
from datetime import date
from statistics import median
from typing import Final

from bench.engine_peer import PeerSpeed, measure_peer
from bench.engine_slow_queries import offers_for_large_castles, payments_from_large_supplies
from bench.report import RESULTS, table_head, table_row, write_results
from kastelan.arena.speed import Speed, measure
from kastelan.games import find

ROUNDS: Final = 5
SECONDS: Final = 2.0
ALL_MODULES: Final = "all,double_decrees"

EngineTable = tuple[str, int, str]
"""Game, number of players, modules."""

TABLES: Final[tuple[EngineTable, ...]] = (
    ("kingdom", 2, ""),
    ("kingdom", 4, ""),
    ("ludwig", 3, ""),
    ("ludwig", 3, "all"),
    ("ludwig", 3, ALL_MODULES),
    ("seasons", 4, ""),
)
FIGURES: Final = (
    "games_per_second",
    "decisions_per_second",
    "copy_us",
    "legal_us",
    "apply_us",
    "bytes_per_state",
)


def main() -> int:
    """Measure, write the results and print the page."""
    runs, peers = _measure_rounds()
    peer = median(run.decisions_per_second for run in peers)
    peer_games = median(run.games_per_second for run in peers)
    rows = [
        {
            "game": name,
            "players": players,
            "modules": modules,
            **{figure: round(_median_of(speeds, figure), 3) for figure in FIGURES},
            "decisions_against_peer": round(_median_of(speeds, "decisions_per_second") / peer, 2),
        }
        for (name, players, modules), speeds in runs.items()
    ]
    python = platform.python_version()
    machine = f"{platform.machine()}, Python {python}, one core, {date.today().isoformat()}"
    result: dict[str, object] = {
        "machine": machine,
        "peer": {
            "name": "catanatron 3.2.1",
            "decisions_per_second": round(peer),
            "games_per_second": round(peer_games, 1),
        },
        "tables": rows,
        "modules": _speed_kept_with_modules(runs),
        "offers": offers_for_large_castles(),
        "payments": payments_from_large_supplies(),
    }
    page = _speed_section(machine, peer, peer_games, rows) + _other_sections(result)
    write_results(RESULTS, "engine", page, result)
    print(page)
    return 0


def _measure_rounds() -> tuple[dict[EngineTable, list[Speed]], list[PeerSpeed]]:
    """The speeds of all rounds: ours by table, and the peer's."""
    runs: dict[EngineTable, list[Speed]] = {table: [] for table in TABLES}
    peers = []
    for number in range(ROUNDS):
        peers.append(measure_peer(SECONDS, number * 1000))
        for table in TABLES:
            name, players, modules = table
            options = {"modules": modules} if modules else {}
            runs[table].append(measure(find(name), players, options, number * 100_000, SECONDS))
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
    return runs, peers


def _median_of(speeds: list[Speed], figure: str) -> float:
    return median(float(getattr(speed, figure)) for speed in speeds)


def _speed_kept_with_modules(runs: Mapping[EngineTable, list[Speed]]) -> dict[str, float]:
    """Ludwig's games per second with modules, as a part of those without: the median of the rounds."""
    base = runs["ludwig", 3, ""]
    return {
        modules: round(
            median(
                with_modules.games_per_second / without.games_per_second
                for with_modules, without in zip(speeds, base, strict=True)
            ),
            2,
        )
        for (name, _, modules), speeds in runs.items()
        if name == "ludwig" and modules
    }


def _speed_section(machine: str, peer: float, peer_games: float, rows: list[dict[str, object]]) -> str:
    columns = ("game", "players", "modules", *FIGURES, "decisions_against_peer")
    lines = [
        "# Speed of the engines",
        "",
        f"Random play through the public contract (`legal`, pick, `apply` with `tell=None`): {machine}.",
        f"Peer in the same run: catanatron 3.2.1, two random players, {peer:,.0f} decisions/s,",
        f"{peer_games:.1f} games/s.",
        f"Medians of {ROUNDS} alternating rounds of {SECONDS:.0f} s each. Written by `make bench`.",
        "",
        *table_head([column.replace("_", " ") for column in columns]),
        *(table_row(_cell(row[column]) for column in columns) for row in rows),
        "",
    ]
    return "\n".join(lines)


def _cell(value: object) -> str:
    return f"{value:,.0f}" if isinstance(value, float) and value >= 100 else str(value)


def _other_sections(result: Mapping[str, object]) -> str:
    kept = result["modules"]
    assert isinstance(kept, dict)
    return f"""
## Ludwig with modules

With three players, random play keeps {kept["all"]} of the base game's games per second with `modules=all`,
and {kept[ALL_MODULES]} with two decrees each. The target is at least a third.

## The slowest calls

- Ludwig: all placements of a 7-tile market with their scores, in castles of 12 rooms and more:
  {result["offers"]}.
- Seasons: all payments for a building from a large supply, with empty caches: {result["payments"]}.
"""


if __name__ == "__main__":
    sys.exit(main())
