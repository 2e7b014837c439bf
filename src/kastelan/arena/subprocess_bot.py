"""Bots that run as programs. A question is a line of JSON on standard input, the answer a line on standard
output. docs/arena.md describes the protocol.

A program that answers late, answers anything but a legal action, or exits forfeits the game. It is killed,
and `match` continues with random actions in its seat, so that the game of the others counts.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from itertools import count
from multiprocessing.util import Finalize
from queue import Empty, Full, Queue
from random import Random
from threading import Thread
from typing import ClassVar, Final

from kastelan.arena.forfeits import Fault, fault, illegal_word
from kastelan.bots import Bot
from kastelan.core.game import Action, Seat, State
from kastelan.core.jsonable import Json, plain, plain_view
from kastelan.core.position import write_position

PROTOCOL: Final = 1
MAX_ANSWER: Final = 10_000
"""At most this many characters of an answer are read. No action of any game is longer."""

START_SECONDS: Final = 10.0
"""Additional time for the first answer, in which the program starts."""

EXIT_SECONDS: Final = 1.0
"""How long a program that has closed its output may take to exit, before its exit code is given up."""

TRACEBACK: Final = re.compile(r'  File "(?P<file>.+)", line (?P<line>[0-9]+)')

_tables = count(1)
_running: set[Program] = set()
_idle: dict[tuple[str, ...], list[Program]] = {}
"""Running programs without a game, by command: starting one for every game would take longer than the
game."""


class Forfeit(Exception):
    """A bot broke the protocol and thereby loses the game."""

    def __init__(self, kind: str | Fault, **facts: object) -> None:
        self.fault = fault(kind, **facts) if isinstance(kind, str) else kind
        super().__init__(self.fault.kind)


class SubprocessBot(Bot):
    """A seat in one game that is played by a program. Programs are reused for further games."""

    name: ClassVar[str] = "cmd"

    def __init__(self, command: tuple[str, ...], seconds: float) -> None:
        self.command, self.seconds = command, seconds
        self._program: Program | None = None
        self._table, self._move = 0, 0

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        legal = seen.legal(seat)
        # A decision without a choice is not worth a question.
        if len(legal) == 1:
            return legal[0]
        if self._program is None:
            self._program, self._table = _idle_program(self.command), next(_tables)
        self._move += 1
        words = {seen.game.actions.write(action): action for action in legal}
        try:
            return self._program.choice(self._question(seen, seat, list(words)), words, self.seconds)
        except Forfeit:
            self._program.end()
            self._program = None
            raise

    def release(self) -> None:
        """Give the program back after the game, so that it can play another one."""
        if self._program is not None:
            _idle.setdefault(self.command, []).append(self._program)
            self._program = None

    def _question(self, seen: State, seat: Seat, words: list[str]) -> dict[str, Json]:
        game, ask = seen.game, seen.ask(seat)
        options = game.options_of(seen)
        return {
            "protocol": PROTOCOL,
            "table": self._table,
            "move": self._move,
            "game": game.name,
            "rules": game.version,
            "options": {option.name: option.write(options[option.name]) for option in game.options},
            "players": seen.players,
            "seat": seat,
            "seconds": self.seconds,
            "ask": {
                "step": ask.step,
                "message": ask.message,
                "rule": ask.rule,
                "facts": plain(dict(ask.facts)),
            },
            "legal": list[Json](words),
            "view": plain_view(seen.view(seat)),
            "position": write_position(seen),
        }


class Program:
    """A running program.

    A thread for each direction does the blocking input and output, because a program may stop reading or
    writing at any time.
    """

    def __init__(self, command: tuple[str, ...]) -> None:
        # A file, because a pipe that is never read would fill up and block the program.
        self._stderr = tempfile.TemporaryFile()  # noqa: SIM115  # closed by `end`
        self._answers: Queue[str | None] = Queue(1000)
        self._questions: Queue[str | None] = Queue(1000)
        self._starting = True
        try:
            self._running = subprocess.Popen(  # noqa: S603  # the user named this command
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._stderr,
                # Makes programs in Python send each answer at once instead of collecting output in a buffer.
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            self._stderr.close()
            raise Forfeit("no-start", reason=error.strerror) from error
        _end_programs_at_exit()
        _running.add(self)
        for loop in (self._read_answers, self._write_questions):
            Thread(target=loop, daemon=True).start()

    @property
    def alive(self) -> bool:
        return self._running.poll() is None

    def choice(self, question: Mapping[str, Json], words: Mapping[str, Action], seconds: float) -> Action:
        """Ask a question and return the action that the program chose, or raise Forfeit."""
        word = _word(self._answer(question, seconds))
        if word not in words:
            raise Forfeit(illegal_word(word, list(words), *_asked(question)))
        return words[word]

    def _answer(self, question: Mapping[str, Json], seconds: float) -> str:
        """The next line that the program writes."""
        limit = seconds + START_SECONDS if self._starting else seconds
        try:
            self._questions.put_nowait(json.dumps(question))
            line = self._answers.get(timeout=limit)
        except Empty:
            raise Forfeit("no-answer", seconds=f"{limit:g}") from None
        except Full:
            raise Forfeit("no-reading") from None
        if line is None:
            raise self._exit_reason(question)
        self._starting = False
        return line

    def end(self) -> None:
        """Kill the program and the processes that it started."""
        _running.discard(self)
        with suppress(Full):  # then the writing thread is blocked, and killing the program ends it
            self._questions.put_nowait(None)
        _kill(self._running)
        # Collects the exit status, so that no zombie process is left.
        self._running.wait()
        self._stderr.close()

    def _read_answers(self) -> None:
        assert self._running.stdout is not None
        with self._running.stdout as stream:
            for line in iter(lambda: stream.readline(MAX_ANSWER), ""):
                if self._answers.full():  # a program that writes without being asked must not fill our memory
                    return
                self._answers.put(line)
        self._answers.put(None)

    def _write_questions(self) -> None:
        assert self._running.stdin is not None
        try:
            with self._running.stdin as stream:
                while (question := self._questions.get()) is not None:
                    stream.write(f"{question}\n")
                    stream.flush()
        except OSError:  # it has exited, which the reading thread reports
            return

    def _exit_reason(self, question: Mapping[str, Json]) -> Forfeit:
        """Why the program exited: the last line it wrote to standard error, or its exit code.

        A traceback of Python tells the place too.
        """
        try:
            code = self._running.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            return Forfeit("no-output")
        self._stderr.seek(0)
        lines = self._stderr.read()[-2000:].decode(errors="replace").split("\n")
        last = next((line.strip()[:120] for line in reversed(lines) if line.strip()), None)
        if last is None:
            return Forfeit("exit-code", code=code)
        where = next(filter(None, map(TRACEBACK.match, reversed(lines))), None)
        if where is None:
            return Forfeit("ended", words=last)
        seat, position = _asked(question)
        place = f"{where['file']}:{where['line']}"
        return Forfeit("crashed", words=last, where=place, seat=seat, position=position)


def _asked(question: Mapping[str, Json]) -> tuple[Seat, str]:
    """The seat and the position that a question is about."""
    seat, position = question["seat"], question["position"]
    assert isinstance(seat, int)
    return seat, str(position)


def _word(line: str) -> str:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Forfeit("no-json", line=line.strip()[:60]) from None
    word = answer.get("play") if isinstance(answer, dict) else None
    if not isinstance(word, str):
        raise Forfeit("no-word", line=line.strip()[:60])
    return word


def _kill(running: subprocess.Popen[str]) -> None:
    """Kill a program and the processes that it started, even if it has exited already."""
    if sys.platform == "win32":
        running.kill()
        return
    with suppress(ProcessLookupError, PermissionError):  # no process of the group is left
        os.killpg(running.pid, signal.SIGKILL)  # start_new_session made it the leader of its group


def _idle_program(command: tuple[str, ...]) -> Program:
    idle = _idle.get(command, [])
    while idle:
        program = idle.pop()
        if program.alive:
            return program
        program.end()  # it exited between two games, which is not a fault
    return Program(command)


def end_programs() -> None:
    """Kill every program that this process has started."""
    for program in tuple(_running):
        program.end()
    _idle.clear()


@cache
def _end_programs_at_exit() -> None:
    """Kill the programs when this process exits. Cached, so that it is registered once."""
    Finalize(None, end_programs, exitpriority=10)


def _forget_programs() -> None:
    """After a fork the programs belong to the parent alone: the child must not ask or kill them."""
    _running.clear()
    _idle.clear()
    _end_programs_at_exit.cache_clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_programs)
