"""The value of a position for a seat, in points: a rough estimate and a careful one."""

from __future__ import annotations

from math import fsum
from typing import Final

from kastelan.bots.greedy.ludwig.trials import expectations
from kastelan.bots.greedy.ludwig.trials.expectations import money_value
from kastelan.bots.greedy.ludwig.trials.module_values.registry import values_for
from kastelan.core.game import Seat
from kastelan.games.ludwig.final_scoring import MONEY_PER_POINT, has_begun, money_of
from kastelan.games.ludwig.special_rewards import kind_of
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import OVER

ROOMS_BOUGHT: Final = 0.85
"""The share of turns in which a room of the market is bought."""

RIVALRY: Final = 0.04
"""The cost of 1,000 M in the hands of the rivals, divided by their number."""

EXTRA_TURN: Final = 4.0
OPEN_DOOR: Final = 0.15
"""The value of an open door in a rough estimate."""


def turns_left(state: LudwigState) -> float:
    """The expected number of turns of each seat after this round. The room deck measures the time."""
    if state.last:
        return 0.0
    for module in values_for(state.table.modules).modules:
        turns = module.turns_left(state)
        if turns is not None:
            return turns
    return max(1.0, (len(state.deck) + len(state.on_deck)) / (ROOMS_BOUGHT * state.table.players))


def quick_value(state: LudwigState, seat: Seat, turns: float) -> float:
    """Points, money, rewards due and open doors: enough to compare placements of one tile."""
    value = state.score[seat] + money_value(state.money[seat], turns) + _rewards_due(state, seat)
    return value + OPEN_DOOR * sum(fronts.bit_count() for fronts in state.castles[seat].open)


def _rewards_due(state: LudwigState, seat: Seat) -> float:
    """The value of rewards to be claimed and of extra turns."""
    if state.seat != seat:
        return 0.0
    rewards = values_for(state.table.modules).rewards
    value = EXTRA_TURN * state.extra
    for frame in state.pending:
        # A frame begins with the number of rewards that its downstairs rooms bring; the entries follow.
        for entry in frame[1:]:
            value += rewards[kind_of(entry)]
    return value


def position_value(state: LudwigState, seat: Seat, turns: float, aware: bool) -> float:
    """The points that can be expected; what modules add counts only if the bot is aware of them."""
    if state.step == OVER:
        return float(state.score[seat])
    if has_begun(state):
        return state.score[seat] + _still_to_score(state, seat)
    castle = state.castles[seat]
    value = state.score[seat] + money_value(state.money[seat], turns) + _rewards_due(state, seat)
    value += expectations.room_value(castle, turns) + expectations.favours(state, seat, turns)
    value += expectations.cards(state, seat, turns) + expectations.depleted_stacks(state, seat)
    others = sum(state.money) - state.money[seat]
    value -= RIVALRY * others / 1000 / max(1, state.table.players - 1) if turns > 0 else 0.0
    return value + (_module_value(state, seat, turns) if aware else 0.0)


def _still_to_score(state: LudwigState, seat: Seat) -> float:
    """The points that follow when decree 54 is asked about: bonus cards, own favour tokens and money."""
    held = state.module_state.held[seat]
    tokens = fsum(expectations.favour_value(state, seat, number, turns=0.0) for number in held)
    return expectations.cards(state, seat, turns=0.0) + tokens + money_of(state, seat) // MONEY_PER_POINT


def _module_value(state: LudwigState, seat: Seat, turns: float) -> float:
    modules = values_for(state.table.modules).modules
    return fsum(module.expected_points(state, seat, turns) for module in modules)
