"""What the search expects everybody's gold to become in Kingdom Builder."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from statistics import fmean

import pytest

from kastelan.arena.secrets import positions
from kastelan.bots import decide, find_bot
from kastelan.bots.greedy.kingdom.forecast import FORECAST, forecast, still_to_build
from kastelan.bots.greedy.kingdom.worth import Outlook
from kastelan.games import find
from kastelan.games.kingdom.scoring import totals
from kastelan.games.kingdom.state import KingdomState


def test_with_nothing_left_to_build_gold_is_what_it_is() -> None:
    for state, seat in islice(positions(find("kingdom"), 3, {"cards": "miners,workers,hermits"}, 5, 4), 8):
        assert isinstance(state, KingdomState)
        state.supply = (*state.supply[:seat], 0, *state.supply[seat + 1 :])
        assert forecast(state, seat) == totals(state)[seat]


def test_early_gold_counts_less_and_tiles_count() -> None:
    state = find("kingdom").new(2, seed=3)
    assert isinstance(state, KingdomState)
    for _ in range(60):
        seat = state.actors[0]
        state.apply(seat, decide(find_bot("greedy"), state, seat, Random(1)))
    usual, gold = forecast(state, 0), Outlook(state, 0, FORECAST()).standing(state.own[0]).gold
    assert gold > 0
    with FORECAST.trying(replace(FORECAST.accepted, early=0.0)):
        more = still_to_build(state, 0) * FORECAST.accepted.early * gold
        assert forecast(state, 0) == pytest.approx(usual + more)
    with FORECAST.trying(replace(FORECAST.accepted, tiles=(0.0,) * 8)):
        assert forecast(state, 0) < usual


def test_a_large_supply_is_worth_nothing_when_another_ends_the_game() -> None:
    state = find("kingdom").new(3, seed=3)
    assert isinstance(state, KingdomState)
    state.supply = (40, 2, 30)
    assert [still_to_build(state, seat) for seat in range(3)] == [5 / 40, 2 / 40, 5 / 40]  # KB-END-1
    before = forecast(state, 0)
    state.supply = (20, 2, 30)
    assert forecast(state, 0) == before


def test_forecasts_are_near_what_greedy_games_come_to() -> None:
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
