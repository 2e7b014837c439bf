"""What a seat may see, and dealing anew what it may not see (KB-SETUP-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kastelan.core.chance import shuffled
from kastelan.core.game import Outcome, Seat, View
from kastelan.core.hexes import Hex, Hexes
from kastelan.games.kingdom import scoring
from kastelan.games.kingdom.components import Lie
from kastelan.games.kingdom.step_numbers import OVER

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState


@dataclass(frozen=True, slots=True)
class KingdomView(View):
    """Everything a seat may know."""

    seat: Seat | None
    players: int
    start: Seat
    lies: tuple[Lie, ...]
    cards: tuple[int, ...]
    lords_need_settlement: bool
    own: tuple[Hexes, ...]
    supply: tuple[int, ...]
    card: int | None  # the card of the turn
    hand: int | None  # the seat's own card
    pile: int  # how many cards are in it
    discards: tuple[int, ...]
    removed: tuple[int, ...]
    left: tuple[int, ...]
    taken: tuple[int, ...]
    held: tuple[int, ...]
    ready: int
    turn: Seat
    step: int
    built: int
    kind: int
    lifted: Hex
    gold: tuple[tuple[int, ...], ...] | None  # by card and for the castles, if the table shows running scores
    outcome: Outcome | None


def seen(state: KingdomState, seat: Seat | None) -> KingdomView:
    """The position as the seat may know it."""
    table = state.table
    shown = table.running_scores or state.step == OVER
    return KingdomView(
        seat=seat,
        players=table.players,
        start=table.start,
        lies=table.board.lies,
        cards=table.cards,
        lords_need_settlement=table.lords_need_settlement,
        own=state.own,
        supply=state.supply,
        card=state.hands[state.seat] if state.step != OVER else None,
        hand=None if seat is None else state.hands[seat],
        pile=len(state.pile),
        discards=state.discards,
        removed=state.removed,
        left=state.left,
        taken=state.taken,
        held=state.held,
        ready=state.ready,
        turn=state.seat,
        step=state.step,
        built=state.built,
        kind=state.kind,
        lifted=state.lifted,
        gold=tuple(gold for _, _, gold in scoring.running_lines(state)) if shown else None,
        outcome=state.outcome,
    )


def redealt(state: KingdomState, seat: Seat | None, chance: int) -> KingdomState:
    """A copy in which the others' hidden cards and the draw pile are dealt anew."""
    new = state.copy()
    # The card of the turn lies open (KB-TURN-1).
    open_seats = {seat} if state.step == OVER else {seat, state.seat}
    hidden = [other for other, card in enumerate(state.hands) if card is not None and other not in open_seats]
    # Sorted, so that the deal depends only on what the seat can know.
    unseen = sorted((*state.pile, *(card for other in hidden if (card := state.hands[other]) is not None)))
    dealt, new.chance = shuffled(chance, unseen)
    hands = list(state.hands)
    # The cards that are left over become the draw pile.
    for other, card in zip(hidden, dealt, strict=False):
        hands[other] = card
    new.hands, new.pile = tuple(hands), dealt[len(hidden) :]
    return new
