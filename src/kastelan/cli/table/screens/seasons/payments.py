"""The order of payments, the cheapest first, and why a building cannot be paid."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.core.game import Seat
from kastelan.games.seasons.actions import Pay
from kastelan.games.seasons.components import KINDS_NEEDED, Pieces
from kastelan.games.seasons.payments import most_value_and_kinds, payable, worth
from kastelan.games.seasons.public_state import figures_of
from kastelan.games.seasons.view import SeasonsView
from kastelan.narration.seasons.names import Names


def cheapest_first(payments: Sequence[Pay]) -> list[Pay]:
    """Payments by fewest silver bars, then by least value paid, then by most pieces."""
    # The pieces themselves come last, so that the order never depends on that of the list.
    return sorted(payments, key=lambda pay: (pay.bars, worth(pay.pieces), -sum(pay.pieces), pay.pieces))


def left_after(supply: Pieces, pay: Pay) -> Pieces:
    """What is left in a supply after a payment."""
    return tuple(own - paid for own, paid in zip(supply, (*pay.pieces, pay.bars), strict=True))


def payment_words(view: SeasonsView, seat: Seat, pay: Pay, names: Names) -> str:
    """What is paid, and what is left."""
    paid = names.amounts((*pay.pieces, pay.bars))
    return names.say("payment", paid=paid, left=names.amounts(left_after(view.supply[seat], pay)))


def why_unpayable(view: SeasonsView, seat: Seat, building: int, names: Names) -> str | None:
    """Why a building cannot be paid: too little value, too few kinds, or not exactly; None if it can."""
    cost = figures_of(view).costs[building]
    supply = view.supply[seat]
    # Bit n is set if a cost of n can be paid.
    if payable(supply, view.stock) >> cost & 1:
        return None
    have, kinds = most_value_and_kinds(supply, view.stock)
    missing = [names.say("lack-worth", more=cost - have)] if have < cost else []
    if kinds < KINDS_NEEDED:
        missing.append(names.say("lack-kinds", more=KINDS_NEEDED - kinds, kinds=KINDS_NEEDED))
    if not missing:
        return names.say("lack-exact", cost=cost)
    return names.say("lack", missing=", ".join(missing), have=have, cost=cost)
