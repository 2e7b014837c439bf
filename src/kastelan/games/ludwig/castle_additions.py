"""What belongs to a castle besides its rooms, and the laws it is built under: neutral in the base game.

A module that changes castles sets the fields it needs and adds its `CastleHooks`. The chapters about castles
call these hooks by name; `Additions.plain` lets them skip all that at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from kastelan.games.ludwig.cells import MARGIN, Cells, Frame
from kastelan.games.ludwig.shapes import Pose

if TYPE_CHECKING:
    from kastelan.games.ludwig.castle import Castle

Line = tuple[str, int, int, int | None]
"""One line of a score: the rule, the points, the room whose points or symbol they are, the room they are
for."""

Links = tuple[tuple[int, ...], tuple[int, ...]]
"""`connected` and `joined` of a castle."""

PASSAGES_LEFT: Final = tuple(tuple(kind for kind in range(3) if not laid >> kind & 1) for laid in range(8))
"""The kinds of passages that are left, by the bits of those that are laid (PASS-1)."""


@dataclass(frozen=True, slots=True)
class Laws:
    """What decrees change about a castle and its symbols."""

    walls_join: bool = False  # DEC-26
    levels_join: bool = False  # DEC-27
    adjacent_factor: int = 1  # DEC-28
    connected_extra: int = 0  # DEC-29
    anywhere_factor: int = 1  # DEC-43
    covers: int = 1  # how often a room may be renovated (DEC-24)


USUAL_LAWS: Final = Laws()


@dataclass(frozen=True, slots=True)
class Passage:
    """A secret passage: from a door of the room it was placed with to a door of another room."""

    kind: int
    room: int
    door: int  # place among the doors of the room's pose
    other: int
    other_door: int


class CastleHooks:
    """What a module changes about castles. A hook that it does not override changes nothing."""

    def extended(self, additions: Additions, pose: Pose, room: int) -> Additions:
        """A room with this number was added."""
        return additions

    def linked(self, castle: Castle, pose: Pose, x: int, y: int, links: Links) -> Links:
        """Placing: what a new room, which is not in the castle yet, is connected to besides by doorways."""
        return links

    def meeting(self, castle: Castle, pose: Pose) -> Cells:
        """Placing: origins that link the pose with a room other than by a doorway."""
        return 0

    def other_pose(self, castle: Castle, pose: Pose) -> Pose | None:
        """Placing: how else the tile may lie when it is turned like this."""
        return None

    def sited(self, castle: Castle, pose: Pose, x: int, y: int) -> Pose:
        """Placing: the pose as it lies there."""
        return pose

    def more_origins(self, castle: Castle, pose: Pose, origins: Cells) -> Cells:
        """Placing: origins that are legal besides those found by doors."""
        return 0

    def touched(self, castle: Castle, room: int, found: int) -> int:
        """Scoring: those of the rooms found to touch a room that count as touching it."""
        return found

    def own_lines(self, castle: Castle, room: int) -> Iterator[Line]:
        """Scoring: what the room's own symbol scores besides."""
        yield from ()

    def other_lines(self, castle: Castle, room: int) -> Iterator[Line]:
        """Scoring: what others score for the room besides."""
        yield from ()


@dataclass(frozen=True, slots=True)
class Additions:
    """Moat, passages and laws of a castle; `mates` are for each room those that a passage joins it with."""

    plain: bool = True  # whether tiles lie and score by the rules of the base game alone
    hooks: tuple[CastleHooks, ...] = ()
    laws: Laws = USUAL_LAWS
    levels: int = 2  # of doors: ground and cellar, with a moat the outer one too
    margin: int = MARGIN  # how much room a frame leaves around the castle
    frame: Frame | None = None  # where the castle starts, if not in one around its foyer
    with_passages: bool = False
    barbican: bool = False
    moat: int = 0  # the positions that are filled, as bits
    outer: int = 0  # the outer gardens, as bits of rooms (MOAT-16)
    passages: tuple[Passage, ...] = ()
    mates: tuple[int, ...] = ()  # of castles with passages
    laid: int = 0  # the kinds of the passages, as bits

    def hooked(self, hooks: CastleHooks) -> Additions:
        """The same with the hooks of one more module."""
        return replace(self, plain=False, hooks=(*self.hooks, hooks))

    @property
    def pieces(self) -> int:
        """How many moat pieces there are."""
        return self.moat.bit_count()

    @property
    def passages_left(self) -> tuple[int, ...]:
        """The kinds of passages that are not placed yet (PASS-1)."""
        return PASSAGES_LEFT[self.laid] if self.with_passages else ()


NO_ADDITIONS: Final = Additions()
