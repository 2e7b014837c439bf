"""LUD-FAV, LUD-BON: what favours measure and what bonus cards pay."""

from __future__ import annotations

from typing import Final

import pytest

from kastelan.games.ludwig.components import TYPES
from kastelan.games.ludwig.favours import card_points, measured_in_castle
from kastelan.games.ludwig.load_components import standard
from tests.games.ludwig.castles import Plan, castle
from tests.rulebook import rule

FAVOURS: Final = {favour.id: favour for favour in standard().favours}
CARDS: Final = {card.id: card for card in standard().bonus_cards}

MANSION: Final = castle(
    "hallway",
    "stairs",
    "dark_hallway @ stairs",
    "larder @ hallway",
    "parlor @ larder",
    "upper_hall @ hallway",
    "observatory @ upper_hall",
    "crypt @ hallway 2",
    "forum @ observatory",
)
"""Foyer, two hallways, stairs; 100 food, 150 and 400 living, 350 corridor, 250 downstairs, 500 activity."""


def measure(plan: Plan, favour: str, money: int = 0) -> int:
    return measured_in_castle(plan.castle, money, FAVOURS[favour])


def worth(plan: Plan, card: str, money: int = 0) -> int:
    return card_points(plan.castle, money, CARDS[card])[0]


@rule("LUD-FAV-COUNT")
def test_tiles_of_a_type_are_counted() -> None:
    counts = {name: measure(MANSION, f"most_{name}") for name in TYPES}
    assert counts == {
        "activity": 1,
        "corridor": 5,  # foyer, two hallways, stairs and the upper hall
        "downstairs": 1,  # the dark hallway is none
        "food": 1,
        "living": 2,
        "outdoor": 0,
        "sleeping": 0,
        "utility": 0,
    }


@rule("LUD-FAV-AREA")
def test_the_printed_sizes_of_a_type_are_added_up() -> None:
    assert measure(MANSION, "area_living") == 150 + 400
    assert measure(MANSION, "area_corridor") == 125 + 2 * 150 + 75 + 350
    assert measure(MANSION, "area_downstairs") == 250
    assert measure(MANSION, "area_sleeping") == 0


@rule("LUD-FAV-SMALL", "LUD-FAV-LARGE", "LUD-FAV-SQUARE", "LUD-FAV-ROUND")
@pytest.mark.parametrize(
    ("favour", "count"), [("small_rooms", 3), ("large_rooms", 3), ("square_rooms", 2), ("circular_rooms", 2)]
)
def test_sizes_count_room_tiles_only(favour: str, count: int) -> None:
    assert measure(MANSION, favour) == count
    assert measure(castle("hallway", "stairs"), favour) == 0  # a hallway is no room of 150


@rule("LUD-FAV-SMALL", "LUD-FAV-LARGE", "LUD-FAV-SQUARE", "LUD-FAV-ROUND")
def test_each_size_belongs_to_its_favours() -> None:
    rooms = {100: "larder", 150: "parlor", 200: "solar", 250: "shed", 300: "sauna"}
    rooms |= {350: "salon", 400: "observatory", 450: "drawing_room", 500: "forum", 600: "throne_room"}
    for size, room in rooms.items():
        plan = castle(room)
        assert measure(plan, "small_rooms") == (size <= 300)
        assert measure(plan, "large_rooms") == (size >= 350)
        assert measure(plan, "square_rooms") == (size in (100, 400))
        assert measure(plan, "circular_rooms") == (size in (150, 500))


@rule("LUD-FAV-COMPLETED", "LUD-FAV-INCOMPLETE", "LUD-BON-COMPLETED", "LUD-DIFF-8")
def test_all_tiles_are_completed_or_incomplete() -> None:
    plan = castle("stairs", "the_hole @ stairs", "hallway", "cloak_room @ hallway")
    assert plan.completed == {"stairs", "the_hole", "cloak_room"}
    assert measure(plan, "completed_rooms") == 3  # stairs too
    assert measure(plan, "incomplete_rooms") == 2  # foyer and hallway
    assert worth(plan, "completed_rooms") == 1  # per full two
    assert worth(plan.attach("broom_closet", to="hallway"), "completed_rooms") == 2


@rule("LUD-FAV-ENTRANCES", "LUD-BON-ENTRANCES", "LUD-DIFF-9")
def test_entrances_of_corridors_do_not_count_those_of_downstairs_rooms_do() -> None:
    plan = castle("hallway", "stairs")
    assert plan.entrances > 0
    assert measure(plan, "external_entrances") == 0
    plan.attach("focus_room", to="hallway")
    assert measure(plan, "external_entrances") == 3
    assert worth(plan, "external_entrances") == 1  # per full two
    plan.attach("crypt", to="stairs")
    assert measure(plan, "external_entrances") == 4
    assert worth(plan, "external_entrances") == 2
    hall = castle("upper_hall")
    assert measure(hall, "external_entrances") == 0  # a corridor room


@rule("LUD-FAV-ENTRANCES", "LUD-DIFF-6")
def test_a_fence_is_no_entrance_and_a_blocked_door_neither() -> None:
    plan = castle("porch")
    assert measure(plan, "external_entrances") == 1  # of two doors one is in the doorway
    blocked = Plan().put("cloak_room", 3, 0, "n").put("larder", 3, 2)
    assert measure(blocked, "external_entrances") == 2  # only the larder's: the closet's door is at its wall


@rule("LUD-FAV-MONEY", "LUD-BON-MONEY")
def test_money_left() -> None:
    assert measure(MANSION, "most_money", 29_000) == 29_000
    assert [worth(MANSION, "money", money) for money in (4_000, 5_000, 29_000)] == [0, 1, 5]


@rule("LUD-BON-TYPE")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("type_living", 2 * 2),
        ("type_activity", 2),
        ("type_corridor", 5),
        ("type_food", 3),
        ("type_downstairs", 2),
        ("type_sleeping", 0),
        ("type_outdoor", 0),
        ("type_utility", 0),
    ],
)
def test_points_for_each_tile_of_a_type(card: str, points: int) -> None:
    assert worth(MANSION, card) == points


@rule("LUD-BON-TYPE")
def test_printed_points_of_the_type_cards() -> None:
    printed = {card.id: card.points for card in CARDS.values() if card.kind == "per_type"}
    assert printed == {
        "type_living": 2,
        "type_activity": 2,
        "type_sleeping": 3,
        "type_outdoor": 2,
        "type_utility": 2,
        "type_food": 3,
        "type_corridor": 1,
        "type_downstairs": 2,
    }


@rule("LUD-BON-SIZE")
def test_points_for_each_room_of_a_size() -> None:
    points = {size: worth(MANSION, f"size_{size}") for size in (100, 150, 200, 250, 350, 400, 500, 600)}
    assert points == {100: 2, 150: 2, 200: 0, 250: 2, 350: 3, 400: 3, 500: 3, 600: 0}
    assert worth(castle("hallway"), "size_150") == 0


def strewn(*rooms: str) -> Plan:
    """The foyer and these rooms, far from each other."""
    plan = Plan()
    for tile in rooms:
        plan.put(tile, 20 * len(plan.names), 0)
    return plan


@rule("LUD-BON-TYPES")
def test_seven_points_for_all_eight_types_once() -> None:
    plan = strewn("crypt", "larder", "parlor", "cloak_room", "solar", "shed")
    assert worth(plan, "all_types") == 0
    plan.put("flute_room", 0, 20)
    assert worth(plan, "all_types") == 7  # the foyer is a corridor
    assert worth(plan.put("berchta_room", 0, 30), "all_types") == 7


@rule("LUD-BON-SIZES")
def test_eight_points_for_all_ten_sizes_once() -> None:
    rooms = ["larder", "solar", "shed", "sauna", "upper_hall", "observatory", "drawing_room", "forum"]
    plan = strewn(*rooms, "throne_room")
    plan.put("hallway", 0, 20)
    assert worth(plan, "all_sizes") == 0  # a hallway is no room of 150
    assert worth(plan.put("parlor", 0, 30), "all_sizes") == 8
    assert worth(plan.put("study", 0, 40), "all_sizes") == 8


@rule("LUD-BON-HALLWAYS", "LUD-BON-STAIRS")
def test_a_point_for_each_hallway_light_or_dark_and_two_for_stairs() -> None:
    assert worth(MANSION, "hallways") == 2
    assert worth(MANSION, "stairs") == 2
    assert worth(castle("stairs", "stairs"), "stairs") == 4


@rule("LUD-BON-SQUARE", "LUD-BON-ROUND")
def test_a_point_for_each_square_and_each_round_room() -> None:
    assert worth(MANSION, "square_rooms") == 2  # the larder and the observatory
    assert worth(MANSION, "circular_rooms") == 2  # the parlor and the forum
    assert worth(castle("hallway", "stairs"), "circular_rooms") == 0
