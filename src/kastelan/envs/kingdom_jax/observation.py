"""What a seat sees, as planes of 20 by 20: all that the engine's view holds, and nothing else (KB-SETUP-8).

Seats are counted from the one that looks. What is not a place fills a whole plane.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import jax.numpy as jnp
from jax import Array

from kastelan.core.hexes import SIDE
from kastelan.envs.kingdom_jax import parts
from kastelan.envs.kingdom_jax.deck import TERRAIN_CARDS, pile_size
from kastelan.envs.kingdom_jax.legal import Legal
from kastelan.envs.kingdom_jax.position import NO_CARD, Position, bit, kind_of_slot, of_seat
from kastelan.envs.kingdom_jax.words import U32, hexes, point
from kastelan.games.kingdom.components import CARDS, KINDS, SETTLEMENTS, TERRAINS, TILES_PER_LOCATION
from kastelan.games.kingdom.step_numbers import AFTER, OVER

LOCATIONS: Final = 8
DECK_SIZE: Final = 25


def plane_names(players: int) -> tuple[str, ...]:
    """What each plane of an observation is."""
    seats = range(players)
    return (
        *(f"terrain {terrain}" for terrain in TERRAINS),
        *(f"settlements of seat +{seat}" for seat in seats),
        "lifted",
        "legal hexes",
        *(f"location of {kind}" for kind in KINDS),
        "tiles left",
        *(f"tile taken by seat +{seat}" for seat in seats),
        *(f"tile held by seat +{seat}" for seat in seats),
        "tile ready",
        *(f"card of the turn {TERRAINS[card]}" for card in range(TERRAIN_CARDS)),
        *(f"own card {TERRAINS[card]}" for card in range(TERRAIN_CARDS)),
        *(f"discarded {TERRAINS[card]}" for card in range(TERRAIN_CARDS)),
        *(f"removed {TERRAINS[card]}" for card in range(TERRAIN_CARDS)),
        "draw pile",
        *(f"supply of seat +{seat}" for seat in seats),
        *(f"turn of seat +{seat}" for seat in seats),
        *(f"start of seat +{seat}" for seat in seats),
        *(f"scoring card {card}" for card in CARDS),
        *(f"step {step}" for step in range(OVER + 1)),
        "mandatory settlements built",
        *(f"in use {kind}" for kind in KINDS),
        *(f"usable {kind}" for kind in KINDS),
        "may end the turn",
    )


def observed(position: Position, legal: Legal, seat: Array) -> Array:
    """The planes for a seat: float32[20, 20, planes]."""
    games = position.seat.shape
    places = jnp.stack(list(_places(position, legal, seat)), 2).astype(jnp.float32)
    numbers = jnp.stack([jnp.asarray(number, jnp.float32) for number in _numbers(position, legal, seat)])
    return jnp.concatenate([places, jnp.broadcast_to(numbers, (SIDE, SIDE, *numbers.shape))], 2).reshape(
        SIDE, SIDE, -1, *games
    )


def _places(position: Position, legal: Legal, seat: Array) -> Iterator[Array]:
    planes, players = position.planes, position.own.shape[0]
    codes = jnp.zeros((SIDE, SIDE, *position.seat.shape), jnp.int32)
    for number in range(parts.PLANES):
        codes = codes | _grid(planes[number]).astype(jnp.int32) << number
    for terrain in range(len(TERRAINS) - 2):
        yield jnp.equal(codes, terrain)
    yield jnp.equal(codes, 7)
    yield jnp.equal(codes, 15)
    relative = [_relative(seat, other, players) for other in range(players)]
    for other in relative:
        yield _grid(of_seat(position.own, other))
    yield _grid(point(position.lifted))
    yield _grid(legal.hexes)
    yield from _tiles(position, relative)


def _tiles(position: Position, relative: list[Array]) -> Iterator[Array]:
    """The locations by kind, how many tiles lie there, and whose the others are or were."""
    row, column = jnp.meshgrid(jnp.arange(SIDE), jnp.arange(SIDE), indexing="ij")
    shape = (SIDE, SIDE, *(1,) * position.seat.ndim)
    row, column = row.reshape(shape), column.reshape(shape)
    here, kinds = [], []
    for number in range(LOCATIONS):
        at_row, at_column = parts.location_place(position.lies, jnp.full_like(position.seat, number))
        here.append((row == at_row) & (column == at_column))
        kinds.append(kind_of_slot(position.lies, number // 2))
    for kind in range(len(KINDS)):
        yield _any([place & (of == kind) for place, of in zip(here, kinds, strict=True)])
    taken = jnp.sum(position.taken[:, None] >> _numbers_of(position) & 1, 0, dtype=jnp.int32)
    left = [jnp.where(place, TILES_PER_LOCATION - taken[number], 0) for number, place in enumerate(here)]
    yield sum(left[1:], start=left[0]) / TILES_PER_LOCATION
    sets = [of_seat(part, other) for part in (position.taken, position.held) for other in relative]
    for bits in (*sets, position.ready):
        yield _any([place & bit(bits, number) for number, place in enumerate(here)])


def _numbers(position: Position, legal: Legal, seat: Array) -> Iterator[Array]:
    players = position.own.shape[0]
    step, turn = (
        position.step,
        jnp.where(position.step == OVER, NO_CARD, of_seat(position.hands, position.seat)),
    )
    for card in (turn, of_seat(position.hands, seat)):
        yield from (card == terrain for terrain in range(TERRAIN_CARDS))
    for pile in (position.discards, position.removed):
        yield from ((pile >> 4 * terrain & 15) / TERRAIN_CARDS for terrain in range(TERRAIN_CARDS))
    yield pile_size(position.pile) / DECK_SIZE
    relative = [_relative(seat, other, players) for other in range(players)]
    yield from (of_seat(position.supply, other) / SETTLEMENTS for other in relative)
    yield from (position.seat == other for other in relative)
    yield from (position.start == other for other in relative)
    yield from (bit(position.cards, card) for card in range(len(CARDS)))
    yield from (step == number for number in range(OVER + 1))
    yield position.built / 3
    yield from (position.kind == kind for kind in range(len(KINDS)))
    yield from (bit(legal.words, kind) for kind in range(len(KINDS)))
    yield step == AFTER


def _relative(seat: Array, other: int, players: int) -> Array:
    after = seat + other
    return jnp.where(after >= players, after - players, after)


def _grid(board: Array) -> Array:
    return hexes(board).reshape(SIDE, SIDE, *board.shape[1:])


def _numbers_of(position: Position) -> Array:
    return jnp.arange(LOCATIONS, dtype=U32).reshape(LOCATIONS, *(1,) * position.seat.ndim)


def _any(places: list[Array]) -> Array:
    found = places[0]
    for place in places[1:]:
        found = found | place
    return found
