"""A game being played: moves, taking back, and what is written down. No screen, no keyboard, no files.

A player may take back everything since the last fact that came from chance or from something secret, and
never what another player has already answered (for Kingdom Builder that is KB-TURN-10).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kastelan.cli.terminal import BadInput
from kastelan.core import record as records
from kastelan.core.errors import BadNotation, BadRecord, KastelanError
from kastelan.core.game import Action, Event, Seat, State
from kastelan.core.record import Find, Record

Read = Callable[[str, State], Action]
"""Finds the action that a word means in a position; BadNotation if there is none."""


@dataclass(frozen=True, slots=True)
class Told:
    """What one action brought: who did it, how it is written, and the facts. Set-up is nobody's."""

    seat: Seat | None
    word: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """The game at one time. Nothing in it ever changes, so going back is taking up an older one."""

    state: State
    told: tuple[Told, ...]
    back: Moment | None = None  # what taking back leads to

    @property
    def moves(self) -> tuple[tuple[Seat, str], ...]:
        """Every action so far."""
        return tuple((told.seat, told.word) for told in self.told if told.seat is not None)


class Session:
    """A game at a table, from the record it starts with."""

    def __init__(self, start: Record, find: Find) -> None:
        state, events = records.first_state(start, find)
        self.start = start
        self.now = Moment(state, (Told(None, "", events),))
        for number, move in enumerate(start.moves, 1):
            self._follow(number, move)
        self._check(start)

    def _follow(self, number: int, move: records.Move) -> None:
        """Play a move of the record, so that even taking back works as if the table had never been left."""
        try:
            self.play(move.seat, self.state.game.actions.parse(move.word))
        except BadNotation as error:
            raise BadRecord("bad-word", line=move.line, move=number, text=move.word) from error
        except KastelanError as error:
            raise BadRecord("move-refused", line=move.line, move=number, text=move.word) from error

    def _check(self, start: Record) -> None:
        """Result and hash in the header are those that the moves lead to."""
        reached = self.record()
        if start.result is not None and start.result != reached.result:
            raise BadRecord("other-result", move=len(start.moves))
        if start.hash is not None and start.hash != reached.hash:
            raise BadRecord("other-hash", move=len(start.moves))

    @property
    def state(self) -> State:
        """The position now. It is only looked at: a move makes a new one."""
        return self.now.state

    @property
    def told(self) -> tuple[Told, ...]:
        """Everything that happened."""
        return self.now.told

    @property
    def can_undo(self) -> bool:
        return self.now.back is not None

    def play(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Carry out an action; refused, it raises and nothing has changed."""
        self.now = _after(self.now, seat, action)
        return self.now.told[-1].events

    def play_words(self, seat: Seat, words: Sequence[str], read: Read) -> None:
        """Carry out several words, all or nothing.

        Nothing may follow a word after which something unknown turns up: the refusal of a plan that goes on
        would tell what it is.
        """
        now = self.now
        for at, word in enumerate(words):
            now = _after(now, seat, read(word, now.state))
            if now.back is None and at + 1 < len(words):
                raise BadInput("table-stop-there", word=word, next=words[at + 1])
        self.now = now

    def undo(self) -> None:
        """Take back the last action."""
        if self.now.back is None:
            raise BadInput("table-nothing-to-undo")
        self.now = self.now.back

    def restart(self) -> None:
        """Take back everything that can be."""
        self.undo()
        while self.now.back is not None:
            self.now = self.now.back

    def record(self) -> Record:
        """The game as it is written down now."""
        return records.close(self.start, self.now.moves, self.state)


def _after(now: Moment, seat: Seat, action: Action) -> Moment:
    state, events = now.state.copy(), list[Event]()
    state.apply(seat, action, events.append)
    final = state.actors != (seat,) or any(not event.certain for event in events)
    told = Told(seat, state.game.actions.write(action), tuple(events))
    return Moment(state, (*now.told, told), None if final else now)
