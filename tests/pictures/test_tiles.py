"""Every tile, in every language, turn and theme."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kastelan.games.ludwig.components import HALLWAY, STAIRS, TYPES, Tile
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.games.ludwig.modules.swans import has_swan
from kastelan.games.ludwig.shapes import poses
from kastelan.pictures import DARK, LIGHT, Theme, draw_all_tiles, draw_tile
from kastelan.pictures.ludwig.floor_plan import WALL, FloorPlan, U, plan_in_pose, plan_of
from kastelan.pictures.ludwig.lettering import lettering
from kastelan.pictures.ludwig.room import SWAN, banner_box
from kastelan.pictures.ludwig.tile_layout import Box, layout_of
from kastelan.pictures.outlines import inset
from kastelan.pictures.text_layout import SHRINKING, fitted
from tests.pictures.svg_reader import SVG, count, parsed, strays, texts, titles

TILES = standard().tiles
ROOMS = [tile for tile in TILES if tile.is_room]
LANGUAGES = ("en", "cs", "ru")
Corner = tuple[float, float]


def every_plan(tiles: Sequence[Tile] = TILES) -> list[FloorPlan]:
    """Every tile as it can lie. A renovation is drawn in all poses of its shape."""
    return [
        plan_in_pose(tile, pose)
        for tile in tiles
        for pose in tile.poses or poses(tile.foundation.shape, (), False, False, dark=False)
    ]


def inside(plan: FloorPlan, x: float, y: float, depth: float = WALL) -> bool:
    """Whether a point lies within the walls."""
    if plan.is_round:
        r = plan.width / 2
        return (x - r) ** 2 + (y - r) ** 2 <= (r - depth) ** 2
    corners = inset(plan.outline, depth)
    hit = False
    for at, (bx, by) in enumerate(corners):
        ax, ay = corners[at - 1]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


def corners_of(box: Box) -> list[Corner]:
    return [(x, y) for x in (box.x, box.x + box.width) for y in (box.y, box.y + box.height)]


def apart(one: Box, other: Box) -> bool:
    return (
        one.x + one.width <= other.x
        or other.x + other.width <= one.x
        or one.y + one.height <= other.y
        or other.y + other.height <= one.y
    )


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
def test_a_tile_shows_its_name_points_and_doors(tile: Tile) -> None:
    for language in LANGUAGES:
        svg = draw_tile(tile, language=language)
        assert count(svg, "door") == len(tile.foundation.doors)
        assert plan_of(tile).name(language) in titles(svg)[1]
        if tile.is_room:
            assert plan_of(tile).name(language) in " ".join(texts(svg))
            assert str(tile.face.points) in texts(svg)
            assert count(svg, "badge") == (tile.face.symbol is not None)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_nothing_is_drawn_outside_the_sheet(theme: Theme) -> None:
    for tile in TILES:
        for turn in range(4):
            svg = draw_tile(tile, turn, theme=theme)
            assert not strays(svg), (tile.id, turn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_fit_at_seventy_percent_of_their_size_or_more(language: str) -> None:
    for plan in every_plan():
        if plan.tile.is_room:
            places = layout_of(plan)
            lines, letters = fitted(plan.name(language), places.name.width, places.size, places.lines)
            assert letters >= places.size * SHRINKING[-1] - 1e-9, (plan.id, plan.pose.turn, lines)
            assert len(lines) <= places.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_name_banner_and_badge_lie_within_the_walls_and_apart(language: str) -> None:
    for plan in (*every_plan(), *every_plan(boxed(standard(), True, True).tiles)):
        if not plan.tile.is_room:
            continue
        places = layout_of(plan)
        words = lettering(plan, places, language)
        boxes = [words.name, banner_box(plan, places), *([words.badge] if words.badge else [])]
        for box in boxes:
            for x, y in corners_of(box):
                assert inside(plan, x, y), (plan.id, plan.pose.turn, language, box)
        for at, one in enumerate(boxes):
            for other in boxes[:at]:
                assert apart(one, other), (plan.id, plan.pose.turn, language, one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_name_and_badge_keep_clear_of_the_swan(language: str) -> None:
    for plan in (*every_plan(), *every_plan(boxed(standard(), True, True).tiles)):
        if not has_swan(plan.tile):
            continue
        places = layout_of(plan)
        words, (x, y), reach = lettering(plan, places, language), places.swan, SWAN / 2 + 3
        around = Box(x - reach, y - reach, 2 * reach, 2 * reach)
        for box in (words.name, *([words.badge] if words.badge else [])):
            assert apart(box, around), (plan.id, plan.pose.turn, language, box)


def test_an_outline_covers_what_the_tile_covers() -> None:
    for plan in every_plan():
        if plan.is_round:
            assert plan.width == plan.height == plan.pose.width * U
            continue
        area = sum(
            ax * by - bx * ay
            for (ax, ay), (bx, by) in zip(plan.outline, (*plan.outline[1:], plan.outline[0]), strict=True)
        )
        cells = {(x + i, y + j) for x, y, w, h in plan.pose.body for i in range(w) for j in range(h)}
        assert area / 2 / U**2 == len(cells) + len(plan.pose.corners) / 2, plan.id


def test_the_sheet_has_all_tiles() -> None:
    svg = draw_all_tiles()
    written = texts(svg)
    assert count(svg, "tile") == len(ROOMS) + 5
    for tile in TILES:
        assert tile.id in written
    assert not strays(svg)


def test_types_differ_in_pattern_and_symbol_as_well_as_in_colour() -> None:
    svg = draw_all_tiles()
    defined = {element.attrib["id"] for element in parsed(svg).iter(f"{SVG}pattern")}
    for kind in TYPES:
        assert f"floor-{kind}-light" in defined
        assert f"url(#floor-{kind}-light)" in svg


def test_small_pictures_show_less() -> None:
    room = next(tile for tile in ROOMS if tile.id == "throne_room")
    assert "Throne Room" in texts(draw_tile(room, scale=26))
    assert texts(draw_tile(room, scale=15)) == ["1"]
    assert texts(draw_tile(room, scale=14)) == []


def test_a_hallway_is_dark_on_its_other_side() -> None:
    assert "url(#hatch-light)" not in draw_tile(TILES[HALLWAY])
    assert "url(#hatch-light)" in draw_tile(TILES[HALLWAY], dark=True)


def test_stairs_are_dark_at_their_cellar_door() -> None:
    for turn in range(4):
        plan = plan_of(TILES[STAIRS], turn)
        assert [door.dark for door in plan.doors].count(True) == 1


def test_the_same_tile_gives_the_same_picture() -> None:
    for tile in ROOMS[::7]:
        assert draw_tile(tile, 1, language="ru") == draw_tile(tile, 1, language="ru")
