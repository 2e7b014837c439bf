"""Sets of hexes on a board of 20 x 20 as one int: bit 20 * row + column is the hex (KB-GEO).

Odd rows lie half a hex further right. Operations work on whole sets, whose cost hardly depends on their size;
single hexes are only visited to list actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from kastelan.core.errors import BadNotation

Hex = int
Hexes = int

# The neighbours of a hex h, as differences between the numbers of their bits:
#
#      even row            odd row
#     -21   -20           -20   -19
#   -1    h    +1       -1    h    +1
#     +19   +20           +20   +21
SIDE: Final = 20
COUNT: Final = SIDE * SIDE
BOARD: Final[Hexes] = (1 << COUNT) - 1
ROWS: Final[tuple[Hexes, ...]] = tuple(((1 << SIDE) - 1) << SIDE * row for row in range(SIDE))
EVEN: Final[Hexes] = sum(ROWS[0::2])
ODD: Final[Hexes] = sum(ROWS[1::2])
WEST: Final[Hexes] = sum(1 << SIDE * row for row in range(SIDE))
EAST: Final[Hexes] = WEST << SIDE - 1
EDGE: Final[Hexes] = WEST | EAST | ROWS[0] | ROWS[-1]
BIT: Final[tuple[Hexes, ...]] = tuple(1 << h for h in range(COUNT))

# Shifting a hex of the first column one bit down would move it to the end of the row above, so hexes at the
# edge are masked out before every sideways shift.
_NOT_WEST: Final = BOARD ^ WEST
_NOT_EAST: Final = BOARD ^ EAST
_ODD_NOT_EAST: Final = ODD & _NOT_EAST
_EVEN_NOT_WEST: Final = EVEN & _NOT_WEST
_NOT_BOTTOM: Final = BOARD ^ ROWS[-1]
_NOT_BOTTOM_2: Final = _NOT_BOTTOM ^ ROWS[-2]


def beside(hexes: Hexes) -> Hexes:
    """The hexes next to any of `hexes` (KB-GEO-2)."""
    left = (hexes & _NOT_WEST) >> 1
    right = (hexes & _NOT_EAST) << 1
    # Straight above and below a hex of an even row lie its own column and the one to the left; of an odd row,
    # its own column and the one to the right.
    lean = hexes | (left & EVEN) | (right & ODD)
    # Bits that leave the board at the top are lost in the shift; at the bottom they have to be masked.
    return left | right | lean >> SIDE | ((lean & _NOT_BOTTOM) << SIDE)


def west(hexes: Hexes) -> Hexes:
    """Every hex moved one step to the west; hexes that leave the board are dropped (KB-GEO-3)."""
    return (hexes & _NOT_WEST) >> 1


def east(hexes: Hexes) -> Hexes:
    """Every hex moved one step to the east."""
    return (hexes & _NOT_EAST) << 1


def northwest(hexes: Hexes) -> Hexes:
    """Every hex moved one step to the north-west."""
    return (hexes & ODD) >> SIDE | (hexes & _EVEN_NOT_WEST) >> SIDE + 1


def northeast(hexes: Hexes) -> Hexes:
    """Every hex moved one step to the north-east."""
    return (hexes & EVEN) >> SIDE | (hexes & _ODD_NOT_EAST) >> SIDE - 1


def southwest(hexes: Hexes) -> Hexes:
    """Every hex moved one step to the south-west."""
    return ((hexes & ODD) << SIDE | (hexes & _EVEN_NOT_WEST) << SIDE - 1) & BOARD


def southeast(hexes: Hexes) -> Hexes:
    """Every hex moved one step to the south-east."""
    return ((hexes & EVEN) << SIDE | (hexes & _ODD_NOT_EAST) << SIDE + 1) & BOARD


Direction = Callable[[Hexes], Hexes]
AXES: Final[tuple[tuple[Direction, Direction], ...]] = (
    (west, east),
    (northwest, southeast),
    (northeast, southwest),
)
"""The three kinds of straight line, each with its two directions."""


def two_away(hexes: Hexes) -> Hexes:
    """The hexes two steps in a straight line from any of `hexes` (KB-GEO-3)."""
    # Two steps along a row, or one step to each side of the hex two rows up or down: rows of equal parity do
    # not lean against each other, so one shift serves odd and even rows.
    left, right = hexes & _NOT_WEST, hexes & _NOT_EAST
    flat = (left & ~(WEST << 1)) >> 2 | (right & ~(EAST >> 1)) << 2
    up = left >> 2 * SIDE + 1 | right >> 2 * SIDE - 1
    down = (left & _NOT_BOTTOM_2) << 2 * SIDE - 1 | (right & _NOT_BOTTOM_2) << 2 * SIDE + 1
    return flat | up | down


NEAR: Final[tuple[Hexes, ...]] = tuple(beside(bit) for bit in BIT)
"""The hexes next to each hex."""

TWO_AWAY: Final[tuple[Hexes, ...]] = tuple(two_away(bit) for bit in BIT)
"""The hexes two steps in a straight line from each hex."""


def group(hexes: Hexes, seed: Hexes) -> Hexes:
    """The part of `hexes` that is connected with `seed`."""
    # Grow by one ring of neighbours at a time until nothing is added.
    grown = seed
    while True:
        more = beside(grown) & hexes | grown
        if more == grown:
            return grown
        grown = more


def groups(hexes: Hexes) -> Iterator[Hexes]:
    """The connected parts of `hexes`, the one with the first hex first."""
    while hexes:
        # x & -x is the lowest bit of x.
        one = group(hexes, hexes & -hexes)
        yield one
        hexes ^= one


def each(hexes: Hexes) -> Iterator[Hex]:
    """The single hexes, in reading order."""
    while hexes:
        low = hexes & -hexes
        yield low.bit_length() - 1
        hexes ^= low


# The 400 hexes fit into 512 bits, and 256 is the first half of these.
_CHUNKS: Final = tuple((width, (1 << width) - 1) for width in (256, 128, 64, 32, 16, 8))


def nth(hexes: Hexes, number: int) -> Hex:
    """The hex with this number, counted from 0 in reading order."""
    start = 0
    # Halve the range while that saves more than it costs, then drop the lowest bits one by one.
    if number > 9:
        for width, mask in _CHUNKS:
            part = hexes & mask
            count = part.bit_count()
            if number < count:
                hexes = part
            else:
                number -= count
                hexes >>= width
                start += width
    while number:
        hexes &= hexes - 1
        number -= 1
    return start + (hexes & -hexes).bit_length() - 1


def name(place: Hex) -> str:
    """A hex as people write it: column A to T, then row 1 to 20 from the top."""
    return f"{chr(65 + place % SIDE)}{place // SIDE + 1}"


_PLACES: Final = {name(place): place for place in range(COUNT)}


def parse(text: str) -> Hex:
    """The hex that people write like this."""
    place = _PLACES.get(text.upper())
    if place is None:
        raise BadNotation(text, "bad-hex")
    return place
