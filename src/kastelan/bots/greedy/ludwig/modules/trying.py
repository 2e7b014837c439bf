"""Trying an action out on a copy: what follows at once is settled simply, and the position is valued."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final, TypeVar

from kastelan.bots.greedy.ludwig.modules.prospects import REWARD
from kastelan.bots.greedy.ludwig.modules.value import glance, purse, turns_left, value
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import Tile
from kastelan.games.ludwig.lazy_placements import Placements
from kastelan.games.ludwig.modules.actions import AS_MONEY, AS_POINTS, NO_PASSAGE, STORE, SellSwans, Store
from kastelan.games.ludwig.modules.decrees.decree_16 import may_store
from kastelan.games.ludwig.placing import placements
from kastelan.games.ludwig.scoring import worth
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import BORROWING, NOTHING, PASSING, PLACING, PRINTED, RETURNING

T = TypeVar("T")
AHEAD: Final = 24
"""How many placements of a tile are glanced at before it is bought."""

IN_HAND: Final = 64
"""How many are once it is in hand."""

CLOSELY: Final = 3
"""How many of those are valued with care."""

KEPT: Final = 5
"""How many are remembered."""

WAITING: Final = 0.5
"""What a piece loses with every turn to come that it is not placed."""

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
        placed = state.module_state.placed
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
        ways = self._ways(state, count)
        if not ways:
            return NEVER, state.legal(self.seat)[0]
        valued = [self._placed(state, way) for way in ways]
        best = max(valued)
        return best, ways[valued.index(best)]

    def _ways(self, state: LudwigState, count: int) -> list[Action]:
        """The most promising places; a piece may also wait on decree 16."""
        tile = state.table.components.tiles[state.tile]
        if not tile.poses:
            ways = [way for way in state.legal(self.seat) if not isinstance(way, SellSwans | Store)]
        else:
            ways = [place for _, place in ranked(state.castles[self.seat], tile, count)[:CLOSELY]]
        if (self.heeding or not ways) and may_store(state):
            ways.append(STORE)
        return ways

    def _placed(self, state: LudwigState, way: Action) -> float:
        """What a place is worth; nothing is gained by waiting."""
        found = self.value(self.after(state, way))
        return found - WAITING * self.turns if isinstance(way, Store) else found


@lru_cache(maxsize=8192)
def ranked(castle: Castle, tile: Tile, count: int) -> tuple[tuple[float, Action], ...]:
    """Some places for a tile, evenly spread over all there are, by points and rewards; the best first.

    Castles never change, so this is remembered from one decision to the next.
    """
    every = Placements(castle.frame, placements(castle, tile))
    picked = range(len(every)) if len(every) <= count else [n * len(every) // count for n in range(count)]
    kinds = [room.face.types for room in castle.rooms] + [tile.face.types]
    found = list[tuple[float, Action]]()
    for number in picked:
        place = every[number]
        assert isinstance(place, Place)
        pose = tile.pose(place.turn, place.dark)
        assert pose is not None
        points, done = worth(castle, tile, pose, place.x, place.y)
        rewards = sum(REWARD[kind] for room in done for kind in each(kinds[room]))
        found.append((points + rewards, place))
    found.sort(key=lambda way: way[0], reverse=True)
    return tuple(found[:KEPT])


def trial(state: LudwigState, seat: Seat, luck: Random, heeding: bool) -> Trial:
    """A seat about to think."""
    return Trial(seat, turns_left(state), heeding, luck)


def some(many: Sequence[T], count: int, luck: Random) -> list[T]:
    """So many of them at random, in order, or all."""
    if len(many) <= count:
        return list(many)
    return [many[place] for place in sorted(luck.sample(range(len(many)), count))]
