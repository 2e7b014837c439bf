"""A record of A Castle for All Seasons, replayed, with queries about its moves and events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from kastelan.core.game import Event, Seat
from kastelan.core.record import Record
from kastelan.core.timeline import PlayedStep
from kastelan.games.seasons import SeasonsState
from kastelan.games.seasons.events import PointsScored, RoundBegan

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class ReplayedGame:
    """A record with the position after every move."""

    record: Record
    steps: tuple[PlayedStep, ...]

    @property
    def end(self) -> SeasonsState:
        return state_of(self.steps[-1])

    def all(self, kind: type[E]) -> Iterator[tuple[int, E]]:
        """All events of a kind, each with the number of its step."""
        for step in self.steps:
            for event in step.events:
                if isinstance(event, kind):
                    yield step.number, event

    def words(self) -> Iterator[tuple[int, Seat, str]]:
        """All moves, each with the number of its step."""
        for step in self.steps:
            if step.move is not None:
                yield step.number, step.move.seat, step.move.word

    def rounds(self) -> list[list[Event]]:
        """The events of each round."""
        found: list[list[Event]] = [[]]
        for step in self.steps:
            for event in step.events:
                if isinstance(event, RoundBegan):
                    found.append([])
                found[-1].append(event)
        return found

    def scored(self, rule: str) -> int:
        """The points that a rule gave, summed over all players."""
        return sum(event.points for _, event in self.all(PointsScored) if event.rule == rule)


def state_of(step: PlayedStep) -> SeasonsState:
    """The position of a step, typed as a position of this game."""
    assert isinstance(step.state, SeasonsState)
    return step.state
