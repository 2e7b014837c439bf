"""DEC-06: looking at bonus cards that are put away, and swapping one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import knowledge
from kastelan.games.ludwig.modules.actions import NO_SWAP, SWAP, NoSwap, SwapCard
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import CardsShown, CardSwapped, SwapDeclined
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.extras import at_row, extras_of
from kastelan.games.ludwig.steps import NOTHING, SWAPPING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class Rummager(Decree):
    """Swap a card of the hand for one that anyone puts away."""

    number: ClassVar[int] = 6
    swaps_cards: ClassVar[bool] = True


def _rummager(state: LudwigState) -> Seat | None:
    seats = range(state.table.players)
    return next((seat for seat in seats if any(one.swaps_cards for one in held(state, seat))), None)


def put_away(state: LudwigState, queue: tuple[tuple[int, ...], ...], tell: Tell | None) -> bool:
    """Cards go under the deck, each row with the seat it comes from first; whether nothing is asked."""
    extras = extras_of(state)
    extras.queue, extras.waiting = queue, state.seat
    return _next(state, tell)


def _next(state: LudwigState, tell: Tell | None) -> bool:
    extras, rummager = extras_of(state), _rummager(state)
    while extras.queue:
        if rummager is not None and state.hands[rummager]:
            owner, *cards = extras.queue[0]
            state.seat, state.step, extras.offered = rummager, SWAPPING, tuple(cards)
            if tell is not None:
                tell(CardsShown(rummager, owner, extras.offered))
            return False
        (owner, *cards), *rest = extras.queue
        _under(state, owner, tuple(cards), None)
        extras.queue = tuple(rest)
    state.seat, extras.waiting = extras.waiting, NOTHING
    return True


def _under(state: LudwigState, owner: Seat, cards: tuple[int, ...], looker: Seat | None) -> None:
    """Cards go under the deck; who put them there knows them, and so does who looked at them."""
    for card in cards:
        knowledge.put_under(state, owner, card)
        if looker is not None and looker != owner:
            state.put = at_row(state.put, looker, tuple(sorted((*state.put[looker], card))))


def legal(state: LudwigState) -> list[Action]:
    """One of the hand for one of those put away, or none."""
    extras = extras_of(state)
    hand, cards = range(len(state.hands[state.seat])), range(len(extras.offered))
    return [*(SWAP[mine][other] for mine in hand for other in cards), NO_SWAP]


def swap(state: LudwigState, action: SwapCard, tell: Tell | None) -> bool:
    """The card of the hand goes under the deck, the others where they belong (DEC-06)."""
    if action not in legal(state):
        raise IllegalAction("DEC-06", "no-such-card", number=action.mine + 1)
    extras, seat = extras_of(state), state.seat
    gave, got = state.hands[seat][action.mine], extras.offered[action.other]
    hand = (*(card for card in state.hands[seat] if card != gave), got)
    state.hands = at_row(state.hands, seat, tuple(sorted(hand)))
    if tell is not None:
        tell(CardSwapped(seat, got, gave))
    (owner, *cards), *rest = extras.queue
    knowledge.put_under(state, seat, gave)
    _under(state, owner, tuple(card for card in cards if card != got), seat)
    extras.queue, extras.offered = tuple(rest), ()
    return _next(state, tell)


def leave(state: LudwigState, _: NoSwap, tell: Tell | None) -> bool:
    """Swap nothing."""
    extras, seat = extras_of(state), state.seat
    (owner, *cards), *rest = extras.queue
    _under(state, owner, tuple(cards), seat)
    extras.queue, extras.offered = tuple(rest), ()
    if tell is not None:
        tell(SwapDeclined(seat))
    return _next(state, tell)
