"""What stacks, favours and bonus cards count in a castle, counted once for each castle: castles never change.

Where money or points are asked for they count nothing: they are no part of the castle.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import SIZES, TOWERS, Components
from kastelan.games.ludwig.favours import COUNTS, MEASURES, room_sizes
from kastelan.games.ludwig.modules.measures import IN_CASTLES, rooms_without_swan

MORE_MEASURES: Final = {**IN_CASTLES, "count_without_swan": rooms_without_swan}
"""What the favours of five players measure in a castle."""


@lru_cache(maxsize=1 << 12)
def of_stacks(castle: Castle) -> tuple[int, ...]:
    """By stack: how many tiles of it the castle has."""
    stacks = [room.tile.stack for room in castle.rooms]
    return tuple(map(stacks.count, range(TOWERS + 1)))


def of_favour(components: Components, number: int, castle: Castle) -> int:
    """How much a castle has of what a favour asks for."""
    favour = components.favours[number]
    if favour.kind in MEASURES:
        return MEASURES[favour.kind](castle, 0, favour)
    measure = MORE_MEASURES.get(favour.kind)
    return 0 if measure is None else measure(castle)


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
