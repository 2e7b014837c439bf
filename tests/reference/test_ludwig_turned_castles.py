"""A castle turned as a whole has the same regions, entrances and placements: nothing depends on the axes.

The free table is found by cutting it along one axis only, so that a turned castle is cut quite differently.
"""

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from .ludwig_free_table import FreeTable
from .ludwig_geometry import overlap, touching
from .ludwig_placing import all_placements, courtyards, external_entrances, open_doors, placement_error
from .ludwig_tiles import WALK, DoorSpec, Piece, PieceKind, Shape, circle, l_shape, octagon, rectangle


def middle_doors(name: str, shape: Shape, *, fence: bool = False) -> PieceKind:
    """A tile with a door about the middle of each side, but none in its fence."""
    middles = {
        "top": shape.width // 2,
        "right": shape.height // 2,
        "bottom": shape.width // 2,
        "left": shape.height // 2,
    }
    return PieceKind(
        name,
        shape,
        tuple(DoorSpec(side, middles[side]) for side in WALK if not fence or side != "top"),
        fence,
    )


FOYER = middle_doors("foyer", octagon(3, 3))
KINDS = (
    middle_doors("100", rectangle(2, 2)),
    middle_doors("150", circle(3)),
    middle_doors("hallway", rectangle(6, 1)),
    middle_doors("300", l_shape()),
    middle_doors("500", circle(5)),
    middle_doors("500 fenced", circle(5), fence=True),
    middle_doors("500 again", circle(5)),
    middle_doors("325", octagon(4, 4)),
    middle_doors("600 fenced", octagon(7, 4), fence=True),
)


@cache
def grown(seed: int, tiles: int) -> tuple[Piece, ...]:
    """A castle of tiles laid door to door, those that touch most first."""
    chance, castle = Random(seed), [Piece(FOYER, 0, 0)]
    for _ in range(4 * tiles):
        kind = chance.choice(KINDS)
        fits = [
            piece for piece in door_to_door(castle, kind) if not any(overlap(piece, tile) for tile in castle)
        ]
        chance.shuffle(fits)
        fits.sort(key=lambda piece: -sum(touching(piece, tile) for tile in castle))
        castle += [piece for piece in fits[:5] if placement_error(castle, piece) is None][:1]
        if len(castle) == tiles:
            break
    return tuple(castle)


def door_to_door(castle: Sequence[Piece], kind: PieceKind) -> list[Piece]:
    """The tile laid with some door of it on an open door of the castle."""
    return [
        Piece(kind, door.end[0] - own.start[0], door.end[1] - own.start[1], turns)
        for door in open_doors(castle)
        for turns, (_, doors) in enumerate(kind.turnings)
        for own in doors
        if (own.end[0] - own.start[0], own.end[1] - own.start[1])
        == (door.start[0] - door.end[0], door.start[1] - door.end[1])
    ]


def turned(piece: Piece) -> Piece:
    """Where the tile comes to lie if the whole table is turned clockwise by 90 degrees about the origin."""
    return Piece(piece.kind, -piece.box[3], piece.box[0], (piece.turns + 1) % 4)


@pytest.mark.parametrize("seed", range(8))
def test_a_turned_castle_has_the_same_courtyards_and_entrances(seed: int) -> None:  # LUD-GEO-1, LUD-GEO-4
    castle = grown(seed, 14)
    other = [turned(piece) for piece in castle]
    yards = [{(-y - 1, x) for x, y in region.cells} for region in courtyards(castle)]
    assert sorted(map(sorted, yards)) == sorted(sorted(region.cells) for region in courtyards(other))
    entrances = [door.midpoint for door in external_entrances(castle)]
    assert sorted((-y, x) for x, y in entrances) == sorted(
        door.midpoint for door in external_entrances(other)
    )


def test_the_random_castles_have_courtyards_of_many_kinds() -> None:
    yards = [region for seed in range(8) for region in courtyards(grown(seed, 14))]
    assert len(yards) >= 20
    assert {len(region.cells) for region in yards} >= {1, 2, 3, 4}


def test_a_tile_has_the_same_placements_at_a_turned_castle() -> None:  # LUD-PLACE
    castle = grown(3, 5)
    other = [turned(piece) for piece in castle]
    for kind in (KINDS[1], KINDS[3], KINDS[5]):
        places = [turned(piece) for piece in all_placements(castle, kind)]
        assert places
        assert sorted((p.x, p.y, p.turns) for p in places) == sorted(
            (p.x, p.y, p.turns) for p in all_placements(other, kind)
        )


def test_regions_cover_every_gap_once() -> None:
    table = FreeTable(grown(5, 14))
    gaps = [gap for region in table.regions().values() for gap in region.gaps]
    assert len(gaps) == len(set(gaps)) == sum(len(blocks) + 1 for blocks in table.strips.values())
