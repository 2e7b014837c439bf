"""Who plays the games: this process, several beside it, or a Ray cluster of many machines."""

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

from kastelan.arena.entrants import enter
from kastelan.arena.forfeits import fault
from kastelan.arena.match import Played, play_game
from kastelan.arena.plan import Plan
from kastelan.arena.results import Result
from kastelan.arena.subprocess_bot import LineBot, end_programs
from kastelan.bots import Bot
from kastelan.bots.custom_bot import complaint
from kastelan.bots.exit_with_parent import leave_with_parent
from kastelan.bots.game_bots import bots_of
from kastelan.games import find

PATIENCE: Final = 3.0
"""Seconds that a process has to leave by itself."""


def play_number(plan: Plan, number: int) -> Result:
    """One game of the plan. A bot of ours that fails spoils its game alone; what it prints is no answer of
    ours and goes to standard error."""
    seats = plan.schedule.seating(number)
    worker = f"{platform.node()}/{os.getpid()}"
    bots: list[Bot] = []
    try:
        with redirect_stdout(sys.stderr):
            bots += [enter(plan.entries[entry], plan.move_seconds) for entry in seats]
            game = find(plan.game, plan.version)
            bots_of(plan.game)  # imported before anybody's time is counted
            played = play_game(game, bots, dict(plan.options), plan.deal(number))
    except (Exception, SystemExit) as error:  # one broken game is reported, the tournament goes on
        return Result(number, seats, error=fault("said", words=complaint(error)), worker=worker)
    finally:
        for bot in bots:
            if isinstance(bot, LineBot):
                bot.leave()
    return _kept(number, seats, played, worker)


def _kept(number: int, seats: tuple[int, ...], played: Played, worker: str) -> Result:
    watches = played.watches
    return Result(
        number,
        seats,
        played.outcome.scores,
        played.outcome.places,
        tuple(watch.decisions for watch in watches),
        tuple(watch.turns for watch in watches),
        tuple(round(watch.seconds, 6) for watch in watches),
        tuple(round(watch.slowest, 6) for watch in watches),
        tuple(map(played.forfeits.get, range(len(seats)))) if played.forfeits else (),
        worker=worker,
    )


def in_this_process(plan: Plan, numbers: Iterator[int]) -> Generator[Result, None, None]:
    """One game after the other."""
    for number in numbers:
        yield play_number(plan, number)


def in_processes(plan: Plan, numbers: Iterator[int], jobs: int) -> Generator[Result, None, None]:
    """Games as they are finished by so many processes. Closing the iterator ends them at once."""
    crew = _Crew(plan)
    try:
        for number in numbers:
            if len(crew.busy) < jobs:
                crew.start(number)
                continue
            yield from crew.finished(next_number=number)
        while crew.busy:
            yield from crew.finished()
    finally:
        crew.end()


class _Crew:
    """Processes with a line to each, and the game that each is playing."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.busy: dict[Connection, int] = {}
        self._processes: dict[Connection, BaseProcess] = {}

    def start(self, number: int) -> None:
        """One process more, with its first game."""
        ours, theirs = multiprocessing.Pipe()
        process = multiprocessing.Process(target=_work, args=(self.plan, theirs, ours))
        process.start()
        theirs.close()
        self._processes[ours] = process
        self._give(ours, number)

    def finished(self, next_number: int | None = None) -> Iterator[Result]:
        """The game that is finished first; its process gets the next one."""
        line = next(iter(wait(list(self.busy))))
        assert isinstance(line, Connection)
        number = self.busy.pop(line)
        try:
            result: Result = line.recv()
        except (EOFError, OSError):
            process = self._processes.pop(line)
            process.join(PATIENCE)
            seats = self.plan.schedule.seating(number)
            result = Result(number, seats, error=fault("process", code=process.exitcode))
            line.close()
            if next_number is not None:
                self.start(next_number)
        else:
            if next_number is not None:
                self._give(line, next_number)
        yield result

    def end(self) -> None:
        """End all processes, whatever they are doing."""
        for line, process in self._processes.items():
            process.terminate()
            line.close()
        for process in self._processes.values():
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
            process.close()
        self._processes.clear()

    def _give(self, line: Connection, number: int) -> None:
        self.busy[line] = number
        with suppress(OSError):  # it has ended; receiving will tell
            line.send(number)


def _work(plan: Plan, line: Connection, parents: Connection) -> None:
    """What a process does: play the games it is told, and leave when it is told or left alone."""
    parents.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent ends us
    signal.signal(signal.SIGTERM, lambda number, frame: _leave())
    leave_with_parent(_leave)
    with suppress(EOFError, OSError):
        while True:
            line.send(play_number(plan, line.recv()))


def _leave() -> None:
    """Be gone at once, in the middle of a game too, and leave no program behind."""
    end_programs()
    os._exit(0)
