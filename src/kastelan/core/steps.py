"""The steps of a game: every kind of decision, declared once.

A game lists its steps in one tuple, and `state.step` is the number of the open one. The engine reads from a
step what is legal, how an action is carried out, what the question says, and whether a position that was read
from text can be waiting for this decision. The terminal, the wire and the client call a decision by its `id`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from kastelan.core.errors import Fact
from kastelan.core.game import Action, Ask, Seat, State, Tell

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

CarryOut = Callable[[S, Seat, Action, Tell | None], None]
"""Carries out an action of a seat, or refuses it before anything has changed."""


def no_facts(_: State, __: Seat) -> dict[str, Fact]:
    """Nothing to fill in: the question says everything in its own words."""
    return {}


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """One kind of decision. The functions are called for seats that have to decide it, and for no others."""

    number: int  # what `state.step` is while this decision is open; positions are written with it
    id: str  # the question is the message "<game>-ask-<id>"
    rule: str
    legal: Callable[[S, Seat], Sequence[Action]]
    apply: Mapping[type[Action], CarryOut[S]]  # by the class of the action; other classes are refused
    fits: Callable[[S], bool]  # whether the decision can be open in this position
    facts: Callable[[S, Seat], dict[str, Fact]] = no_facts  # what the question is filled with
    forced: bool = False  # whether a table may make the choice if there is only one: no answer means "no"

    def ask(self, state: S, seat: Seat, **common: Fact) -> Ask:
        """The question to a seat: `common` are facts that every step of the game has."""
        facts = {**common, **self.facts(state, seat)}
        return Ask(self.id, f"{state.game.name}-ask-{self.id}", self.rule, facts, self.forced)


def on(
    kind: type[A], carry_out: Callable[[S, Seat, A, Tell | None], None]
) -> dict[type[Action], CarryOut[S]]:
    """A table with one row: actions of exactly this class go to `carry_out`. Join tables with `|`."""
    # The cast is safe, because `Step.apply` is indexed by the exact class of the action.
    return {kind: cast(CarryOut[S], carry_out)}


def over(number: int, rule: str, fits: Callable[[S], bool]) -> Step[S]:
    """The last step, in which no decision is left."""
    return Step(number, "over", rule, lambda _, __: (), {}, fits)


def in_order(*steps: Step[S]) -> tuple[Step[S], ...]:
    """The steps of a game, each at the place that its number says."""
    ordered = tuple(sorted(steps, key=lambda step: step.number))
    assert [step.number for step in ordered] == list(range(len(ordered))), "a number is missing or used twice"
    assert len({step.id for step in ordered}) == len(ordered), "an id is used twice"
    return ordered
