"""Scalar types with their limits, and the base of everything clients send."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar, cast

import msgspec
from msgspec import Meta, Struct

from kastelan.server.errors import Refused

NUL: Final = "\0"
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Literal["en", "cs", "ru"]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}$")]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
# 256 bits in hexadecimal.
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Seq = Annotated[int, Meta(ge=0, le=10_000_000)]
Word = Annotated[str, Meta(min_length=1, max_length=200)]
Words = Annotated[list[Word], Meta(min_length=1, max_length=100)]
# Time limits of clocks, up to thirty days.
Seconds = Annotated[int, Meta(ge=5, le=30 * 86_400)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Visibility = Literal["public", "unlisted", "private"]
Pace = Literal["live", "turns"]
Json = dict[str, object]
T = TypeVar("T")


class Wire(Struct, forbid_unknown_fields=True):
    """The base of structs that clients send."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            check_text(getattr(self, name))


def check_text(value: object) -> None:
    """Refuse NUL characters, which PostgreSQL cannot store, anywhere in the input."""
    if isinstance(value, str):
        if NUL in value:
            raise Refused("nul-in-text")
    elif isinstance(value, list):
        for item in value:
            check_text(item)
    elif isinstance(value, dict):
        for item in (*value, *value.values()):
            check_text(item)


encode = msgspec.json.Encoder().encode


def encoded(value: T) -> T:
    """A value as JSON that is made now, to be sent several times where the wire has such a value."""
    return encoded_before(encode(value), type(value))


def encoded_before(raw: bytes, _: type[T]) -> T:
    """The JSON of a value of this type, to be sent where the wire has such a value."""
    # The encoder copies Raw bytes as they are; the cast hides them from the type checker.
    return cast(T, msgspec.Raw(raw))
