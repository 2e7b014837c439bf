"""What the network sees of many games at once, as `kastelan.bots.learned.kingdom_inputs` sees it of one.

Boards and facts are for the seat that decides, and seats are counted from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from kastelan.core.hexes import COUNT, SIDE
from kastelan.envs.kingdom_jax import parts
from kastelan.envs.kingdom_jax.deck import TERRAIN_CARDS, pile_size
from kastelan.envs.kingdom_jax.legal import Legal
from kastelan.envs.kingdom_jax.position import (
    NO_CARD,
    Position,
    bit,
    locations_of_kind,
    of_seat,
    on_terrain,
)
from kastelan.envs.kingdom_jax.scoring import card_gold, castle_gold, grouped
from kastelan.envs.kingdom_jax.words import BOARD, SHIFT, U32, by_row, counts, point
from kastelan.games.kingdom.components import CARDS, KINDS, MOUNTAIN, QUARTER
from kastelan.games.kingdom.step_numbers import AFTER, OVER

SEATS: Final = 4
"""The network sees four seats; those that a game does not have are empty."""

LOCATIONS: Final = 8


def inputs(position: Position, legal: Legal) -> tuple[Array, Array, Array]:
    """Boards `uint8[games, 20, 20, planes]`, facts `float32[games, facts]` and the gold of the seats so far
    `float32[games, 4]`; the positions have games on the last axis."""
    cards = jnp.stack([bit(position.cards, card) for card in range(len(CARDS))])
    by_card = card_gold(position, lords_need_settlement=False) * cards[:, None]
    castles = castle_gold(position)
    gold = _in_order(by_card.sum(0) + castles, position.seat)
    own = (
        jnp.stack([of_seat(by_card[card], position.seat) for card in range(len(CARDS))]),
        of_seat(castles, position.seat),
    )
    facts = jnp.stack(
        [jnp.asarray(fact, jnp.float32) for fact in _facts(position, legal, cards, gold, own)], -1
    )
    return _boards(position, legal), facts, gold.T.astype(jnp.float32)


def _in_order(values: Array, seat: Array) -> Array:
    """What belongs to each seat, counted from one of them, with zeros for seats that are not there."""
    players = values.shape[0]
    there = [of_seat(values, _after(seat, number, players)) for number in range(players)]
    return jnp.stack([*there, *[jnp.zeros_like(there[0])] * (SEATS - players)])


def _after(seat: Array, number: int, players: int) -> Array:
    after = seat + number
    return jnp.where(after >= players, after - players, after)


def _boards(position: Position, legal: Legal) -> Array:
    words = jnp.stack(list(_word_boards(position, legal)), 1)
    columns = np.arange(SIDE, dtype=np.uint32).reshape(1, 1, SIDE, 1)
    shift = jnp.asarray(SHIFT.reshape(SIDE, 1, 1, 1))
    places = (words[:, :, None] >> shift >> columns & 1).astype(jnp.uint8)
    counted = jnp.stack(list(_count_boards(position)), 1)
    return jnp.transpose(jnp.concatenate([places, counted], 1), (3, 0, 2, 1))


def _word_boards(position: Position, legal: Legal) -> Iterator[Array]:
    planes, seat = position.planes, position.seat
    for terrain in range(MOUNTAIN + 1):
        ground = on_terrain(planes, terrain)
        yield ground & by_row(BOARD, ground)
    special = planes[0] & planes[1] & planes[2]
    yield special & ~planes[3]
    yield planes[3]
    here = [parts.location_hex(position.lies, number) for number in range(LOCATIONS)]
    for kind in range(len(KINDS)):
        yield _places(here, locations_of_kind(position.lies, jnp.full_like(position.step, kind)))
    yield from _in_order(position.own, seat)
    yield point(position.lifted)
    yield legal.hexes
    card = of_seat(position.hands, seat)
    wanted = on_terrain(planes, card)
    yield jnp.where(card == NO_CARD, U32(0), wanted & by_row(BOARD, wanted))
    yield from _tiles(position, here)


def _tiles(position: Position, here: list[Array]) -> Iterator[Array]:
    """Tiles left, those that the seat took, those that each seat holds, and the ready ones."""
    once, twice = position.taken[0], jnp.zeros_like(position.ready)
    for taken in position.taken[1:]:
        once, twice = once | taken, twice | once & taken
    yield _places(here, ~twice)
    yield _places(here, ~once)
    yield _places(here, of_seat(position.taken, position.seat))
    for held in _in_order(position.held, position.seat):
        yield _places(here, held)
    yield _places(here, position.ready)


def _places(here: list[Array], bits: Array) -> Array:
    """The locations whose bits are set."""
    board = jnp.zeros_like(here[0])
    for number, place in enumerate(here):
        board = board | jnp.where(bit(bits, number), place, U32(0))
    return board


def _count_boards(position: Position) -> Iterator[Array]:
    """Own settlements in the row; own and most of another's in the sector; sizes of own groups, and how many
    castles and locations they stand beside."""
    owns = _in_order(position.own, position.seat)
    yield _everywhere(counts(owns[0])[:, None])
    sectors = jnp.stack([_sectors(own) for own in owns])
    yield _everywhere(sectors[0])
    yield _everywhere(jnp.max(sectors[1:], 0))
    row, column, groups, touches = grouped(owns[0], position.lies)
    sizes = lax.population_count(groups).astype(jnp.int32).sum(0)
    for values in (sizes, touches.astype(jnp.int32).sum(0)):
        yield _marked(row, column, values)


def _everywhere(values: Array) -> Array:
    return jnp.broadcast_to(values, (SIDE, SIDE, values.shape[-1])).astype(jnp.uint8)


def _sectors(own: Array) -> Array:
    """Settlements in the sector of each hex: int32[20, 20, games]."""
    columns = own >> by_row(SHIFT, own)
    halves = jnp.stack([counts(columns & (1 << QUARTER) - 1), counts(columns >> QUARTER)], 1)
    quarters = halves.reshape(2, QUARTER, 2, -1).sum(1)
    return jnp.repeat(jnp.repeat(quarters, QUARTER, 0), QUARTER, 1)


def _marked(row: Array, column: Array, values: Array) -> Array:
    """The values at their places, and 0 elsewhere."""
    games = row.shape[-1]
    place = jnp.where(row < SIDE, row * SIDE + column, COUNT)
    empty = jnp.zeros((COUNT, games), jnp.uint8)
    board = empty.at[place, jnp.arange(games)[None]].set(values.astype(jnp.uint8), mode="drop")
    return board.reshape(SIDE, SIDE, games)


def _facts(
    position: Position, legal: Legal, cards: Array, gold: Array, own: tuple[Array, Array]
) -> Iterator[Array]:
    players, seat, step = position.own.shape[0], position.seat, position.step
    yield from (jnp.full(seat.shape, players == number) for number in (2, 3, 4))
    card = of_seat(position.hands, seat)
    yield from (card == terrain for terrain in range(TERRAIN_CARDS))
    for pile in (position.discards, position.removed):
        yield from ((pile >> 4 * terrain & 15) / TERRAIN_CARDS for terrain in range(TERRAIN_CARDS))
    yield pile_size(position.pile) / 25
    yield from _in_order(position.supply, seat) / 40
    yield from _in_order(jnp.stack([position.start == number for number in range(players)]), seat)
    yield from cards
    yield from (step == number for number in range(OVER))
    yield position.built / 3
    yield from (position.kind == kind for kind in range(len(KINDS)))
    yield from (bit(legal.words, kind) for kind in range(len(KINDS)))
    yield step == AFTER
    held = of_seat(position.held, seat)
    for kind in range(len(KINDS)):
        of_kind = held & locations_of_kind(position.lies, jnp.full_like(step, kind))
        yield lax.population_count(of_kind) / 2
    yield from gold / 50
    yield from own[0] / 20
    yield own[1] / 10


PLANES: Final = 7 + 2 + SEATS + 3 + 3 + SEATS + 1 + len(KINDS) + 5
FACTS: Final = 3 + 5 + 10 + 1 + SEATS + SEATS + 10 + 6 + 1 + 8 + 8 + 1 + 8 + SEATS + 10 + 1
