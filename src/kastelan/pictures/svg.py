"""SVG elements as text. Nothing here knows about games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kastelan.pictures.outlines import number

Attribute = str | float | None

SERIF: Final = "Alegreya, 'Palatino Linotype', Palatino, Georgia, serif"
SANS: Final = "'Fira Sans Condensed', 'Roboto Condensed', 'Arial Narrow', Arial, sans-serif"


# xml.sax.saxutils would do it, but it imports the library for TLS.
IN_TEXT: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
IN_ATTRIBUTE: Final = IN_TEXT | str.maketrans({'"': "&quot;"})


def element(tag: str, inner: str | None = None, /, **attributes: Attribute) -> str:
    """An element. `stroke_width=2` becomes `stroke-width="2"`; None omits an attribute."""
    written = "".join(
        # `class_` becomes `class`, which is a keyword in Python.
        f' {name.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    return f"<{tag}{written}/>" if inner is None else f"<{tag}{written}>{inner}</{tag}>"


def _value(value: str | float) -> str:
    return value.translate(IN_ATTRIBUTE) if isinstance(value, str) else number(value)


def group(inner: str | Iterable[str], /, title: str | None = None, **attributes: Attribute) -> str:
    """Elements as a group. The title is read by screen readers and shown as a tooltip."""
    body = inner if isinstance(inner, str) else "".join(inner)
    head = "" if title is None else element("title", title.translate(IN_TEXT))
    return element("g", head + body, **attributes)


def at(x: float, y: float, inner: str, scale: float = 1.0, turn: float = 0.0) -> str:
    """Elements moved, scaled and turned clockwise by degrees."""
    moved = f"translate({number(x)} {number(y)})"
    turned = f" rotate({number(turn)})" if turn else ""
    scaled = f" scale({number(scale, 4)})" if scale != 1 else ""
    # SVG applies transforms from right to left: scaled first, moved last.
    return group(inner, transform=moved + turned + scaled)


def path(
    data: str, fill: str = "none", stroke: str | None = None, width: float = 1.2, **attributes: Attribute
) -> str:
    """A path with a fill, a stroke or both. Strokes have round ends and joins."""
    round_ = "round" if stroke else None
    return element(
        "path",
        d=data,
        fill=fill,
        stroke=stroke,
        stroke_width=width if stroke else None,
        stroke_linejoin=round_,
        stroke_linecap=round_,
        **attributes,
    )


def line(data: str, stroke: str, width: float = 1.2, **attributes: Attribute) -> str:
    """A path with a stroke only."""
    return path(data, "none", stroke, width, **attributes)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    stroke: str | None = None,
    weight: float = 1.0,
    **attributes: Attribute,
) -> str:
    """A rectangle. `rx` rounds its corners."""
    return element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=height,
        fill=fill,
        stroke=stroke,
        stroke_width=weight if stroke else None,
        **attributes,
    )


def circle(
    x: float,
    y: float,
    radius: float,
    fill: str,
    stroke: str | None = None,
    weight: float = 1.0,
    **attributes: Attribute,
) -> str:
    """A circle with its centre at x, y."""
    return element(
        "circle",
        cx=x,
        cy=y,
        r=radius,
        fill=fill,
        stroke=stroke,
        stroke_width=weight if stroke else None,
        **attributes,
    )


def name(
    x: float, y: float, words: str, size: float, fill: str, halo: str | None = None, anchor: str = "middle"
) -> str:
    """A name in bold serif with its baseline at y. A halo keeps it legible on a pattern."""
    return _text(x, y, words, size, fill, SERIF, 700, halo, anchor)


def figure(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    weight: int = 700,
    anchor: str = "middle",
    halo: str | None = None,
) -> str:
    """A number or short note in sans serif with its baseline at y."""
    return _text(x, y, words, size, fill, SANS, weight, halo, anchor)


def _text(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    family: str,
    weight: int,
    halo: str | None,
    anchor: str,
) -> str:
    return element(
        "text",
        words.translate(IN_TEXT),
        x=x,
        y=y,
        font_family=family,
        font_size=size,
        font_weight=str(weight),
        text_anchor=anchor,
        fill=fill,
        stroke=halo,
        stroke_width=size * 0.24 if halo else None,
        stroke_linejoin="round" if halo else None,
        # The halo is painted before the letters, so it does not cover them.
        paint_order="stroke" if halo else None,
    )


def document(
    width: float, height: float, scale: float, title: str, definitions: str, ground: str, body: Iterable[str]
) -> str:
    """A whole picture. Width and height are in units of `scale` pixels."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}"'
        f' width="{number(width * scale)}" height="{number(height * scale)}" role="img">'
    )
    about = element("title", title.translate(IN_TEXT)) + element("defs", definitions)
    return f"{head}{about}{rect(0, 0, width, height, ground)}{''.join(body)}</svg>\n"
