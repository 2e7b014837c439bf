"""Information-set Monte Carlo tree search, for any game on the contract.

Every iteration deals the hidden things anew and goes down one tree of what was seen and done. Each seat looks
after its own chance to win (MaxN). Seats that choose at once and in secret choose by their own experience
alone, so that nobody in the tree knows what the others are about to do. A wide decision is opened slowly:
what the game's knowledge proposes comes first, and with the visits more is tried.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Final, Protocol

from kastelan.bots.search.budget import Budget
from kastelan.bots.search.knowledge import Turn, chance_to_win
from kastelan.bots.search.thought import Idea, Thought, settled
from kastelan.core.game import Action, Seat, State

CURIOSITY: Final = 0.5
"""How much rarely tried actions are preferred."""

WIDTH: Final = 1.5
"""How many actions are open after the first visit."""

OPENING: Final = 0.5
"""How fast that grows: with this power of the visits."""

STRANGE: Final = 0.25
"""How often a new action is drawn from all legal ones, not proposed by knowledge."""

DEEPEST: Final = 400
"""After so many decisions a playout is judged wherever it is."""


class Experience(Protocol):
    """What the tree must know of a game."""

    scale: float

    def play_on(self, state: State, seat: Seat, luck: Random) -> Action:
        """A sensible action, found quickly."""

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The points that every seat will have at the end, as far as this seat can tell."""


@dataclass(slots=True)
class Arm:
    """An action of one seat in a node: how often it was taken and what that brought."""

    visits: int = 0
    total: float = 0.0
    points: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Node:
    """What is known where the same was done; by what all who decide there choose, what follows."""

    visits: int = 0
    arms: dict[Seat, dict[Action, Arm]] = field(default_factory=dict)
    next: dict[tuple[Action, ...], Node] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Tree:
    """A search: what it knows, and how many decisions it plays on before it judges."""

    experience: Experience
    horizon: int = DEEPEST

    def think(self, seen: State, seat: Seat, budget: Budget, luck: Random, played: Turn = ()) -> Thought:
        """What the tree makes of a position; the action tried most is the answer."""
        legal = seen.legal(seat)
        if len(legal) == 1:
            return settled(legal[0], tuple(map(float, seen.scores())))
        spent, root = budget.begin(), Node()
        while spent.share < 1 or not root.visits:
            self._visit(seen.determinise(seat, luck.getrandbits(160)), seat, root, luck)
            spent.playouts += 1
        arms = sorted(root.arms[seat].items(), key=lambda arm: arm[1].visits, reverse=True)
        return Thought(tuple(_idea(action, arm) for action, arm in arms), spent.playouts)

    def _visit(self, state: State, seat: Seat, root: Node, luck: Random) -> None:
        """Down the tree to a new node, on from there, and back with what came of it."""
        node, path = root, list[tuple[Node, dict[Seat, Action]]]()
        while state.actors:
            chosen = self._chosen(node, state, luck)
            path.append((node, chosen))
            for mover, action in chosen.items():
                state.apply(mover, action)
            key = tuple(chosen.values())
            if key not in node.next:
                node.next[key] = Node()
                break
            node = node.next[key]
        points = self._played_on(state, seat, luck)
        worth = [chance_to_win(points, one, self.experience.scale) for one in range(len(points))]
        for node, chosen in path:
            node.visits += 1
            for mover, action in chosen.items():
                _note(node.arms[mover][action], worth[mover], points)

    def _chosen(self, node: Node, state: State, luck: Random) -> dict[Seat, Action]:
        """What everybody who has to decide now does."""
        return {mover: self._one(node, state, mover, luck) for mover in state.actors}

    def _one(self, node: Node, state: State, mover: Seat, luck: Random) -> Action:
        arms, legal = node.arms.setdefault(mover, {}), state.legal(mover)
        open_now = [action for action in arms if action in legal]
        if len(open_now) < min(len(legal), WIDTH * (node.visits + 1) ** OPENING):
            fresh = self._proposal(state, mover, luck)
            if fresh not in arms:
                arms[fresh], open_now = Arm(), [fresh]
        total = sum(arms[action].visits for action in open_now)
        return max(open_now, key=lambda action: _promise(arms[action], total))

    def _proposal(self, state: State, mover: Seat, luck: Random) -> Action:
        if luck.random() < STRANGE:
            return Guesswork().play_on(state, mover, luck)
        return self.experience.play_on(state, mover, luck)

    def _played_on(self, state: State, seat: Seat, luck: Random) -> tuple[float, ...]:
        for _ in range(self.horizon):
            if not (actors := state.actors):
                break
            state.apply(actors[0], self.experience.play_on(state, actors[0], luck))
        outcome = state.outcome
        return self.experience.points(state, seat) if outcome is None else tuple(map(float, outcome.scores))


class Guesswork:
    """Experience with no game at all: any action, and the points as they stand."""

    scale = 2.0

    def play_on(self, state: State, seat: Seat, luck: Random) -> Action:
        """Any legal action."""
        legal = state.legal(seat)
        return legal[int(luck.random() * len(legal))]

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The score."""
        return tuple(map(float, state.scores()))


def _promise(arm: Arm, total: int) -> float:
    """The mean, and more for what was tried rarely."""
    if not arm.visits:
        return 1e9
    return arm.total / arm.visits + CURIOSITY * sqrt(log(total + 1) / arm.visits)


def _note(arm: Arm, worth: float, points: tuple[float, ...]) -> None:
    arm.visits += 1
    arm.total += worth
    arm.points = [a + b for a, b in zip(arm.points or [0.0] * len(points), points, strict=True)]


def _idea(action: Action, arm: Arm) -> Idea:
    visits = max(1, arm.visits)
    return Idea((action,), arm.visits, arm.total / visits, tuple(one / visits for one in arm.points))
