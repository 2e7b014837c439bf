"""Moats and passages on castles laid cell by cell.

The foyer stands on (0, 0) to (2, 2), its doors in the middle of its sides; a hallway is 6 x 1 with a door at
every cell edge.
"""

from __future__ import annotations

from kastelan.games.ludwig.castle import BOX, FRONT
from kastelan.games.ludwig.modules import passage_geometry, passages
from kastelan.games.ludwig.modules.moat_geometry import WEST
from tests.games.ludwig.modules.printed_measures import MOAT
from tests.games.ludwig.modules.yards import Yard, yard
from tests.rulebook import rule

LYING, UPRIGHT = 0, 1
LIGHT_TO_THE_WEST, LIGHT_TO_THE_EAST, DARK_TO_THE_SOUTH = 2, 0, 3
FENCE_TO_THE_EAST, FENCE_TO_THE_SOUTH = 1, 2


def columns(plan: Yard, room: str) -> set[int]:
    """In which columns upright passages could be laid from a room."""
    found, number = set(), plan.number(room)
    for action in passages.possible(plan.castle, number):
        passage = passage_geometry.found(plan.castle, number, action.kind, action.door)
        assert passage is not None
        x, _, width, height = passage_geometry.strip(plan.castle, passage)
        if height > 1 and width == 1:
            found.add(x)
    return found


def around_the_corner(decrees: tuple[int, ...] = ()) -> Yard:
    """Stairs to the east of the foyer, dark end out, and hallways that lead to the north and east."""
    plan = Yard(passages=True, decrees=decrees).lay("stairs", 3, 1, LIGHT_TO_THE_WEST)
    return plan.lay("hallway", 1, -6, UPRIGHT).lay("hallway", 2, -3, LYING)


@rule("PASS-7", "DEC-27")
def test_a_passage_joins_no_ground_door_with_a_cellar_door() -> None:
    plan = around_the_corner().lay("hallway", 8, -3, UPRIGHT)
    assert ("medium", "stairs") not in plan.passages("hallway 3")
    assert ("medium", "stairs") in plan.law(27).passages("hallway 3")


@rule("PASS-7")
def test_a_passage_joins_no_stairs_with_stairs() -> None:
    plan = around_the_corner().lay("hallway", 8, -3, LYING).lay("hallway", 11, -2, UPRIGHT)
    plan = plan.lay("stairs", 8, 1, LIGHT_TO_THE_EAST)
    assert plan.connected("stairs 2") == {"hallway 4"}
    assert ("medium", "stairs") not in plan.passages("stairs 2")


@rule("PASS-6", "PASS-7")
def test_stairs_are_not_placed_where_only_a_passage_to_stairs_would_link_them() -> None:
    plan = Yard(passages=True).lay("stairs", 3, 1, LIGHT_TO_THE_WEST)
    assert not plan.may("stairs", 8, 1, LIGHT_TO_THE_EAST)
    assert not plan.may("stairs", 8, 1, LIGHT_TO_THE_WEST)
    assert ("medium", "stairs") in plan.lay("hallway", 8, 1, LYING, dark=True).passages("hallway")


@rule("PASS-8")
def test_both_doors_under_a_passage_are_in_use() -> None:
    plan = Yard(passages=True).lay("stairs", 3, 1, LIGHT_TO_THE_WEST)
    plan = plan.lay("hallway", 8, 1, LYING, dark=True)
    joined = plan.join("medium", "hallway", "stairs")
    assert "stairs" in joined.completed - plan.completed
    assert joined.castle.joined[joined.number("hallway")] == 1


@rule("PASS-10")
def test_a_short_passage_hides_the_whole_edge_of_its_doorway() -> None:
    plan = Yard(passages=True).lay("hallway", 3, 1, LYING).lay("hallway", 9, 1, LYING)
    assert plan.touching("hallway 2") == {"hallway"}
    assert plan.join("short", "hallway 2", "hallway").touching("hallway 2") == set()


@rule("PASS-7", "AMB-43")
def test_a_strip_beside_a_fence_is_not_laid() -> None:
    plan = Yard(passages=True).lay("hallway", 1, -6, UPRIGHT).lay("hallway", 2, -6, LYING)
    fenced = plan.lay("french_gazebo", 3, -5, FENCE_TO_THE_EAST)
    assert 7 in columns(plan.lay("hallway", 2, -1, LYING), "hallway 3")
    assert columns(fenced.lay("hallway", 2, -1, LYING), "hallway 3") == {2}
    assert plan.may("hallway", 7, -1, LYING)
    assert not fenced.may("hallway", 7, -1, LYING)


@rule("PASS-5", "DEC-26")
def test_rooms_that_are_connected_otherwise_get_no_longer_passage() -> None:
    bed, plan = Yard(passages=True).placed("queens_bedroom", "foyer")
    strict = Yard(passages=True, decrees=(26,)).lay("queens_bedroom", bed.x, bed.y, bed.turn)
    met = 0
    for place, grown in plan.ways("hallway"):
        if grown.connected("hallway") or ("medium", "queens_bedroom") not in grown.passages("hallway"):
            continue
        if "queens_bedroom" not in grown.touching("hallway"):
            continue
        walls = strict.lay("hallway", place.x, place.y, place.turn, place.dark)
        if "queens_bedroom" in walls.connected("hallway"):
            assert ("medium", "queens_bedroom") not in walls.passages("hallway")
            met += 1
    assert met


@rule("PASS-6", "LUD-PLACE-4")
def test_room_and_passage_together_leave_an_entrance() -> None:
    plan = Yard(3, passages=True)
    for name in ("broom_closet", "cloak_room"):
        plan = plan.attach(name, "foyer")
    assert plan.entrances == 1
    lonely = [grown for _, grown in plan.ways("powder_room") if not grown.connected("powder_room")]
    assert not lonely  # its only door and the last one of the foyer would be in use
    assert [grown for _, grown in plan.ways("focus_room") if not grown.connected("focus_room")]


@rule("PASS-6", "LUD-PLACE-6")
def test_a_passage_helps_no_room_whose_door_meets_one_of_the_other_level() -> None:
    plan = Yard(passages=True).lay("hallway", 1, -1, LYING)
    assert plan.may("hallway", -4, -4, UPRIGHT)  # by the long passage to the first hallway
    beside = plan.lay("stairs", -3, 1, LIGHT_TO_THE_EAST)  # their dark end is at its south end
    assert not beside.may("hallway", -4, -4, UPRIGHT)


# Decrees


@rule("DEC-26", "AMB-20")
def test_walls_join_no_rooms_of_two_levels() -> None:
    plan, met = yard("stairs", "crypt @ stairs", start=Yard(decrees=(26,))), 0
    for _, grown in plan.ways("hallway"):
        if "crypt" in grown.touching("hallway"):
            assert "crypt" not in grown.connected("hallway")
            met += 1
    assert met


@rule("DEC-26", "LUD-PLACE-8")
def test_walls_join_no_stairs_with_stairs() -> None:
    plan = around_the_corner((26,)).lay("stairs", 4, -2, DARK_TO_THE_SOUTH)
    assert plan.touching("stairs 2") >= {"stairs"}
    assert plan.connected("stairs 2") == {"hallway 2"}


@rule("DEC-27", "MOAT-16")
def test_nothing_but_gardens_is_built_at_the_bridge_by_decree_either() -> None:
    plan = Yard(moat=True, decrees=(27,))
    assert not plan.may("hallway", 1, 5, UPRIGHT)
    assert plan.may("french_gazebo", -1, 5, FENCE_TO_THE_SOUTH)


# Moats


@rule("MOAT-7", "LUD-PLACE-5")
def test_a_moat_piece_touches_no_fence() -> None:
    x, y, width, height = MOAT[WEST]
    plan, met = Yard(moat=True).lay("hallway", -6, 1, LYING), 0
    for _, grown in plan.ways("shed"):
        castle = grown.castle
        bits = [castle.frame.bit(x + i, y + j) for i in range(width) for j in range(height)]
        built, fence = (any(castle.layers[layer] >> bit & 1 for bit in bits) for layer in (BOX, FRONT))
        if fence and not built:
            assert "west" not in grown.positions
            met += 1
    assert met
    assert "west" in plan.positions


@rule("MOAT-17")
def test_a_garden_beyond_the_bridge_meets_no_door_from_inside() -> None:
    plan = Yard(moat=True).lay("hallway", -6, 1, LYING).lay("hallway", -11, 2, LYING)
    plan = plan.lay("hallway", -12, 2, UPRIGHT).lay("hallway", -11, 6, LYING)
    assert plan.lay("french_gazebo", -1, 5, FENCE_TO_THE_SOUTH).outer == {"french_gazebo"}
    beside = plan.lay("hallway", -7, 5, LYING)  # its east end lies at the garden's west door
    assert not beside.may("french_gazebo", -1, 5, FENCE_TO_THE_SOUTH)
