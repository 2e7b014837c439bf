"""What favours and bonus cards count in a castle, counted once for each castle: castles never change.

Money is not counted here: it is no part of the castle.
"""

from __future__ import annotations

from functools import lru_cache

from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import SIZES, Components
from kastelan.games.ludwig.favours import COUNTS, measured


def of_favour(components: Components, number: int, castle: Castle, money: int) -> int:
    """How much a player has of what a favour asks for."""
    if components.favours[number].kind == "money":
        return money
    return _of_favour(components, number, castle)


@lru_cache(maxsize=1 << 14)
def _of_favour(components: Components, number: int, castle: Castle) -> int:
    return measured(castle, 0, components.favours[number])


def of_card(components: Components, number: int, castle: Castle, money: int) -> int:
    """How much a player has of what a bonus card counts, or lacks of all types or of all sizes."""
    if components.bonus_cards[number].kind == "per_money":
        return money
    return _of_card(components, number, castle)


@lru_cache(maxsize=1 << 14)
def _of_card(components: Components, number: int, castle: Castle) -> int:
    card = components.bonus_cards[number]
    if card.kind == "all_types":
        return sum(not rooms for rooms in castle.of_type)
    if card.kind == "all_sizes":
        return len(SIZES) - len({room.tile.foundation.size for room in castle.rooms if room.tile.is_room})
    return COUNTS[card.kind](castle, 0, card)
