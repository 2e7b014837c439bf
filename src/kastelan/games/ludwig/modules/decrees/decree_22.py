"""DEC-22: the holder takes the coins of a tile along with money."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import turn
from kastelan.games.ludwig.ludwig_step import LudwigStep, answerable, then
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.modules.actions import NO_COINS, TAKE_COINS, NoCoins, TakeCoins
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import CoinsCollected
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.step_numbers import COLLECTING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class CoinCollector(Decree):
    """Along with 5,000 M from the bank, take the coins of a tile."""

    number: ClassVar[int] = 22
    collects_coins: ClassVar[bool] = True


def ask(state: LudwigState) -> bool:
    """Ask for a tile after money was taken, if any has coins. Returns True if it is asked."""
    if not any(state.coins) or not any(one.collects_coins for one in held(state, state.seat)):
        return False
    state.step = COLLECTING
    return True


def legal(state: LudwigState, _: Seat) -> Sequence[Action]:
    """The tiles with coins, or none."""
    return [*(TAKE_COINS[slot] for slot in sorted(state.table.slots) if state.coins[slot]), NO_COINS]


def take_coins(state: LudwigState, action: TakeCoins, tell: Tell | None) -> bool:
    """Take all coins of one tile, which stays in the market."""
    seat = state.seat
    if action not in legal(state, seat):
        raise IllegalAction("DEC-22", "no-coins-there")
    amount = COIN * state.coins[action.slot]
    state.money = at(state.money, seat, state.money[seat] + amount)
    state.coins = at(state.coins, action.slot, 0)
    if tell is not None:
        tell(CoinsCollected(seat, state.market[action.slot], amount))
    return True


def take_no_coins(state: LudwigState, _: NoCoins, tell: Tell | None) -> bool:
    """Leave all coins."""
    if tell is not None:
        tell(CoinsCollected(state.seat, None, 0))
    return True


STEPS: Final = (
    LudwigStep(
        COLLECTING,
        "collecting",
        "DEC-22",
        legal,
        then(turn.resume, TakeCoins, take_coins) | then(turn.resume, NoCoins, take_no_coins),
        answerable,
        refusal="collect-or-leave-first",
    ),
)
