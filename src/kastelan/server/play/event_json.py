"""Events and refusals of the engine as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kastelan.core.errors import IllegalAction, KastelanError
from kastelan.core.game import Event, Seat
from kastelan.core.jsonable import Json, plain
from kastelan.locale import Speaker


def seen_events(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """The part of events that a seat may know."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


def plain_event(event: Event) -> dict[str, Json]:
    """An event's kind and facts."""
    facts = plain(event)
    assert isinstance(facts, dict)
    return {"event": type(event).__name__, **facts}


def plain_events(events: Sequence[Event], seat: Seat | None) -> list[dict[str, Json]]:
    """Events as a seat may know them."""
    return [plain_event(event) for event in seen_events(events, seat)]


def points_of(event: Event) -> int:
    """The points, or gold, that an event brings its seat."""
    points = getattr(event, "points", None) or getattr(event, "gold", None)
    return points if isinstance(points, int) else 0


def plain_error(error: KastelanError, speaker: Speaker, game: str | None = None) -> dict[str, Json]:
    """A refusal: its kind, message id, facts, the rule if there is one, and words for a person."""
    return {
        "kind": type(error).__name__,
        "message": error.message,
        "facts": plain(error.facts),
        "rule": error.rule if isinstance(error, IllegalAction) else None,
        "text": speaker.error(error, game),
    }
