"""The frames of messages, each made and compressed once for all sockets that are sent it."""

from __future__ import annotations

import zlib
from typing import Final

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from kastelan.server.wire.messages import Message

SMALLEST: Final = 1300
"""Bytes of a message that is worth compressing. Below, it is one packet anyway, with TLS around it too."""
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


def frame_of(message: Message, compressed: bool) -> bytes:
    """The frame of a message; small ones are never compressed."""
    packed = compressed and len(message.raw) >= SMALLEST
    frame = message.frames.get(packed)
    if frame is None:
        extensions = (DEFLATE,) if packed else None
        frame = Frame(Opcode.TEXT, message.raw).serialize(mask=False, extensions=extensions)
        message.frames[packed] = frame
    return frame
