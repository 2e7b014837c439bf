"""DEC-41: the holder may save money for points."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.modules.actions import PUT_IN_BANK, PutInBank
from kastelan.games.ludwig.modules.decrees.decree import Decree, Points
from kastelan.games.ludwig.modules.decrees.events import MoneyBanked
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.turn_progress import BANKED

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class PiggyBank(Decree):
    """Save 1,000 M at the end of each turn, for a point each at the end of the game."""

    number: ClassVar[int] = 41
    banks: ClassVar[bool] = True

    def final(self, state: LudwigState, seat: Seat) -> Points | None:
        banked = state.module_state.banked[seat]
        return banked, banked


def banking(state: LudwigState) -> list[Action]:
    """The action to save 1,000 M, once at the end of a turn."""
    own, seat = state.module_state, state.seat
    if own.turn_progress & BANKED or state.money[seat] < COIN:
        return []
    return [PUT_IN_BANK] if any(one.banks for one in held(state, seat)) else []


def money_would_help(state: LudwigState) -> bool:
    """Whether only money is missing to save 1,000 M in this turn."""
    own, seat = state.module_state, state.seat
    short = not own.turn_progress & BANKED and state.money[seat] < COIN
    return short and any(one.banks for one in held(state, seat))


def bank(state: LudwigState, _: PutInBank, tell: Tell | None) -> bool:
    """Put 1,000 M on the decree; it cannot be spent any more (AMB-22)."""
    if not banking(state):
        raise IllegalAction("DEC-41", "nothing-to-bank")
    own, seat = state.module_state, state.seat
    state.money = at(state.money, seat, state.money[seat] - COIN)
    own.banked = at(own.banked, seat, own.banked[seat] + 1)
    own.turn_progress |= BANKED
    if tell is not None:
        tell(MoneyBanked(seat))
    return True
