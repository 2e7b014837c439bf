"""What is kept of a game, and the file that it is kept in: a line of JSON for each game, so that a tournament
goes on where it was stopped, however it was stopped."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from io import TextIOWrapper
from pathlib import Path
from types import UnionType
from typing import Final, Self

from kastelan.arena.forfeits import Fault, kept
from kastelan.arena.plan import Plan
from kastelan.core.errors import BadOption

if sys.platform != "win32":
    import fcntl

FORMAT: Final = "kastelan arena 1"


@dataclass(frozen=True, slots=True)
class Result:
    """One game: all by seat, and the entry in each seat; or what went wrong, then it does not count."""

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
        """The seat's share of the victory: 1, or 1/n where n share it."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def share_of(self, entry: int) -> float:
        """The share of the victory that an entry has in all its seats."""
        return sum(self.share(seat) for seat, sitting in enumerate(self.seats) if sitting == entry)

    def as_line(self) -> str:
        """The game as one line of a file."""
        return json.dumps(
            {name: value for name, value in asdict(self).items() if value not in ((), None, "")}
        )

    @classmethod
    def from_line(cls, line: str) -> Self:
        """The game in a line; ValueError if there is none."""
        found = json.loads(line)
        known = {field.name for field in fields(cls)}
        if not (
            isinstance(found, dict)
            and {"number", "seats"} <= found.keys() <= known
            and isinstance(forfeits := found.get("forfeits", []), list)
        ):
            raise ValueError(line)
        plain = {name: tuple(value) if isinstance(value, list) else value for name, value in found.items()}
        plain["forfeits"] = tuple(map(kept, forfeits))
        plain["error"] = kept(found.get("error"))
        if not _is_whole(plain):
            raise ValueError(line)
        return cls(**plain)  # type: ignore[arg-type]  # what as_line wrote


NUMBERS: Final = ("scores", "places", "decisions", "turns", "seconds", "slowest")


def _is_whole(found: Mapping[str, object]) -> bool:
    """Whether a game has its values for every seat; one that does not count has none."""
    seats, forfeits = found["seats"], found["forfeits"]
    if not isinstance(seats, tuple):
        return False
    if found["error"] is not None:
        return not any(found.get(name) for name in NUMBERS)
    return (not forfeits or _are(forfeits, Fault | None, len(seats))) and all(
        _are(found.get(name), int | float, len(seats)) for name in NUMBERS
    )


def _are(row: object, kind: type | UnionType, many: int) -> bool:
    return isinstance(row, tuple) and len(row) == many and all(isinstance(value, kind) for value in row)


class ResultsFile:
    """A file of results that grows game by game; one tournament and one writer at a time."""

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
        except BaseException:
            self._file.close()
            raise

    def add(self, result: Result) -> None:
        """Keep one more game; from then on it outlives us."""
        self.results.append(result)
        self._file.write(f"{result.as_line()}\n")
        self._file.flush()

    def close(self) -> None:
        """Let others write."""
        with self._file:
            os.fsync(self._file.fileno())

    def _read(self, plan: Plan) -> None:
        """What is there already; half a line at the end is what a sudden stop leaves, and is cut off once it
        is clear that the file is ours."""
        text, head = self._text(), json.dumps({"format": FORMAT, "plan": plan.identity()})
        whole, _, torn = text.rpartition("\n")
        lines = whole.splitlines()
        if lines or not head.startswith(torn):
            _check_head(lines[0] if lines else torn, plan, self.path)
            self.results = _read_results(lines, plan, self.path)
        if torn:
            self._file.truncate(len(text.encode()) - len(torn.encode()))
        if not lines:
            self._file.write(f"{head}\n")
            self._file.flush()

    def _text(self) -> str:
        self._file.seek(0)
        try:
            return self._file.read()
        except UnicodeDecodeError:
            raise BadOption("out", "no-file-of-results", path=str(self.path)) from None


def _check_head(line: str, plan: Plan, path: Path) -> None:
    """Refuse a file of something else, saying what is different."""
    try:
        head = json.loads(line)
        found = head["plan"] if head["format"] == FORMAT else None
    except (ValueError, TypeError, KeyError):
        found = None
    if not isinstance(found, dict):
        raise BadOption("out", "no-file-of-results", path=str(path))
    wanted = json.loads(json.dumps(plan.identity()))
    other = [name for name in wanted if found.get(name) != wanted[name]]
    if other:
        raise BadOption(
            "out",
            "results-of-another-tournament",
            path=str(path),
            what=other[0],
            there=_short(found.get(other[0])),
            here=_short(wanted[other[0]]),
        )


def _short(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 120 else f"{text[:120]}…"


def _read_results(lines: list[str], plan: Plan, path: Path) -> list[Result]:
    """The games in the file, each once."""
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
    """Refuse to write where another arena writes; a lock ends with its process, whatever ends that."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadOption("out", "results-in-use", path=str(path)) from None
