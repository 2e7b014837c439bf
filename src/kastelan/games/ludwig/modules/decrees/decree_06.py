"""DEC-06: the holder may see bonus cards that are put away, and swap one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import knowledge, turn
from kastelan.games.ludwig.ludwig_step import LudwigStep, answerable, then
from kastelan.games.ludwig.module_state import Rows, at_row
from kastelan.games.ludwig.modules.actions import NO_SWAP, SWAP, NoSwap, SwapCard
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import CardsShown, CardSwapped, SwapDeclined
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.step_numbers import NOTHING, SWAPPING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class Rummager(Decree):
    """When any player puts bonus cards away, swap a card of the hand for one of them."""

    number: ClassVar[int] = 6
    swaps_cards: ClassVar[bool] = True


def _rummager(state: LudwigState) -> Seat | None:
    seats = range(state.table.players)
    return next((seat for seat in seats if any(one.swaps_cards for one in held(state, seat))), None)


def put_away(state: LudwigState, rows: Rows, tell: Tell | None) -> bool:
    """Put cards under the deck. A row is a seat and its cards. Returns True if no question is open."""
    own = state.module_state
    own.queue, own.waiting = rows, state.seat
    return _next(state, tell)


def _next(state: LudwigState, tell: Tell | None) -> bool:
    own, rummager = state.module_state, _rummager(state)
    while own.queue:
        if rummager is not None and state.hands[rummager]:
            owner, *cards = own.queue[0]
            state.seat, state.step, own.offered = rummager, SWAPPING, tuple(cards)
            if tell is not None:
                tell(CardsShown(rummager, owner, own.offered))
            return False
        (owner, *cards), *rest = own.queue
        _under(state, owner, tuple(cards), None)
        own.queue = tuple(rest)
    decided, state.seat, own.waiting = state.seat, own.waiting, NOTHING
    if decided != state.seat:
        for module in state.table.hooks.unasked_news:
            module.unasked_news(state)
    return True


def _under(state: LudwigState, owner: Seat, cards: tuple[int, ...], looker: Seat | None) -> None:
    """Put cards under the deck, known to their owner and to a seat that has seen them."""
    for card in cards:
        knowledge.put_under(state, owner, card)
        if looker is not None and looker != owner:
            state.put = at_row(state.put, looker, tuple(sorted((*state.put[looker], card))))


def legal(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """Swap any card of the hand for any card put away, or swap none."""
    own = state.module_state
    hand, cards = range(len(state.hands[seat])), range(len(own.offered))
    return [*(SWAP[mine][other] for mine in hand for other in cards), NO_SWAP]


def swap(state: LudwigState, action: SwapCard, tell: Tell | None) -> bool:
    """Swap a card, and put all others under the deck (DEC-06). Returns True if no question is open."""
    if action not in legal(state, state.seat):
        raise IllegalAction("DEC-06", "no-such-card", number=action.mine + 1)
    own, seat = state.module_state, state.seat
    gave, got = state.hands[seat][action.mine], own.offered[action.other]
    hand = (*(card for card in state.hands[seat] if card != gave), got)
    state.hands = at_row(state.hands, seat, tuple(sorted(hand)))
    if tell is not None:
        tell(CardSwapped(seat, got, gave))
    (owner, *cards), *rest = own.queue
    knowledge.put_under(state, seat, gave)
    _under(state, owner, tuple(card for card in cards if card != got), seat)
    own.queue, own.offered = tuple(rest), ()
    return _next(state, tell)


def leave(state: LudwigState, _: NoSwap, tell: Tell | None) -> bool:
    """Swap no card. Returns True if no question is open."""
    own, seat = state.module_state, state.seat
    (owner, *cards), *rest = own.queue
    _under(state, owner, tuple(cards), seat)
    own.queue, own.offered = tuple(rest), ()
    if tell is not None:
        tell(SwapDeclined(seat))
    return _next(state, tell)


# Redealing


def _is_secret(state: LudwigState, seat: Seat | None, place: int, owner: Seat) -> bool:
    """Whether the cards of a row are hidden from the seat."""
    return owner != seat and not (place == 0 and state.seat == seat)


def hidden(state: LudwigState, seat: Seat | None) -> list[int]:
    """The cards that the seat does not know."""
    return [
        card
        for place, (owner, *cards) in enumerate(state.module_state.queue)
        if _is_secret(state, seat, place, owner)
        for card in cards
    ]


def redeal(state: LudwigState, seat: Seat | None, dealt: Iterator[int]) -> None:
    """Replace the hidden cards with cards from `dealt`."""
    own = state.module_state
    if not own.queue:
        return
    own.queue = tuple(
        (owner, *(sorted(next(dealt) for _ in cards) if _is_secret(state, seat, place, owner) else cards))
        for place, (owner, *cards) in enumerate(own.queue)
    )
    own.offered = own.queue[0][1:]


def _fits(state: LudwigState) -> bool:
    own = state.module_state
    return bool(own.queue) and own.queue[0][1:] == own.offered and answerable(state)


STEPS: Final = (
    LudwigStep(
        SWAPPING,
        "swapping",
        "DEC-06",
        legal,
        then(turn.resume, SwapCard, swap) | then(turn.resume, NoSwap, leave),
        _fits,
        refusal="swap-or-leave-first",
    ),
)
