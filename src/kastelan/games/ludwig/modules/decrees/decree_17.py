"""DEC-17: the holder may return coins of a tile for points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig.ludwig_step import LudwigStep, acting
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.modules.actions import RETURN, ReturnCoins
from kastelan.games.ludwig.modules.decrees import purchase
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import PointsGained
from kastelan.games.ludwig.step_numbers import RETURNING
from kastelan.games.ludwig.terms import terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class CoinsForGlory(Decree):
    """Return coins of a bought tile to the bank, for a point each."""

    number: ClassVar[int] = 17
    returns_coins: ClassVar[bool] = True


def legal(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """Every number of coins that can be returned so that the price can still be paid."""
    _, _, _, price, coins = state.module_state.purchase
    if terms(state, seat).borrows:
        return RETURN[: coins // COIN + 1]
    return RETURN[: min(coins, state.money[seat] + coins - price) // COIN + 1]


def return_coins(state: LudwigState, action: ReturnCoins, tell: Tell | None) -> None:
    """Return coins to the bank, for a point each."""
    own, seat = state.module_state, state.seat
    if action not in legal(state, seat):
        raise IllegalAction("DEC-17", "coins-needed")
    *deal, coins = own.purchase
    own.purchase = (*deal, coins - COIN * action.coins)
    state.score = at(state.score, seat, state.score[seat] + action.coins)
    if tell is not None:
        tell(PointsGained(seat, action.coins, "DEC-17"))
    if not purchase.ask_for_loan(state):
        purchase.pay(state, 0, tell)


STEPS: Final = (
    LudwigStep(
        RETURNING,
        "returning",
        "DEC-17",
        legal,
        acting(ReturnCoins, return_coins),
        purchase.fits,
        refusal="settle-the-purchase-first",
    ),
)
