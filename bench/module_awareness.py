"""Measure what the greedy bot gains in Ludwig by valuing modules: `python -m bench.module_awareness --jobs
16`.

The unaware bot evaluates positions as the greedy bot does, but gives no value to what modules add, and uses
their actions only when there is no other. One greedy bot plays against unaware ones, seats rotated over one
deal. With `--out bench/results` it writes module-awareness.md.
"""

from __future__ import annotations

import os
import platform
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from multiprocessing import Pool
from multiprocessing.pool import Pool as Processes
from pathlib import Path
from random import Random
from statistics import fmean
from time import perf_counter
from typing import ClassVar, Final

from bench.report import table_head, table_row, write_results
from kastelan.arena.intervals import mean_error, wilson
from kastelan.bots import Bot, decide, find_bot
from kastelan.bots.greedy.ludwig import trials
from kastelan.core.game import Action, Seat, State
from kastelan.games.ludwig import LUDWIG, LudwigState

MODULES: Final = (
    *("moats", "renovations", "passages", "towers", "swans", "decrees", "double_decrees", "all"),
)
"""Extra rooms, favours and bonus cards add no decision, so the two bots play alike with them."""
PLAYERS: Final = (2, 4)
LONGEST: Final = 2_000
"""The limit of actions; a game that reaches it is left out and reported."""


class ModuleUnawareBot(Bot):
    """Plays as if there were no modules."""

    name: ClassVar[str] = "module-unaware"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        assert isinstance(seen, LudwigState)
        return trials.choose(seen, seat, luck, aware=False)


@dataclass(frozen=True, slots=True)
class Match:
    """One game: its modules and players, the seat of the greedy bot, and the deal."""

    modules: str
    players: int
    greedy_seat: Seat
    seed: int


@dataclass(frozen=True, slots=True)
class GameResult:
    """The greedy bot's share of the victory and its points, and the mean points of the others."""

    share: float
    points: float
    others: float
    seconds: float


def play(match: Match) -> GameResult | None:
    """Play one game; None if it exceeds the limit of actions."""
    began = perf_counter()
    bots: list[Bot] = [ModuleUnawareBot() for _ in range(match.players)]
    bots[match.greedy_seat] = find_bot("greedy")
    randoms = [Random(f"{match.seed}:{seat}") for seat in range(match.players)]
    state = LUDWIG.new(match.players, {"modules": match.modules}, match.seed)
    for _ in range(LONGEST):
        if not state.actors:
            break
        seat = state.actors[0]
        state.apply(seat, decide(bots[seat], state, seat, randoms[seat]))
    outcome = state.outcome
    if outcome is None:
        return None
    scores = list(outcome.scores)
    own = scores.pop(match.greedy_seat)
    share = 1 / len(outcome.winners) if match.greedy_seat in outcome.winners else 0.0
    return GameResult(share, own, fmean(scores), perf_counter() - began)


def row(modules: str, players: int, results: Sequence[GameResult]) -> str:
    """One row of the table: what the greedy bot wins, and what equal bots would win."""
    games, share = len(results), fmean(one.share for one in results)
    low, high = wilson(share, games)
    gains = [one.points - one.others for one in results]
    points = f"{fmean(one.points for one in results):.1f} : {fmean(one.others for one in results):.1f}"
    cells = (modules, players, games, f"{100 * share:.1f} %", f"{100 * low:.1f} - {100 * high:.1f} %")
    more = (f"{100 / players:.0f} %", points, f"{fmean(gains):+.1f} ± {mean_error(gains):.1f}")
    return table_row((*cells, *more))


def _play_row(pool: Processes, modules: str, players: int, games: int, seed: int) -> str:
    matches = [Match(modules, players, number % players, seed + number // players) for number in range(games)]
    played = list(pool.imap_unordered(play, matches))
    results = [one for one in played if one is not None]
    endless = len(played) - len(results)
    more = f" {endless} did not end" if endless else ""
    print(f"{fmean(one.seconds for one in results):.2f} s a game{more}", file=sys.stderr, flush=True)
    return row(modules, players, results) + more


def main() -> int:
    """Play all tables; print and write the rows."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="*", default=PLAYERS)
    parser.add_argument("--modules", nargs="*", default=MODULES)
    parser.add_argument("--seconds", type=float, default=1e9, help="start no row after this time")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    lines = [
        "# What the greedy bot gains by valuing modules",
        "",
        "One greedy bot among bots that ignore the modules (`bench/module_awareness.py`),",
        f"{given.games} games a row, seats rotated over one deal; intervals are 95 %. `equals` is what",
        f"equal bots would win. {platform.machine()}, Python {platform.python_version()},",
        f"{date.today().isoformat()}.",
        "",
        *table_head(("modules", "players", "games", "wins", "interval", "equals", "points", "lead")),
    ]
    print("\n".join(lines), flush=True)
    began = perf_counter()
    with Pool(given.jobs) as pool:
        for players in given.players:
            for modules in given.modules:
                if perf_counter() - began > given.seconds:
                    continue
                lines.append(_play_row(pool, modules, players, given.games, given.seed))
                print(lines[-1], flush=True)
    if given.out is not None:
        write_results(given.out, "module-awareness", "\n".join([*lines, ""]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
