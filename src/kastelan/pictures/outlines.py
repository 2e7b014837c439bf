"""Outlines as points and as path data. The y axis points down, so outlines run clockwise."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]


def number(value: float, digits: int = 2) -> str:
    """A number as SVG writes it: no needless zeros, no minus zero."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def ring(points: Iterable[Point]) -> str:
    """A closed outline."""
    return chain(points) + "Z"


def chain(points: Iterable[Point]) -> str:
    """An open line through the points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def segment(a: Point, b: Point) -> str:
    """A straight line."""
    return chain((a, b))


def disc(x: float, y: float, radius: float) -> str:
    """A full circle as path data."""
    r = number(radius)
    return (
        f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 1 {number(2 * radius)} 0"
        f"a{r} {r} 0 1 1 {number(-2 * radius)} 0Z"
    )


def arc(x: float, y: float, radius: float, start: float, end: float) -> str:
    """An arc clockwise between two angles in degrees, 0 to the right."""
    (ax, ay), (bx, by) = on_circle(x, y, radius, start), on_circle(x, y, radius, end)
    r = number(radius)
    return f"M{number(ax)} {number(ay)}A{r} {r} 0 {int(end - start > 180)} 1 {number(bx)} {number(by)}"


def on_circle(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point of a circle at an angle, 0 to the right, clockwise."""
    angle = math.radians(degrees)
    return x + math.cos(angle) * radius, y + math.sin(angle) * radius


def inset(outline: Sequence[Point], depth: float) -> list[Point]:
    """A clockwise outline moved inwards."""
    moved = []
    for at, (bx, by) in enumerate(outline):
        ax, ay = outline[at - 1]
        cx, cy = outline[(at + 1) % len(outline)]
        before, after = math.hypot(bx - ax, by - ay), math.hypot(cx - bx, cy - by)
        n1 = (-(by - ay) / before, (bx - ax) / before)
        n2 = (-(cy - by) / after, (cx - bx) / after)
        k = depth / (1 + n1[0] * n2[0] + n1[1] * n2[1])
        moved.append((bx + (n1[0] + n2[0]) * k, by + (n1[1] + n2[1]) * k))
    return moved


def edges(outline: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    """The sides of an outline, each from one corner to the next."""
    return zip(outline, (*outline[1:], outline[0]), strict=True)


class Grain:
    """Small irregularities that are the same everywhere: an xorshift generator of 32 bits."""

    def __init__(self, seed: int) -> None:
        self._word = (seed * 2654435761 + 1013904223) & 0xFFFFFFFF or 1

    def between(self, low: float, high: float) -> float:
        """The next number of a range."""
        word = self._word
        word ^= word << 13 & 0xFFFFFFFF
        word ^= word >> 17
        word ^= word << 5 & 0xFFFFFFFF
        self._word = word
        return low + (high - low) * word / 0x100000000
