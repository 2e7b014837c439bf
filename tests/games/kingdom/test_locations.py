"""KB-LOC: the five extra actions that build. Those that move a settlement are in test_locations_moving.py."""

from __future__ import annotations

import pytest

from tests.games.kingdom.drawn_boards import drawn
from tests.games.kingdom.tables import B2, FG, A, Place, Places, table
from tests.rulebook import refused, rule

ORACLE, TOWER = (3, 7), (13, 5)  # on B2
TAVERN, OASIS, FARM = (6, 7), (12, 7), (15, 12)  # on FG


def targets(kind: str, quadrants: str, at: Place, **how: Places) -> set[Place]:
    """Where A may build with the tile of a location; nowhere when it cannot be used."""
    position = table(quadrants, tiles=[at], **how)  # type: ignore[arg-type]  # settlements only
    if kind not in position.words:
        return set()
    position.use(kind)
    return position.spots


@rule("KB-LOC-ORACLE-1")
def test_the_oracle_builds_on_the_cards_terrain_beside_own_settlements() -> None:
    position = table(B2, card="desert", a=[(9, 9)], tiles=[ORACLE])
    position.use("oracle")
    assert position.spots == {(9, 8)}
    position.build((9, 8))
    assert position.state.supply[A] == 38
    assert position.settlements(A) == {(9, 9), (9, 8)}


@rule("KB-LOC-ORACLE-1")
def test_the_oracle_builds_anywhere_on_the_cards_terrain_without_a_neighbour() -> None:
    position = table(B2, card="desert", tiles=[ORACLE])
    position.use("oracle")
    assert position.spots == position.terrain("desert")


@rule("KB-LOC-ORACLE-1")
def test_the_oracle_builds_after_the_mandatory_action_too() -> None:
    position = table(B2, card="grass", a=[(17, 9)], tiles=[ORACLE])
    position.build((17, 10), (18, 10), (18, 11))
    position.use("oracle", (18, 12))
    assert position.state.supply[A] == 35


@rule("KB-LOC-ORACLE-2")
def test_before_the_mandatory_action_the_oracle_works_with_the_new_card() -> None:
    position = table(B2, players=3, full={"grass": []}, tiles=[ORACLE], top=["flowers"])
    position.use("oracle")
    assert position.spots == position.terrain("flowers")


@rule("KB-LOC-FARM-1")
@pytest.mark.parametrize("card", ["canyon", "forest"])
def test_the_farm_builds_on_grass_whatever_the_card(card: str) -> None:
    position = table(card=card, a=[(2, 5)], tiles=[FARM])
    position.use("farm")
    assert position.spots == {(3, 4), (3, 5)}


@rule("KB-LOC-FARM-1")
def test_the_farm_builds_on_any_grass_without_a_neighbour_and_not_on_full_grass() -> None:
    assert len(targets("farm", FG, FARM)) == 61
    position = table(players=3, card="canyon", full={"grass": []}, tiles=[FARM])
    assert position.words == set()
    with refused("KB-TILE-10"):
        position.use("farm")


@rule("KB-LOC-OASIS-1")
@pytest.mark.parametrize("card", ["grass", "canyon"])
def test_the_oasis_builds_on_desert_whatever_the_card(card: str) -> None:
    position = table(card=card, a=[(0, 0)], tiles=[OASIS])
    position.use("oasis")
    assert position.spots == {(0, 1)}


@rule("KB-LOC-OASIS-1")
def test_the_oasis_builds_on_any_desert_without_a_neighbour_and_not_on_full_desert() -> None:
    assert len(targets("oasis", FG, OASIS)) == 53
    position = table(players=3, full={"desert": []}, tiles=[OASIS])
    assert position.words == set()
    with refused("KB-TILE-10"):
        position.use("oasis")


@rule("T-TOWER-1", "KB-LOC-TOWER-1")
@pytest.mark.parametrize("own", [set(), {(6, 4)}, {(9, 9)}])
def test_the_tower_builds_on_69_edge_hexes(own: set[Place]) -> None:
    spots = targets("tower", B2, TOWER, a=own)
    assert len(spots) == 69
    assert all({row, column} & {0, 19} for row, column in spots)
    barren = table(B2).terrain("water", "mountain", "castle", "location")
    assert not spots & barren


@rule("T-TOWER-1", "KB-LOC-TOWER-2", "R-15")
@pytest.mark.parametrize(
    ("own", "spots"),
    [
        ((1, 1), {(0, 1), (0, 2), (1, 0)}),
        ((1, 18), {(0, 18), (0, 19), (1, 19), (2, 19)}),
        ((11, 0), {(10, 0), (12, 0)}),
    ],
)
def test_the_tower_builds_beside_own_settlements_if_any_edge_hex_is(own: Place, spots: set[Place]) -> None:
    assert targets("tower", B2, TOWER, a={own}) == spots


@rule("KB-LOC-TOWER-2", "R-15")
def test_the_towers_candidates_are_all_terrains_together() -> None:
    spots = targets("tower", B2, TOWER, a={(1, 18)})
    board = table(B2).board
    assert len({board.terrain(20 * row + column) for row, column in spots}) > 1


@rule("KB-LOC-TOWER-1", "KB-BUILD-1")
def test_the_tower_builds_on_free_hexes_only() -> None:
    assert targets("tower", B2, TOWER, a={(1, 1)}, b={(0, 1), (0, 2)}) == {(1, 0)}


@rule("T-TAVERN-1", "KB-LOC-TAVERN-1", "KB-LOC-TAVERN-3")
def test_the_tavern_builds_at_the_end_of_a_row_and_not_on_water() -> None:
    assert targets("tavern", FG, TAVERN, a={(8, 4), (8, 5), (8, 6)}) == {(8, 7)}


@rule("T-TAVERN-2", "KB-LOC-TAVERN-1", "KB-LOC-TAVERN-2")
@pytest.mark.parametrize(
    ("own", "spots"), [({(7, 4), (8, 5), (9, 5)}, {(10, 6)}), ({(9, 4), (8, 5), (7, 5)}, {(6, 6)})]
)
def test_the_tavern_builds_at_the_end_of_a_diagonal(own: set[Place], spots: set[Place]) -> None:
    assert targets("tavern", FG, TAVERN, a=own) == spots


@rule("T-TAVERN-3", "KB-LOC-TAVERN-1", "KB-LOC-TAVERN-2")
@pytest.mark.parametrize(
    ("own", "spots"),
    [
        ({(8, 4), (8, 5), (9, 5)}, set()),  # a bend
        ({(9, 7), (9, 8), (9, 9), (9, 10)}, {(9, 6), (9, 11)}),  # four in a row
        ({(9, 7), (9, 8), (9, 9), (9, 11)}, {(9, 6), (9, 10)}),  # the gap is an end
        ({(7, 8), (7, 9), (7, 10)}, {(7, 7), (7, 11)}),  # over the seam
    ],
)
def test_the_tavern_builds_at_the_ends_of_whole_straight_lines(own: set[Place], spots: set[Place]) -> None:
    assert targets("tavern", FG, TAVERN, a=own) == spots


@rule("T-TAVERN-3", "KB-LOC-TAVERN-3")
def test_a_settlement_of_another_player_blocks_the_end_of_a_line() -> None:
    assert targets("tavern", FG, TAVERN, a={(9, 7), (9, 8), (9, 9)}, b={(9, 10)}) == {(9, 6)}


@rule("KB-LOC-TAVERN-1")
def test_a_line_of_two_is_too_short() -> None:
    assert targets("tavern", FG, TAVERN, a={(9, 7), (9, 8)}) == set()


@rule("KB-LOC-TAVERN-1")
def test_settlements_of_others_make_no_line() -> None:
    assert targets("tavern", FG, TAVERN, a={(9, 7), (9, 9)}, b={(9, 8)}) == set()


@rule("KB-LOC-TAVERN-1")
def test_all_three_kinds_of_line_have_two_ends() -> None:
    star = drawn(
        "l . . . . . .",
        " . . A A . . .",
        ". . A A A . .",
        " . . A A . . .",
        ". . . . . . .",
        tiles=((0, 0),),
    )
    star.use("tavern")
    assert star.spots == {(0, 2), (0, 4), (2, 1), (2, 5), (4, 2), (4, 4)}


@rule("KB-LOC-TAVERN-2", "KB-LOC-TAVERN-3", "R-22")
def test_a_line_may_lead_over_water_but_not_end_in_it() -> None:
    position = drawn(
        "l . . . . . .",
        " . w A Aw A . .",
        "m . . . . . .",
        tiles=((0, 0),),
    )
    position.use("tavern")
    assert position.spots == {(1, 5)}


@rule("KB-LOC-TAVERN-3")
def test_the_tavern_does_not_look_at_the_card() -> None:
    position = drawn(
        "l . . . . . .",
        " . f A Ad A c .",
        tiles=((0, 0),),
        card="canyon",
    )
    position.use("tavern", (1, 1))
    assert position.state.supply[A] == 36
