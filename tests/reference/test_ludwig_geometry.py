"""The slow geometry against cases worked out by hand from LUD-GEO, LUD-PLACE and the rulebook examples."""

from decimal import Decimal, localcontext
from itertools import combinations_with_replacement, product

from .ludwig_free_table import Height
from .ludwig_geometry import overlap, touching
from .ludwig_placing import blocked, connected, courtyards, external_entrances, open_doors
from .ludwig_tiles import (
    DoorSpec,
    Level,
    Piece,
    PieceKind,
    Shape,
    Side,
    circle,
    l_shape,
    octagon,
    rectangle,
)

DOORLESS = {
    "150": circle(3),
    "500": circle(5),
    "600": octagon(7, 4),
    "125": octagon(3, 3),
    "325": octagon(4, 4),
}
BOXES = {"100": rectangle(2, 2), "150h": rectangle(6, 1), "300": l_shape()}


def wall(shape: Shape, x: int, y: int, turns: int = 0, *, fence: bool = False) -> Piece:
    """A tile without doors."""
    return Piece(PieceKind("wall", shape, (), fence), x, y, turns)


def tile(shape: Shape, *doors: tuple[Side, int], level: Level = "ground") -> PieceKind:
    """A tile with doors of one level."""
    return PieceKind("tile", shape, tuple(DoorSpec(side, index, level) for side, index in doors))


CLOSET = tile(rectangle(2, 2), ("bottom", 0))
STAIRS = PieceKind(
    "stairs", rectangle(3, 1), (DoorSpec("left", 0, "cellar"), DoorSpec("right", 0)), stairs=True
)


def cells(piece: Piece) -> set[tuple[int, int]]:
    """The cells of the tile's box, without the notch of an L."""
    left, top, right, bottom = piece.box
    box = set(product(range(left, right), range(top, bottom)))
    if piece.kind.shape != l_shape():
        return box
    notch = {0: (2, 0), 1: (2, 2), 2: (0, 2), 3: (0, 0)}[piece.turns]
    return box - set(product(*(range(at + n, at + n + 2) for at, n in zip((left, top), notch, strict=True))))


def may_share_cells(a: str, b: str, doubled: tuple[int, int], shared: int) -> bool:
    """The four cases of LUD-GEO-3, by the distance of the centres in half cells and the cells shared."""
    octagons = {"600", "125", "325"}
    apart = sorted(map(abs, doubled))
    if a == b == "500":
        return apart in ([8, 8], [6, 8])
    if {a, b} == {"150", "500"}:
        return apart == [6, 6]
    return shared == 1 and {a, b} <= octagons | {"500"}


def test_tiles_share_cells_in_the_four_cases_only() -> None:  # LUD-GEO-3
    shapes = DOORLESS | BOXES
    for (a, first), (b, second) in combinations_with_replacement(shapes.items(), 2):
        for turns, x, y in product(range(4), range(-7, 8), range(-7, 8)):
            still, other = wall(first, 0, 0), wall(second, x, y, turns)
            shared = len(cells(still) & cells(other))
            box, box2 = still.box, other.box
            distance = (box[0] + box[2] - box2[0] - box2[2], box[1] + box[3] - box2[1] - box2[3])
            expected = shared > 0 and not may_share_cells(a, b, distance, shared)
            assert overlap(still, other) == overlap(other, still) == expected, (a, b, turns, x, y)


def test_which_of_the_four_cases_touch() -> None:  # LUD-GEO-3
    big, small = circle(5), circle(3)
    assert touching(wall(octagon(7, 4), 0, 0), wall(octagon(3, 3), 6, 3), corners=False)
    assert not touching(wall(octagon(7, 4), 0, 0), wall(big, 6, 3))
    assert not touching(wall(big, 0, 0), wall(big, 4, 4))
    assert touching(wall(big, 0, 0), wall(big, 3, 4), corners=False)
    assert touching(wall(big, 0, 0), wall(big, -4, 3), corners=False)
    assert not touching(wall(big, 0, 0), wall(small, 4, 4))
    assert touching(wall(big, 0, 0), wall(small, 5, 1), corners=False)
    assert not touching(wall(big, 0, 0), wall(small, 5, 2))


def test_a_corner_point_touches_as_the_table_wants_it() -> None:  # LUD-GEO-5
    square = wall(rectangle(2, 2), 0, 0)
    assert touching(square, wall(rectangle(2, 2), 2, 2))
    assert not touching(square, wall(rectangle(2, 2), 2, 2), corners=False)
    assert touching(square, wall(rectangle(2, 2), 2, 1), corners=False)


def test_an_octagon_vertex_and_a_wall_end() -> (
    None
):  # LUD-GEO-5: the square ends where the left diagonal ends
    eight = wall(octagon(4, 4), 0, 0)
    assert touching(eight, wall(rectangle(2, 2), -2, -1))
    assert not touching(eight, wall(rectangle(2, 2), -2, -1), corners=False)
    assert not touching(eight, wall(rectangle(2, 2), -2, -2))


def test_a_circle_touches_a_wall_only_at_the_middle_of_its_side() -> None:  # LUD-GEO-3, rulebook example 11
    room = wall(circle(3), 0, 0)
    assert not touching(room, wall(rectangle(2, 2), 3, -1))
    assert not touching(room, wall(rectangle(4, 2), 2, 3))
    assert touching(room, wall(rectangle(2, 2), 3, 0), corners=False)
    assert touching(room, wall(rectangle(2, 2), 3, 1), corners=False)
    assert not touching(room, wall(rectangle(2, 2), 3, 2))


def test_tiles_touch_whatever_their_level() -> None:  # rulebook example 12
    cloak_room = Piece(CLOSET, 0, 0)
    dark_hallway = Piece(tile(rectangle(6, 1), ("left", 0), level="cellar"), 2, -3, 1)
    stairs = Piece(STAIRS, -2, 2)
    assert touching(cloak_room, stairs)
    assert touching(cloak_room, dark_hallway, corners=False)
    assert not connected(cloak_room, stairs)


def test_heights_are_compared_exactly() -> None:
    roots = [sense * root for root in range(0, 101, 3) for sense in (-1, 1)] + [36, 64, 16, 4, -4, -16, -64]
    heights = [Height(base, root) for base in (-7, 0, 2, 5) for root in roots]
    with localcontext(prec=60):
        values = [h.base + Decimal(abs(h.root)).sqrt() * (1 if h.root >= 0 else -1) for h in heights]
        for (a, value), (b, value2) in product(zip(heights, values, strict=True), repeat=2):
            apart = value - value2
            expected = 0 if abs(apart) < Decimal("1e-50") else (1 if apart > 0 else -1)
            assert a.compared(b) == expected, (a, b)


def test_four_tiles_round_a_cell_enclose_it_even_corner_to_corner() -> None:  # LUD-GEO-4
    bar = rectangle(2, 1)
    pinwheel = [wall(bar, 0, 0), wall(bar, 2, 0, 1), wall(bar, 1, 2), wall(bar, 0, 1, 1)]
    assert [region.cells for region in courtyards(pinwheel)] == [{(1, 1)}]
    assert courtyards(pinwheel[1:]) == []
    cross = [wall(rectangle(1, 1), x, y) for x, y in ((1, 0), (2, 1), (1, 2), (0, 1))]
    assert [region.cells for region in courtyards(cross)] == [{(1, 1)}]


def test_space_passes_big_circles_at_4_and_4_but_not_at_3_and_4() -> None:  # LUD-GEO-4
    big = circle(5)
    sealed = [wall(big, 0, 0), wall(big, 4, 3), wall(rectangle(3, 2), 5, 1)]
    assert [region.cells for region in courtyards(sealed)] == [{(4, 2), (4, 3), (5, 3), (6, 3)}]
    gap = [wall(big, 0, 0), wall(big, 4, 4), wall(rectangle(3, 3), 5, 1)]
    assert touching(gap[0], gap[2])
    assert touching(gap[1], gap[2])
    assert courtyards(gap) == []


def test_space_slips_by_a_tile_that_ends_beside_the_middle_of_a_circle() -> None:  # LUD-GEO-4
    niche = [wall(rectangle(2, 2), -1, -2), wall(rectangle(2, 2), 2, -2), wall(rectangle(6, 1), -1, -3)]
    assert courtyards([*niche, wall(circle(3), 0, 0)]) == []
    assert [region.cells for region in courtyards([*niche, wall(rectangle(3, 3), 0, 0)])] == [
        {(1, -2), (1, -1)}
    ]


def test_space_passes_an_octagon_and_a_circle_but_not_two_octagons() -> None:  # LUD-GEO-4
    eight, lids = octagon(4, 4), [wall(rectangle(1, 1), 4, 1), wall(rectangle(1, 1), 5, 2)]
    assert [region.cells for region in courtyards([wall(eight, 0, 0), wall(eight, 3, 3), *lids])] == [
        {(4, 2)}
    ]
    assert courtyards([wall(circle(5), -1, -1), wall(eight, 3, 3), *lids]) == []


def test_a_door_is_blocked_by_a_wall_and_by_the_wall_point_of_a_circle() -> None:  # LUD-GEO-6
    room = Piece(tile(rectangle(2, 2), ("right", 0)), 0, 0)
    (door,) = room.doors
    assert blocked([room, wall(rectangle(2, 2), 2, -1)], door)
    assert blocked([room, wall(circle(3), 2, -1)], door)
    assert blocked([room, wall(octagon(3, 3), 2, -1)], door)
    for beside in (
        wall(circle(3), 2, 0),  # its wall point is one cell lower
        wall(octagon(3, 3), 2, 0),  # only its cut corner cell is in front of the door
        wall(rectangle(2, 2), 2, -2),  # meets the edge at its end point
        wall(rectangle(2, 2), 2, 1),
    ):
        assert not overlap(room, beside)
        assert not blocked([room, beside], door)
        assert external_entrances([room, beside]) == [door]


def test_the_door_of_a_circle_is_blocked_where_the_circle_is_touched() -> None:  # LUD-GEO-6
    room = Piece(tile(circle(5), ("top", 2)), 0, 0)
    (door,) = room.doors
    assert (door.start, door.end, door.outward) == ((2, 0), (3, 0), (0, -1))
    assert blocked([room, wall(rectangle(1, 1), 2, -1)], door)
    assert blocked([room, wall(circle(3), 1, -3)], door)
    assert not blocked([room, wall(rectangle(2, 2), 0, -2)], door)


def test_a_door_to_a_courtyard_is_open_but_no_external_entrance() -> None:
    bar = tile(rectangle(2, 1), ("bottom", 1))
    castle = [Piece(bar, 0, 0), Piece(bar, 2, 0, 1), Piece(bar, 1, 2), Piece(bar, 0, 1, 1)]
    assert open_doors(castle) == [door for piece in castle for door in piece.doors]
    assert external_entrances(castle) == [castle[2].doors[0], castle[3].doors[0]]


def test_doors_turn_with_the_tile() -> None:  # LUD-GEO-1
    inner = tile(l_shape(), ("right", 0))  # on the inner wall of the L
    doors = [Piece(inner, 0, 0, turns).doors[0] for turns in range(4)]
    assert [door.start for door in doors] == [(2, 0), (4, 2), (2, 4), (0, 2)]
    assert [door.end for door in doors] == [(2, 1), (3, 2), (2, 3), (1, 2)]
    assert [door.outward for door in doors] == [(1, 0), (0, 1), (-1, 0), (0, -1)]
