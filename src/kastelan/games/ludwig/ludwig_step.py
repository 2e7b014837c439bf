"""A step of Ludwig, and the two ways to carry out its actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from kastelan.core.game import Action, Seat, Tell
from kastelan.core.steps import CarryOut, Step, on

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class LudwigStep(Step["LudwigState"]):
    """A step with the message for an action that it does not take.

    `legal` has the answers to the question itself; with `asides` the seat may also take side options, which
    leave the question open.
    """

    refusal: str = field(kw_only=True)
    asides: bool = field(kw_only=True, default=False)

    def taking(self, actions: Mapping[type[Action], CarryOut[LudwigState]]) -> LudwigStep:
        """The same step with more actions."""
        return replace(self, apply={**self.apply, **actions})

    def with_asides(self, actions: Mapping[type[Action], CarryOut[LudwigState]]) -> LudwigStep:
        """The same step with side options, which these actions carry out."""
        return replace(self.taking(actions), asides=True)


def acting(
    kind: type[A], carry_out: Callable[[LudwigState, A, Tell | None], None]
) -> dict[type[Action], CarryOut[LudwigState]]:
    """Carry out actions of a class. The function itself calls what follows."""

    def act(state: LudwigState, _: Seat, action: A, tell: Tell | None) -> None:
        carry_out(state, action, tell)

    return on(kind, act)


def then(
    after: Callable[[LudwigState, Tell | None], None],
    kind: type[A],
    carry_out: Callable[[LudwigState, A, Tell | None], bool],
) -> dict[type[Action], CarryOut[LudwigState]]:
    """Carry out actions of a class. `carry_out` returns True if no question is open; then `after` is called.

    This is the opposite of the hooks of modules, which return True if they opened a question.
    """

    def act(state: LudwigState, _: Seat, action: A, tell: Tell | None) -> None:
        if carry_out(state, action, tell):
            after(state, tell)

    return on(kind, act)


def answers(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """What a seat that decides may answer to the question itself."""
    return state.table.steps[state.step].legal(state, seat)


def answerable(state: LudwigState) -> bool:
    """Whether the seat that decides can answer the question itself."""
    return len(answers(state, state.seat)) > 0
