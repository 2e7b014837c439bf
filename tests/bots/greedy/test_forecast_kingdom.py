"""The forecast of the final gold in Kingdom Builder."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from statistics import fmean

import pytest

from kastelan.arena.fairness import positions
from kastelan.bots import decide, find_bot
from kastelan.bots.greedy.kingdom.evaluation import Outlook
from kastelan.bots.greedy.kingdom.forecast import FORECAST, forecast, still_to_build, with_cards
from kastelan.bots.greedy.weight_files import with_values
from kastelan.games import find
from kastelan.games.kingdom.components import CARDS, KINDS
from kastelan.games.kingdom.scoring import totals
from kastelan.games.kingdom.state import KingdomState


@pytest.mark.parametrize("cards", ["miners,workers,hermits", "lords,farmers,citizens"])
def test_with_nothing_left_to_build_the_forecast_is_the_present_gold(cards: str) -> None:
    for state, seat in islice(positions(find("kingdom"), 3, {"cards": cards}, 5, 4), 8):
        assert isinstance(state, KingdomState)
        state.supply = (*state.supply[:seat], 0, *state.supply[seat + 1 :])
        assert forecast(state, seat) == pytest.approx(totals(state)[seat])


def played(seed: int, decisions: int) -> KingdomState:
    """A greedy game of two after a number of decisions."""
    state = find("kingdom").new(2, {"cards": "miners,workers,hermits"}, seed)
    for _ in range(decisions):
        seat = state.actors[0]
        state.apply(seat, decide(find_bot("greedy"), state, seat, Random(1)))
    assert isinstance(state, KingdomState)
    return state


def test_the_gold_of_each_card_has_its_own_growth() -> None:
    state, still = played(3, 60), still_to_build(played(3, 60), 0)
    weights, usual = FORECAST.accepted, forecast(state, 0)
    castles, *golds = Outlook(state, 0, weights).valuation(state.own[0]).golds
    bring = dict(zip(state.table.cards, golds, strict=True))
    by_kind = [castles, *(bring.get(card, 0.0) for card in range(len(CARDS)))]
    assert all(golds)
    for place, gold in enumerate(by_kind):
        with FORECAST.trying(with_values(weights, {f"early.{place}": weights.early[place] + 1})):
            assert forecast(state, 0) == pytest.approx(usual + still * gold)
        with FORECAST.trying(with_values(weights, {f"soon.{place}": weights.soon[place] + 1})):
            assert forecast(state, 0) == pytest.approx(usual + still * still * gold)


def test_the_value_of_tiles_depends_on_the_scoring_cards() -> None:
    state, weights = played(3, 60), FORECAST.accepted
    usual = forecast(state, 0)
    with FORECAST.trying(replace(weights, tiles=(0.0,) * len(KINDS), suited=(0.0,) * len(weights.suited))):
        assert forecast(state, 0) < usual
    cards = state.table.cards
    for kind in range(len(KINDS)):
        there = sum(weights.suited[card * len(KINDS) + kind] for card in cards)
        assert with_cards(weights, cards).tiles[kind] == pytest.approx(weights.tiles[kind] + there)


def test_a_large_supply_is_worth_nothing_when_another_ends_the_game() -> None:
    state = find("kingdom").new(3, seed=3)
    assert isinstance(state, KingdomState)
    state.supply = (40, 2, 30)
    assert [still_to_build(state, seat) for seat in range(3)] == [5 / 40, 2 / 40, 5 / 40]  # KB-END-1
    before = forecast(state, 0)
    state.supply = (20, 2, 30)
    assert forecast(state, 0) == before


def test_forecasts_are_close_to_the_results_of_greedy_games() -> None:
    missed = []
    for seed in range(6):
        state, luck, seen = find("kingdom").new(2, seed=seed), Random(seed), list[float]()
        while actors := state.actors:
            assert isinstance(state, KingdomState)
            if sum(state.supply) <= 40 and not seen:
                seen = [forecast(state, seat) for seat in range(2)]
            state.apply(actors[0], decide(find_bot("greedy"), state, actors[0], luck))
        assert state.outcome is not None
        missed += [a - b for a, b in zip(seen, state.outcome.scores, strict=True)]
    assert abs(fmean(missed)) < 20
