"""DEC-25, DEC-31, DEC-38, DEC-40, DEC-44: money and points by decrees for placements, rewards and turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kastelan.core.game import Seat, Tell
from kastelan.games.ludwig.events import MoneyTaken
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.modules.decrees.events import PointsGained
from kastelan.games.ludwig.modules.decrees.held import held

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def add(state: LudwigState, listed: int, points: int, tell: Tell | None) -> None:
    """Add money and points for a placement (XSC-4). `listed` are the types that its symbol lists, as bits."""
    decrees = held(state, state.seat)
    for one in decrees:
        _gain_money(state, one.symbol_money(listed), one.rule, tell)
    for one in decrees:
        points += one.symbol_points(listed)
        _gain_points(state, one.symbol_points(listed), one.rule, tell)
    for one in decrees:
        if one.least_points:
            _gain_points(state, one.least_points - points, one.rule, tell)


def more_points(state: LudwigState, seat: Seat, listed: int, points: int) -> int:
    """The points of a placement plus those that `add` would add for the seat."""
    decrees = held(state, seat)
    points += sum(one.symbol_points(listed) for one in decrees)
    return max([points, *(one.least_points for one in decrees if one.least_points)])


def tip(state: LudwigState, room: int, tell: Tell | None) -> None:
    """Add money once for each completed room that gives a reward (DEC-38)."""
    own, tips = state.module_state, max((one.tip for one in held(state, state.seat)), default=0)
    if tips and not own.tipped >> room & 1:
        own.tipped |= 1 << room
        _gain_money(state, tips, "DEC-38", tell)


def make_even(state: LudwigState, tell: Tell | None) -> None:
    """Add a point at the end of a turn with an odd score (DEC-40)."""
    if state.score[state.seat] % 2 and any(one.makes_even for one in held(state, state.seat)):
        _gain_points(state, 1, "DEC-40", tell)


def _gain_money(state: LudwigState, amount: int, rule: str, tell: Tell | None) -> None:
    if amount:
        state.money = at(state.money, state.seat, state.money[state.seat] + amount)
        if tell is not None:
            tell(MoneyTaken(state.seat, amount, rule))


def _gain_points(state: LudwigState, points: int, rule: str, tell: Tell | None) -> None:
    if points > 0:
        state.score = at(state.score, state.seat, state.score[state.seat] + points)
        if tell is not None:
            tell(PointsGained(state.seat, points, rule))
