"""The rules file's scoring examples, T-CASTLE to T-FARMER and the whole position T-GOLD-1."""

from __future__ import annotations

import pytest

from tests.reference.kingdom_board import Board, Hex
from tests.reference.kingdom_positions import FG, SECOND, upright
from tests.reference.kingdom_scoring import CARDS_FOR_ONE, castles, gold, lords, lords_of_sector, per_sector

BOARDS = {"FG": Board(upright(FG)), "B2": Board(upright(SECOND))}
CORNERS: list[Hex] = [(0, 0), (0, 10), (10, 0), (10, 10)]


def row(line: int, first: int, last: int) -> set[Hex]:
    return {(line, col) for col in range(first, last + 1)}


def spread(*numbers: int) -> set[Hex]:
    """This many settlements in each sector, side by side."""
    return {(top, left + i) for (top, left), n in zip(CORNERS, numbers, strict=True) for i in range(n)}


def test_three_gold_for_each_castle_t_castle_1() -> None:
    beside = {(2, 4), (3, 4), (4, 4)}
    assert castles(BOARDS["FG"], beside) == 3
    assert castles(BOARDS["FG"], beside | {(7, 14)}) == 6
    assert [worth["castles"] for worth in gold(BOARDS["FG"], [beside, {(3, 2)}], [])] == [3, 3]


LONG_ROAD = {(6, 8), (6, 9), (6, 10)}


@pytest.mark.parametrize(
    ("card", "board", "own", "worth"),
    [
        ("fishermen", "FG", {(4, 4)}, 1),  # T-FISH-1
        ("fishermen", "B2", {(6, 13), (7, 12), (7, 13)}, 2),
        ("merchants", "FG", LONG_ROAD | {(12, 11), (13, 11), (14, 12), (2, 4)}, 16),  # T-MERCHANT-1
        ("merchants", "FG", LONG_ROAD | {(4, 4), (4, 5), (5, 5), (5, 6)}, 12),  # T-MERCHANT-2
        ("discoverers", "FG", {(0, 0), (0, 19), (5, 1), (19, 10)}, 3),  # T-DISCOVER-1
        ("hermits", "FG", {(3, 4), (4, 4), (0, 0)} | row(19, 10, 12), 3),  # T-HERMIT-1
        ("citizens", "FG", {(3, 4), (4, 4), (0, 0)} | row(19, 10, 12), 1),
        ("citizens", "FG", row(7, 6, 10), 2),  # T-CITIZEN-1
        ("citizens", "FG", row(7, 6, 11), 3),
        ("citizens", "FG", row(7, 6, 12), 3),
        ("citizens", "FG", row(7, 6, 9) | {(8, 16), (9, 15), (9, 16), (9, 17)}, 2),
        ("miners", "FG", {(0, 2)}, 1),  # T-MINER-1
        ("miners", "FG", {(1, 4)}, 1),
        ("miners", "B2", {(8, 14)}, 1),
        ("fishermen", "B2", {(8, 14)}, 0),
        ("workers", "FG", {(6, 8), (3, 4), (4, 4), (9, 9)}, 3),  # T-WORKER-1
        ("knights", "FG", LONG_ROAD | {(10, 2), (0, 0)}, 6),  # T-KNIGHT-1
        ("knights", "FG", {(0, 0), (0, 9), (0, 19)}, 6),
        ("knights", "FG", LONG_ROAD | row(10, 7, 9), 6),
        ("farmers", "FG", spread(5, 5, 6, 4), 12),  # T-FARMER-1
        ("farmers", "FG", spread(5, 5, 4, 4), 12),
        ("farmers", "FG", spread(5, 5, 6, 0), 0),
    ],
)
def test_a_card_for_one_player(card: str, board: str, own: set[Hex], worth: int) -> None:
    assert CARDS_FOR_ONE[card](BOARDS[board], own) == worth


def test_without_settlements_there_is_no_gold() -> None:
    assert {card(BOARDS["FG"], set()) for card in CARDS_FOR_ONE.values()} == {0}


@pytest.mark.parametrize(
    ("numbers", "need_settlement", "worth"),
    [
        ([4, 4, 2, 1], False, [12, 12, 6, 0]),  # T-LORD-1
        ([5, 5, 0], False, [12, 12, 6]),  # T-LORD-3
        ([5, 5, 0], True, [12, 12, 0]),
        ([2, 2, 2], False, [12, 12, 12]),
        ([0, 0], False, [12, 12]),  # KB-CARD-LORDS-3
        ([0, 0], True, [0, 0]),
    ],
)
def test_lords_of_one_sector(numbers: list[int], need_settlement: bool, worth: list[int]) -> None:
    assert lords_of_sector(numbers, need_settlement) == worth


def test_lords_of_all_sectors_t_lord_2() -> None:
    settlements = [spread(2, 0, 0, 0), spread(0, 0, 0, 1)]
    assert lords(settlements) == [42, 42]
    assert lords(settlements, need_settlement=True) == [12, 12]


WHOLE_BOARD = Board([("harbor", False), ("barn", True), ("oracle", True), ("tavern", False)])
WHOLE_POSITION = """\
......332.44444.44.4
.....3332.2444..4.44
.....3323244.44....4
..2223.2224.4.4...44
...2.3222222..4.....
...233..22222.......
....23222.3332......
.......3.33.........
.......333...1111...
......3333...14.111.
.........33....11111
........3.3...1..1..
..44....3333..111...
444...........1111..
44............111111
...............1112.
.3.............11.12
..............11112.
................1..2
................1...
"""
# castles; CARDS and farmers; lords with the option *lords need a settlement*; settlements per sector
CARDS = [
    "fishermen",
    "merchants",
    "discoverers",
    "hermits",
    "citizens",
    "miners",
    "workers",
    "knights",
    "lords",
]
WHOLE_GOLD = [
    (3, [3, 12, 12, 1, 20, 15, 11, 12, 24, 0], 18, [0, 8, 0, 32]),
    (3, [6, 8, 11, 4, 11, 10, 5, 14, 18, 0], 18, [22, 7, 0, 4]),
    (3, [18, 8, 14, 3, 10, 7, 4, 8, 24, 12], 24, [22, 4, 5, 4]),
    (3, [12, 0, 9, 5, 8, 5, 6, 16, 30, 0], 24, [0, 26, 7, 0]),
]


def test_a_whole_position_t_gold_1() -> None:
    assert WHOLE_BOARD.rows[0] == "GGTTTWGTTFTTTGGWTGGG"
    assert WHOLE_BOARD.rows[19] == "TTTGWTTGGGDDWWTTTGGG"
    settlements = [
        {
            (r, c)
            for r, line in enumerate(WHOLE_POSITION.splitlines())
            for c, mark in enumerate(line)
            if mark == player
        }
        for player in "1234"
    ]
    assert [40 - len(own) for own in settlements] == [0, 7, 5, 7]
    cards = [*CARDS, "farmers"]
    found = gold(WHOLE_BOARD, settlements, cards)
    strict = gold(WHOLE_BOARD, settlements, ["lords"], lords_need_settlement=True)
    for own, worth, option, (castle, numbers, needing, sectors) in zip(
        settlements, found, strict, WHOLE_GOLD, strict=True
    ):
        assert worth == dict(zip(cards, numbers, strict=True)) | {"castles": castle}
        assert option["lords"] == needing
        assert per_sector(own) == sectors
