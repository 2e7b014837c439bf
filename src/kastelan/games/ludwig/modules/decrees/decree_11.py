"""DEC-11: the hourglass limits the time of another player for pricing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig.modules.actions import TIME_UP, TimeUp
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import HourglassEmpty
from kastelan.games.ludwig.modules.decrees.held import held

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class Hourglass(Decree):
    """Another player who prices has 15 seconds, then the holder prices the rest. Needs a clock (DIG-4)."""

    number: ClassVar[int] = 11
    has_hourglass: ClassVar[bool] = True


def _holder(state: LudwigState) -> Seat | None:
    """The seat that may use the hourglass against the player who prices."""
    if state.seat != state.master:
        return None
    seats = (seat for seat in range(state.table.players) if seat != state.master)
    return next((seat for seat in seats if any(one.has_hourglass for one in held(state, seat))), None)


def options(state: LudwigState) -> Sequence[Action]:
    """The action by which the hourglass ends another player's pricing."""
    return (TIME_UP,) if _holder(state) is not None else ()


def time_up(state: LudwigState, _: TimeUp, tell: Tell | None) -> None:
    """Let the holder of the hourglass price the remaining slots."""
    holder = _holder(state)
    if holder is None:
        raise IllegalAction("DEC-11", "no-hourglass")
    state.seat = holder
    if tell is not None:
        tell(HourglassEmpty(holder))
