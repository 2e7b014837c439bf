"""Greedy against a greedy bot that ignores the modules: `python -m bench.modules --games 400 --jobs 16`.

The ignoring bot values positions as the greedy bot does, but without what modules promise, and takes what
modules offer only when there is nothing else. One heeding bot sits among ignoring ones, seats rotated over
one deal. Writes bench/results/modules.md.
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

from kastelan.arena.intervals import mean_error, wilson
from kastelan.bots import Bot, decide, find_bot
from kastelan.bots.greedy.ludwig import modules as greedy
from kastelan.core.game import Action, Seat, State
from kastelan.games.ludwig import LUDWIG, LudwigState

RESULTS: Final = Path(__file__).parent / "results"
TABLES: Final = (
    *("moats", "renovations", "passages", "towers", "swans", "decrees", "double_decrees", "all"),
)
"""Extra rooms, favours and bonus cards ask nothing that could be ignored."""
PLAYERS: Final = (2, 4)
LONGEST: Final = 2_000
"""No game takes so many actions; one that does is left out, and said."""


class IgnoringBot(Bot):
    """Plays as if there were no modules."""

    name: ClassVar[str] = "ignoring"

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        assert isinstance(seen, LudwigState)
        return greedy.choose(seen, seat, luck, heeding=False)


@dataclass(frozen=True, slots=True)
class Match:
    """One game: the table, who heeds the modules, and the deal."""

    modules: str
    players: int
    heeding: Seat
    seed: int


@dataclass(frozen=True, slots=True)
class Ended:
    """How it ended for the one who heeds: his part of the victory, his points, and those of the others."""

    share: float
    points: float
    others: float
    seconds: float


def played(match: Match) -> Ended | None:
    """Play one game; None if it does not end in good time."""
    began = perf_counter()
    bots: list[Bot] = [IgnoringBot() for _ in range(match.players)]
    bots[match.heeding] = find_bot("greedy")
    lucks = [Random(f"{match.seed}:{seat}") for seat in range(match.players)]
    state = LUDWIG.new(match.players, {"modules": match.modules}, match.seed)
    for _ in range(LONGEST):
        if not state.actors:
            break
        seat = state.actors[0]
        state.apply(seat, decide(bots[seat], state, seat, lucks[seat]))
    outcome = state.outcome
    if outcome is None:
        return None
    scores = list(outcome.scores)
    own = scores.pop(match.heeding)
    share = 1 / len(outcome.winners) if match.heeding in outcome.winners else 0.0
    return Ended(share, own, fmean(scores), perf_counter() - began)


def row(modules: str, players: int, ended: Sequence[Ended]) -> str:
    """One line of the table: what the heeding bot wins, and what it would if modules did not matter."""
    games, share = len(ended), fmean(one.share for one in ended)
    low, high = wilson(share, games)
    gains = [one.points - one.others for one in ended]
    points = f"{fmean(one.points for one in ended):.1f} : {fmean(one.others for one in ended):.1f}"
    cells = (modules, players, games, f"{100 * share:.1f} %", f"{100 * low:.1f} - {100 * high:.1f} %")
    more = (f"{100 / players:.0f} %", points, f"{fmean(gains):+.1f} ± {mean_error(gains):.1f}")
    return f"| {' | '.join(map(str, (*cells, *more)))} |"


def _played_row(pool: Processes, modules: str, players: int, games: int, seed: int) -> str:
    matches = [Match(modules, players, number % players, seed + number // players) for number in range(games)]
    results = list(pool.imap_unordered(played, matches))
    ended = [one for one in results if one is not None]
    endless = len(results) - len(ended)
    more = f" {endless} did not end" if endless else ""
    print(f"{fmean(one.seconds for one in ended):.2f} s a game{more}", file=sys.stderr, flush=True)
    return row(modules, players, ended) + more


def main() -> int:
    """Play all tables, print and write the rows."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="*", default=PLAYERS)
    parser.add_argument("--modules", nargs="*", default=TABLES)
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no row that may end later")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    lines = [
        "# Heeding the modules",
        "",
        "One greedy bot among greedy bots that ignore the modules (`bench/modules.py`),",
        f"{given.games} games a row, seats rotated over one deal; intervals are 95 %. `even` is what the bot",
        f"would win if heeding did not matter. {platform.machine()}, Python {platform.python_version()},",
        f"{date.today().isoformat()}.",
        "",
        "| modules | players | games | wins | interval | even | points | lead |",
        "|---|---|---|---|---|---|---|---|",
    ]
    print("\n".join(lines), flush=True)
    began = perf_counter()
    with Pool(given.jobs) as pool:
        for players in given.players:
            for modules in given.modules:
                if perf_counter() - began > given.seconds:
                    continue
                lines.append(_played_row(pool, modules, players, given.games, given.seed))
                print(lines[-1], flush=True)
    if given.out is not None:
        given.out.mkdir(parents=True, exist_ok=True)
        (given.out / "modules.md").write_text("\n".join([*lines, ""]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
