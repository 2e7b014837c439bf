"""The rule that a castle keeps an external entrance (LUD-PLACE-4), which the engine finds out by short cuts:
castles that are nearly closed, where every place is looked at by itself.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from kastelan.games.ludwig import free_space, placing
from kastelan.games.ludwig.castle import BOX, FRONT, Castle, begun, extended
from kastelan.games.ludwig.castle_additions import Passage
from kastelan.games.ludwig.cells import Cells, each
from kastelan.games.ludwig.components import STAIRS, Tile
from kastelan.games.ludwig.modules import moat_geometry
from kastelan.games.ludwig.modules.moat_geometry import MOAT_HOOKS
from kastelan.games.ludwig.modules.passage_geometry import PASSAGE_HOOKS, found, gap_rect, joined
from kastelan.games.ludwig.placing import legal_origins, sited
from kastelan.games.ludwig.shapes import OUTER, SHAPES, STEP, Door, E, N, Pose, S, W, poses
from tests.games.ludwig.modules.yards import BOX as TILES_OF_BOX
from tests.games.ludwig.modules.yards import Yard
from tests.properties.test_ludwig_geometry import kind_of
from tests.properties.test_ludwig_poses import end_points
from tests.reference.ludwig_geometry import contact_points, on_segment, overlap, shared_corners
from tests.reference.ludwig_tiles import Door as TrueDoor
from tests.reference.ludwig_tiles import Piece, Polygon

BOX_TILES = {tile.id: tile for tile in TILES_OF_BOX.tiles}
TILES = [tile for tile in TILES_OF_BOX.tiles if tile.poses and tile.stack is not None]
FEW_DOORS = [tile for tile in TILES if len(tile.foundation.doors) <= 2 or tile.number <= STAIRS]


def grown(castle: Castle, tile: Tile, choose: random.Random) -> Castle:
    """The castle with one more room, at that of some places by doors where the fewest entrances are left."""
    ways = [(pose, bit) for pose in tile.poses for bit in each(placing.origins_by_doors(castle, pose))]
    best = castle
    for pose, bit in choose.sample(ways, min(6, len(ways))):
        x, y = castle.frame.cell(bit)
        larger = extended(castle, tile, sited(castle, pose, x, y), x, y)
        if best is castle or free_space.entrances(larger) < free_space.entrances(best):
            best = larger
    return best


def closing(seed: int, *, moat: bool = False, with_passages: bool = False) -> Iterator[tuple[Castle, Tile]]:
    """Castles with fewer and fewer entrances, each with a tile to be placed."""
    choose = random.Random(seed)
    decrees = (27,) if with_passages and seed % 4 == 1 else ()
    castle = Yard(choose.choice((3, 4)), moat=moat, passages=with_passages, decrees=decrees).castle
    for _ in range(7):
        yield castle, choose.choice(FEW_DOORS)
        castle = grown(castle, choose.choice(FEW_DOORS), choose)


@pytest.mark.parametrize("seed", range(40))
def test_a_place_is_sealing_if_the_castle_would_have_no_entrance(seed: int) -> None:
    for castle, tile in closing(seed):
        for pose in tile.poses:
            meeting, forbidden = placing.met_doors(castle, pose)
            origins = meeting & ~forbidden & ~placing.overlaps(castle, pose)
            expected = 0
            for bit in each(origins):
                x, y = castle.frame.cell(bit)
                if not free_space.entrances(extended(castle, tile, pose, x, y)):
                    expected |= 1 << bit
            assert placing.sealing(castle, pose, origins) == expected
            fenced = placing.at_fences(castle, pose)
            assert legal_origins(castle, pose) == origins & ~expected & ~fenced


def lays_passage(castle: Castle, tile: Tile, pose: Pose, x: int, y: int) -> bool:
    """Whether a medium or long passage can be laid from a room that lies there."""
    larger = extended(castle, tile, pose, x, y)
    room = len(castle.rooms)
    return any(
        found(larger, room, kind, door) is not None
        for kind in larger.additions.passages_left
        if larger.additions.gaps[kind]
        for door in range(len(pose.doors))
    )


def opposite_origins(castle: Castle, pose: Pose) -> set[tuple[int, int]]:
    """Where one of the pose's doors lies opposite any door of the castle, over a gap."""
    spots = set()
    for room in castle.rooms:
        for there_x, there_y, there_side, _ in room.pose.doors:
            for x, y, side, _ in pose.doors:
                for kind in castle.additions.passages_left:
                    gap = castle.additions.gaps[kind]
                    if gap and side == there_side ^ 2:
                        step_x, step_y = STEP[there_side]
                        spots.add(
                            (
                                room.x + there_x + (gap + 1) * step_x - x,
                                room.y + there_y + (gap + 1) * step_y - y,
                            )
                        )
    return spots


@pytest.mark.parametrize("seed", range(40))
def test_passages_alone_link_wherever_one_can_be_laid(seed: int) -> None:  # PASS-6
    choose = random.Random(seed)
    for castle, tile in closing(seed, moat=seed % 3 == 0, with_passages=True):
        castle = laid_somewhere(castle, choose)
        for pose in choose.sample(tile.poses, min(2, len(tile.poses))):
            meeting, forbidden = placing.met_doors(castle, pose)
            barred = meeting | forbidden | placing.overlaps(castle, pose) | placing.at_fences(castle, pose)
            by_doors = placing.origins_by_doors(castle, pose)
            expected: Cells = 0
            for x, y in opposite_origins(castle, pose):
                bit = castle.frame.bit(x, y)
                if not barred >> bit & 1 and lays_passage(castle, tile, pose, x, y):
                    expected |= 1 << bit
            assert PASSAGE_HOOKS.more_origins(castle, pose, by_doors) == expected


def laid_somewhere(castle: Castle, choose: random.Random) -> Castle:
    """The castle with one passage, if there can be one and chance wants it."""
    rooms = range(len(castle.rooms))
    ways = [
        passage
        for room in rooms
        for kind in castle.additions.passages_left
        for door in range(len(castle.rooms[room].pose.doors))
        if (passage := found(castle, room, kind, door)) is not None
    ]
    if not ways or choose.random() > 0.4:
        return castle
    passage = choose.choice(ways)
    after, gap = joined(castle, passage), castle.additions.gaps[passage.kind]
    pair = (passage.room, passage.other)
    for room, old in enumerate(castle.connected):
        mate = 1 << pair[1 - pair.index(room)] if room in pair else 0
        assert after.additions.mates[room] == castle.additions.mates[room] | mate
        assert after.connected[room] == old | mate
        assert after.joined[room] == castle.joined[room] + (gap > 0 and room in pair)
    assert after.additions.laid == castle.additions.laid | 1 << passage.kind
    assert after.additions.passages == (*castle.additions.passages, passage)
    return after


@pytest.mark.parametrize("seed", range(30))
def test_a_moat_piece_lies_wherever_it_leaves_an_entrance(seed: int) -> None:  # MOAT-6, MOAT-7, MOAT-12
    choose = random.Random(seed)
    for start, _ in closing(seed, moat=True):
        castle = start
        for _ in range(3):
            additions, frame, expected = castle.additions, castle.frame, []
            for position, (x, y, w, h) in enumerate(moat_geometry.ring_of(castle).positions):
                cells = sum(1 << frame.bit(x + i, y + j) for i in range(w) for j in range(h))
                free = not cells & (castle.layers[BOX] | castle.layers[FRONT])
                beside = position != moat_geometry.NORTH or additions.moat & 0b101
                if free and beside and free_space.entrances(moat_geometry.dug(castle, position)):
                    expected.append(position)
            assert list(moat_geometry.positions(castle)) == expected
            if expected:
                castle = moat_geometry.dug(castle, choose.choice(expected))


@pytest.mark.parametrize("tile", [BOX_TILES["parlor"], BOX_TILES["shed"]], ids=lambda tile: tile.id)
def test_outdoor_rooms_may_lie_beyond_any_outer_door(tile: Tile) -> None:  # MOAT-16, MOAT-17
    castle, pose = Yard(moat=True).castle, tile.poses[0]
    for open_doors in ((0,) * 12, *((0,) * n + (1,) + (0,) * (11 - n) for n in range(12))):
        other = MOAT_HOOKS.other_pose(replace(castle, open=open_doors), pose)
        assert (other is not None) == (pose.outdoor and any(open_doors[8:]))
        assert other is None or {door[3] for door in other.doors} == {OUTER}


def test_a_gap_is_measured_from_the_cell_in_front_of_the_door() -> None:
    for side, (step_x, step_y) in enumerate(STEP):
        for gap in (1, 2, 4):
            x, y, w, h = gap_rect((5, 7, side, 0), gap)
            assert placing.strip(5, 7, side, gap) == (x, y, w, h)
            cells = {(x + i, y + j) for i in range(w) for j in range(h)}
            assert cells == {(5 + n * step_x, 7 + n * step_y) for n in range(1, gap + 1)}


def test_a_strip_in_the_corner_of_an_l_may_close_the_other_door() -> None:  # LUD-PLACE-4, PASS-6
    """From the last open door a passage leads to one of two inner doors, and lies in front of the other."""
    castle = Yard(passages=True).castle
    castle = replace(castle, open=tuple(fronts if way == E else 0 for way, fronts in enumerate(castle.open)))
    inner = [(1, 0, E, 0), (1, 1, E, 0), (2, 2, N, 0), (3, 2, N, 0)]
    beside = [(0, 3, W, 0), (1, 3, S, 0), (3, 3, E, 0)]

    def linked(doors: tuple[Door, ...]) -> int:
        ways = poses(SHAPES["300"], doors, fence=False, stairs=False, dark=False)
        return sum(PASSAGE_HOOKS.more_origins(castle, pose, 0).bit_count() for pose in ways)

    for one, other in product(inner[:2], inner[2:]):
        assert linked((one,)) == linked((other,)) == 0
        innermost = one[1] == 1 and other[0] == 2  # farther out there is a way around the strip
        assert bool(linked((one, other))) == (not innermost)
        for third in beside:
            assert linked((one, other, third))


def touch_besides(here: Piece, there: Piece, door: TrueDoor) -> bool:
    """Whether two tiles that do not overlap share a point outside the door, its end points included."""
    one, other = here.outline, there.outline
    if isinstance(one, Polygon) and isinstance(other, Polygon):
        points = shared_corners(one, other)  # the ends of shared walls are among them
    else:
        points = contact_points(one, other)
    return any(not on_segment((door.start, door.end), point) for point in points)


def test_a_short_passage_hides_rooms_that_touch_at_its_doorway_alone() -> None:  # PASS-10
    """A tile of each outline beside one of each other, at every door."""
    seen = {True: 0, False: 0}
    additions = Yard(passages=True).castle.additions
    by_shape = {tile.foundation.shape: tile for tile in TILES}
    for one, other in product(by_shape.values(), repeat=2):
        start, pose = begun(one, True, additions=additions), one.poses[0]
        here = Piece(kind_of(one, False), 0, 0, pose.turn)
        for beside in other.poses:
            for (own, (x, y, side, _)), (its, met) in product(enumerate(pose.doors), enumerate(beside.doors)):
                dx, dy = x + STEP[side][0] - met[0], y + STEP[side][1] - met[1]
                there = Piece(kind_of(other, beside.dark), dx, dy, beside.turn)
                if met[2] != side ^ 2 or overlap(here, there):
                    continue
                castle = joined(extended(start, other, beside, dx, dy), Passage(0, 0, own, 1, its))
                hidden = not PASSAGE_HOOKS.touched(castle, 0, 0b10)
                assert hidden == (not PASSAGE_HOOKS.touched(castle, 1, 0b01))
                (door,) = (door for door in here.doors if (door.start, door.end) == end_points(x, y, side))
                assert hidden == (not touch_besides(here, there, door)), (one.id, other.id, dx, dy)
                seen[hidden] += 1
    assert min(seen.values()) > 20
