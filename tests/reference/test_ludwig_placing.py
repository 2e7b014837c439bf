"""The slow rules of placing against cases worked out by hand from LUD-PLACE."""

from .ludwig_placing import (
    all_placements,
    completed,
    connected,
    doorways,
    external_entrances,
    fence_touched,
    placement_error,
)
from .ludwig_tiles import DoorSpec, Piece, PieceKind, Shape, circle, octagon, rectangle

SIDES = (DoorSpec("top", 1), DoorSpec("right", 1), DoorSpec("bottom", 1), DoorSpec("left", 1))
FOYER = PieceKind("foyer", octagon(3, 3), SIDES)
CLOSET = PieceKind("closet", rectangle(2, 2), (DoorSpec("bottom", 0),))
CRYPT = PieceKind("crypt", rectangle(2, 2), (DoorSpec("bottom", 0, "cellar"),))
STAIRS = PieceKind(
    "stairs", rectangle(3, 1), (DoorSpec("left", 0, "cellar"), DoorSpec("right", 0)), stairs=True
)


def fenced(shape: Shape, x: int = 0, y: int = 0, turns: int = 0) -> Piece:
    """An outdoor room without doors."""
    return Piece(PieceKind("garden", shape, (), fence=True), x, y, turns)


def wall(shape: Shape, x: int, y: int) -> Piece:
    """A tile without doors and fence."""
    return Piece(PieceKind("wall", shape, ()), x, y)


def test_a_rectangle_is_fenced_along_its_top_between_the_posts() -> None:  # LUD-PLACE-5
    square = rectangle(2, 2)
    for x, y, touched in ((0, -2, True), (-1, -2, True), (3, -2, True), (-2, -2, False), (4, -2, False)):
        assert fence_touched([fenced(rectangle(4, 4)), wall(square, x, y)]) == touched
    for x, y in ((-2, 0), (-2, -1), (4, -1), (0, 4), (0, -3)):  # beside a post, below, and with a gap
        assert not fence_touched([fenced(rectangle(4, 4)), wall(square, x, y)])
    assert fence_touched([fenced(rectangle(4, 4)), wall(circle(3), 0, -3)])
    assert not fence_touched(
        [fenced(rectangle(4, 4)), wall(circle(3), -2, -3)]
    )  # its wall point is beyond the post


def test_a_fence_turns_with_its_tile_and_never_meets_a_fence() -> None:  # LUD-PLACE-5
    garden = fenced(rectangle(4, 4), turns=1)  # the fence is on the right
    assert fence_touched([garden, wall(rectangle(2, 2), 4, 1)])
    assert not fence_touched([garden, wall(rectangle(2, 2), 1, -2)])
    assert fence_touched([garden, fenced(rectangle(4, 4), 4, 0, turns=3)])
    assert fence_touched([fenced(rectangle(4, 4), 4, 0, turns=1), wall(rectangle(2, 2), 8, 3)])
    assert not fence_touched([fenced(rectangle(4, 4), turns=3), fenced(rectangle(4, 4), 4, 0, turns=1)])


def test_an_octagon_is_fenced_along_its_top_and_upper_diagonals() -> None:  # LUD-PLACE-5
    garden = fenced(octagon(7, 4))
    for other in (wall(rectangle(2, 2), 1, -2), wall(octagon(3, 3), -2, -2), wall(octagon(3, 3), 6, -2)):
        assert fence_touched([garden, other])
    corner = wall(rectangle(2, 2), -1, -2)  # its corner is on the vertex between top and left diagonal
    assert fence_touched([garden, corner])
    assert not fence_touched([garden, corner], corners=False)
    for other in (
        wall(rectangle(2, 2), -2, 1),  # from the post downwards
        wall(rectangle(2, 2), -2, -1),  # only the post
        wall(octagon(3, 3), -2, 3),  # a lower diagonal
        wall(circle(5), 6, -4),  # a gap
    ):
        assert not fence_touched([garden, other])


def test_a_circle_is_fenced_at_its_top_and_its_upper_contacts() -> None:  # LUD-PLACE-5
    big = circle(5)
    for x, y in ((0, -5), (3, -4), (4, -3), (-3, -4), (-4, -3)):
        assert fence_touched([fenced(big), wall(big, x, y)])
    for x, y in ((5, 0), (-5, 0), (3, 4), (4, 3), (-3, 4), (-4, 3), (0, 5), (4, -4)):
        assert not fence_touched([fenced(big), wall(big, x, y)])
    assert fence_touched([fenced(big), wall(rectangle(1, 1), 2, -1)])
    assert not fence_touched([fenced(big), wall(rectangle(2, 2), 0, -2)])
    assert fence_touched([fenced(big, turns=2), wall(big, 4, 3)])
    assert not fence_touched([fenced(big, turns=2), wall(big, 4, -3)])


def test_a_closet_fits_each_door_of_the_foyer_once() -> None:  # LUD-PLACE-1, counted by hand
    places = {(piece.x, piece.y, piece.turns) for piece in all_placements([Piece(FOYER, 0, 0)], CLOSET)}
    assert places == {(1, -2, 0), (3, 1, 1), (0, 3, 2), (-2, 0, 3)}


def test_a_doorway_connects_and_completes() -> None:
    foyer, closet = Piece(FOYER, 0, 0), Piece(CLOSET, 1, -2)
    assert [(door.start, other) for door, other, _ in doorways([foyer], closet)] == [((2, 0), foyer)]
    assert connected(foyer, closet)
    assert completed([foyer, closet], closet)
    assert not completed([foyer, closet], foyer)
    assert len(external_entrances([foyer, closet])) == 3


def test_each_refusal_names_its_rule() -> None:
    castle = [Piece(FOYER, 0, 0), Piece(STAIRS, 3, 1, 2)]  # the light end on the foyer's right door
    assert placement_error(castle, Piece(CLOSET, 1, -1)) == "LUD-PLACE-3"
    assert placement_error(castle, Piece(CLOSET, 2, -2)) == "LUD-PLACE-1"
    assert placement_error(castle, Piece(CLOSET, 6, 1, 1)) == "LUD-PLACE-6"
    assert placement_error(castle, Piece(CRYPT, 1, -2)) == "LUD-PLACE-6"
    assert placement_error(castle, Piece(CRYPT, 6, 1, 1)) is None
    assert placement_error(castle, Piece(STAIRS, 6, 1)) == "LUD-PLACE-8"
    assert placement_error(castle, Piece(STAIRS, 1, -3, 3)) == "LUD-PLACE-6"
    assert placement_error(castle, Piece(STAIRS, 1, -3, 1)) is None
    assert placement_error([Piece(CLOSET, 0, 0)], Piece(CLOSET, -1, 2, 2)) == "LUD-PLACE-4"


def test_a_fence_is_guarded_when_either_tile_is_placed() -> None:  # LUD-PLACE-5
    garden = PieceKind("garden", rectangle(4, 4), (DoorSpec("bottom", 1), DoorSpec("left", 1)), fence=True)
    hut = Piece(CLOSET, 0, -2)
    assert placement_error([hut], Piece(garden, 0, 0)) == "LUD-PLACE-5"
    assert placement_error([Piece(garden, 0, 0)], hut) == "LUD-PLACE-5"
    turned = Piece(garden, -2, 0, 1)  # the fence is on the right, the left wall's door on top in column 2
    assert placement_error([hut], turned) is None
