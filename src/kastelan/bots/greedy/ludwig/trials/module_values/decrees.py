"""Decrees (DEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.bots.greedy.ludwig.trials.expectations import FIXED, money_value
from kastelan.bots.greedy.ludwig.trials.module_values.module_value import Chooser, ModuleValue, first_option
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.final_scoring import counted
from kastelan.games.ludwig.modules import actions
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.measures import EMPTY_CARDS, FIRST_PLACES
from kastelan.games.ludwig.special_rewards import SECOND_CORRIDOR, SECOND_REWARD
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import (
    BORROWING,
    DOUBLING,
    DRAFTING,
    NOTHING,
    PRINTED,
    REDRAWING,
    RETURNING,
)

if TYPE_CHECKING:
    from kastelan.bots.greedy.ludwig.trials.trial import Trial

RANKING: Final = (
    *(23, 19, 40, 31, 29, 16, 58, 47, 46, 45, 28, 1, 56, 2, 55, 43, 26, 18, 15, 30, 44, 25, 32, 38),
    *(36, 33, 34, 35, 5, 53, 4, 20, 14, 50, 54, 27, 41, 57, 48, 51, 42, 22, 17, 39, 24, 49, 3, 13),
    *(21, 12, 6, 37, 10, 9, 52, 8, 7, 11),
)
"""All decrees, the best for the greedy bot first."""

MOAT_PIECE_POINTS: Final = 3
"""The points printed on a moat piece."""


def keep_drafted(state: LudwigState, _: Trial) -> Action:
    """The best decree of the hand that is passed on."""
    return _keep(state.module_state.draft)


def keep_redrawn(state: LudwigState, _: Trial) -> Action:
    """The best of the decrees drawn anew."""
    return _keep(state.module_state.offered)


def _keep(hand: tuple[int, ...]) -> Action:
    return actions.KEEP_DECREE[hand.index(min(hand, key=RANKING.index))]


def double(state: LudwigState, trial: Trial) -> Action:
    """The bonus card that brings the most points (DEC-54)."""
    every, seat = state.table.components.bonus_cards, trial.seat

    def points(number: int) -> float:
        card = every[number]
        if card.kind in (FIRST_PLACES, EMPTY_CARDS):
            return FIXED[card.kind]
        return card.points * (counted(state, seat, card) // card.per)

    values = [points(number) for number in state.hands[seat]]
    return actions.DOUBLE[values.index(max(values))]


def take_printed(state: LudwigState, trial: Trial) -> Action:
    """Money instead of the printed points if it is worth more (DEC-30)."""
    if not trial.aware:
        return first_option(state, trial)
    placed, money = state.module_state.placed, state.money[trial.seat]
    rooms = state.castles[trial.seat].rooms
    points = MOAT_PIECE_POINTS if placed == NOTHING else rooms[placed].face.points
    gain = money_value(money + 1_000 * points, trial.turns) - money_value(money, trial.turns)
    return actions.AS_MONEY if gain > points else actions.AS_POINTS


class DecreeValue(ModuleValue):
    """Decrees with points in the final scoring, and the decisions that decrees bring."""

    rewards: ClassVar[Mapping[int, float]] = {SECOND_REWARD: 3.0, SECOND_CORRIDOR: 4.0}
    choosers: ClassVar[Mapping[int, Chooser]] = {
        DRAFTING: keep_drafted,
        REDRAWING: keep_redrawn,
        DOUBLING: double,
    }
    answers: ClassVar[Mapping[int, Chooser]] = {
        RETURNING: first_option,
        BORROWING: first_option,
        PRINTED: take_printed,
    }
    side_actions: ClassVar[tuple[type[Action], ...]] = (actions.Recall,)
    declining: ClassVar[tuple[Action, ...]] = (
        *(actions.NO_SWAP, actions.NO_COINS, actions.NO_RECALL, actions.KEEP_COINS, actions.NO_SHIFT),
        *(actions.AHEAD[0], actions.AS_POINTS, actions.END_TURN, actions.NO_DISCARD, actions.RETURN[0]),
        actions.NO_DOUBLE,
    )
    left_to_chance: ClassVar[tuple[int, ...]] = (DRAFTING, REDRAWING)

    def expected_points(self, state: LudwigState, seat: Seat, turns: float) -> float:
        """What decrees would score in the final scoring as things stand."""
        scored = (decree.final(state, seat) for decree in held(state, seat))
        return float(sum(points[0] for points in scored if points is not None))
