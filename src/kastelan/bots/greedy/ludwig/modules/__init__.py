"""Castles of Mad King Ludwig with modules: every decision by trying it out.

An action is carried out on a copy, what follows at once is settled simply (trying.py), and the position is
valued: points, money, rewards due, and what castle, favours, cards, moat, swans and decrees promise
(value.py, prospects.py). Who does not heed the modules uses them only when forced.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig.modules import prospects
from kastelan.bots.greedy.ludwig.modules.drafting import LIKED
from kastelan.bots.greedy.ludwig.modules.selling import sale_first
from kastelan.bots.greedy.ludwig.modules.trying import AHEAD, IN_HAND, NEVER, Trial, ranked, some, trial
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
    LookAt,
)
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import TOWERS
from kastelan.games.ludwig.final_scoring import counted
from kastelan.games.ludwig.market import unpriced
from kastelan.games.ludwig.modules import actions as extra
from kastelan.games.ludwig.modules.measures import EMPTY_CARDS, FIRST_PLACES
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import (
    BUYING,
    CHOOSING,
    DIGGING,
    DOUBLING,
    DRAFTING,
    FOYER,
    MOAT_STACK,
    PLACING,
    PRICING,
    REDRAWING,
    REWARDS,
    TURN_END,
)

TRIED: Final = 40
"""How many actions are tried in all other decisions."""

LOOKED_AT: Final = 3
"""How many tiles of a stack stand for it."""

RICH: Final = 60_000
"""Who has so much takes no more money while anything can be bought: a game has to end."""

RELUCTANT: Final = (
    *(extra.NO_PASSAGE, extra.NO_SWAP, extra.NO_COINS, extra.NO_RECALL, extra.KEEP_COINS, extra.NO_SHIFT),
    *(extra.AHEAD[0], extra.AS_POINTS, extra.END_TURN, extra.NO_DISCARD, NO_MORE, extra.RETURN[0]),
)
"""What keeps away from modules."""


def choose(state: LudwigState, seat: Seat, luck: Random, heeding: bool = True) -> Action:
    """The action that looks best."""
    thinking = trial(state, seat, luck, heeding)
    if not heeding and state.step in (DRAFTING, REDRAWING):
        legal = state.legal(seat)
        return legal[int(luck.random() * len(legal))]
    chooser = CHOOSERS.get(state.step, _any)
    return chooser(state, thinking)


def options(state: LudwigState, thinking: Trial) -> Sequence[Action]:
    """What is considered at all: without heed only what the base game knows, if that is possible."""
    legal = state.legal(thinking.seat)
    if thinking.heeding:
        return legal
    reluctant = next((action for action in RELUCTANT if action in legal), None)
    if reluctant is not None:
        return [reluctant]
    return [action for action in legal if _of_the_base_game(state, action)] or legal


def _of_the_base_game(state: LudwigState, action: Action) -> bool:
    if isinstance(action, Buy):
        return state.table.components.tiles[state.market[action.slot]].stack != TOWERS
    return type(action).__module__ != extra.__name__


def best(state: LudwigState, thinking: Trial, tried: Sequence[Action]) -> Action:
    """The one of these actions with the best outlook; the first of equals."""
    worth = [thinking.worth(state, action) for action in tried]
    return tried[worth.index(max(worth))]


def _any(state: LudwigState, thinking: Trial) -> Action:
    return best(state, thinking, some(options(state, thinking), TRIED, thinking.luck))


# The opening


def _foyer(state: LudwigState, thinking: Trial) -> Action:
    """Four doors, and a bridge that leads out."""
    legal = state.legal(thinking.seat)
    return ChooseFoyer(4) if ChooseFoyer(4) in legal else legal[0]


def _draft(state: LudwigState, _: Trial) -> Action:
    hand = state.module_state.draft if state.step == DRAFTING else state.module_state.offered
    liked = min(hand, key=LIKED.index)
    return extra.KEEP_DECREE[hand.index(liked)]


def _put_away(state: LudwigState, thinking: Trial) -> Action:
    """The bonus card that promises least."""
    hand, every = state.hands[thinking.seat], state.table.components.bonus_cards
    worth = [prospects.card_worth(state, thinking.seat, every[card], thinking.turns) for card in hand]
    return PUT_AWAY[worth.index(min(worth))]


# Rounds and turns


def _price(state: LudwigState, thinking: Trial) -> Action:
    """What the next player would like most comes to the dearest slot that is left."""
    tiles, following = unpriced(state), (state.master + 1) % state.table.players
    if len(tiles) < 2 or KEEP_REST not in state.legal(thinking.seat):
        return KEEP_REST
    castle = state.castles[following]
    liked = max(tiles, key=lambda slot: (_wish(state, castle, state.market[slot]), -slot))
    action: Lay = LAY[liked]
    return action


def _wish(state: LudwigState, castle: Castle, tile: int) -> float:
    """The best that some placements of a tile would bring at once."""
    return next((worth for worth, _ in ranked(castle, state.table.components.tiles[tile], AHEAD)), NEVER)


def _buy(state: LudwigState, thinking: Trial) -> Action:
    """The purchase with the best outlook; swans are sold first where that buys something better."""
    tried = _without_asides(state, thinking)
    if state.money[thinking.seat] >= RICH:
        tried = [action for action in tried if action != MONEY] or tried
    worth = [thinking.worth(state, action) for action in tried]
    if thinking.heeding:
        sale = sale_first(state, thinking, tried, max(worth))
        if sale is not None:
            return sale
    return tried[worth.index(max(worth))]


def _without_asides(state: LudwigState, thinking: Trial) -> list[Action]:
    """All but what can be done beside the turn."""
    asides = extra.SellSwans | extra.Recall
    return [action for action in options(state, thinking) if not isinstance(action, asides)]


def _end_turn(state: LudwigState, thinking: Trial) -> Action:
    return best(state, thinking, _without_asides(state, thinking))


def _place(state: LudwigState, thinking: Trial) -> Action:
    return thinking.best_place(state, IN_HAND)[1]


# Rewards


def _claim(state: LudwigState, thinking: Trial) -> Action:
    """The first reward; swans are sold when something is to be bought."""
    return next(action for action in state.legal(thinking.seat) if isinstance(action, Claim | Decline))


def _dig(_: LudwigState, __: Trial) -> Action:
    return NO_MORE


def _stack(state: LudwigState, thinking: Trial) -> Action:
    """The stack whose tiles promise most (MOAT-13); what lies in it is only guessed."""

    def worth(action: Action) -> float:
        assert isinstance(action, LookAt)
        tiles = some(state.stacks[action.stack], LOOKED_AT, thinking.luck)
        return max(_wish(state, state.castles[thinking.seat], tile) for tile in tiles)

    return max(state.legal(thinking.seat), key=worth)


def _double(state: LudwigState, thinking: Trial) -> Action:
    """The card that counts most (DEC-54)."""
    every, seat = state.table.components.bonus_cards, thinking.seat

    def worth(number: int) -> float:
        card = every[number]
        if card.kind in (FIRST_PLACES, EMPTY_CARDS):
            return prospects.FLAT[card.kind]
        return card.points * (counted(state, seat, card) // card.per)

    points = [worth(number) for number in state.hands[seat]]
    return extra.DOUBLE[points.index(max(points))]


CHOOSERS: Final[dict[int, Callable[[LudwigState, Trial], Action]]] = {
    FOYER: _foyer,
    DRAFTING: _draft,
    REDRAWING: _draft,
    CHOOSING: _put_away,
    PRICING: _price,
    BUYING: _buy,
    PLACING: _place,
    REWARDS: _claim,
    DIGGING: _dig,
    MOAT_STACK: _stack,
    DOUBLING: _double,
    TURN_END: _end_turn,
}
