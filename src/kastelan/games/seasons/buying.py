"""CS-CHAR-STONEMASON-1 to -4: buying pieces from the others' Worker cards, the last one with consent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import Fact, IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.seasons.actions import AGREE, PASS, REFUSE, Agree, Buy, Pass, Refuse
from kastelan.games.seasons.components import CARDS, RESOURCES, STONEMASON
from kastelan.games.seasons.events import Passed, PieceBought, SaleAsked, SaleRefused, TalersGiven
from kastelan.games.seasons.open_decision import card_fits, only_uses
from kastelan.games.seasons.step_numbers import BUILDINGS_OPEN, CONSENTING, NOTHING, PURCHASES, PURCHASING
from kastelan.games.seasons.transfers import gain_kind, more, put

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState

KINDS: Final = len(RESOURCES)


def open_purchases(state: SeasonsState, _: Tell | None) -> None:
    """Ask the Stonemason as long as there is something to buy."""
    # The list always contains PASS.
    if len(purchases(state, state.seat)) > 1:
        state.step = PURCHASING
    else:
        _done(state)


def _done(state: SeasonsState) -> None:
    state.asked, state.step = 0, BUILDINGS_OPEN


def purchases(state: SeasonsState, seat: Seat) -> Sequence[Action]:
    """What can be bought from Worker cards of others not dealt with yet (CS-AMB-12), and a pass."""
    found: list[Action] = []
    if state.lying and state.talers[seat] >= state.table.figures.price:
        for at, (owner, card, pieces) in enumerate(state.lying):
            if owner != seat and not state.asked >> at & 1:
                found += [Buy(owner, card, kind) for kind, number in enumerate(pieces) if number]
    found.append(PASS)
    return found


def purchasing_fits(state: SeasonsState) -> bool:
    """A Stonemason is being resolved, and there is something to buy."""
    stonemason = only_uses(state, "card", "asked") and card_fits(state, 1 << STONEMASON, state.seat)
    return stonemason and _only_others_asked(state, state.seat) and len(purchases(state, state.seat)) > 1


def _only_others_asked(state: SeasonsState, buyer: Seat) -> bool:
    """Whether all cards that have been dealt with are those of others."""
    # Bits of `lying`, as in `asked`.
    others = sum(1 << at for at, (owner, _, _) in enumerate(state.lying) if owner != buyer)
    return not state.asked & ~others


def buy(state: SeasonsState, seat: Seat, action: Buy, tell: Tell | None) -> None:
    """Buy a piece; the last one on a card only if its owner agrees (CS-CHAR-STONEMASON-2)."""
    if action not in purchases(state, seat):
        raise _refusal(state, action)
    at = _place(state, action.owner, action.card)
    state.asked |= 1 << at
    if sum(state.lying[at][2]) > 1:
        _sell(state, at, action.kind, tell)
        state.step = PURCHASES
        return
    # One number for card and kind; divmod(sale, KINDS) takes it apart.
    state.sale = KINDS * at + action.kind
    state.queue = (seat,)  # the Stonemason decides again afterwards
    if tell is not None:
        tell(SaleAsked(seat, action.owner, action.card, action.kind))
    state.seat, state.step = action.owner, CONSENTING


def _place(state: SeasonsState, owner: Seat, card: int) -> int:
    places = [at for at, (seat, worker, _) in enumerate(state.lying) if (seat, worker) == (owner, card)]
    return places[0] if places else NOTHING


def _refusal(state: SeasonsState, action: Buy) -> IllegalAction:
    if action.owner == state.seat:
        return IllegalAction("CS-2P-4", "own-worker")
    at = _place(state, action.owner, action.card)
    if at == NOTHING:
        return IllegalAction("CS-CHAR-STONEMASON-3", "no-such-worker-card")
    card = CARDS[action.card]
    if state.asked >> at & 1:
        return IllegalAction("CS-CHAR-STONEMASON-1", "one-piece-per-card", card=card)
    # Talers are no reason: without the price nobody is asked.
    return IllegalAction("CS-CHAR-STONEMASON-3", "not-on-the-card", card=card)


def _sell(state: SeasonsState, at: int, kind: int, tell: Tell | None) -> None:
    """The piece goes to the Stonemason, the taler to the Worker's owner (CS-CHAR-STONEMASON-1)."""
    seat, price = state.seat, state.table.figures.price
    owner, card, pieces = state.lying[at]
    state.lying = put(state.lying, at, (owner, card, more(pieces, kind, -1)))
    gain_kind(state, seat, kind, 1)
    state.talers = more(more(state.talers, seat, -price), owner, price)
    if tell is not None:
        tell(TalersGiven(seat, owner, price, "CS-CHAR-STONEMASON-1"))
        tell(PieceBought(seat, owner, card, kind))


def buy_no_more(state: SeasonsState, seat: Seat, _: Pass, tell: Tell | None) -> None:
    """Buy nothing more; building comes next."""
    _done(state)
    if tell is not None:
        tell(Passed(seat, "CS-CHAR-STONEMASON-1"))


ANSWERS: Final = (AGREE, REFUSE)


def answers(_: SeasonsState, __: Seat) -> Sequence[Action]:
    """The owner of the Worker may sell its last piece or keep it (CS-CHAR-STONEMASON-2)."""
    return ANSWERS


def consenting_facts(state: SeasonsState, _: Seat) -> dict[str, Fact]:
    """Who wants which piece of which card."""
    at, kind = divmod(state.sale, KINDS)
    return {"buyer": state.queue[0] + 1, "card": CARDS[state.lying[at][1]], "kind": RESOURCES[kind]}


def consenting_fits(state: SeasonsState) -> bool:
    """A Stonemason with a taler wants the last piece of a card of the seat that decides."""
    at, kind = divmod(state.sale, KINDS)
    if len(state.queue) != 1 or not 0 <= at < len(state.lying) or not state.asked >> at & 1:
        return False
    buyer, (owner, _, pieces) = state.queue[0], state.lying[at]
    return (
        only_uses(state, "queue", "card", "asked", "sale")
        and card_fits(state, 1 << STONEMASON, buyer)
        and _only_others_asked(state, buyer)
        and state.talers[buyer] >= state.table.figures.price
        and owner == state.seat != buyer
        and sum(pieces) == 1 == pieces[kind]
    )


def agree(state: SeasonsState, _: Seat, __: Agree, tell: Tell | None) -> None:
    """Sell the last piece."""
    at, kind = divmod(state.sale, KINDS)
    # First, because `_sell` treats the deciding seat as the buyer.
    _back_to_buyer(state)
    _sell(state, at, kind, tell)


def refuse(state: SeasonsState, _: Seat, __: Refuse, tell: Tell | None) -> None:
    """Keep the last piece."""
    at, kind = divmod(state.sale, KINDS)
    owner, card, _pieces = state.lying[at]
    _back_to_buyer(state)
    if tell is not None:
        tell(SaleRefused(state.seat, owner, card, kind))


def _back_to_buyer(state: SeasonsState) -> None:
    state.seat, state.queue = state.queue[0], ()
    state.sale, state.step = NOTHING, PURCHASES
