"""DEC-26, DEC-27: every place for a tile under these decrees, and what it joins there, by trying them all."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from tests.games.ludwig.modules.yards import TILES as FACES
from tests.games.ludwig.modules.yards import Yard, yard
from tests.properties.ludwig_module_twin import TILES
from tests.reference.ludwig_castle import kind_of
from tests.reference.ludwig_estate import Built, Estate, begun
from tests.reference.ludwig_geometry import overlap
from tests.reference.ludwig_placing import all_places, doorways, external_entrances, touches_fence
from tests.reference.ludwig_tiles import Piece
from tests.rulebook import rule

CASTLES: Final = (
    ("hallway", "parlor @ hallway", "stairs @ hallway"),
    ("focus_room", "observatory", "hallway @ observatory"),
    ("stairs", "dungeon @ stairs", "flute_room"),
)
TRIED: Final = ("stairs", "observatory", "crypt", "the_hole", "flute_room")


def estate_of(castle: Yard, *decrees: int) -> Estate:
    """The castle built again for the reference."""
    first, *rooms = castle.castle.rooms
    estate = begun(TILES[f"foyer_{len(first.tile.foundation.doors)}"], first.pose.turn, False, True)
    for room in rooms:
        word = f"{room.x},{room.y}{'nesw'[room.pose.turn]}{'d' * room.pose.dark}"
        estate.place(TILES[room.tile.id], word)
    estate.decrees = frozenset(decrees)
    return estate


def may_lie(estate: Estate, tile: str, piece: Piece) -> bool:
    """Whether the tile may lie there by LUD-PLACE, but for the walls and levels that the decrees open."""
    castle = estate.pieces
    if any(overlap(piece, other) for other in castle):
        return False
    if any(touches_fence(piece, other) or touches_fence(other, piece) for other in castle):
        return False
    meetings = doorways(castle, piece)
    if 27 not in estate.decrees and any(own.level != its.level for own, _, its in meetings):
        return False
    if piece.kind.stairs and any(other.kind.stairs for _, other, _ in meetings):
        return False
    more = Estate([*estate.rooms, Built(TILES[tile], piece, 0)], None, True, estate.decrees)
    if not any(more.connected(len(estate.rooms), room) for room in range(len(estate.rooms))):
        return False
    return bool(external_entrances([*castle, piece]))


@pytest.mark.parametrize("decrees", [(26,), (26, 27)], ids=str)
@pytest.mark.parametrize("rows", CASTLES, ids=lambda rows: str(rows[0]))
@rule("DEC-26", "DEC-27", "AMB-20")
def test_the_places_of_a_tile_and_what_it_joins(rows: tuple[str, ...], decrees: tuple[int, ...]) -> None:
    castle, chance = yard(*rows).law(*decrees), Random(len(rows[0]))
    estate = estate_of(castle, *decrees)
    for tile in TRIED:
        ways = {(place.x, place.y, place.turn): grown for place, grown in castle.ways(tile)}
        kind, turns = kind_of(TILES[tile], False), {pose.turn for pose in FACES[tile].poses}
        places = {
            (piece.x, piece.y, piece.turns)
            for piece in all_places(estate.pieces, kind)
            if piece.turns in turns and may_lie(estate, tile, piece)
        }
        assert ways.keys() == places
        for at in chance.sample(sorted(ways), min(6, len(ways))):
            grown = ways[at]
            after = estate_of(grown, *decrees)
            for number, name in enumerate(grown.names):
                others = {grown.names[other] for other in after.graph()[number]}
                assert grown.connected(name) == others
                assert (name in grown.completed) == after.completed(number)
