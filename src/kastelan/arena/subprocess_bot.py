"""Bots that are programs of their own: a question is one line of JSON on their standard input, the answer one
line on their standard output. docs/arena.md describes the protocol.

A bot that answers late, with anything but a legal word, or not at all because it has ended, has forfeited the
game: its program is ended, and `match` plays on for it at random so that the others get their game.
"""

from __future__ import annotations

import json
import os
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

from kastelan.arena.forfeits import fault
from kastelan.bots import Bot
from kastelan.core.game import Action, Seat, State
from kastelan.core.jsonable import Json, plain, plain_view
from kastelan.core.position import write_position

PROTOCOL: Final = 1
LONGEST: Final = 10_000
"""Characters of an answer that are read; a longer one is no word of any game."""
START_SECONDS: Final = 10.0
"""What the first answer may take longer than others: a program has to start."""
LEAVING_SECONDS: Final = 1.0
"""What a program that has closed its output may take to end by itself."""

_tables = count(1)
_running: set[Program] = set()
_idle: dict[tuple[str, ...], list[Program]] = {}


class Forfeit(Exception):
    """A bot broke the protocol and has lost the game."""

    def __init__(self, kind: str, **facts: object) -> None:
        super().__init__(kind)
        self.fault = fault(kind, **facts)


class LineBot(Bot):
    """One seat in one game, played by a program; programs that are free are used again for the next game."""

    name: ClassVar[str] = "cmd"

    def __init__(self, command: tuple[str, ...], seconds: float) -> None:
        self.command, self.seconds = command, seconds
        self._program: Program | None = None
        self._table, self._move = 0, 0

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        legal = seen.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self._program is None:
            self._program, self._table = _free_program(self.command), next(_tables)
        self._move += 1
        words = {seen.game.actions.write(action): action for action in legal}
        try:
            return self._program.choice(self._question(seen, seat, list(words)), words, self.seconds)
        except Forfeit:
            self._program.end()
            self._program = None
            raise

    def leave(self) -> None:
        """The game is over: the program may play another one."""
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
            "ask": {"message": ask.message, "rule": ask.rule, "facts": plain(dict(ask.facts))},
            "legal": list[Json](words),
            "view": plain_view(seen.view(seat)),
            "position": write_position(seen),
        }


class Program:
    """A running program, with a thread for each direction so that it can never hold us up."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._said = tempfile.TemporaryFile()  # noqa: SIM115  # its standard error, closed when it ends
        self._answers: Queue[str | None] = Queue(1000)
        self._questions: Queue[str | None] = Queue(1000)
        self._fresh = True
        try:
            self._running = subprocess.Popen(  # noqa: S603  # running it is what the person asked for
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._said,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            self._said.close()
            raise Forfeit("no-start", reason=error.strerror) from error
        _end_with_us()
        _running.add(self)
        for work in (self._listen, self._talk):
            Thread(target=work, daemon=True).start()

    @property
    def alive(self) -> bool:
        return self._running.poll() is None

    def choice(self, question: Json, words: Mapping[str, Action], seconds: float) -> Action:
        """The action whose word it answers with; Forfeit if it does not."""
        word = _word(self._answer(json.dumps(question), seconds))
        if word not in words:
            raise Forfeit("no-legal-word", word=word[:60])
        return words[word]

    def _answer(self, question: str, seconds: float) -> str:
        """The next line it says."""
        limit = seconds + START_SECONDS if self._fresh else seconds
        try:
            self._questions.put_nowait(question)
            line = self._answers.get(timeout=limit)
        except Empty:
            raise Forfeit("no-answer", seconds=f"{limit:g}") from None
        except Full:
            raise Forfeit("no-reading") from None
        if line is None:
            raise self._last_words()
        self._fresh = False
        return line

    def end(self) -> None:
        """End the program and all that it started."""
        _running.discard(self)
        with suppress(Full):  # then the thread that talks is stuck, and will hear of the end in another way
            self._questions.put_nowait(None)
        _kill(self._running)
        self._running.wait()
        self._said.close()

    def _listen(self) -> None:
        assert self._running.stdout is not None
        with self._running.stdout as stream:
            for line in iter(lambda: stream.readline(LONGEST), ""):
                if self._answers.full():  # nobody asked for so much: it gets no further hearing
                    return
                self._answers.put(line)
        self._answers.put(None)

    def _talk(self) -> None:
        assert self._running.stdin is not None
        try:
            with self._running.stdin as stream:
                while (question := self._questions.get()) is not None:
                    stream.write(f"{question}\n")
                    stream.flush()
        except OSError:  # it has ended; whoever waits for its answer will hear of it
            return

    def _last_words(self) -> Forfeit:
        """How it ended: the end of what it wrote to standard error, or its exit code."""
        try:
            code = self._running.wait(LEAVING_SECONDS)
        except subprocess.TimeoutExpired:
            return Forfeit("no-output")
        self._said.seek(0)
        lines = self._said.read()[-2000:].decode(errors="replace").split("\n")
        last = next((line.strip()[:120] for line in reversed(lines) if line.strip()), None)
        return Forfeit("exit-code", code=code) if last is None else Forfeit("ended", words=last)


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
    """Kill a program, and whatever it started, though it may have ended itself."""
    if sys.platform == "win32":
        running.kill()
        return
    with suppress(ProcessLookupError, PermissionError):  # nobody is left, or nobody who could be killed
        os.killpg(running.pid, signal.SIGKILL)  # it leads a session of its own


def _free_program(command: tuple[str, ...]) -> Program:
    waiting = _idle.get(command, [])
    while waiting:
        program = waiting.pop()
        if program.alive:
            return program
        program.end()  # it left between two games, which nobody forbids
    return Program(command)


def end_programs() -> None:
    """End every program that this process has started."""
    for program in tuple(_running):
        program.end()
    _idle.clear()


@cache
def _end_with_us() -> None:
    """When this process ends, so do its programs."""
    Finalize(None, end_programs, exitpriority=10)


def _forget() -> None:
    """A process that was split off has no programs: they answer its parent alone."""
    _running.clear()
    _idle.clear()
    _end_with_us.cache_clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
