"""DEC-23: the holder gets more money, or points, instead of a purchase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.modules.actions import POINTS, TakePoints
from kastelan.games.ludwig.modules.decrees.decree import Decree
from kastelan.games.ludwig.modules.decrees.events import PointsGained
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.turn_progress import ACTED
from kastelan.games.ludwig.terms import Terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class WellPaidRest(Decree):
    """8,000 M or 8 points instead of 5,000 M."""

    number: ClassVar[int] = 23
    terms: ClassVar[Terms] = Terms(money_taken=8_000)
    points_taken: ClassVar[int] = 8


def options(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """The action for points instead of money."""
    return (POINTS,) if any(one.points_taken for one in held(state, seat)) else ()


def take_points(state: LudwigState, _: TakePoints, tell: Tell | None) -> bool:
    """Take points instead of money. Returns True, since no question is open."""
    seat = state.seat
    points = max((one.points_taken for one in held(state, seat)), default=0)
    if not points:
        raise IllegalAction("LUD-TURN-1", "buy-or-take-money")
    state.score = at(state.score, seat, state.score[seat] + points)
    state.module_state.turn_progress |= ACTED
    if tell is not None:
        tell(PointsGained(seat, points, "DEC-23"))
    return True
