"""What stacks, favours and bonus cards count in a castle. Castles are immutable, so counts are cached.

The counts of favours and cards for money or points are zero here, because these are not part of a castle.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import SIZES, TOWERS, TYPES, Components
from kastelan.games.ludwig.favours import COUNTS, MEASURES, room_sizes, types_in
from kastelan.games.ludwig.modules.measures import IN_CASTLES, rooms_without_swan

TOKEN_MEASURES: Final = {**IN_CASTLES, "count_without_swan": rooms_without_swan}
"""What the favour tokens of five players measure in a castle."""


@lru_cache(maxsize=1 << 12)
def of_stacks(castle: Castle) -> tuple[int, ...]:
    """By stack, how many of its tiles the castle has."""
    stacks = [room.tile.stack for room in castle.rooms]
    return tuple(map(stacks.count, range(TOWERS + 1)))


def of_favour(components: Components, number: int, castle: Castle) -> int:
    """What a favour measures in a castle."""
    favour = components.favours[number]
    if favour.kind in MEASURES:
        return MEASURES[favour.kind](castle, 0, favour)
    measure = TOKEN_MEASURES.get(favour.kind)
    return 0 if measure is None else measure(castle)


@lru_cache(maxsize=1 << 12)
def of_favours(components: Components, numbers: tuple[int, ...], castle: Castle) -> tuple[int, ...]:
    """What several favours measure."""
    return tuple([of_favour(components, number, castle) for number in numbers])


@lru_cache(maxsize=1 << 12)
def of_card(components: Components, number: int, castle: Castle) -> int:
    """What a bonus card counts in a castle; of all types or all sizes, how many are missing."""
    card = components.bonus_cards[number]
    if card.kind == "all_types":
        return len(TYPES) - types_in(castle).bit_count()
    if card.kind == "all_sizes":
        return len(SIZES) - len(set(room_sizes(castle)))
    return COUNTS[card.kind](castle, 0, card)


@lru_cache(maxsize=1 << 12)
def of_cards(components: Components, numbers: tuple[int, ...], castle: Castle) -> tuple[int, ...]:
    """What several bonus cards count."""
    return tuple([of_card(components, number, castle) for number in numbers])
