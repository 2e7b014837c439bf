"""Castles of Mad King Ludwig with modules: try out each action and compare the positions that it leads to.

Trial (trial.py) plays an action on a copy and settles what follows at once. position_value.py estimates the
position: points, money, rewards due, and what castle, favours and cards may still bring (expectations.py).
What a module adds to all this is in its file in module_values/.

The module-unaware bot, which bench/module_awareness.py plays against, gives no value to what modules add and
uses them only when it has to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig.trials.expectations import card_value
from kastelan.bots.greedy.ludwig.trials.placement_ranking import best_at_first_sight
from kastelan.bots.greedy.ludwig.trials.trial import IN_HAND_PLACEMENTS, Trial, begin_trial
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import (
    KEEP_REST,
    LAY,
    MONEY,
    NO_MORE,
    PUT_AWAY,
    Buy,
    ChooseFoyer,
    Claim,
    Decline,
    Lay,
)
from kastelan.games.ludwig.ludwig_step import answers
from kastelan.games.ludwig.market import unpriced
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import (
    BUYING,
    CHOOSING,
    DIGGING,
    FOYER,
    PLACING,
    PRICING,
    REWARDS,
    TURN_END,
)

MAX_TRIED: Final = 40
"""The number of actions that are tried in decisions without a chooser of their own."""

RICH: Final = 60_000
"""With this much money the bot takes no more while it can buy anything. Otherwise a game might never end."""


def choose(state: LudwigState, seat: Seat, luck: Random, aware: bool = True) -> Action:
    """The action that leads to the best position."""
    trial = begin_trial(state, seat, luck, aware)
    if not aware and state.step in trial.values.left_to_chance:
        legal = answers(state, seat)
        return legal[int(luck.random() * len(legal))]
    chooser = CHOOSERS.get(state.step) or trial.values.choosers.get(state.step, _any)
    return chooser(state, trial)


def _options(state: LudwigState, trial: Trial) -> Sequence[Action]:
    """The actions to consider: all, or without those of the modules if that is possible."""
    legal = answers(state, trial.seat)
    if trial.aware:
        return legal
    declined = next((action for action in (NO_MORE, *trial.values.declining) if action in legal), None)
    if declined is not None:
        return [declined]
    return [action for action in legal if not _of_a_module(state, trial, action)] or legal


def _of_a_module(state: LudwigState, trial: Trial, action: Action) -> bool:
    """Whether a module added this action, or the tile that it buys, to a decision of the base game."""
    if isinstance(action, Buy):
        tile = state.table.components.tiles[state.market[action.slot]]
        return any(value.adds_tile(tile) for value in trial.values.modules)
    return any(type(action) in module.step_actions.get(state.step, ()) for module in state.table.modules)


def _best(state: LudwigState, trial: Trial, actions: Sequence[Action]) -> Action:
    """The action of the highest value; the first of equal ones."""
    values = [trial.action_value(state, action) for action in actions]
    return actions[values.index(max(values))]


def _any(state: LudwigState, trial: Trial) -> Action:
    return _best(state, trial, trial.sample(_options(state, trial), MAX_TRIED))


# The opening


def _foyer(state: LudwigState, trial: Trial) -> Action:
    """The foyer with four doors, and with moats a bridge that leads out."""
    legal = state.legal(trial.seat)
    return ChooseFoyer(4) if ChooseFoyer(4) in legal else legal[0]


def _put_away(state: LudwigState, trial: Trial) -> Action:
    """The bonus card of the lowest value."""
    hand, every = state.hands[trial.seat], state.table.components.bonus_cards
    values = [card_value(state, trial.seat, every[card], trial.turns) for card in hand]
    return PUT_AWAY[values.index(min(values))]


# Rounds and turns


def _price(state: LudwigState, trial: Trial) -> Action:
    """Lay the tile that the next player would like most into the dearest open slot."""
    tiles, following = unpriced(state), (state.master + 1) % state.table.players
    if len(tiles) < 2 or KEEP_REST not in state.legal(trial.seat):
        return KEEP_REST
    castle, every = state.castles[following], state.table.components.tiles
    liked = max(tiles, key=lambda slot: (best_at_first_sight(castle, every[state.market[slot]]), -slot))
    action: Lay = LAY[liked]
    return action


def _buy(state: LudwigState, trial: Trial) -> Action:
    """The best purchase, or an action of a module that makes a better one possible."""
    tried = _without_side_actions(state, trial)
    if state.money[trial.seat] >= RICH:
        tried = [action for action in tried if action != MONEY] or tried
    values = [trial.action_value(state, action) for action in tried]
    if trial.aware:
        for module in trial.values.modules:
            # For example, swans are sold first if the money buys something better.
            first = module.before_buying(state, trial, tried, max(values))
            if first is not None:
                return first
    return tried[values.index(max(values))]


def _without_side_actions(state: LudwigState, trial: Trial) -> list[Action]:
    return trial.without_side_actions(_options(state, trial))


def _end_turn(state: LudwigState, trial: Trial) -> Action:
    return _best(state, trial, _without_side_actions(state, trial))


def _place(state: LudwigState, trial: Trial) -> Action:
    return trial.best_placement(state, IN_HAND_PLACEMENTS)[1]


# Rewards


def _claim(state: LudwigState, trial: Trial) -> Action:
    """The first reward that is due."""
    return next(action for action in state.legal(trial.seat) if isinstance(action, Claim | Decline))


def _dig(_: LudwigState, __: Trial) -> Action:
    return NO_MORE


CHOOSERS: Final[dict[int, Callable[[LudwigState, Trial], Action]]] = {
    FOYER: _foyer,
    CHOOSING: _put_away,
    PRICING: _price,
    BUYING: _buy,
    PLACING: _place,
    REWARDS: _claim,
    DIGGING: _dig,
    TURN_END: _end_turn,
}
"""How the decisions of the base game, and the end of a turn, are made. The other decisions of a module are
made in module_values/, or by trying out all options."""
