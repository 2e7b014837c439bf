"""Pictures of games with the modules: moat, wall, passages, renovated rooms, towers, swans."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.games import find
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.action_space import ACTIONS
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.games.ludwig.modules.swans import COLOUR_NAMES
from kastelan.games.ludwig.step_numbers import BUYING, NOTHING
from kastelan.pictures.ludwig.castle import draw_castle
from kastelan.pictures.ludwig.castle_geometry import geometry_seen, renovated
from kastelan.pictures.ludwig.doors import DoorState
from kastelan.pictures.ludwig.floor_plan import plan_in_pose, plan_of
from kastelan.pictures.ludwig.market import draw_market
from kastelan.pictures.ludwig.swans import CORNERS, TURNED
from kastelan.pictures.ludwig.tile_pictures import draw_all_tiles, draw_tile
from kastelan.pictures.theme import DARK, LIGHT
from tests.pictures.svg_reader import count, strays

WISHED = ("moat", "renovate", "short", "medium", "long", "west", "north", "east")


def position(players: int, modules: str, seed: int, rounds: int) -> LudwigState:
    """A position of a random game whose players like what the modules sell."""
    state, luck = find("ludwig").new(players, {"modules": modules}, seed), Random(seed)
    assert isinstance(state, LudwigState)
    while state.actors and not (state.round >= rounds and state.step == BUYING):
        legal = state.legal(state.actors[0])
        wished = [one for one in legal if ACTIONS.write(one).startswith(WISHED)]
        state.apply(state.actors[0], luck.choice(wished or legal))
    return state


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_castle_shows_its_moat_its_passages_and_what_was_renovated(seed: int) -> None:
    state = position(3, "moats,passages,renovations", seed, 9)
    for seat, castle in enumerate(state.castles):
        svg, annex = draw_castle(state.view(None), seat, "cs", DARK), castle.additions
        assert count(svg, "moat") == annex.pieces
        assert count(svg, "passage") == len(annex.passages)
        assert count(svg, "wall") == 1
        assert count(svg, "tile") == len(castle.rooms)
        assert not strays(svg)


def test_a_walled_up_bridge_is_not_drawn() -> None:
    state = find("ludwig").new(2, {"modules": "moats", "foyer": "3"}, 4)
    state.apply(0, ACTIONS.parse("barbican3s"))
    state.apply(1, ACTIONS.parse("barbican3n"))
    assert isinstance(state, LudwigState)
    assert [geometry_seen(state.view(None), seat).bridge for seat in (0, 1)] == [None, "open"]
    assert [count(draw_castle(state.view(None), seat), "bridge") for seat in (0, 1)] == [0, 1]


def test_doors_at_passages_are_doorways() -> None:
    for seed in range(4):
        state = position(3, "passages", seed, 8)
        for seat, castle in enumerate(state.castles):
            for number, room in enumerate(geometry_seen(state.view(None), seat).rooms):
                assert room.doors.count(DoorState.DOORWAY) == castle.joined[number]


def test_a_passage_reaches_into_both_rooms() -> None:
    for seed in range(6):
        state = position(3, "passages,moats", seed, 8)
        for seat, castle in enumerate(state.castles):
            strips = geometry_seen(state.view(None), seat).passages
            for passage, (x, y, w, h) in zip(castle.additions.passages, strips, strict=True):
                ends = {(x, y), (x + w - 1, y + h - 1)}
                doors = set()
                for number, door in ((passage.room, passage.door), (passage.other, passage.other_door)):
                    room = castle.rooms[number]
                    doors.add((room.x + room.pose.doors[door][0], room.y + room.pose.doors[door][1]))
                assert ends == doors


def test_the_market_shows_renovations_moat_pieces_and_swans() -> None:
    state = position(2, "moats,renovations,swans", 5, 3)
    svg, extras = draw_market(state.view(None), "ru", LIGHT), state.module_state
    tokens = [one for one in (*extras.swans_on, *extras.show_swans) if one != NOTHING]
    assert count(svg, "stall") == len(state.table.slots) + 3 + len(extras.show)
    assert count(svg, "swan") == len(tokens)
    assert not strays(svg)


def test_every_tile_of_the_box_is_drawn() -> None:
    for tile in boxed(standard(), True, True).tiles:
        if tile.face.types and not tile.id.startswith("barbican"):  # its bridge reaches through the wall
            assert not strays(draw_tile(tile, 0, False, "cs", DARK)), tile.id


def test_the_sheet_of_a_box_has_towers_and_renovations() -> None:
    box = boxed(standard(), True, True)
    svg = draw_all_tiles(box, "cs", LIGHT, 15)
    assert count(svg, "tile") == 5 + sum(map(len, (*box.by_size, *box.renovations)))


def test_a_renovation_of_a_cellar_stays_in_the_cellar() -> None:
    tiles = {tile.id: tile for tile in boxed(standard(), True, True).tiles}
    cellar = next(tile for tile in tiles.values() if tile.is_room and plan_of(tile).kind == "downstairs")
    renovation = next(
        tile for tile in tiles.values() if tile.id.startswith("r_") and not plan_of(tile).is_dark
    )
    plan = plan_in_pose(renovated(cellar, renovation), cellar.poses[0])
    assert plan.is_dark
    assert plan.floor == plan_of(renovation).floor


def test_every_colour_of_swans_has_its_own_outline() -> None:
    outlines = {(CORNERS[name], TURNED.get(name)) for name in COLOUR_NAMES}
    assert len(outlines) == len(COLOUR_NAMES)
