"""Engine values as JSON.

Whole numbers that a browser cannot hold exactly are text: `0x` and hexadecimal digits, which `BigInt` reads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Final

from kastelan.core.game import View

# JavaScript's numbers are doubles, which hold 53 bits of a whole number.
EXACT_BELOW: Final = 1 << 53

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Writer = Callable[[object], Json]


def plain(value: object) -> Json:
    """A value of views and events as JSON."""
    return _WRITERS[type(value)](value)


def _same(value: object) -> Json:
    return value  # type: ignore[return-value]  # only for kinds that JSON has


def _whole(value: object) -> Json:
    assert isinstance(value, int)
    return value if -EXACT_BELOW < value < EXACT_BELOW else hex(value)


def _enumerated(value: object) -> Json:
    assert isinstance(value, Enum)
    return plain(value.value)


def _listed(value: object) -> Json:
    assert isinstance(value, Iterable)
    return [_WRITERS[type(item)](item) for item in value]


def _mapped(value: object) -> Json:
    assert isinstance(value, Mapping)
    return {str(key): plain(item) for key, item in value.items()}


def _fielded(kind: type) -> Writer:
    """A writer for a dataclass, with its field names looked up once."""
    names = tuple(field.name for field in fields(kind))

    def write(value: object) -> Json:
        return {name: plain(getattr(value, name)) for name in names}

    return write


def _writer(kind: type) -> Writer:
    """How values of a type become JSON."""
    # The order matters: an enumeration may also be an int or a str, and bool is a subclass of int.
    if issubclass(kind, Enum):
        return _enumerated
    if issubclass(kind, bool | str | float | type(None)):
        return _same
    if issubclass(kind, int):
        return _whole
    if issubclass(kind, Mapping):
        return _mapped
    if is_dataclass(kind):
        return _fielded(kind)
    if issubclass(kind, Sequence | frozenset | set):
        return _listed
    raise TypeError(kind.__name__)


class _Writers(dict[type, Writer]):
    """A cache of writers by type, since every move writes thousands of values."""

    def __missing__(self, kind: type) -> Writer:
        self[kind] = writer = _writer(kind)
        return writer


_WRITERS: Final = _Writers()


def plain_view(view: View) -> dict[str, Json]:
    """A view as JSON."""
    made = plain(view)
    assert isinstance(made, dict)
    return made
