"""The results of games and the file that stores them: one line of JSON per game.

A tournament can be resumed from this file no matter how it was interrupted.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from io import TextIOWrapper
from math import fsum
from pathlib import Path
from types import UnionType
from typing import Final, Self

from kastelan.arena.forfeits import Fault, parse_fault
from kastelan.arena.plan import Plan
from kastelan.core.errors import BadOption

if sys.platform != "win32":
    import fcntl

FORMAT: Final = "kastelan arena 1"


@dataclass(frozen=True, slots=True)
class Result:
    """One game. All tuples are by seat. A game with an error has no scores and does not count."""

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    decisions: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()
    slowest: tuple[float, ...] = ()
    forfeits: tuple[Fault | None, ...] = ()
    error: Fault | None = None
    worker: str = ""

    def share(self, seat: int) -> float:
        """The seat's share of the victory: 1, or 1/n if n seats share it."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def share_of(self, entry: int) -> float:
        """An entry's share of the victory, over all its seats."""
        return fsum(self.share(seat) for seat, seated in enumerate(self.seats) if seated == entry)

    def as_line(self) -> str:
        """The game as a line of the file, without empty fields."""
        return json.dumps(
            {name: value for name, value in asdict(self).items() if value not in ((), None, "")}
        )

    @classmethod
    def from_line(cls, line: str) -> Self:
        """Read a game from a line; ValueError if the line holds no complete game."""
        found = json.loads(line)
        known = {field.name for field in fields(cls)}
        if not (
            isinstance(found, dict)
            and {"number", "seats"} <= found.keys() <= known
            and isinstance(forfeits := found.get("forfeits", []), list)
        ):
            raise ValueError(line)
        values = {name: tuple(value) if isinstance(value, list) else value for name, value in found.items()}
        values["forfeits"] = tuple(map(parse_fault, forfeits))
        values["error"] = parse_fault(found.get("error"))
        if not _is_complete(values):
            raise ValueError(line)
        return cls(**values)  # type: ignore[arg-type]  # checked just above


NUMBERS: Final = ("scores", "places", "decisions", "turns", "seconds", "slowest")


def _is_complete(found: Mapping[str, object]) -> bool:
    """Whether a game has a value for every seat in every column, or an error and no values."""
    seats, forfeits = found["seats"], found["forfeits"]
    if not isinstance(seats, tuple):
        return False
    if found["error"] is not None:
        return not any(found.get(name) for name in NUMBERS)
    return (not forfeits or _all_are(forfeits, Fault | None, len(seats))) and all(
        _all_are(found.get(name), int | float, len(seats)) for name in NUMBERS
    )


def _all_are(row: object, kind: type | UnionType, count: int) -> bool:
    return isinstance(row, tuple) and len(row) == count and all(isinstance(value, kind) for value in row)


class ResultsFile:
    """A results file that grows game by game. It belongs to one tournament and has one writer at a time."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.results: list[Result] = []
        try:
            self._file = path.open("a+", encoding="utf-8", newline="\n")
        except OSError as error:
            raise BadOption("out", "cannot-write-file", path=str(path), reason=error.strerror or "") from None
        try:
            _lock(self._file, path)
            self._read(plan)
        # Also for KeyboardInterrupt: an open file would keep its lock.
        except BaseException:
            self._file.close()
            raise

    def add(self, result: Result) -> None:
        """Append a game. It is flushed at once, so it survives if this process is killed."""
        self.results.append(result)
        self._file.write(f"{result.as_line()}\n")
        self._file.flush()

    def close(self) -> None:
        """Write everything to disk and release the lock."""
        with self._file:
            os.fsync(self._file.fileno())

    def _read(self, plan: Plan) -> None:
        """Read the games that are there already.

        A process that is killed may leave an incomplete last line. It is cut off, but only after the head has
        shown that the file belongs to this tournament: a file of something else is never changed.
        """
        text, head = self._text(), json.dumps({"format": FORMAT, "plan": plan.identity()})
        complete, _, torn = text.rpartition("\n")
        lines = complete.splitlines()
        if lines or not head.startswith(torn):  # the head itself may be the incomplete line
            _check_head(lines[0] if lines else torn, plan, self.path)
            self.results = _read_results(lines, plan, self.path)
        if torn:
            # `truncate` counts bytes, not characters.
            self._file.truncate(len(text.encode()) - len(torn.encode()))
        if not lines:
            self._file.write(f"{head}\n")
            self._file.flush()

    def _text(self) -> str:
        # A file opened with a+ is positioned at its end.
        self._file.seek(0)
        try:
            return self._file.read()
        except UnicodeDecodeError:
            raise BadOption("out", "no-file-of-results", path=str(self.path)) from None


def _check_head(line: str, plan: Plan, path: Path) -> None:
    """Refuse the file of another tournament, and name the first difference."""
    try:
        head = json.loads(line)
        found = head["plan"] if head["format"] == FORMAT else None
    except (ValueError, TypeError, KeyError):
        found = None
    if not isinstance(found, dict):
        raise BadOption("out", "no-file-of-results", path=str(path))
    # Through JSON and back, so that tuples are lists on both sides.
    wanted = json.loads(json.dumps(plan.identity()))
    different = [name for name in wanted if found.get(name) != wanted[name]]
    if different:
        raise BadOption(
            "out",
            "results-of-another-tournament",
            path=str(path),
            what=different[0],
            there=_shortened(found.get(different[0])),
            here=_shortened(wanted[different[0]]),
        )


def _shortened(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 120 else f"{text[:120]}…"


def _read_results(lines: list[str], plan: Plan, path: Path) -> list[Result]:
    """The games in the file; a game that was written twice is read once."""
    found: dict[int, Result] = {}
    for at, line in enumerate(lines[1:], 2):
        try:
            result = Result.from_line(line)
        except (ValueError, TypeError):
            raise BadOption("out", "damaged-results", path=str(path), line=at) from None
        if result.seats != plan.schedule.seating(result.number):
            raise BadOption("out", "damaged-results", path=str(path), line=at)
        found.setdefault(result.number, result)
    return list(found.values())


def _lock(file: TextIOWrapper, path: Path) -> None:
    """Refuse a file that another process writes. The system releases the lock when a process dies."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadOption("out", "results-in-use", path=str(path)) from None
