"""GEN-3: the expansions box: more rooms, towers, renovations, barbicans, favours, bonus cards and decrees.

All of them are numbered after those of the base game whether or not their modules are in use, so that a tile
always has the same number within a set of components.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from kastelan.core.reconstruction import reconstruction
from kastelan.games.ludwig.component_rows import Row, fenced
from kastelan.games.ludwig.components import (
    CORRIDOR,
    MOATS,
    SIZES,
    TOWER_SIZE,
    TOWERS,
    Components,
    DecreeCard,
    Face,
    Foundation,
    MoatRing,
    Tile,
    TileId,
    made_tile,
    type_bits,
)
from kastelan.games.ludwig.load_components import (
    bonus_card_of,
    doors_of,
    favour_of,
    names_of,
    symbol_of,
    whole,
)
from kastelan.games.ludwig.shapes import GROUND, OUTER, SHAPES, Door, Pose, S, edge

BARBICAN_SIZE: Final = 225
MOAT_SIZE: Final = 1000
MOAT_POINTS: Final = 3
FOYER_DOOR: Final = (1, 2, S)
FOYER_HEIGHT: Final = 3
THICKNESS: Final = 2
"""The cells across a wall or a moat piece."""
BRIDGE: Final[Door] = (1, 4, S, OUTER)
"""The outer door of the drawbridge, seen from the foyer's box (MOAT-2, MOAT-3)."""


@lru_cache(maxsize=64)
def boxed(base: Components, extra_rooms: bool, towers: bool) -> Components:
    """The components of a base game with those of the expansions; `by_size` has only tiles in use."""
    rows, tiles = base.rows, list(base.tiles)
    extra = [_room(len(tiles) + place, row) for place, row in enumerate(rows["extra_rooms"])]
    tiles += extra
    tall = [_room(len(tiles) + place, row) for place, row in enumerate(rows["towers"])]
    tiles += tall
    renovations = [_renovation(len(tiles) + place, row) for place, row in enumerate(rows["renovations"])]
    tiles += renovations
    special = rows["extra_special"]
    for place, row in enumerate(special[:2]):
        tiles.append(_barbican(len(tiles), row, base.tiles[place], reconstruction(special[2], "geometry")))
    tiles.append(_moat(len(tiles), special[2]))
    by_size = tuple(
        (*numbers, *(tile.number for tile in extra if extra_rooms and tile.stack == stack))
        for stack, numbers in enumerate(base.by_size)
    )
    if towers:
        by_size += (tuple(tile.number for tile in tall),)
    return Components(
        tuple(tiles),
        by_size,
        (*base.favours, *map(favour_of, rows["extra_favours"])),
        (*base.bonus_cards, *map(bonus_card_of, rows["extra_bonus_cards"])),
        base.fingerprint,
        rows,
        tuple(tuple(tile.number for tile in renovations if tile.foundation.size == size) for size in SIZES),
        (TileId(len(tiles) - 3), TileId(len(tiles) - 2)),
        TileId(len(tiles) - 1),
        tuple(map(_decree, rows["decrees"])),
        tuple(whole(row, "gap", 0) for row in rows["passages"]),
        tuple(whole(row, "count", 0) for row in rows["swans"]),
        _ring(special[2]),
    )


def _ring(row: Row) -> MoatRing:
    """Wall and moat around a square of `inside` cells, with the foyer at its lower side (MOAT-3)."""
    geometry = row["geometry"]
    assert isinstance(geometry, dict)
    inside, column = geometry["inside"], geometry["column"]
    left, top, length = -column, FOYER_HEIGHT - inside, inside + THICKNESS
    west = (left - THICKNESS, top, THICKNESS, length)
    north = (left - THICKNESS, top - THICKNESS, length, THICKNESS)
    east = (left + inside, top - THICKNESS, THICKNESS, length)
    return MoatRing((left, FOYER_HEIGHT, length, THICKNESS), (west, north, east))


def _room(number: int, row: Row) -> Tile:
    size = whole(row, "size", 0)
    face = Face(type_bits([str(row["type"])]), whole(row, "points", 0), symbol_of(row.get("symbol")))
    stack = TOWERS if size == TOWER_SIZE else SIZES.index(size)
    return made_tile(
        *(number, str(row["id"]), names_of(row), stack, str(size), size, doors_of(row), fenced(row), face),
        reconstruction(row),
    )


def _renovation(number: int, row: Row) -> Tile:
    """A renovation tile: two types, and neither doors nor fence (RENO-5)."""
    types, size = row["types"], whole(row, "size", 0)
    assert isinstance(types, list)
    face = Face(type_bits(types), whole(row, "points", 0), symbol_of(row.get("symbol")))
    foundation = Foundation(SHAPES[str(size)], size, GROUND, (), False)
    how = reconstruction(row)
    return Tile(TileId(number), str(row["id"]), names_of(row), None, foundation, face, (), how)


def _barbican(number: int, row: Row, foyer: Tile, how: str) -> Tile:
    """A foyer in its wall. A door at its lower side is the drawbridge (MOAT-2)."""
    foundation = replace(foyer.foundation, size=BARBICAN_SIZE)
    face = Face(1 << CORRIDOR, 0, None)
    poses = tuple(_with_bridge(pose) for pose in foyer.poses)
    return Tile(TileId(number), str(row["id"]), names_of(row), None, foundation, face, poses, how)


def _with_bridge(pose: Pose) -> Pose:
    doors = tuple(BRIDGE if door[:3] == FOYER_DOOR else door for door in pose.doors)
    edges = tuple(edge(x, y, side) for x, y, side, _ in doors)
    facing = tuple(edge(x, y + 1, side ^ 2) if (x, y, side) == BRIDGE[:3] else front
                   for (x, y, side, _), front in zip(doors, pose.facing, strict=True))  # fmt: skip
    return replace(pose, doors=doors, edges=edges, facing=facing)


def _moat(number: int, row: Row) -> Tile:
    foundation = Foundation(SHAPES["hallway"], MOAT_SIZE, GROUND, (), False)
    name, face = (str(row["id"]), names_of(row)), Face(0, MOAT_POINTS, None)
    return Tile(TileId(number), *name, MOATS, foundation, face, (), reconstruction(row))


def _decree(row: Row) -> DecreeCard:
    number = whole(row, "number", 0)
    sets = row.get("sets", [])
    assert isinstance(sets, list)
    module, players = str(row.get("module", "")), whole(row, "players", 2)
    how = reconstruction(row)
    return DecreeCard(str(row["id"]), names_of(row), number, module, players, tuple(sets), how)
