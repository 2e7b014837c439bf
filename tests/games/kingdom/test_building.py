"""KB-BUILD-1 to 5: where a settlement may go."""

from __future__ import annotations

import pytest

from kastelan.games.kingdom.components import BUILDABLE, TERRAINS
from tests.games.kingdom.drawn_boards import drawn
from tests.games.kingdom.tables import B2, FG, A, table
from tests.rulebook import refused, rule

NEVER = ("water", "mountain", "castle", "location")


@rule("KB-BUILD-1")
def test_an_occupied_hex_is_never_a_target() -> None:
    position = table(a=[(3, 4)], b=[(3, 5)])
    assert position.spots == {(4, 4), (4, 5)}
    for taken in ((3, 4), (3, 5)):
        with refused("KB-BUILD-1"):
            position.build(taken)


@rule("KB-BUILD-2", "T-BUILD-7")
@pytest.mark.parametrize("card", BUILDABLE)
def test_no_settlement_is_built_on_water_mountain_castle_or_location(card: int) -> None:
    position = table(FG, card=TERRAINS[card], a=[(3, 2)], b=[(3, 4)])
    barren = position.terrain(*NEVER)
    assert not position.spots & (barren | {(3, 2), (3, 4)})
    for spot in barren:
        with refused("KB-BUILD-2"):
            position.build(spot)
    assert position.state.supply[A] == 39


@rule("T-BUILD-1", "KB-BUILD-3", "KB-BUILD-5", "KB-TURN-2")
def test_a_whole_mandatory_action() -> None:
    position = table()
    assert position.spots == position.terrain("grass")
    assert len(position.spots) == 61
    position.build((3, 4))
    assert position.spots == {(3, 5), (4, 4), (4, 5)}
    position.build((4, 4))
    assert position.spots == {(3, 5), (4, 5), (5, 4)}
    position.build((3, 5))
    assert position.state.supply[A] == 37
    assert position.words == {"end"}


@rule("T-BUILD-2", "KB-BUILD-3")
def test_two_possible_placements() -> None:
    assert table(a=[(2, 5)]).spots == {(3, 4), (3, 5)}


@rule("KB-BUILD-3")
def test_a_settlement_goes_next_to_an_own_one_if_it_can() -> None:
    position = drawn(
        "m c m m m",
        " A c m m c",
        "m m m m m",
        card="canyon",
    )
    assert position.spots == {(0, 1), (1, 1)}
    with refused("KB-BUILD-3"):
        position.build((1, 4))


@rule("KB-BUILD-3")
def test_a_settlement_goes_anywhere_if_no_hex_beside_fits() -> None:
    position = drawn(
        "A m c m c",
        " m m m m c",
        card="canyon",
    )
    assert position.spots == {(0, 2), (0, 4), (1, 4)}


@rule("T-BUILD-3", "KB-BUILD-4")
def test_the_terrain_under_an_own_settlement_does_not_matter() -> None:
    assert table(a=[(2, 4)]).spots == {(3, 4)}


@rule("T-BUILD-3", "KB-BUILD-3", "KB-BUILD-4")
def test_others_block_by_occupying() -> None:
    position = table(a=[(2, 4)], b=[(3, 4)])
    assert position.spots == position.terrain("grass") - {(3, 4)}
    assert len(position.spots) == 60


@rule("KB-BUILD-4")
def test_settlements_of_others_never_help() -> None:
    position = table(b=[(2, 5), (7, 7)])
    assert position.spots == position.terrain("grass") - {(7, 7)}


@rule("KB-BUILD-4")
def test_a_settlement_on_water_counts_as_a_neighbour() -> None:
    position = drawn(
        "c Aw c c",
        " w m c c",
        card="canyon",
    )
    assert position.spots == {(0, 0), (0, 2)}


@rule("KB-BUILD-4")
def test_a_settlement_across_a_seam_counts_as_a_neighbour() -> None:
    assert table(a=[(9, 10)], card="forest").spots == table(a=[], card="forest").spots
    assert table(a=[(9, 9)], card="desert").spots == {(10, 10)}  # the other sector


@rule("KB-BUILD-4")
def test_a_settlement_built_a_moment_ago_counts_as_a_neighbour() -> None:
    position = table(a=[(2, 5)])
    position.build((3, 5))
    assert position.spots == {(3, 4), (4, 5), (4, 6)}


@rule("T-BUILD-4", "KB-BUILD-3", "KB-BUILD-5")
def test_without_an_adjacent_hex_all_58_forest_hexes_are_open() -> None:
    position = table(a=[(0, 13)], card="forest")
    assert position.spots == position.terrain("forest")
    assert len(position.spots) == 58
    position.build((19, 10))
    assert position.spots == {(19, 11)}


@rule("T-BUILD-5", "KB-BUILD-5", "R-7")
def test_among_two_groups_the_choice_is_free() -> None:
    position = table(a=[(3, 4), (15, 11)])
    top = {(3, 5), (4, 4), (4, 5)}
    assert position.spots == top | {(14, 11), (14, 12), (15, 10), (16, 11), (16, 12)}


@rule("T-BUILD-6", "KB-BUILD-5")
def test_after_filling_up_a_pocket_one_may_go_anywhere() -> None:
    position = table(a=[(5, 1), (5, 2)], card="canyon")
    assert position.spots == {(6, 3)}
    position.build((6, 3))
    assert position.spots == {(7, 2)}
    position.build((7, 2))
    assert position.spots == position.terrain("canyon") - {(5, 1), (5, 2), (6, 3), (7, 2)}
    assert len(position.spots) == 51


@rule("KB-BUILD-3", "KB-BUILD-4")
def test_extra_actions_keep_the_same_building_rules() -> None:
    position = table(B2, a=[(17, 9)], b=[(17, 10)], tiles=[(3, 7)], card="grass")
    position.use("oracle")
    assert position.spots == {(16, 10), (17, 8), (18, 9), (18, 10)}
    with refused("KB-BUILD-1"):
        position.build((17, 10))
    with refused("KB-BUILD-3"):
        position.build((0, 0))
