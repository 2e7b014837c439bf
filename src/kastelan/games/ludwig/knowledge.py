"""What each seat knows about tiles and cards that lie face down.

A seat that looks at a stack knows which tiles are in it, but not their order. When others put some of them on
the room deck, the seat knows only which tiles these and the rest of the stack are together. So the knowledge
of a seat is a list of *groups*: sets of hidden tiles, as bits, for which it knows the set of places that hold
them, but not which place holds which tile. A group of one tile is known for certain. All other hidden tiles
of a size are one more group, which is not stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from kastelan.core.game import Seat

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def bits(tiles: Iterable[int]) -> int:
    """A set of tiles as bits."""
    found = 0
    for tile in tiles:
        found |= 1 << tile
    return found


def reveal(state: LudwigState, tile: int) -> None:
    """Remove a tile from all groups, because all players can see it now."""
    if any(state.groups):
        hidden = ~(1 << tile)
        state.groups = tuple(without(groups, hidden) for groups in state.groups)


def without(groups: tuple[int, ...], hidden: int) -> tuple[int, ...]:
    """The groups reduced to these hidden tiles, without empty groups."""
    return tuple(left for group in groups if (left := group & hidden))


def look(state: LudwigState, seat: Seat, tiles: tuple[int, ...]) -> None:
    """Note that the seat knows which tiles a stack holds."""
    _learn(state, seat, bits(tiles))


def know(state: LudwigState, seat: Seat, tile: int) -> None:
    """Note that the seat knows the place of this tile."""
    _learn(state, seat, 1 << tile)


def _learn(state: LudwigState, seat: Seat, group: int) -> None:
    if not group:
        return
    own = (*without(state.groups[seat], ~group), group)
    state.groups = (*state.groups[:seat], own, *state.groups[seat + 1 :])


def put_under(state: LudwigState, seat: Seat, card: int) -> None:
    """Put a bonus card under the deck, and note that the seat knows it."""
    state.cards = (card, *state.cards)
    put = tuple(sorted((*state.put[seat], card)))
    state.put = (*state.put[:seat], put, *state.put[seat + 1 :])


def draw_cards(state: LudwigState, count: int) -> tuple[int, ...]:
    """Remove the top cards of the bonus deck and return them in the order of their numbers.

    A seat that had put one of them there no longer knows where it is, since it may be kept or put back.
    """
    at = max(len(state.cards) - count, 0)
    state.cards, drawn = state.cards[:at], state.cards[at:]
    if any(state.put):
        state.put = tuple(tuple(card for card in put if card not in drawn) for put in state.put)
    return tuple(sorted(drawn))


def renamed(groups: tuple[int, ...], new: Mapping[int, int]) -> tuple[int, ...]:
    """The groups after a redeal: `new` maps each tile to the one that now lies in its place."""
    return tuple(bits(new.get(tile, tile) for tile in _tiles(group)) for group in groups)


def _tiles(group: int) -> Iterable[int]:
    while group:
        low = group & -group
        yield low.bit_length() - 1
        group ^= low


def group_of(groups: tuple[int, ...], tile: int) -> int:
    """The index of the group of a tile, or -1 for the group that is not stored."""
    return next((number for number, group in enumerate(groups) if group >> tile & 1), -1)


def apart(groups: tuple[int, ...], tiles: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The tiles by their groups, starting with the group that is not stored."""
    if not groups:
        return [tiles]
    found = {tile: group_of(groups, tile) for tile in tiles}
    numbers = sorted(set(found.values()))
    return [tuple(tile for tile in tiles if found[tile] == number) for number in numbers]


def certain(groups: tuple[int, ...], tile: int) -> bool:
    """Whether a seat with these groups knows the place of this tile."""
    return 1 << tile in groups
