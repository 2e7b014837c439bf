"""What stacks, favours and bonus cards count in a castle, counted once for each castle: castles never change.

Where money is asked for they count nothing: it is no part of the castle.
"""

from __future__ import annotations

from functools import lru_cache

from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import HALLWAYS, SIZES, Components
from kastelan.games.ludwig.favours import COUNTS, measured, room_sizes


@lru_cache(maxsize=1 << 12)
def of_stacks(castle: Castle) -> tuple[int, ...]:
    """By stack: how many tiles of it the castle has."""
    stacks = [room.tile.stack for room in castle.rooms]
    return tuple(map(stacks.count, range(HALLWAYS + 2)))


def of_favour(components: Components, number: int, castle: Castle) -> int:
    """How much a castle has of what a favour asks for."""
    return measured(castle, 0, components.favours[number])


@lru_cache(maxsize=1 << 12)
def of_favours(components: Components, numbers: tuple[int, ...], castle: Castle) -> tuple[int, ...]:
    """The same of some favours."""
    return tuple([of_favour(components, number, castle) for number in numbers])


@lru_cache(maxsize=1 << 12)
def of_card(components: Components, number: int, castle: Castle) -> int:
    """How much a castle has of what a bonus card counts, or lacks of all types or of all sizes."""
    card = components.bonus_cards[number]
    if card.kind == "all_types":
        return sum(not rooms for rooms in castle.of_type)
    if card.kind == "all_sizes":
        return len(SIZES) - len(set(room_sizes(castle)))
    return COUNTS[card.kind](castle, 0, card)


@lru_cache(maxsize=1 << 12)
def of_cards(components: Components, numbers: tuple[int, ...], castle: Castle) -> tuple[int, ...]:
    """The same of some bonus cards."""
    return tuple([of_card(components, number, castle) for number in numbers])
