"""What happened, in words: a teller for each game, for the terminal and the browser alike.

A game has its own teller where `telling/<game>` is there; events of any other are told by their names.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from kastelan.core.game import Event
from kastelan.locale import Speaker
from kastelan.telling.faces import Faces

__all__ = ["Faces", "PlainTeller", "Teller", "teller_of"]


class Teller(Protocol):
    """Tells the events of a game."""

    def tell(self, events: Sequence[Event]) -> list[str]:
        """Events in words, several told together where that reads better."""


class _TellerModule(Protocol):
    """A module of this package that tells a game."""

    def teller(self, speaker: Speaker, faces: Faces) -> Teller:
        """The teller in a language."""


class PlainTeller:
    """Tells any event by its name and facts."""

    def tell(self, events: Sequence[Event]) -> list[str]:
        return [self._plainly(event) for event in events]

    def _plainly(self, event: Event) -> str:
        facts = (
            f"{field.name}={getattr(event, field.name)}"
            for field in fields(event)  # type: ignore[arg-type]  # events are dataclasses by contract
            if field.name != "rule"
        )
        return f"{type(event).__name__} {' '.join(facts)} ({event.rule})"


def teller_of(speaker: Speaker, faces: Faces) -> Teller:
    """The teller of the game that is played."""
    game = faces.game.name
    name = f"{__name__}.{game}"
    if game.isidentifier() and game != "faces" and find_spec(name):
        return cast(_TellerModule, import_module(name)).teller(speaker, faces)
    return PlainTeller()
