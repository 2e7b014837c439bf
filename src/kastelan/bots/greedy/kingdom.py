"""Kingdom Builder, one step ahead: gold of the cards in play, tiles, and room to go on.

A position is worth its gold, a bonus for every tile won (it builds or moves once a turn from then on), and a little for staying
free: a terrain that no own settlement borders lets the next card of that terrain be built anywhere (KB-BUILD-3).
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from kastelan.core.game import Action, Seat, State
from kastelan.core.hexes import BIT, Hex, Hexes, beside, each
from kastelan.games.kingdom.actions import BUILD, END, LIFT, PUT, USE, UseTile
from kastelan.games.kingdom.components import BARN, BUILDABLE, SETTLEMENTS, Board
from kastelan.games.kingdom.locations import BUILDS, MOVES, liftable
from kastelan.games.kingdom.scoring import ALONE, LORDS, castles, lords
from kastelan.games.kingdom.state import KingdomState
from kastelan.games.kingdom.steps import AFTER, BEFORE, DURING, EXTRA, LIFTING

TILE: Final = 6.0
"""What a tile is worth at the start of the game; it fades with the supply."""

FREEDOM: Final = 0.35
"""What it is worth not to border a terrain."""

APPROACH: Final = 0.8
"""What it is worth to stand two hexes from a location that still has a tile."""

SPREAD: Final = 0.02
"""A breath of worth for each free hex beside own settlements, to settle ties."""

WORTH_MOVING: Final = 0.4
"""A move that gains less is not made."""


def choose(state: State, seat: Seat, luck: Random) -> Action:
    """The action that looks best, ties settled by luck."""
    assert isinstance(state, KingdomState)
    step = state.step
    if step in (BEFORE, DURING, EXTRA):
        places = BUILDS[state.kind if step == EXTRA else 0](state)
        return BUILD[_best_place(state, seat, state.own[seat], each(places), luck)]
    if step == AFTER:
        return _best_tile(state, seat, luck)
    if step == LIFTING:
        return LIFT[_best_move(state, seat, luck)[1]]
    places = MOVES[state.kind](state, state.lifted)
    rest = state.own[seat] ^ BIT[state.lifted]
    return PUT[_best_place(state, seat, rest, each(places), luck)]


def _best_place(state: KingdomState, seat: Seat, own: Hexes, places: Iterable[Hex], luck: Random) -> Hex:
    return max((_worth(state, seat, own | BIT[place]) + 1e-6 * luck.random(), place) for place in places)[1]


def _best_tile(state: KingdomState, seat: Seat, luck: Random) -> Action:
    """Build with every tile that can; move when it pays; otherwise end the turn."""
    for action in state.legal(seat):
        if isinstance(action, UseTile):
            if action.kind < BARN:
                return action
            trial = state.copy()
            trial.kind = action.kind
            if _best_move(trial, seat, luck)[0] > WORTH_MOVING:
                return USE[action.kind]
    return END


def _best_move(state: KingdomState, seat: Seat, luck: Random) -> tuple[float, Hex]:
    """What the best move of the tile in use gains, and the settlement that makes it."""
    own = state.own[seat]
    now = _worth(state, seat, own)
    best = (-1e9, -1)
    for origin in each(liftable(state)):
        rest = own ^ BIT[origin]
        for place in each(MOVES[state.kind](state, origin)):
            best = max(best, (_worth(state, seat, rest | BIT[place]) - now + 1e-6 * luck.random(), origin))
    return best


def _worth(state: KingdomState, seat: Seat, own: Hexes) -> float:
    """What the position is worth to the seat if its settlements stood like this."""
    board, near = state.board, beside(own)
    gold = castles(board, own) + sum(_card(state, seat, card, own) for card in state.table.cards)
    still = state.supply[seat] / SETTLEMENTS
    free = state.free & ~own
    reach = near & free
    freedom = sum(not board.of[terrain] & reach for terrain in BUILDABLE)
    tiles, approach = _tiles(state, seat, own, near)
    return (
        gold
        + still * (TILE * tiles + APPROACH * approach + FREEDOM * freedom)
        + SPREAD * (reach & board.buildable).bit_count()
    )


def _card(state: KingdomState, seat: Seat, card: int, own: Hexes) -> float:
    board: Board = state.board
    if card == LORDS:
        owns = (*state.own[:seat], own, *state.own[seat + 1 :])
        gold = lords(owns, state.table.lords_need_settlement)
        return gold[seat] - (sum(gold) - gold[seat]) / (len(gold) - 1)
    return ALONE[card](board, own)


def _tiles(state: KingdomState, seat: Seat, own: Hexes, near: Hexes) -> tuple[int, int]:
    """Locations whose tile the seat would hold, and open ones that it would be two steps from."""
    tiles = approach = 0
    for number, location in enumerate(state.board.locations):
        if own & location.near:
            tiles += state.held[seat] >> number & 1 or (
                not state.taken[seat] >> number & 1 and state.left[number] > 0
            )
        elif near & location.near and state.left[number] and not state.taken[seat] >> number & 1:
            approach += 1
    return tiles, approach
