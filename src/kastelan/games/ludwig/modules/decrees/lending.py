"""DEC-21, DEC-41: debts and savings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules.actions import END_TURN, PUT_IN_BANK, REPAY, PutInBank, Repay
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.decree import Final as Points
from kastelan.games.ludwig.modules.decrees.events import DebtRepaid, MoneyBanked
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.extras import at, extras_of
from kastelan.games.ludwig.modules.turns import BANKED

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class CreditLine(Decree):
    """Borrow any part of a price; a point less for each 1,000 M owed in the end."""

    number: ClassVar[int] = 21
    borrows: ClassVar[bool] = True

    def final(self, state: LudwigState, seat: Seat) -> Points | None:
        debt = extras_of(state).debt[seat]
        return -debt, debt


class PiggyBank(Decree):
    """1,000 M put by at the end of each turn; a point for each of them in the end."""

    number: ClassVar[int] = 41
    banks: ClassVar[bool] = True

    def final(self, state: LudwigState, seat: Seat) -> Points | None:
        banked = extras_of(state).banked[seat]
        return banked, banked


def repayments(state: LudwigState, seat: Seat) -> list[Action]:
    """How much can be paid back (DEC-21)."""
    extras = extras_of(state)
    return list(REPAY[: min(extras.debt[seat], state.money[seat] // COIN)])


def repay(state: LudwigState, action: Repay, tell: Tell | None) -> None:
    """Pay a part of the debt back, or all of it."""
    if action not in repayments(state, state.seat):
        raise IllegalAction("DEC-21", "not-owed")
    extras, seat = extras_of(state), state.seat
    state.money = at(state.money, seat, state.money[seat] - COIN * action.thousands)
    extras.debt = at(extras.debt, seat, extras.debt[seat] - action.thousands)
    if tell is not None:
        tell(DebtRepaid(seat, COIN * action.thousands))


def legal_last(state: LudwigState) -> list[Action]:
    """Before the final scoring: pay back, or be done."""
    return [*repayments(state, state.seat), END_TURN]


def banking(state: LudwigState) -> list[Action]:
    """1,000 M may be put by, once at the end of a turn (DEC-41)."""
    extras, seat = extras_of(state), state.seat
    if extras.before & BANKED or state.money[seat] < COIN or not any(one.banks for one in held(state, seat)):
        return []
    return [PUT_IN_BANK]


def bank(state: LudwigState, _: PutInBank, tell: Tell | None) -> bool:
    """Put 1,000 M on the decree; it cannot be spent any more (AMB-22)."""
    if not banking(state):
        raise IllegalAction("DEC-41", "nothing-to-bank")
    extras, seat = extras_of(state), state.seat
    state.money = at(state.money, seat, state.money[seat] - COIN)
    extras.banked = at(extras.banked, seat, extras.banked[seat] + 1)
    extras.before |= BANKED
    if tell is not None:
        tell(MoneyBanked(seat))
    return True
