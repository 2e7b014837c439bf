"""The engine reproduces the stored leaf counts and the stored order of legal actions."""

from __future__ import annotations

import pytest

from kastelan.core.position import named_game, parse_position
from kastelan.games import find
from tests.perft.perft import Count, Order, counts, leaves, orders


@pytest.mark.parametrize("count", counts(), ids=lambda count: count.name)
def test_the_engine_reaches_the_stored_leaf_counts(count: Count) -> None:
    state = parse_position(find(*named_game(count.position)), count.position)
    assert [leaves(state, depth) for depth in range(1, len(count.leaves) + 1)] == list(count.leaves)


@pytest.mark.parametrize("order", orders(), ids=lambda order: order.name)
def test_legal_actions_keep_their_order(order: Order) -> None:
    game = find(*named_game(order.position))
    state = parse_position(game, order.position)
    legal = {
        str(seat + 1): [game.actions.write(action) for action in state.legal(seat)] for seat in state.actors
    }
    assert legal == order.legal
