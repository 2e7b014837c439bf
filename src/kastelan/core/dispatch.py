"""Finding what carries out an action by the action's class, with types kept honest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from kastelan.core.game import Action, Tell

S = TypeVar("S")
A = TypeVar("A", bound=Action)
CarryOut = Callable[[S, Action, Tell | None], None]


def taking(kind: type[A], carry_out: Callable[[S, A, Tell | None], None]) -> dict[type[Action], CarryOut[S]]:
    """A table with one row: actions of exactly this class go to `carry_out`. Join tables with `|`."""
    # The cast is safe, because the table is indexed by the exact class of the action.
    return {kind: cast(CarryOut[S], carry_out)}
