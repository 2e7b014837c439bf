"""Moments of a game, undo, and replaying a log: once, for the server, the terminal and records.

A player may undo freely whatever was done since the last fact that came from chance or from something
secret, but never what another seat has answered. A secret choice, which several seats make at the same time,
can be undone as long as no other seat has chosen after it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from kastelan.core.errors import UnknownFollows
from kastelan.core.game import Action, Event, Game, Seat, State
from kastelan.core.position import parse_position

Read = Callable[[str, State], Action]
"""Finds the action that a word means in a position; BadNotation if there is none."""


class WrittenMove(Protocol):
    """An action as a log or a record holds it: who did it, and its word."""

    @property
    def seat(self) -> Seat: ...

    @property
    def word(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a record, with its line in the file if it was read from one."""

    seat: Seat
    word: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class Moment:
    """The game after a number of moves. Its state is never changed; a move makes a new moment.

    `back` is the moment that the mover may freely return to; it keeps that moment in memory.
    """

    state: State
    moves: int = 0
    mover: Seat | None = None
    back: Moment | None = None

    def play(self, seat: Seat, action: Action) -> tuple[Moment, tuple[Event, ...]]:
        """The moment after an action, and its events; a refused action raises."""
        state, events = self.state.copy(), list[Event]()
        state.apply(seat, action, events.append)
        # No other seat can have reacted yet: the same seat decides next, or the others are still choosing in
        # secret.
        unanswered = state.actors == (seat,) or _others_still_choose(self.state, seat, state)
        back = self if unanswered and all(event.certain for event in events) else None
        return Moment(state, self.moves + 1, seat, back), tuple(events)

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take back its last move without asking the others."""
        return self.back is not None and self.mover == seat

    def undo(self, seat: Seat, whole_turn: bool = False) -> Moment | None:
        """The moment before the seat's last move, or before all of them that it may undo; None if it may undo
        nothing."""
        if not self.can_undo(seat):
            return None
        back = self.back
        while whole_turn and back is not None and back.can_undo(seat):
            back = back.back
        return back

    def earlier(self, moves: int) -> Moment | None:
        """The moment with this number of moves, if it is among those that are still in memory."""
        moment: Moment | None = self
        while moment is not None and moment.moves != moves:
            moment = moment.back
        return moment


def _others_still_choose(before: State, seat: Seat, after: State) -> bool:
    """Whether the seat made a secret choice and the last of those who choose with it has yet to decide."""
    return len(before.actors) > 1 and set(after.actors) == set(before.actors) - {seat}


class PlayedStep(NamedTuple):
    """One move that was played, with the moment it led to. The first step is the set-up and has no move."""

    moment: Moment
    events: tuple[Event, ...]
    move: WrittenMove | None = None
    action: Action | None = None

    @property
    def number(self) -> int:
        return self.moment.moves

    @property
    def state(self) -> State:
        return self.moment.state


def play_all(now: Moment, seat: Seat, words: Sequence[str], read: Read) -> list[PlayedStep]:
    """The steps of a batch of words, which are carried out all or none.

    Only the last word may uncover something unknown: if a later word were refused, the refusal would reveal
    what was uncovered.
    """
    steps = list[PlayedStep]()
    for number, word in enumerate(words, 1):
        action = read(word, now.state)
        now, events = now.play(seat, action)
        steps.append(PlayedStep(now, events, Move(seat, now.state.game.actions.write(action)), action))
        # Without a moment to return to, this word uncovered something or passed the decision to another seat.
        if now.back is None and number < len(words):
            raise UnknownFollows(word, words[number])
    return steps


def only_choice(state: State, seat: Seat) -> Action | None:
    """The only action of a seat, if the step allows that it is done for the player; None otherwise."""
    if state.actors != (seat,) or not state.ask(seat).forced:
        return None
    legal = state.legal(seat)
    return legal[0] if len(legal) == 1 else None


def forced_steps(now: Moment, seat: Seat) -> list[PlayedStep]:
    """The steps that follow because each is the seat's only choice, as long as they can be taken back."""
    steps = list[PlayedStep]()
    while (action := only_choice(now.state, seat)) is not None:
        now, events = now.play(seat, action)
        if now.back is None:
            break
        steps.append(PlayedStep(now, events, Move(seat, now.state.game.actions.write(action)), action))
    return steps


class UnknownMoment(LookupError):
    """A log takes moves back to a moment before the first one that was loaded."""


class Timeline:
    """A game from its first moment on: the steps that were not undone."""

    __slots__ = ("steps",)

    def __init__(self, first: Moment, events: tuple[Event, ...] = ()) -> None:
        self.steps = [PlayedStep(first, events)]

    @property
    def now(self) -> Moment:
        return self.steps[-1].moment

    @property
    def state(self) -> State:
        return self.now.state

    def play(self, seat: Seat, action: Action) -> PlayedStep:
        """Carry out an action; a refused action raises and changes nothing."""
        now = self.now
        return self._add(now, Move(seat, now.state.game.actions.write(action)), action)

    def replay(self, move: WrittenMove) -> PlayedStep:
        """Carry out a move that was written down."""
        now = self.now
        return self._add(now, move, now.state.game.actions.parse(move.word))

    def _add(self, now: Moment, move: WrittenMove, action: Action) -> PlayedStep:
        step = PlayedStep(*now.play(move.seat, action), move, action)
        self.steps.append(step)
        return step

    def play_all(self, seat: Seat, words: Sequence[str], read: Read) -> None:
        """Carry out a batch of words, all or none."""
        self.steps += play_all(self.now, seat, words, read)

    def return_to(self, moves: int) -> None:
        """Undo every move after the first `moves`."""
        first = self.steps[0]
        # A timeline may begin in the middle of a game; `kept` is an index into its steps.
        kept = moves - first.number
        if 0 <= kept < len(self.steps):
            del self.steps[kept + 1 :]
        elif kept < 0 and (moment := first.moment.earlier(moves)) is not None:
            self.steps = [PlayedStep(moment, ())]
        else:
            raise UnknownMoment(moves)


def start(
    game: Game, players: int, options: Sequence[tuple[str, str]], seed: int, position: str | None = None
) -> Timeline:
    """A game at its set-up, from options and a seed or from a position that was reached elsewhere."""
    events = list[Event]()
    if position is not None:
        return Timeline(Moment(parse_position(game, position)))
    state = game.new(players, dict(options), seed, events.append)
    return Timeline(Moment(state), tuple(events))


def first_secret_step(steps: Sequence[PlayedStep]) -> int:
    """The number of the first move in a secret choice that is still incomplete at the last step.

    One more than there are moves if there is none. Until every seat has chosen, only its own seat may read
    such a move.
    """
    # Go back while every move is by a seat that was not met before. The choice began at the earliest position
    # that waited for exactly the seats met so far and those still waiting.
    last = len(steps) - 1
    waiting, chosen = set(steps[-1].state.actors), set[Seat]()
    first = last + 1
    for number in range(last, 0, -1):
        move = steps[number].move
        if not waiting or move is None or move.seat in chosen | waiting:
            break
        chosen.add(move.seat)
        if set(steps[number - 1].state.actors) == waiting | chosen:
            first = number
    return first
