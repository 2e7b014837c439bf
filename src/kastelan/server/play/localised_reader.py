"""A reader with a browser: what a table shows beyond its view, in words and in facts.

Everything here is made from views, from actions that are legal, and from events as the reader may know them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from kastelan.core.errors import KastelanError
from kastelan.core.game import Action, Event, Game, Seat, View
from kastelan.core.jsonable import plain
from kastelan.locale import Speaker
from kastelan.narration import PlainNarrator, PlayerNames, narrator_of
from kastelan.server.play.event_json import plain_error
from kastelan.server.presenters import Presenter, presenter_of
from kastelan.server.tables.bot_names import names_at
from kastelan.server.tables.table_info import Sheet
from kastelan.server.wire.scalars import Json


@dataclass(frozen=True)
class Reader:
    """Somebody who looks with the eyes of a seat, or of nobody, in a language."""

    game: Game
    seat: Seat | None
    speaker: Speaker
    names: tuple[str, ...]
    you: Seat | None = None
    _said: dict[Event, list[str]] = field(default_factory=dict, init=False, repr=False, compare=False)

    @cached_property
    def narrator(self) -> PlainNarrator:
        return narrator_of(self.speaker, PlayerNames(self.game, self.names, self.you))

    @property
    def presenter(self) -> Presenter:
        return presenter_of(self.game.name)

    def board(self, view: View) -> Json:
        """What the browser draws beyond the view."""
        return facts(self.presenter.board(self.game, view))

    def choice(self, action: Action) -> Json:
        """An answer: its word, the kind of action, and the fields of that."""
        return {
            "word": self.game.actions.write(action),
            "action": type(action).__name__,
            **facts(action),
        }

    def refusal(self, error: KastelanError) -> Json:
        """Why something cannot be, in the words of the game."""
        return {**plain_error(error, self.speaker, self.game.name), "text": self.narrator.refusal(error)}

    def seen(self, events: Sequence[Event]) -> list[Event]:
        """The part of events that the reader may know."""
        return [seen for event in events if (seen := event.seen_by(self.seat)) is not None]

    def told(self, events: Sequence[Event]) -> list[Json]:
        """Events that the reader may know, each with its words."""
        return [
            {"event": type(event).__name__, **facts(event), "text": " ".join(self._alone(event))}
            for event in self.seen(events)
        ]

    def story(self, events: Sequence[Event]) -> list[str]:
        """Events as a story: what belongs together is told together."""
        seen = self.seen(events)
        return self._alone(seen[0]) if len(seen) == 1 else self.narrator.narrate(seen)

    def _alone(self, event: Event) -> list[str]:
        """One event in words; most lines of a log have just one, which is told twice."""
        if event not in self._said:
            self._said[event] = self.narrator.narrate([event])
        return self._said[event]


def facts(value: object) -> Json:
    """A value with named fields as JSON."""
    made = plain(value)
    assert isinstance(made, dict)
    return dict(made)


def reader_of(sheet: Sheet, game: Game, seat: Seat | None, speaker: Speaker) -> Reader:
    """The reader behind a seat. Who plays several seats is not called "you": it would not say which."""
    names = names_at(game.name, sheet.seats, speaker)
    user = None if seat is None else sheet.seats[seat].user
    alone = [place.seat for place in sheet.seats if place.user == user] == [seat]
    return Reader(game, seat, speaker, names, seat if alone else None)
