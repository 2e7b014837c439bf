"""LUD-PLACE: where a tile may lie."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig.castle import begun, extended, grown
from kastelan.games.ludwig.components import CORRIDOR, DOWNSTAIRS
from kastelan.games.ludwig.placing import at_fences, can_be_placed
from tests.games.ludwig.castles import TILES, Plan, castle, drawn, pose_of
from tests.games.ludwig.tables import table
from tests.rulebook import refused, rule


@rule("LUD-PLACE-1")
def test_a_door_of_the_new_tile_meets_a_door_of_the_castle() -> None:
    Plan().lay("larder", 3, 0)  # w1 at the foyer's east door
    with refused("LUD-PLACE-1"):
        Plan().lay("buttery", 3, 0)  # w0 beside it
    with refused("LUD-PLACE-1"):
        Plan().lay("cloak_room", 3, 1)  # touching with a wall only
    with refused("LUD-PLACE-1"):
        Plan().lay("larder", 4, 0)  # a gap between the doors
    with refused("LUD-PLACE-1"):
        Plan().lay("larder", 40, 40)


@rule("LUD-PLACE-2")
def test_other_doors_may_be_blocked_new_and_old() -> None:
    rows = (
        ". h h h h h h",
        "f f f l l . .",
        "f f f l l . .",
        "f f f . . . .",
    )
    doors, in_doorways, blocked = 4 + 2 + 14, 4, 2  # two doors of the hallway look at the larder's wall
    assert drawn(*rows, l="larder", h="hallway").open_doors == doors - in_doorways - blocked
    assert drawn(*rows, h="hallway", l="larder").open_doors == doors - in_doorways - blocked


@rule("LUD-PLACE-3", "LUD-DIFF-6")
def test_tiles_never_overlap_not_even_on_two_levels() -> None:
    with refused("LUD-PLACE-3"):
        Plan().lay("larder", 2, 0)
    plan = Plan().lay("stairs", -3, 1).lay("hallway", -9, 1, "nd")
    with refused("LUD-PLACE-3"):
        plan.copy().lay("hallway", -9, 1, "n")
    plan.lay("hallway", 1, 3)
    with refused("LUD-PLACE-3"):
        plan.lay("dungeon", 0, 2)


@rule("LUD-PLACE-4")
def test_the_last_external_entrance_stays() -> None:
    plan = Plan(3).lay("broom_closet", 1, -2).lay("cloak_room", 3, 1, "e")
    assert plan.entrances == 1
    with refused("LUD-PLACE-4"):
        plan.copy().lay("powder_room", -2, 1, "w")
    assert not can_be_placed(plan.castle, TILES["powder_room"])
    plan.lay("stairs", -3, 1)  # its door in the cellar is enough, though a corridor's
    assert plan.entrances == 1


@rule("LUD-PLACE-4")
def test_a_door_into_a_courtyard_is_not_enough() -> None:
    plan = drawn(
        "l l l l . . . . .",
        "l l l l . . . . .",
        "l l . . . . . . .",
        "l l . . . . . . .",
        ". c c c f f f . .",
        ". c c c f f f b b",
        ". c c c f f f b b",
        ". c c c . . . . .",
        ". c c c . . . . .",
        ". c c c . . . . .",
        f="foyer_3",
        c="coach_house w",
        b="broom_closet e",
        l="laundry_room e",
    )
    with refused("LUD-PLACE-4"):
        plan.copy().lay("servants_quarters", 0, -4)  # it closes the courtyard its other door leads to
    closed = plan.put("servants_quarters", 0, -4)
    assert (closed.open_doors, closed.entrances) == (1, 0)
    assert closed.courtyards == 2  # the foyer's cut corner is one too


def kept_off(fenced: str, other: str, dx: int, dy: int, corner_contact: bool = True) -> bool:
    """Whether the fence of the first tile keeps the other off; the same whichever lies there first."""
    first = begun(TILES[fenced], corner_contact)
    off = bool(at_fences(first, pose_of(other)) >> first.frame.bit(dx, dy) & 1)
    second = begun(TILES[other.split()[0]], corner_contact)
    if " " not in other:
        assert off == bool(at_fences(second, pose_of(fenced)) >> second.frame.bit(-dx, -dy) & 1)
    return off


@rule("LUD-PLACE-5")
@pytest.mark.parametrize(
    ("other", "at", "off"),
    [
        ("larder", (0, -2), True),
        ("larder", (4, -2), True),
        ("larder", (-1, -2), True),
        ("larder", (-2, -2), False),  # only the post, with a corner
        ("larder", (5, -2), False),
        ("larder", (1, -3), False),  # a gap
        ("larder", (5, 0), False),  # at the side
        ("larder", (1, 2), False),  # below
        ("parlor", (1, -3), True),  # a circle's lowest point
        ("parlor", (-2, -3), False),  # which misses the wall
        ("hallway", (-5, -1), True),
        ("stairs", (1, -1), True),
        ("dungeon", (0, -3), True),  # the cellar too
        ("gatehouse s", (0, -2), True),  # fence to fence
        ("foyer_4", (-2, -3), False),  # its cut corner is above the post
        ("foyer_4", (-1, -3), True),
    ],
)
def test_nothing_touches_the_top_of_a_rectangle_but_its_posts(
    other: str, at: tuple[int, int], off: bool
) -> None:
    assert kept_off("shed", other, *at) == off


@rule("LUD-PLACE-5")
@pytest.mark.parametrize(
    ("other", "at", "off"),
    [
        ("larder", (3, -2), True),
        ("throne_room", (6, -3), True),  # along the diagonal
        ("throne_room", (-6, -3), True),
        ("throne_room", (6, 3), False),  # the lower one has no fence
        ("forum", (6, -4), False),  # a gap
        ("larder", (6, -2), True),  # the vertex between top and diagonal
        ("larder", (7, -1), False),  # the post at the diagonal's lower end
        ("larder", (7, 1), False),
        ("parlor", (5, -3), False),  # its lowest point is beside the top wall
        ("parlor", (4, -3), True),
    ],
)
def test_nothing_touches_the_top_and_the_upper_diagonals_of_an_octagon(
    other: str, at: tuple[int, int], off: bool
) -> None:
    assert kept_off("stables", other, *at) == off


@rule("LUD-PLACE-5", "LUD-GEO-5")
def test_a_corner_at_the_fences_vertex_counts_only_where_corners_touch() -> None:
    assert kept_off("stables", "larder", 6, -2)
    assert not kept_off("stables", "larder", 6, -2, corner_contact=False)
    assert kept_off("stables", "larder", 5, -2, corner_contact=False)
    assert kept_off("stables", "throne_room", 6, -3, corner_contact=False)  # the whole diagonal


@rule("LUD-PLACE-5")
@pytest.mark.parametrize(
    ("other", "at", "off"),
    [
        ("larder", (2, -2), True),  # the top point
        ("larder", (3, -2), False),  # beside it
        ("larder", (5, 1), False),  # the side, 90 degrees from the top
        ("larder", (1, 5), False),
        ("forum", (3, -4), True),  # the upper contacts of big circles
        ("forum", (4, -3), True),
        ("forum", (-4, -3), True),
        ("forum", (4, 3), False),
        ("forum", (4, -4), False),  # a gap
        ("forum", (5, 0), False),
        ("parlor", (1, -3), True),
        ("parlor", (4, -2), False),
    ],
)
def test_nothing_touches_the_upper_arc_of_a_circle(other: str, at: tuple[int, int], off: bool) -> None:
    assert kept_off("green_house", other, *at) == off


@rule("LUD-PLACE-5")
def test_a_fence_is_refused_by_the_game_for_the_old_and_for_the_new_tile() -> None:
    plan = Plan().lay("hallway", 3, 1)
    plan.lay("shed", 4, -1)  # s0 over the hallway, its fence up
    with refused("LUD-PLACE-5"):
        plan.copy().put("hallway", 9, -4, "e").lay("larder", 7, -3)
    with refused("LUD-PLACE-5"):
        Plan().lay("shed", 0, -2, "s")  # its fence comes down on the foyer


@rule("LUD-PLACE-6")
def test_ground_and_cellar_connect_only_by_stairs() -> None:
    plan = Plan().lay("stairs", -3, 1)  # the light end at the foyer's west door
    assert plan.castle.rooms[1].pose.doors[0][3] != plan.castle.rooms[1].pose.doors[1][3]
    with refused("LUD-PLACE-6"):
        Plan().lay("stairs", 3, 1)  # the dark end at the foyer's east door
    Plan().lay("stairs", 3, 1, "s")
    with refused("LUD-PLACE-6"):
        plan.copy().lay("hallway", -9, 1)
    plan.copy().lay("hallway", -9, 1, "nd")
    with refused("LUD-PLACE-6"):
        Plan().lay("hallway", 3, 1, "nd")
    with refused("LUD-PLACE-6"):
        plan.copy().lay("larder", -5, 0)
    plan.attach("dungeon", to="stairs")
    with pytest.raises(LookupError):
        Plan().attach("dungeon", to="foyer")


@rule("LUD-PLACE-6")
def test_a_ground_door_on_a_cellar_door_is_illegal_even_beside_a_good_doorway() -> None:
    plan = Plan().lay("stairs", -3, 1).lay("hallway", -9, 1, "nd").lay("hallway", -4, 3)
    assert plan.connected("hallway 2") == {"foyer"}
    with refused("LUD-PLACE-6"):
        plan.copy().lay("hallway", -7, 2)  # hallway 2's doors and, above, those of the dark one
    plan.lay("cloak_room", -6, 2, "w")  # a wall against it is only a touch
    assert "hallway" in plan.touching("cloak_room")


@rule("LUD-PLACE-7")
def test_the_buyer_chooses_the_hallways_side_and_a_dark_one_is_no_downstairs_room() -> None:
    plan = Plan().lay("stairs", -3, 1).lay("hallway", -9, 1, "nd").lay("hallway", 3, 1)
    kinds = plan.castle.of_type
    assert kinds[CORRIDOR].bit_count() == 4
    assert kinds[DOWNSTAIRS] == 0
    dungeon = plan.attach("dungeon", to="hallway")
    assert dungeon.scored["LUD-SCORE-2"] == 2  # itself only
    with refused("LUD-PLACE-7"):
        Plan().lay("larder", 3, 0, "nd")


@rule("LUD-PLACE-8", "LUD-DIFF-2")
def test_stairs_may_touch_but_not_be_connected() -> None:
    plan = Plan().lay("stairs", -3, 1)
    with refused("LUD-PLACE-8"):
        plan.copy().lay("stairs", -6, 1, "s")  # dark end on dark end
    below = Plan().lay("hallway", 3, 1).lay("stairs", 4, 2, "w").lay("stairs", 5, 2, "w")
    assert below.connected("stairs 2") == {"hallway"}
    assert "stairs" in below.touching("stairs 2")


@rule("LUD-PLACE-9")
def test_placed_tiles_stay_as_they_lie() -> None:
    plan = castle("stairs", "dungeon @ stairs", "hallway")
    before = plan.castle.rooms
    plan.attach("parlor", to="hallway")
    assert plan.castle.rooms[:-1] == before
    game = table(plan)
    assert {word for word in game.words if word not in ("hallway", "stairs", "money")} == set()


@rule("LUD-PLACE-10", "LUD-REW-CORRIDOR")
def test_a_free_hallway_follows_the_same_rules() -> None:
    game = table(castle("stairs"), market=["the_hole"])
    game.build("the_hole", to="stairs")
    game.claim("stairs")
    game.word("free-hallway")
    assert "0,-1n" in game.words
    for word, rule_id in (("0,0n", "LUD-PLACE-3"), ("20,20n", "LUD-PLACE-1"), ("0,-1nd", "LUD-PLACE-6")):
        with refused(rule_id):
            game.word(word)


def test_the_same_room_at_the_same_place_makes_the_very_same_castle() -> None:
    foyer, larder = begun(TILES["foyer_4"], corner_contact=True), TILES["larder"]
    one = grown(foyer, larder, larder.poses[0], 3, 0)
    assert one is grown(foyer, larder, larder.poses[0], 3, 0)
    assert one.layers == extended(foyer, larder, larder.poses[0], 3, 0).layers
    assert one is not grown(foyer, larder, larder.poses[1], 3, 0)
    assert one is not grown(begun(TILES["foyer_4"], corner_contact=True), larder, larder.poses[0], 3, 0)
