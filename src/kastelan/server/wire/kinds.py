"""The small kinds that structs on the wire are made of."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Literal["en", "cs", "ru"]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seq = Annotated[int, Meta(ge=0, le=10_000_000)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
Words = Annotated[list[Word], Meta(min_length=1, max_length=100)]
Seconds = Annotated[int, Meta(ge=5, le=30 * 86_400)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Visibility = Literal["public", "unlisted", "private"]
Pace = Literal["live", "turns"]
Json = dict[str, object]


class Wire(Struct, forbid_unknown_fields=True):
    """What clients send."""


encode = msgspec.json.Encoder().encode
