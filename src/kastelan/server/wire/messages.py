"""A message to sockets, which is framed and compressed once for all who get it."""

from __future__ import annotations

import zlib
from typing import Final, Self

from msgspec import Struct
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from kastelan.server.wire.scalars import encode

SMALLEST: Final = 600
"""Bytes of a message that is worth compressing. Below, it is one packet anyway."""
WINDOW_BITS: Final = 12
SETTINGS: Final = {"level": zlib.Z_BEST_SPEED, "memLevel": 5}
DEFLATE: Final = PerMessageDeflate(
    remote_no_context_takeover=True,
    local_no_context_takeover=True,
    remote_max_window_bits=WINDOW_BITS,
    local_max_window_bits=WINDOW_BITS,
    compress_settings=SETTINGS,
)
"""Remembers nothing from one message to the next, so all sockets may share it."""


class Message:
    """The bytes of a message, and its frames once somebody needs them."""

    __slots__ = ("_compressed", "_plain", "raw")

    def __init__(self, raw: bytes) -> None:
        self.raw = raw
        self._plain: bytes | None = None
        self._compressed: bytes | None = None

    @classmethod
    def of(cls, message: Struct) -> Self:
        """A struct as a message."""
        return cls(encode(message))

    def frame(self, compressed: bool) -> bytes:
        """The frame of the message; small ones are never compressed."""
        if not compressed or len(self.raw) < SMALLEST:
            if self._plain is None:
                self._plain = Frame(Opcode.TEXT, self.raw).serialize(mask=False)
            return self._plain
        if self._compressed is None:
            self._compressed = Frame(Opcode.TEXT, self.raw).serialize(mask=False, extensions=(DEFLATE,))
        return self._compressed
