"""DEC-21: buying on credit, and paying debts back.

The question how much is borrowed is opened in purchase.py of this folder. `terms.borrows` makes an item
affordable that costs more than the buyer has (prices.py, buying.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import final_scoring
from kastelan.games.ludwig.ludwig_step import LudwigStep, acting, then
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.modules.actions import BORROW, END_TURN, REPAY, Borrow, EndTurn, Repay
from kastelan.games.ludwig.modules.decrees import last_decisions, purchase
from kastelan.games.ludwig.modules.decrees.decree import Decree, Points
from kastelan.games.ludwig.modules.decrees.events import DebtRepaid, MoneyBorrowed
from kastelan.games.ludwig.modules.events import PassedOn
from kastelan.games.ludwig.step_numbers import BORROWING, REPAYING
from kastelan.games.ludwig.terms import Terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class CreditLine(Decree):
    """Any part of a price may be borrowed. Each 1,000 M owed at the end costs a point."""

    number: ClassVar[int] = 21
    terms: ClassVar[Terms] = Terms(borrows=True)

    def final(self, state: LudwigState, seat: Seat) -> Points | None:
        debt = state.module_state.debt[seat]
        return -debt, debt


def legal_loans(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """Every loan from the missing money up to the whole price."""
    _, _, _, price, coins = state.module_state.purchase
    missing = max(price - coins - state.money[seat], 0)
    return BORROW[missing // COIN : price // COIN + 1]


def borrow(state: LudwigState, action: Borrow, tell: Tell | None) -> None:
    """Borrow a part of the price from the bank."""
    if action not in legal_loans(state, state.seat):
        raise IllegalAction("DEC-21", "not-the-price")
    if tell is not None and action.thousands:
        tell(MoneyBorrowed(state.seat, COIN * action.thousands))
    purchase.pay(state, action.thousands, tell)


def repayments(state: LudwigState, seat: Seat) -> list[Action]:
    """Every amount that the seat can pay back now."""
    return list(REPAY[: min(state.module_state.debt[seat], state.money[seat] // COIN)])


def repay(state: LudwigState, action: Repay, tell: Tell | None) -> None:
    """Pay back a part of the debt, or all of it."""
    own, seat = state.module_state, state.seat
    if action not in repayments(state, seat):
        raise IllegalAction("DEC-21", "not-owed")
    state.money = at(state.money, seat, state.money[seat] - COIN * action.thousands)
    own.debt = at(own.debt, seat, own.debt[seat] - action.thousands)
    if tell is not None:
        tell(DebtRepaid(seat, COIN * action.thousands))


def legal_last(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """Before the final scoring: pay back, or stop."""
    return [*repayments(state, seat), END_TURN]


def repaid(state: LudwigState, _: EndTurn, tell: Tell | None) -> bool:
    """Stop repaying. Returns True if no other final decision is open."""
    if tell is not None:
        tell(PassedOn(state.seat, "DEC-21"))
    return last_decisions.decided(state)


STEPS: Final = (
    LudwigStep(
        BORROWING,
        "borrowing",
        "DEC-21",
        legal_loans,
        acting(Borrow, borrow),
        purchase.fits,
        refusal="settle-the-purchase-first",
    ),
    LudwigStep(
        REPAYING,
        "repaying",
        "DEC-21",
        legal_last,
        acting(Repay, repay) | then(final_scoring.end, EndTurn, repaid),
        last_decisions.fits,
        refusal="repay-or-leave-first",
    ),
)
