"""Positions that cannot occur are refused when they are read."""

from __future__ import annotations

import pytest

from kastelan.core.errors import BadPosition
from kastelan.core.position import parse_position, write_position
from kastelan.games.seasons import SEASONS, SeasonsState
from tests.games.seasons.tables import IDLE, A, Table, bits, table


def occurs(state: SeasonsState) -> bool:
    """Whether a position is read, and as what was written."""
    line = write_position(state)
    try:
        return write_position(parse_position(SEASONS, line)) == line
    except BadPosition:
        return False


def face_down(cards: str, discards: str = "trader") -> Table:
    """Two seats that are asked about the plague, with two cards each face down."""
    return table(
        cards,
        f"messenger+{IDLE}",
        at="winter",
        round_=3,
        winter="plague",
        discards={A: discards, 1: "trader"},
    )


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
