"""The greedy bot finds what one settlement more or less is worth without counting all of them again. It must
be the same number to the last bit: the smallest difference could change a decision."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kastelan.arena.fairness import positions
from kastelan.bots.greedy.kingdom import WEIGHTS, Outlook, worth
from kastelan.bots.greedy.weight_files import by_name, with_values
from kastelan.core.game import Seat
from kastelan.core.hexes import BIT, Hex, each
from kastelan.games import find
from kastelan.games.kingdom.components import CARDS
from kastelan.games.kingdom.state import KingdomState
from tests.bots.support.kingdom_evaluation import plain_worth

TABLES = tuple(
    (players, cards) for players in (2, 4) for cards in zip(CARDS, CARDS[1:], CARDS[2:], strict=False)
)
UNEVEN = with_values(
    WEIGHTS.accepted, {name: 0.1 + value / 3 for name, value in by_name(WEIGHTS.accepted).items()}
)
"""Weights that are no binary fractions, so that sums in another order would differ."""


def tables(players: int, cards: tuple[str, ...]) -> Iterator[tuple[KingdomState, Seat]]:
    """Positions of a random game with these scoring cards."""
    for state, seat in positions(find("kingdom"), players, {"cards": ",".join(cards)}, len(cards[0]), 17):
        assert isinstance(state, KingdomState)
        yield state, seat


def some(hexes: int, luck: Random, most: int) -> list[Hex]:
    places = list(each(hexes))
    return luck.sample(places, min(most, len(places)))


@pytest.mark.parametrize(("players", "cards"), TABLES)
def test_the_value_with_one_more_settlement_agrees_with_the_reference(
    players: int, cards: tuple[str, ...]
) -> None:
    luck = Random(1)
    with WEIGHTS.trying(UNEVEN):
        for state, seat in tables(players, cards):
            own = state.own[seat]
            here = Outlook(state, seat).valuation(own)
            assert here.now == plain_worth(state, seat, own) == worth(state, seat, own)
            for place in some(state.board.buildable & state.free, luck, 12):
                assert here.after(place) == plain_worth(state, seat, own | BIT[place])


@pytest.mark.parametrize(("players", "cards"), TABLES)
def test_values_agree_after_adding_and_removing_settlements(players: int, cards: tuple[str, ...]) -> None:
    luck = Random(2)
    with WEIGHTS.trying(UNEVEN):
        for state, seat in tables(players, cards):
            here = Outlook(state, seat).valuation(state.own[seat])
            here.land.cache.clear()  # so that everything is updated from `here`
            for place in some(state.board.buildable & state.free, luck, 3):
                here = here.grown(place)
                assert here.now == plain_worth(state, seat, here.own)
            for place in some(here.own, luck, 3):
                here = here.without(place)
                assert here.now == plain_worth(state, seat, here.own)
                for other in some(state.board.buildable & state.free & ~here.own, luck, 4):
                    assert here.after(other) == plain_worth(state, seat, here.own | BIT[other])


def test_the_cache_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kastelan.bots.greedy.kingdom.settlements.MAX_CACHED", 5)
    state = find("kingdom").new(2, seed=1)
    assert isinstance(state, KingdomState)
    here = Outlook(state, 0).valuation(0)
    for place in each(state.board.buildable):
        here = here.grown(place)
        assert len(here.land.cache) <= 5
