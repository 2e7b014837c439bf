"""KB-CASTLE and KB-CARD: gold for castles and scoring cards; the lords are in test_scoring_lords.py."""

from __future__ import annotations

import pytest

from kastelan.games.kingdom.scoring import (
    castles,
    citizens,
    discoverers,
    farmers,
    fishermen,
    hermits,
    knights,
    merchants,
    miners,
    workers,
)
from tests.games.kingdom.drawn_boards import drawn
from tests.games.kingdom.tables import B2, A, B, Place, hexes, table
from tests.rulebook import rule

FG_BOARD = table().board
B2_BOARD = table(B2).board


def row(number: int, columns: range) -> set[Place]:
    return {(number, column) for column in columns}


@rule("KB-CASTLE-1", "T-CASTLE-1")
def test_a_castle_pays_three_gold_however_many_stand_there() -> None:
    own = [(2, 4), (3, 4), (4, 4)]
    assert castles(FG_BOARD, hexes(own)) == 3
    assert castles(FG_BOARD, hexes([*own, (7, 14)])) == 6
    assert castles(FG_BOARD, hexes([(6, 8)])) == 0  # a location is no castle


@rule("KB-CASTLE-1", "T-CASTLE-1")
def test_several_players_score_the_same_castle() -> None:
    position = table(a=[(2, 4), (3, 4), (4, 4)], b=[(3, 2)], cards="miners,farmers,merchants")
    gold = position.state.view(A).gold
    assert gold is not None
    assert gold[-1] == (3, 3)


@rule("KB-CARD-FISHERMEN-1", "KB-CARD-FISHERMEN-2", "T-FISH-1")
def test_a_settlement_beside_two_water_hexes_pays_the_fishermen_once() -> None:
    position = drawn(
        ". w .",
        " A w .",
    )
    assert fishermen(position.board, position.own(A)) == 1
    assert fishermen(FG_BOARD, hexes([(4, 4)])) == 1


@rule("KB-CARD-FISHERMEN-1", "KB-CARD-FISHERMEN-2", "T-FISH-1", "R-21")
def test_a_settlement_on_water_pays_the_fishermen_nothing() -> None:
    position = drawn(
        ". w .",
        " Aw w A",
        ". . A",
    )
    assert fishermen(position.board, position.own(A)) == 1 + 1
    assert fishermen(B2_BOARD, hexes([(6, 13), (7, 12), (7, 13)])) == 2


@rule("KB-CARD-FISHERMEN-1")
def test_a_settlement_away_from_water_pays_the_fishermen_nothing() -> None:
    position = drawn(
        "w . A",
        " . . .",
    )
    assert fishermen(position.board, position.own(A)) == 0


@rule("KB-CARD-MERCHANTS-1", "KB-CARD-MERCHANTS-2", "T-MERCHANT-1", "R-17")
def test_the_merchants_pay_separate_pairs_and_nothing_for_a_lone_hex() -> None:
    first, second, lone = [(6, 8), (6, 9), (6, 10)], [(12, 11), (13, 11), (14, 12)], [(2, 4)]
    assert merchants(FG_BOARD, hexes(first + second + lone)) == 16
    assert merchants(FG_BOARD, hexes(first)) == merchants(FG_BOARD, hexes(second)) == 8
    assert merchants(FG_BOARD, hexes(lone)) == 0


@rule("KB-CARD-MERCHANTS-1", "T-MERCHANT-2")
def test_the_merchants_pay_a_hex_once_that_two_groups_link() -> None:
    assert merchants(FG_BOARD, hexes([(6, 8), (6, 9), (6, 10), (4, 4), (4, 5), (5, 5), (5, 6)])) == 12


@rule("KB-CARD-MERCHANTS-1")
def test_the_merchants_want_one_group_from_hex_to_hex() -> None:
    linked = drawn("k A A A l")
    broken = drawn("k A . A l")
    assert merchants(linked.board, linked.own(A)) == 8
    assert merchants(broken.board, broken.own(A)) == 0


@rule("KB-CARD-MERCHANTS-1", "KB-CARD-MERCHANTS-2")
def test_two_groups_at_one_hex_link_nothing_by_themselves() -> None:
    position = drawn("A l A . k")
    assert merchants(position.board, position.own(A)) == 0


@rule("KB-CARD-MERCHANTS-2")
def test_tiles_left_on_a_location_do_not_matter_to_the_merchants() -> None:
    own = [(6, 8), (6, 9), (6, 10)]
    rich, poor = table(a=own), table(a=own, tiles=[(6, 7), (6, 11)])
    poor.state.left = (0,) * 8
    assert merchants(rich.board, rich.own(A)) == merchants(poor.board, poor.own(A)) == 8


@rule("KB-CARD-DISCOVERERS-1", "T-DISCOVER-1", "R-20")
def test_the_discoverers_pay_each_row_of_the_whole_board_once() -> None:
    assert discoverers(FG_BOARD, hexes([(0, 0), (0, 19), (5, 1), (19, 10)])) == 3
    assert discoverers(FG_BOARD, hexes((line, 0) for line in range(20))) == 20
    assert discoverers(FG_BOARD, 0) == 0


@rule("KB-CARD-HERMITS-1", "KB-CARD-CITIZENS-1", "T-HERMIT-1")
def test_the_hermits_pay_each_group_and_the_citizens_half_the_largest() -> None:
    own = hexes([(3, 4), (4, 4), (0, 0), (19, 10), (19, 11), (19, 12)])
    assert (hermits(FG_BOARD, own), citizens(FG_BOARD, own)) == (3, 1)


@rule("KB-CARD-HERMITS-1")
def test_settlements_of_others_join_no_groups() -> None:
    position = drawn("A B A")
    assert (hermits(position.board, position.own(A)), hermits(position.board, position.own(B))) == (2, 1)


@rule("KB-CARD-HERMITS-1")
def test_the_terrain_under_a_group_does_not_matter() -> None:
    position = drawn("A Aw Ad Af")
    assert hermits(position.board, position.own(A)) == 1


@rule("KB-CARD-CITIZENS-1", "T-CITIZEN-1")
@pytest.mark.parametrize(("end", "gold"), [(11, 2), (12, 3), (13, 3)])
def test_the_citizens_round_down(end: int, gold: int) -> None:
    assert citizens(FG_BOARD, hexes(row(7, range(6, end)))) == gold


@rule("KB-CARD-CITIZENS-1", "T-CITIZEN-1")
def test_of_two_largest_groups_the_citizens_pay_one() -> None:
    assert citizens(FG_BOARD, hexes([*row(7, range(6, 10)), (8, 16), (9, 15), (9, 16), (9, 17)])) == 2


@rule("KB-CARD-MINERS-1", "T-MINER-1")
def test_a_settlement_beside_two_mountains_pays_the_miners_once() -> None:
    position = drawn(
        ". m .",
        " A m .",
    )
    assert miners(position.board, position.own(A)) == 1
    assert miners(FG_BOARD, hexes([(0, 2)])) == miners(FG_BOARD, hexes([(1, 4)])) == 1
    assert miners(FG_BOARD, hexes([(3, 4)])) == 0


@rule("KB-CARD-MINERS-1", "T-MINER-1", "R-21")
def test_a_settlement_on_water_pays_the_miners() -> None:
    own = hexes([(8, 14)])
    assert (miners(B2_BOARD, own), fishermen(B2_BOARD, own)) == (1, 0)


@rule("KB-CARD-WORKERS-1", "T-WORKER-1")
def test_the_workers_pay_settlements_beside_castles_and_locations() -> None:
    assert workers(FG_BOARD, hexes([(6, 8), (3, 4), (4, 4), (9, 9)])) == 3


@rule("KB-CARD-WORKERS-1")
def test_the_workers_do_not_ask_for_tiles() -> None:
    position = table(a=[(6, 8)])
    position.state.left = (0,) * 8
    assert workers(position.board, position.own(A)) == 1


@rule("R-21")
def test_settlements_on_water_count_for_all_cards_but_the_fishermen() -> None:
    wet = drawn(
        "k Aw l",
        " m m w",
    )
    gold = [card(wet.board, wet.own(A)) for card in (hermits, discoverers, miners, workers, knights, castles)]
    assert gold == [1, 1, 1, 1, 2, 3]
    assert merchants(wet.board, wet.own(A)) == 8


@rule("KB-CARD-KNIGHTS-1", "T-KNIGHT-1", "R-20")
@pytest.mark.parametrize(
    "own",
    [
        [(6, 8), (6, 9), (6, 10), (10, 2), (0, 0)],
        [(0, 0), (0, 9), (0, 19)],  # gaps do not matter
        [(6, 8), (6, 9), (6, 10), (10, 7), (10, 8), (10, 9)],  # one row only
    ],
)
def test_the_knights_pay_two_for_each_settlement_in_the_fullest_row(own: list[Place]) -> None:
    assert knights(FG_BOARD, hexes(own)) == 6


@rule("KB-CARD-FARMERS-1", "T-FARMER-1")
@pytest.mark.parametrize(
    ("counts", "gold"), [((5, 5, 6, 4), 12), ((5, 5, 4, 4), 12), ((5, 5, 6, 0), 0), ((10, 10, 10, 10), 30)]
)
def test_the_farmers_pay_three_for_each_settlement_in_the_emptiest_sector(
    counts: tuple[int, ...], gold: int
) -> None:
    corners = [(0, 0), (0, 10), (10, 0), (10, 10)]
    own = [(top, left + n) for (top, left), count in zip(corners, counts, strict=True) for n in range(count)]
    assert farmers(FG_BOARD, hexes(own)) == gold
