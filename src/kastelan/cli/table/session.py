"""A game that is played in the terminal: its timeline, and the record that it is saved as."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kastelan.cli.terminal import BadInput
from kastelan.core.game import Action, Event, Seat, State
from kastelan.core.record import Find, Record, close, timeline_of
from kastelan.core.timeline import Moment, PlayedStep, Read


class Session:
    """A game at a table. It starts from a record, of a new game or of a saved one."""

    def __init__(self, record: Record, find: Find) -> None:
        self.start = replace(record, moves=(), result=None, hash=None)
        self.timeline = timeline_of(record, find)

    @property
    def now(self) -> Moment:
        return self.timeline.now

    @property
    def state(self) -> State:
        """The position now. It must not be changed: a move makes a new one."""
        return self.timeline.state

    @property
    def steps(self) -> Sequence[PlayedStep]:
        """The set-up and every move that stands, with its events."""
        return self.timeline.steps

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Carry out an action; a refused action raises and changes nothing."""
        return self.timeline.play(seat, action).events

    def play_words(self, seat: Seat, words: Sequence[str], read: Read) -> None:
        """Carry out several words, all or none."""
        self.timeline.play_all(seat, words, read)

    def can_undo(self, seat: Seat) -> bool:
        return self.now.can_undo(seat)

    def undo(self, seat: Seat, whole_turn: bool = False) -> None:
        """Undo the last move of a seat, or all its moves that can be undone."""
        # None if the seat may not undo, for example after hidden information came to light.
        back = self.now.undo(seat, whole_turn)
        if back is None:
            raise BadInput("table-nothing-to-undo")
        self.timeline.return_to(back.moves)

    def record(self) -> Record:
        """The game as a record, as far as it was played."""
        moves = [(step.move.seat, step.move.word) for step in self.steps if step.move is not None]
        return close(self.start, moves, self.state)
