"""The icons of the installed app are what the program draws, and fit their masks."""

from __future__ import annotations

import struct

import pytest

from kastelan.pictures.app_icon import ICONS, SIDE, Icon, draw_icon
from kastelan.pictures.png import to_png
from tests.server.support.running_server import ROOT

FILES = ROOT / "web" / "public" / "icons"


@pytest.mark.parametrize("name", ICONS)
def test_the_files_are_what_is_drawn(name: str) -> None:
    icon = ICONS[name]
    drawn = to_png(draw_icon(icon), icon.width)
    assert (FILES / name).read_bytes() == drawn, "python -m kastelan.pictures.app_icon web/public/icons"
    assert struct.unpack(">II", drawn[16:24]) == (icon.width, icon.width)


def test_no_other_files_are_there() -> None:
    assert {path.name for path in FILES.iterdir()} == set(ICONS)


@pytest.mark.parametrize("icon", [ICONS[name] for name in ICONS if name.startswith("maskable")])
def test_a_mask_leaves_the_whole_tower(icon: Icon) -> None:
    # The corners of the tower, with half of its outline, from the middle of the icon.
    corner = icon.share * (SIDE / 2 - 3)
    assert (2 * corner**2) ** 0.5 <= 0.4 * SIDE
    assert not icon.corner  # the ground reaches the edge
