"""Placements that are created from sets of cells only when they are asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from kastelan.core.game import Action
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.cells import Cells, Frame, each
from kastelan.games.ludwig.shapes import Pose


class Placements(Sequence[Action]):
    """One action for each cell of each pose: light side before dark, then by turn, then in reading order."""

    __slots__ = ("frame", "more", "places", "total", "ways")

    def __init__(
        self, frame: Frame, ways: Iterable[tuple[Pose, Cells]], more: tuple[Action, ...] = ()
    ) -> None:
        self.frame = frame
        self.ways = tuple(ways)
        self.more = more  # actions besides placements
        self.places = sum(origins.bit_count() for _, origins in self.ways)
        self.total = self.places + len(more)

    def __len__(self) -> int:
        return self.total

    @overload
    def __getitem__(self, number: int) -> Action: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[Action]: ...

    def __getitem__(self, number: int | slice) -> Action | Sequence[Action]:
        if isinstance(number, slice):
            return tuple(self)[number]
        left = number if number >= 0 else number + self.total
        if not 0 <= left < self.total:
            raise IndexError(number)
        if left >= self.places:
            return self.more[left - self.places]
        for pose, origins in self.ways:
            count = origins.bit_count()
            if left < count:
                return self._place(pose, _nth(origins, left))
            left -= count
        raise IndexError(number)

    def __iter__(self) -> Iterator[Action]:
        for pose, origins in self.ways:
            for bit in each(origins):
                yield self._place(pose, bit)
        yield from self.more

    def __repr__(self) -> str:
        return f"Placements({list(self)!r})"

    def _place(self, pose: Pose, bit: int) -> Place:
        x, y = self.frame.cell(bit)
        return Place(x, y, pose.turn, pose.dark)


def _nth(cells: Cells, number: int) -> int:
    for _ in range(number):
        cells &= cells - 1
    return (cells & -cells).bit_length() - 1
