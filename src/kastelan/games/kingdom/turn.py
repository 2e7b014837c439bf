"""KB-TURN and KB-BUILD: the order of decisions, and carrying them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.dispatch import CarryOut, taking
from kastelan.core.errors import NotYourDecision
from kastelan.core.game import Action, Ask, Seat, Tell
from kastelan.core.hexes import BIT, COUNT, NEAR, Hex, Hexes, beside
from kastelan.core.lazy_actions import Choices
from kastelan.games.kingdom import deck, ending, refusals, tiles
from kastelan.games.kingdom.actions import BUILD, END, LIFT, PUT, USE, Build, EndTurn, Lift, Put, UseTile
from kastelan.games.kingdom.components import BARN, KINDS, TERRAINS
from kastelan.games.kingdom.events import (
    CardDiscarded,
    LastRoundCalled,
    SettlementBuilt,
    SettlementLifted,
    SettlementMoved,
    TileUsed,
)
from kastelan.games.kingdom.locations import BUILDS, MOVES, RULES, liftable, oracle, usable
from kastelan.games.kingdom.steps import AFTER, BEFORE, DURING, EXTRA, LIFTING, NOTHING, OVER, PUTTING

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState

MANDATORY: Final = 3


def legal(state: KingdomState, seat: Seat) -> Sequence[Action]:
    """Everything the seat may do now."""
    if seat != state.seat:
        return ()
    return LEGAL[state.step](state)


def apply(state: KingdomState, seat: Seat, action: Action, tell: Tell | None) -> None:
    """Carry out an action, or refuse it before anything has changed."""
    if seat != state.seat or state.step == OVER:
        raise NotYourDecision(seat)
    carry_out = APPLY[state.step].get(type(action))
    if carry_out is None:
        raise refusals.not_now(state, action)
    carry_out(state, action, tell)


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


def _before(state: KingdomState) -> Sequence[Action]:
    """Ready tiles, or the first mandatory settlement (KB-TURN-3)."""
    return Choices(oracle(state), BUILD, _ready_tiles(state) if state.ready else ())


def _during(state: KingdomState) -> Sequence[Action]:
    """Nothing comes between the mandatory settlements (KB-TURN-2)."""
    return Choices(oracle(state), BUILD)


def _after(state: KingdomState) -> Sequence[Action]:
    """Ready tiles, or the end of the turn (KB-TURN-3)."""
    return (*_ready_tiles(state), END) if state.ready else _END_ONLY


def _extra(state: KingdomState) -> Sequence[Action]:
    return Choices(BUILDS[state.kind](state), BUILD)


def _lifting(state: KingdomState) -> Sequence[Action]:
    return Choices(liftable(state), LIFT)


def _putting(state: KingdomState) -> Sequence[Action]:
    return Choices(MOVES[state.kind](state, state.lifted), PUT)


def _over(_: KingdomState) -> Sequence[Action]:
    return ()


def _ready_tiles(state: KingdomState) -> tuple[Action, ...]:
    """The tiles that can be used now (KB-TILE-10)."""
    return tuple(USE[kind] for kind in tiles.ready_kinds(state) if usable(state, kind))


_END_ONLY: Final = (END,)
LEGAL: Final[tuple[Callable[[KingdomState], Sequence[Action]], ...]] = (
    _before,
    _during,
    _after,
    _extra,
    _lifting,
    _putting,
    _over,
)


# Carrying it out


def _build_mandatory(state: KingdomState, action: Build, tell: Tell | None) -> None:
    """One of the three settlements of the turn (KB-TURN-2)."""
    place = action.hex
    if not 0 <= place < COUNT or not oracle(state) & BIT[place]:
        raise refusals.building(state, place)
    _build(state, place, "KB-TURN-2", tell)
    state.built += 1
    _go_on(state, tell)


def _build_extra(state: KingdomState, action: Build, tell: Tell | None) -> None:
    """The settlement of a tile that builds."""
    place = action.hex
    if not 0 <= place < COUNT or not BUILDS[state.kind](state) & BIT[place]:
        raise refusals.building(state, place)
    _build(state, place, RULES[state.kind], tell)
    state.kind = NOTHING
    _go_on(state, tell)


def _build(state: KingdomState, place: Hex, rule: str, tell: Tell | None) -> None:
    seat, bit = state.seat, BIT[place]
    own, near, supply = state.own, state.near, state.supply
    left = supply[seat] - 1
    state.own = (*own[:seat], own[seat] | bit, *own[seat + 1 :])
    state.near = (*near[:seat], near[seat] | NEAR[place], *near[seat + 1 :])
    state.supply = (*supply[:seat], left, *supply[seat + 1 :])
    state.free ^= bit
    if tell is not None:
        tell(SettlementBuilt(seat, place, rule))
    if bit & state.board.beside_location:
        tiles.gain(state, place, tell)
    if not left and tell is not None and supply.count(0) == 0:
        tell(LastRoundCalled(seat))


def _go_on(state: KingdomState, tell: Tell | None) -> None:
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


def _use_tile(state: KingdomState, action: UseTile, tell: Tell | None) -> None:
    """Begin an extra action; from now on the tile counts as used (KB-TURN-3, KB-TILE-8)."""
    kind = action.kind
    if kind not in tiles.ready_kinds(state) or not usable(state, kind):
        raise refusals.using(state, kind)
    tiles.use(state, kind)
    state.kind = kind
    state.step = EXTRA if kind < BARN else LIFTING
    if tell is not None:
        tell(TileUsed(state.seat, kind))


def _lift(state: KingdomState, action: Lift, tell: Tell | None) -> None:
    place = action.hex
    if not 0 <= place < COUNT or not liftable(state) & BIT[place]:
        raise refusals.lifting(state, place)
    state.lifted = place
    state.step = PUTTING
    if tell is not None:
        tell(SettlementLifted(state.seat, place, RULES[state.kind]))


def _put(state: KingdomState, action: Put, tell: Tell | None) -> None:
    """Losses around the hex it left come before gains around the hex it reached (KB-TILE-7)."""
    place, origin, kind = action.hex, state.lifted, state.kind
    if not 0 <= place < COUNT or not MOVES[kind](state, origin) & BIT[place]:
        raise refusals.putting(state, place)
    seat, both = state.seat, BIT[place] | BIT[origin]
    moved: Hexes = state.own[seat] ^ both
    state.own = (*state.own[:seat], moved, *state.own[seat + 1 :])
    state.near = (*state.near[:seat], beside(moved), *state.near[seat + 1 :])
    state.free ^= both
    state.kind = state.lifted = NOTHING
    if tell is not None:
        tell(SettlementMoved(seat, origin, place, RULES[kind]))
    if BIT[origin] & state.board.beside_location:
        tiles.lose(state, origin, tell)
    if BIT[place] & state.board.beside_location:
        tiles.gain(state, place, tell)
    _go_on(state, tell)


def _end_turn(state: KingdomState, _: EndTurn, tell: Tell | None) -> None:
    """Discard, draw, and hand over (KB-TURN-8)."""
    seat = state.seat
    card = state.hands[seat]
    if card is not None:
        state.discards += (card,)
        if tell is not None:
            tell(CardDiscarded(seat, card))
    deck.draw_in_secret(state, seat, tell)
    state.seat = (seat + 1) % state.table.players
    if ending.last_turn_done(state):
        ending.end(state, tell)
    else:
        begin(state, state.seat, tell)


APPLY: Final[tuple[dict[type[Action], CarryOut[KingdomState]], ...]] = (
    taking(Build, _build_mandatory) | taking(UseTile, _use_tile),
    taking(Build, _build_mandatory),
    taking(UseTile, _use_tile) | taking(EndTurn, _end_turn),
    taking(Build, _build_extra),
    taking(Lift, _lift),
    taking(Put, _put),
    {},
)


def ask(state: KingdomState, seat: Seat) -> Ask:
    """What the seat is asked to decide."""
    if seat != state.seat or state.step == OVER:
        raise NotYourDecision(seat)
    card = state.hands[seat]
    terrain = "none" if card is None else TERRAINS[card]
    message, rule = ASKS[state.step]
    if state.kind != NOTHING:
        return Ask(message, RULES[state.kind], {"tile": KINDS[state.kind], "terrain": terrain})
    return Ask(message, rule, {"count": due(state), "terrain": terrain, "tiles": state.ready.bit_count()})


ASKS: Final = (
    ("kingdom-ask-before", "KB-TURN-3"),
    ("kingdom-ask-during", "KB-TURN-2"),
    ("kingdom-ask-after", "KB-TURN-3"),
    ("kingdom-ask-extra", "KB-TURN-3"),
    ("kingdom-ask-lifting", "KB-TURN-3"),
    ("kingdom-ask-putting", "KB-TURN-3"),
)
