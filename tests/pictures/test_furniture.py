"""What stands in the rooms: every room has its furniture, and it leaves everything else free."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib.resources import files

import pytest

from kastelan.games.ludwig.components import Tile
from kastelan.pictures import DARK, LIGHT, draw_tile
from kastelan.pictures.drawings import BadDrawing, read_drawing, scaled
from kastelan.pictures.ludwig import furniture_parts
from kastelan.pictures.ludwig.floor_plan import FloorPlan, plan_in_pose, poses_of
from kastelan.pictures.ludwig.furnishing import banner_place, furnish
from kastelan.pictures.ludwig.furniture_parts import furnishings, parts, read_furnishings, read_part
from kastelan.pictures.ludwig.game_pictures import PICTURES, _tiles
from kastelan.pictures.ludwig.lettering import lettering
from kastelan.pictures.ludwig.room import reserved_boxes
from kastelan.pictures.ludwig.tile_layout import Box, layout_of
from tests.pictures.svg_reader import count, path_points, strays
from tests.pictures.test_tiles import LANGUAGES, apart, corners_of, inside

ROOMS = [tile for tile in _tiles().values() if tile.face.types and tile.foundation.size >= 100]
FURNISHED = [tile for tile in ROOMS if tile.id not in ("hallway", "stairs", "foyer_3", "foyer_4")]
OVERHANG = 1.6
"""How far a drawing may leave its box: parts of a row overlap by half a post."""


def boxes_to_leave_free(plan: FloorPlan, language: str) -> list[Box]:
    places = layout_of(plan)
    return reserved_boxes(plan, places, lettering(plan, places, language))


def is_closet_of_two_types(plan: FloorPlan) -> bool:
    """Banner, badge and a long name cover all of these."""
    return plan.shape == "100" and plan.second is not None


def test_every_room_has_an_entry_and_every_drawing_is_used() -> None:
    table = furnishings()
    assert {tile.id for tile in FURNISHED} == table.rooms.keys()
    used = {piece.part.name for pieces in (*table.rooms.values(), *table.types.values()) for piece in pieces}
    assert used == parts().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_furniture_leaves_walls_lettering_and_doors_free(language: str) -> None:
    for tile in FURNISHED:
        for pose in poses_of(tile):
            plan = plan_in_pose(tile, pose)
            reserved = boxes_to_leave_free(plan, language)
            placed = [piece.box for piece in furnish(plan, reserved)]
            assert placed or is_closet_of_two_types(plan), (tile.id, pose.turn)
            for number, box in enumerate(placed):
                where = (tile.id, pose.turn, box)
                assert all(inside(plan, *corner) for corner in corners_of(box)), where
                assert all(apart(box, other) for other in (*reserved, *placed[:number])), where
                for door in plan.doors:
                    assert apart(box, Box(door.x - 7, door.y - 7, 14, 14)), where


def test_the_first_piece_stands_in_every_room_and_the_copies_of_a_row_side_by_side() -> None:
    for tile in FURNISHED:
        plan = plan_in_pose(tile, poses_of(tile)[0])
        placed = furnish(plan, boxes_to_leave_free(plan, "en"))
        if not is_closet_of_two_types(plan):
            assert placed[0].part is furnishings().rooms[tile.id][0].part, tile.id
    stables = plan_in_pose(_tiles()["stables"], poses_of(_tiles()["stables"])[0])
    assert furnish(stables, boxes_to_leave_free(stables, "en"))[0].copies == 4


def test_drawings_stay_in_their_boxes() -> None:
    for part in parts().values():
        box = part.drawing
        for stroke in box.strokes:
            for x, y in path_points(scaled(stroke.commands)):
                assert -OVERHANG <= x - box.left <= box.width + OVERHANG, part.name
                assert -OVERHANG <= y - box.top <= box.height + OVERHANG, part.name


def test_furniture_is_drawn_in_both_themes_but_not_in_the_smallest_pictures() -> None:
    for theme in (LIGHT, DARK):
        for tile in FURNISHED[::5]:
            svg = draw_tile(tile, theme=theme)
            assert count(svg, "furniture") == 1
            assert not strays(svg), tile.id
    assert count(draw_tile(FURNISHED[0], scale=15), "furniture") == 1
    assert count(draw_tile(FURNISHED[0], scale=14), "furniture") == 0


def test_small_pictures_have_fewer_and_larger_pieces_beside_the_banner() -> None:
    for tile in FURNISHED:
        for pose in poses_of(tile):
            plan = plan_in_pose(tile, pose)
            x, y = banner_place(plan, 34, 51)
            banner = Box(x, y, 34, 51)
            assert all(inside(plan, *corner) for corner in corners_of(banner)), (tile.id, pose.turn)
            placed = furnish(plan, [banner], small=True)
            assert placed, (tile.id, pose.turn)
            assert len({piece.part.name for piece in placed}) <= 3
            assert all(apart(piece.box, banner) for piece in placed)


def test_a_room_that_another_component_set_adds_is_furnished_by_its_type() -> None:
    known = furnishings()
    assert known.of("a-room-of-ours", "food") == known.types["food"]


def test_tiles_without_a_room_type_stand_empty() -> None:
    assert PICTURES.tiles is not None
    moat = next(tile for tile in _tiles().values() if tile.id == "hallway")
    assert count(draw_tile(moat), "furniture") == 0


def _own_parts() -> dict[str, furniture_parts.Part]:
    return {"bed": read_part("bed", {"size": [2, 2], "draw": ["wood d R0 0 2 2"]})}


TYPES = {
    kind: ["bed"]
    for kind in tomllib.loads(
        (files("kastelan.pictures.ludwig") / "furnishings.toml").read_text(encoding="utf-8")
    )["types"]
}


@pytest.mark.parametrize(
    ("read", "reason"),
    [
        (lambda: read_furnishings({"types": TYPES, "rooms": {"solar": ["sofa"]}}, _own_parts()), "sofa"),
        (lambda: read_furnishings({"types": TYPES, "rooms": {"solar": []}}, _own_parts()), "solar"),
        (lambda: read_furnishings({"types": {}, "rooms": {}}, _own_parts()), "not furnished"),
        (lambda: read_furnishings({"types": TYPES, "rooms": {"solar": ["bed @roof"]}}, _own_parts()), "roof"),
        (lambda: read_part("bed", {"size": [2, 2], "draw": ["velvet d R0 0 2 2"]}), "velvet"),
        (lambda: read_part("bed", {"size": [2, 2], "draw": [], "colour": "red"}), "colour"),
        (lambda: read_part("bed", {"size": [2, 2], "draw": [], "stands": "roof"}), "roof"),
        (lambda: read_drawing([2, 2], ["wood thick R0 0 2 2"]), "weight"),
        (lambda: read_drawing([2, 2], ["wood d R0 0 2"]), "path"),
        (lambda: read_drawing([2, 2], ["wood d X0 0"]), "path"),
        (lambda: read_drawing([2], ["wood d R0 0 2 2"]), "size"),
    ],
)
def test_wrong_data_is_refused_with_its_reason(read: Callable[[], object], reason: str) -> None:
    with pytest.raises(BadDrawing, match=reason):
        read()


def test_the_same_room_is_furnished_the_same_way() -> None:
    tile: Tile = _tiles()["throne_room"]
    plan = plan_in_pose(tile, poses_of(tile)[0])
    reserved = boxes_to_leave_free(plan, "cs")
    assert furnish(plan, reserved) == furnish(plan, reserved)
