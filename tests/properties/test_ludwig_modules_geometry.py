"""Moats and passages of the engine against the slow reference: random castles, legal and illegal places."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from kastelan.games.ludwig import free_space
from kastelan.games.ludwig.castle import extended
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import OUTDOOR, STAIRS, Tile
from kastelan.games.ludwig.modules import moat_geometry, passage_geometry, passages
from kastelan.games.ludwig.modules.measures import courtyards
from kastelan.games.ludwig.placing import legal_origins, placements, sited
from kastelan.games.ludwig.shapes import OUTER, Pose
from tests.games.ludwig.modules.yards import BOX, KINDS, Yard
from tests.properties.test_ludwig_geometry import SIDES, kind_of
from tests.reference import ludwig_placing
from tests.reference.ludwig_modules import POSITIONS, Grounds, slab, wall
from tests.reference.ludwig_tiles import DoorSpec, Piece
from tests.soaking import some

CORRIDORS = [tile for tile in BOX.tiles if tile.id in ("hallway", "stairs")]
ROOMS = [tile for tile in BOX.tiles if tile.poses and tile.stack is not None and tile.number > STAIRS]
GARDENS = [tile for tile in ROOMS if tile.face.types >> OUTDOOR & 1]
POOL = [*CORRIDORS * 8, *ROOMS, *GARDENS * 2]


class Pair:
    """One castle as the engine and as the reference see it."""

    def __init__(
        self,
        moat: bool,
        with_passages: bool,
        doors: int,
        turn: int,
        decrees: tuple[int, ...] = (),
        corners: bool = True,
    ) -> None:
        yard = Yard(doors, turn, moat=moat, passages=with_passages, decrees=decrees, corner_contact=corners)
        self.castle = yard.castle
        foyer = kind_of(BOX.tiles[doors - 3], False)
        bridge = any(self.castle.open[8:])
        if moat:
            specs = tuple(
                DoorSpec(SIDES[side], x if side in (0, 2) else y)
                for x, y, side, level in self.castle.rooms[0].pose.doors
                if level == 0
            )
            foyer = replace(foyer, doors=specs)
        self.grounds = Grounds(
            [Piece(foyer, 0, 0)],
            lengths=set(KINDS) if with_passages else set(),
            corners=corners,
            decrees=frozenset(decrees),
        )
        if moat:
            self.grounds.slabs.append(wall(bridge))
            self.grounds.outer.append(self.grounds.slabs[0])

    def piece(self, tile: Tile, pose: Pose, x: int, y: int) -> Piece:
        return Piece(kind_of(tile, pose.dark), x, y, pose.turn)

    def compare_places(self, tile: Tile, choose: random.Random) -> None:
        """Legal places are legal for both, some others for neither."""
        castle, outdoor = self.castle, bool(tile.face.types >> OUTDOOR & 1)
        pose = choose.choice(tile.poses)
        origins, frame = legal_origins(castle, pose), castle.frame
        legal = [frame.cell(bit) for bit in each(origins)]
        left, top, width, height = castle.box
        near = [
            (choose.randrange(left - 9, left + width + 2), choose.randrange(top - 9, top + height + 2))
            for _ in range(3)
        ]
        for x, y in (*choose.sample(legal, min(3, len(legal))), *near):
            found = bool(origins >> frame.bit(x, y) & 1)
            assert found == self.grounds.placement_fits(self.piece(tile, pose, x, y), outdoor), (
                tile.id,
                x,
                y,
            )

    def build(self, tile: Tile, choose: random.Random) -> None:
        """One more room for both, with a passage if it needs one or by chance."""
        ways = list(placements(self.castle, tile))
        if not ways:
            return
        pose, origins = choose.choice(ways)
        x, y = self.castle.frame.cell(choose.choice(list(each(origins))))
        piece = self.piece(tile, pose, x, y)
        lying = sited(self.castle, pose, x, y)
        if lying.doors[0][3] == OUTER:
            assert self.beyond(piece)
            self.grounds.outer.append(piece)
        else:
            met = ludwig_placing.doorways(self.grounds.everything, piece)
            assert not any(other in self.grounds.outer for _, other, _ in met)
        self.castle = extended(self.castle, tile, lying, x, y)
        self.grounds.rooms.append(piece)
        self.compare_passages(choose)

    def beyond(self, piece: Piece) -> bool:
        """Whether the bridge or a garden beyond it links a room."""
        return self.grounds.fits_outside(piece)

    def compare_passages(self, choose: random.Random) -> None:
        """The passages from the last room are the same; one of them is laid."""
        number, castle = len(self.castle.rooms) - 1, self.castle
        expected = {
            (kind, self.grounds.rooms.index(other)): strip
            for kind, strip, other in self.grounds.passages(self.grounds.rooms[-1])
        }
        found, short = {}, {}
        for action in passages.possible(castle, number):
            passage = passage_geometry.found(castle, number, action.kind, action.door)
            assert passage is not None
            if action.kind:
                found[KINDS[action.kind], passage.other] = passage
            else:
                short[passage.other] = passage
        assert set(found) == set(expected)
        assert set(short) == self.grounds.shorts(self.grounds.rooms[-1])
        if found and (not castle.connected[number] or choose.random() < 0.3):
            key = choose.choice(sorted(found))
            self.castle = passage_geometry.joined(castle, found[key])
            self.grounds.slabs.append(expected[key])
            self.grounds.pairs.append(frozenset((number, key[1])))
            self.grounds.lengths.discard(key[0])
        elif short and choose.random() < 0.3:
            other = choose.choice(sorted(short))
            self.castle = passage_geometry.joined(castle, short[other])
            self.grounds.pairs.append(frozenset((number, other)))
            self.grounds.lengths.discard("short")

    def dig(self, choose: random.Random) -> None:
        """The open positions are the same; one of them is filled."""
        filled = {name for place, name in enumerate(POSITIONS) if self.castle.additions.moat >> place & 1}
        expected = [name for name in POSITIONS if self.grounds.moat_fits(name, filled)]
        assert [list(POSITIONS)[place] for place in moat_geometry.positions(self.castle)] == expected
        if expected and choose.random() < 0.5:
            name = choose.choice(expected)
            self.castle = moat_geometry.dug(self.castle, list(POSITIONS).index(name))
            self.grounds.slabs.append(slab(*POSITIONS[name]))

    def compare_doors(self) -> None:
        """Entrances and courtyards are the same, those too that a door opens into (FAV-3)."""
        everything = self.grounds.everything
        assert courtyards(self.castle) == self.grounds.courtyards()
        assert free_space.entrances(self.castle) == len(ludwig_placing.external_entrances(everything))
        assert len(free_space.courtyards(self.castle)) == len(ludwig_placing.courtyards(everything))


def compare_castles(seed: int, moat: bool, with_passages: bool, decrees: tuple[int, ...] = ()) -> None:
    """One castle, built at random by both."""
    choose = random.Random(seed)
    doors = choose.choice((3, 4))
    turn = choose.randrange(4) if moat and doors == 3 else 0
    pair = Pair(moat, with_passages, doors, turn, decrees, corners=seed % 4 > 0)
    for _ in range(choose.randrange(4, 9)):
        tile = choose.choice(POOL)
        pair.compare_places(tile, choose)
        pair.build(tile, choose)
        if moat:
            pair.dig(choose)
    pair.compare_doors()


KINDS_OF_CASTLE = [(True, False), (False, True), (True, True)]


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("moat", "with_passages"), KINDS_OF_CASTLE)
def test_fast_and_slow_agree_about_moats_and_passages(moat: bool, with_passages: bool, seed: int) -> None:
    compare_castles(seed, moat, with_passages)


@pytest.mark.parametrize("seed", range(100, 104))
@pytest.mark.parametrize("decrees", [(26,), (27,), (26, 27)], ids=str)
@pytest.mark.parametrize(("moat", "with_passages"), [(False, False), (True, True)])
def test_fast_and_slow_agree_about_decrees_that_join_walls_and_levels(
    moat: bool, with_passages: bool, decrees: tuple[int, ...], seed: int
) -> None:
    compare_castles(seed, moat, with_passages, decrees)


@pytest.mark.slow
@pytest.mark.parametrize("seed", some(range(1000, 1030), one_in=4))
def test_fast_and_slow_agree_on_many_more_castles(seed: int) -> None:
    moat, with_passages = KINDS_OF_CASTLE[seed % 3]
    compare_castles(seed, moat, with_passages, ((), (26,), (27,))[seed // 3 % 3])
