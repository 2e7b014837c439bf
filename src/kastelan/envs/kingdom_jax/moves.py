"""KB-TURN, KB-TILE: what an action changes. Each part works on all games, and changes those that it
concerns."""

from __future__ import annotations

from typing import Final

import jax.numpy as jnp
from jax import Array, lax

from kastelan.envs.kingdom_jax import deck, parts
from kastelan.envs.kingdom_jax.deck import Pick
from kastelan.envs.kingdom_jax.position import (
    END,
    LIFT,
    NO_CARD,
    PUT,
    USE,
    Position,
    locations_of_kind,
    of_seat,
    open_terrains,
    with_seat,
)
from kastelan.envs.kingdom_jax.stages import staged
from kastelan.envs.kingdom_jax.words import ROW, U32, by_row, point, split, union
from kastelan.games.kingdom.components import BARN
from kastelan.games.kingdom.step_numbers import AFTER, BEFORE, DURING, EXTRA, LIFTING, NOTHING, OVER, PUTTING
from kastelan.games.kingdom.turn import MANDATORY

_COUNT: Final = LIFT


def played(position: Position, action: Array, pick: Pick) -> tuple[Position, Array]:
    """The position after a legal action, or the same for -1; and the terrains with a free hex."""
    ends, uses = action == END, (action >= USE) & (action < END)
    lifts = (action >= LIFT) & (action < PUT)
    puts, builds = (action >= PUT) & (action < USE), (action >= 0) & (action < LIFT)
    place = jnp.where((action >= 0) & (action < USE), split(jnp.maximum(action, 0), _COUNT)[1], NOTHING)
    settles = builds | puts
    mandatory = builds & (position.kind == NOTHING)

    position = _settled(position, builds, puts, place)
    position = _turned(_tile_used(position, uses, action - USE), ends, pick)
    begins = position.step == deck.TO_BEGIN
    position = position.replace(
        lifted=jnp.where(lifts, place, jnp.where(settles, NOTHING, position.lifted)),
        kind=jnp.where(settles, NOTHING, position.kind),
        built=position.built + mandatory,
        step=jnp.where(lifts, PUTTING, position.step),
    )
    position = staged(position)
    terrains = staged(open_terrains(position))
    position = deck.renew(position, settles & _due(position) | begins, terrains, pick)
    phase = jnp.where(_due(position), jnp.where(position.built > 0, DURING, BEFORE), AFTER)
    position = position.replace(step=jnp.where(settles | begins, phase, position.step))
    return position, terrains


def _due(position: Position) -> Array:
    """Whether mandatory settlements are still to be built (KB-TURN-2, KB-TURN-6)."""
    card, supply = of_seat(position.hands, position.seat), of_seat(position.supply, position.seat)
    return (card != NO_CARD) & (supply > 0) & (position.built < MANDATORY)


def _settled(position: Position, builds: Array, puts: Array, place: Array) -> Position:
    """A settlement is built or moved, with the tiles that it loses and gains (KB-TILE-7)."""
    seat, settles = position.seat, builds | puts
    origin, target = staged((jnp.where(puts, position.lifted, NOTHING), jnp.where(settles, place, NOTHING)))
    change = point(target) | point(origin)
    own = staged(of_seat(position.own, seat) ^ change)
    position = position.replace(
        own=with_seat(position.own, seat, own),
        supply=with_seat(position.supply, seat, of_seat(position.supply, seat) - builds),
    )
    return _gained(_lost(position, own, origin), target)


def _lost(position: Position, own: Array, origin: Array) -> Position:
    """The tile of the location beside `origin` is lost with the last settlement beside it (KB-TILE-5)."""
    lies, seat, held = position.lies, position.seat, of_seat(position.held, position.seat)
    location = jnp.where(origin >= 0, parts.location_beside(lies, jnp.maximum(origin, 0)), U32(0))
    number = _number(location)
    row, column = parts.location_place(lies, number)
    low = (column + 9 - (row >> 1)).astype(U32)
    rows = by_row(ROW, own)
    near = jnp.where(
        rows == row,
        U32(0b101) << low - 1,
        jnp.where(
            rows == row - 1, U32(0b11) << low, jnp.where(rows == row + 1, U32(0b11) << low - 1, U32(0))
        ),
    )
    lost = jnp.where(union(near & own) == 0, location & held, U32(0))
    # Of two equal tiles the one that was used is lost: if that was the other one, its bit becomes ready
    # (KB-TILE-8).
    alike = U32(0b11) << (number & ~1).astype(U32)
    ready = position.ready ^ jnp.where(
        position.ready & lost != 0, lost | alike & held & ~position.ready, U32(0)
    )
    return position.replace(ready=ready, held=with_seat(position.held, seat, held & ~lost))


def _number(location: Array) -> Array:
    """The number of a location from its bit; 0 for none."""
    return lax.population_count(jnp.maximum(location, 1) - 1).astype(jnp.int32)


def _gained(position: Position, target: Array) -> Position:
    """A tile is taken from the location beside a hex, at most one in a game (KB-TILE-1, KB-TILE-2)."""
    seat, taken = position.seat, position.taken
    once, empty = taken[0], jnp.zeros_like(position.ready)
    for other in taken[1:]:
        once, empty = once | other, empty | once & other  # two tiles lie on a location at first
    mine = of_seat(taken, seat)
    location = jnp.where(target >= 0, parts.location_beside(position.lies, jnp.maximum(target, 0)), U32(0))
    gained = location & ~mine & ~empty
    return position.replace(
        taken=with_seat(taken, seat, mine | gained),
        held=with_seat(position.held, seat, of_seat(position.held, seat) | gained),
    )


def _tile_used(position: Position, uses: Array, kind: Array) -> Position:
    """An extra action begins; the tile counts as used (KB-TURN-3)."""
    ready = locations_of_kind(position.lies, kind) & position.ready
    return position.replace(
        ready=jnp.where(uses, position.ready & ~(ready & -ready), position.ready),
        kind=jnp.where(uses, kind, position.kind),
        step=jnp.where(uses, jnp.where(kind < BARN, EXTRA, LIFTING), position.step),
    )


def _turned(position: Position, ends: Array, pick: Pick) -> Position:
    """Discard, draw, and hand over, or end the game (KB-TURN-8, KB-END-1)."""
    seat, start, players = position.seat, position.start, position.hands.shape[0]
    card = of_seat(position.hands, seat)
    thrown = position.discards + deck.one_card(card)
    card, pile, discards = staged(deck.draw(position.pile, thrown, pick, deck.END_OF_TURN))
    hands = with_seat(position.hands, seat, card)
    new_seat = jnp.where(seat == players - 1, 0, seat + 1)
    over = (new_seat == start) & jnp.any(position.supply == 0, 0)
    begun = jnp.where(over, U32(0), of_seat(position.held, new_seat))
    return position.replace(
        hands=jnp.where(ends, hands, position.hands),
        pile=jnp.where(ends, pile, position.pile),
        discards=jnp.where(ends, discards, position.discards),
        seat=jnp.where(ends, new_seat, seat),
        ready=jnp.where(ends, begun, position.ready),
        built=jnp.where(ends, 0, position.built),
        step=jnp.where(ends, jnp.where(over, OVER, deck.TO_BEGIN), position.step),
    )
