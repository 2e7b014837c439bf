"""One game between bots."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from kastelan.arena.forfeits import Fault, illegal_word
from kastelan.arena.subprocess_bot import Forfeit
from kastelan.bots import Bot, RandomBot, decide
from kastelan.bots.clock import seconds as now
from kastelan.bots.gc_pause import gc_paused
from kastelan.core.game import Action, Game, Outcome, Seat, State, Tell
from kastelan.core.position import write_position


@dataclass(slots=True)
class ThinkingTime:
    """How long one seat thought. A turn is all that it decides before another seat does."""

    seconds: float = 0.0
    decisions: int = 0
    turns: int = 0
    slowest: float = 0.0
    _turn: float = 0.0

    def add(self, seconds: float, new_turn: bool) -> None:
        """Count one more decision."""
        self._turn = seconds if new_turn else self._turn + seconds
        self.turns += new_turn
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, self._turn)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game: its outcome, all actions in notation, the final position, and faults of forfeiting
    bots."""

    outcome: Outcome
    moves: tuple[tuple[Seat, str], ...]
    state: State
    times: tuple[ThinkingTime, ...] = ()
    forfeits: Mapping[Seat, Fault] = field(default_factory=dict)


def play_game(
    game: Game,
    bots: Sequence[Bot],
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    tell: Tell | None = None,
) -> PlayedGame:
    """Play one game to its end with one bot in each seat.

    The seed decides the deal and the random choices of the bots. Each bot has a generator of its own, so that
    the choices of one do not shift those of another.
    """
    state = game.new(len(bots), options, seed, tell)
    table = _Table(list(bots), [Random(f"{seed}:{seat}") for seat in range(len(bots))])
    moves: list[tuple[Seat, str]] = []
    write = game.actions.write
    while actors := state.actors:
        action = table.decision(state, actors[0])
        _apply(state, actors[0], action, tell)
        moves.append((actors[0], write(action)))
    outcome = state.outcome
    assert outcome is not None
    return PlayedGame(
        forfeited(outcome, table.forfeits), tuple(moves), state, tuple(table.times), table.forfeits
    )


def _apply(state: State, seat: Seat, action: Action, tell: Tell | None) -> None:
    """Carry out a bot's action; IllegalAnswer if it is none that was open to it."""
    try:
        state.apply(seat, action, tell)
    except Exception as error:
        legal = state.legal(seat)
        if action in legal:  # then the fault is not the bot's
            raise
        raise IllegalAnswer(state, seat, action, legal) from error


class IllegalAnswer(Exception):
    """A bot chose something other than a legal action."""

    def __init__(self, state: State, seat: Seat, action: Action, legal: Sequence[Action]) -> None:
        write = state.game.actions.write
        position = write_position(state.determinise(seat, 0))
        self.fault = illegal_word(_shown(action, write), [write(one) for one in legal], seat, position)
        facts = self.fault.facts
        super().__init__(
            f"{facts['word']} is not legal in {position} for seat {seat}; legal: {facts['legal']}"
        )


def _shown(action: Action, write: Callable[[Action], str]) -> str:
    """The action in notation, or, if it is no action of the game, as Python shows it."""
    try:
        return write(action)
    except Exception:  # an answer may be anything
        return repr(action)


class _Table:
    """The bots of one game, with their random generators and thinking times."""

    def __init__(self, bots: list[Bot], lucks: list[Random]) -> None:
        self.bots, self.lucks = bots, lucks
        self.times = [ThinkingTime() for _ in bots]
        self.forfeits: dict[Seat, Fault] = {}
        self._last: Seat | None = None

    def decision(self, state: State, seat: Seat) -> Action:
        """The decision of a seat. After a forfeit, a random bot takes over so that the others can play on."""
        # A garbage collection would count as thinking time of the seat that it happens to hit.
        with gc_paused():
            began = now()
            try:
                action = decide(self.bots[seat], state, seat, self.lucks[seat])
            except Forfeit as forfeit:
                self.forfeits[seat] = forfeit.fault
                self.bots[seat] = RandomBot()
                action = decide(self.bots[seat], state, seat, self.lucks[seat])
            self.times[seat].add(now() - began, seat != self._last)
        self._last = seat
        return action


def forfeited(outcome: Outcome, forfeits: Collection[Seat]) -> Outcome:
    """The outcome with the seats that forfeited placed last, whatever they scored."""
    if not forfeits:
        return outcome
    # The others keep their order and move up; all that forfeited share the last place.
    honest = sorted(place for seat, place in enumerate(outcome.places) if seat not in forfeits)
    places = tuple(
        len(honest) + 1 if seat in forfeits else honest.index(place) + 1
        for seat, place in enumerate(outcome.places)
    )
    return Outcome(outcome.scores, places)
