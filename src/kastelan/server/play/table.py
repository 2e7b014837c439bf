"""One table: what is decided about moves, taking back and stand-ins. No sockets, no storage, no own clock.

Every decision is in two parts: a method checks everything and gives a `Plan`, the lines to write down; when
they are on disk, `install` makes them true. A plan that was never installed has changed nothing.

What a player may undo freely, core/timeline.py says; anything beyond that needs the consent of the other
people.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from kastelan.core import timeline
from kastelan.core.errors import NotYourDecision
from kastelan.core.game import Action, Event, Game, Seat, State
from kastelan.core.timeline import Moment, Timeline, play_all
from kastelan.games import find
from kastelan.server.errors import Conflict, Refused
from kastelan.server.play.clocks import Clock, Watch
from kastelan.server.storage.log_entries import AGREE, ASK, MOVE, REFUSE, RETURN, STAND_IN, UNDO, VOTE, Entry


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
class Told:
    """One line of the log with what it brought."""

    entry: Entry
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Plan:
    """What is going to be true once it is written down."""

    told: tuple[Told, ...]
    now: Moment
    repeated: int | None = None  # the sequence number of the answer that this one repeats

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(told.entry for told in self.told)


@dataclass(frozen=True, slots=True)
class Wish:
    """Somebody asks to take back moves, and these have agreed."""

    seat: Seat
    moves: int
    agreed: frozenset[Seat] = field(default_factory=frozenset)


class Table:
    """A game that is being played."""

    __slots__ = ("answered", "asked", "last_at", "now", "seq", "setup", "stand_ins", "votes", "watch", "wish")

    def __init__(self, setup: Setup, first: Moment, clock: Clock, at: int, seq: int = 0) -> None:
        self.setup = setup
        self.now = first
        self.seq = seq
        self.last_at = at
        self.answered: dict[tuple[Seat, str], int] = {}
        self.asked: dict[Seat, int] = dict.fromkeys(first.state.actors, seq)
        self.stand_ins: dict[Seat, str] = {}
        self.votes: dict[Seat, frozenset[Seat]] = {}
        self.wish: Wish | None = None
        self.watch = Watch(clock, setup.players)
        self.watch.turn(first.state.actors, at, None)

    @property
    def state(self) -> State:
        """The position now. It is only looked at: a move makes a new one."""
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

    def _repeated(self, seat: Seat, client: str) -> Plan | None:
        """Nothing to do, if this was done before."""
        before = self.answered.get((seat, client))
        return None if before is None else Plan((), self.now, before)

    # Moves

    def plan_moves(self, seat: Seat, answers: int, client: str, words: Sequence[str], at: int) -> Plan:
        """Carry out words in order, all or none; a repeated client id changes nothing."""
        if (repeated := self._repeated(seat, client)) is not None:
            return repeated
        if seat not in self.state.actors:
            raise Conflict("game-is-over") if self.over else NotYourDecision(seat)
        self._check_fresh(seat, answers)
        if not words:
            raise Refused("no-words")
        at = max(at, self.last_at)
        steps, told = play_all(self.now, seat, words, _parse), list[Told]()
        for number, step in enumerate(steps, 1):
            assert step.move is not None
            spent = self.watch.thought(seat, at) if number == 1 else 0
            entry = Entry(self.seq + number, MOVE, seat, step.move.word, client, at, spent)
            told.append(Told(entry, step.events))
        return Plan(tuple(told), steps[-1].moment)

    def _check_fresh(self, seat: Seat, answers: int) -> None:
        """Whoever chooses at the same time as others is not late because one of them was faster."""
        if not self.asked.get(seat, self.seq) <= answers <= self.seq:
            raise Conflict("stale-answer", seq=self.seq, answers=answers)

    # Taking back

    def plan_undo(self, seat: Seat, answers: int, client: str, at: int, whole_turn: bool = False) -> Plan:
        """Freely take back the last move, or all that can be."""
        if (repeated := self._repeated(seat, client)) is not None:
            return repeated
        if answers != self.seq:
            raise Conflict("stale-answer", seq=self.seq, answers=answers)
        back = self.now.undo(seat, whole_turn)
        if back is None:
            raise Conflict("nothing-to-undo")
        return self._plan(UNDO, seat, str(back.moves), client, at, back)

    def plan_wish(self, seat: Seat, moves: int, client: str, at: int) -> Plan:
        """Ask the others to go back to where so many moves had been made."""
        if (repeated := self._repeated(seat, client)) is not None:
            return repeated
        if self.over or self.wish is not None:
            raise Conflict("game-is-over" if self.over else "undo-already-asked")
        if not 0 <= moves < self.now.moves:
            raise Refused("no-such-move", moves=moves)
        return self._plan(ASK, seat, str(moves), client, at)

    def plan_answer(self, seat: Seat, agree: bool, client: str, at: int) -> Plan:
        """Agree to somebody's wish, or not."""
        if (repeated := self._repeated(seat, client)) is not None:
            return repeated
        if self.wish is None or seat == self.wish.seat or seat in self.wish.agreed:
            raise Conflict("nothing-to-agree")
        return self._plan(AGREE if agree else REFUSE, seat, "", client, at)

    def granted(self, people: Collection[Seat]) -> Wish | None:
        """The wish, once everybody who is asked has agreed."""
        wish = self.wish
        return wish if wish is not None and set(people) - wish.agreed <= {wish.seat} else None

    def plan_granted(self, wish: Wish, then: Moment, at: int) -> Plan:
        """Go back to `then`, the moment that everybody agreed to."""
        return self._plan(UNDO, wish.seat, str(wish.moves), "", at, then)

    # Stand-ins

    def plan_stand_in(self, seat: Seat, bot: str, at: int) -> Plan:
        """From now on a bot plays for somebody who is gone."""
        if self.over or seat in self.stand_ins:
            raise Conflict("no-stand-in-needed")
        return self._plan(STAND_IN, seat, bot, "", at)

    def plan_vote(self, seat: Seat, gone: Seat, at: int) -> Plan:
        """Somebody wants a bot to play for a seat whose player is gone."""
        if self.over or gone in self.stand_ins:
            raise Conflict("no-stand-in-needed")
        if seat in self.votes.get(gone, ()):
            return Plan((), self.now, self.seq)
        return self._plan(VOTE, seat, str(gone), "", at)

    def plan_return(self, seat: Seat, at: int) -> Plan:
        """Whoever was gone is back."""
        if seat not in self.stand_ins:
            raise Conflict("no-stand-in-here")
        return self._plan(RETURN, seat, "", "", at)

    def _plan(
        self, kind: str, seat: Seat, word: str, client: str, at: int, now: Moment | None = None
    ) -> Plan:
        entry = Entry(self.seq + 1, kind, seat, word, client, max(at, self.last_at))
        return Plan((Told(entry),), now or self.now)

    # Making it true

    def install(self, plan: Plan) -> None:
        """What the plan says is written down: let it be so."""
        for told in plan.told:
            self._note(told.entry)
        if any(told.entry.kind in (MOVE, UNDO) for told in plan.told):
            self._move_on(plan.told[-1].entry, plan.now)

    def _move_on(self, entry: Entry, now: Moment) -> None:
        undone = entry.kind == UNDO
        self.asked = {
            seat: entry.seq if undone or seat == entry.seat or seat not in self.asked else self.asked[seat]
            for seat in now.state.actors
        }
        self.watch.turn(now.state.actors, entry.at, entry.seat)
        self.now, self.wish = now, None

    def _note(self, entry: Entry) -> None:
        self.seq, self.last_at = entry.seq, entry.at
        self.watch.spent[entry.seat] += entry.spent
        if entry.kind in (MOVE, STAND_IN, RETURN):
            self.votes.pop(entry.seat, None)  # no longer gone, or no longer missed
        if entry.client:
            self.answered[entry.seat, entry.client] = entry.seq
        if entry.kind == ASK:
            self.wish = Wish(entry.seat, int(entry.word))
        elif entry.kind == AGREE and self.wish is not None:
            self.wish = Wish(self.wish.seat, self.wish.moves, self.wish.agreed | {entry.seat})
        elif entry.kind == REFUSE:
            self.wish = None
        elif entry.kind == VOTE:
            gone = int(entry.word)
            self.votes[gone] = self.votes.get(gone, frozenset()) | {entry.seat}
        elif entry.kind == STAND_IN:
            self.stand_ins[entry.seat] = entry.word
            self.wish = None  # whoever is gone has not agreed to anything
        elif entry.kind == RETURN:
            del self.stand_ins[entry.seat]
            if entry.seat in self.watch.since:
                self.watch.since[entry.seat] = entry.at


def _parse(word: str, state: State) -> Action:
    return state.game.actions.parse(word)
