"""The pieces of the players. Seats differ in shape as well as in colour, for readers who confuse colours."""

from __future__ import annotations

from typing import Final

from kastelan.core.game import Seat
from kastelan.pictures.svg import at, group, line, path
from kastelan.pictures.symbols import BOX, SYMBOLS
from kastelan.pictures.theme import Theme

HOUSES: Final = (
    "M12 2L22 10.5V22H2V10.5Z",
    "M2 22V13a10 10.5 0 0 1 20 0V22Z",
    "M4.5 22V3H8V6H10.3V3H13.7V6H16V3H19.5V22Z",
    "M12 1.5L23.5 22H0.5Z",
    "M4 22V2H22L17.5 8L22 14H9V22Z",
)
"""The outline of each seat's house in a box of 24 x 24: gable, dome, tower, tent and banner."""
DOORS: Final = (
    "M9.5 22v-6h5v6Z",
    "M9.5 22v-4.5a2.5 2.5 0 0 1 5 0V22Z",
    "M10 22v-5h4v5ZM11 9.5h2v4h-2Z",
    "M12 12l4 10H8Z",
    "M10 5h5v6h-5Z",
)
SHADES: Final = (
    "M12 2L22 10.5V22H14.5V8Z",
    "M13.5 2.6A10 10.5 0 0 1 22 13V22H15.5V13Q15.5 7 13.5 2.6Z",
    "M14.8 22V6H16V3H19.5V22Z",
    "M12 1.5L23.5 22H15.5Z",
    "M9 10.5Q15 8.6 19.4 10.5L22 14H9V22H6.8V10.5Z",
)
"""The side of each house that lies in the shade."""
SHADE: Final = 0.24
GROUND: Final = "M3.5 22.5Q13 19.5 26 22.5Q18 26.5 3.5 22.5Z"
"""The shadow that a house casts on the ground."""
HALO: Final = 5.5  # the width of the stroke around a house, half of which lies outside


def settlement(seat: Seat, x: float, y: float, size: float, theme: Theme) -> str:
    """A seat's house with its centre at x, y."""
    house = HOUSES[seat]
    halo = theme.rim if theme.dark else theme.on_fill
    body = (
        path(GROUND, theme.rim, opacity=SHADE)
        + line(house, halo, HALO)
        + path(house, theme.seats[seat])
        + path(SHADES[seat], theme.rim, opacity=SHADE)
        + line(house, theme.rim, 1.9)
        + path(DOORS[seat], theme.on_fill)
    )
    return at(x - size / 2, y - size / 2, group(body, class_=f"seat-{seat}"), size / BOX)


def helper(seat: Seat, x: float, y: float, size: float, theme: Theme) -> str:
    """A helper: a pawn in the seat's colour with its house on the chest."""
    body = path(str(SYMBOLS["helper"][0]["fill"]), theme.seats[seat], theme.rim, 1.6)
    # The house is 8.8 units wide, so it is centred at x = 12, the middle of the pawn.
    chest = at(7.6, 11.8, path(HOUSES[seat], theme.on_fill), 8.8 / BOX)
    return at(x - size / 2, y - size / 2, group(body + chest, class_=f"seat-{seat}"), size / BOX)
