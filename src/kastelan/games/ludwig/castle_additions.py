"""What a castle has besides its rooms, and the laws it is built under. The base game has none of it.

A module that changes castles sets the fields it needs and adds its `CastleHooks`. The chapters about castles
call these hooks by name; if `Additions.plain` is set, they skip all hooks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from kastelan.games.ludwig.cells import MARGIN, Cells, Frame
from kastelan.games.ludwig.components import MoatRing
from kastelan.games.ludwig.shapes import Pose

if TYPE_CHECKING:
    from kastelan.games.ludwig.castle import Castle

Line = tuple[str, int, int, int | None]
"""One line of a score: the rule, the points, the room whose points or symbol score, and the room that they
are scored for.
"""

Links = tuple[tuple[int, ...], tuple[int, ...]]
"""`connected` and `joined` of a castle."""

PASSAGES_LEFT: Final = tuple(tuple(kind for kind in range(3) if not laid >> kind & 1) for laid in range(8))
"""The kinds of passages that are left (PASS-1), indexed by the bits of the kinds that are laid."""


@dataclass(frozen=True, slots=True)
class Laws:
    """The changes that decrees make to the placing and scoring rules of a castle."""

    walls_join: bool = False  # DEC-26
    levels_join: bool = False  # DEC-27
    adjacent_factor: int = 1  # DEC-28
    room_extra: int = 0  # for each room that a connected symbol scores (DEC-29)
    match_extra: int = 0  # for each of its matches (DEC-29 in version 1)
    anywhere_factor: int = 1  # DEC-43
    covers: int = 1  # how often a room may be renovated (DEC-24)
    both_covers: bool = False  # whether cards and favours count both renovations of a room (DEC-24)


USUAL_LAWS: Final = Laws()


@dataclass(frozen=True, slots=True)
class Passage:
    """A secret passage from a door of the room that it was laid with to a door of another room."""

    kind: int
    room: int
    door: int  # place among the doors of the room's pose
    other: int
    other_door: int


class CastleHooks:
    """Hooks by which a module changes castles. A hook that is not overridden changes nothing."""

    def extended(self, additions: Additions, pose: Pose, room: int) -> Additions:
        """The additions after a room with this number was added."""
        return additions

    def linked(self, castle: Castle, pose: Pose, x: int, y: int, links: Links) -> Links:
        """Placing: `links`, plus connections of the new room that are not doorways; `castle` lacks it."""
        return links

    def meeting(self, castle: Castle, pose: Pose) -> Cells:
        """Placing: origins that link the pose with a room other than by a doorway."""
        return 0

    def other_pose(self, castle: Castle, pose: Pose) -> Pose | None:
        """Placing: a second pose that the tile may have when it is turned like this, or None."""
        return None

    def sited(self, castle: Castle, pose: Pose, x: int, y: int) -> Pose:
        """Placing: the pose that the tile has at this cell."""
        return pose

    def more_origins(self, castle: Castle, pose: Pose, origins: Cells) -> Cells:
        """Placing: legal origins besides those found by doors."""
        return 0

    def touched(self, castle: Castle, room: int, found: int) -> int:
        """Scoring: the rooms of `found` that count as touching a room."""
        return found

    def own_lines(self, castle: Castle, room: int) -> Iterator[Line]:
        """Scoring: more lines for the room's own symbol."""
        yield from ()

    def other_lines(self, castle: Castle, room: int) -> Iterator[Line]:
        """Scoring: more lines that other pieces score for the room."""
        yield from ()


@dataclass(frozen=True, slots=True)
class Additions:
    """Moat, passages and laws of a castle. `mates` has for each room those that a passage joins it with."""

    plain: bool = True  # whether tiles lie and score by the rules of the base game alone
    hooks: tuple[CastleHooks, ...] = ()
    laws: Laws = USUAL_LAWS
    levels: int = 2  # of doors: ground and cellar, with a moat the outer one too
    margin: int = MARGIN  # free cells that a frame keeps around the castle
    frame: Frame | None = None  # the first frame, if not `frame_around` the foyer
    with_passages: bool = False
    gaps: tuple[int, ...] = ()  # the free cells under a short, a medium and a long passage (PASS-4)
    barbican: bool = False
    ring: MoatRing | None = None  # of castles with a barbican
    moat: int = 0  # the positions that are filled, as bits
    outer: int = 0  # the outer gardens, as bits of rooms (MOAT-16)
    passages: tuple[Passage, ...] = ()
    mates: tuple[int, ...] = ()  # of castles with passages
    laid: int = 0  # the kinds of the passages, as bits

    def hooked(self, hooks: CastleHooks) -> Additions:
        """The additions with the hooks of one more module."""
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
