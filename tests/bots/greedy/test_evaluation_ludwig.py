"""Cached estimates for Ludwig's castles equal those computed anew."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.bots.greedy.ludwig import rewards
from kastelan.bots.greedy.ludwig.buying import (
    LARGE_TABLE_PLACEMENTS,
    QUICK_PLACEMENTS,
    RIVAL_PLACEMENTS,
    best_corridor,
    best_gain,
    best_plan,
    candidates,
    corridor_pays,
    cost,
    for_sale,
    gains,
    plans,
)
from kastelan.bots.greedy.ludwig.buying import purchases as chosen_from
from kastelan.bots.greedy.ludwig.castle_value import potential
from kastelan.bots.greedy.ludwig.pricing import RoundForecast
from kastelan.bots.greedy.ludwig.situation import Situation, situation_of
from kastelan.bots.search.ludwig_fast import PLAYOUT_PLACEMENTS, quick_plan
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.castle import grown
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.step_numbers import BUYING, DIGGING, NOTHING, PRICING
from tests.bots.support import ludwig_evaluation
from tests.games.ludwig.playing import new, played

EACH = 7
"""One of so many positions is tested."""


def purchases(players: int) -> list[LudwigState]:
    """Some purchases of a random game, and its last one."""
    states = [state.copy() for state in played(new(players, players), 5) if state.step == BUYING]
    return [*states[::EACH], states[-1]]


def on_the_market(state: LudwigState) -> list[Tile]:
    """The tiles for sale, corridors excepted."""
    return [state.table.components.tiles[tile] for tile in state.market if tile != NOTHING]


@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_the_potential_of_every_castle_in_reach_is_as_computed_anew(players: int) -> None:
    looked_at = 0
    for state in purchases(players):
        for other in range(players):
            view = situation_of(state, state.seat, other)
            assert potential(view, view.castle) == ludwig_evaluation.potential(view, view.castle)
            for tile in on_the_market(state):
                for way, pose in candidates(view.castle, tile):
                    castle = grown(view.castle, tile, pose, way.place.x, way.place.y)
                    assert potential(view, castle) == ludwig_evaluation.potential(view, castle)
                    looked_at += 1
    assert looked_at > 40


def test_the_potential_follows_changes_of_money_and_hand() -> None:
    for state in purchases(2):
        poor = situation_of(state, state.seat, state.seat)
        assert potential(poor, poor.castle) == ludwig_evaluation.potential(poor, poor.castle)
        state.money = tuple(money + 7_000 for money in state.money)
        state.hands = tuple((*hand, 1, 9) for hand in state.hands)
        rich = situation_of(state, state.seat, state.seat)
        assert rich.canonical is not poor.canonical
        assert potential(rich, rich.castle) == ludwig_evaluation.potential(rich, rich.castle)


def test_depleted_stacks_count_although_they_do_not_make_situations_differ() -> None:
    state = purchases(2)[3]
    tile = next(tile for tile in on_the_market(state) if candidates(state.castles[state.seat], tile))
    full = situation_of(state, state.seat, state.seat)
    state.stacks = tuple(() for _ in state.stacks)
    empty = situation_of(state, state.seat, state.seat)
    assert empty == full
    before, after = plans(full, tile)[0], plans(empty, tile)[0]
    assert tile.stack is not None
    dried = 2 * (empty.depletion[tile.stack] - full.depletion[tile.stack])
    assert dried > 0
    assert after.gain - before.gain == pytest.approx(dried)


def test_a_playout_compares_the_first_few_placements_only() -> None:
    for state in purchases(2):
        view = situation_of(state, state.seat, state.seat)
        for tile in on_the_market(state):
            few, every = gains(view, tile, PLAYOUT_PLACEMENTS), gains(view, tile)
            assert few == every[:PLAYOUT_PLACEMENTS]
            quick, best = quick_plan(view, tile, PLAYOUT_PLACEMENTS), next(iter(plans(view, tile)), None)
            assert (quick is None) == (best is None)
            assert quick is None or best is None or quick[0] <= best.gain


@pytest.mark.parametrize(("players", "most"), [(4, None), (5, LARGE_TABLE_PLACEMENTS[5])])
def test_in_a_larger_market_fewer_placements_of_each_tile_are_compared(
    players: int, most: int | None
) -> None:
    for state in purchases(players):
        view = situation_of(state, state.seat, state.seat)
        bought = {action: worth for worth, action in chosen_from(state, state.seat)}
        for action, tile, price, coins in for_sale(state):
            plan = best_plan(view, state.table.components.tiles[tile], most)
            if action in bought and plan is not None and not plan.extra_turns:
                assert bought[action] == plan.gain - cost(state, view, price, coins)


def test_a_free_corridor_is_claimed_if_its_best_placement_is_no_loss() -> None:
    for state in [*purchases(2), *purchases(4)]:
        view = situation_of(state, state.seat, state.seat)
        assert corridor_pays(state, view) == (best_corridor(state, view) >= 0)
        state.corridors = (0, 0)
        assert not corridor_pays(state, view)


@pytest.mark.parametrize(("players", "for_others"), [(3, QUICK_PLACEMENTS), (5, RIVAL_PLACEMENTS)])
def test_pricing_compares_the_first_few_placements_only(players: int, for_others: int) -> None:
    fewer = 0
    for state in [state.copy() for state in played(new(players, 3), 5) if state.step == PRICING][::EACH]:
        forecast = RoundForecast(state, state.seat)
        for buyer in [*forecast.rivals, forecast.master]:
            most = QUICK_PLACEMENTS if buyer is forecast.master else for_others
            assert buyer.corridor == best_corridor(state, buyer.situation, most)
            for slot, gain in buyer.gains.items():
                tile = state.table.components.tiles[state.market[slot]]
                few, every = best_gain(buyer.situation, tile, most), best_gain(buyer.situation, tile)
                assert few is None or gain == few
                fewer += few is not None and every is not None and few < every
    assert fewer


@pytest.mark.parametrize(
    ("players", "looked_at"), [(4, {QUICK_PLACEMENTS}), (5, {QUICK_PLACEMENTS, RIVAL_PLACEMENTS})]
)
def test_digging_compares_the_first_few_placements_only(
    players: int, looked_at: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: set[int | None] = set()

    def watched(view: Situation, tile: Tile, most: int | None = None) -> float | None:
        looked.add(most)
        return best_gain(view, tile, most)

    monkeypatch.setattr(rewards, "best_gain", watched)
    states = played(new(players, 1), 5)
    digging = [state.copy() for state in states if state.step == DIGGING and not state.last]
    assert digging
    rewards.dig(digging[0], digging[0].seat, Random(1))
    assert looked == looked_at
