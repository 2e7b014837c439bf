"""Positions that cannot occur are refused when they are read."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadPosition
from kastelan.core.position import parse_position, write_position
from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons.components import WINTER_CARDS
from tests.games.seasons.tables import IDLE, A, B, Table, bits, table


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


def test_only_seats_without_a_discard_pile_are_barred() -> None:
    state = face_down("messenger+stonemason").state
    state.barred = 1
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
