"""Information-set Monte Carlo tree search, for any game on the contract.

Every iteration deals the hidden things anew and goes down one tree of what was seen and done. Each seat looks
after its own chance to win (MaxN). Seats that choose at once and in secret choose by their own experience
alone, so that nobody in the tree knows what the others are about to do. A wide decision is opened slowly:
what the game's knowledge proposes comes first, and with the visits more is tried. When the same seat decides
again and sees what it expected, the part of the tree below its last decision is used again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Final, Protocol

from kastelan.bots.search.budget import Budget, Spent
from kastelan.bots.search.knowledge import Turn, chance_to_win
from kastelan.bots.search.plan_memory import TABLES
from kastelan.bots.search.thought import Idea, Thought, settled
from kastelan.core.game import Action, Seat, State, View

CURIOSITY: Final = 0.5
"""How much rarely tried actions are preferred."""

WIDTH: Final = 1.5
"""How many actions are open after the first visit."""

OPENING: Final = 0.5
"""How fast that grows: with this power of the visits."""

STRANGE: Final = 0.25
"""How often a new action is drawn from all legal ones, not proposed by knowledge."""

WHIM: Final = 0.05
"""How much chance has a say when several choose at once: who always went in step with the others would never
see what another choice brings."""

DEEPEST: Final = 400
"""After so many decisions a playout is judged wherever it is."""


class Experience(Protocol):
    """What the tree must know of a game."""

    scale: float

    def deal(self, state: State, seat: Seat, chance: int) -> State:
        """One way that the hidden things may lie, as far as the seat knows."""

    def play_on(self, state: State, seat: Seat, luck: Random) -> Action:
        """A sensible action, found quickly."""

    def enough(self, begun: State, now: State, changes: int) -> bool:
        """Whether a playout is cut off here and judged, after so many changes of who decides."""

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
    """A search: what it knows, how many decisions it plays on at most before it judges, and parts of earlier
    trees by what the seat expects to see when it decides again."""

    experience: Experience
    horizon: int = DEEPEST
    kept: dict[View, Node] = field(default_factory=dict)

    def think(self, seen: State, seat: Seat, budget: Budget, luck: Random, played: Turn = ()) -> Thought:
        """What the tree makes of a position; the action tried most is the answer. Where there was no time to
        try any, experience answers."""
        legal = seen.legal(seat)
        if len(legal) == 1:
            return settled(legal[0], tuple(map(float, seen.scores())))
        spent, root = budget.begin(), self.kept.pop(seen.view(seat), None) or Node()
        while spent.share < 1 and self._visit(seen, seat, root, luck, spent):
            spent.playouts += 1
        tried = root.arms.get(seat, {}).items()
        possible = [arm for arm in tried if arm[1].visits and arm[0] in legal]  # on other deals more was
        if not possible:
            return settled(self.experience.play_on(seen, seat, luck), tuple(map(float, seen.scores())))
        arms = sorted(possible, key=lambda arm: arm[1].visits, reverse=True)
        self._keep(seen, seat, root, arms[0][0])
        return Thought(tuple(_idea(action, arm) for action, arm in arms), spent.playouts)

    def _keep(self, seen: State, seat: Seat, root: Node, action: Action) -> None:
        """Remember what is below the answer, if the seat decides next again."""
        after, node = seen.copy(), root.next.get((action,))
        after.apply(seat, action)
        if node is not None and after.actors == (seat,):
            self.kept[after.view(seat)] = node
        while len(self.kept) > TABLES:
            del self.kept[next(iter(self.kept))]

    def _visit(self, seen: State, seat: Seat, root: Node, luck: Random, spent: Spent) -> bool:
        """Down the tree to a new node, on from there, and back with what came of it; false if time ran out on
        the way."""
        state = self.experience.deal(seen, seat, luck.getrandbits(160))
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
        points = self._played_on(seen, state, seat, luck, spent)
        if points is None:
            return False
        worth = [chance_to_win(points, one, self.experience.scale) for one in range(len(points))]
        for node, chosen in path:
            node.visits += 1
            for mover, action in chosen.items():
                _note(node.arms[mover][action], worth[mover], points)
        return True

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
        whim = WHIM if len(state.actors) > 1 else 0.0
        return max(open_now, key=lambda action: _promise(arms[action], total) + whim * luck.random())

    def _proposal(self, state: State, mover: Seat, luck: Random) -> Action:
        if luck.random() < STRANGE:
            return Guesswork().play_on(state, mover, luck)
        return self.experience.play_on(state, mover, luck)

    def _played_on(
        self, begun: State, state: State, seat: Seat, luck: Random, spent: Spent
    ) -> tuple[float, ...] | None:
        changes, before = 0, seat
        for _ in range(self.horizon):
            if not (actors := state.actors):
                break
            if spent.late:
                return None
            if actors[0] != before:
                changes, before = changes + 1, actors[0]
                if self.experience.enough(begun, state, changes):
                    break
            state.apply(actors[0], self.experience.play_on(state, actors[0], luck))
        outcome = state.outcome
        return self.experience.points(state, seat) if outcome is None else tuple(map(float, outcome.scores))


class Guesswork:
    """Experience with no game at all: any action, and the points as they stand."""

    scale = 2.0

    def deal(self, state: State, seat: Seat, chance: int) -> State:
        """Any way the hidden things may lie."""
        return state.determinise(seat, chance)

    def enough(self, begun: State, now: State, changes: int) -> bool:
        """Never: it goes on to the end."""
        return False

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
