"""LUD-TURN-1, DEC-22, DEC-23: money or points instead of a purchase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Tell
from kastelan.games.ludwig.actions import TakeMoney
from kastelan.games.ludwig.events import MoneyTaken
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules.actions import NO_COINS, TAKE_COINS, NoCoins, TakeCoins, TakePoints
from kastelan.games.ludwig.modules.decrees.events import CoinsCollected, PointsGained
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.extras import at, extras_of
from kastelan.games.ludwig.modules.turns import ACTED
from kastelan.games.ludwig.steps import COLLECTING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def take_money(state: LudwigState, _: TakeMoney, tell: Tell | None) -> bool:
    """Money instead of buying (LUD-TURN-1, DEC-23); then perhaps the coins of a tile (DEC-22)."""
    seat, extras = state.seat, extras_of(state)
    amount = max(one.money_taken for one in held(state, seat))
    state.money = at(state.money, seat, state.money[seat] + amount)
    extras.before |= ACTED
    if tell is not None:
        tell(MoneyTaken(seat, amount, "LUD-TURN-1"))
    if any(state.coins) and any(one.collects_coins for one in held(state, seat)):
        state.step = COLLECTING
        return False
    return True


def take_points(state: LudwigState, _: TakePoints, tell: Tell | None) -> bool:
    """Points instead of money (DEC-23)."""
    seat, extras = state.seat, extras_of(state)
    points = max(one.points_taken for one in held(state, seat))
    if not points:
        raise IllegalAction("LUD-TURN-1", "buy-or-take-money")
    state.score = at(state.score, seat, state.score[seat] + points)
    extras.before |= ACTED
    if tell is not None:
        tell(PointsGained(seat, points, "DEC-23"))
    return True


def legal_coins(state: LudwigState) -> list[Action]:
    """The tiles with coins, or none (DEC-22)."""
    return [*(TAKE_COINS[slot] for slot in sorted(state.table.slots) if state.coins[slot]), NO_COINS]


def take_coins(state: LudwigState, action: TakeCoins, tell: Tell | None) -> bool:
    """All coins of one tile; it stays (DEC-22)."""
    if action not in legal_coins(state):
        raise IllegalAction("DEC-22", "no-coins-there")
    seat, amount = state.seat, COIN * state.coins[action.slot]
    state.money = at(state.money, seat, state.money[seat] + amount)
    state.coins = at(state.coins, action.slot, 0)
    if tell is not None:
        tell(CoinsCollected(seat, state.market[action.slot], amount))
    return True


def take_no_coins(state: LudwigState, _: NoCoins, tell: Tell | None) -> bool:
    """Leave them."""
    if tell is not None:
        tell(CoinsCollected(state.seat, None, 0))
    return True
