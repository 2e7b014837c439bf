"""Lists of legal actions that are made from sets of places on demand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from kastelan.core.game import Action
from kastelan.core.hexes import Hexes, each, nth


class Choices(Sequence[Action]):
    """One action for each place of a set, in reading order, then a few more.

    `table` holds the action of every place. Playouts pick a single action, at a tenth of the cost of listing
    sixty.
    """

    __slots__ = ("more", "places", "table")

    def __init__(self, places: Hexes, table: Sequence[Action], more: tuple[Action, ...] = ()) -> None:
        self.places = places
        self.table = table
        self.more = more

    def __len__(self) -> int:
        return self.places.bit_count() + len(self.more)

    @overload
    def __getitem__(self, number: int) -> Action: ...
    @overload
    def __getitem__(self, number: slice) -> Sequence[Action]: ...
    def __getitem__(self, number: int | slice) -> Action | Sequence[Action]:
        if isinstance(number, slice):
            # Slices are rare, so they may list all actions.
            return tuple(self)[number]
        count = self.places.bit_count()
        if 0 <= number < count:
            return self.table[nth(self.places, number)]
        if number >= 0:
            return self.more[number - count]
        # Negative numbers count from the end; the last expression raises IndexError, as a tuple would.
        return self[number + len(self)] if number >= -len(self) else self.more[len(self.more)]

    def __iter__(self) -> Iterator[Action]:
        table = self.table
        for place in each(self.places):
            yield table[place]
        yield from self.more

    def __repr__(self) -> str:
        return f"Choices({list(self)!r})"
