"""LUD-GEO: outlines, overlap, touching, free table and doors."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import begun
from kastelan.games.ludwig.contact import touch
from kastelan.games.ludwig.favours import castle_size
from kastelan.games.ludwig.free_space import outside
from kastelan.games.ludwig.placing import overlaps
from kastelan.games.ludwig.refusals import placing
from tests.games.ludwig.castles import TILES, Plan, box_cells, castle, drawn, pose_of
from tests.rulebook import rule


def relation(one: str, other: str, dx: int, dy: int, corner_contact: bool = True) -> str:
    """How a tile lies to another whose box starts so many cells left of and above its own."""
    pose, first = pose_of(other), begun(TILES[one], corner_contact)
    if overlaps(first, pose) >> first.frame.bit(dx, dy) & 1:
        return "overlap"
    return "touch" if touch(first.rooms[0].pose, pose, dx, dy, corner_contact) else "apart"


@rule("LUD-GEO-1", "LUD-DIFF-13")
def test_tiles_are_turned_by_quarters_and_never_mirrored() -> None:
    nap_room = TILES["nap_room"]  # 4x2 with doors e1 and s1
    assert [pose.turn for pose in nap_room.poses] == [0, 1, 2, 3]
    doors = {frozenset((x, y, side) for x, y, side, _ in pose.doors) for pose in nap_room.poses}
    assert frozenset({(3, 1, 1), (1, 1, 2)}) in doors
    assert frozenset({(0, 1, 3), (2, 1, 2)}) not in doors  # the same in a mirror
    assert placing(Plan().castle, nap_room, Place(3, 1, 4)).rule == "LUD-GEO-1"


@rule("LUD-GEO-1", "LUD-DIFF-13")
def test_a_circle_is_turned_by_its_doors() -> None:
    assert len(TILES["flute_room"].poses) == 4
    assert len(TILES["parlor"].poses) == 1  # four doors: every turn looks the same
    assert len(TILES["venus_grotto"].poses) == 2
    assert len(TILES["green_house"].poses) == 4  # two doors and a fence
    assert placing(Plan().castle, TILES["parlor"], Place(3, 0, 1)).rule == "LUD-GEO-1"


@rule("LUD-GEO-1")
def test_the_table_ends_only_far_away() -> None:
    assert placing(Plan().castle, TILES["larder"], Place(127, 0, 0)).rule == "LUD-GEO-1"
    assert placing(Plan().castle, TILES["larder"], Place(126, 0, 0)).rule == "LUD-PLACE-1"


@rule("LUD-GEO-2")
@pytest.mark.parametrize(
    ("tile", "width", "height", "cells"),
    [
        ("larder", 2, 2, 4),
        ("parlor", 3, 3, 9),
        ("nap_room", 4, 2, 8),
        ("shed", 5, 2, 10),
        ("kitchen", 4, 4, 12),
        ("salon", 7, 2, 14),
        ("observatory", 4, 4, 16),
        ("armory", 6, 3, 18),
        ("forum", 5, 5, 25),
        ("throne_room", 7, 4, 28),
        ("foyer_3", 3, 3, 9),
        ("hallway", 6, 1, 6),
        ("stairs", 3, 1, 3),
    ],
)
def test_every_size_has_its_outline(tile: str, width: int, height: int, cells: int) -> None:
    pose = pose_of(tile)
    assert (pose.width, pose.height) == (width, height)
    assert len(box_cells(pose)) == cells


@rule("LUD-GEO-2")
def test_the_l_lacks_its_upper_right_quarter_and_octagons_halves_of_their_corners() -> None:
    assert (2, 1) not in box_cells(pose_of("kitchen"))
    assert (1, 1) in box_cells(pose_of("kitchen"))
    assert (0, 0) not in box_cells(pose_of("kitchen w"))
    assert pose_of("throne_room").corners == ((0, 0), (6, 0), (0, 3), (6, 3))


@rule("LUD-GEO-2")
def test_the_printed_size_counts() -> None:
    assert castle_size(castle("stairs", "hallway", "parlor @ hallway").castle) == 125 + 75 + 150 + 150


@rule("LUD-GEO-3")
@pytest.mark.parametrize(
    ("one", "other", "at", "expected"),
    [
        ("throne_room", "vestibule", (6, 3), "touch"),  # octagons, corner cell on corner cell
        ("throne_room", "vestibule", (6, 2), "overlap"),
        ("throne_room", "vestibule", (5, 3), "overlap"),
        ("throne_room", "forum", (6, 3), "apart"),  # an octagon's and a big circle's corner cell
        ("throne_room", "forum", (6, 2), "overlap"),
        ("forum", "theater", (4, 4), "apart"),  # two big circles
        ("forum", "theater", (4, 3), "touch"),
        ("forum", "theater", (-3, 4), "touch"),
        ("forum", "theater", (3, 3), "overlap"),
        ("forum", "theater", (4, 2), "overlap"),
        ("forum", "theater", (5, 0), "touch"),
        ("forum", "theater", (5, 1), "apart"),
        ("parlor", "forum", (2, 2), "apart"),  # a small and a big circle, centres 3 and 3 apart
        ("parlor", "forum", (2, 1), "overlap"),
        ("parlor", "study", (2, 2), "overlap"),
        ("parlor", "study", (3, 0), "touch"),
        ("parlor", "study", (3, 1), "apart"),
        ("parlor", "throne_room", (2, 2), "overlap"),  # nothing else shares a cell with a small circle
        ("throne_room", "larder", (6, 3), "overlap"),  # a square corner in a cut one
        ("forum", "larder", (4, 4), "overlap"),
        ("kitchen", "larder", (2, 0), "touch"),  # in the notch of the L
        ("kitchen", "larder", (1, 0), "overlap"),
        ("kitchen", "larder", (3, -1), "apart"),
    ],
)
def test_what_overlaps_what_touches_and_where_a_gap_remains(
    one: str, other: str, at: tuple[int, int], expected: str
) -> None:
    assert relation(one, other, *at) == expected


@rule("LUD-GEO-3")
@pytest.mark.parametrize(
    ("at", "expected"),
    [((3, 0), "touch"), ((3, 1), "touch"), ((3, -1), "apart"), ((3, 2), "apart"), ((0, 3), "touch")],
)
def test_a_circle_touches_a_wall_only_at_the_middle_of_its_side(at: tuple[int, int], expected: str) -> None:
    assert relation("parlor", "larder", *at) == expected


@rule("LUD-GEO-5")
def test_a_common_corner_is_a_touch_unless_the_table_says_else() -> None:
    assert relation("larder", "pantry", 2, 2) == "touch"
    assert relation("larder", "pantry", 2, 2, corner_contact=False) == "apart"
    assert relation("larder", "pantry", 2, 1, corner_contact=False) == "touch"
    assert relation("parlor", "larder", 3, 0, corner_contact=False) == "touch"  # a circle has no corners


@rule("LUD-GEO-5")
@pytest.mark.parametrize(("corner_contact", "penalty"), [(True, -2), (False, -1)])
def test_a_corner_costs_an_activity_room_a_point(corner_contact: bool, penalty: int) -> None:
    plan = drawn(
        ". . . r r . .",
        "f f f r r . .",
        "f f f l l b b",
        "f f f l l b b",
        ". . . . . b b",
        ". . . . . b b",
        ". . . . . b b",
        l="lilac_cabinet",
        r="focus_room w",
        b="billiards_room e",
        corner_contact=corner_contact,
    )
    assert plan.scored["LUD-SCORE-2"] == penalty


def ring(*corners: tuple[str, int, int, str]) -> Plan:
    """The foyer within four hallways, one cell away from it; some of them elsewhere."""
    plan = Plan()
    for tile, x, y, way in corners:
        plan.put(tile, x, y, way)
    return plan


CLOSED = (
    ("hallway", -2, -2, "n"),
    ("hallway", 4, -2, "e"),
    ("hallway", -1, 4, "n"),
    ("hallway", -2, -1, "e"),
)


@rule("LUD-GEO-4")
def test_a_courtyard_is_enclosed_entirely_and_its_doors_are_no_entrances() -> None:
    closed, gap = ring(*CLOSED), ring(("hallway", -3, -2, "n"), *CLOSED[1:])
    assert (closed.courtyards, gap.courtyards) == (1, 0)
    inner_doors = 4 + 4 * 5  # the foyer's, and those of each hallway that look inside
    assert closed.open_doors - closed.entrances == inner_doors
    assert gap.open_doors == gap.entrances


@rule("LUD-GEO-4")
def test_the_free_table_is_looked_at_only_as_far_as_asked() -> None:
    foyer = Plan().castle
    beside, corner = (1 << foyer.frame.bit(x, 0) for x in (-1, 0))
    assert outside(foyer) & corner  # which is cut off
    assert outside(foyer, beside) & beside
    assert not outside(foyer, beside) & corner


@rule("LUD-GEO-1")
def test_the_box_of_a_castle_is_around_its_rooms() -> None:
    assert Plan().castle.box == (0, 0, 3, 3)
    assert ring(*CLOSED).castle.box == (-2, -2, 7, 7)


@rule("LUD-GEO-4")
def test_space_does_not_pass_a_point_where_two_tiles_touch() -> None:
    corner_only = ring(("hallway", -2, -2, "n"), ("hallway", 4, -1, "e"), *CLOSED[2:])
    assert corner_only.courtyards == 1
    assert corner_only.entrances < corner_only.open_doors


@rule("LUD-GEO-4")
def test_space_passes_beside_a_circle_that_leaves_a_gap() -> None:
    """A circle in front of an opening of three cells closes it only with the middles of its sides."""
    walls = (*CLOSED[:1], *CLOSED[2:], ("stairs", 4, -2, "e"))
    assert ring(*walls).courtyards == 0
    assert ring(*walls, ("parlor", 4, 1, "n")).courtyards == 0  # it reaches neither stairs nor hallway
    assert ring(*walls, ("armory", 4, 1, "n")).courtyards == 1


@rule("LUD-GEO-4")
def test_two_octagons_fill_a_corner_cell_that_they_share() -> None:
    assert Plan().put("throne_room", 20, 0).put("vestibule", 26, 3).courtyards == 0


@rule("LUD-GEO-6")
@pytest.mark.parametrize(
    ("tile", "at", "way", "doors"),
    [
        ("cloak_room", (3, 1), "n", 4 + 1 - 1),  # a wall without a door
        ("flute_room", (3, 0), "e", 4 + 3 - 1),  # the wall point of a circle
        ("flute_room", (3, 1), "e", 4 + 3),  # a cell that the circle covers only partly
        ("cloak_room", (3, 2), "n", 4 + 1),  # beside the door's edge
        ("parlor", (3, 0), "n", 4 + 4 - 2),  # a door on the door: neither is open
        ("cloak_room", (4, 1), "n", 4 + 1),  # a gap
    ],
)
def test_a_door_is_blocked_by_what_touches_its_edge(
    tile: str, at: tuple[int, int], way: str, doors: int
) -> None:
    assert Plan().put(tile, *at, way).open_doors == doors


@rule("LUD-GEO-6", "LUD-PLACE-2")
def test_a_blocked_door_never_completes_a_tile() -> None:
    plan = Plan(3).put("larder", -2, 0).put("cloak_room", 1, -2).put("flute_room", 3, 0, "e")
    assert plan.completed == {"cloak_room"}  # the foyer's third door is against the circle
