"""DEC-09, DEC-10, DEC-11: what decrees do while the market is priced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import market
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.modules.actions import (
    KEEP_COINS,
    LAY_COINS,
    NO_SHIFT,
    SHIFT,
    TIME_UP,
    KeepCoins,
    LayCoins,
    NoShift,
    Shift,
    TimeUp,
)
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import CoinsMoved, HourglassEmpty, PriceShifted
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.events import PassedOn
from kastelan.games.ludwig.modules.extras import extras_of
from kastelan.games.ludwig.steps import COUNTING, NOTHING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

MOST_COINS: Final = 5


class CrowdedStall(Decree):
    """One price with a tile more, another with one fewer."""

    number: ClassVar[int] = 9
    shifts_a_price: ClassVar[bool] = True


class CoinJuggler(Decree):
    """The coins of the market laid out anew."""

    number: ClassVar[int] = 10
    moves_coins: ClassVar[bool] = True


class Hourglass(Decree):
    """Another one who prices has 15 seconds; the holder goes on then. Needs a clock (DIG-4)."""

    number: ClassVar[int] = 11
    has_hourglass: ClassVar[bool] = True


# Decree 09


def legal_shifts(state: LudwigState) -> list[Action]:
    """Every tile at every other price, or none of it."""
    slots = sorted(state.table.slots)
    return [
        *(
            SHIFT[slot][other]
            for slot in slots
            if state.market[slot] != NOTHING
            for other in slots
            if PRICES[slot] != PRICES[other]
        ),
        NO_SHIFT,
    ]


def shift(state: LudwigState, action: Shift, tell: Tell | None) -> bool:
    """A tile costs what another slot says, in this round (DEC-09)."""
    if action not in legal_shifts(state):
        raise IllegalAction("DEC-09", "no-such-shift")
    extras_of(state).shift = (action.slot, action.price_of)
    if tell is not None:
        tell(PriceShifted(state.market[action.slot], PRICES[action.price_of]))
    return True


def no_shift(state: LudwigState, _: NoShift, tell: Tell | None) -> bool:
    """All prices stay."""
    if tell is not None:
        tell(PriceShifted(None, 0))
    return True


# Decree 10


def ask_coins(state: LudwigState) -> bool:
    """Whether the master builder is asked about the coins."""
    if not any(one.moves_coins for one in held(state, state.master)):
        return False
    if not 0 < sum(state.coins) < len(LAY_COINS) or len(_tiles(state)) < 2:
        return False
    state.seat, state.step = state.master, COUNTING
    return True


def _tiles(state: LudwigState) -> list[int]:
    return [slot for slot in sorted(state.table.slots) if state.market[slot] != NOTHING]


def _bounds(state: LudwigState) -> tuple[int, int]:
    """The fewest and the most coins that can come to the next tile (DEC-10)."""
    laid, slots = extras_of(state).purse, _tiles(state)
    left = sum(state.coins) - sum(laid)
    caps = [max(MOST_COINS, state.coins[slot]) for slot in slots[len(laid) :]]
    return max(left - sum(caps[1:]), 0), min(left, caps[0])


def legal_coins(state: LudwigState) -> Sequence[Action]:
    """How many coins come to the next tile; all may stay as they are."""
    least, most = _bounds(state)
    keep = (KEEP_COINS,) if not extras_of(state).purse else ()
    return (*keep, *LAY_COINS[least : most + 1])


def keep_coins(state: LudwigState, _: KeepCoins, tell: Tell | None) -> bool:
    """Leave the coins."""
    if extras_of(state).purse:
        raise IllegalAction("DEC-10", "coins-in-hand")
    if tell is not None:
        tell(PassedOn(state.seat, "DEC-10"))
    return True


def lay_coins(state: LudwigState, action: LayCoins, tell: Tell | None) -> bool:
    """So many coins on the next tile; the last one gets the rest. Whether all are laid."""
    least, most = _bounds(state)
    if not least <= action.coins <= most:
        raise IllegalAction("DEC-10", "not-so-many-coins", least=least, most=most)
    extras, slots = extras_of(state), _tiles(state)
    laid = (*extras.purse, action.coins)
    if tell is not None:
        tell(CoinsMoved(state.market[slots[len(laid) - 1]], action.coins))
    extras.purse = laid
    if len(laid) < len(slots):
        return False
    coins = dict(zip(slots, laid, strict=True))
    state.coins = tuple(coins.get(slot, 0) for slot in range(len(state.coins)))
    extras.purse = ()
    return True


# Decree 11


def _hourglass(state: LudwigState) -> Seat | None:
    """Who may turn the hourglass on the one who prices."""
    if state.seat != state.master:
        return None
    seats = (seat for seat in range(state.table.players) if seat != state.master)
    return next((seat for seat in seats if any(one.has_hourglass for one in held(state, seat))), None)


def legal(state: LudwigState) -> Sequence[Action]:
    """Which tile comes to the next slot; or the time is up (DEC-11)."""
    found = market.legal(state)
    return (*found, TIME_UP) if _hourglass(state) is not None else found


def time_up(state: LudwigState, _: TimeUp, tell: Tell | None) -> None:
    """The holder of the hourglass prices what is left (DEC-11)."""
    holder = _hourglass(state)
    if holder is None:
        raise IllegalAction("DEC-11", "no-hourglass")
    state.seat = holder
    if tell is not None:
        tell(HourglassEmpty(holder))
