"""KB-LOC, the eight extra actions: where each may build, what it may move, and where to.

The rule "adjacent if possible" (KB-BUILD-3) reads as `free & near or free`: an empty set is false.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from kastelan.core.hexes import AXES, BIT, TWO_AWAY, Hex, Hexes, beside, two_away
from kastelan.games.kingdom.components import BARN, DESERT, GRASS, HARBOR, KINDS, ORACLE, WATER

if TYPE_CHECKING:
    from kastelan.games.kingdom.state import KingdomState


def on_terrain(state: KingdomState, terrain: int) -> Hexes:
    """Free hexes of a terrain, beside own settlements if possible (KB-BUILD-3)."""
    free = state.board.of[terrain] & state.free
    return free & state.near[state.seat] or free


def oracle(state: KingdomState) -> Hexes:
    """On the card's terrain, adjacent if possible (KB-LOC-ORACLE-1); nowhere without a card (KB-BUILD-7)."""
    card = state.hands[state.seat]
    return 0 if card is None else on_terrain(state, card)


def farm(state: KingdomState) -> Hexes:
    """On grass, adjacent if possible (KB-LOC-FARM-1)."""
    return on_terrain(state, GRASS)


def oasis(state: KingdomState) -> Hexes:
    """On desert, adjacent if possible (KB-LOC-OASIS-1)."""
    return on_terrain(state, DESERT)


def tower(state: KingdomState) -> Hexes:
    """At the edge of the board (KB-LOC-TOWER-1), beside own settlements if any such hex is
    (KB-LOC-TOWER-2)."""
    free = state.board.edge & state.free
    return free & state.near[state.seat] or free


def tavern(state: KingdomState) -> Hexes:
    """At either end of a straight line of three or more own settlements (KB-LOC-TAVERN-1 to 3)."""
    return _ends_of_lines(state.own[state.seat]) & state.board.buildable & state.free


# A tile is asked about some four times in a position: to offer it, to list its places, to check the choice.
@lru_cache(maxsize=1024)
def _ends_of_lines(own: Hexes) -> Hexes:
    ends = 0
    # A line in the direction `there`, with b as the hex in `line`:
    #
    #     back³(b)  [a]  [a]  [b]  there(b)
    #
    # In a longer line some of these ends are own settlements; `tavern` keeps only free hexes.
    for there, back in AXES:
        after = there(own)
        line = own & after & there(after)  # each of these ends a run of three in the direction `there`
        if line:
            ends |= there(line) | back(back(back(line)))
    return ends


def barn(state: KingdomState, lifted: Hex) -> Hexes:
    """To the card's terrain, adjacent if possible (KB-LOC-BARN-1)."""
    card = state.hands[state.seat]
    return 0 if card is None else _moved_to(state, card, lifted)


def harbor(state: KingdomState, lifted: Hex) -> Hexes:
    """To water, adjacent if possible (KB-LOC-HARBOR-1)."""
    return _moved_to(state, WATER, lifted)


def paddock(state: KingdomState, lifted: Hex) -> Hexes:
    """Two hexes in a straight line to any buildable terrain (KB-LOC-PADDOCK-1); adjacency does not matter
    (-3)."""
    return TWO_AWAY[lifted] & state.board.buildable & state.free


def _moved_to(state: KingdomState, terrain: int, lifted: Hex) -> Hexes:
    """Where the lifted settlement may go: it is no neighbour, and the hex it left is a candidate
    (KB-LOC-BARN-2)."""
    bit = BIT[lifted]
    free = state.board.of[terrain] & (state.free | bit)
    # The origin is removed last: if it is the only adjacent candidate, there is no target at all.
    return (free & beside(state.own[state.seat] ^ bit) or free) & ~bit


def _liftable_to(state: KingdomState, terrain: int) -> Hexes:
    """The settlements of the player for which `_moved_to` finds a target.

    A settlement has no target only if the hex it leaves is the sole adjacent candidate. With a free hex
    beside another own settlement there is a target. So at most one settlement has to be tried: the only one
    that all those free hexes are next to.
    """
    own, near = state.own[state.seat], state.near[state.seat]
    free = state.board.of[terrain] & state.free
    if not free:
        return 0
    # Settlements on this terrain and next to another own one: only for these is the hex they leave an
    # adjacent candidate. All others have a target as long as any hex is free.
    stuck = own & near & state.board.of[terrain]
    if not stuck:
        return own
    # Without a free hex next to any settlement, each of these has only the hex it leaves.
    reach = free & near
    if not reach:
        return own & ~stuck
    # Settlements next to the first of the reachable hexes. If there are two (x & (x - 1) is not 0), the hex
    # stays reachable whichever of them is lifted.
    leaned_on = beside(reach & -reach) & own
    if leaned_on & stuck and not leaned_on & (leaned_on - 1) and not free & beside(own ^ leaned_on):
        return own ^ leaned_on
    return own


def _liftable_paddock(state: KingdomState) -> Hexes:
    """The own settlements with a free buildable hex two steps away."""
    return two_away(state.board.buildable & state.free) & state.own[state.seat]


def liftable(state: KingdomState) -> Hexes:
    """The settlements that the tile in use can move (KB-TILE-10)."""
    return _liftable_with(state, state.kind)


def _liftable_with(state: KingdomState, kind: int) -> Hexes:
    if kind == BARN:
        card = state.hands[state.seat]
        return 0 if card is None else _liftable_to(state, card)
    return _liftable_to(state, WATER) if kind == HARBOR else _liftable_paddock(state)


BUILDS: Final[tuple[Callable[[KingdomState], Hexes], ...]] = (oracle, farm, oasis, tower, tavern)
MOVES: Final[dict[int, Callable[[KingdomState, Hex], Hexes]]] = dict(
    enumerate((barn, harbor, paddock), start=BARN)
)
RULES: Final = tuple(f"KB-LOC-{kind.upper()}-1" for kind in KINDS)


def builds(kind: int) -> bool:
    """Whether tiles of this kind build; the others move."""
    return ORACLE <= kind < BARN


def usable(state: KingdomState, kind: int) -> bool:
    """Whether the extra action has a legal target (KB-TILE-10) and, to build, a settlement (KB-TURN-7)."""
    if kind < BARN:
        return state.supply[state.seat] > 0 and BUILDS[kind](state) != 0
    return _liftable_with(state, kind) != 0
