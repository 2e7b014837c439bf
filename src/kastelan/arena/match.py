"""One game between bots."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from kastelan.arena.forfeits import Fault
from kastelan.arena.subprocess_bot import Forfeit
from kastelan.bots import Bot, RandomBot, decide
from kastelan.bots.clock import seconds as now
from kastelan.bots.gc_pause import undisturbed
from kastelan.core.game import Action, Game, Outcome, Seat, State, Tell


@dataclass(slots=True)
class Watch:
    """How long one seat thought: a turn is all it decides before another seat does."""

    seconds: float = 0.0
    decisions: int = 0
    turns: int = 0
    slowest: float = 0.0
    _turn: float = 0.0

    def add(self, seconds: float, new_turn: bool) -> None:
        """One decision more."""
        self._turn = seconds if new_turn else self._turn + seconds
        self.turns += new_turn
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, self._turn)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: how it ended, every action as a word, the last position, how long each seat thought,
    and what a seat did that lost it the game."""

    outcome: Outcome
    moves: tuple[tuple[Seat, str], ...]
    state: State
    watches: tuple[Watch, ...] = ()
    forfeits: Mapping[Seat, Fault] = field(default_factory=dict)


def play_game(
    game: Game,
    bots: Sequence[Bot],
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    tell: Tell | None = None,
) -> Played:
    """Play one game to its end, one bot in each seat; the seed settles the cards and what the bots draw lots
    for."""
    state = game.new(len(bots), options, seed, tell)
    table = _Table(list(bots), [Random(f"{seed}:{seat}") for seat in range(len(bots))])
    moves: list[tuple[Seat, str]] = []
    write = game.actions.write
    while actors := state.actors:
        action = table.decision(state, actors[0])
        state.apply(actors[0], action, tell)
        moves.append((actors[0], write(action)))
    outcome = state.outcome
    assert outcome is not None
    judged = forfeited(outcome, table.forfeits)
    return Played(judged, tuple(moves), state, tuple(table.watches), table.forfeits)


class _Table:
    """The bots of one game, each with its luck and its watch."""

    def __init__(self, bots: list[Bot], lucks: list[Random]) -> None:
        self.bots, self.lucks = bots, lucks
        self.watches = [Watch() for _ in bots]
        self.forfeits: dict[Seat, Fault] = {}
        self._last: Seat | None = None

    def decision(self, state: State, seat: Seat) -> Action:
        """What a seat does; whoever forfeits is played for at random from then on."""
        with undisturbed():
            began = now()
            try:
                action = decide(self.bots[seat], state, seat, self.lucks[seat])
            except Forfeit as why:
                self.forfeits[seat] = why.fault
                self.bots[seat] = RandomBot()
                action = decide(self.bots[seat], state, seat, self.lucks[seat])
            self.watches[seat].add(now() - began, seat != self._last)
        self._last = seat
        return action


def forfeited(outcome: Outcome, forfeits: Collection[Seat]) -> Outcome:
    """The outcome with those who forfeited behind all others, whatever they scored."""
    if not forfeits:
        return outcome
    honest = sorted(place for seat, place in enumerate(outcome.places) if seat not in forfeits)
    places = tuple(
        len(honest) + 1 if seat in forfeits else honest.index(place) + 1
        for seat, place in enumerate(outcome.places)
    )
    return Outcome(outcome.scores, places)
