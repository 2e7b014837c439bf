"""A reader at a browser: events, questions and refusals of a game, put into the reader's words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from kastelan.core.custom_components import STANDARD, components_in
from kastelan.core.errors import KastelanError
from kastelan.core.game import Action, Event, Game, Seat, State
from kastelan.core.jsonable import plain
from kastelan.locale import Speaker
from kastelan.narration import PlainNarrator, PlayerNames, narrator_of
from kastelan.server.play.event_json import plain_error, plain_event, points_of, seen_events
from kastelan.server.presenters import Presenter, presenter_of
from kastelan.server.tables.bot_names import names_at
from kastelan.server.tables.table_info import Sheet
from kastelan.server.wire.scalars import Json, encoded

MOST_CHOICES: Final = 8192
"""Answers whose JSON is kept in memory."""
MOST_READERS: Final = 4096


@dataclass(frozen=True)
class Reader:
    """A person who sees what one seat sees (or a spectator) and reads one language."""

    game: Game
    seat: Seat | None
    speaker: Speaker
    names: tuple[str, ...]
    you: Seat | None = None
    components: str = STANDARD  # the value of the option

    @cached_property
    def narrator(self) -> PlainNarrator:
        return narrator_of(self.speaker, PlayerNames(self.game, self.names, self.you), self.components)

    @property
    def presenter(self) -> Presenter:
        return presenter_of(self.game.name)

    def refusal(self, error: KastelanError) -> Json:
        """Why something is refused, in the words of the game."""
        return {**plain_error(error, self.speaker, self.game.name), "text": self.narrator.refusal(error)}

    def seen(self, events: Sequence[Event]) -> list[Event]:
        """The part of events that the reader may know."""
        return seen_events(events, self.seat)

    def told(self, events: Sequence[Event]) -> list[Json]:
        """Events that the reader may know, each with a text of its own."""
        return [self._with_text(event, dict(plain_event(event))) for event in self.seen(events)]

    def last_round(self, state: State, told: bool = True) -> Json | None:
        """Why this round is the last, with a text if the reader wants events `told`; None in other rounds."""
        called = state.last_round()
        if called is None:
            return None
        return self.told([called])[0] if told else dict(plain_event(called))

    def story(self, events: Sequence[Event]) -> list[str]:
        """Events as a story, in which some events share a sentence."""
        return self.narrator.narrate(self.seen(events))

    def narrated(self, seen: Sequence[tuple[Event, Json]]) -> tuple[list[Json], list[str]]:
        """Seen events as JSON, and their story. An event has a text of its own only if it stands alone, or if
        a score table lists it: the story tells all others."""
        story = self.narrator.narrate([event for event, _ in seen])
        if len(seen) == 1:
            return [{**seen[0][1], "text": " ".join(story)}], story
        return [self._with_text(event, made) if points_of(event) else made for event, made in seen], story

    def _with_text(self, event: Event, made: Json) -> Json:
        return {**made, "text": " ".join(self.narrator.narrate([event]))}


def choice(game: Game, action: Action) -> Json:
    """An answer: its word, the kind of action, and the fields of the action."""
    return {"word": game.actions.write(action), "action": type(action).__name__, **facts(action)}


# The same actions are open at all tables of a game, at one move after another.
@lru_cache(maxsize=MOST_CHOICES)
def encoded_choice(game: Game, action: Action) -> Json:
    """An answer, encoded once for all who have it."""
    return encoded(choice(game, action))


def facts(value: object) -> Json:
    """A value with named fields as JSON."""
    made = plain(value)
    assert isinstance(made, dict)
    return dict(made)


def reader_of(sheet: Sheet, game: Game, seat: Seat | None, speaker: Speaker) -> Reader:
    """The reader behind a seat. A person with several seats is not called "you": it would not say which."""
    names = names_at(game.name, sheet.seats, speaker)
    user = None if seat is None else sheet.seats[seat].user
    alone = [place.seat for place in sheet.seats if place.user == user] == [seat]
    return _reader(game, seat, speaker.language, names, alone, components_in(game, sheet.options))


# Most tables have one reader for each seat, who is the same after every move.
@lru_cache(maxsize=MOST_READERS)
def _reader(
    game: Game, seat: Seat | None, language: str, names: tuple[str, ...], alone: bool, components: str
) -> Reader:
    return Reader(game, seat, Speaker(language), names, seat if alone else None, components)
