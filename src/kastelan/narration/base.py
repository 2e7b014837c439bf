"""What every narrator can do, done plainly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from kastelan.core.errors import KastelanError
from kastelan.core.game import Ask, Event, State
from kastelan.locale import Speaker
from kastelan.narration.player_names import PlayerNames


class PlainNarrator:
    """Tells the events of any game by their names; asks and complains in the game's own messages."""

    def __init__(self, speaker: Speaker, player_names: PlayerNames) -> None:
        self.speaker = speaker
        self.player_names = player_names

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Events in words, several told together where that reads better."""
        return [_by_name(event) for event in events]

    def where(self, event: Event, state: State) -> str:
        """Where on the table something came to lie, for whoever compares places; empty where that is told."""
        return ""

    def question(self, ask: Ask) -> str:
        """What is to be decided, in words."""
        return self.speaker.ask(ask, self.player_names.game.name)

    def complaint(self, error: KastelanError) -> str:
        """Why something cannot be, in words."""
        return self.speaker.error(error, self.player_names.game.name)


def signed(points: int) -> str:
    """Points won or lost as people write them: with a true minus, and nothing before 0."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def _by_name(event: Event) -> str:
    facts = (
        f"{field.name}={getattr(event, field.name)}"
        for field in fields(event)  # type: ignore[arg-type]  # events are dataclasses by contract
        if field.name != "rule"
    )
    return f"{type(event).__name__} {' '.join(facts)} ({event.rule})"
