"""Paging through a game that was played: each step as one seat saw it, or with all hidden things shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Final

from kastelan.core import seed_promise
from kastelan.core.custom_components import components_in
from kastelan.core.errors import BadRecord
from kastelan.core.game import Event, Game, Outcome, Seat, View
from kastelan.core.jsonable import plain_view
from kastelan.core.position import named_options
from kastelan.core.record import Record, parse, play_back
from kastelan.core.timeline import Move, PlayedStep, Timeline
from kastelan.games import find
from kastelan.server.errors import NotFound
from kastelan.server.play.event_json import plain_events
from kastelan.server.play.localised_reader import Reader
from kastelan.server.tables import allowed_options
from kastelan.server.wire.play import Replayed
from kastelan.server.wire.presented import Board

# In an uploaded record, which is replayed as a whole.
MOST_MOVES: Final = 3000


@dataclass(frozen=True)
class OpenReader(Reader):
    """A reader from whom nothing is hidden; only for games that are over."""

    def seen(self, events: Sequence[Event]) -> list[Event]:
        return list(events)


@dataclass(frozen=True, slots=True)
class Played:
    """A game to page through: the players' names, and every step from the set-up on."""

    game: Game
    names: tuple[str, ...]
    steps: tuple[PlayedStep, ...]

    @property
    def components(self) -> str:
        """The value of the option for own components."""
        return components_in(self.game, self.game.options_of(self.steps[0].state))

    @property
    def outcome(self) -> Outcome | None:
        return self.steps[-1].state.outcome

    def instead(self, number: int, words: Sequence[str]) -> Played:
        """The same game with other words at one of its moves; the steps after it stay as they were.

        The move ends early, but not before its first word, where a word is refused because the game uncovered
        something else than was expected.
        """
        if not 0 < number < len(self.steps):
            raise NotFound("no-such-step", step=number)
        played, other = self.steps[number].move, Timeline(self.steps[number - 1].moment)
        assert played is not None
        for said, word in enumerate(words):
            action = self.game.actions.parse(word)
            if said and (played.seat not in other.state.actors or other.state.refusal(played.seat, action)):
                break
            other.play(played.seat, action)
        return replace(
            self, steps=(*self.steps[:number], _joined(other, played.seat, words), *self.steps[number + 1 :])
        )

    def forced(self) -> list[int]:
        """The steps whose mover had only one legal action."""
        return [
            number
            for number, (before, step) in enumerate(pairwise(self.steps), 1)
            if step.move is not None and len(before.state.legal(step.move.seat)) < 2
        ]

    def page(self, reader: Reader, wanted: range, told: bool) -> list[Replayed]:
        """The wanted steps as far as a reader may know them; with `told`, their events are put into words."""
        return [self._step(number, reader, told) for number in wanted if 0 <= number < len(self.steps)]

    def look(self, number: int, reader: Reader, told: bool) -> Replayed | None:
        """One step with the position after it; None if there is no such step."""
        found = self.page(reader, range(number, number + 1), told)
        if not found:
            return None
        view, board = self._seen(number, reader)
        if told:
            found[0].board = board
        else:
            found[0].view = dict(plain_view(view))
        return found[0]

    def _seen(self, number: int, reader: Reader) -> tuple[View, Board]:
        state = self.steps[number].state
        # One view never shows everything: an open reader's board is made from the views of all seats.
        if not isinstance(reader, OpenReader):
            view = state.view(reader.seat)
            return view, reader.presenter.board(self.game, view)
        return reader.presenter.opened(self.game, [state.view(seat) for seat in range(state.players)])

    def _step(self, number: int, reader: Reader, told: bool) -> Replayed:
        step, over = self.steps[number], self.outcome is not None
        move, events = step.move, step.events
        # During the game, the word of another seat's move can be a secret.
        readable = move is not None and (over or move.seat == reader.seat)
        return Replayed(
            number,
            move.seat if move else None,
            move.word if move and readable else None,
            reader.told(events) if told else [dict(event) for event in plain_events(events, reader.seat)],
            list(step.state.actors),
            list(step.state.running_scores()) if over else _public_scores(step.state.view(reader.seat)),
            reader.story(events) if told else None,
            last_round=reader.last_round(step.state, told),
        )


def _public_scores(view: View) -> list[int] | None:
    """The scores that a view shows during the game, if it shows any."""
    scores: object = getattr(view, "scores", None)
    return list(scores) if isinstance(scores, tuple) else None


def _joined(other: Timeline, seat: Seat, words: Sequence[str]) -> PlayedStep:
    """All that was played in a timeline as one step."""
    events = tuple(event for step in other.steps for event in step.events)
    return PlayedStep(other.now, events, Move(seat, " ".join(words)))


# Uploaded records


@lru_cache(maxsize=8)
def read_record(text: str) -> Played:
    """The game of a record, verified to its end. Cached, since a reader asks for one page after another."""
    record = parse(text)
    if len(record.moves) > MOST_MOVES:
        raise BadRecord("record-too-long")
    # Before anything is replayed, since an option could name a file on this server.
    _check_offered(record)
    seed_promise.check_promise(record, find)
    steps = tuple(play_back(record, find))
    names = tuple(name or chr(65 + seat) for seat, name in enumerate(record.names))
    # Players without a name are called A, B, C and so on, by seat.
    missing = tuple(chr(65 + seat) for seat in range(len(names), record.players))
    return Played(find(record.game, record.version), names + missing, steps)


def _check_offered(record: Record) -> None:
    """Refuse options that the browser cannot show, and options that name files on the server."""
    game, options = find(record.game, record.version), dict(record.options)
    if record.position is not None:
        options = named_options(game, record.position)
    allowed_options.check(game, options)
