"""KB-CARD-LORDS, and the whole position T-GOLD-1 with every card."""

from __future__ import annotations

from typing import Final

import pytest

from kastelan.games.kingdom.actions import BUILD, Build
from kastelan.games.kingdom.components import CARDS
from kastelan.games.kingdom.events import GoldShifted
from kastelan.games.kingdom.scoring import LORDS, SECTORS, card_gold, castle_gold, lords
from tests.games.kingdom.drawn_boards import settled_rows
from tests.games.kingdom.tables import A, B, Place, Table, hexes, places, table
from tests.rulebook import rule


def top_left(*counts: int) -> tuple[int, ...]:
    """So many settlements of each player in the top left sector, on hexes of their own."""
    return tuple(hexes((seat, n) for n in range(count)) for seat, count in enumerate(counts))


def in_one_sector(*counts: int, need_settlement: bool = False) -> tuple[int, ...]:
    """What the lords pay for the top left sector; the three others are empty for all."""
    elsewhere = 0 if need_settlement else 3 * 12
    return tuple(gold - elsewhere for gold in lords(top_left(*counts), need_settlement))


@rule("KB-CARD-LORDS-1", "T-LORD-1")
def test_most_settlements_in_a_sector_get_twelve_and_the_second_number_six() -> None:
    assert in_one_sector(4, 4, 2, 1) == (12, 12, 6, 0)
    assert in_one_sector(5, 3, 3, 1) == (12, 6, 6, 0)
    assert in_one_sector(1, 2, 3, 4) == (0, 0, 6, 12)


@rule("KB-CARD-LORDS-2", "T-LORD-3", "R-19")
def test_when_all_have_the_same_number_all_get_twelve() -> None:
    assert in_one_sector(2, 2, 2) == (12, 12, 12)
    assert lords(top_left(0, 0), False) == (48, 48)


@rule("KB-CARD-LORDS-3", "T-LORD-3", "R-18")
def test_no_settlements_are_a_number_like_any_other() -> None:
    assert in_one_sector(5, 5, 0) == (12, 12, 6)
    assert in_one_sector(5, 5, 0, need_settlement=True) == (12, 12, 0)


@rule("KB-CARD-LORDS-1", "KB-CARD-LORDS-3", "T-LORD-2", "R-18", "R-19")
def test_each_sector_is_judged_by_itself() -> None:
    def gold(**options: object) -> tuple[int, ...]:
        return card_gold(table(a=[(0, 0), (0, 1)], b=[(19, 10)], options=options).state, LORDS)

    assert gold() == (42, 42)
    assert gold(lords_need_settlement=True) == (12, 12)


@rule("KB-CARD-LORDS-3", "R-18", "R-19")
def test_running_gold_leaves_out_sectors_in_which_nobody_has_built() -> None:
    position = table(players=3, card="grass", cards="lords,miners,hermits")
    state = position.state
    row = state.table.cards.index(LORDS)

    def shown() -> tuple[int, ...]:
        gold = state.view(A).gold
        assert gold is not None
        assert state.running_scores() == tuple(map(sum, zip(*gold, strict=True)))
        return gold[row]

    assert (shown(), state.scores(), state.running_scores()) == ((0, 0, 0), (48, 48, 48), (0, 0, 0))
    build = BUILD[min(places_of(position))]
    told = [event for event in state.preview(A, build) if isinstance(event, GoldShifted)]
    assert [(event.seat, event.gold) for event in told if event.card == LORDS] == [(0, 12), (1, 6), (2, 6)]
    state.apply(A, build)
    assert shown() == (12, 6, 6)  # the other three sectors come at the end
    assert card_gold(state, LORDS) == (48, 42, 42)


@rule("R-18", "R-19", "KB-END-4")
def test_final_gold_counts_every_sector() -> None:
    position = table(players=2, seat=B, b=sorted(table().terrain("grass"))[:37], cards="lords,miners,hermits")
    position.turn()
    assert position.over
    outcome, gold = position.state.outcome, position.state.view(A).gold
    assert outcome is not None
    assert gold is not None
    assert outcome.scores == position.state.running_scores() == position.state.scores()
    assert gold[position.state.table.cards.index(LORDS)] == card_gold(position.state, LORDS)


def places_of(position: Table) -> list[int]:
    """The hexes on which the player of the turn may build."""
    return [action.hex for action in position.state.legal(A) if isinstance(action, Build)]


ONE, TWO, THREE, FOUR = settled_rows("""
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
""")
GOLD: Final = table(
    "harbor,barn*,oracle*,tavern",
    players=4,
    cards="fishermen,lords,farmers",
    a=ONE,
    b=TWO,
    c=THREE,
    d=FOUR,
)

SHEET: Final = {
    "castles": (3, 3, 3, 3),
    "fishermen": (3, 6, 18, 12),
    "merchants": (12, 8, 8, 0),
    "discoverers": (12, 11, 14, 9),
    "hermits": (1, 4, 3, 5),
    "citizens": (20, 11, 10, 8),
    "miners": (15, 10, 7, 5),
    "workers": (11, 5, 4, 6),
    "knights": (12, 14, 8, 16),
    "lords": (24, 18, 24, 30),
    "farmers": (0, 0, 12, 0),
}


@rule("T-GOLD-1")
@pytest.mark.parametrize("card", SHEET)
def test_a_whole_position_is_worth_this(card: str) -> None:
    state = GOLD.state
    gold = castle_gold(state) if card == "castles" else card_gold(state, CARDS.index(card))
    assert gold == SHEET[card]


@rule("T-GOLD-1", "KB-CARD-LORDS-3")
def test_a_whole_position_when_lords_need_a_settlement() -> None:
    assert lords(GOLD.state.own, True) == (18, 18, 24, 24)


@rule("T-GOLD-1")
def test_a_whole_position_is_settled_like_this() -> None:
    state = GOLD.state
    assert state.supply == (0, 7, 5, 7)
    sectors = [tuple((own & sector).bit_count() for sector in SECTORS) for own in state.own]
    assert sectors == [(0, 8, 0, 32), (22, 7, 0, 4), (22, 4, 5, 4), (0, 26, 7, 0)]
    assert [letters(GOLD, row) for row in (0, 19)] == ["GGTTTWGTTFTTTGGWTGGG", "TTTGWTTGGGDDWWTTTGGG"]


@rule("T-GOLD-1", "KB-END-4")
def test_a_whole_position_adds_up_to_three_cards_and_the_castles() -> None:
    cards = ("fishermen", "lords", "farmers", "castles")
    assert GOLD.state.scores() == tuple(sum(SHEET[card][seat] for card in cards) for seat in range(4))


def letters(position: Table, row: int) -> str:
    """A row of the board as it is printed."""
    of: dict[Place, str] = {}
    for letter, terrain in zip("GCDFTWMKL", position.board.of, strict=True):
        of.update(dict.fromkeys(places(terrain), letter))
    return "".join(of[row, column] for column in range(20))
