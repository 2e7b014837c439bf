"""The icons of the installed app: the tower of the favicon, for home screens, masks and notices.

`python -m kastelan.pictures.app_icon web/public/icons` writes them as PNG, into the files of the client.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kastelan.pictures.png import to_png
from kastelan.pictures.svg import at, circle, element, path, rect
from kastelan.pictures.theme import LIGHT, PAPER

SIDE: Final = 32.0
"""The side of the square that the tower is drawn in."""
TOWER: Final = "M4 29V11h4v3h3v-3h3V6l2-3 2 3v5h3v3h3v-3h4v18z"
DOOR: Final = "M12 29v-6a4 4 0 0 1 8 0v6z"


@dataclass(frozen=True, slots=True)
class Icon:
    """One file: its width in pixels, the share of it that the tower takes, and its ground."""

    width: int
    share: float
    corner: float = 0.0  # of the ground; 0 where the device cuts the corners itself
    flat: bool = False  # a white shape without a ground, of which devices use only the outline


ICONS: Final[Mapping[str, Icon]] = {
    "icon-192.png": Icon(192, 0.74, 6.0),
    "icon-512.png": Icon(512, 0.74, 6.0),
    # A mask may leave no more than the circle of 80 % in the middle.
    "maskable-192.png": Icon(192, 0.56),
    "maskable-512.png": Icon(512, 0.56),
    "apple-touch-icon.png": Icon(180, 0.7),
    "badge-96.png": Icon(96, 1.0, flat=True),
}


def draw_icon(icon: Icon) -> str:
    """An icon as SVG."""
    left = SIDE * (1 - icon.share) / 2
    body = _flat() if icon.flat else _ground(icon.corner) + at(left, left, _tower(), icon.share)
    return element(
        "svg", body, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {SIDE:g} {SIDE:g}", width=icon.width,
        height=icon.width,
    )  # fmt: skip


def _ground(corner: float) -> str:
    """The green of doors, with the points of a drawing board."""
    step = SIDE / 8
    points = (
        circle(step * (column + 0.5), step * (row + 0.5), 0.22, "#FFFFFF", opacity=0.16)
        for row in range(8)
        for column in range(8)
    )
    return rect(0, 0, SIDE, SIDE, LIGHT.legal, rx=corner or None) + "".join(points)


def _tower() -> str:
    return path(TOWER, PAPER, LIGHT.ink, 2) + path(DOOR, LIGHT.wax, LIGHT.ink, 1.5)


def _flat() -> str:
    return element("path", d=f"{TOWER}{DOOR}", fill="#FFFFFF", fill_rule="evenodd")


def write(folder: Path) -> None:
    """Write all icons into a folder."""
    for name, icon in ICONS.items():
        (folder / name).write_bytes(to_png(draw_icon(icon), icon.width))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
