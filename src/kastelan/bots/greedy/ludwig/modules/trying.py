"""Trying an action out on a copy: what follows at once is settled simply, and the position is valued."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nlargest
from random import Random
from typing import Final, TypeVar

from kastelan.bots.greedy.ludwig.modules.value import glance, purse, turns_left, value
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.modules.actions import AS_MONEY, AS_POINTS, NO_PASSAGE, SellSwans, Store
from kastelan.games.ludwig.modules.extras import extras_of
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.steps import BORROWING, NOTHING, PASSING, PLACING, PRINTED, RETURNING

T = TypeVar("T")
AHEAD: Final = 12
"""How many placements of a tile are glanced at before it is bought."""

IN_HAND: Final = 48
"""How many are once it is in hand."""

CLOSELY: Final = 3
"""How many of those are valued with care."""

NEVER: Final = -1e9
"""What is worth a tile that has no place."""

WORTH_A_PASSAGE: Final = 2.0
"""How many points a passage must bring to be laid at once."""


@dataclass(frozen=True, slots=True)
class Trial:
    """Who thinks, about how many turns to come, and whether modules are heeded."""

    seat: Seat
    turns: float
    heeding: bool
    luck: Random

    def worth(self, state: LudwigState, action: Action) -> float:
        """What an action is worth; of a purchase with the best place that is found for it."""
        after = self.after(state, action)
        if after.step == PLACING and after.seat == self.seat and state.step != PLACING:
            return self.best_place(after, AHEAD)[0]
        return self.value(after)

    def value(self, state: LudwigState) -> float:
        return value(state, self.seat, self.turns, self.heeding)

    def after(self, state: LudwigState, action: Action) -> LudwigState:
        """The position after an action, with what it asks at once answered."""
        after = state.copy()
        after.apply(self.seat, action)
        while after.seat == self.seat and after.step in (RETURNING, BORROWING, PASSING, PRINTED):
            after.apply(self.seat, self._answer(after))
        return after

    def _answer(self, state: LudwigState) -> Action:
        legal = state.legal(self.seat)
        if state.step == PASSING:
            return self._passage(state, legal)
        if state.step == PRINTED and self.heeding:
            return self._printed(state)
        return legal[0]

    def _printed(self, state: LudwigState) -> Action:
        """Printed points as money if that is worth more (DEC-30)."""
        placed = extras_of(state).placed
        points = 3 if placed == NOTHING else state.castles[self.seat].rooms[placed].face.points
        money = state.money[self.seat]
        gained = purse(money + 1_000 * points, self.turns) - purse(money, self.turns)
        return AS_MONEY if gained > points else AS_POINTS

    def _passage(self, state: LudwigState, legal: Sequence[Action]) -> Action:
        """The passage that brings most points, or none if they are too few."""
        if not self.heeding:
            return NO_PASSAGE if NO_PASSAGE in legal else legal[0]
        gains = []
        for action in legal:
            trial = state.copy()
            trial.apply(self.seat, action)
            if trial.step == PASSING and action != NO_PASSAGE:
                rest = trial.legal(self.seat)
                trial.apply(self.seat, NO_PASSAGE if NO_PASSAGE in rest else rest[0])
            costs = 0.0 if action == NO_PASSAGE else WORTH_A_PASSAGE * (self.turns > 0)
            gains.append(glance(trial, self.seat, self.turns) - costs)
        return legal[gains.index(max(gains))]

    def best_place(self, state: LudwigState, count: int) -> tuple[float, Action]:
        """The best of some places for the tile in hand, and what it is worth."""
        legal = some(state.legal(self.seat), count, self.luck)
        ways = [way for way in legal if not isinstance(way, SellSwans)]
        if not self.heeding:
            ways = [way for way in ways if not isinstance(way, Store)] or ways
        if not ways:
            return NEVER, legal[0]
        glances = list[tuple[float, int, LudwigState]]()
        for way in ways:
            after = self.after(state, way)
            early = 0.5 * self.turns if isinstance(way, Store) else 0.0  # nothing is gained by waiting
            glances.append((glance(after, self.seat, self.turns) - early, len(glances), after))
        best = max(
            (self.value(after), -number)
            for _, number, after in nlargest(CLOSELY, glances, key=lambda g: g[0])
        )
        return best[0], ways[-best[1]]


def trial(state: LudwigState, seat: Seat, luck: Random, heeding: bool) -> Trial:
    """A seat about to think."""
    return Trial(seat, turns_left(state), heeding, luck)


def some(many: Sequence[T], count: int, luck: Random) -> list[T]:
    """So many of them at random, in order, or all."""
    if len(many) <= count:
        return list(many)
    return [many[place] for place in sorted(luck.sample(range(len(many)), count))]
