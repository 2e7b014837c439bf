"""A castle of Ludwig for a network: cells in planes, rooms in rows. A castle never changes, so it is drawn
once.

All planes show a window of 64 by 64 cells around the middle of the castle's box.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from kastelan.games.ludwig.castle import BOX, Castle, Room
from kastelan.games.ludwig.cells import Cells, Frame
from kastelan.games.ludwig.components import TYPES, Tile
from kastelan.games.ludwig.shapes import Rect

WINDOW: Final = 64
HALF: Final = WINDOW // 2
CELLS: Final = WINDOW * WINDOW
ALL_CELLS: Final = (1 << CELLS) - 1
ROOMS: Final = 40
"""Rooms that are listed; no castle has more than some thirty."""

ROOM: Final = 8
"""Values of a room: its tile, place, turn and side, whether it is complete, and two renovations on it."""

PASSAGES: Final = 3
MARKS: Final = 2
PLANES: Final = (
    "cells",
    "doors north",
    "doors east",
    "doors south",
    "doors west",
    "upper level",
    "type",
    "completed",
)
CASTLE_VALUES: Final = 3 + ROOMS * ROOM + 1 + 5 * PASSAGES
TILES: Final = 256.0
TILE_VALUES: Final = 9 + len(TYPES)


def middle(box: Rect) -> tuple[int, int]:
    """The cell in the middle of the window."""
    return box[0] + box[2] // 2, box[1] + box[3] // 2


def windowed(cells: Cells, frame: Frame, left: int, top: int) -> Cells:
    """The part of a set that lies in the window, with the bits of the window."""
    if frame.stride == WINDOW:
        moved = frame.bit(left, top)
        shifted = cells >> moved if moved >= 0 else cells << -moved
        return shifted & _columns(frame.left - left)
    found = 0
    for row in range(WINDOW):
        at = frame.bit(left, top + row)
        word = cells >> at if at >= 0 else cells << -at
        found |= (word & ((1 << WINDOW) - 1)) << row * WINDOW
    return found


@lru_cache(maxsize=2 * WINDOW)
def _columns(offset: int) -> Cells:
    """The window's columns that are not the end of the frame's row before, or the begin of the one after."""
    row = ((1 << WINDOW) - 1) << offset if offset >= 0 else ((1 << WINDOW) - 1) >> -offset
    row &= (1 << WINDOW) - 1
    return int(sum(row << WINDOW * number for number in range(WINDOW)))


@lru_cache(maxsize=1 << 12)
def castle_planes(castle: Castle) -> NDArray[np.uint8]:
    """The planes of a castle, `PLANES`, one after the other."""
    left, top = (value - HALF for value in middle(castle.box))
    doors = [0, 0, 0, 0]
    for place, fronts in enumerate(castle.open):
        doors[place % 4] |= fronts
    boards = (castle.layers[BOX], *doors)
    raw = b"".join(
        windowed(board, castle.frame, left, top).to_bytes(CELLS // 8, "little") for board in boards
    )
    found = np.zeros((len(PLANES), WINDOW, WINDOW), np.uint8)
    found[: len(boards)] = np.unpackbits(np.frombuffer(raw, np.uint8), bitorder="little").reshape(
        len(boards), WINDOW, WINDOW
    )
    for number, room in enumerate(castle.rooms):
        x, y = max(room.x - left, 0), max(room.y - top, 0)
        right, bottom = max(room.x - left + room.pose.width, 0), max(room.y - top + room.pose.height, 0)
        area = (slice(y, bottom), slice(x, right))
        found[5][area] = room.tile.foundation.level > 0
        found[6][area] = _type(room)
        found[7][area] = castle.completed(number)
    found.flags.writeable = False
    return found


def _type(room: Room) -> int:
    return room.face.types.bit_length()


@lru_cache(maxsize=1 << 12)
def castle_values(castle: Castle) -> bytes:
    """Where the window lies, the rooms one after the other, the moat and the passages, as an observation has
    them."""
    found = [(value / HALF) for value in middle(castle.box)] + [len(castle.rooms) / ROOMS]
    for number, room in enumerate(castle.rooms[:ROOMS]):
        covers = [(int(tile.number) + 1) / TILES for tile in room.covers[:MARKS]]
        found += [
            (room.tile.number + 1) / TILES,
            room.x / HALF,
            room.y / HALF,
            room.pose.turn / 4,
            float(room.pose.dark),
            float(castle.completed(number)),
            *covers,
            *[0.0] * (MARKS - len(covers)),
        ]
    found += [0.0] * (3 + ROOMS * ROOM - len(found))
    found.append(castle.additions.moat / 8)
    for passage in castle.additions.passages[:PASSAGES]:
        ends = (passage.kind, passage.room, passage.door, passage.other, passage.other_door)
        found += [(value + 1) / 16 for value in ends]
    return array("f", found + [0.0] * (CASTLE_VALUES - len(found))).tobytes()


def tile_values(tile: Tile | None) -> tuple[float, ...]:
    """What is printed on a tile; all 0 for none."""
    if tile is None:
        return (0.0,) * TILE_VALUES
    face, foundation = tile.face, tile.foundation
    symbol = face.symbol
    return (
        (tile.number + 1) / TILES,
        foundation.size / 600,
        foundation.level / 2,
        len(foundation.doors) / 4,
        float(foundation.fence),
        face.points / 8,
        0.0 if symbol is None else (symbol.kind + 1) / 3,
        0.0 if symbol is None else symbol.points / 4,
        0.0 if symbol is None else symbol.types / 256,
        *(float(face.types >> kind & 1) for kind in range(len(TYPES))),
    )
