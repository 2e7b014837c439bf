"""Outlines as points and as SVG path data. The y axis points down; outlines run clockwise."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def number(value: float, digits: int = 2) -> str:
    """A number as short text: no trailing zeros, and no `-0`."""
    text = f"{value:.{digits}f}"
    # Without decimals there is nothing to strip: 100 must not become 1.
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def ring(points: Iterable[Point]) -> str:
    """Path data of a closed outline."""
    return chain(points) + "Z"


def chain(points: Iterable[Point]) -> str:
    """Path data of an open line through points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def segment(a: Point, b: Point) -> str:
    """Path data of a straight line."""
    return chain((a, b))


def disc(x: float, y: float, radius: float) -> str:
    """Path data of a full circle."""
    r = number(radius)
    return (
        # Two half circles, because SVG omits an arc whose start and end coincide.
        f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 1 {number(2 * radius)} 0"
        f"a{r} {r} 0 1 1 {number(-2 * radius)} 0Z"
    )


def arc(x: float, y: float, radius: float, start: float, end: float) -> str:
    """Path data of a clockwise arc between two angles in degrees; 0 points right."""
    (ax, ay), (bx, by) = on_circle(x, y, radius, start), on_circle(x, y, radius, end)
    r = number(radius)
    # The flags of an SVG arc: 1 if it spans more than 180 degrees, then 1 for clockwise.
    return f"M{number(ax)} {number(ay)}A{r} {r} 0 {int(end - start > 180)} 1 {number(bx)} {number(by)}"


def on_circle(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point of a circle at an angle in degrees, clockwise; 0 points right."""
    angle = math.radians(degrees)
    return x + math.cos(angle) * radius, y + math.sin(angle) * radius


def inset(outline: Sequence[Point], depth: float) -> list[Point]:
    """A clockwise outline moved inwards by `depth`.

    Each corner moves along the sum of the inward unit normals of its two sides. Dividing by 1 plus their dot
    product makes the distance from both sides exactly `depth`.
    """
    moved = []
    for at, (bx, by) in enumerate(outline):
        ax, ay = outline[at - 1]
        cx, cy = outline[(at + 1) % len(outline)]
        before, after = math.hypot(bx - ax, by - ay), math.hypot(cx - bx, cy - by)
        # A side (dx, dy) of a clockwise outline has its inside in the direction (-dy, dx).
        n1 = (-(by - ay) / before, (bx - ax) / before)
        n2 = (-(cy - by) / after, (cx - bx) / after)
        k = depth / (1 + n1[0] * n2[0] + n1[1] * n2[1])
        moved.append((bx + (n1[0] + n2[0]) * k, by + (n1[1] + n2[1]) * k))
    return moved


def edges(outline: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    """The sides of an outline, each from one corner to the next."""
    return zip(outline, (*outline[1:], outline[0]), strict=True)


class Jitter:
    """Reproducible irregularities for hand-drawn looks: a 32-bit xorshift generator.

    Python does not promise that `random` stays the same between versions, and pictures must not change.
    """

    def __init__(self, seed: int) -> None:
        # Knuth's multiplier spreads neighbouring seeds. A generator that starts at 0 would stay there.
        self._word = (seed * 2654435761 + 1013904223) & 0xFFFFFFFF or 1

    def between(self, low: float, high: float) -> float:
        """The next pseudo-random number between two limits."""
        word = self._word
        # 13, 17 and 5 are Marsaglia's shifts, with a period of 2**32 - 1.
        word ^= word << 13 & 0xFFFFFFFF
        word ^= word >> 17
        word ^= word << 5 & 0xFFFFFFFF
        self._word = word
        return low + (high - low) * word / 0x100000000
