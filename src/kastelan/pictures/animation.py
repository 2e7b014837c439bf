"""Moving pictures as animated PNG: every browser plays them, other programs show the first frame."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
FOR_EVER: Final = 0
"""The number of plays that means an endless loop."""


def to_apng(frames: Sequence[bytes], seconds: Sequence[float]) -> bytes:
    """One animated PNG of pictures of the same size, each shown for a time; it starts over at the end."""
    if len(frames) != len(seconds) or not frames:
        raise ValueError("as many times as frames, and at least one")
    parts = [contents(frame) for frame in frames]
    head = parts[0][b"IHDR"]
    if any(part[b"IHDR"] != head for part in parts):
        raise ValueError("frames of different sizes")
    wide, high = struct.unpack_from(">II", head)
    sequence, body = 0, b""
    for at, (part, shown) in enumerate(zip(parts, seconds, strict=True)):
        # Position 0, 0; a time in milliseconds; neither disposed of nor blended: each frame covers the last.
        control = struct.pack(">IIIIIHHBB", sequence, wide, high, 0, 0, round(1000 * shown), 1000, 0, 0)
        body += _chunk(b"fcTL", control)
        sequence += 1
        if at == 0:  # the default image, for programs that know only PNG
            body += _chunk(b"IDAT", part[b"IDAT"])
        else:
            body += _chunk(b"fdAT", struct.pack(">I", sequence) + part[b"IDAT"])
            sequence += 1
    count = _chunk(b"acTL", struct.pack(">II", len(frames), FOR_EVER))
    return SIGNATURE + _chunk(b"IHDR", head) + count + body + _chunk(b"IEND", b"")


def contents(png: bytes) -> dict[bytes, bytes]:
    """The content of a PNG by kinds of chunks; chunks of the same kind are joined."""
    found: dict[bytes, bytes] = {}
    for kind, content in _chunks(png):
        found[kind] = found.get(kind, b"") + content
    return found


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        yield kind, png[at + 8 : at + 8 + length]
        at += 12 + length  # with the length, the kind and the checksum


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
