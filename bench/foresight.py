"""How much playouts tell of a turn: `python -m bench.foresight --game kingdom --positions 24`.

In positions of greedy games the best turns at first sight are played out as the search does, and to the end
of the game on other deals. A row says how what a turn promises, or what its playouts said, agrees with its
games to the end (correlation within positions), and how many points of lead the turn gains that looks best
so, over the one that promises most, with its standard error. Who chooses does not know the games he is judged
by, so few of them do.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from multiprocessing import Pool
from random import Random
from statistics import correlation, fmean, stdev
from typing import Final

from bench.search import TENTHS, Table, tables, thoughtful
from kastelan.bots.game_bots import bots_of
from kastelan.bots.search import Budget, Turn, flat_search
from kastelan.bots.search.knowledge import Knowledge
from kastelan.core.game import Seat, State
from kastelan.games import GAMES

WAYS: Final = ("promise", "playouts")
Judged = tuple[dict[str, list[float]], list[float]]
"""Of the turns of a position: what they seem to be worth in each way, and what their games ended with."""


def main() -> int:
    """Print two rows for every table."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=16)
    parser.add_argument("--turns", type=int, default=8, help="of each position")
    parser.add_argument("--playouts", type=int, default=32, help="of each turn")
    parser.add_argument("--games", type=int, default=16, help="to the end, of each turn")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=[*GAMES])
    parser.add_argument("--players", type=int, choices=(2, 4))
    parser.add_argument("--winter", choices=("no", "yes"))
    given = parser.parse_args()
    for table in tables(given):
        with Pool(given.jobs) as pool:
            games = range(given.seed, given.seed + -(-given.positions // len(TENTHS)))
            found = [one for game in pool.imap(partial(judged, table, given), games) for one in game]
        for way in WAYS:
            print("| " + " | ".join(map(str, row(table, way, found))) + " |", flush=True)
    return 0


def judged(table: Table, given: Namespace, seed: int) -> list[Judged]:
    """The turns of some positions of one game."""
    name, players, options = table
    luck, found = Random(seed), list[Judged]()
    for state, seat in thoughtful(name, players, options, seed):
        turns = bots_of(name).knowledge.turns(state, seat, luck, Budget(seconds=3600.0).begin())
        best = sorted(turns, key=lambda one: one[0], reverse=True)[: given.turns]
        if len(best) > 1:
            seeds = [luck.getrandbits(64) for _ in range(given.playouts + given.games)]
            short, long = seeds[: given.playouts], seeds[given.playouts :]
            leads = [_lead(bots_of(name).knowledge, state, seat, turn, short) for _, turn in best]
            ends = [_lead(to_the_end(name), state, seat, turn, long) for _, turn in best]
            found.append(({"promise": [promise for promise, _ in best], "playouts": leads}, ends))
    return found


def to_the_end(name: str) -> Knowledge:
    """What the search knows of a game, but nothing is judged before its end."""
    known = type(bots_of(name).knowledge)
    patient: Knowledge = type("Patient", (known,), {"enough": lambda *_: False})()
    return patient


def _lead(knowledge: Knowledge, state: State, seat: Seat, turn: Turn, seeds: list[int]) -> float:
    """By how much the seat is ahead after playouts of a turn."""
    spent, leads = Budget(seconds=3600.0).begin(), list[float]()
    for seed in seeds:
        points = flat_search.playout(state, seat, knowledge, turn, seed, Random(seed), spent)
        assert points is not None
        leads.append(points[seat] - max(one for other, one in enumerate(points) if other != seat))
    return fmean(leads)


def row(table: Table, way: str, found: list[Judged]) -> tuple[object, ...]:
    """How one way to look at turns agrees with their games."""
    seems, ends, gained = list[float](), list[float](), list[float]()
    for looks, games in found:
        worth = looks[way]
        seems += [one - fmean(worth) for one in worth]
        ends += [one - fmean(games) for one in games]
        first = max(range(len(games)), key=looks["promise"].__getitem__)
        gained.append(games[max(range(len(games)), key=worth.__getitem__)] - games[first])
    error = stdev(gained) / len(gained) ** 0.5
    name, players, options = table
    chosen = ", ".join(f"{option}={value}" for option, value in options.items()) or "-"
    told = f"{correlation(seems, ends):.2f}" if any(seems) else "-"  # the same promise for all tells nothing
    gain = f"{fmean(gained):.1f} +- {error:.1f}"
    return name, players, chosen, way, len(found), told, gain


if __name__ == "__main__":
    sys.exit(main())
