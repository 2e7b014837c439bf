"""Measure how long a bot level takes for a turn: `python -m bench.turn_times medium --games 40`.

One fresh process plays all games of a row, every seat at the same level, as a worker of the server does: it
reads the position from text, and its caches hold only what it computed itself. A turn is all decisions of a
seat before another seat decides. Times are processor time in milliseconds. With --slowest, prints the slowest
turns too: game, seat, round, and the step and milliseconds of each decision.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Final

from bench import search
from bench.report import Table, options_text, table_row
from kastelan.bots import LEVELS
from kastelan.bots.clock import VARIABLE
from kastelan.bots.gc_pause import collect_and_freeze, gc_paused
from kastelan.core.game import Seat, State
from kastelan.core.position import pack
from kastelan.games import find, prepare
from kastelan.server.play.bot_answers import answer

TABLES: Final[tuple[Table, ...]] = (*search.TABLES, ("ludwig", 5, {}))
BUDGETS: Final = {"easy": 50, "medium": 50, "hard": 500, "expert": 3000}
"""The limit of each level, in milliseconds a turn."""

FIRST_SEED: Final = 7000
"""The seed of the first game."""


@dataclass(slots=True)
class Turn:
    """A turn, and the milliseconds of each of its decisions."""

    game: int
    seat: Seat
    round: object
    decisions: list[tuple[int, float]]

    @property
    def milliseconds(self) -> float:
        """The time of all decisions together."""
        return sum(elapsed for _, elapsed in self.decisions)


def main() -> int:
    """Print a row for every game and number of players."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--game", choices=sorted({name for name, _, _ in TABLES}))
    parser.add_argument("--players", type=int, choices=(2, 4, 5))
    parser.add_argument("--slowest", type=int, default=0)
    given = parser.parse_args()
    os.environ[VARIABLE] = "processor"  # before the new processes are started
    for table in TABLES:
        if given.game in (None, table[0]) and given.players in (None, table[1]):
            with get_context("spawn").Pool(1) as fresh:
                turns, moves = fresh.apply(measure, (table, given.level, given.games))
            print_row(table, given.level, turns, moves, given.slowest)
    return 0


def print_row(table: Table, level: str, turns: list[Turn], moves: str, slowest: int) -> None:
    """Print one row, and the slowest turns."""
    name, players, options = table
    turns.sort(key=lambda turn: turn.milliseconds)
    times = [turn.milliseconds for turn in turns]
    parts = [times[int(part * (len(times) - 1))] for part in (0.5, 0.95, 0.99, 1)]
    late = sum(one > BUDGETS[level] for one in times)
    row = (
        name,
        players,
        options_text(options),
        level,
        len(times),
        *(f"{one:.1f}" for one in parts),
        late,
        moves,
    )
    print(table_row(row), flush=True)
    for turn in turns[: -slowest - 1 : -1]:
        steps = ", ".join(f"{step}: {elapsed:.1f}" for step, elapsed in turn.decisions)
        print(f"    game {turn.game}, seat {turn.seat}, round {turn.round}: {steps}")


def measure(table: Table, level: str, games: int) -> tuple[list[Turn], str]:
    """All turns of these games, and a hash of all moves."""
    prepare()  # as a worker of the server starts
    turns, moves = list[Turn](), blake2b(digest_size=6)
    with gc_paused():
        for number in range(games):
            collect_and_freeze()
            for turn, word in _played(table, level, number):
                moves.update(word.encode())
                if not turns or turns[-1] is not turn:
                    turns.append(turn)
    return turns, moves.hexdigest()


def _played(table: Table, level: str, number: int) -> Iterator[tuple[Turn, str]]:
    """Each decision of a game, as the turn it belongs to and the action in notation."""
    name, players, options = table
    state = find(name).new(players, options, FIRST_SEED + number)
    randoms = [Random(f"{FIRST_SEED + number}:{seat}") for seat in range(players)]
    turn = Turn(number, -1, None, [])
    while actors := state.actors:
        seat = actors[0]
        if seat != turn.seat:
            turn = Turn(number, seat, getattr(state, "round", None), [])
        word, elapsed = _decide(level, state, seat, randoms[seat])
        turn.decisions.append((getattr(state, "step", 0), elapsed))
        yield turn, word
        state.apply(seat, state.game.actions.parse(word))


def _decide(level: str, state: State, seat: Seat, random: Random) -> tuple[str, float]:
    """The action of a level, and the milliseconds to read the position, decide and write the action."""
    shown = pack(state.determinise(seat, random.getrandbits(160)))
    began = process_time()
    word = answer(level, shown, seat, random.getrandbits(64))
    return word, 1000 * (process_time() - began)


if __name__ == "__main__":
    sys.exit(main())
