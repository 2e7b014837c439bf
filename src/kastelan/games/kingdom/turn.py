"""KB-TURN and KB-BUILD: the phases of a turn and its mandatory settlements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import Fact
from kastelan.core.game import Action, Seat, Tell
from kastelan.core.hexes import BIT, COUNT, NEAR, Hex
from kastelan.core.lazy_actions import Choices
from kastelan.games.kingdom import deck, ending, refusals, tiles
from kastelan.games.kingdom.actions import BUILD, END, USE, Build, EndTurn
from kastelan.games.kingdom.components import TERRAINS
from kastelan.games.kingdom.events import CardDiscarded, LastRoundCalled, SettlementBuilt
from kastelan.games.kingdom.locations import oracle, usable
from kastelan.games.kingdom.step_numbers import AFTER, BEFORE, DURING, NOTHING

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState

MANDATORY: Final = 3


def due(state: KingdomState) -> int:
    """The mandatory settlements still to build (KB-TURN-2, KB-TURN-6); none without a card (KB-BUILD-7)."""
    if state.hands[state.seat] is None:
        return 0
    return min(MANDATORY - state.built, state.supply[state.seat])


def begin(state: KingdomState, seat: Seat, tell: Tell | None) -> None:
    """Start a turn: the seat's tiles are ready, and its card is shown first (KB-TURN-1, KB-TURN-8)."""
    state.seat = seat
    state.ready = state.held[seat]
    state.built = 0
    deck.reveal(state, tell)
    state.step = BEFORE if due(state) else AFTER


# What is legal


def legal_before(state: KingdomState, _: Seat) -> Sequence[Action]:
    """Ready tiles, or the first mandatory settlement (KB-TURN-3)."""
    return Choices(oracle(state), BUILD, _ready_tiles(state) if state.ready else ())


def legal_during(state: KingdomState, _: Seat) -> Sequence[Action]:
    """Nothing comes between the mandatory settlements (KB-TURN-2)."""
    return Choices(oracle(state), BUILD)


def legal_after(state: KingdomState, _: Seat) -> Sequence[Action]:
    """Ready tiles, or the end of the turn (KB-TURN-3)."""
    return (*_ready_tiles(state), END) if state.ready else _END_ONLY


_END_ONLY: Final = (END,)


def _ready_tiles(state: KingdomState) -> tuple[Action, ...]:
    """The tiles that can be used now (KB-TILE-10)."""
    return tuple(USE[kind] for kind in tiles.ready_kinds(state) if usable(state, kind))


# Carrying it out


def build_mandatory(state: KingdomState, seat: Seat, action: Build, tell: Tell | None) -> None:
    """Build one of the three settlements of the turn (KB-TURN-2)."""
    place = action.hex
    if not 0 <= place < COUNT or not oracle(state) & BIT[place]:
        raise refusals.building(state, place)
    build(state, seat, place, "KB-TURN-2", tell)
    state.built += 1
    next_phase(state, tell)


def build(state: KingdomState, seat: Seat, place: Hex, rule: str, tell: Tell | None) -> None:
    """Put a settlement on a hex and take the tile that it brings; the last one calls the last round."""
    bit = BIT[place]
    own, near, supply = state.own, state.near, state.supply
    left = supply[seat] - 1
    state.own = (*own[:seat], own[seat] | bit, *own[seat + 1 :])
    # Building only adds to `near`; moving may also remove hexes, and has to compute it anew.
    state.near = (*near[:seat], near[seat] | NEAR[place], *near[seat + 1 :])
    state.supply = (*supply[:seat], left, *supply[seat + 1 :])
    state.free ^= bit
    if tell is not None:
        tell(SettlementBuilt(seat, place, rule))
    if bit & state.board.beside_location:
        tiles.gain(state, place, tell)
    # `supply` is still the one before: only the first empty supply calls the last round.
    if not left and tell is not None and supply.count(0) == 0:
        tell(LastRoundCalled(seat))


def next_phase(state: KingdomState, tell: Tell | None) -> None:
    """Find the phase after a settlement was built or moved (KB-TURN-10)."""
    card = state.hands[state.seat]
    if state.built >= MANDATORY or card is None or not state.supply[state.seat]:
        state.step = AFTER
        return
    if not state.board.of[card] & state.free:
        deck.renew(state, tell)  # KB-BUILD-6
        if state.hands[state.seat] is None:
            state.step = AFTER  # KB-BUILD-7
            return
    state.step = DURING if state.built else BEFORE


def end_turn(state: KingdomState, seat: Seat, _: EndTurn, tell: Tell | None) -> None:
    """Discard, draw, and hand over (KB-TURN-8)."""
    card = state.hands[seat]
    if card is not None:
        state.discards += (card,)
        if tell is not None:
            tell(CardDiscarded(seat, card))
    deck.draw_in_secret(state, seat, "KB-TURN-8", tell)
    state.seat = (seat + 1) % state.table.players
    if ending.last_turn_done(state):
        ending.end(state, tell)
    else:
        begin(state, state.seat, tell)


# The question


def facts(state: KingdomState, seat: Seat) -> dict[str, Fact]:
    """How many settlements are due on which terrain, and how many tiles are ready."""
    return {"count": due(state), "terrain": terrain(state, seat), "tiles": state.ready.bit_count()}


def terrain(state: KingdomState, seat: Seat) -> str:
    """The terrain of the seat's card by name."""
    card = state.hands[seat]
    return "none" if card is None else TERRAINS[card]


# Whether a phase fits the position


def before_fits(state: KingdomState) -> bool:
    """A settlement is due, and none has been built."""
    return _no_tile_in_use(state) and card_fits(state) and due(state) > 0 and state.built == 0


def during_fits(state: KingdomState) -> bool:
    """Some of the settlements have been built, and more are due."""
    return _no_tile_in_use(state) and card_fits(state) and due(state) > 0 and state.built > 0


def after_fits(state: KingdomState) -> bool:
    """No settlement is due."""
    return _no_tile_in_use(state) and due(state) == 0


def _no_tile_in_use(state: KingdomState) -> bool:
    return state.kind == NOTHING == state.lifted


def card_fits(state: KingdomState) -> bool:
    """A card that is still needed has a free hex; otherwise it would have been replaced (KB-BUILD-6)."""
    card = state.hands[state.seat]
    return card is None or due(state) == 0 or state.board.of[card] & state.free != 0
