"""What the server sends of the engine's values: events as a seat may know them, and refusals."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.core.errors import IllegalAction, KastelanError
from kastelan.core.game import Event, Seat
from kastelan.core.jsonable import Json, plain
from kastelan.locale import Speaker


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
