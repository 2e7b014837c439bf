"""What of a castle its promise is made of, whoever looks at it and whenever: worked out once for each castle.

Castles never change, so a sketch is remembered from one decision to the next.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Final

from kastelan.bots.greedy.ludwig.towers import token
from kastelan.bots.greedy.ludwig.weights import LudwigWeights
from kastelan.games.ludwig.castle import BOX, FRONT, Castle
from kastelan.games.ludwig.cells import Cells
from kastelan.games.ludwig.components import ANYWHERE, LIVING
from kastelan.games.ludwig.frame_geometry import fronts_of
from kastelan.games.ludwig.scoring import own_points
from kastelan.games.ludwig.shapes import STEP

SPACE: Final = 3
"""How many free cells in front of a door are enough space."""

CELLAR_WAYS: Final = 4
"""Cells in front of doors are kept by level and direction: the first four are those on the ground."""


Unfinished = tuple[int, float, float | None, int, float, int, int]
"""A room that is not completed, as plain values: how many doors are in no doorway, how easily these are met,
taken together, and how easily all of them are (None if one is blocked); the bits of its types, living
excepted, and what the rewards of a living room and of a tower would bring; the points of its symbol for each
tile to come that it counts, and the bits of the types that it counts.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Sketch:
    """The rooms that are not completed, and how much there is to build on."""

    unfinished: tuple[Unfinished, ...]
    stuck: float  # how much of the loss remains of having no good door on the ground
    cellar: bool  # whether there is a door in the cellar
    types: int  # bits of the types of rooms that can be completed


@lru_cache(maxsize=1 << 12)
def sketch(castle: Castle, weights: LudwigWeights) -> Sketch:
    """What matters of a castle."""
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
    return Sketch(tuple(unfinished), weights.way_on**ground, any(usable[CELLAR_WAYS:]), types)


def _good_doors(castle: Castle) -> tuple[list[Cells], list[Cells]]:
    """The cells in front of doors that a tile can still meet, and of those with space to spare."""
    stride, fences = castle.frame.stride, castle.layers[FRONT]
    usable = [fronts & ~fences for fronts in castle.open] if fences else list(castle.open)
    roomy, taken = [0] * len(usable), castle.layers[BOX] | fences
    for side, (step_x, step_y) in enumerate(STEP):
        if not (usable[side] or usable[CELLAR_WAYS + side]):
            continue
        ahead, near = step_y * stride + step_x, taken
        for distance in range(1, SPACE):
            near |= taken >> ahead * distance if ahead > 0 else taken << -ahead * distance
        for way in (side, CELLAR_WAYS + side):
            roomy[way] = usable[way] & ~near
    return usable, roomy


def _ease(
    weights: LudwigWeights, castle: Castle, number: int, usable: list[Cells], roomy: list[Cells]
) -> list[float]:
    """For each open door of the room: how easily another can meet it."""
    room, frame, open_doors, ease = castle.rooms[number], castle.frame, castle.open, []
    at = frame.bit(room.x, room.y)
    for way, offset in fronts_of(room.pose, frame.stride):
        bit = at + offset
        if open_doors[way] >> bit & 1:
            space = 1.0 if roomy[way] >> bit & 1 else weights.narrow if usable[way] >> bit & 1 else 0.0
            ease.append(weights.easy * (space if way < CELLAR_WAYS else weights.dark * space))
    return ease


def _unfinished(castle: Castle, number: int, missing: int, ease: list[float]) -> Unfinished:
    face = castle.rooms[number].tile.face
    symbol = face.symbol if face.symbol is not None and face.symbol.kind != ANYWHERE else None
    whole = missing == len(ease)  # none is blocked
    return (
        missing,
        sum(ease),
        prod(ease) if whole else None,
        face.types & ~(1 << LIVING),
        _bringing(castle, number) if whole else 0.0,
        0 if symbol is None else symbol.points,
        0 if symbol is None else symbol.types,
    )


def _bringing(castle: Castle, number: int) -> float:
    tile = castle.rooms[number].tile
    living = tile.face.types >> LIVING & 1
    return token(tile) + (max(0.0, float(own_points(castle, number))) if living else 0.0)
