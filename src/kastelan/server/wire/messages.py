"""A message to sockets, which is encoded once for all who get it."""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from kastelan.server.wire.scalars import encode


class Message:
    """The bytes of a message, and the frames that connections have made of it: plain, and compressed."""

    __slots__ = ("frames", "raw")

    def __init__(self, raw: bytes) -> None:
        self.raw = raw
        self.frames: dict[bool, bytes] = {}

    @classmethod
    def of(cls, message: Struct) -> Self:
        """A struct as a message."""
        return cls(encode(message))
