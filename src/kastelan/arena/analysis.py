"""Analysis of a finished game: what each turn cost the player, and which turn the search prefers."""

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
from kastelan.bots.search.flat_search import Candidate, add_result, playout, think
from kastelan.core.game import Game, Seat, State
from kastelan.core.timeline import PlayedStep

GREEDY: Final = GreedyBot()
LEAST: Final = 1.0
"""A turn that lost fewer points is not called a mistake: differences this small may be chance."""

FEWEST: Final = 3
"""The fewest deals that two turns are compared on: a standard error needs several samples."""

PLAYOUTS_PER_ENDING: Final = 16
"""One game is played to its end for this many playouts of a decision, and at least one."""

PARTS: Final = 6
"""The game is divided into this many equal parts; games are played to their end from where the parts meet."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A turn that could have been played.

    Holds its actions in notation, how often it was tried, the chance to win after it, and the final points
    that each seat can expect then.
    """

    words: tuple[str, ...]
    visits: int
    chance: float
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict on a turn that was played.

    `move` is the number of its first move, `lost` the lead in points that it gave away compared with the best
    turn, and `doubt` the standard error of `lost`.
    """

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


class FinalScores:
    """Estimated final scores after any move of the game.

    The search looks only a few turns ahead. That is enough to compare turns, but readers want to know how the
    game will end. So the greedy bot plays a few positions of the game to the end; between these positions the
    final scores are interpolated.
    """

    def __init__(self, steps: Sequence[PlayedStep], games: int, seed: int) -> None:
        self._steps, self._games, self._seed = steps, games, seed
        self._known: dict[int, list[float]] = {}

    def still_to_come(self, move: int, points: Sequence[float]) -> list[float]:
        """What each seat will gain between a search's horizon, where it has `points`, and the end."""
        # `part` is the last of these places before the move, `share` how far the move lies towards the next.
        part, share = divmod(PARTS * move / (len(self._steps) - 1), 1)
        # At the last move `part` is PARTS, and there is no next place.
        before, after = (self._at(min(PARTS, int(part) + more)) for more in (0, 1))
        return [a + share * (b - a) - near for a, b, near in zip(before, after, points, strict=True)]

    def _at(self, part: int) -> list[float]:
        if part not in self._known:
            state = self._steps[part * (len(self._steps) - 1) // PARTS].state
            luck = Random(f"{self._seed} end {part}")
            scores = [_greedy_scores(state, luck) for _ in range(self._games)]
            self._known[part] = [fmean(each) for each in zip(*scores, strict=True)]
        return self._known[part]


def _greedy_scores(state: State, luck: Random) -> tuple[int, ...]:
    """The final scores if greedy bots finish the game, with hidden information dealt at random."""
    now = state.determinise(state.actors[0], luck.getrandbits(160)) if state.actors else state
    while actors := now.actors:
        now.apply(actors[0], GREEDY.choose(now, actors[0], luck))
    assert now.outcome is not None
    return now.outcome.scores


def analyse(
    steps: Sequence[PlayedStep],
    budget: Budget,
    seed: int,
    progress: Callable[[int], None] | None = None,
    first: int = 1,
) -> Iterator[Judgement]:
    """Judge every turn from the move `first` on that left a choice, by what its seat could know at the time.

    Each turn has a random generator of its own, so an analysis that is resumed gives the same verdicts.
    """
    number = first
    final = FinalScores(steps, max(1, (budget.playouts or 0) // PLAYOUTS_PER_ENDING), seed)
    while number < len(steps):
        found = _judge(steps, number, budget, Random(f"{seed} {number}"), final)
        if found is not None:
            yield found
            number = found.last  # the moves of a turn are judged together
        if progress is not None:
            progress(number)
        number += 1


def mistakes(judgements: Iterable[Judgement], least: float = LEAST) -> list[Judgement]:
    """The turns that lost at least `least` points even after one standard error, the worst first."""
    found = [one for one in judgements if one.lost - one.doubt >= least]
    return sorted(found, key=lambda one: one.lost, reverse=True)


def _judge(
    steps: Sequence[PlayedStep], number: int, budget: Budget, luck: Random, final: FinalScores
) -> Judgement | None:
    """The verdict on the turn that begins with a move; None if it left no choice."""
    state, move = steps[number - 1].state, steps[number].move
    assert move is not None
    if len(state.legal(move.seat)) < 2:
        return None
    game, seat, played = state.game, move.seat, _played(steps, number)
    seen = state.determinise(seat, luck.getrandbits(160))
    knowledge = bots_of(game.name).knowledge
    # One half of the budget finds the best turn, the other compares it with the turn that was played.
    half = budget.part(knowledge.budget_share(seen) / 2)
    thought = think(knowledge, seen, seat, half, luck, played)
    # The idea that was played may be shorter than the turn: it is one that the turn begins with.
    own = next((idea for idea in thought.ideas if idea.line == played[: len(idea.line)]), None)
    if len(thought.ideas) < 2 or own is None or not own.visits:
        return None
    best, doubt = thought.best, 0.0
    if own != best:
        own, best, doubt = _compared(seen, seat, half, luck, own, best)
    others = [idea for idea in thought.ideas if idea.line not in (own.line, best.line) and idea.visits]
    to_come = final.still_to_come(number + len(own.line) - 1, own.points)
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
    """The turn that was played and the best one, both tried again, and the standard error of the difference.

    The best of many noisy estimates is too high on average, because the luckiest is chosen (the winner's
    curse). New playouts remove this bias. Both turns meet the same deals and the same random numbers, which
    makes the difference less noisy. If the supposed best turn is not better now, the turn that was played
    counts as the best.
    """
    played, better = Candidate(0.0, own.line), Candidate(0.0, best.line)
    knowledge, spent, gains = bots_of(seen.game.name).knowledge, budget.begin(), list[float]()
    while spent.share < 1 or len(gains) < FEWEST:
        deal, chance, leads = luck.getrandbits(160), luck.getrandbits(64), list[float]()
        for one in (played, better):
            points = playout(seen, seat, knowledge, one.turn, deal, Random(chance), spent)
            assert points is not None, "no seconds are counted"
            add_result(one, knowledge, points, seat)
            leads.append(_lead(points, seat))
            spent.playouts += 1
        # Paired differences: what both turns owe to the same deal cancels out.
        gains.append(leads[1] - leads[0])
    own, best = played.idea(), better.idea()
    if _lead(best.points, seat) <= _lead(own.points, seat):
        return own, own, 0.0
    return own, best, stdev(gains) / sqrt(len(gains))


def _played(steps: Sequence[PlayedStep], first: int) -> Turn:
    """The actions of the seat from this move on until another seat moves."""
    seat, actions = _mover(steps[first]), []
    for step in steps[first:]:
        if _mover(step) != seat or step.action is None:
            break
        actions.append(step.action)
    return tuple(actions)


def _mover(step: PlayedStep) -> Seat | None:
    return None if step.move is None else step.move.seat


def _lead(points: tuple[float, ...], seat: Seat) -> float:
    others = [one for other, one in enumerate(points) if other != seat]
    # The lead over the best opponent; alone at the table, the points themselves.
    return points[seat] - (max(others) if others else 0.0)


def _answer(game: Game, idea: Idea, to_come: Sequence[float]) -> Answer:
    return Answer(
        tuple(map(game.actions.write, idea.line)),
        idea.visits,
        round(idea.worth, 4),
        tuple(round(near + later, 2) for near, later in zip(idea.points, to_come, strict=True)),
    )
