"""DEC-09: the master builder may give one tile the price of another slot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import market, rounds
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.ludwig_step import LudwigStep, answerable, then
from kastelan.games.ludwig.modules.actions import NO_SHIFT, SHIFT, NoShift, Shift
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import PriceShifted
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.step_numbers import NOTHING, SHIFTING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class CrowdedStall(Decree):
    """The master builder may give one tile the price of another slot."""

    number: ClassVar[int] = 9
    shifts_a_price: ClassVar[bool] = True


def ask(state: LudwigState) -> bool:
    """Ask the master builder when all slots are priced. Returns True if he is asked."""
    if not any(one.shifts_a_price for one in held(state, state.master)) or not market.unpriced(state):
        return False
    state.step = SHIFTING
    return True


def legal(state: LudwigState, _: Seat) -> Sequence[Action]:
    """Every tile at the price of every other slot, or no change."""
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
    """Give a tile the price of another slot for this round."""
    if action not in legal(state, state.seat):
        raise IllegalAction("DEC-09", "no-such-shift")
    state.module_state.shift = (action.slot, action.price_of)
    if tell is not None:
        tell(PriceShifted(state.market[action.slot], PRICES[action.price_of]))
    return True


def no_shift(state: LudwigState, _: NoShift, tell: Tell | None) -> bool:
    """Leave all prices unchanged."""
    if tell is not None:
        tell(PriceShifted(None, 0))
    return True


def shifted(state: LudwigState, slot: int, price: int) -> int:
    """The price of a slot after decree 09."""
    found = state.module_state.shift
    return PRICES[found[1]] if found and found[0] == slot else price


STEPS: Final = (
    LudwigStep(
        SHIFTING,
        "shifting",
        "DEC-09",
        legal,
        then(rounds.order_turns, Shift, shift) | then(rounds.order_turns, NoShift, no_shift),
        answerable,
        refusal="shift-or-leave-first",
    ),
)
