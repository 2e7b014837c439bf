"""The greedy bot in solo games: the room deck measures the time, and purchases are played on."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.bots import decide, find_bot
from kastelan.bots.greedy.ludwig import solo_lookahead
from kastelan.bots.greedy.ludwig.buying import best_plan
from kastelan.bots.greedy.ludwig.situation import situation_of
from kastelan.bots.greedy.ludwig.solo_clock import rounds_left, sleeping_reward
from kastelan.bots.greedy.ludwig.weights import SEVERAL, SOLO, TWO, LudwigWeights
from kastelan.bots.greedy.weight_files import WeightSet
from kastelan.bots.greedy.weight_sets import set_for
from kastelan.core.game import Action
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.actions import BUY_HALLWAY, BUY_STAIRS, LOOK, MONEY, NO_MORE, PutOnDeck
from kastelan.games.ludwig.sleeping_reward import look_at
from kastelan.games.ludwig.step_numbers import BUYING, DIGGING, STACK
from tests.games.ludwig.playing import new, played


def middle() -> LudwigState:
    """A purchase in the middle of a random solo game."""
    return next(
        state.copy()
        for state in played(new(1, 1), 1)
        if state.step == BUYING and state.round == 5 and not state.last
    )


def looking(stack: int, last: bool = False) -> LudwigState:
    """A stack of the middle of a game is being looked at."""
    state = middle()
    state.last = last
    state.step = STACK
    look_at(state, LOOK[stack], None)
    return state


def test_three_cards_or_tiles_of_the_deck_make_a_round() -> None:
    state = middle()
    state.deck, state.on_deck = state.deck[:6], ()
    assert rounds_left(state) == 2
    state.on_deck = state.stacks[0][:1]
    assert rounds_left(state) == 3


def test_a_sleeping_reward_has_the_highest_value_if_it_adds_a_round() -> None:
    state, weights = middle(), SOLO()
    state.on_deck, state.deck = (), state.deck[:6]
    longer = sleeping_reward(weights, state)
    state.deck = state.deck[:4]
    assert longer > sleeping_reward(weights, state) > 0
    state.last = True
    assert sleeping_reward(weights, state) == 0


def test_two_tiles_are_put_on_the_deck_and_the_better_one_will_cost_less() -> None:
    state = looking(4)
    mine, tiles = situation_of(state, 0, 0), state.table.components.tiles
    hidden = state.stacks[4]
    for _ in range(2):
        assert state.step == DIGGING
        action = decide(find_bot("greedy"), state, 0, Random(1))
        assert isinstance(action, PutOnDeck)
        state.apply(0, action)
    first, second = (state.market[slot] for slot in state.table.slots[:2])  # the next round has begun
    gains = {tile: plan.gain if (plan := best_plan(mine, tiles[tile])) else 0.0 for tile in hidden}
    assert [gains[first], gains[second]] == sorted(gains.values(), reverse=True)[:2]


def test_in_the_last_round_tiles_are_put_away_only_to_empty_a_stack() -> None:
    state = looking(4, last=True)
    assert len(state.stacks[4]) > 2
    assert decide(find_bot("greedy"), state, 0, Random(1)) == NO_MORE


@pytest.mark.parametrize(("players", "weighing"), [(1, SOLO), (2, TWO), (3, SEVERAL), (4, SEVERAL)])
def test_solo_games_and_games_of_two_have_weights_of_their_own(
    players: int, weighing: WeightSet[LudwigWeights]
) -> None:
    state = next(one for one in played(new(players, 1), 1) if one.step == BUYING)
    assert situation_of(state, state.seat, state.seat).weights is weighing()
    assert set_for("ludwig", players) is weighing


def test_the_lookahead_depends_on_nothing_hidden() -> None:
    state = middle()
    twin = state.determinise(0, 99)
    greedy = find_bot("greedy")
    chosen = decide(greedy, state, 0, Random(5))
    assert chosen in state.legal(0)
    assert decide(greedy, twin, 0, Random(5)) == chosen


def test_of_similar_purchases_the_one_with_the_better_outcome_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = middle()
    ways: list[tuple[float, Action]] = [(1.0, MONEY), (0.9, BUY_HALLWAY), (-9.0, BUY_STAIRS)]
    monkeypatch.setattr(solo_lookahead, "purchases", lambda state, seat: ways)
    monkeypatch.setattr(solo_lookahead, "_outcome", lambda state, seat, action, *rest: float(action != MONEY))
    assert solo_lookahead.choose(state, 0, Random(1)) == BUY_HALLWAY
    state.last = True  # there is no later round to play
    assert solo_lookahead.choose(state, 0, Random(1)) == MONEY
