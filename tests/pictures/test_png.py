"""PNG files and the letters in them."""

from __future__ import annotations

import struct

import pytest

from kastelan import pictures
from kastelan.games.ludwig.load_components import standard
from kastelan.pictures import draw_tile, to_png
from kastelan.pictures.text_layout import SANS_BOLD, SERIF_BOLD, fitted, letter_widths, width, wrapped

TILES = standard().tiles


def png_size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    wide, high = struct.unpack_from(">II", png, 16)
    return wide, high


def test_a_png_has_the_size_of_its_drawing_or_the_one_asked_for() -> None:
    svg = draw_tile(TILES[0], scale=40)
    assert png_size(to_png(svg)) == (156, 156)
    assert png_size(to_png(svg, 312)) == (312, 312)
    assert png_size(to_png(draw_tile(TILES[0], scale=20))) == (78, 78)


def test_a_png_is_the_same_every_time() -> None:
    svg = draw_tile(TILES[10], language="ru")
    assert to_png(svg) == to_png(svg)


def test_letters_of_all_three_languages_are_in_the_fonts() -> None:
    written = {letter for tile in TILES for _, name in tile.name for letter in name} - {" "}
    signs = set("0123456789+−×–ěščřžýáíéúůťďňЁёЪъЫыЭэ")
    for font in (SERIF_BOLD, SANS_BOLD):
        assert not (written | signs) - set(letter_widths(font))


def test_widths_are_read_from_the_font() -> None:
    assert width("i", 10) < width("m", 10) < width("mm", 10)
    assert width("0123456789", 10, SANS_BOLD) == pytest.approx(10 * width("0", 10, SANS_BOLD), rel=0.15)
    assert width("Щ", 20) == 2 * width("Щ", 10)


def test_text_is_broken_between_words_and_shrunk_before_it_exceeds_its_width() -> None:
    assert wrapped("Grand Bedchamber of the King", 70, 12)[0] == "Grand"
    lines, size = fitted("Comnata", 200, 12, 1)
    assert (lines, size) == (["Comnata"], 12)
    lines, size = fitted("Superkalifragilistic room", 60, 12, 2)
    assert len(lines) == 2
    assert max(width(line, size) for line in lines) <= 60.001


def test_the_names_that_the_package_exports_exist() -> None:
    assert sorted(pictures.__all__) == sorted(set(pictures.__all__))
    for name in pictures.__all__:
        assert hasattr(pictures, name)
