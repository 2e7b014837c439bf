"""What a seat sees, as planes of 20 by 20: all that the engine's view holds, and nothing else (KB-SETUP-8).

Seats are counted from the one that looks. What is not a place fills a whole plane.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import jax.numpy as jnp
import numpy as np
from jax import Array

from kastelan.core.hexes import SIDE
from kastelan.envs.kingdom_jax import parts
from kastelan.envs.kingdom_jax.deck import TERRAIN_CARDS, pile_size
from kastelan.envs.kingdom_jax.legal import Legal
from kastelan.envs.kingdom_jax.position import NO_CARD, Position, bit, kind_of_slot, of_seat, on_terrain
from kastelan.envs.kingdom_jax.stages import staged
from kastelan.envs.kingdom_jax.words import BOARD, SHIFT, U32, by_row, point
from kastelan.games.kingdom.components import CARDS, KINDS, SETTLEMENTS, TERRAINS
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
        "a tile left",
        "two tiles left",
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
    boards = staged(jnp.stack(list(_boards(position, legal, seat)), 1))
    columns = np.arange(SIDE, dtype=np.uint32).reshape(1, SIDE, *(1,) * (boards.ndim - 1))
    places = (boards >> by_row(SHIFT, boards))[:, None] >> columns & 1
    numbers = staged(
        jnp.stack([jnp.asarray(number, jnp.float32) for number in _numbers(position, legal, seat)])
    )
    everywhere = jnp.broadcast_to(numbers, (SIDE, SIDE, *numbers.shape))
    return jnp.concatenate([places.astype(jnp.float32), everywhere], 2)


def _boards(position: Position, legal: Legal, seat: Array) -> Iterator[Array]:
    planes, players = position.planes, position.own.shape[0]
    for terrain in range(len(TERRAINS) - 2):
        ground = on_terrain(planes, terrain)
        yield ground & by_row(BOARD, ground)
    special = planes[0] & planes[1] & planes[2]
    yield special & ~planes[3]
    yield planes[3]
    relative = [_relative(seat, other, players) for other in range(players)]
    for other in relative:
        yield of_seat(position.own, other)
    yield point(position.lifted)
    yield legal.hexes
    yield from _tiles(position, relative)


def _tiles(position: Position, relative: list[Array]) -> Iterator[Array]:
    """The locations by kind, how many tiles lie there, and whose the others are or were."""
    here = [parts.location_hex(position.lies, number) for number in range(LOCATIONS)]
    for kind in range(len(KINDS)):
        of_kind = (
            jnp.where(kind_of_slot(position.lies, slot) == kind, U32(3 << 2 * slot), U32(0))
            for slot in range(4)
        )
        yield _places(here, _any(list(of_kind)))
    once, twice = position.taken[0], jnp.zeros_like(position.ready)
    for taken in position.taken[1:]:
        once, twice = once | taken, twice | once & taken
    yield _places(here, ~twice)
    yield _places(here, ~once)
    for bits in (position.taken, position.held):
        for other in relative:
            yield _places(here, of_seat(bits, other))
    yield _places(here, position.ready)


def _places(here: list[Array], bits: Array) -> Array:
    """The locations whose bits are set."""
    return _any([jnp.where(bit(bits, number), place, U32(0)) for number, place in enumerate(here)])


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


def _any(places: list[Array]) -> Array:
    found = places[0]
    for place in places[1:]:
        found = found | place
    return found
