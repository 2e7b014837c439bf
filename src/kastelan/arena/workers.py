"""Playing the games of a plan in this process or in several others."""

from __future__ import annotations

import multiprocessing
import os
import platform
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import redirect_stdout, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from kastelan.arena.entrants import make_entrant
from kastelan.arena.forfeits import crash, fault
from kastelan.arena.match import IllegalAnswer, PlayedGame, play_game
from kastelan.arena.plan import Plan
from kastelan.arena.results import Result
from kastelan.arena.subprocess_bot import SubprocessBot, end_programs
from kastelan.bots import Bot
from kastelan.bots.exit_with_parent import exit_with_parent
from kastelan.bots.game_bots import bots_of
from kastelan.games import find

EXIT_SECONDS: Final = 3.0
"""How long a terminated process may take to exit before it is killed."""


def play_number(plan: Plan, number: int) -> Result:
    """Play one game of the plan. An exception in a bot is reported in the result and ends only this game.

    Standard output belongs to the command's own output, so what a bot prints goes to standard error.
    """
    seats = plan.schedule.seating(number)
    worker = f"{platform.node()}/{os.getpid()}"
    bots: list[Bot] = []
    try:
        with redirect_stdout(sys.stderr):
            bots += [make_entrant(plan.entries[entry], plan.move_seconds) for entry in seats]
            game = find(plan.game, plan.version)
            bots_of(plan.game)  # import now, so that it does not count as thinking time
            played = play_game(game, bots, dict(plan.options), plan.deal_seed(number))
    except IllegalAnswer as answer:
        return Result(number, seats, error=answer.fault, worker=worker)
    except (Exception, SystemExit) as error:  # the tournament continues with the other games
        return Result(number, seats, error=crash(error), worker=worker)
    finally:
        for bot in bots:
            if isinstance(bot, SubprocessBot):
                bot.release()
    return _result(number, seats, played, worker)


def _result(number: int, seats: tuple[int, ...], played: PlayedGame, worker: str) -> Result:
    times = played.times
    return Result(
        number,
        seats,
        played.outcome.scores,
        played.outcome.places,
        tuple(time.decisions for time in times),
        tuple(time.turns for time in times),
        tuple(round(time.seconds, 6) for time in times),
        tuple(round(time.slowest, 6) for time in times),
        tuple(map(played.forfeits.get, range(len(seats)))) if played.forfeits else (),
        worker=worker,
    )


def in_this_process(plan: Plan, numbers: Iterator[int]) -> Generator[Result, None, None]:
    """Yield one game after another."""
    for number in numbers:
        yield play_number(plan, number)


def in_processes(plan: Plan, numbers: Iterator[int], jobs: int) -> Generator[Result, None, None]:
    """Yield games as `jobs` processes finish them. Closing the generator kills the processes at once."""
    pool = _WorkerPool(plan)
    try:
        for number in numbers:
            if len(pool.busy) < jobs:
                pool.start(number)
                continue
            yield from pool.finished(next_number=number)
        while pool.busy:
            yield from pool.finished()
    finally:
        pool.end()


class _WorkerPool:
    """Processes, each with a pipe, and the number of the game that each is playing.

    `concurrent.futures` would break the whole pool when one process dies. Here a bot that kills its process
    costs one game.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.busy: dict[Connection, int] = {}
        self._processes: dict[Connection, BaseProcess] = {}

    def start(self, number: int) -> None:
        """Start another process and give it its first game."""
        ours, theirs = multiprocessing.Pipe()
        process = multiprocessing.Process(target=_work, args=(self.plan, theirs, ours))
        process.start()
        theirs.close()  # so that reading from `ours` fails when the process dies
        self._processes[ours] = process
        self._give(ours, number)

    def finished(self, next_number: int | None = None) -> Iterator[Result]:
        """Wait for the next finished game, and give its process the next number."""
        pipe = next(iter(wait(list(self.busy))))
        assert isinstance(pipe, Connection)
        number = self.busy.pop(pipe)
        try:
            result: Result = pipe.recv()
        except (EOFError, OSError):
            # The pipe was closed without a result, so the process has died.
            process = self._processes.pop(pipe)
            process.join(EXIT_SECONDS)
            seats = self.plan.schedule.seating(number)
            result = Result(number, seats, error=fault("process", code=process.exitcode))
            pipe.close()
            if next_number is not None:
                self.start(next_number)
        else:
            if next_number is not None:
                self._give(pipe, next_number)
        yield result

    def end(self) -> None:
        """Terminate all processes, also in the middle of a game."""
        for pipe, process in self._processes.items():
            process.terminate()
            pipe.close()
        for process in self._processes.values():
            process.join(EXIT_SECONDS)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()
        self._processes.clear()

    def _give(self, pipe: Connection, number: int) -> None:
        self.busy[pipe] = number
        with suppress(OSError):  # the process has died, which `finished` will notice when it reads
            pipe.send(number)


def _work(plan: Plan, pipe: Connection, parents_end: Connection) -> None:
    """The main loop of a process: play the games that it is given, and exit when its parent has died."""
    # A forked process inherits the parent's end. While it is open here, `recv` could not fail when the parent
    # dies.
    parents_end.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all processes; the parent terminates us
    signal.signal(signal.SIGTERM, lambda number, frame: _exit())
    exit_with_parent(_exit)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(play_number(plan, pipe.recv()))


def _exit() -> None:
    """Exit at once, also in the middle of a game, and leave no program running."""
    end_programs()
    os._exit(0)
