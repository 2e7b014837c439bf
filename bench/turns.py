"""How long the levels take for a turn: `python -m bench.turns medium --games 40`.

All games of a row are played by one new process, every seat by the same level, as at a server: a position
comes as a line of text, and all that is remembered was thought in this process. Processor time, in
milliseconds. A turn is all that a seat decides before another seat does. With --slowest the slowest turns
are told too: the game, the seat, the round, and for each decision its step and its milliseconds.
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
from bench.search import Table
from kastelan.bots import LEVELS
from kastelan.bots.clock import VARIABLE
from kastelan.bots.gc_pause import collect_and_freeze, gc_paused
from kastelan.core.game import Seat, State
from kastelan.core.position import write_position
from kastelan.games import find, prepare
from kastelan.server.play.bot_pool import answer

TABLES: Final[tuple[Table, ...]] = (*search.TABLES, ("ludwig", 5, {}))
BUDGETS: Final = {"easy": 50, "medium": 50, "hard": 500, "expert": 3000}
"""Milliseconds that a level may take for a turn."""

FIRST: Final = 7000
"""The seed of the first game."""


@dataclass(slots=True)
class Turn:
    """A turn, and how long each of its decisions took."""

    game: int
    seat: Seat
    round: object
    decisions: list[tuple[int, float]]

    @property
    def milliseconds(self) -> float:
        """All decisions together."""
        return sum(passed for _, passed in self.decisions)


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
                turns, moves = fresh.apply(measured, (table, given.level, given.games))
            tell(table, given.level, turns, moves, given.slowest)
    return 0


def tell(table: Table, level: str, turns: list[Turn], moves: str, slowest: int) -> None:
    """One row, and the slowest turns."""
    name, players, options = table
    turns.sort(key=lambda turn: turn.milliseconds)
    times = [turn.milliseconds for turn in turns]
    parts = [times[int(part * (len(times) - 1))] for part in (0.5, 0.95, 0.99, 1)]
    late = sum(one > BUDGETS[level] for one in times)
    chosen = ", ".join(f"{option}={value}" for option, value in options.items()) or "-"
    row = (name, players, chosen, level, len(times), *(f"{one:.1f}" for one in parts), late, moves)
    print("| " + " | ".join(map(str, row)) + " |", flush=True)
    for turn in turns[: -slowest - 1 : -1]:
        steps = ", ".join(f"{step}: {passed:.1f}" for step, passed in turn.decisions)
        print(f"    game {turn.game}, seat {turn.seat}, round {turn.round}: {steps}")


def measured(table: Table, level: str, games: int) -> tuple[list[Turn], str]:
    """All turns of so many games in a process that is as ready as a worker of the server, and a hash of all
    that was done."""
    prepare()
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
    """A game: for each decision the turn that it is part of, and the word for it."""
    name, players, options = table
    state = find(name).new(players, options, FIRST + number)
    lucks = [Random(f"{FIRST + number}:{seat}") for seat in range(players)]
    turn = Turn(number, -1, None, [])
    while actors := state.actors:
        seat = actors[0]
        if seat != turn.seat:
            turn = Turn(number, seat, getattr(state, "round", None), [])
        word, passed = _asked(level, state, seat, lucks[seat])
        turn.decisions.append((getattr(state, "step", 0), passed))
        yield turn, word
        state.apply(seat, state.game.actions.parse(word))


def _asked(level: str, state: State, seat: Seat, luck: Random) -> tuple[str, float]:
    """What a level does, and the milliseconds that it took to read, think and write."""
    shown = write_position(state.determinise(seat, luck.getrandbits(160)))
    began = process_time()
    word = answer(level, shown, seat, luck.getrandbits(64))
    return word, 1000 * (process_time() - began)


if __name__ == "__main__":
    sys.exit(main())
