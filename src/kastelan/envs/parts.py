"""Parts of an observation's vector: each reads something of a position and writes a fixed number of values.

Positions share what did not change, so a part writes again only when it reads something new.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kastelan.core.game import Seat, State

Read = Callable[..., Any]  # takes the state's own class and gives whatever its field holds
Write = Callable[[Any, Seat], Sequence[float] | bytes]

LOW, HIGH = -64.0, 64.0
"""No value of an observation lies outside; most are between 0 and 1."""


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of the vector. `write` gets what `read` found, and the seat that looks."""

    name: str
    width: int
    read: Read
    write: Write
    by_seat: bool = False
    """Whether `read` takes the seat, too, because what it reads may be hidden."""


def turned(values: Sequence[Any], seat: Seat) -> tuple[Any, ...]:
    """Values by seat, beginning with the seat that looks."""
    return (*values[seat:], *values[:seat])


def one_of(place: int, size: int) -> list[float]:
    """1 at a place, and 0 elsewhere; all 0 for a negative one."""
    found = [0.0] * size
    if place >= 0:
        found[place] = 1.0
    return found


def spread_bits(bits: int, size: int) -> list[float]:
    """A set as 0 and 1."""
    return [float(bits >> place & 1) for place in range(size)]


def counted(values: Iterable[int], size: int) -> list[float]:
    """How often each number occurs."""
    found = [0.0] * size
    for value in values:
        found[value] += 1
    return found


def number(name: str, high: float, field: str = "") -> Part:
    """A number, divided by its usual maximum."""
    return Part(name, 1, attrgetter(field or name), lambda value, _: (value / high,))


def choice(name: str, size: int, field: str = "") -> Part:
    """One of several; all 0 for none."""
    return Part(name, size, attrgetter(field or name), lambda value, _: one_of(value, size))


def bits(name: str, size: int, field: str = "") -> Part:
    """A set of places."""
    return Part(name, size, attrgetter(field or name), lambda value, _: spread_bits(value, size))


def seat(name: str, players: int, field: str = "") -> Part:
    """A seat, counted from the one that looks; all 0 for none."""
    return Part(
        name,
        players,
        attrgetter(field or name),
        lambda value, me: one_of((value - me) % players if value >= 0 else -1, players),
    )


def seats(name: str, players: int, field: str = "") -> Part:
    """A set of seats as bits."""
    return Part(
        name, players, attrgetter(field or name), lambda value, me: turned(spread_bits(value, players), me)
    )


def each_seat(name: str, players: int, high: float, field: str = "") -> Part:
    """A number of each seat."""
    return Part(
        name,
        players,
        attrgetter(field or name),
        lambda values, me: [value / high for value in turned(values, me)],
    )


def row(name: str, width: int, high: float, field: str = "") -> Part:
    """As many numbers as the field always has."""
    return Part(name, width, attrgetter(field or name), lambda values, _: [value / high for value in values])


def rows(name: str, players: int, width: int, high: float, field: str = "") -> Part:
    """As many numbers for each seat."""
    return Part(
        name,
        players * width,
        attrgetter(field or name),
        lambda values, me: [value / high for own in turned(values, me) for value in own],
    )


def some(name: str, most: int, high: float, field: str = "") -> Part:
    """How many there are, and then each one more than its number; 0 where there is none."""
    return Part(name, 1 + most, attrgetter(field or name), lambda values, _: listed(values, most, high))


def listed(values: Sequence[int], most: int, high: float) -> list[float]:
    """The values of `some`."""
    found = [(value + 1) / high for value in values[:most]]
    return [len(values) / most, *found, *[0.0] * (most - len(found))]


_NOTHING: Final = -2.0


def packed(value: object, most: int, high: float) -> list[float]:
    """Nested rows of numbers in a fixed number of values: the length of a row, and then what is in it."""
    found: list[float] = []
    _pack(value, high, found)
    return [*found[:most], *[0.0] * (most - len(found))]


def _pack(value: object, high: float, found: list[float]) -> None:
    if isinstance(value, tuple):
        found.append(1.0 + len(value))
        for inner in value:
            _pack(inner, high, found)
    else:
        assert value is None or isinstance(value, int)
        found.append(_NOTHING if value is None else value / high)


class Vector:
    """The values of all parts for one seat after the other."""

    def __init__(self, parts: Sequence[Part], players: int) -> None:
        self.parts = tuple(parts)
        self.size = sum(part.width for part in parts)
        self.reads = tuple((place, part.read) for place, part in enumerate(parts) if not part.by_seat)
        self.own = tuple((place, part.read) for place, part in enumerate(parts) if part.by_seat)
        self.seen: list[list[object]] = [[self] * len(parts) for _ in range(players)]
        self.written = [[b""] * len(parts) for _ in range(players)]

    @property
    def names(self) -> tuple[str, ...]:
        """What each value is."""
        return tuple(
            f"{part.name}[{place}]" if part.width > 1 else part.name
            for part in self.parts
            for place in range(part.width)
        )

    def of(self, state: State, me: Seat) -> NDArray[np.float32]:
        """The values as a seat may know them."""
        seen, written = self.seen[me], self.written[me]
        for place, read in self.reads:
            value = read(state)
            if value is not seen[place] and value != seen[place]:
                self._write(place, value, me)
            seen[place] = value
        for place, read_own in self.own:
            value = read_own(state, me)
            if value != seen[place]:
                self._write(place, value, me)
            seen[place] = value
        return np.frombuffer(bytearray().join(written), np.float32)

    def _write(self, place: int, value: object, me: Seat) -> None:
        part = self.parts[place]
        written = part.write(value, me)
        raw = written if isinstance(written, bytes) else array("f", written).tobytes()
        assert len(raw) == 4 * part.width, f"{part.name}: {len(raw) // 4} values instead of {part.width}"
        self.written[me][place] = raw
