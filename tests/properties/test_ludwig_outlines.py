"""Outlines side by side in every way, and rooms thrown together without doors in mind: overlaps, contacts,
fences and courtyards of the engine against the slow reference on true outlines.
"""

from __future__ import annotations

import random
from itertools import combinations_with_replacement
from typing import Final

import pytest

from kastelan.games.ludwig.castle import extended
from kastelan.games.ludwig.cells import TABLE, each
from kastelan.games.ludwig.components import FOYER_4, Tile
from kastelan.games.ludwig.contact import touch
from kastelan.games.ludwig.placing import at_fences, off_the_table, overlaps
from kastelan.games.ludwig.shapes import BIG, Pose
from tests.properties.test_ludwig_geometry import ROUND, TILES, Twins
from tests.reference import ludwig_geometry, ludwig_placing
from tests.soaking import some


def one_of_each(tiles: list[Tile]) -> list[tuple[Tile, Pose]]:
    """A tile for each outline, and for outlines that look different when they are turned, all turns."""
    found: dict[object, tuple[Tile, Pose]] = {}
    for tile in tiles:
        for pose in tile.poses:
            if not pose.dark:
                found.setdefault((pose.kind, pose.width, pose.height, pose.body), (tile, pose))
    return list(found.values())


BIGS: Final = [tile for tile in ROUND if tile.foundation.shape.kind == BIG]
OUTLINES: Final = one_of_each([tile for tile in TILES if tile.is_room])
PAIRS: Final = list(combinations_with_replacement(OUTLINES, 2))
NEAR: Final = 10
"""As far from the foyer rooms are thrown together."""
FENCED: Final = [tile for tile in TILES if tile.poses[0].fence_walls or tile.poses[0].fence_centres]


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: "+".join(tile.id for tile, _ in pair))
def test_two_outlines_touch_alike(pair: tuple[tuple[Tile, Pose], tuple[Tile, Pose]]) -> None:
    (tile, pose), (other, beside) = pair
    twins = Twins(TILES[FOYER_4], corner_contact=True)
    here = twins.piece(tile, pose, 0, 0)
    for dx in range(-beside.width, pose.width + 1):
        for dy in range(-beside.height, pose.height + 1):
            there = twins.piece(other, beside, dx, dy)
            if not ludwig_geometry.overlap(here, there):
                for corners in (True, False):
                    expected = ludwig_geometry.touching(here, there, corners)
                    assert touch(pose, beside, dx, dy, corners) == expected, (dx, dy, corners)


@pytest.mark.parametrize("pair", PAIRS[::7], ids=lambda pair: "+".join(tile.id for tile, _ in pair))
def test_outlines_far_apart_never_touch(pair: tuple[tuple[Tile, Pose], tuple[Tile, Pose]]) -> None:
    (_, pose), (_, beside) = pair
    for dx in range(-70, 71):
        for dy in range(-9, 10):
            if dx > pose.width or -dx > beside.width or dy > pose.height or -dy > beside.height:
                assert not touch(pose, beside, dx, dy, corner_contact=True)


def heap(choose: random.Random) -> Twins:
    """Rooms that do not overlap, close together, wherever their doors are."""
    twins = Twins(TILES[FOYER_4], corner_contact=choose.random() < 0.7)
    tiles = choose.choice((ROUND, BIGS, [tile for tile in TILES if tile.is_room]))
    for _ in range(120):
        tile = choose.choice(tiles)
        pose, (x, y) = choose.choice(tile.poses), (choose.randint(-NEAR, NEAR), choose.randint(-NEAR, NEAR))
        piece = twins.piece(tile, pose, x, y)
        if not any(ludwig_geometry.overlap(piece, other) for other in twins.pieces):
            twins.castle = extended(twins.castle, tile, pose, x, y)
            twins.pieces.append(piece)
    return twins


@pytest.mark.parametrize("seed", some(range(400), one_in=4))
def test_heaps_of_rooms_leave_the_same_room(seed: int) -> None:
    choose = random.Random(seed)
    twins = heap(choose)
    twins.compare_doors()
    castle, corners = twins.castle, twins.castle.corner_contact
    for tile in (choose.choice(FENCED), choose.choice(ROUND)):
        pose = choose.choice(tile.poses)
        overlapping, fenced = overlaps(castle, pose), at_fences(castle, pose)
        for _ in range(60):
            x, y = choose.randint(-NEAR - 5, NEAR + 5), choose.randint(-NEAR - 5, NEAR + 5)
            piece, bit = twins.piece(tile, pose, x, y), castle.frame.bit(x, y)
            over = any(ludwig_geometry.overlap(piece, other) for other in twins.pieces)
            assert bool(overlapping >> bit & 1) == over
            if not over:
                expected = any(
                    ludwig_placing.touches_fence(one, another, corners)
                    for room in twins.pieces
                    for one, another in ((piece, room), (room, piece))
                )
                assert bool(fenced >> bit & 1) == expected, (piece, twins.pieces)


@pytest.mark.parametrize("seed", some(range(400), one_in=4))
def test_circles_that_touch_enclose_the_same_courtyards(seed: int) -> None:
    choose = random.Random(seed)
    twins = Twins(TILES[FOYER_4], corner_contact=True)
    x, y = choose.randint(-NEAR, NEAR), choose.randint(-NEAR, NEAR)
    for _ in range(120):
        tile = choose.choice(BIGS)
        pose = choose.choice(tile.poses)
        piece = twins.piece(tile, pose, x, y)
        if not any(ludwig_geometry.overlap(piece, other) for other in twins.pieces):
            twins.castle = extended(twins.castle, tile, pose, x, y)
            twins.pieces.append(piece)
        beside = choose.choice(twins.pieces[1:] or twins.pieces)
        across, down = choose.choice(((3, 4), (4, 3), (5, 0), (0, 5)))
        x, y = beside.x + choose.choice((-1, 1)) * across, beside.y + choose.choice((-1, 1)) * down
    twins.compare_doors()


@pytest.mark.parametrize(("side_x", "side_y"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_rooms_stay_on_the_table(side_x: int, side_y: int) -> None:
    at_edge = TABLE - 8
    tile, pose = OUTLINES[0]
    castle = extended(Twins(TILES[FOYER_4], False).castle, tile, pose, side_x * at_edge, side_y * at_edge)
    for _, beside in OUTLINES:
        cells = [(side_x * at_edge + x, side_y * at_edge + y) for x in range(-7, 8) for y in range(-7, 8)]
        origins = sum(1 << castle.frame.bit(x, y) for x, y in cells)
        off = {castle.frame.cell(bit) for bit in each(off_the_table(castle, beside, origins))}
        assert off == {(x, y) for x, y in cells if max(-x, -y, x + beside.width, y + beside.height) > TABLE}
