"""Play games of Kingdom Builder in Python and in JAX side by side: `make soak-jax`.

Positions, legal actions, ends and scores are compared after every action. Writes what the games covered to
bench/results/kingdom-jax-soak.md.
"""

from __future__ import annotations

import platform
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Final

import jax
from tests.envs.kingdom_side_by_side import (
    Chooser,
    Seen,
    SideBySide,
    any_action,
    few_cards,
    greedy,
    new_games,
    tiles_first,
)

from bench.report import RESULTS, table_head, table_row, write_results
from kastelan.games.kingdom.components import KINDS

AT_ONCE: Final = 136
SEATS: Final = (2, 3, 4)
MIXES: Final[tuple[tuple[str, tuple[Chooser, ...], float], ...]] = (
    ("random", (any_action,) * 4, 0.4),
    ("tiles first", (tiles_first,) * 4, 0.2),
    ("mixed", (any_action, tiles_first, any_action, tiles_first), 0.2),
    ("greedy", (greedy,) * 4, 0.06),
    ("greedy and random", (greedy, any_action, greedy, tiles_first), 0.04),
    ("few cards", (any_action, tiles_first, tiles_first, any_action), 0.1),
)
"""Who plays, and the share of the games."""

Batch = tuple[int, int, range]
"""The place in `MIXES`, the number of players, and the seeds."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, compare, write the page; a difference is an AssertionError."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(arguments)
    seen, seconds, played = Seen(), 0.0, Counter[tuple[str, int]]()
    with get_context("spawn").Pool(asked.jobs) as pool:
        for (mix, players, seeds), part, time in pool.imap(_play, _batches(asked.games, asked.seed)):
            seen, seconds = seen + part, seconds + time
            played[MIXES[mix][0], players] += len(seeds)
            print(f"{sum(played.values()):,} games, {seen.steps:,} steps, {seconds:,.0f} s", flush=True)
    page = _page(played, seen, seconds)
    if asked.games >= 20_000:
        write_results(RESULTS, "kingdom-jax-soak", page)
    print(page)
    return 0


def _batches(games: int, seed: int) -> Iterator[Batch]:
    for players in SEATS:
        for mix, (_, _, share) in enumerate(MIXES):
            for _ in range(round(games * share / len(SEATS) / AT_ONCE)):  # one shape: compiled once for all
                yield mix, players, range(seed, seed + AT_ONCE)
                seed += AT_ONCE


def _play(batch: Batch) -> tuple[Batch, Seen, float]:
    """Play a number of games at once; with the processor time that it took."""
    mix, players, seeds = batch
    seen, begun = Seen(), process_time()
    name, choosers, _ = MIXES[mix]
    luck, need = Random(seeds.start), bool(seeds.start // AT_ONCE % 2)
    states = new_games(players, seeds, need)
    if name == "few cards":
        few_cards(states, luck)
    SideBySide(states, seen, need).play(choosers[:players], luck, 700 if name == "few cards" else 3000)
    return batch, seen, process_time() - begun


def _page(played: Counter[tuple[str, int]], seen: Seen, seconds: float) -> str:
    machine = f"{platform.machine()}, Python {platform.python_version()}, JAX {jax.__version__}"
    lines = [
        "# Kingdom Builder in JAX against the Python engine",
        "",
        f"{sum(played.values()):,} games, {seen.steps:,} actions, no difference: {machine},",
        f"{date.today().isoformat()}, {seconds:,.0f} s of processor time. Compared after every action: the",
        "whole position, all 1,209 places of the mask, whose turn it is, and the end; at the end every gold.",
        "Written by `make soak-jax`.",
        "",
        *table_head(("who plays", *(f"{players} players" for players in SEATS))),
        *(table_row((name, *(f"{played[name, players]:,}" for players in SEATS))) for name, _, _ in MIXES),
        "",
        f"Every other group of {AT_ONCE} games is played with the option `lords_need_settlement`. With *few",
        "cards*, all but a few terrain cards are taken out before the start, so that terrains fill up and",
        "cards run out; such games may never end, and stop after 700 actions.",
        "",
        *table_head(("games with", "number")),
        *(
            table_row((name, f"{count:,}"))
            for name, count in sorted(seen.games.items())
            if "board" not in name
        ),
        "",
        *_boards(seen),
        "",
        *table_head(("what happened", "number")),
        *(table_row((name, f"{count:,}")) for name, count in sorted(seen.events.items())),
        "",
    ]
    return "\n".join(lines)


def _boards(seen: Seen) -> list[str]:
    slots = range(4)
    rows = []
    for part in (kind + turned for kind in KINDS for turned in ("", "*")):
        counts = [seen.games[f"board {part} in slot {slot}"] for slot in slots]
        rows.append(table_row((part, *(f"{count:,}" for count in counts))))
    return [
        *table_head(("board part, * turned", "top left", "top right", "bottom left", "bottom right")),
        *rows,
    ]


if __name__ == "__main__":
    sys.exit(main())
