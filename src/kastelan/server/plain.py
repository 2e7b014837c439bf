"""Engine values as JSON knows them.

Whole numbers that a browser cannot hold exactly are text: `0x` and hexadecimal digits, which `BigInt` reads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Final

from kastelan.core.errors import IllegalAction, KastelanError
from kastelan.core.game import Event, Seat, View
from kastelan.locale import Speaker

EXACT_BELOW: Final = 1 << 53

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


def plain(value: object) -> Json:
    """A value of views and events as JSON."""
    if value is None or isinstance(value, bool | str | float):
        return value
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, int):
        return value if -EXACT_BELOW < value < EXACT_BELOW else hex(value)
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Sequence | frozenset | set):
        return [plain(item) for item in value]
    raise TypeError(type(value).__name__)


def plain_view(view: View) -> dict[str, Json]:
    """A view as JSON."""
    made = plain(view)
    assert isinstance(made, dict)
    return made


def plain_events(events: Sequence[Event], seat: Seat | None) -> list[dict[str, Json]]:
    """Events as a seat may know them."""
    found = []
    for event in events:
        seen = event.seen_by(seat)
        if seen is not None:
            made = plain(seen)
            assert isinstance(made, dict)
            found.append({"event": type(seen).__name__, **made})
    return found


def plain_error(error: KastelanError, speaker: Speaker, game: str | None = None) -> dict[str, Json]:
    """A refusal: its kind, message id, facts, the rule if there is one, and words for a person."""
    return {
        "kind": type(error).__name__,
        "message": error.message,
        "facts": plain(error.facts),
        "rule": error.rule if isinstance(error, IllegalAction) else None,
        "text": speaker.error(error, game),
    }
