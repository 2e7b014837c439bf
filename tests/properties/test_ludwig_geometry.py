"""The sets of cells of the engine against the slow reference on true outlines: random castles, legal and
illegal placements.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from kastelan.games.ludwig import free_space
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import Castle, begun, doorways, extended
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import CORRIDOR, FOYER_3, FOYER_4, HALLWAY, STAIRS, Tile
from kastelan.games.ludwig.contact import touched
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.placing import legal_origins, met_doors, placements
from kastelan.games.ludwig.refusals import placing
from kastelan.games.ludwig.shapes import CELLAR, OCTAGON, PLAIN, Pose
from tests.reference import ludwig_geometry, ludwig_placing
from tests.reference.ludwig_tiles import DoorSpec, Level, Piece, PieceKind, Side, shape_named
from tests.soaking import few

SIDES: Final[tuple[Side, ...]] = ("top", "right", "bottom", "left")
TILES: Final = standard().tiles
ROUND: Final = [tile for tile in TILES if tile.is_room and tile.foundation.shape.kind != PLAIN]
CORRIDORS: Final = [TILES[HALLWAY], TILES[STAIRS]]
ANY: Final = [*CORRIDORS * 3, *TILES[STAIRS + 1 :]]
POOLS: Final = (ANY, ANY + ROUND * 4, ROUND + CORRIDORS)
"""Circles and octagons meet seldom among all tiles, so some castles are made of little else."""


@cache
def kind_of(tile: Tile, dark: bool) -> PieceKind:
    """The tile as the reference knows it."""
    shape, doors = tile.foundation.shape, []
    names = {PLAIN: "l" if shape.name == "300" else "rectangle", OCTAGON: "octagon"}
    for x, y, side, level in tile.foundation.doors:
        where: Level = "cellar" if dark or level == CELLAR else "ground"
        doors.append(DoorSpec(SIDES[side], x if side in (0, 2) else y, where))
    outline = shape_named(names.get(shape.kind, "circle"), shape.width, shape.height)
    return PieceKind(tile.id, outline, tuple(doors), tile.foundation.fence, tile.number == STAIRS)


class Twins:
    """One castle as the engine and as the reference see it."""

    def __init__(self, foyer: Tile, corner_contact: bool) -> None:
        self.castle: Castle = begun(foyer, corner_contact)
        self.pieces = [Piece(kind_of(foyer, False), 0, 0)]

    def piece(self, tile: Tile, pose: Pose, x: int, y: int) -> Piece:
        return Piece(kind_of(tile, pose.dark), x, y, pose.turn)

    def build(self, tile: Tile, pose: Pose, x: int, y: int) -> None:
        """Add a room to both, and compare what it touches and is connected to."""
        castle, piece = self.castle, self.piece(tile, pose, x, y)
        everyone = (1 << len(self.pieces)) - 1
        touching = [
            number
            for number, other in enumerate(self.pieces)
            if ludwig_geometry.touching(piece, other, castle.corner_contact)
        ]
        connected = [n for n, other in enumerate(self.pieces) if ludwig_placing.connected(other, piece)]
        assert list(each(touched(castle, pose, x, y, everyone))) == touching
        assert sorted(set(doorways(castle, pose, x, y))) == connected
        self.castle = extended(castle, tile, pose, x, y)
        self.pieces.append(piece)

    def compare_placements(self, tile: Tile, choose: random.Random) -> None:
        """Legal places are legal for both; others are refused by both, by the same rule."""
        castle = self.castle
        for pose in tile.poses:
            origins = legal_origins(castle, pose)
            for x, y in self.some_places(pose, origins, choose):
                legal = bool(origins >> castle.frame.bit(x, y) & 1)
                piece = self.piece(tile, pose, x, y)
                expected = ludwig_placing.placement_error(self.pieces, piece, castle.corner_contact)
                refused = None if legal else placing(castle, tile, Place(x, y, pose.turn, pose.dark)).rule
                assert refused == expected, (piece, self.pieces)

    def some_places(self, pose: Pose, origins: int, choose: random.Random) -> list[tuple[int, int]]:
        """A few legal places, a few where doors meet, and a few anywhere near."""
        frame, (left, top, width, height) = self.castle.frame, self.castle.box
        legal = [frame.cell(bit) for bit in each(origins)]
        meeting = [frame.cell(bit) for bit in each(met_doors(self.castle, pose)[0])]
        near = [
            (choose.randrange(left - 8, left + width + 2), choose.randrange(top - 8, top + height + 2))
            for _ in range(2)
        ]
        return [
            *choose.sample(legal, min(2, len(legal))),
            *choose.sample(meeting, min(3, len(meeting))),
            *near,
        ]

    def compare_doors(self) -> None:
        """Open doors, entrances, courtyards and completed rooms are the same."""
        castle, pieces = self.castle, self.pieces
        assert sum(fronts.bit_count() for fronts in castle.open) == len(ludwig_placing.open_doors(pieces))
        leading_out = ludwig_placing.external_entrances(pieces)
        assert free_space.entrances(castle) == len(leading_out)
        of_rooms = [
            door
            for room, piece in zip(castle.rooms, pieces, strict=True)
            if not room.face.types >> CORRIDOR & 1
            for door in piece.doors
        ]
        assert free_space.entrances_of_rooms(castle) == sum(door in leading_out for door in of_rooms)
        assert len(free_space.courtyards(castle)) == len(ludwig_placing.courtyards(pieces))
        for number, piece in enumerate(pieces):
            assert castle.completed(number) == ludwig_placing.completed(pieces, piece)
            assert bool(castle.completed_rooms >> number & 1) == castle.completed(number)


@given(seed=st.integers(0, 10**9), corner_contact=st.booleans())
@few(15)
def test_fast_and_slow_geometry_agree_on_random_castles(seed: int, corner_contact: bool) -> None:
    choose = random.Random(seed)
    twins = Twins(TILES[choose.choice((FOYER_3, FOYER_4))], corner_contact)
    pool = choose.choice(POOLS)
    for _ in range(choose.randrange(3, 15)):
        tile = choose.choice(pool)
        twins.compare_placements(tile, choose)
        ways = list(placements(twins.castle, tile))
        if ways:
            pose, origins = choose.choice(ways)
            twins.build(tile, pose, *twins.castle.frame.cell(choose.choice(list(each(origins)))))
    twins.compare_doors()


@given(seed=st.integers(0, 10**9))
def test_every_place_near_a_small_castle_is_judged_alike(seed: int) -> None:
    choose = random.Random(seed)
    twins = Twins(TILES[FOYER_4], corner_contact=True)
    for tile in choose.sample(ANY, 3):
        ways = list(placements(twins.castle, tile))
        if ways:
            pose, origins = choose.choice(ways)
            twins.build(tile, pose, *twins.castle.frame.cell(choose.choice(list(each(origins)))))
    tile = choose.choice(ROUND)
    pose = choose.choice(tile.poses)
    origins, frame = legal_origins(twins.castle, pose), twins.castle.frame
    for piece in ludwig_placing.all_places(twins.pieces, kind_of(tile, False)):
        if piece.turns == pose.turn:
            legal = bool(origins >> frame.bit(piece.x, piece.y) & 1)
            assert legal == (ludwig_placing.placement_error(twins.pieces, piece) is None), piece
