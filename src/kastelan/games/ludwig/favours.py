"""LUD-FAV, LUD-BON: what favours measure and what bonus cards pay for. The data refers to these functions by
name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import HALLWAY, SIZES, STAIRS, TYPES, BonusCard, Favour, Tile
from kastelan.games.ludwig.free_space import entrances_of_rooms

FEWEST_POINTS: Final = "fewest_points"
"""The favour for fewest points (FAV-5)."""

IN_PURSES: Final = ("money", "count_swans")
"""Favours that rank by money or swans, which can be hidden (DEC-07), so that their places are hidden too."""

MOAT_SIZE: Final = 1000
EVERY_TYPE: Final = (1 << len(TYPES)) - 1


@lru_cache(maxsize=1 << 10)
def room_sizes(castle: Castle) -> tuple[int, ...]:
    """The sizes of the room tiles, so not of foyer, hallways and stairs."""
    return tuple([room.tile.foundation.size for room in castle.rooms if room.tile.is_room])


def rooms_of_sizes(castle: Castle, sizes: tuple[int, ...]) -> int:
    """Room tiles of these sizes."""
    return sum([size in sizes for size in room_sizes(castle)])


def completed_rooms(castle: Castle) -> int:
    """Completed tiles, foyer, hallways and stairs too (LUD-FAV-COMPLETED)."""
    return sum(castle.completed(number) for number in range(len(castle.rooms)))


def castle_size(castle: Castle) -> int:
    """The sum of all printed sizes, moat pieces included (LUD-END-7, MOAT-22)."""
    return sum([room.tile.foundation.size for room in castle.rooms]) + MOAT_SIZE * castle.additions.pieces


# A room that was renovated twice: the faces of both renovations count (DEC-24, AMB-19)


def lower_renovations(castle: Castle) -> tuple[Tile, ...]:
    """The renovations that lie under others, if favours and bonus cards count them."""
    if not castle.additions.laws.both_covers:
        return ()
    return tuple(tile for room in castle.rooms for tile in room.covers[:-1])


def tiles_of_type(castle: Castle, kind: int) -> int:
    """Tiles of a type."""
    lower = sum([tile.face.types >> kind & 1 for tile in lower_renovations(castle)])
    return castle.of_type[kind].bit_count() + lower


def types_in(castle: Castle) -> int:
    """The types of all tiles, as bits."""
    types = sum(1 << kind for kind, rooms in enumerate(castle.of_type) if rooms)
    for tile in lower_renovations(castle):
        types |= tile.face.types
    return types


# What a favour measures


def count_type(castle: Castle, _: int, favour: Favour) -> int:
    """Tiles of a type (LUD-FAV-COUNT)."""
    return tiles_of_type(castle, favour.type)


def area_type(castle: Castle, _: int, favour: Favour) -> int:
    """The printed sizes of the tiles of a type (LUD-FAV-AREA)."""
    tiles = [castle.rooms[room].tile for room in each(castle.of_type[favour.type])]
    tiles += [tile for tile in lower_renovations(castle) if tile.face.types >> favour.type & 1]
    return sum([tile.foundation.size for tile in tiles])


def count_sizes(castle: Castle, _: int, favour: Favour) -> int:
    """Room tiles of some sizes (LUD-FAV-SMALL, LUD-FAV-LARGE, LUD-FAV-SQUARE, LUD-FAV-ROUND)."""
    return rooms_of_sizes(castle, favour.sizes)


def count_completed(castle: Castle, _: int, __: Favour) -> int:
    """Completed tiles (LUD-FAV-COMPLETED)."""
    return completed_rooms(castle)


def count_incomplete(castle: Castle, _: int, __: Favour) -> int:
    """Tiles with a door open or blocked (LUD-FAV-INCOMPLETE)."""
    return len(castle.rooms) - completed_rooms(castle)


def count_entrances(castle: Castle, _: int, __: Favour) -> int:
    """External entrances, not those of corridors (LUD-FAV-ENTRANCES)."""
    return entrances_of_rooms(castle)


def money(_: Castle, money: int, __: Favour) -> int:
    """Money left (LUD-FAV-MONEY)."""
    return money


MEASURES: Final[dict[str, Callable[[Castle, int, Favour], int]]] = {
    "count_type": count_type,
    "area_type": area_type,
    "count_sizes": count_sizes,
    "count_completed": count_completed,
    "count_incomplete": count_incomplete,
    "count_entrances": count_entrances,
    "money": money,
}


def measured_in_castle(castle: Castle, money: int, favour: Favour) -> int:
    """How much a castle has of what a favour of the base game measures."""
    return MEASURES[favour.kind](castle, money, favour)


FAVOUR_RULES: Final = {
    "count_type": "LUD-FAV-COUNT",
    "area_type": "LUD-FAV-AREA",
    "count_completed": "LUD-FAV-COMPLETED",
    "count_incomplete": "LUD-FAV-INCOMPLETE",
    "count_entrances": "LUD-FAV-ENTRANCES",
    "money": "LUD-FAV-MONEY",
    "count_towers": "FAV-1",
    "count_without_swan": "FAV-2",
    "count_courtyards": "FAV-3",
    "count_moats": "FAV-4",
    FEWEST_POINTS: "FAV-5",
    "count_swans": "FAV-6",
    "count_renovations": "FAV-7",
    "count_different_sizes": "FAV-8",
    "count_rooms": "FAV-9",
    "promenade": "FAV-10",
    "count_types": "FAV-11",
}
SIZE_RULES: Final = {SIZES[5:]: "LUD-FAV-LARGE", (100, 400): "LUD-FAV-SQUARE", (150, 500): "LUD-FAV-ROUND"}


def favour_rule(favour: Favour) -> str:
    """The rule of a favour."""
    return FAVOUR_RULES.get(favour.kind) or SIZE_RULES.get(favour.sizes, "LUD-FAV-SMALL")


# What a bonus card counts; it pays points for each full `per`


def per_type(castle: Castle, _: int, card: BonusCard) -> int:
    """Tiles of a type (LUD-BON-TYPE)."""
    return tiles_of_type(castle, card.type)


def per_sizes(castle: Castle, _: int, card: BonusCard) -> int:
    """Room tiles of some sizes (LUD-BON-SIZE, LUD-BON-SQUARE, LUD-BON-ROUND)."""
    return rooms_of_sizes(castle, card.sizes)


def all_sizes(castle: Castle, _: int, __: BonusCard) -> int:
    """Whether there are room tiles of all sizes (LUD-BON-SIZES)."""
    return set(room_sizes(castle)) >= set(SIZES)


def all_types(castle: Castle, _: int, __: BonusCard) -> int:
    """Whether there are tiles of all types (LUD-BON-TYPES)."""
    return types_in(castle) == EVERY_TYPE


def per_hallway(castle: Castle, _: int, __: BonusCard) -> int:
    """Hallways, light or dark (LUD-BON-HALLWAYS)."""
    return sum(room.tile.number == HALLWAY for room in castle.rooms)


def per_stairs(castle: Castle, _: int, __: BonusCard) -> int:
    """Stairs (LUD-BON-STAIRS)."""
    return sum(room.tile.number == STAIRS for room in castle.rooms)


def per_completed(castle: Castle, _: int, __: BonusCard) -> int:
    """Completed tiles (LUD-BON-COMPLETED)."""
    return completed_rooms(castle)


def per_money(_: Castle, money: int, __: BonusCard) -> int:
    """Money left (LUD-BON-MONEY)."""
    return money


def per_entrances(castle: Castle, _: int, __: BonusCard) -> int:
    """External entrances, not those of corridors (LUD-BON-ENTRANCES)."""
    return entrances_of_rooms(castle)


COUNTS: Final[dict[str, Callable[[Castle, int, BonusCard], int]]] = {
    "per_type": per_type,
    "per_size": per_sizes,
    "per_sizes": per_sizes,
    "all_sizes": all_sizes,
    "all_types": all_types,
    "per_hallway": per_hallway,
    "per_stairs": per_stairs,
    "per_completed": per_completed,
    "per_money": per_money,
    "per_entrances": per_entrances,
}
CARD_RULES: Final = {
    "per_type": "LUD-BON-TYPE",
    "per_size": "LUD-BON-SIZE",
    "all_sizes": "LUD-BON-SIZES",
    "all_types": "LUD-BON-TYPES",
    "per_hallway": "LUD-BON-HALLWAYS",
    "per_stairs": "LUD-BON-STAIRS",
    "per_completed": "LUD-BON-COMPLETED",
    "per_money": "LUD-BON-MONEY",
    "per_entrances": "LUD-BON-ENTRANCES",
    "per_tower": "BON-1",
    "per_courtyard": "BON-2",
    "per_swan_room": "BON-3",
    "per_moat": "BON-4",
    "per_first_place": "BON-5",
    "per_size_of_castle": "BON-6",
    "per_swan": "BON-7",
    "per_empty_card": "BON-8",
    "per_renovation": "BON-9",
    "last_master": "BON-10",
    "ten_sizes": "BON-11",
    "per_depleted": "BON-12",
    "per_value_one": "BON-13",
}


def counted_in_castle(castle: Castle, money: int, card: BonusCard) -> int:
    """How many things a bonus card of the base game counts."""
    return COUNTS[card.kind](castle, money, card)


def card_points(castle: Castle, money: int, card: BonusCard) -> tuple[int, int]:
    """The points of a bonus card of the base game, and its count."""
    count = counted_in_castle(castle, money, card)
    return card.points * (count // card.per), count


def card_rule(card: BonusCard) -> str:
    """The rule of a bonus card."""
    by_sizes = "LUD-BON-SQUARE" if 100 in card.sizes else "LUD-BON-ROUND"
    return CARD_RULES.get(card.kind, by_sizes)
