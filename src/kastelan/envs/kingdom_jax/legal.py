"""KB-BUILD, KB-LOC: what is legal. One place for the settlement that is next, and the tiles that can be used.

All questions are asked in every game, and each game takes the answers that it needs; whether a board has any
hex is asked for all boards in one pass over the rows.
"""

from __future__ import annotations

from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from kastelan.core.hexes import SIDE
from kastelan.envs.kingdom_jax.position import (
    ACTIONS,
    NO_CARD,
    Position,
    bit,
    buildable,
    flags,
    free_hexes,
    kind_of_slot,
    of_seat,
    on_terrain,
)
from kastelan.envs.kingdom_jax.stages import staged
from kastelan.envs.kingdom_jax.words import (
    EDGE,
    SHIFT,
    U32,
    beside,
    by_row,
    ends_of_lines,
    point,
    split,
    total,
    two_away,
    union,
)
from kastelan.games.kingdom.components import (
    BARN,
    DESERT,
    FARM,
    GRASS,
    HARBOR,
    KINDS,
    OASIS,
    ORACLE,
    PADDOCK,
    TAVERN,
    TOWER,
    WATER,
)
from kastelan.games.kingdom.step_numbers import AFTER, BEFORE, LIFTING, OVER, PUTTING


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Legal:
    """The legal actions of a position."""

    hexes: Array  # uint32[20]: to build on, to lift from or to put down on, as the step says
    words: Array  # uint32: a bit for each kind of tile that can be used, and the ninth to end the turn
    step: Array  # int32: the position's step


def legal_actions(position: Position, terrains: Array) -> Legal:
    """What the player of the turn may do; `terrains` are those with a free hex."""
    planes, kind, step = position.planes, position.kind, position.step
    lifted = point(position.lifted)  # it is no neighbour, and the hex that it left is free (KB-LOC-BARN-2)
    own = of_seat(position.own, position.seat) & ~lifted
    free = free_hexes(position) | lifted
    card = of_seat(position.hands, position.seat)
    own, free = staged((own, free))
    near, ground = beside(own), buildable(planes) & free
    edge, ends = ground & by_row(EDGE, ground), ends_of_lines(own) & ground
    terrain = _terrain(kind, card)
    has_terrain = jnp.where(terrain == NO_CARD, U32(0), U32(0xFFFFFFFF))
    there, water = on_terrain(planes, terrain) & has_terrain, on_terrain(planes, WATER)
    candidates = jnp.where(kind == TOWER, edge, jnp.where(kind == TAVERN, ends, there & free))
    candidates, near, there, ends = staged((candidates, near, there, ends))
    reach = candidates & near
    moves_two = two_away(jnp.where(step == PUTTING, lifted, ground)) & jnp.where(step == PUTTING, ground, own)
    movable, to_water = own & ~(near & there), own & ~(near & water)
    found = staged(flags((candidates, reach, movable, water & free & near, to_water, edge, ends, moves_two)))
    any_candidate, any_reach, any_movable = bit(found, 0), bit(found, 1), bit(found, 2)

    builds = jnp.where(any_reach, reach, candidates) & ~lifted
    # A settlement stays if the hex it leaves is the only candidate beside another one: without candidates in
    # reach, that is so for all that stand beside another; otherwise only for one that all those in reach
    # need.
    leaned_on = beside(reach) & own
    only_one = total(leaned_on) == 1
    stays = jnp.where(any_reach, jnp.where(only_one, leaned_on, U32(0)), own) & ~movable
    lifts = jnp.where(any_candidate, own & ~stays, U32(0))
    targets = jnp.where(kind == PADDOCK, moves_two, jnp.where(step == LIFTING, lifts, builds))
    places = jnp.where((step == AFTER) | (step == OVER), U32(0), targets)

    can_build = of_seat(position.supply, position.seat) > 0
    usable = (
        (ORACLE, can_build & any_candidate),
        (FARM, can_build & bit(terrains, GRASS)),
        (OASIS, can_build & bit(terrains, DESERT)),
        (TOWER, can_build & bit(found, 5)),
        (TAVERN, can_build & bit(found, 6)),
        (BARN, any_candidate & (any_reach | any_movable)),
        (HARBOR, bit(terrains, WATER) & (bit(found, 3) | bit(found, 4))),
        (PADDOCK, bit(found, 7)),
    )
    words = jnp.zeros_like(position.ready)
    for number, can in usable:
        words = words | can.astype(U32) << number
    words = jnp.where((step == BEFORE) | (step == AFTER), words & _ready_kinds(position), U32(0))
    return staged(Legal(places, words | (step == AFTER).astype(U32) << len(KINDS), step))


def _terrain(kind: Array, card: Array) -> Array:
    """The terrain that the tile in use asks for, or the card's."""
    fixed = jnp.where(kind == OASIS, DESERT, jnp.where(kind == HARBOR, WATER, GRASS))
    return jnp.where((kind == FARM) | (kind == OASIS) | (kind == HARBOR), fixed, card)


def _ready_kinds(position: Position) -> Array:
    """The kinds of which the player of the turn has a ready tile, as bits."""
    kinds = jnp.zeros_like(position.ready)
    for slot in range(4):
        ready = (position.ready >> 2 * slot & 3 != 0).astype(U32)
        kinds = kinds | ready << kind_of_slot(position.lies, slot).astype(U32)
    return kinds


def mask(legal: Legal) -> Array:
    """For each action whether it is legal, by the engine's numbers: bool[1209]."""
    bits = _rows(legal)[:, None] >> np.arange(SIDE, dtype=np.uint32).reshape(1, SIDE, *(1,) * legal.step.ndim)
    return (bits & 1 != 0).reshape(-1, *legal.step.shape)[:ACTIONS]


def allowed(legal: Legal, action: Array) -> Array:
    """Whether an action with a number in range is legal."""
    rows, place = _rows(legal), split(action, SIDE)
    word = union(jnp.where(np.arange(len(rows)).reshape(-1, *(1,) * action.ndim) == place[0], rows, U32(0)))
    return bit(word, place[1])


def _rows(legal: Legal) -> Array:
    """The mask in words of twenty actions: a board each to build, lift and put, and then the words."""
    places, none = legal.hexes >> by_row(SHIFT, legal.hexes) & ((1 << SIDE) - 1), U32(0)
    lifts, puts = legal.step == LIFTING, legal.step == PUTTING
    boards = (
        jnp.where(lifts | puts, none, places),
        jnp.where(lifts, places, none),
        jnp.where(puts, places, none),
    )
    return staged(jnp.concatenate([*boards, legal.words[None]]))
