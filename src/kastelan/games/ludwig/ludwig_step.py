"""A step of Ludwig, and the usual ways to carry out its actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from kastelan.core.game import Action, Seat, Tell
from kastelan.core.steps import CarryOut, Step, on

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class LudwigStep(Step["LudwigState"]):
    """A step that also says why an action of any other kind is refused."""

    refusal: str = field(kw_only=True)

    def taking(self, actions: Mapping[type[Action], CarryOut[LudwigState]]) -> LudwigStep:
        """The same step with more actions."""
        return replace(self, apply={**self.apply, **actions})


def acting(
    kind: type[A], carry_out: Callable[[LudwigState, A, Tell | None], None]
) -> dict[type[Action], CarryOut[LudwigState]]:
    """Actions of a class by the one seat that decides."""

    def act(state: LudwigState, _: Seat, action: A, tell: Tell | None) -> None:
        carry_out(state, action, tell)

    return on(kind, act)


def then(
    after: Callable[[LudwigState, Tell | None], None],
    kind: type[A],
    carry_out: Callable[[LudwigState, A, Tell | None], bool],
) -> dict[type[Action], CarryOut[LudwigState]]:
    """The same; where it leaves nothing to be asked about the action, `after` follows."""

    def act(state: LudwigState, _: Seat, action: A, tell: Tell | None) -> None:
        if carry_out(state, action, tell):
            after(state, tell)

    return on(kind, act)


def answerable(state: LudwigState) -> bool:
    """Whether the seat that decides has something to decide."""
    return len(state.table.steps[state.step].legal(state, state.seat)) > 0
