"""Weights: the named numbers of the greedy bot's evaluation, stored in data files.

Each file records when and how its weights were found, and the games that justified them. `kastelan tune`
searches for better ones.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, fields, replace
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from kastelan.core.errors import BadOption

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FOLDER: Final = files(__package__) / "weights"


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Weights: every field is a number or a tuple of numbers, explained in the subclass.

    Subclasses are dataclasses that compare by identity, because they are parts of cache keys: comparing and
    hashing all their numbers would be slow.
    """


@dataclass(frozen=True, slots=True)
class Origin:
    """Where weights come from: the date, the method, and the games that justified them."""

    date: str
    method: str
    games: str


W = TypeVar("W", bound=Weights)


class WeightSet(Generic[W]):
    """A named set of weights: those of its data file, unless others are being tried."""

    def __init__(self, kind: type[W], name: str) -> None:
        self.kind, self.name = kind, name
        self.accepted, self.origin = read(kind, self.file)
        self._now: ContextVar[W] = ContextVar(name, default=self.accepted)

    @property
    def file(self) -> Traversable:
        """The file of the accepted weights."""
        return FOLDER / f"{self.name}.json"

    def __call__(self) -> W:
        """The weights to use now."""
        return self._now.get()

    @contextmanager
    def trying(self, weights: W) -> Iterator[None]:
        """Use other weights inside the block. The setting is local to a thread and its bots."""
        token = self._now.set(weights)
        try:
            yield
        finally:
            self._now.reset(token)


def read(kind: type[W], file: Traversable) -> tuple[W, Origin]:
    """Read weights and their origin from a file; BadOption if a name is missing or unknown."""
    row = json.loads(file.read_text(encoding="utf-8"))
    names = {field.name for field in fields(kind)}
    if set(row["weights"]) != names:
        wrong = sorted(set(row["weights"]) ^ names)
        raise BadOption("weights", "unknown-weights", file=file.name, names=", ".join(wrong))
    values = {
        name: tuple(map(float, value)) if isinstance(value, list) else float(value)
        for name, value in row["weights"].items()
    }
    return kind(**values), Origin(row["date"], row["method"], row["games"])


def file_text(weights: Weights, origin: Origin) -> str:
    """The text of a data file."""
    values = {field.name: getattr(weights, field.name) for field in fields(weights)}
    row = {"date": origin.date, "method": origin.method, "games": origin.games, "weights": values}
    return json.dumps(row, indent=2) + "\n"


def by_name(weights: Weights) -> dict[str, float]:
    """All numbers by name. Those of a tuple are numbered from 0, as in `pieces.2`."""
    found: dict[str, float] = {}
    for field in fields(weights):
        value = getattr(weights, field.name)
        if isinstance(value, tuple):
            found |= {f"{field.name}.{place}": one for place, one in enumerate(value)}
        else:
            found[field.name] = value
    return found


def with_values(weights: W, values: Mapping[str, float]) -> W:
    """A copy of the weights with some numbers changed."""
    values = {**by_name(weights), **values}
    fresh: dict[str, float | tuple[float, ...]] = {}
    for field in fields(weights):
        old = getattr(weights, field.name)
        if isinstance(old, tuple):
            fresh[field.name] = tuple(values[f"{field.name}.{place}"] for place in range(len(old)))
        else:
            fresh[field.name] = values[field.name]
    return replace(weights, **fresh)
