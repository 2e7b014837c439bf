"""The printed components: board parts, cards and tiles as the data file gives them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import permutations
from typing import Final, TypedDict

import pytest

from kastelan.core.hexes import NEAR, beside, each
from kastelan.games.kingdom import scoring
from kastelan.games.kingdom.components import (
    CARDS,
    CASTLE,
    DECK,
    KINDS,
    LOCATION,
    TERRAINS,
    TILES_PER_LOCATION,
    WATER,
    Board,
    Lie,
    assembled,
    part_rows,
)
from kastelan.games.kingdom.locations import BUILDS, MOVES
from tests.games.kingdom.tables import B2, FG, at, hexes, table
from tests.rulebook import rule


class Part(TypedDict):
    """A board part in the data file."""

    id: str
    rows: list[str]
    counts: dict[str, int]
    location_hexes: list[list[int]]
    castle_hexes: list[list[int]]


DATA: Final = json.loads(
    (files("kastelan.games.kingdom") / "data" / "boards.json").read_text(encoding="utf-8")
)
PARTS: Final[list[Part]] = DATA["quadrants"]
LETTERS: Final[dict[str, str]] = DATA["letters"]
each_part = pytest.mark.parametrize("part", PARTS, ids=[part["id"] for part in PARTS])


def found(part: Part, letter: str) -> list[list[int]]:
    """Where a letter stands on a board part."""
    return [[r, c] for r, row in enumerate(part["rows"]) for c, sign in enumerate(row) if sign == letter]


@rule("KB-GEO-1")
@each_part
def test_a_board_part_has_ten_rows_of_ten_hexes(part: Part) -> None:
    assert [len(row) for row in part["rows"]] == [10] * 10


@rule("KB-GEO-8")
@each_part
def test_nothing_is_printed_that_matters_beyond_the_nine_types(part: Part) -> None:
    assert set("".join(part["rows"])) <= LETTERS.keys()
    assert set(part) == {"id", "rows", "counts", "location_hexes", "castle_hexes"}


@each_part
def test_the_counts_of_a_board_part_are_those_of_its_rows(part: Part) -> None:
    signs = Counter("".join(part["rows"]))
    assert part["counts"] == {name: signs[letter] for letter, name in LETTERS.items()}
    assert sum(part["counts"].values()) == 100


@each_part
def test_castles_and_locations_stand_where_they_are_listed(part: Part) -> None:
    assert part["castle_hexes"] == found(part, "K")
    assert part["location_hexes"] == found(part, "L")


def test_the_eight_board_parts_are_named_after_their_locations() -> None:
    assert sorted(part["id"] for part in PARTS) == sorted(KINDS)
    assert list(LETTERS.values()) == list(TERRAINS)


def test_all_hexes_of_the_eight_parts_add_up() -> None:
    total: Counter[str] = Counter()
    for part in PARTS:
        total.update(part["counts"])
    signs = Counter("".join(row for part in PARTS for row in part["rows"]))
    assert sum(total.values()) == sum(signs.values()) == 800
    assert (total["castle"], total["location"]) == (10, 14)


@rule("KB-SETUP-3")
def test_two_parts_have_one_location_and_the_others_two() -> None:
    tiles = {part["id"]: TILES_PER_LOCATION * len(part["location_hexes"]) for part in PARTS}
    assert tiles == {kind: 2 if kind in ("oracle", "harbor") else 4 for kind in KINDS}


@rule("KB-GEO-9", "R-28")
def test_only_the_oasis_lacks_a_type() -> None:
    lacking = {part["id"]: [name for name, count in part["counts"].items() if not count] for part in PARTS}
    assert {part: names for part, names in lacking.items() if names} == {"oasis": ["mountain"]}


@rule("T-GEO-3")
@pytest.mark.parametrize(
    ("quadrants", "counts"), [(FG, [61, 55, 53, 57, 58, 80, 24]), (B2, [63, 60, 63, 56, 57, 56, 33])]
)
def test_the_two_boards_of_the_examples_have_these_hexes(quadrants: str, counts: list[int]) -> None:
    board = table(quadrants).board
    assert [of.bit_count() for of in board.of[:7]] == counts
    assert sum(of.bit_count() for of in board.of) == 400


@rule("KB-GEO-7")
@each_part
def test_special_hexes_never_lie_on_the_border_of_a_part(part: Part) -> None:
    assert {n for place in found(part, "K") + found(part, "L") for n in place} <= set(range(1, 9))


def seams() -> Iterator[Board]:
    """Boards where any two parts, in any lie, meet side by side, one above the other or cornerwise."""
    for pair in permutations(KINDS, 2):
        others = [kind for kind in KINDS if kind not in pair][:2]
        for turns in range(4):
            first: Lie = (pair[0], bool(turns & 1))
            second: Lie = (pair[1], bool(turns & 2))
            third, fourth = ((kind, False) for kind in others)
            yield assembled((first, second, third, fourth))
            yield assembled((first, third, second, fourth))
            yield assembled((first, third, fourth, second))
            yield assembled((third, first, second, fourth))


@rule("KB-GEO-7", "R-23")
def test_no_hex_is_next_to_two_special_hexes_whatever_meets() -> None:
    for board in seams():
        around = [NEAR[h] for h in each(board.special)]
        assert not beside(board.special) & board.special
        assert sum(near.bit_count() for near in around) == beside(board.special).bit_count()


@rule("R-23", "KB-CARD-WORKERS-1")
def test_no_settlement_earns_more_than_one_gold_with_the_workers() -> None:
    board = table().board
    assert max(scoring.workers(board, hexes([(r, c)])) for r in range(20) for c in range(20)) == 1


def test_a_location_knows_its_kind_and_its_neighbours() -> None:
    board = table(FG).board
    kinds = {location.hex: KINDS[location.kind] for location in board.locations}
    assert {at((6, 2)), at((6, 7)), at((2, 18)), at((6, 11))} <= kinds.keys()
    assert (kinds[at((6, 7))], kinds[at((6, 11))]) == ("tavern", "paddock")
    assert all(location.near == NEAR[location.hex] for location in board.locations)
    assert board.beside_location == sum(location.near for location in board.locations)


@rule("KB-SETUP-4")
def test_the_deck_has_five_cards_of_each_buildable_terrain() -> None:
    assert Counter(TERRAINS[card] for card in DECK) == dict.fromkeys(TERRAINS[:5], 5)
    assert DATA["terrain_cards"] == dict.fromkeys(TERRAINS[:5], 5)


@rule("KB-SETUP-5")
def test_there_are_ten_scoring_cards_and_each_has_its_way_of_scoring() -> None:
    assert len(CARDS) == 10 == len(set(CARDS))
    assert {*scoring.PER_PLAYER, scoring.LORDS} == set(range(10))
    assert [CARDS[card] for card, way in scoring.PER_PLAYER.items() if way.__name__ != CARDS[card]] == []


def test_there_are_eight_kinds_of_tile_and_each_has_its_extra_action() -> None:
    ways = [way.__name__ for way in BUILDS] + [MOVES[kind].__name__ for kind in sorted(MOVES)]
    assert ways == list(KINDS)


@rule("KB-SETUP-1")
def test_there_are_forty_settlements_for_each_player() -> None:
    assert DATA["settlements"] == 40


def test_buildable_hexes_are_those_of_the_five_terrains() -> None:
    board = table(B2).board
    barren = board.of[WATER] | board.of[6] | board.of[CASTLE] | board.of[LOCATION]
    assert board.buildable == (1 << 400) - 1 - barren
    assert sum(row.count(sign) for row in part_rows("oasis", True) for sign in "GCDFT") == 63
