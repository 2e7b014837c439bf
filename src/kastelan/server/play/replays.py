"""Leafing through a game that was played: each step as some eyes saw it, or with all cards on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Final

from kastelan.core import record as records
from kastelan.core.errors import BadRecord
from kastelan.core.game import Event, Game, Outcome, View
from kastelan.core.jsonable import plain_view
from kastelan.core.position import named_options
from kastelan.core.record import Record, play_back
from kastelan.games import find
from kastelan.server.errors import NotFound
from kastelan.server.play import fairness
from kastelan.server.play.event_json import plain_events
from kastelan.server.play.history import Step
from kastelan.server.play.localised_reader import Reader, facts
from kastelan.server.storage.log_entries import MOVE, Entry
from kastelan.server.tables import allowed_options
from kastelan.server.wire.play import Replayed
from kastelan.server.wire.scalars import Json

MOST_MOVES: Final = 3000


@dataclass(frozen=True)
class OpenReader(Reader):
    """Somebody before whom all cards lie on the table; only for games that are over."""

    def seen(self, events: Sequence[Event]) -> list[Event]:
        return list(events)


@dataclass(frozen=True, slots=True)
class Played:
    """A game to leaf through: who played, and every position from set-up on."""

    game: Game
    names: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def outcome(self) -> Outcome | None:
        return self.steps[-1].state.outcome

    def instead(self, number: int, words: Sequence[str]) -> Played:
        """The same game with other words at one of its moves; all that follows is left as it was.

        What else turns up there than was thought may end the words early, but not before the first.
        """
        if not 0 < number < len(self.steps):
            raise NotFound("no-such-step", step=number)
        entry, state, told = self.steps[number].entry, self.steps[number - 1].state.copy(), list[Event]()
        assert entry is not None
        for said, word in enumerate(words):
            action = state.game.actions.parse(word)
            if said and (entry.seat not in state.actors or state.refusal(entry.seat, action)):
                break
            state.apply(entry.seat, action, told.append)
        other = Step(replace(entry, word=" ".join(words)), state, tuple(told))
        return replace(self, steps=(*self.steps[:number], other, *self.steps[number + 1 :]))

    def forced(self) -> list[int]:
        """The steps at which there was nothing to choose."""
        return [
            number
            for number, (before, step) in enumerate(pairwise(self.steps), 1)
            if step.entry is not None and len(before.state.legal(step.entry.seat)) < 2
        ]

    def page(self, reader: Reader, wanted: range, told: bool) -> list[Replayed]:
        """The wanted steps as a reader may know them, with words if they are to be told."""
        return [self._step(number, reader, told) for number in wanted if 0 <= number < len(self.steps)]

    def look(self, number: int, reader: Reader, told: bool) -> Replayed | None:
        """One step with the table as it was then; None if there is no such step."""
        found = self.page(reader, range(number, number + 1), told)
        if not found:
            return None
        view, board = self._seen(number, reader)
        found[0].view = dict(plain_view(view))
        found[0].board = board if told else None
        return found[0]

    def _seen(self, number: int, reader: Reader) -> tuple[View, Json]:
        state = self.steps[number].state
        if not isinstance(reader, OpenReader):
            view = state.view(reader.seat)
            return view, reader.board(view)
        view, board = reader.presenter.opened(self.game, [state.view(seat) for seat in range(state.players)])
        return view, facts(board)

    def _step(self, number: int, reader: Reader, told: bool) -> Replayed:
        step, over = self.steps[number], self.outcome is not None
        entry, events = step.entry, step.events
        readable = entry is not None and (over or entry.seat == reader.seat)
        return Replayed(
            number,
            entry.seat if entry else None,
            entry.word if entry and readable else None,
            reader.told(events) if told else [dict(event) for event in plain_events(events, reader.seat)],
            list(step.state.actors),
            list(step.state.scores()) if over else _public_scores(step.state.view(reader.seat)),
            reader.story(events) if told else None,
        )


def _public_scores(view: View) -> list[int] | None:
    """The scores that a view shows while the game goes on, if it does."""
    scores: object = getattr(view, "scores", None)
    return list(scores) if isinstance(scores, tuple) else None


# Records from elsewhere


@lru_cache(maxsize=8)
def read_record(text: str) -> Played:
    """The game that a record tells, checked to its end; whoever leafs through it asks again and again."""
    record = records.parse(text)
    if len(record.moves) > MOST_MOVES:
        raise BadRecord("record-too-long")
    _check_offered(record)
    fairness.check_promise(record)
    steps = tuple(_step_of(step) for step in play_back(record, find))
    names = tuple(name or chr(65 + seat) for seat, name in enumerate(record.names))
    missing = tuple(chr(65 + seat) for seat in range(len(names), record.players))
    return Played(find(record.game, record.version), names + missing, steps)


def _check_offered(record: Record) -> None:
    """Refuse what the browser cannot show, and files on the server."""
    game, options = find(record.game, record.version), dict(record.options)
    if record.position is not None:
        options = named_options(game, record.position)
    allowed_options.check(game, options)


def _step_of(step: records.Step) -> Step:
    move = step.move
    entry = None if move is None else Entry(step.number, MOVE, move.seat, move.word, "", 0)
    return Step(entry, step.state, step.events)
