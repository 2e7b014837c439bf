"""FAV, BON: what the favours and bonus cards of the expansions measure. The data refers to these functions by
name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Seat
from kastelan.games.ludwig import free_space
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import SIZES, TOWER_SIZE, TOWERS
from kastelan.games.ludwig.favours import castle_size, lower_renovations, types_in
from kastelan.games.ludwig.final_scoring import depleted
from kastelan.games.ludwig.modules import graph_search
from kastelan.games.ludwig.modules.swans import SWAN_SIZES

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def courtyards(castle: Castle) -> int:
    """Enclosed areas into which a door opens (FAV-3, BON-2)."""
    fronts = 0
    for doors in castle.open:
        fronts |= doors
    return sum(bool(region & fronts) for region in free_space.courtyards(castle)) if fronts else 0


# What is counted in a castle


def count_towers(castle: Castle) -> int:
    """Towers (FAV-1, BON-1)."""
    return sum(room.tile.stack == TOWERS for room in castle.rooms)


def count_swan_rooms(castle: Castle) -> int:
    """Tiles with a swan symbol, which every renovation of such a room has too (BON-3, AMB-19)."""
    rooms = [room.tile for room in castle.rooms if room.tile.is_room]
    return sum(tile.foundation.size in SWAN_SIZES for tile in (*rooms, *lower_renovations(castle)))


def count_moats(castle: Castle) -> int:
    """Moat pieces (FAV-4, BON-4)."""
    return castle.additions.pieces


def count_renovations(castle: Castle) -> int:
    """Renovation tiles, each counted, even two on one room (FAV-7, BON-9)."""
    return sum(len(room.covers) for room in castle.rooms)


def count_different_sizes(castle: Castle) -> int:
    """Different sizes among rooms, towers and moat pieces (FAV-8)."""
    return len(_sizes(castle)) + (castle.additions.pieces > 0)


def _sizes(castle: Castle) -> set[int]:
    sizes = {*SIZES, TOWER_SIZE}
    return {room.tile.foundation.size for room in castle.rooms if _standard(room.tile.stack)} & sizes


def _standard(stack: int | None) -> bool:
    return stack is not None and (stack < len(SIZES) or stack == TOWERS)


def count_rooms(castle: Castle) -> int:
    """Rooms and moat pieces (FAV-9)."""
    return len(castle.rooms) + castle.additions.pieces


def promenade(castle: Castle) -> int:
    """Rooms on the longest promenade (FAV-10)."""
    return graph_search.promenade(castle.connected)


def count_types(castle: Castle) -> int:
    """Different types, with the moat as another type (FAV-11, AMB-26)."""
    return types_in(castle).bit_count() + (castle.additions.pieces > 0)


# What is counted at the table


def count_without_swan(state: LudwigState, seat: Seat) -> int:
    """Tiles without a swan symbol, and moat pieces if the table counts them (FAV-2, AMB-25)."""
    castle = state.castles[seat]
    moats = castle.additions.pieces if state.table.options["moats_in_no_swan_favor"] else 0
    return rooms_without_swan(castle) + moats


def rooms_without_swan(castle: Castle) -> int:
    """Tiles without a swan symbol, not counting moat pieces."""
    return len(castle.rooms) + len(lower_renovations(castle)) - count_swan_rooms(castle)


def count_swans(state: LudwigState, seat: Seat) -> int:
    """Swan tokens (FAV-6, BON-7)."""
    swans = state.module_state.swans
    return sum(swans[seat]) if swans else 0


Question = Callable[["LudwigState", Seat], int]
OfCastle = Callable[[Castle], int]

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


def measured(state: LudwigState, seat: Seat, kind: str) -> int | None:
    """How much a player has of what a favour of this kind measures; None for favours of the base game."""
    if kind in IN_CASTLES:
        return IN_CASTLES[kind](state.castles[seat])
    return AT_THE_TABLE[kind](state, seat) if kind in AT_THE_TABLE else None


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
    """Tiles whose face has the printed value 1 (BON-13, AMB-19)."""
    faces = [room.face for room in castle.rooms] + [tile.face for tile in lower_renovations(castle)]
    return sum(face.points == 1 for face in faces)


FIRST_PLACES, EMPTY_CARDS = "per_first_place", "per_empty_card"
"""Cards that need the rest of the final scoring (BON-5, BON-8)."""

COUNTED_IN_CASTLES: Final[dict[str, OfCastle]] = {
    "per_tower": count_towers,
    "per_courtyard": courtyards,
    "per_swan_room": count_swan_rooms,
    "per_moat": count_moats,
    "per_size_of_castle": castle_size,  # BON-6
    "per_renovation": count_renovations,
    "ten_sizes": ten_sizes,
    "per_value_one": per_value_one,
}
COUNTED_AT_THE_TABLE: Final[dict[str, Question]] = {
    "per_swan": count_swans,
    "last_master": last_master,
    "per_depleted": per_depleted,
}


def counted(state: LudwigState, seat: Seat, kind: str) -> int | None:
    """How many things a bonus card of this kind counts; None for cards of the base game."""
    if kind in COUNTED_IN_CASTLES:
        return COUNTED_IN_CASTLES[kind](state.castles[seat])
    return COUNTED_AT_THE_TABLE[kind](state, seat) if kind in COUNTED_AT_THE_TABLE else None
