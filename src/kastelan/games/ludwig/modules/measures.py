"""FAV, BON: what the favours and bonus cards of the expansions measure. The rows of the data name these
functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Seat
from kastelan.games.ludwig import free
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import MOATS, SIZES, TOWER_SIZE, TOWERS, BonusCard, Favour
from kastelan.games.ludwig.favours import COUNTS, MEASURES, castle_size
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.modules import walks
from kastelan.games.ludwig.modules.extras import extras_of
from kastelan.games.ludwig.modules.siting import annex_of
from kastelan.games.ludwig.modules.swans import SWAN_SIZES

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

MOAT_SIZE: Final = 1000


def money_of(state: LudwigState, seat: Seat) -> int:
    """Money left, that on decree 41 included; a debt does not lower it (MIX-8)."""
    return state.money[seat] + COIN * extras_of(state).banked[seat]


def size_of(castle: Castle) -> int:
    """The total size of a castle, moat pieces and barbican included (MOAT-22)."""
    return castle_size(castle) + MOAT_SIZE * annex_of(castle).pieces


def courtyards(castle: Castle) -> int:
    """Enclosed areas into which a door opens (FAV-3, BON-2)."""
    fronts = 0
    for doors in castle.open:
        fronts |= doors
    return sum(bool(region & fronts) for region in free.courtyards(castle)) if fronts else 0


def depleted(state: LudwigState, seat: Seat) -> list[int]:
    """The tiles of a castle whose stack is empty, moat pieces too, renovated rooms not (FIN-3, RENO-15)."""
    castle, moat = state.castles[seat], int(state.table.components.moat)
    tiles = [
        int(room.tile.number)
        for room in castle.rooms
        if room.tile.stack is not None and not room.covers and not stack_left(state, room.tile.stack)
    ]
    return tiles + ([] if stack_left(state, MOATS) else [moat] * annex_of(castle).pieces)


def stack_left(state: LudwigState, stack: int) -> int:
    """How many tiles a stack holds."""
    if stack < len(SIZES):
        return len(state.stacks[stack])
    if stack == TOWERS:
        return len(state.stacks[len(SIZES)])
    return extras_of(state).moats if stack == MOATS else state.corridors[stack - len(SIZES)]


# What is counted in a castle


def count_towers(castle: Castle) -> int:
    """Towers (FAV-1, BON-1)."""
    return sum(room.tile.stack == TOWERS for room in castle.rooms)


def count_swan_rooms(castle: Castle) -> int:
    """Rooms whose face has a swan symbol (BON-3)."""
    return sum(room.tile.is_room and room.tile.foundation.size in SWAN_SIZES for room in castle.rooms)


def count_moats(castle: Castle) -> int:
    """Moat pieces (FAV-4, BON-4)."""
    return annex_of(castle).pieces


def count_renovations(castle: Castle) -> int:
    """Renovation tiles, two on one room being two (FAV-7, BON-9)."""
    return sum(len(room.covers) for room in castle.rooms)


def count_different_sizes(castle: Castle) -> int:
    """Different sizes among rooms, towers and moat pieces (FAV-8)."""
    return len(_sizes(castle)) + (annex_of(castle).pieces > 0)


def _sizes(castle: Castle) -> set[int]:
    sizes = {*SIZES, TOWER_SIZE}
    return {room.tile.foundation.size for room in castle.rooms if _standard(room.tile.stack)} & sizes


def _standard(stack: int | None) -> bool:
    return stack is not None and (stack < len(SIZES) or stack == TOWERS)


def count_rooms(castle: Castle) -> int:
    """Rooms and moat pieces (FAV-9)."""
    return len(castle.rooms) + annex_of(castle).pieces


def promenade(castle: Castle) -> int:
    """Rooms on the longest promenade (FAV-10)."""
    return walks.promenade(castle.connected)


def count_types(castle: Castle) -> int:
    """Different types, the moat being one more (FAV-11, AMB-26)."""
    return sum(rooms != 0 for rooms in castle.of_type) + (annex_of(castle).pieces > 0)


# What is counted at the table


def count_without_swan(state: LudwigState, seat: Seat) -> int:
    """Rooms without a swan symbol, and moat pieces if the table counts them (FAV-2, AMB-25)."""
    castle = state.castles[seat]
    moats = annex_of(castle).pieces if state.table.options["moats_in_no_swan_favor"] else 0
    return rooms_without_swan(castle) + moats


def rooms_without_swan(castle: Castle) -> int:
    """The same without moat pieces."""
    return len(castle.rooms) - count_swan_rooms(castle)


def count_swans(state: LudwigState, seat: Seat) -> int:
    """Swan tokens (FAV-6, BON-7)."""
    swans = extras_of(state).swans
    return sum(swans[seat]) if swans else 0


Question = Callable[["LudwigState", Seat], int]
OfCastle = Callable[[Castle], int]

FEWEST: Final = "fewest_points"
IN_CASTLES: Final[dict[str, OfCastle]] = {
    "count_towers": count_towers,
    "count_courtyards": courtyards,
    "count_moats": count_moats,
    "count_renovations": count_renovations,
    "count_different_sizes": count_different_sizes,
    "count_rooms": count_rooms,
    "promenade": promenade,
    "count_types": count_types,
}
AT_THE_TABLE: Final[dict[str, Question]] = {
    "count_without_swan": count_without_swan,
    "count_swans": count_swans,
}
MEASURE_RULES: Final = {
    "count_towers": "FAV-1",
    "count_without_swan": "FAV-2",
    "count_courtyards": "FAV-3",
    "count_moats": "FAV-4",
    FEWEST: "FAV-5",
    "count_swans": "FAV-6",
    "count_renovations": "FAV-7",
    "count_different_sizes": "FAV-8",
    "count_rooms": "FAV-9",
    "promenade": "FAV-10",
    "count_types": "FAV-11",
}


def measured(state: LudwigState, seat: Seat, favour: Favour) -> int:
    """How much a player has of what the favour asks for."""
    castle, of_castle = state.castles[seat], IN_CASTLES.get(favour.kind)
    if of_castle is not None:
        return of_castle(castle)
    question = AT_THE_TABLE.get(favour.kind)
    if question is not None:
        return question(state, seat)
    return MEASURES[favour.kind](castle, money_of(state, seat), favour)


# What a bonus card counts


def last_master(state: LudwigState, seat: Seat) -> int:
    """Whether the player is the last master builder (BON-10)."""
    return state.master == seat


def ten_sizes(castle: Castle) -> int:
    """Whether there are rooms of ten of the eleven sizes (BON-11)."""
    return len(_sizes(castle)) >= 10


def per_depleted(state: LudwigState, seat: Seat) -> int:
    """Own tiles and moat pieces of depleted stacks (BON-12)."""
    return len(depleted(state, seat))


def per_value_one(castle: Castle) -> int:
    """Rooms whose face has the printed value 1 (BON-13)."""
    return sum(room.face.points == 1 for room in castle.rooms)


FIRST_PLACES, EMPTY_CARDS = "per_first_place", "per_empty_card"
"""Cards that need the rest of the final scoring (BON-5, BON-8)."""

COUNTED_IN_CASTLES: Final[dict[str, OfCastle]] = {
    "per_tower": count_towers,
    "per_courtyard": courtyards,
    "per_swan_room": count_swan_rooms,
    "per_moat": count_moats,
    "per_size_of_castle": size_of,  # BON-6
    "per_renovation": count_renovations,
    "ten_sizes": ten_sizes,
    "per_value_one": per_value_one,
}
COUNTED_AT_THE_TABLE: Final[dict[str, Question]] = {
    "per_swan": count_swans,
    "last_master": last_master,
    "per_depleted": per_depleted,
}
COUNT_RULES: Final = {
    "per_tower": "BON-1",
    "per_courtyard": "BON-2",
    "per_swan_room": "BON-3",
    "per_moat": "BON-4",
    FIRST_PLACES: "BON-5",
    "per_size_of_castle": "BON-6",
    "per_swan": "BON-7",
    EMPTY_CARDS: "BON-8",
    "per_renovation": "BON-9",
    "last_master": "BON-10",
    "ten_sizes": "BON-11",
    "per_depleted": "BON-12",
    "per_value_one": "BON-13",
}


def counted(state: LudwigState, seat: Seat, card: BonusCard) -> int:
    """What a bonus card counts."""
    castle, of_castle = state.castles[seat], COUNTED_IN_CASTLES.get(card.kind)
    if of_castle is not None:
        return of_castle(castle)
    question = COUNTED_AT_THE_TABLE.get(card.kind)
    if question is not None:
        return question(state, seat)
    return COUNTS[card.kind](castle, money_of(state, seat), card)
