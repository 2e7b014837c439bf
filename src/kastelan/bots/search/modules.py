"""Castles of Mad King Ludwig with modules for a search: purchases and places, judged by trying them out.

A playout tries a few purchases and a few places of each: what the greedy bot does with care takes too long.
"""

from __future__ import annotations

from random import Random
from typing import Final

from kastelan.bots.greedy.ludwig.modules import choose
from kastelan.bots.greedy.ludwig.modules.trying import Trial, some, trial
from kastelan.bots.greedy.ludwig.modules.value import turns_left, value
from kastelan.bots.search.knowledge import Promising
from kastelan.core.game import Action, Seat
from kastelan.games.ludwig.actions import KEEP_REST
from kastelan.games.ludwig.modules.actions import Recall, SellSwans
from kastelan.games.ludwig.state import LudwigState
from kastelan.games.ludwig.step_numbers import BUYING, PLACING, PRICING

TURNS: Final = 6
"""How many purchases are tried."""

PLACES: Final = 4
"""How many places of the tile in hand are tried, the best of those looked at."""

LOOKED_AT: Final = 24
"""How many of them are looked at."""

TURNS_AHEAD: Final = 4
"""After how many turns a playout is judged."""

BOUGHT_QUICKLY: Final = 4
"""How many purchases are looked at in a playout."""

PLACED_QUICKLY: Final = 5
"""How many places are, for each."""


def turns(state: LudwigState, seat: Seat, luck: Random) -> list[Promising]:
    """What the greedy bot would do, and what looks best beside that."""
    first = choose(state, seat, luck)
    if state.step not in (BUYING, PLACING):
        return [(0.0, (first,))]
    thinking, most = trial(state, seat, luck, heeding=True), TURNS if state.step == BUYING else PLACES
    looked_at = [action for action in some(_plain(state, seat), LOOKED_AT, luck) if action != first]
    others = [(thinking.worth(state, action), (action,)) for action in looked_at]
    others.sort(key=lambda one: one[0], reverse=True)
    return [(thinking.worth(state, first), (first,)), *others[: most - 1]]


def _plain(state: LudwigState, seat: Seat) -> list[Action]:
    return [action for action in state.legal(seat) if not isinstance(action, SellSwans | Recall)]


def play_on(state: LudwigState, seat: Seat, luck: Random) -> Action:
    """The best of a few purchases or places; the market stays as it lies."""
    if state.step == PRICING:
        legal = state.legal(seat)
        return KEEP_REST if KEEP_REST in legal else legal[0]
    thinking = trial(state, seat, luck, heeding=True)
    if state.step == PLACING:
        return thinking.best_place(state, PLACED_QUICKLY)[1]
    if state.step == BUYING:
        few = some(_plain(state, seat), BOUGHT_QUICKLY, luck)
        return max(few, key=lambda action: _bought(thinking, state, action))
    return choose(state, seat, luck)


def _bought(thinking: Trial, state: LudwigState, action: Action) -> float:
    after = thinking.after(state, action)
    if after.step == PLACING and after.seat == thinking.seat:
        return thinking.best_place(after, PLACED_QUICKLY)[0]
    return thinking.value(after)


def points(state: LudwigState) -> tuple[float, ...]:
    """What everybody has and can see coming."""
    to_come = turns_left(state)
    return tuple(value(state, seat, to_come, heeding=True) for seat in range(state.table.players))
