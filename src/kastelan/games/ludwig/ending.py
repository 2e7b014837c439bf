"""LUD-END: the final scoring and the winners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Outcome, Seat, Tell, places
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import HALLWAYS, STAIRS_STACK
from kastelan.games.ludwig.events import FinalPoints, GameEnded
from kastelan.games.ludwig.favours import card_points, card_rule, castle_size, favour_rule, measured
from kastelan.games.ludwig.steps import OVER

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

DEPLETED_POINTS: Final = 2
FAVOUR_POINTS: Final = (8, 4, 2, 1)
MONEY_PER_POINT: Final = 10_000
RANKS: Final = (60, 81, 96, 111)
"""The fewest points of each solo rank but the lowest (LUD-SOLO-5)."""


def end(state: LudwigState, tell: Tell | None) -> None:
    """The final scoring, step by step (LUD-END-2)."""
    score = list(state.score)
    for event in (*_public_points(state), *_card_points(state), *_money_points(state)):
        score[event.seat] += event.points
        if tell is not None:
            tell(event)
    state.score, state.step = tuple(score), OVER
    if tell is not None:
        result = outcome(state)
        tell(GameEnded(result.scores, result.places, rank(score[0]) if state.table.solo else None))


def public_scores(state: LudwigState) -> tuple[int, ...]:
    """The points if the game were scored now, without the bonus cards, which are secret."""
    if state.extras is not None:
        from kastelan.games.ludwig.modules import final

        return final.public_scores(state)
    if state.step == OVER or not state.castles:
        return state.score
    score = list(state.score)
    for event in (*_public_points(state), *_money_points(state)):
        score[event.seat] += event.points
    return tuple(score)


def outcome(state: LudwigState) -> Outcome:
    """Most points, then the largest castle, then most money; then the win is shared (LUD-END-7)."""
    if state.extras is not None:
        from kastelan.games.ludwig.modules import final

        return final.outcome(state)
    standings = [
        (score, castle_size(castle), money)
        for score, castle, money in zip(state.score, state.castles, state.money, strict=True)
    ]
    return Outcome(state.score, places(standings))


def rank(score: int) -> int:
    """The rank of a solo game, from 0 to 4 (LUD-SOLO-5)."""
    return sum(score >= least for least in RANKS)


def _clockwise(state: LudwigState) -> list[Seat]:
    """The seats from the last master builder on."""
    players = state.table.players
    return [(state.master + turn) % players for turn in range(players)]


def _public_points(state: LudwigState) -> Iterator[FinalPoints]:
    """Depleted stacks, then favours from left to right."""
    for seat in _clockwise(state):
        yield from _depleted(state, seat, state.castles[seat])
    for number in state.table.favours:
        yield from _favour(state, number)


def _depleted(state: LudwigState, seat: Seat, castle: Castle) -> Iterator[FinalPoints]:
    """2 points for each tile whose stack is empty (LUD-END-3)."""
    for room in castle.rooms:
        stack = room.tile.stack
        if stack is not None and not stack_left(state, stack):
            yield FinalPoints(seat, DEPLETED_POINTS, "LUD-END-3", room.tile.number, 1)


def stack_left(state: LudwigState, stack: int) -> int:
    """How many tiles a stack holds."""
    if stack >= HALLWAYS:
        return state.corridors[stack - HALLWAYS]
    return len(state.stacks[stack])


assert STAIRS_STACK == HALLWAYS + 1


def _favour(state: LudwigState, number: int) -> Iterator[FinalPoints]:
    """Points by place for what a favour measures (LUD-END-4)."""
    favour = state.table.components.favours[number]
    counts = [measured(state.castles[seat], state.money[seat], favour) for seat in range(state.table.players)]
    points = shares(counts)
    for seat in _clockwise(state):
        yield FinalPoints(seat, points[seat], favour_rule(favour), number, counts[seat])


def shares(counts: Sequence[int]) -> list[int]:
    """The points of each seat: ties share their places, who has nothing gets nothing (LUD-END-4,
    LUD-RUL-6).
    """
    points = []
    for count in counts:
        first, tied = sum(other > count for other in counts), counts.count(count)
        total = sum(FAVOUR_POINTS[first : first + tied])
        points.append(total // tied if count > 0 else 0)
    return points


def _card_points(state: LudwigState) -> Iterator[FinalPoints]:
    """Bonus cards from the master builder clockwise (LUD-END-5)."""
    for seat in _clockwise(state):
        for number in state.hands[seat]:
            card = state.table.components.bonus_cards[number]
            points, count = card_points(state.castles[seat], state.money[seat], card)
            yield FinalPoints(seat, points, card_rule(card), number, count)


def _money_points(state: LudwigState) -> Iterator[FinalPoints]:
    """1 point per full 10,000 M (LUD-END-6)."""
    for seat in _clockwise(state):
        money = state.money[seat]
        yield FinalPoints(seat, money // MONEY_PER_POINT, "LUD-END-6", None, money)
