"""The facts about a castle that its potential depends on, the same for every seat at any time.

Castles are immutable, so summaries are cached.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import fsum, prod
from typing import Final

from kastelan.bots.greedy.ludwig.tower_tokens import token_value
from kastelan.bots.greedy.ludwig.weights import LudwigWeights
from kastelan.games.ludwig.castle import BOX, FRONT, Castle
from kastelan.games.ludwig.cells import Cells
from kastelan.games.ludwig.components import ANYWHERE, LIVING
from kastelan.games.ludwig.frame_geometry import fronts_of
from kastelan.games.ludwig.scoring import own_points
from kastelan.games.ludwig.shapes import STEP

SPACE: Final = 3
"""The number of free cells in front of a door that leave enough space."""

CELLAR_WAYS: Final = 4
"""Cells in front of doors are listed by level and direction: first four of the ground, then of the cellar."""


UnfinishedRoom = tuple[int, float, float | None, int, float, int, int]
"""A room that is not completed:

- how many of its doors are in no doorway,
- the sum of the probabilities that a tile meets one of these doors,
- the probability that tiles meet all of them, or None if one is blocked,
- the bits of its types, except living,
- the value of its rewards as a living room and as a tower,
- the points of its symbol for each matching tile, and the bits of the types that match.
"""


@dataclass(frozen=True, slots=True, eq=False)
class CastleSummary:
    """The rooms that are not completed, and the doors to build at."""

    unfinished: tuple[UnfinishedRoom, ...]
    stuck: float  # the share of the loss for having no good door on the ground
    cellar: bool  # whether there is a door in the cellar
    types: int  # the bits of the types of rooms that can be completed


@lru_cache(maxsize=1 << 12)
def summary(castle: Castle, weights: LudwigWeights) -> CastleSummary:
    """The summary of a castle."""
    usable, roomy = _good_doors(castle)
    ground = sum(doors.bit_count() for doors in roomy[:CELLAR_WAYS])
    unfinished, joined = [], castle.joined
    for number, placed in enumerate(castle.rooms):
        missing = len(placed.pose.doors) - joined[number]
        if missing:
            ease = _ease(weights, castle, number, usable, roomy)
            unfinished.append(_unfinished(castle, number, missing, ease))
    types = 0
    for _, _, chance, kinds, *_ in unfinished:
        types |= kinds if chance is not None else 0
    return CastleSummary(tuple(unfinished), weights.way_on**ground, any(usable[CELLAR_WAYS:]), types)


def _good_doors(castle: Castle) -> tuple[list[Cells], list[Cells]]:
    """The cells in front of doors that a tile can meet, and those of them that have enough space."""
    stride, fences = castle.frame.stride, castle.layers[FRONT]
    usable = [fronts & ~fences for fronts in castle.open] if fences else list(castle.open)
    roomy, taken = [0] * len(usable), castle.layers[BOX] | fences
    for side, (step_x, step_y) in enumerate(STEP):
        if not (usable[side] or usable[CELLAR_WAYS + side]):
            continue
        # `ahead` is one step away from the door, as a distance between bits. A cell c in front of a door is
        # near if c or one of the SPACE - 1 cells behind it is taken:
        #
        #   room door | c . X      X, shifted back by two steps, falls on c
        ahead, near = step_y * stride + step_x, taken
        for distance in range(1, SPACE):
            near |= taken >> ahead * distance if ahead > 0 else taken << -ahead * distance
        for way in (side, CELLAR_WAYS + side):
            roomy[way] = usable[way] & ~near
    return usable, roomy


def _ease(
    weights: LudwigWeights, castle: Castle, number: int, usable: list[Cells], roomy: list[Cells]
) -> list[float]:
    """For each open door of the room, the probability that a tile meets it, if there is plenty of time."""
    room, frame, open_doors, ease = castle.rooms[number], castle.frame, castle.open, []
    at = frame.bit(room.x, room.y)
    # A way is 4 * level + direction, as in `castle.open`.
    for way, offset in fronts_of(room.pose, frame.stride):
        bit = at + offset
        if open_doors[way] >> bit & 1:
            space = 1.0 if roomy[way] >> bit & 1 else weights.narrow if usable[way] >> bit & 1 else 0.0
            ease.append(weights.easy * (space if way < CELLAR_WAYS else weights.dark * space))
    return ease


def _unfinished(castle: Castle, number: int, missing: int, ease: list[float]) -> UnfinishedRoom:
    face = castle.rooms[number].tile.face
    symbol = face.symbol if face.symbol is not None and face.symbol.kind != ANYWHERE else None
    # `ease` has only doors that are still open; a door in no doorway that is not open either is blocked.
    reachable = missing == len(ease)
    return (
        missing,
        fsum(ease),
        prod(ease) if reachable else None,
        face.types & ~(1 << LIVING),
        _special_rewards(castle, number) if reachable else 0.0,
        0 if symbol is None else symbol.points,
        0 if symbol is None else symbol.types,
    )


def _special_rewards(castle: Castle, number: int) -> float:
    """The value of the rewards of a living room and of a tower."""
    tile = castle.rooms[number].tile
    living = tile.face.types >> LIVING & 1
    return token_value(tile) + (max(0.0, float(own_points(castle, number))) if living else 0.0)
