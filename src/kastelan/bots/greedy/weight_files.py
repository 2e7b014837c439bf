"""Weights: what the greedy bot thinks things are worth, as named numbers in data files that say when and how
they were found, and which games justified them. `kastelan tune` looks for better ones."""

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
    """A set of weights: every field a number, or a tuple of numbers. What each is worth stands with it.

    Subclasses are dataclasses that compare by identity, so that what was thought with one set is quickly
    told from what was thought with another.
    """


@dataclass(frozen=True, slots=True)
class Origin:
    """Where weights come from: the day, how they were found, and the games that justified them."""

    date: str
    method: str
    games: str


W = TypeVar("W", bound=Weights)


class Weighing(Generic[W]):
    """One set of weights: that of its data file, unless another is being tried."""

    def __init__(self, kind: type[W], name: str) -> None:
        self.kind, self.name = kind, name
        self.accepted, self.origin = read(kind, self.file)
        self._now: ContextVar[W] = ContextVar(name, default=self.accepted)

    @property
    def file(self) -> Traversable:
        """Where the accepted weights are kept."""
        return FOLDER / f"{self.name}.json"

    def __call__(self) -> W:
        """The weights to think with now."""
        return self._now.get()

    @contextmanager
    def trying(self, weights: W) -> Iterator[None]:
        """Think with other weights for a while."""
        token = self._now.set(weights)
        try:
            yield
        finally:
            self._now.reset(token)


def read(kind: type[W], file: Traversable) -> tuple[W, Origin]:
    """The weights in a file, every one by its name, and where they come from; BadOption if some are missing
    or unknown."""
    row = json.loads(file.read_text(encoding="utf-8"))
    names = {field.name for field in fields(kind)}
    if set(row["weights"]) != names:
        odd = sorted(set(row["weights"]) ^ names)
        raise BadOption("weights", "unknown-weights", file=file.name, names=", ".join(odd))
    values = {
        name: tuple(map(float, value)) if isinstance(value, list) else float(value)
        for name, value in row["weights"].items()
    }
    return kind(**values), Origin(row["date"], row["method"], row["games"])


def written(weights: Weights, origin: Origin) -> str:
    """The text of a data file."""
    values = {field.name: getattr(weights, field.name) for field in fields(weights)}
    row = {"date": origin.date, "method": origin.method, "games": origin.games, "weights": values}
    return json.dumps(row, indent=2) + "\n"


def named(weights: Weights) -> dict[str, float]:
    """Every number by its name; those of a tuple are numbered from 0: `pieces.2`."""
    found: dict[str, float] = {}
    for field in fields(weights):
        value = getattr(weights, field.name)
        if isinstance(value, tuple):
            found |= {f"{field.name}.{place}": one for place, one in enumerate(value)}
        else:
            found[field.name] = value
    return found


def changed(weights: W, values: Mapping[str, float]) -> W:
    """The weights with other numbers by these names."""
    whole = {**named(weights), **values}
    fresh: dict[str, float | tuple[float, ...]] = {}
    for field in fields(weights):
        old = getattr(weights, field.name)
        if isinstance(old, tuple):
            fresh[field.name] = tuple(whole[f"{field.name}.{place}"] for place in range(len(old)))
        else:
            fresh[field.name] = whole[field.name]
    return replace(weights, **fresh)
