"""What the modules add to a castle: wall and moat, passages, and the laws of its owner's decrees."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from kastelan.games.ludwig import cells
from kastelan.games.ludwig.shapes import LONGEST, OUTER, Pose, Rect

GAPS: Final = (0, 2, 4)
"""How many free cells lie under a short, a medium and a long passage (PASS-4, AMB-8)."""

LEFT: Final = tuple(tuple(kind for kind in range(3) if not laid >> kind & 1) for laid in range(8))
"""The kinds of passages that are left, by the bits of those that are laid (PASS-1)."""

MARGIN: Final = LONGEST + max(GAPS) + 2
"""So far from a castle a tile may lie that a passage links with it."""

WALL: Final[Rect] = (-8, 3, 20, 2)
"""The wall of the barbican, seen from the foyer's top left cell (MOAT-3)."""

MOAT: Final[tuple[Rect, ...]] = ((-10, -15, 2, 20), (-10, -17, 20, 2), (10, -17, 2, 20))
"""The moat positions west, north and east (MOAT-3)."""

WEST, NORTH, EAST = range(3)
FINISHED: Final = 0b111


@dataclass(frozen=True, slots=True)
class Laws:
    """What decrees change about a castle and its symbols."""

    walls_join: bool = False  # DEC-26
    levels_join: bool = False  # DEC-27
    adjacent_factor: int = 1  # DEC-28
    connected_extra: int = 0  # DEC-29
    anywhere_factor: int = 1  # DEC-43
    covers: int = 1  # how often a room may be renovated (DEC-24)


USUAL: Final = Laws()


@dataclass(frozen=True, slots=True)
class Passage:
    """A secret passage: from a door of the room it was placed with to a door of another room."""

    kind: int
    room: int
    door: int  # place among the doors of the room's pose
    other: int
    other_door: int


@dataclass(frozen=True, slots=True)
class Annex:
    """Beside the rooms. `mates` holds for each room the rooms that a passage joins it with, as bits."""

    laws: Laws = USUAL
    with_passages: bool = False
    barbican: bool = False
    moat: int = 0  # the positions that are filled, as bits
    outer: int = 0  # the outer gardens, as bits of rooms (MOAT-16)
    passages: tuple[Passage, ...] = ()
    mates: tuple[int, ...] = ()
    laid: int = 0  # the kinds of the passages, as bits

    @property
    def bare(self) -> bool:
        """Whether nothing is there that changes where tiles may lie or what they score: then the rules of the
        base game say that, sooner."""
        return self.laws is USUAL and not self.barbican and not self.with_passages

    @property
    def margin(self) -> int:
        """How much room a frame has to leave around the castle."""
        return MARGIN if self.with_passages else cells.MARGIN

    @property
    def frame(self) -> cells.Frame | None:
        """The frame of a castle with a barbican: it holds the whole ring, with the margin around it."""
        return cells.Frame(-31, -39, 64, self.margin) if self.barbican else None

    @property
    def pieces(self) -> int:
        """How many moat pieces there are."""
        return self.moat.bit_count()

    @property
    def lengths(self) -> tuple[int, ...]:
        """The passages that are not placed yet (PASS-1)."""
        return LEFT[self.laid] if self.with_passages else ()

    def grown(self, pose: Pose) -> Annex:
        """The same beside one more room."""
        outer = 1 << len(self.mates) if all(door[3] == OUTER for door in pose.doors) else 0
        return Annex(
            self.laws,
            self.with_passages,
            self.barbican,
            self.moat,
            self.outer | outer,
            self.passages,
            (*self.mates, 0),
            self.laid,
        )

    def joined(self, passage: Passage) -> Annex:
        """The same with one more passage."""
        mates = list(self.mates)
        mates[passage.room] |= 1 << passage.other
        mates[passage.other] |= 1 << passage.room
        laid = self.laid | 1 << passage.kind
        return replace(self, passages=(*self.passages, passage), mates=tuple(mates), laid=laid)


@cache
def outer_pose(pose: Pose) -> Pose:
    """The same way to lie beyond the drawbridge: all doors are outer doors (MOAT-17)."""
    return replace(pose, doors=tuple((x, y, side, OUTER) for x, y, side, _ in pose.doors))
