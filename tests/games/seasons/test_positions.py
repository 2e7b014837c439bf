"""Positions that cannot occur are refused when they are read."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadPosition
from kastelan.core.position import parse_position, write_position
from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons.components import BUILDINGS, CARDS, WINTER_CARDS
from tests.games.seasons.tables import IDLE, A, B, C, Table, bits, of, table


def occurs(state: SeasonsState) -> bool:
    """Whether a position is read, and as what was written."""
    line = write_position(state)
    try:
        return write_position(parse_position(SEASONS, line)) == line
    except BadPosition:
        return False


def face_down(cards: str) -> Table:
    """Two seats that are asked about the plague, with two cards each face down."""
    piles = {A: "trader", B: "trader"}
    return table(cards, f"messenger+{IDLE}", at="winter", round_=3, winter="plague", discards=piles)


@pytest.mark.parametrize("cards", ["messenger+stonemason", f"messenger+{IDLE}"])
def test_two_cards_lie_face_down(cards: str) -> None:
    state = face_down(cards).state
    assert occurs(state)
    for card in cards.split("+"):
        fewer = face_down(cards).state
        fewer.selected = (bits(card), fewer.selected[1])
        fewer.hands = (fewer.hands[A] | bits(cards) & ~bits(card), fewer.hands[1])
        assert not occurs(fewer)


def test_the_master_builder_does_not_lie_face_down_without_a_discard_pile() -> None:
    assert occurs(table(IDLE, IDLE, IDLE, at="winter", round_=3, winter="snowdrift", discards=PILES).state)
    barred = table(IDLE, IDLE, IDLE, at="winter", round_=3, winter="snowdrift", discards=PILES).state
    barred.discards = (0, *barred.discards[1:])
    barred.hands = (barred.hands[A] | bits("trader"), *barred.hands[1:])
    barred.barred = 1
    assert not occurs(barred)


PILES = dict.fromkeys(range(3), "trader")


@pytest.mark.parametrize("seat", [A, B])
def test_only_seats_without_a_discard_pile_are_barred(seat: int) -> None:
    state = face_down("messenger+stonemason").state
    state.barred = 1 << seat
    assert not occurs(state)


def test_cards_lie_face_down_only_before_the_first_is_resolved_and_while_the_game_goes_on() -> None:
    over = face_down("messenger+stonemason").state
    over.templates = (0,) * len(over.templates)
    assert not occurs(over)
    resolved = face_down("messenger+stonemason").state
    resolved.helpers = (resolved.helpers[A] - 1, resolved.helpers[B])
    resolved.wagons = (A, *resolved.wagons[1:])
    assert occurs(resolved)
    resolved.fresh = 1
    assert not occurs(resolved)


def test_a_winter_card_takes_effect_in_its_round_once_all_have_selected() -> None:
    early = face_down("messenger+stonemason").state
    early.hands = tuple(hand | cards for hand, cards in zip(early.hands, early.selected, strict=True))
    early.selected = (0, 0)
    assert not occurs(early)
    late = face_down("messenger+stonemason").state
    late.round, late.bank = late.round + 1, late.bank + 1
    late.seat, late.queue = B, (A,)
    assert late.order == (B, A)
    assert not occurs(late)


def test_a_winter_card_that_takes_effect_is_not_in_the_pile() -> None:
    state = face_down("messenger+stonemason").state
    plague = WINTER_CARDS.index("plague")
    assert plague not in state.pile
    state.pile = (plague, *state.pile[1:])
    assert not occurs(state)


def test_those_that_a_winter_card_will_reach_wait_in_seat_order() -> None:
    state = face_down("messenger+stonemason").state
    assert (state.seat, state.queue) == (A, (B,))
    for seat, queue in ((A, ()), (A, (A,)), (A, (B, A)), (B, (A,))):
        state.seat, state.queue = seat, queue
        assert not occurs(state)
    state.seat, state.queue = B, ()
    assert occurs(state)


def choosing_a_building(card: str = "bricklayer") -> SeasonsState:
    """A seat that has built one tower with its card and can pay another."""
    hand = {A: of(sand=2, wood=2, stone=2)}
    position = table(card, "messenger", IDLE, start=A, supply=hand, tower=of())
    position.do("build:tower", "pay:1sand+1wood+1stone")
    assert (position.asked, position.state.builds, position.state.built[A]) == ("building", 1, 1)
    return position.state


@pytest.mark.parametrize(
    ("builds", "built", "fits"), [(1, 1, True), (0, 1, True), (1, 0, False), (2, 2, False)]
)
def test_a_card_builds_twice_at_most_and_what_it_built_counts_for_the_round(
    builds: int, built: int, fits: bool
) -> None:
    state = choosing_a_building()
    tower = BUILDINGS.index("tower")
    state.templates = (*state.templates[:tower], state.templates[tower] - 1, *state.templates[tower + 1 :])
    state.builds, state.built = builds, (built, 0, 0)
    assert occurs(state) is fits


@pytest.mark.parametrize("card", ["trader", "messenger", "master_builder"])
def test_other_cards_do_not_build(card: str) -> None:
    state = choosing_a_building()
    assert occurs(state)
    state.hands = (state.hands[A] ^ bits(card) ^ bits("bricklayer"), *state.hands[1:])
    state.selected = (bits(card), *state.selected[1:])
    state.card = CARDS.index(card)
    assert not occurs(state)


def first_courting(**options: object) -> SeasonsState:
    """The first suitor of three has laid a taler, and the second is asked."""
    position = table(
        IDLE, IDLE, IDLE, at="winter", round_=3, winter="maiden", talers={A: 2, B: 2, C: 2}, options=options
    )
    position.do("lay:taler")
    assert position.asked == "courting"
    return position.state


def test_suitors_have_laid_one_thing_each_in_the_first_turn() -> None:
    state = first_courting()
    assert occurs(state)
    more, fewer = state.copy(), state.copy()
    more.stakes, more.bank = (0, 0, 0, 0, 0, 2), state.bank - 1
    fewer.stakes, fewer.bank = (0, 0, 0, 0, 0, 0), state.bank + 1
    assert not occurs(more)
    assert not occurs(fewer)


def test_the_option_says_whether_courting_comes_before_the_selection() -> None:
    cards = ["messenger"] * 3
    at_once = table(*cards, at="winter", round_=3, winter="maiden", options={"maiden_first_bid": "reveal"})
    assert at_once.asked == "courting"
    assert occurs(at_once.state)
    later = table(*cards, at="winter", round_=3, winter="maiden").state
    assert occurs(later)
    with pytest.raises(BadPosition):
        SEASONS.thaw(3, later.table.options, at_once.state.freeze())


@pytest.mark.parametrize(
    ("suitors", "stakes", "fits"), [(0b011, 2, True), (0b011, 1, False), (0b001, 2, False), (0b111, 3, True)]
)
def test_several_suitors_have_laid_something_each_in_later_turns(
    suitors: int, stakes: int, fits: bool
) -> None:
    state = table(at="selection", players=3, round_=4, winter="", turned_up="maiden").state
    state.maiden, state.suitors = 2, suitors
    state.stakes, state.bank = (0, 0, 0, 0, 0, stakes), state.bank - stakes
    assert occurs(state) is fits


def test_nothing_lies_before_a_castle_maiden_that_is_not_there() -> None:
    state = table(at="selection", players=3, round_=4, winter="", turned_up="maiden").state
    assert occurs(state)
    courted = state.copy()
    courted.suitors = 0b011
    assert not occurs(courted)
    state.stakes, state.bank = (0, 0, 0, 0, 0, 1), state.bank - 1
    assert not occurs(state)
