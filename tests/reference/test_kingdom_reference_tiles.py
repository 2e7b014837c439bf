"""The rules file's examples T-TILE and T-TOWER to T-HARBOR, played with the reference engine."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.reference.kingdom_board import Hex, name_of
from tests.reference.kingdom_positions import FG, SECOND, legal_hexes, play_turn, set_up, upright
from tests.reference.kingdom_rules import IllegalMoveError, Table

FAR: Hex = (19, 19)  # origin of a tile whose location does not matter here


def targets(quadrants: list[str], kind: str, a: Iterable[Hex], b: Iterable[Hex] = ()) -> set[Hex]:
    """Where a ready tile that builds lets A build; none when it cannot be used."""
    table = set_up(quadrants, a=a, b=b, tiles={FAR: kind})
    if kind not in table.legal():
        return set()
    table.play(kind)
    return legal_hexes(table)


def goals(
    quadrants: list[str], kind: str, a: Iterable[Hex], lifted: Hex, card: str = "grass", b: Iterable[Hex] = ()
) -> set[Hex]:
    """Where a ready tile that moves lets A put a settlement; none when it cannot be lifted."""
    table = set_up(quadrants, card, a=a, b=b, tiles={FAR: kind})
    move(table, kind, lifted)
    return legal_hexes(table)


def move(table: Table, kind: str, lifted: Hex, place: Hex | None = None) -> None:
    table.play(kind)
    table.play("-" + name_of(lifted))
    if place is not None:
        table.play("+" + name_of(place))


def test_a_tile_from_each_of_two_locations_t_tile_1() -> None:
    table = set_up(FG, "canyon", a={(5, 8), (5, 2)}, draw_pile=["grass", "canyon", "canyon", "canyon"])
    table.play(name_of((6, 8)))
    assert table.held(0) == {"tavern": 1}
    assert table.ready() == {}
    assert table.tiles_left[6, 7] == 1
    table.play(name_of((5, 7)))
    table.play(name_of((5, 9)))
    assert table.legal() == {"end"}
    table.play("end")
    play_turn(table, (0, 10), (0, 11), (0, 12))
    play_turn(table, (7, 7), (6, 9), (7, 8))
    assert table.held(0) == {"tavern": 1}
    play_turn(table, (1, 12), (2, 12), (3, 11))
    play_turn(table, (6, 3), (5, 1), (7, 2))
    assert table.held(0) == {"tavern": 2}
    assert table.tiles_left[6, 2] == 1
    play_turn(table, (0, 9), (0, 8), (0, 7))
    assert table.ready() == {"tavern": 2}
    table.play("tavern")
    table.play(min(table.legal()))
    assert table.ready() == {"tavern": 1}
    assert "tavern" in table.legal()


def test_a_location_without_tiles_gives_none_t_tile_2() -> None:
    table = Table(upright(FG), 3, ["lords"], ["canyon", "grass", "forest"], ["grass"] * 3)
    play_turn(table, (6, 8), (5, 7), (5, 8))
    play_turn(table, (7, 7), (7, 8), (8, 7))
    assert table.tiles_left[6, 7] == 0
    play_turn(table, (6, 6), (6, 5), (7, 5))
    assert [table.held(seat) for seat in range(3)] == [{"tavern": 1}, {"tavern": 1}, {}]


def test_a_move_gains_a_tile_t_tile_3() -> None:
    table = set_up(FG, a={(4, 7)}, tiles={FAR: "paddock"})
    move(table, "paddock", (4, 7), (6, 6))
    assert table.held(0) == {"paddock": 1, "tavern": 1}
    assert table.ready() == {}


def test_the_tile_of_the_location_left_is_lost_t_tile_4() -> None:
    table = set_up(FG, a={(6, 10)}, tiles={(6, 11): "paddock"}, draw_pile=["forest", "flowers"])
    move(table, "paddock", (6, 10), (6, 8))
    assert table.held(0) == {"tavern": 1}
    assert table.tiles_left[6, 11] == 1
    play_turn(table, (6, 9), (7, 9), (7, 10))  # next to (6, 11) again, which still has one tile
    play_turn(table, (0, 10), (0, 11), (0, 12))
    play_turn(table, (5, 11), (6, 12), (4, 12))
    assert table.held(0) == {"tavern": 1}
    assert table.tiles_left[6, 11] == 1


def test_a_jump_over_the_location_keeps_the_tile_t_tile_5() -> None:
    table = set_up(FG, a={(6, 10)}, tiles={(6, 11): "paddock"})
    move(table, "paddock", (6, 10), (6, 12))
    assert table.held(0) == {"paddock": 1}
    assert table.tiles_left[6, 11] == 1


@pytest.mark.parametrize("used_first", [(6, 2), (6, 7)])
def test_of_two_tiles_the_used_one_is_given_up_t_tile_6(used_first: Hex) -> None:
    other = (6, 7) if used_first == (6, 2) else (6, 2)
    own = {(5, 2), (6, 6), (8, 4), (8, 5), (8, 6)}
    table = set_up(FG, a=own, tiles={used_first: "tavern", other: "tavern", FAR: "paddock"})
    table.play("tavern")
    table.play(name_of((8, 7)))
    move(table, "paddock", (6, 6), (4, 5))
    assert table.held(0) == {"tavern": 1, "paddock": 1}
    assert table.ready() == {"tavern": 1}
    assert {tile.origin for tile in table.tiles[0] if tile.kind == "tavern"} == {(6, 2)}


def test_of_two_tiles_the_fresh_one_is_given_up_kb_tile_8() -> None:
    fresh = set_up(FG, a={(5, 2), (4, 7)}, tiles={(6, 2): "tavern", FAR: "paddock", (18, 19): "paddock"})
    move(fresh, "paddock", (4, 7), (6, 6))
    assert (fresh.held(0)["tavern"], fresh.ready()["tavern"]) == (2, 1)
    move(fresh, "paddock", (5, 2), (5, 4))
    assert (fresh.held(0)["tavern"], fresh.ready()["tavern"]) == (1, 1)


def test_a_loss_comes_before_a_gain_kb_tile_7() -> None:
    table = set_up(FG, "forest", a={(6, 3)}, tiles={(6, 2): "tavern", FAR: "barn"})
    move(table, "barn", (6, 3), (6, 6))
    assert table.held(0) == {"barn": 1, "tavern": 1}
    assert table.ready() == {}


def test_a_used_tile_is_ready_in_the_next_turn_t_tile_7() -> None:
    table = set_up(FG, a={(4, 7)}, tiles={FAR: "paddock"}, draw_pile=["forest"])
    move(table, "paddock", (4, 7), (6, 6))
    assert table.ready() == {}
    play_turn(table, (7, 6), (7, 7), (7, 8))
    play_turn(table, (0, 10), (0, 11), (0, 12))
    assert table.ready() == {"paddock": 1, "tavern": 1}


def test_a_move_onto_water_gains_a_tile_t_tile_8() -> None:
    table = set_up(SECOND, a={(0, 0), (6, 16), (12, 4)}, tiles={(7, 16): "harbor"})
    move(table, "harbor", (0, 0))
    assert table.legal() == {"+P8", "+E14"}
    assert legal_hexes(table) == {(7, 15), (13, 4)}
    table.play("+E14")
    assert table.held(0) == {"harbor": 1, "tower": 1}
    assert table.tiles_left[13, 5] == 1


@pytest.mark.parametrize(
    ("own", "legal"),
    [
        ((1, 1), {(0, 1), (0, 2), (1, 0)}),
        ((1, 18), {(0, 18), (0, 19), (1, 19), (2, 19)}),
        ((11, 0), {(10, 0), (12, 0)}),
    ],
)
def test_the_tower_builds_beside_own_settlements_t_tower_1(own: Hex, legal: set[Hex]) -> None:
    assert targets(SECOND, "tower", {own}) == legal


@pytest.mark.parametrize("own", [set(), {(6, 4)}, {(9, 9)}])
def test_the_tower_builds_anywhere_on_the_edge_t_tower_1(own: set[Hex]) -> None:
    assert len(targets(SECOND, "tower", own)) == 69


@pytest.mark.parametrize(
    ("own", "legal"),
    [
        ({(8, 4), (8, 5), (8, 6)}, {(8, 7)}),  # T-TAVERN-1
        ({(7, 4), (8, 5), (9, 5)}, {(10, 6)}),  # T-TAVERN-2
        ({(9, 4), (8, 5), (7, 5)}, {(6, 6)}),
        ({(8, 4), (8, 5), (9, 5)}, set()),  # T-TAVERN-3
        ({(9, 7), (9, 8), (9, 9), (9, 10)}, {(9, 6), (9, 11)}),
        ({(9, 7), (9, 8), (9, 9), (9, 11)}, {(9, 6), (9, 10)}),
        ({(7, 8), (7, 9), (7, 10)}, {(7, 7), (7, 11)}),
    ],
)
def test_the_tavern_builds_at_the_ends_of_a_line(own: set[Hex], legal: set[Hex]) -> None:
    assert targets(FG, "tavern", own) == legal


def test_a_foreign_settlement_blocks_the_end_of_a_line_t_tavern_3() -> None:
    assert targets(FG, "tavern", {(9, 7), (9, 8), (9, 9)}, {(9, 10)}) == {(9, 6)}


@pytest.mark.parametrize(
    ("own", "legal"),
    [
        ((4, 4), {(2, 3), (2, 5), (4, 6), (6, 3), (6, 5)}),  # T-PADDOCK-1
        ((0, 0), {(0, 2), (2, 1)}),  # T-PADDOCK-2
        ((1, 19), {(1, 17), (3, 18)}),
        ((3, 2), {(1, 1), (1, 3), (3, 4), (5, 1)}),
    ],
)
def test_the_paddock_jumps_two_hexes(own: Hex, legal: set[Hex]) -> None:
    assert goals(FG, "paddock", {own}, own) == legal


def test_the_paddock_does_not_jump_onto_others_t_paddock_1() -> None:
    assert goals(FG, "paddock", {(4, 4)}, (4, 4), b={(4, 6)}) == {(2, 3), (2, 5), (6, 3), (6, 5)}


def test_the_lifted_settlement_is_no_neighbour_for_the_barn_t_barn_1() -> None:
    legal = {(16, 10), (16, 11), (17, 8), (17, 11), (18, 9), (18, 11)}
    assert goals(SECOND, "barn", {(17, 9), (17, 10), (18, 10)}, (18, 10)) == legal


def test_the_hex_left_may_be_the_only_adjacent_one_t_barn_2() -> None:
    table = set_up(SECOND, a={(7, 12), (7, 13), (8, 13)}, tiles={FAR: "barn"})
    assert "barn" not in table.legal()
    with pytest.raises(IllegalMoveError):
        table.play("barn")


def test_the_barn_moves_anywhere_without_an_adjacent_hex_t_barn_3() -> None:
    assert len(goals(SECOND, "barn", {(0, 0), (0, 1), (1, 0)}, (0, 0), "desert")) == 63


def test_the_harbor_moves_to_water_t_harbor_1() -> None:
    assert goals(SECOND, "harbor", {(7, 12), (7, 13)}, (7, 13)) == {(6, 12), (6, 13), (7, 11)}
    assert len(goals(SECOND, "harbor", {(17, 9), (17, 10)}, (17, 10))) == 56
    assert goals(SECOND, "harbor", {(7, 12), (6, 13)}, (6, 13)) == {(6, 12), (7, 11)}


def test_farm_and_oasis_do_not_look_at_the_card_kb_loc_farm_1() -> None:
    farm = set_up(FG, "canyon", a={(2, 5)}, tiles={FAR: "farm"})
    farm.play("farm")
    assert legal_hexes(farm) == {(3, 4), (3, 5)}
    oasis = set_up(FG, "canyon", a={(0, 0)}, tiles={FAR: "oasis"})
    oasis.play("oasis")
    assert legal_hexes(oasis) == {(0, 1)}


def test_the_oracle_builds_on_the_card_after_the_mandatory_action_kb_loc_oracle_1() -> None:
    table = set_up(FG, a={(2, 5)}, tiles={FAR: "oracle"})
    for place in ((3, 4), (3, 5), (4, 5)):
        table.play(name_of(place))
    table.play("oracle")
    assert legal_hexes(table) == {(4, 4), (4, 6), (5, 4)}
    table.play(name_of((4, 4)))
    assert table.supplies[0] == 36
    assert table.legal() == {"end"}
