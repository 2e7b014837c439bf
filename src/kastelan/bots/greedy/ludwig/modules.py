"""Castles of Mad King Ludwig with modules: every decision by trying it out.

An action is carried out on a copy, what follows at once is settled simply, and the position is valued:
points, money, rewards due, swans, and doors that are still open. Of many placements some are tried.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import KEEP_REST, LAY, ChooseFoyer, Claim, Decline, Lay
from kastelan.games.ludwig.market import unpriced
from kastelan.games.ludwig.modules import actions as extra
from kastelan.games.ludwig.modules.extras import extras_of
from kastelan.games.ludwig.modules.swans import SETS, sets
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.steps import (
    BORROWING,
    BUYING,
    DRAFTING,
    FOYER,
    OVER,
    PASSING,
    PLACING,
    PRICING,
    PRINTED,
    REDRAWING,
    RETURNING,
    REWARDS,
)

TRIED: Final = 40
"""How many placements of the tile in hand are tried."""

TRIED_AHEAD: Final = 10
"""How many placements of each tile for sale are tried before it is bought."""

MARKS_PER_POINT: Final = 2_500
MARKS_PER_POINT_AT_THE_END: Final = 9_000
REWARD_DUE: Final = 4.0
EXTRA_TURN: Final = 5.0
OPEN_DOOR: Final = 0.15
TOWER_TOKEN: Final = 3.0
MOAT_PIECE: Final = 1.5

LIKED: Final = (
    *(23, 19, 40, 31, 29, 16, 58, 47, 46, 45, 28, 1, 56, 2, 55, 43, 26, 18, 15, 30, 44, 25, 32, 38),
    *(36, 33, 34, 35, 5, 53, 4, 20, 14, 50, 54, 27, 41, 57, 48, 51, 42, 22, 17, 39, 24, 49, 3, 13),
    *(21, 12, 6, 37, 10, 9, 52, 8, 7, 11),
)
"""Decrees, the most welcome first."""


def choose(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """The action that looks best."""
    chooser = CHOOSERS.get(state.step)
    if chooser is not None:
        return chooser(state, seat, luck)
    legal = state.legal(seat)
    return best(state, seat, _some(legal, TRIED, luck), luck)


def best(state: LudwigState, seat: Seat, tried: Sequence[Action], luck: Random) -> Action:
    """The one of these actions with the best outlook; the first of equals."""
    worth = [_tried(state, seat, action, luck) for action in tried]
    return tried[worth.index(max(worth))]


def _some(legal: Sequence[Action], count: int, luck: Random) -> list[Action]:
    """So many of the actions at random; all that are no placements."""
    if len(legal) <= count:
        return list(legal)
    return [legal[place] for place in sorted(luck.sample(range(len(legal)), count))]


def _tried(state: LudwigState, seat: Seat, action: Action, luck: Random) -> float:
    after = state.copy()
    after.apply(seat, action)
    _settle(after, seat)
    if after.step == PLACING and after.seat == seat and state.step != PLACING:
        return max(_placed(after, seat, way) for way in _some(after.legal(seat), TRIED_AHEAD, luck))
    return value(after, seat)


def _placed(state: LudwigState, seat: Seat, action: Action) -> float:
    after = state.copy()
    after.apply(seat, action)
    _settle(after, seat)
    return value(after, seat)


def _settle(state: LudwigState, seat: Seat) -> None:
    """Answer what a purchase or a placement asks at once: no coins back, the least debt, points."""
    while state.step in (RETURNING, BORROWING, PASSING, PRINTED) and state.seat == seat:
        legal = state.legal(seat)
        state.apply(seat, extra.NO_PASSAGE if extra.NO_PASSAGE in legal else legal[0])


def value(state: LudwigState, seat: Seat) -> float:
    """What a position is worth to a seat, by what everybody can see."""
    if state.step == OVER:
        return 0.0
    extras, castle = extras_of(state), state.castles[seat]
    marks = MARKS_PER_POINT_AT_THE_END if state.last else MARKS_PER_POINT
    worth = state.score[seat] + (state.money[seat] + 1_000 * extras.banked[seat]) / marks - extras.debt[seat]
    worth += OPEN_DOOR * sum(fronts.bit_count() for fronts in castle.open)
    if castle.annex is not None:
        worth += MOAT_PIECE * castle.annex.pieces
    if extras.swans:
        worth += sum(SETS[size] for size in sets(extras.swans[seat]))
    if state.seat == seat:
        worth += REWARD_DUE * sum(len(frame) - 1 for frame in state.pending) + EXTRA_TURN * state.extra
    return worth + TOWER_TOKEN * len(extras.held[seat])


# Decisions that trying out does not settle


def _foyer(state: LudwigState, seat: Seat, _: Random) -> Action:
    """Four doors, and a bridge that leads out."""
    legal = state.legal(seat)
    return ChooseFoyer(4) if ChooseFoyer(4) in legal else legal[0]


def _draft(state: LudwigState, _: Seat, __: Random) -> Action:
    hand = extras_of(state).draft if state.step == DRAFTING else extras_of(state).offered
    liked = min(hand, key=LIKED.index)
    return extra.KEEP_DECREE[hand.index(liked)]


def _price(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """What the next player would like most comes to the dearest slot that is left."""
    tiles, following = unpriced(state), (state.master + 1) % state.table.players
    if len(tiles) < 2 or KEEP_REST not in state.legal(seat):
        return KEEP_REST
    liked = max(tiles, key=lambda slot: (_wish(state, following, state.market[slot], luck), -slot))
    action: Lay = LAY[liked]
    return action


def _wish(state: LudwigState, seat: Seat, tile: int, luck: Random) -> float:
    """The best that some placements of a tile would bring a seat."""
    trial = state.copy()
    trial.seat, trial.step, trial.tile = seat, PLACING, tile
    ways = [
        way for way in _some(trial.legal(seat), TRIED_AHEAD, luck) if not isinstance(way, extra.SellSwans)
    ]
    return max((_placed(trial, seat, way) for way in ways), default=0.0) - value(state, seat)


def _claim(state: LudwigState, seat: Seat, _: Random) -> Action:
    """The first reward; swans are sold when something is to be bought."""
    legal = [action for action in state.legal(seat) if isinstance(action, Claim | Decline)]
    return legal[0]


def _buy(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """The purchase with the best outlook; swans are sold and debts paid only where that is better."""
    legal = [action for action in state.legal(seat) if not isinstance(action, extra.SellSwans | extra.Recall)]
    return best(state, seat, legal, luck)


def _place(state: LudwigState, seat: Seat, luck: Random) -> Action:
    legal = state.legal(seat)
    ways = [action for action in _some(legal, TRIED, luck) if not isinstance(action, extra.SellSwans)]
    return best(state, seat, ways or [legal[0]], luck)


CHOOSERS: Final[dict[int, Callable[[LudwigState, Seat, Random], Action]]] = {
    FOYER: _foyer,
    DRAFTING: _draft,
    REDRAWING: _draft,
    PRICING: _price,
    BUYING: _buy,
    PLACING: _place,
    REWARDS: _claim,
}
