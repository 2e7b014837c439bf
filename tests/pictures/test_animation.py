"""Animated PNG."""

from __future__ import annotations

import struct

import pytest

from kastelan.pictures import to_png
from kastelan.pictures.animation import contents, to_apng

AREA = '<rect width="8" height="6" fill="red"/>'
RED = f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6">{AREA}</svg>'
BLUE, SMALL = RED.replace("red", "blue"), RED.replace('width="8" height="6"', 'width="4" height="3"', 1)


def test_an_animation_holds_every_frame_and_its_time() -> None:
    moving = to_apng([to_png(RED), to_png(BLUE), to_png(RED)], [0.5, 0.25, 2])
    found = contents(moving)
    assert struct.unpack(">II", found[b"acTL"]) == (3, 0)
    controls = [found[b"fcTL"][start : start + 26] for start in range(0, len(found[b"fcTL"]), 26)]
    assert [struct.unpack_from(">I", control)[0] for control in controls] == [0, 1, 3]
    assert [struct.unpack_from(">HH", control, 20) for control in controls] == [
        (500, 1000),
        (250, 1000),
        (2000, 1000),
    ]


def test_programs_that_know_only_png_see_the_first_frame() -> None:
    first = to_png(BLUE)
    moving = contents(to_apng([first, to_png(RED)], [1, 1]))
    assert moving[b"IHDR"] == contents(first)[b"IHDR"]
    assert moving[b"IDAT"] == contents(first)[b"IDAT"]


def test_frames_of_different_sizes_or_without_times_are_refused() -> None:
    with pytest.raises(ValueError, match="different sizes"):
        to_apng([to_png(RED), to_png(SMALL)], [1, 1])
    with pytest.raises(ValueError, match="as many times"):
        to_apng([to_png(RED)], [])
