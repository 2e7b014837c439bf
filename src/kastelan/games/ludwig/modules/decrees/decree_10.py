"""DEC-10: the master builder may redistribute the coins of the market."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import rounds
from kastelan.games.ludwig.ludwig_step import LudwigStep, answerable, then
from kastelan.games.ludwig.modules.actions import (
    KEEP_COINS,
    LAID_IN_VERSION_1,
    LAY_COINS,
    KeepCoins,
    LayCoins,
)
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import CoinsMoved
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.events import PassedOn
from kastelan.games.ludwig.step_numbers import COUNTING, NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

MOST_COINS: Final = 5


class CoinJuggler(Decree):
    """The master builder may redistribute the coins of the market."""

    number: ClassVar[int] = 10
    moves_coins: ClassVar[bool] = True


def ask(state: LudwigState) -> bool:
    """Ask the master builder before pricing. Returns True if he is asked."""
    if not _due(state):
        return False
    state.seat, state.step = state.master, COUNTING
    return True


def _due(state: LudwigState) -> bool:
    """Whether the master builder has the decree, and coins that could lie otherwise."""
    if not any(one.moves_coins for one in held(state, state.master)):
        return False
    return _can_be_written(state) and any(state.coins) and len(_tiles(state)) >= 2


def _can_be_written(state: LudwigState) -> bool:
    """Whether there are actions for all numbers of coins that may lie on a tile."""
    if state.table.rules.decree_10_keeps_coins:
        return max(state.coins) < len(LAY_COINS)
    return sum(state.coins) < LAID_IN_VERSION_1


def _tiles(state: LudwigState) -> list[int]:
    return [slot for slot in sorted(state.table.slots) if state.market[slot] != NOTHING]


def _bounds(state: LudwigState) -> tuple[int, int]:
    """The smallest and the largest number of coins for the next tile."""
    return _bounds_after(state, state.module_state.purse)


def _bounds_after(state: LudwigState, laid: tuple[int, ...]) -> tuple[int, int]:
    slots = _tiles(state)
    left = sum(state.coins) - sum(laid)
    caps = [max(MOST_COINS, state.coins[slot]) for slot in slots[len(laid) :]]
    return max(left - sum(caps[1:]), 0), min(left, caps[0])


def legal(state: LudwigState, _: Seat) -> Sequence[Action]:
    """Every number of coins for the next tile; at first also to leave all coins."""
    least, most = _bounds(state)
    keep = (KEEP_COINS,) if not state.module_state.purse else ()
    return (*keep, *LAY_COINS[least : most + 1])


def keep_coins(state: LudwigState, _: KeepCoins, tell: Tell | None) -> bool:
    """Leave the coins."""
    if state.module_state.purse:
        raise IllegalAction("DEC-10", "coins-in-hand")
    if tell is not None:
        tell(PassedOn(state.seat, "DEC-10"))
    return True


def lay_coins(state: LudwigState, action: LayCoins, tell: Tell | None) -> bool:
    """Put coins on the next tile; the last one gets the rest. Returns True if all are laid."""
    least, most = _bounds(state)
    if not least <= action.coins <= most:
        raise IllegalAction("DEC-10", "not-so-many-coins", least=least, most=most)
    own, slots = state.module_state, _tiles(state)
    laid = (*own.purse, action.coins)
    if tell is not None:
        tell(CoinsMoved(state.market[slots[len(laid) - 1]], action.coins))
    own.purse = laid
    if len(laid) < len(slots):
        return False
    coins = dict(zip(slots, laid, strict=True))
    state.coins = tuple(coins.get(slot, 0) for slot in range(len(state.coins)))
    own.purse = ()
    return True


def _fits(state: LudwigState) -> bool:
    """Whether the decree is due, the coins laid so far could be laid, and some are left to be laid."""
    if state.seat != state.master or not _due(state):
        return False
    purse = state.module_state.purse
    for place, coins in enumerate(purse):
        least, most = _bounds_after(state, purse[:place])
        if not least <= coins <= most:
            return False
    return len(purse) < len(_tiles(state)) and answerable(state)


STEPS: Final = (
    LudwigStep(
        COUNTING,
        "counting",
        "DEC-10",
        legal,
        then(rounds.price, KeepCoins, keep_coins) | then(rounds.price, LayCoins, lay_coins),
        _fits,
        refusal="lay-the-coins-first",
    ),
)
