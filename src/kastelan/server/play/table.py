"""A table that is being played: it decides what a command does. No sockets, no storage, no own clock.

A decision has two parts. `decide` checks a command and returns a `Plan`: the lines to write to the log. Once
they are on disk, `apply` makes the plan the table's position. A plan that is never applied changes nothing.

core/timeline.py says what a player may undo freely; any other undo needs the consent of the other people.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from kastelan.core import timeline
from kastelan.core.errors import NotYourDecision
from kastelan.core.game import Action, Event, Game, Seat, State
from kastelan.core.timeline import Moment, Timeline, forced_steps, only_choice, play_all
from kastelan.games import find
from kastelan.server.errors import Conflict, Refused
from kastelan.server.play.clocks import Clock, Watch
from kastelan.server.play.commands import FORCED, NO_ID, Command, GoBack, Return, StandIn, TimeUp, Vote
from kastelan.server.storage.log_entries import AGREE, ASK, MOVE, REFUSE, RETURN, STAND_IN, UNDO, VOTE, Entry
from kastelan.server.wire.play import AnswerUndo, AskUndo, Moves, Undo

MOST_LINES: Final = 5000
"""A log that is longer takes only what brings a game to its end. Whole games have a tenth of it, so only a
player who takes back moves all the time gets there."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from: options and a seed, or a position that was reached elsewhere."""

    game: str
    version: int
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int
    position: str | None = None

    def start(self) -> Timeline:
        """The game before its first move."""
        game = find(self.game, self.version)
        return timeline.start(game, self.players, self.options, self.seed, self.position)


@dataclass(frozen=True, slots=True)
class LogLine:
    """One entry of the log, with the events that it caused."""

    entry: Entry
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """What a command does: the lines that it adds to the log, and the game after them."""

    lines: tuple[LogLine, ...]
    now: Moment
    repeated: int | None = None  # the number of the line that this command has already written

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(line.entry for line in self.lines)


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A seat asks to go back to where `moves` moves had been made; these seats have agreed."""

    seat: Seat
    moves: int
    agreed: frozenset[Seat] = field(default_factory=frozenset)


class Table:
    """A game that is being played."""

    __slots__ = (
        *("answered", "asked", "last_at", "now", "seq", "setup", "stand_ins", "undo_request", "votes"),
        *("forced", "watch"),
    )

    def __init__(self, setup: Setup, first: Moment, clock: Clock, at: int, seq: int = 0) -> None:
        self.setup = setup
        self.now = first
        self.seq = seq
        self.last_at = at
        # (seat, client's id of the command) -> the line that it wrote: recognises a repeated command.
        self.answered: dict[tuple[Seat, str], int] = {}
        # seat -> the line since which it has to decide; an answer must refer to that line or a later one.
        self.asked: dict[Seat, int] = dict.fromkeys(first.state.actors, seq)
        self.stand_ins: dict[Seat, str] = {}
        # absent seat -> the seats that have voted for a bot there.
        self.votes: dict[Seat, frozenset[Seat]] = {}
        self.undo_request: UndoRequest | None = None
        # Whether the table makes choices for people where there is only one.
        self.forced = False
        self.watch = Watch(clock, setup.players)
        self.watch.turn(first.state.actors, at, None)

    @property
    def state(self) -> State:
        """The position now. It never changes: a move makes a new one."""
        return self.now.state

    @property
    def game(self) -> Game:
        return self.state.game

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    def legal(self, seat: Seat) -> list[str]:
        """The words that a seat may answer with."""
        write = self.game.actions.write
        return [write(action) for action in self.state.legal(seat)]

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take back its last move without asking."""
        return self.now.can_undo(seat)

    def answered_before(self, command: Command) -> int | None:
        """The number of the line that this command wrote when it was sent before; None if it is new."""
        return self.answered.get((command.seat, command.id))

    def agreed_undo(self, people: Collection[Seat]) -> UndoRequest | None:
        """The open request to undo, if all people who are asked have agreed."""
        request = self.undo_request
        # Bots are not among `people`, and the seat that asks need not agree with itself.
        return request if request and set(people) - request.agreed <= {request.seat} else None

    # Deciding

    def decide(self, command: Command, at: int) -> Plan:
        """What a command does. It is refused, or nothing changes before the plan is applied."""
        if (seq := self.answered_before(command)) is not None:
            return Plan((), self.now, seq)
        if self.seq >= MOST_LINES and not isinstance(command, Moves | StandIn | TimeUp):
            raise Conflict("log-full", most=MOST_LINES)
        match command:
            case Moves():
                # The system's clock may be set back, but the times in a log never decrease.
                return self._move(command, max(at, self.last_at))
            case Undo():
                return self._undo(command, at)
            case AskUndo():
                return self._ask_undo(command, at)
            case AnswerUndo():
                return self._answer_undo(command, at)
            case GoBack(seat, moment):
                return self._plan(UNDO, seat, str(moment.moves), at, now=moment)
            case StandIn(seat, bot):
                return self._stand_in(seat, bot, at)
            case TimeUp(seat, bot):
                self._check_late(seat, at)
                return self._stand_in(seat, bot, at)
            case Return(seat):
                return self._return(seat, at)
            case Vote():
                return self._vote(command, at)

    def _move(self, command: Moves, at: int) -> Plan:
        """Carry out words in order, all or none."""
        seat = command.seat
        if seat not in self.state.actors:
            raise Conflict("game-is-over") if self.over else NotYourDecision(seat)
        self._check_fresh(seat, command.seq)
        if not command.words:
            raise Refused("no-words")
        steps, lines = play_all(self.now, seat, command.words, _parse), list[LogLine]()
        chosen = len(steps)
        if self.forced and command.id != NO_ID:
            steps += forced_steps(steps[-1].moment, seat)
        for number, step in enumerate(steps, 1):
            assert step.move is not None
            # The whole thinking time is charged to the first word of a batch.
            spent = self.watch.thought(seat, at) if number == 1 else 0
            client = command.id if number <= chosen else FORCED
            entry = Entry(self.seq + number, MOVE, seat, step.move.word, client, at, spent)
            lines.append(LogLine(entry, step.events))
        return Plan(tuple(lines), steps[-1].moment)

    def _check_fresh(self, seat: Seat, answers: int) -> None:
        """A seat that chooses at the same time as others is not late because one of them was faster."""
        if not self.asked.get(seat, self.seq) <= answers <= self.seq:
            raise Conflict("stale-answer", seq=self.seq, answers=answers)

    def _undo(self, command: Undo, at: int) -> Plan:
        """Take back the last move, or all that can be taken back freely."""
        if command.seq != self.seq:
            raise Conflict("stale-answer", seq=self.seq, answers=command.seq)
        back = self.now.undo(command.seat, command.turn)
        # A choice that the table made is taken back with the one before it.
        while self.forced and back is not None and back.can_undo(command.seat):
            if only_choice(back.state, command.seat) is None:
                break
            back = back.back
        if back is None:
            raise Conflict("nothing-to-undo")
        return self._plan(UNDO, command.seat, str(back.moves), at, command.id, back)

    def _ask_undo(self, command: AskUndo, at: int) -> Plan:
        if self.over or self.undo_request is not None:
            raise Conflict("game-is-over" if self.over else "undo-already-asked")
        if not 0 <= command.moves < self.now.moves:
            raise Refused("no-such-move", moves=command.moves)
        return self._plan(ASK, command.seat, str(command.moves), at, command.id)

    def _answer_undo(self, command: AnswerUndo, at: int) -> Plan:
        request, seat = self.undo_request, command.seat
        if request is None or seat == request.seat or seat in request.agreed:
            raise Conflict("nothing-to-agree")
        return self._plan(AGREE if command.agree else REFUSE, seat, "", at, command.id)

    def _stand_in(self, seat: Seat, bot: str, at: int) -> Plan:
        if self.over or seat in self.stand_ins:
            raise Conflict("no-stand-in-needed")
        return self._plan(STAND_IN, seat, bot, at)

    def _check_late(self, seat: Seat, at: int) -> None:
        deadline = self.watch.deadlines().get(seat)
        if deadline is None or deadline > at:
            raise Conflict("table-moved-on")

    def _return(self, seat: Seat, at: int) -> Plan:
        if seat not in self.stand_ins:
            raise Conflict("no-stand-in-here")
        return self._plan(RETURN, seat, "", at)

    def _vote(self, vote: Vote, at: int) -> Plan:
        if self.over or vote.absent in self.stand_ins:
            raise Conflict("no-stand-in-needed")
        # Milliseconds that the absent player may still think before others may vote.
        left = vote.patience - self.watch.thought(vote.absent, at)
        if vote.absent not in self.state.actors or left > 0:
            raise Conflict("not-gone-yet", seconds=max(1, left // 1000))
        if vote.seat in self.votes.get(vote.absent, ()):
            # A second vote counts as a repetition and writes nothing.
            return Plan((), self.now, self.seq)
        return self._plan(VOTE, vote.seat, str(vote.absent), at)

    def _plan(
        self, kind: str, seat: Seat, word: str, at: int, client: str = "", now: Moment | None = None
    ) -> Plan:
        """A plan of one line; the game moves to `now`, or stays as it is."""
        entry = Entry(self.seq + 1, kind, seat, word, client, max(at, self.last_at))
        return Plan((LogLine(entry),), now or self.now)

    # Applying

    def apply(self, plan: Plan) -> None:
        """Make a plan true, now that its lines are in the log."""
        for line in plan.lines:
            self._note(line.entry)
        if any(line.entry.kind in (MOVE, UNDO) for line in plan.lines):
            self._move_on(plan.lines[-1].entry, plan.now)

    def _move_on(self, entry: Entry, now: Moment) -> None:
        undone = entry.kind == UNDO
        # After an undo all actors are asked anew. After a move, only the mover and seats that were not
        # deciding before: a seat that chooses at the same time may still answer what it saw earlier.
        self.asked = {
            seat: entry.seq if undone or seat == entry.seat or seat not in self.asked else self.asked[seat]
            for seat in now.state.actors
        }
        self.watch.turn(now.state.actors, entry.at, entry.seat)
        self.now, self.undo_request = now, None

    def _note(self, entry: Entry) -> None:
        self.seq, self.last_at = entry.seq, entry.at
        self.watch.spent[entry.seat] += entry.spent
        if entry.kind in (MOVE, STAND_IN, RETURN):
            self.votes.pop(entry.seat, None)  # the player is here, or a bot is
        if entry.client:
            self.answered[entry.seat, entry.client] = entry.seq
        if entry.kind in (ASK, AGREE, REFUSE):
            self._note_undo_request(entry)
        elif entry.kind == VOTE:
            absent = int(entry.word)
            self.votes[absent] = self.votes.get(absent, frozenset()) | {entry.seat}
        elif entry.kind == STAND_IN:
            self.stand_ins[entry.seat] = entry.word
            self.undo_request = None  # a player who has left cannot agree to anything
        elif entry.kind == RETURN:
            del self.stand_ins[entry.seat]
            if entry.seat in self.watch.since:
                # The time during which the bot played is not charged to the player.
                self.watch.since[entry.seat] = entry.at

    def _note_undo_request(self, entry: Entry) -> None:
        request = self.undo_request
        if entry.kind == ASK:
            self.undo_request = UndoRequest(entry.seat, int(entry.word))
        elif entry.kind == REFUSE:
            self.undo_request = None
        elif request is not None:
            self.undo_request = UndoRequest(request.seat, request.moves, request.agreed | {entry.seat})


def _parse(word: str, state: State) -> Action:
    return state.game.actions.parse(word)
