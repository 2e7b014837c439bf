"""The rules file's examples T-GEO to T-DECK and T-END, played with the reference engine."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.reference.kingdom_board import Board, Hex, groups, hex_named, name_of
from tests.reference.kingdom_positions import DECK, FG, SECOND, TERRAINS, legal_hexes, set_up, upright
from tests.reference.kingdom_rules import IllegalMoveError, Table


def free_counts(quadrants: list[str]) -> list[int]:
    board = Board(upright(quadrants))
    return [len(board.hexes_of(terrain)) for terrain in (*TERRAINS, "water", "mountain")]


def plain_turn(table: Table, choice: random.Random) -> None:
    """Play the mandatory action and no tile."""
    while "end" not in table.legal():
        table.play(choice.choice([move for move in sorted(table.legal()) if move[0].isupper()]))
    table.play("end")


def test_hexes_are_named_by_column_letter_and_row_number() -> None:
    assert name_of((6, 7)) == "H7"
    assert hex_named("T20") == (19, 19)


def test_a_turned_quadrant_t_geo_1() -> None:
    board = Board([("tavern", True), ("paddock", False), ("oasis", False), ("farm", False)])
    assert board.rows[0][:10] == "GGGTTTWWDD"
    assert {place for place in board.hexes_of("castle") if max(place) < 10} == {(6, 6)}
    assert {place for place in board.hexes_of("location") if max(place) < 10} == {(3, 2), (3, 7)}


def test_special_hexes_of_a_turned_sector_t_geo_2() -> None:
    board = Board([("tavern", True), ("paddock", False), ("oasis", False), ("farm", True)])
    special = board.hexes_of("castle", "location")
    assert {place for place in special if min(place) >= 10} == {(14, 17), (18, 12), (18, 18)}


def test_free_hexes_by_terrain_t_geo_3() -> None:
    assert free_counts(FG) == [61, 55, 53, 57, 58, 80, 24]
    assert free_counts(SECOND) == [63, 60, 63, 56, 57, 56, 33]


def test_groups_across_the_inner_corners_t_geo_4() -> None:
    assert len(groups({(9, 9), (10, 10)})) == 1
    assert len(groups({(9, 10), (10, 9)})) == 2


def test_tiles_at_setup_t_setup_1() -> None:
    first, second = set_up(FG), set_up(SECOND)
    assert list(first.tiles_left.values()) == [2] * 8
    assert len(first.board.hexes_of("castle")) == 4
    assert list(second.tiles_left.values()) == [2] * 6
    assert len(second.board.hexes_of("castle")) == 6


def test_a_whole_mandatory_action_t_build_1() -> None:
    table = set_up(FG)
    assert len(table.legal()) == 61
    assert legal_hexes(table) == table.board.hexes_of("grass")
    table.play("E4")
    assert legal_hexes(table) == {(3, 5), (4, 4), (4, 5)}
    table.play("E5")
    assert legal_hexes(table) == {(3, 5), (4, 5), (5, 4)}
    table.play("F4")
    assert table.supplies[0] == 37
    assert table.legal() == {"end"}


def test_two_possible_placements_t_build_2() -> None:
    assert legal_hexes(set_up(FG, a={(2, 5)})) == {(3, 4), (3, 5)}


def test_other_terrain_under_the_own_settlement_t_build_3() -> None:
    assert legal_hexes(set_up(FG, a={(2, 4)})) == {(3, 4)}
    blocked = set_up(FG, a={(2, 4)}, b={(3, 4)})
    assert legal_hexes(blocked) == blocked.board.hexes_of("grass") - {(3, 4)}
    assert len(blocked.legal()) == 60


def test_no_adjacent_hex_t_build_4() -> None:
    table = set_up(FG, "forest", a={(0, 13)})
    assert len(table.legal()) == 58
    table.play(name_of((19, 10)))
    assert legal_hexes(table) == {(19, 11)}


def test_the_choice_between_two_groups_t_build_5() -> None:
    table = set_up(FG, a={(3, 4), (15, 11)})
    top = {(3, 5), (4, 4), (4, 5)}
    assert legal_hexes(table) == top | {(14, 11), (14, 12), (15, 10), (16, 11), (16, 12)}


def test_filling_a_pocket_sets_free_t_build_6() -> None:
    table = set_up(FG, "C", a={(5, 1), (5, 2)})
    assert legal_hexes(table) == {(6, 3)}
    table.play(name_of((6, 3)))
    assert legal_hexes(table) == {(7, 2)}
    table.play(name_of((7, 2)))
    assert len(legal_hexes(table)) == 51


def test_only_free_hexes_of_the_card_are_legal_t_build_7() -> None:
    table = set_up(FG, a={(3, 4)}, b={(3, 5)})
    for place in table.board.hexes_of("water", "mountain", "castle", "location") | {(3, 4), (3, 5)}:
        assert name_of(place) not in table.legal()
    with pytest.raises(IllegalMoveError):
        table.play(name_of((3, 5)))
    assert table.supplies[0] == 40


def test_two_left_in_the_supply_t_build_8() -> None:
    table = set_up(FG, a={(4, 7)}, tiles={(6, 11): "paddock"}, supply=2)
    table.play(name_of((4, 6)))
    table.play(name_of((4, 5)))
    assert table.phase == "after"
    assert table.last_round
    assert table.legal() == {"end", "paddock"}


def test_the_farm_takes_the_last_settlement_t_build_9() -> None:
    table = set_up(FG, "canyon", tiles={(15, 12): "farm"}, supply=1)
    table.play("farm")
    table.play("E4")
    assert table.phase == "after"
    assert table.legal() == {"end"}


def full_but(table: Table, terrain: str, left: set[Hex]) -> Table:
    """B occupies all hexes of a terrain except those that are left free."""
    table.settlements[1] |= table.board.hexes_of(terrain) - left
    table.begin_turn()
    return table


def test_a_card_of_a_full_terrain_is_replaced_when_revealed_t_build_10() -> None:
    table = full_but(set_up(FG, draw_pile=["grass", "canyon", "desert"]), "grass", set())
    assert table.removed == ["grass", "grass"]
    assert (table.card, table.due()) == ("canyon", 3)
    assert table.draw_pile == ["desert"]
    assert table.discards == []


def test_a_card_is_replaced_between_the_three_t_build_10() -> None:
    table = full_but(set_up(FG, draw_pile=["canyon"]), "grass", {(3, 4)})
    assert table.legal() == {"E4"}
    table.play("E4")
    assert table.removed == ["grass"]
    assert (table.card, table.due(), table.phase) == ("canyon", 2, "during")


def test_the_oracle_takes_the_last_hex_t_build_10() -> None:
    table = set_up(SECOND, "grass", tiles={(3, 7): "oracle"}, draw_pile=["canyon"])
    last = min(table.board.hexes_of("grass"))
    full_but(table, "grass", {last})
    table.play("oracle")
    table.play(name_of(last))
    assert (table.card, table.due(), table.phase) == ("canyon", 3, "before")


def test_no_tile_between_the_three_t_build_11() -> None:
    table = set_up(FG, a={(4, 7)}, tiles={(6, 11): "paddock"})
    assert "paddock" in table.legal()
    table.play(name_of((4, 6)))
    assert "paddock" not in table.legal()


def test_without_any_card_the_mandatory_action_is_skipped_kb_build_7() -> None:
    table = set_up(SECOND, tiles={(3, 7): "oracle", (12, 16): "barn", (13, 5): "tower"})
    full_but(table, "grass", {(0, 0)})
    table.play("A1")
    assert table.card is None
    assert table.built == 1
    assert table.legal() == {"end", "tower"}
    table.play("end")
    assert table.hands[0] is None
    plain_turn(table, random.Random(7))  # B discards the only card and draws it again
    assert table.hands == [None, "canyon"]
    assert table.legal() == {"end", "tower"}
    table.discards.append("desert")
    table.play("end")
    assert table.hands[0] == "desert"


def test_a_player_without_a_card_draws_at_the_start_of_the_turn_kb_build_7() -> None:
    table = full_but(set_up(FG), "grass", set())
    assert table.hands == [None, "canyon"]
    table.play("end")
    table.discards.append("desert")  # B draws this one and leaves the canyon to A
    plain_turn(table, random.Random(3))
    assert table.hands == ["canyon", "desert"]
    assert (table.seat, table.due()) == (0, 3)


def test_an_empty_supply_leaves_no_tile_that_builds_kb_turn_7() -> None:
    table = set_up(FG, tiles={(15, 12): "farm"}, supply=3)
    for move in ("E4", "E5", "F4"):
        table.play(move)
    assert table.ready() == {"farm": 1}
    assert table.legal() == {"end"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_discards_are_shuffled_when_a_card_is_needed_t_deck_1(players: int) -> None:
    choice = random.Random(players)
    shuffled: list[list[str]] = []

    def turned_over(cards: list[str]) -> list[str]:
        shuffled.append(cards)
        return cards[::-1]

    deck = choice.sample(DECK, 25)
    table = Table(upright(FG), players, ["lords"], deck[:players], deck[players:], shuffle=turned_over)
    for _ in range(25 - players):
        plain_turn(table, choice)
    assert table.draw_pile == []
    assert shuffled == []
    last = table.seat
    plain_turn(table, choice)
    assert [len(cards) for cards in shuffled] == [26 - players]
    assert len(table.draw_pile) == 25 - players
    assert table.hands[last] == shuffled[0][-1]
    assert table.discards == []


def test_a_removed_card_is_never_shuffled_in_again_t_deck_2() -> None:
    table = set_up(FG)
    table.discards = ["canyon"] * 4 + ["grass"] * 4 + ["desert", "flowers", "forest"] * 5
    full_but(table, "grass", set())
    assert table.removed == ["grass"]
    assert table.hands == ["canyon", "canyon"]
    assert Counter(table.draw_pile)["grass"] == 4
    assert len(table.draw_pile) + len(table.hands) == 24


@pytest.mark.parametrize(("who", "turns_after"), [(0, 2), (1, 1), (2, 0)])
def test_the_round_is_played_to_its_end_t_end_1(who: int, turns_after: int) -> None:
    choice = random.Random(who)
    table = Table(upright(FG), 3, ["lords"], ["G", "C", "D"], ["F", "T"] * 5)
    table.supplies[who] = 3
    for _ in range(who + 1 + turns_after):
        assert not table.over
        plain_turn(table, choice)
    assert table.over
    assert table.legal() == set()


def test_the_round_ends_with_the_player_before_the_starting_player_kb_end_1() -> None:
    table = Table(upright(FG), 3, ["lords"], ["G", "C", "D"], ["F", "T"] * 5, start=2)
    table.supplies[0] = 3
    seats = []
    while not table.over:
        seats.append(table.seat)
        plain_turn(table, random.Random(1))
    assert seats == [2, 0, 1]


def test_equal_gold_wins_together_t_end_2() -> None:
    table = Table(upright(FG), 2, ["lords"], ["G", "C"], [])
    table.settlements = [{(0, 0), (0, 1)}, {(19, 10)}]
    assert table.gold() == [{"lords": 42, "castles": 0}, {"lords": 42, "castles": 0}]
    assert table.winners() == [0, 1]
    table.settlements[1].add((3, 2))
    assert table.winners() == [1]
