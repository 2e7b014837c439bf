"""The ink marks of each terrain. The number of a hex seeds small irregularities, so that no two look
alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kastelan.pictures.outlines import Jitter, Point, chain, disc, number, on_circle, ring
from kastelan.pictures.svg import line, path
from kastelan.pictures.theme import Theme

FAINT: Final = 0.72
SPOTS: Final = ((-13, -12), (9, -15), (0, 0), (-16, 8), (14, 5), (-2, 17))
FIRS: Final = ((0, -13), (-15, -7), (14, -6), (-8, 6), (8, 8), (-1, 20))
BLOSSOMS: Final = ((-13, -13), (8, -16), (-1, -1), (-16, 9), (14, 6), (0, 17))
RANGES: Final = (
    ((8, -4, 0.85), (-6, 3, 1.05), (9, 11, 0.65)),
    ((-9, -4, 0.8), (6, 2, 1.08), (-8, 11, 0.62)),
    ((1, -7, 0.9), (-11, 7, 0.75), (9, 9, 0.8)),
)


def marks(kind: str, x: float, y: float, seed: int, theme: Theme) -> str:
    """The marks of a terrain on the hex with its centre at x, y."""
    return _MARKS[kind](x, y, Jitter(seed), theme, ink_of(theme))


def ink_of(theme: Theme) -> str:
    """The ink of the map, which is paler than other ink in the dark theme."""
    return "#DDE8F2" if theme.dark else theme.ink


def _grass(x: float, y: float, jitter: Jitter, theme: Theme, ink: str) -> str:
    tufts = ""
    for dx, dy in SPOTS:
        a, b = number(x + dx + jitter.between(-2, 2)), number(y + dy + 4 + jitter.between(-2, 2))
        tufts += f"M{a} {b}v-7M{a} {b}q-.6-3.5-3.2-5.5M{a} {b}q.6-3.5 3.2-5.5"
    return line(tufts, ink, 1.1, opacity=FAINT)


def _forest(x: float, y: float, jitter: Jitter, theme: Theme, ink: str) -> str:
    green = "#0E2B22" if theme.dark else theme.banners["outdoor"]
    firs = ""
    for dx, dy in FIRS:
        a, b = x + dx + jitter.between(-1.5, 1.5), y + dy + jitter.between(-1.5, 1.5)
        firs += path(f"M{number(a)} {number(b - 11)}l6 9h-2.5l4 6h-15l4-6h-2.5Z", green, ink, 0.9)
        firs += line(f"M{number(a)} {number(b + 4)}v3.5", ink, 1.5)
    return firs


def _desert(x: float, y: float, jitter: Jitter, theme: Theme, ink: str) -> str:
    dunes = ""
    for dx, dy, wide in ((-14, -6, 20), (-2, 6, 24), (-18, 16, 18)):
        a = x + dx + jitter.between(-2, 2)
        dunes += f"M{number(a)} {number(y + dy)}q{number(wide * 0.45)} -9 {wide} 0"
    sand = "".join(disc(x + jitter.between(-20, 20), y + jitter.between(-18, 20), 0.9) for _ in range(12))
    return line(dunes, ink, 1.2, opacity=FAINT) + path(sand, ink, opacity=FAINT)


def _flowers(x: float, y: float, jitter: Jitter, theme: Theme, ink: str) -> str:
    petal = "#F2B7D6" if theme.dark else "#FFF7FB"
    stems = petals = hearts = ""
    for dx, dy in BLOSSOMS:
        a, b = x + dx + jitter.between(-1.5, 1.5), y + dy
        stems += f"M{number(a)} {number(b)}v9"
        petals += "".join(disc(*on_circle(a, b, 3.1, 72 * leaf - 90), 2.2) for leaf in range(5))
        hearts += disc(a, b, 1.7)
    drawn = line(stems, ink, 0.9, opacity=FAINT) + path(petals, petal, ink, 0.7)
    return drawn + path(hearts, theme.gold, ink, 0.6)


def _canyon(x: float, y: float, jitter: Jitter, theme: Theme, ink: str) -> str:
    cliffs = hachures = ""
    for dy, low, high in ((-15, -12, 12), (-3, -20, 20), (10, -20, 16)):
        run: list[Point] = [
            (x + across, y + dy + jitter.between(-1.8, 1.8)) for across in range(low, high + 1, 6)
        ]
        cliffs += chain(run)
        for a, b in run:
            hachures += f"M{number(a)} {number(b + 0.5)}v{number(jitter.between(4, 7.5))}"
        for a, b in run[:-1]:
            hachures += f"M{number(a + 3)} {number(b + 0.5)}v{number(jitter.between(2, 5))}"
    return line(cliffs, ink, 1.3, opacity=FAINT + 0.1) + line(hachures, ink, 0.9, opacity=FAINT)


def _mountain(x: float, y: float, jitter: Jitter, theme: Theme, ink: str) -> str:
    snow, shade = ("#7F93A9", 0.25) if theme.dark else (theme.sheet, 0.75)
    drawn = ""
    # `between` never reaches its upper limit, so the index is 0, 1 or 2.
    for dx, dy, s in RANGES[int(jitter.between(0, 3))]:
        a, b = x + dx, y + dy
        drawn += path(ring([(a - 14 * s, b + 12 * s), (a, b - 14 * s), (a + 14 * s, b + 12 * s)]), snow, ink)
        east = [(a, b - 14 * s), (a + 14 * s, b + 12 * s), (a + 3 * s, b + 12 * s), (a + 4 * s, b - s)]
        drawn += path(ring(east), ink, opacity=shade)
    return drawn


def _water(x: float, y: float, jitter: Jitter, theme: Theme, ink: str) -> str:
    waves = ""
    for dx, dy in ((-12, -5), (3, 8)):
        a, b = x + dx + jitter.between(-3, 3), y + dy + jitter.between(-2, 2)
        waves += f"M{number(a)} {number(b)}q3.5-4 7 0t7 0"
    return line(waves, "#8FC1E8" if theme.dark else "#1F6287", 1.2, opacity=0.75)


_MARKS: Final[dict[str, Callable[[float, float, Jitter, Theme, str], str]]] = {
    "grass": _grass,
    "forest": _forest,
    "desert": _desert,
    "flowers": _flowers,
    "canyon": _canyon,
    "mountain": _mountain,
    "water": _water,
}
