"""Reading a picture back: its elements, and the place of each on the sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from xml.etree import ElementTree as Xml

from kastelan.pictures.text_layout import SANS_BOLD, SERIF_BOLD, width

SVG = "{http://www.w3.org/2000/svg}"
Matrix = tuple[float, float, float, float, float, float]
Box = tuple[float, float, float, float]
Points = list[tuple[float, float]]
SAME: Matrix = (1, 0, 0, 1, 0, 0)
QUARTERS = {0: (1, 0, 0, 1), 90: (0, 1, -1, 0), 180: (-1, 0, 0, -1), 270: (0, -1, 1, 0)}
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)")
WANTS = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}


@lru_cache(maxsize=4)
def parsed(svg: str) -> Xml.Element:
    """The picture as a tree; fails if it is not XML."""
    return Xml.fromstring(svg)


def size(svg: str) -> tuple[float, float]:
    """Width and height in units."""
    _, _, wide, high = map(float, parsed(svg).attrib["viewBox"].split())
    return wide, high


def texts(svg: str) -> list[str]:
    """All texts in the picture."""
    return [element.text or "" for element in parsed(svg).iter(f"{SVG}text")]


def titles(svg: str) -> list[str]:
    """All titles, which screen readers read."""
    return [element.text or "" for element in parsed(svg).iter(f"{SVG}title")]


def count(svg: str, name: str) -> int:
    """The number of elements of a class."""
    return sum(name in element.get("class", "").split() for element in parsed(svg).iter())


def placed(svg: str) -> Iterator[tuple[Xml.Element, Box]]:
    """Every drawn element with its bounding box; definitions have none."""
    yield from _walk(parsed(svg), SAME)


def strays(svg: str) -> list[dict[str, str]]:
    """The elements that lie at least partly outside the sheet."""
    wide, high = size(svg)
    return [
        element.attrib
        for element, (left, top, right, bottom) in placed(svg)
        if left < 0 or top < 0 or right > wide or bottom > high
    ]


def _walk(element: Xml.Element, matrix: Matrix) -> Iterator[tuple[Xml.Element, Box]]:
    if element.tag in (f"{SVG}defs", f"{SVG}clipPath") or element.get("clip-path"):
        return
    matrix = _moved(matrix, element.get("transform", ""))
    points = _points(element)
    if points:
        turned = [
            (matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5])
            for x, y in points
        ]
        xs, ys = [x for x, _ in turned], [y for _, y in turned]
        yield element, (min(xs), min(ys), max(xs), max(ys))
    for child in element:
        yield from _walk(child, matrix)


def _moved(m: Matrix, transform: str) -> Matrix:
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", transform):
        values = [float(value) for value in inside.split()]
        if name == "translate":
            x, y = values
            m = (*m[:4], m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
        elif name == "scale":
            m = (m[0] * values[0], m[1] * values[0], m[2] * values[0], m[3] * values[0], *m[4:])
        elif values[0] in QUARTERS:
            a, b, c, d = QUARTERS[int(values[0])]
            m = (
                m[0] * a + m[2] * b,
                m[1] * a + m[3] * b,
                m[0] * c + m[2] * d,
                m[1] * c + m[3] * d,
                *m[4:],
            )
    return m


def _points(element: Xml.Element) -> Points:
    """Corners of a rectangle, a circle's box, a text's box, the points of a path."""
    tag = element.tag.removeprefix(SVG)
    if tag == "path":
        return list(path_points(element.attrib["d"]))
    if tag == "rect":
        x, y, w, h = (float(element.attrib[name]) for name in ("x", "y", "width", "height"))
        return [(x, y), (x + w, y + h)]
    if tag == "circle":
        x, y, r = (float(element.attrib[name]) for name in ("cx", "cy", "r"))
        return [(x - r, y - r), (x + r, y + r)]
    if tag == "text":
        return _text(element)
    return []


def _text(element: Xml.Element) -> Points:
    x, y, high = (float(element.attrib[name]) for name in ("x", "y", "font-size"))
    font = SERIF_BOLD if "Alegreya" in element.attrib["font-family"] else SANS_BOLD
    wide = width(element.text or "", high, font)
    left = x - {"start": 0, "middle": wide / 2, "end": wide}[element.attrib["text-anchor"]]
    return [(left, y - high * 0.72), (left + wide, y + high * 0.22)]


def path_points(data: str) -> Iterator[tuple[float, float]]:
    """The points that a path goes through or bends towards; bows of arcs are left out."""
    x = y = start_x = start_y = 0.0
    for command, inside in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", data):
        values, kind = [float(value) for value in NUMBER.findall(inside)], command.lower()
        wants = WANTS[kind]
        for at in range(0, max(len(values), 1), max(wants, 1)):
            part = values[at : at + wants]
            assert len(part) == wants, (command, inside)
            base = (x, y) if command.islower() else (0.0, 0.0)
            if kind == "z":
                x, y = start_x, start_y
            elif kind == "h":
                x = base[0] + part[0]
            elif kind == "v":
                y = base[1] + part[0]
            else:
                x, y = base[0] + part[-2], base[1] + part[-1]
            if kind == "m" and at == 0:
                start_x, start_y = x, y
            yield x, y
