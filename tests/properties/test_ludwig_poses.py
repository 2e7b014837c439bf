"""Poses worked out anew from outlines and doors, and lines on the grid, against the slow reference."""

from __future__ import annotations

import random
from typing import Final

import pytest

from kastelan.games.ludwig.castle import BOX, begun, extended, ways_out
from kastelan.games.ludwig.cells import Frame, each
from kastelan.games.ludwig.components import FOYER_4, Tile
from kastelan.games.ludwig.contact import touch
from kastelan.games.ludwig.frame_geometry import carried, straight_ways_out
from kastelan.games.ludwig.placing import at_fences, overlaps
from kastelan.games.ludwig.shapes import OCTAGON, PLAIN, SHAPES, STEP, Pose, Shape, door_cell, poses
from tests.properties.test_ludwig_geometry import SIDES, TILES, Twins, kind_of
from tests.reference import ludwig_castle, ludwig_geometry, ludwig_placing
from tests.reference.ludwig_tiles import Door as TrueDoor
from tests.reference.ludwig_tiles import DoorSpec, Level, Polygon, middle_edges, on_wall, shape_named
from tests.reference.ludwig_tiles import Shape as TrueShape

BY_OUTLINE: Final = {(tile.foundation.shape, tile.foundation.fence): tile for tile in TILES}
"""A tile for each outline, with and without fence."""


def outline_of(shape: Shape) -> TrueShape:
    """The true outline of a shape."""
    names = {PLAIN: "l" if len(shape.body) > 1 else "rectangle", OCTAGON: "octagon"}
    return shape_named(names.get(shape.kind, "circle"), shape.width, shape.height)


def made_anew(tile: Tile) -> list[Pose]:
    """The poses of a tile, worked out again."""
    known, stairs = tile.foundation, tile.poses[0].stairs
    return list(poses(known.shape, known.doors, known.fence, stairs, dark=False))


def end_points(x: int, y: int, side: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where a door of the cell begins and ends, walked clockwise round the tile."""
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    return corners[side], corners[(side + 1) % 4]


@pytest.mark.parametrize("shape", SHAPES.values(), ids=lambda shape: shape.name)
def test_doors_are_where_the_outline_has_a_wall(shape: Shape) -> None:  # LUD-GEO-1, LUD-GEO-2
    true = outline_of(shape).outline
    walls = true.walls if isinstance(true, Polygon) else middle_edges(shape.width)
    for side, name in enumerate(SIDES):
        for index in range(-1, max(shape.width, shape.height) + 1):
            spec = DoorSpec(name, index)
            expected = [(door.start, door.end) for wall in walls if (door := on_wall(wall, spec))]
            cell = door_cell(shape, side, index)
            assert ([end_points(*cell, side)] if cell else []) == expected, (name, index)


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_turned_tiles_have_the_doors_of_the_true_ones(tile: Tile) -> None:  # LUD-GEO-1
    kind, known = kind_of(tile, False), tile.foundation
    ways = made_anew(tile)
    assert [pose.turn for pose in ways] == ludwig_castle.looks(kind)
    for pose in ways:
        shape, doors = kind.turnings[pose.turn]
        assert (pose.width, pose.height) == (shape.width, shape.height)
        found = {TrueDoor(*end_points(x, y, side), level_of(level)) for x, y, side, level in pose.doors}
        assert found == set(doors)
        assert (pose.stairs, pose.dark, pose.outdoor) == (tile.poses[0].stairs, False, False)
    for wanted in (True, False):
        outdoor = poses(known.shape, known.doors, known.fence, wanted, wanted, wanted)
        assert {(pose.stairs, pose.dark, pose.outdoor) for pose in outdoor} == {(wanted,) * 3}


def level_of(level: int) -> Level:
    return "cellar" if level else "ground"


@pytest.mark.parametrize("tile", BY_OUTLINE.values(), ids=lambda tile: tile.id)
def test_contacts_worked_out_anew_are_those_of_the_outline(tile: Tile) -> None:  # LUD-GEO-3, LUD-GEO-5
    twins = Twins(TILES[FOYER_4], corner_contact=True)
    names = ("100", "150", "500", "600", "325")
    others = [other for other in BY_OUTLINE.values() if other.foundation.shape.name in names]
    for pose in made_anew(tile):
        here, castle = twins.piece(tile, pose, 20, 20), extended(twins.castle, tile, pose, 20, 20)
        for other in others:
            beside = made_anew(other)[0]
            over = overlaps(castle, beside)
            for dx in range(-beside.width, pose.width + 1):
                for dy in range(-beside.height, pose.height + 1):
                    there = twins.piece(other, beside, 20 + dx, 20 + dy)
                    overlap = ludwig_geometry.overlap(here, there)
                    assert bool(over >> castle.frame.bit(20 + dx, 20 + dy) & 1) == overlap, (dx, dy)
                    for corners in (True, False) if not overlap else ():
                        expected = ludwig_geometry.touching(here, there, corners)
                        assert touch(pose, beside, dx, dy, corners) == expected, (dx, dy, corners)


@pytest.mark.parametrize("corners", [True, False])
@pytest.mark.parametrize(
    "tile", [tile for (_, fence), tile in BY_OUTLINE.items() if fence], ids=lambda tile: tile.id
)
def test_fences_worked_out_anew_are_those_of_the_outline(tile: Tile, corners: bool) -> None:  # LUD-PLACE-5
    """A fence is kept free by the pose that has it, and by the castle in which it lies."""
    twins = Twins(TILES[FOYER_4], corners)
    neighbours = [BY_OUTLINE[SHAPES[name], False] for name in ("100", "150", "500", "foyer")]
    for fenced in made_anew(tile):
        garden = twins.piece(tile, fenced, 20, 20)
        castle = extended(twins.castle, tile, fenced, 20, 20)
        for other in neighbours:
            pose = made_anew(other)[0]
            alone = extended(twins.castle, other, pose, 20, 20)
            still, over = twins.piece(other, pose, 20, 20), overlaps(castle, pose)
            placed, placing = at_fences(castle, pose), at_fences(alone, fenced)
            for x in range(20 - pose.width - 1, 20 + fenced.width + 2):
                for y in range(20 - pose.height - 1, 20 + fenced.height + 2):
                    there, bit = twins.piece(other, pose, x, y), castle.frame.bit(x, y)
                    overlap = ludwig_geometry.overlap(garden, there)
                    assert bool(over >> bit & 1) == overlap
                    if not overlap:
                        touched = ludwig_placing.touches_fence(garden, there, corners)
                        assert bool(placed >> bit & 1) == touched, (x, y)
                        moved = twins.piece(tile, fenced, 40 - x, 40 - y)
                        assert ludwig_placing.touches_fence(moved, still, corners) == touched
                        assert bool(placing >> alone.frame.bit(40 - x, 40 - y) & 1) == touched, (x, y)


@pytest.mark.parametrize("seed", range(60))
def test_straight_lines_lead_out_of_the_castle(seed: int) -> None:
    """For each direction one line, if some door has a free one: all cells from the door to the rim."""
    choose, stride, rows = random.Random(seed), 16, 24
    taken = {(choose.randrange(1, 15), choose.randrange(1, rows)) for _ in range(choose.randrange(1, 60))}
    doors: list[set[tuple[int, int]]] = [set() for _ in range(choose.choice((8, 12)))]
    for fronts in doors:
        for _ in range(choose.randrange(4)):
            fronts.add((choose.randrange(1, 15), choose.randrange(1, rows)))

    def bits(cells: set[tuple[int, int]]) -> int:
        return sum(1 << y * stride + x for x, y in cells)

    found = straight_ways_out(bits(taken), tuple(map(bits, doors)), stride)
    lines: list[set[frozenset[tuple[int, int]]]] = []
    for side, (step_x, step_y) in enumerate(STEP):
        of_side = set()
        for x, y in set().union(*doors[side::4]):
            line = {(x + n * step_x, y + n * step_y) for n in range(40)}
            line = {(x, y) for x, y in line if 0 <= x < stride and 0 <= y < rows}
            if not line & taken:
                of_side.add(frozenset(line))
        if of_side:
            lines.append(of_side)
    shown = [{(bit % stride, bit // stride) for bit in each(ray) if bit // stride < rows} for ray in found]
    assert len(shown) == len(lines)
    assert all(frozenset(line) in of_side for line, of_side in zip(shown, lines, strict=True))


def test_the_lines_out_of_a_castle_meet_none_of_its_rooms() -> None:
    castle = begun(TILES[FOYER_4], corner_contact=True)
    assert len(ways_out(castle)) == 4
    assert not any(ray & castle.layers[BOX] for ray in ways_out(castle))


@pytest.mark.parametrize("seed", range(20))
def test_cells_stay_where_they_are_in_another_frame(seed: int) -> None:
    choose = random.Random(seed)
    old = Frame(choose.randrange(-40, -20), choose.randrange(-40, -20), 64)
    for new in (Frame(old.left - choose.randrange(1, 64), old.top - 30, 128), Frame(old.left, old.top, 128)):
        cells = {(choose.randrange(-20, 20), choose.randrange(-20, 60)) for _ in range(choose.randrange(30))}
        moved = carried(sum(1 << old.bit(*cell) for cell in cells), old, new)
        assert moved == sum(1 << new.bit(*cell) for cell in cells)
