"""What a search says about a game that was played: what each turn cost, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from kastelan.bots import GreedyBot
from kastelan.bots.game_bots import bots_of
from kastelan.bots.search import Budget, Idea, Turn
from kastelan.bots.search.flat_search import Tried, note, playout, think
from kastelan.core.game import Game, Seat, State
from kastelan.core.timeline import Step

REST: Final = GreedyBot()
LEAST: Final = 1.0
"""A turn that gave away fewer points is no mistake: so much may be chance."""

FEWEST: Final = 3
"""Two turns are compared on at least so many deals, or nothing would be known of the doubt about it."""

ONE_IN: Final = 16
"""For so many playouts of a decision the rest of the game is played once, and once at least, from each of a
few positions."""
PARTS: Final = 6
"""Of the game, between which these positions lie."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A turn that could have been played: its words, how often it was tried, the chance to win after it, and
    the points that every seat can expect then."""

    words: tuple[str, ...]
    visits: int
    chance: float
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Judgement:
    """A turn that was played: the number of its first move, what was expected before it (with the best turn)
    and after it, the lead in points that it gave away, and the standard error of that."""

    move: int
    seat: Seat
    played: Answer
    best: Answer
    others: tuple[Answer, ...]
    lost: float
    doubt: float = 0.0

    @property
    def before(self) -> tuple[float, ...]:
        return self.best.points

    @property
    def after(self) -> tuple[float, ...]:
        return self.played.points

    @property
    def last(self) -> int:
        """The number of its last move."""
        return self.move + len(self.played.words) - 1

    def as_json(self) -> dict[str, object]:
        """Plain values."""
        return {**asdict(self), "before": self.before, "after": self.after}


class Ends:
    """How the game may end, by what the greedy bot makes of a few of its positions, and in between.

    The search looks at the next few turns. That is enough to compare, but people want to know how the game
    will end.
    """

    def __init__(self, steps: Sequence[Step], times: int, seed: int) -> None:
        self._steps, self._times, self._seed = steps, times, seed
        self._found: dict[int, list[float]] = {}

    def beyond(self, move: int, points: Sequence[float]) -> list[float]:
        """The points that everybody will have at the end beyond these, which are expected after a move."""
        part, share = divmod(PARTS * move / (len(self._steps) - 1), 1)
        before, after = (self._end(min(PARTS, int(part) + more)) for more in (0, 1))
        return [a + share * (b - a) - near for a, b, near in zip(before, after, points, strict=True)]

    def _end(self, part: int) -> list[float]:
        if part not in self._found:
            state = self._steps[part * (len(self._steps) - 1) // PARTS].state
            luck = Random(f"{self._seed} end {part}")
            scores = [_played_on(state, luck) for _ in range(self._times)]
            self._found[part] = [fmean(each) for each in zip(*scores, strict=True)]
        return self._found[part]


def _played_on(state: State, luck: Random) -> tuple[int, ...]:
    """The scores at the end of a game that goes on greedily, in one way the hidden things may lie."""
    now = state.determinise(state.actors[0], luck.getrandbits(160)) if state.actors else state
    while actors := now.actors:
        now.apply(actors[0], REST.choose(now, actors[0], luck))
    assert now.outcome is not None
    return now.outcome.scores


def analyse(
    steps: Sequence[Step],
    budget: Budget,
    seed: int,
    progress: Callable[[int], None] | None = None,
    first: int = 1,
) -> Iterator[Judgement]:
    """Every turn from the first move on that had to be thought about, in order, judged by what its seat could
    know then. Each has luck of its own, so that it is the same wherever one begins."""
    number, ends = first, Ends(steps, max(1, (budget.playouts or 0) // ONE_IN), seed)
    while number < len(steps):
        found = _judge(steps, number, budget, Random(f"{seed} {number}"), ends)
        if found is not None:
            yield found
            number = found.last
        if progress is not None:
            progress(number)
        number += 1


def mistakes(judgements: Iterable[Judgement], least: float = LEAST) -> list[Judgement]:
    """The turns that gave away at least so many points even if they were unlucky, the worst first."""
    found = [one for one in judgements if one.lost - one.doubt >= least]
    return sorted(found, key=lambda one: one.lost, reverse=True)


def _judge(steps: Sequence[Step], number: int, budget: Budget, luck: Random, ends: Ends) -> Judgement | None:
    """The turn that begins with a move; None if there was nothing to think about."""
    state, move = steps[number - 1].state, steps[number].move
    assert move is not None
    if len(state.legal(move.seat)) < 2:
        return None
    game, seat, played = state.game, move.seat, _played(steps, number)
    seen = state.determinise(seat, luck.getrandbits(160))
    knowledge = bots_of(game.name).knowledge
    half = budget.part(knowledge.share(seen) / 2)
    thought = think(knowledge, seen, seat, half, luck, played)
    own = next((idea for idea in thought.ideas if idea.line == played[: len(idea.line)]), None)
    if len(thought.ideas) < 2 or own is None or not own.visits:
        return None
    best, doubt = thought.best, 0.0
    if own != best:
        own, best, doubt = _compared(seen, seat, half, luck, own, best)
    others = [idea for idea in thought.ideas if idea.line not in (own.line, best.line) and idea.visits]
    to_come = ends.beyond(number + len(own.line) - 1, own.points)
    return Judgement(
        number,
        seat,
        _answer(game, own, to_come),
        _answer(game, best, to_come),
        tuple(_answer(game, idea, to_come) for idea in others[:2]),
        round(_lead(best.points, seat) - _lead(own.points, seat), 2),
        round(doubt, 2),
    )


def _compared(
    seen: State, seat: Seat, budget: Budget, luck: Random, own: Idea, best: Idea
) -> tuple[Idea, Idea, float]:
    """The turn that was played and the one that seemed best, on the same new deals, and the standard error of
    the difference: the one that seemed best of many was lucky too. If it is not better now, nothing is."""
    played, better = Tried(0.0, own.line), Tried(0.0, best.line)
    knowledge, spent, gains = bots_of(seen.game.name).knowledge, budget.begin(), list[float]()
    while spent.share < 1 or len(gains) < FEWEST:
        deal, chance, leads = luck.getrandbits(160), luck.getrandbits(64), list[float]()
        for one in (played, better):
            points = playout(seen, seat, knowledge, one.turn, deal, Random(chance), spent)
            assert points is not None, "no seconds are counted"
            note(one, knowledge, points, seat)
            leads.append(_lead(points, seat))
            spent.playouts += 1
        gains.append(leads[1] - leads[0])
    own, best = played.idea(), better.idea()
    if _lead(best.points, seat) <= _lead(own.points, seat):
        return own, own, 0.0
    return own, best, stdev(gains) / sqrt(len(gains))


def _played(steps: Sequence[Step], first: int) -> Turn:
    """What the seat did from this move on, until somebody else did something."""
    seat, actions = _mover(steps[first]), []
    for step in steps[first:]:
        if _mover(step) != seat or step.action is None:
            break
        actions.append(step.action)
    return tuple(actions)


def _mover(step: Step) -> Seat | None:
    return None if step.move is None else step.move.seat


def _lead(points: tuple[float, ...], seat: Seat) -> float:
    others = [one for other, one in enumerate(points) if other != seat]
    return points[seat] - (max(others) if others else 0.0)


def _answer(game: Game, idea: Idea, to_come: Sequence[float]) -> Answer:
    return Answer(
        tuple(map(game.actions.write, idea.line)),
        idea.visits,
        round(idea.worth, 4),
        tuple(round(near + later, 2) for near, later in zip(idea.points, to_come, strict=True)),
    )
