"""The width of text, and breaking it into lines. Widths are read from the fonts that this package ships."""

from __future__ import annotations

import struct
from functools import cache
from importlib.resources import files
from typing import Final

SERIF_BOLD: Final = "Alegreya-700.ttf"
SANS_BOLD: Final = "FiraSansCondensed-700.ttf"
SHRINKING: Final = (1.0, 0.92, 0.84, 0.76, 0.7)
"""The sizes that are tried for a name, as parts of its full size."""

LEADING: Final = 1.02
"""The distance between two baselines, as a part of the font size."""


@cache
def letter_widths(font: str) -> dict[str, float]:
    """The advance width of every character of a font, as a part of the font size."""
    # A TrueType file is parsed by hand to avoid a dependency. The offsets are those of its specification.
    raw = (files(__package__) / "fonts" / font).read_bytes()
    tables = {tag: raw[start : start + size] for tag, start, size in _tables(raw)}
    em = struct.unpack_from(">H", tables["head"], 18)[0]  # unitsPerEm
    count = struct.unpack_from(">H", tables["hhea"], 34)[0]  # numberOfHMetrics
    # `hmtx` has pairs of advance width and left side bearing. Glyphs beyond its end have the last advance.
    advances = struct.unpack_from(">" + "Hh" * count, tables["hmtx"])[::2]
    return {
        chr(code): advances[min(glyph, count - 1)] / em for code, glyph in _glyphs(tables["cmap"]).items()
    }


def _tables(raw: bytes) -> list[tuple[str, int, int]]:
    """The tag, offset and size of each table of a TrueType file."""
    count = struct.unpack_from(">H", raw, 4)[0]
    # After a header of 12 bytes: tag, checksum, offset and length of each table.
    rows = (struct.unpack_from(">4sLLL", raw, 12 + 16 * row) for row in range(count))
    return [(tag.decode("ascii"), start, size) for tag, _, start, size in rows]


def _glyphs(cmap: bytes) -> dict[int, int]:
    """The glyph number of each character below U+10000, from the `cmap` subtable of format 4."""
    count = struct.unpack_from(">H", cmap, 2)[0]
    offsets = [struct.unpack_from(">L", cmap, 8 + 8 * row)[0] for row in range(count)]
    start = next(at for at in offsets if struct.unpack_from(">H", cmap, at)[0] == 4)
    segments = struct.unpack_from(">H", cmap, start + 6)[0] // 2
    # Four columns of 16 bits: last codes, first codes, deltas, range offsets. Two bytes of padding follow
    # the first.
    columns = [start + 14, *(start + 16 + 2 * segments * column for column in (1, 2, 3))]
    ends, begins, deltas, ranges = (struct.unpack_from(f">{segments}H", cmap, at) for at in columns)
    found = {}
    for part in range(segments):
        # U+FFFF ends the last segment in every font and is no character.
        for code in range(begins[part], min(ends[part], 0xFFFE) + 1):
            glyph = code
            if ranges[part]:  # an offset into an array of glyphs, counted from its own place in the file
                glyph = struct.unpack_from(
                    ">H", cmap, columns[3] + 2 * part + ranges[part] + 2 * (code - begins[part])
                )[0]
            found[code] = (glyph + deltas[part]) & 0xFFFF
    return found


def width(words: str, size: float, font: str = SERIF_BOLD) -> float:
    """The width of text. A character that the font lacks counts as an M."""
    letters = letter_widths(font)
    return size * sum(letters.get(letter, letters["M"]) for letter in words)


def wrapped(words: str, limit: float, size: float) -> list[str]:
    """Break text into lines no wider than the limit, unless a single word is wider."""
    lines: list[str] = []
    for word in words.split():
        if lines and width(f"{lines[-1]} {word}", size) <= limit:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fitted(words: str, limit: float, size: float, most: int) -> tuple[list[str], float]:
    """Break text into at most `most` lines, and return the lines and the font size at which they fit.

    The largest size in SHRINKING that fits is used. If none fits, the size is reduced further.
    """
    for part in SHRINKING:
        lines = wrapped(words, limit, size * part)
        if len(lines) <= most and all(width(line, size * part) <= limit for line in lines):
            return lines, size * part
    lines = wrapped(words, limit, size * SHRINKING[-1])
    # Put all remaining words on the last line; the reduced size then fits the widest line.
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    widest = max(width(line, 1) for line in lines)
    return lines, min(size * SHRINKING[-1], limit / widest)
