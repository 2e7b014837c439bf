"""A narrator that works for every game, and what the narrators of the games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import ClassVar, TypeVar, cast

from kastelan.core.errors import KastelanError
from kastelan.core.game import Action, Ask, Event, Seat, State
from kastelan.locale import Speaker
from kastelan.narration.player_names import PlayerNames

N = TypeVar("N")
E = TypeVar("E", bound=Event)


class PlainNarrator:
    """Narrates any game: events by their class names, questions and errors in the game's own messages."""

    chapters: ClassVar[tuple[type[Event], ...]] = ()
    """Events that begin something new, so that the log does not count them to the turn before them."""

    def __init__(self, speaker: Speaker, player_names: PlayerNames) -> None:
        self.speaker = speaker
        self.player_names = player_names

    def narrate(self, events: Sequence[Event]) -> list[str]:
        """Sentences about events in the order they happened; related events may share a sentence."""
        return [_field_list(event) for event in events]

    def placement(self, event: Event, state: State) -> str:
        """Where a new piece lies, for comparing placements; empty if `narrate` says so already."""
        return ""

    def whereabouts(self, state: State, seat: Seat, piece: int, actions: Sequence[Action]) -> list[str]:
        """Where a piece would lie by each of these actions, for those who do not see the board; empty texts
        where a game has no such words. Pieces have the numbers of the catalogue."""
        return [""] * len(actions)

    def scored_by(self, event: Event) -> tuple[Seat, str, int] | None:
        """Who scored with which room or building, and how many points; None for all other events."""
        return None

    def say(self, message: str, seat: Seat | None = None, /, **facts: int | str) -> str:
        """A message filled with facts, with those about a player if a seat is given."""
        subject = {} if seat is None else self.player_names.subject(seat)
        return self.speaker.say(message, **subject, **facts)

    def question(self, ask: Ask) -> str:
        """What the player has to decide."""
        return self.speaker.ask(ask, self.player_names.game.name)

    def refusal(self, error: KastelanError) -> str:
        """Why an action was refused."""
        return self.speaker.error(error, self.player_names.game.name)


def sentence(kind: type[E], narrate: Callable[[N, E], str]) -> dict[type[Event], Callable[[N, Event], str]]:
    """An entry of a narrator's table: how to narrate events of one class.

    The method accepts that class only, while a table holds methods for all classes. The cast is safe because
    the table is indexed by the class of the event.
    """
    return {kind: cast(Callable[[N, Event], str], narrate)}


def signed(points: int) -> str:
    """A change of points with its sign: a real minus sign, and no plus before 0."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def _field_list(event: Event) -> str:
    facts = (
        f"{field.name}={getattr(event, field.name)}"
        for field in fields(event)  # type: ignore[arg-type]  # events are dataclasses by contract
        if field.name != "rule"
    )
    return f"{type(event).__name__} {' '.join(facts)}"
