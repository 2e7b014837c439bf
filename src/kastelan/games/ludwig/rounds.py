"""LUD-ROUND, RND: rounds, and the order of turns in them.

A module may open a question between two functions. It then calls the next one when it has been answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kastelan.core.game import Seat, Tell
from kastelan.games.ludwig import final_scoring, market, stalemate
from kastelan.games.ludwig.events import LastRoundCalled, MoneyTaken, RoundBegun, StonePassed, TurnBegun
from kastelan.games.ludwig.module_state import at
from kastelan.games.ludwig.step_numbers import BUYING, CLEARING, DOUBLING, OVER, PRICING, REPAYING
from kastelan.games.ludwig.terms import terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def begin_first_round(state: LudwigState, tell: Tell | None) -> None:
    """Begin the first round with pricing, because the market is already laid out (LUD-ROUND-1)."""
    _announce(state, tell)
    begin_pricing(state, tell)


def begin_round(state: LudwigState, tell: Tell | None) -> None:
    """Begin the next round."""
    state.round += 1
    _announce(state, tell)
    modules = state.table.hooks.before_new_rooms
    if not (modules and any(module.before_new_rooms(state, tell) for module in modules)):
        new_rooms(state, tell)


def _announce(state: LudwigState, tell: Tell | None) -> None:
    state.seat = state.master
    if tell is not None:
        tell(RoundBegun(state.round, state.master, state.table.rule("LUD-ROUND-1")))


def new_rooms(state: LudwigState, tell: Tell | None) -> None:
    """Fill the market, then price it (LUD-ROUND-1, LUD-ROUND-2)."""
    market.fill(state, tell)
    begin_pricing(state, tell)


def begin_pricing(state: LudwigState, tell: Tell | None) -> None:
    """Begin to price the market, unless a module asks something first."""
    modules = state.table.hooks.before_pricing
    if not (modules and any(module.before_pricing(state, tell) for module in modules)):
        price(state, tell)


def price(state: LudwigState, tell: Tell | None) -> None:
    """Let the master builder price, unless there is nothing to rearrange (LUD-ROUND-2)."""
    if state.table.solo or not market.unpriced(state):
        after_pricing(state, tell)
    else:
        state.seat, state.step = state.master, PRICING


def after_pricing(state: LudwigState, tell: Tell | None) -> None:
    """Go on after pricing, unless a module asks something first."""
    state.seat = state.master
    modules = state.table.hooks.after_pricing
    if not (modules and any(module.after_pricing(state, tell) for module in modules)):
        order_turns(state, tell)


def order_turns(state: LudwigState, tell: Tell | None) -> None:
    """Set the order of turns: clockwise, with the master builder as the last one (LUD-ROUND-3)."""
    players = state.table.players
    state.turns = tuple([(state.master + turn) % players for turn in range(1, players + 1)])
    modules = state.table.hooks.order_turns
    if not (modules and any(module.order_turns(state, tell) for module in modules)):
        next_turn(state, tell)


def next_turn(state: LudwigState, tell: Tell | None) -> None:
    """Begin the next turn of the round, or end the round after the last one."""
    if not state.turns:
        _end_round(state, tell)
        return
    seat, state.turns = state.turns[0], state.turns[1:]
    begin_turn(state, seat, False, tell)


def begin_turn(state: LudwigState, seat: Seat, extra: bool, tell: Tell | None) -> None:
    """Begin a turn, or an extra turn (LUD-REW-FOOD)."""
    state.seat, state.step = seat, BUYING
    if tell is not None:
        tell(TurnBegun(seat, extra, "LUD-REW-FOOD" if extra else state.table.rule("LUD-ROUND-3")))
    amount = terms(state, seat).extra_turn_money if extra else 0
    if amount:
        state.money = at(state.money, seat, state.money[seat] + amount)
        if tell is not None:
            tell(MoneyTaken(seat, amount, "DEC-33"))


AFTER_ROUNDS: Final = frozenset((REPAYING, CLEARING, DOUBLING, OVER))
"""The steps between the last round and the final scoring, and the end."""


def last_round(state: LudwigState) -> LastRoundCalled | None:
    """Why this round is the last one, from its call up to the final scoring.

    A game that ends by LUD-RUL-8 ends at once, so no round is played after that call.
    """
    if state.step in AFTER_ROUNDS or not _is_last(state):
        return None
    return LastRoundCalled(state.table.rule("LUD-END-1"))


def _is_last(state: LudwigState) -> bool:
    return state.last or any(module.ends_game(state) for module in state.table.hooks.ends_game)


def _end_round(state: LudwigState, tell: Tell | None) -> None:
    """Add coins, or clear the solo market, and pass the stone on (LUD-ROUND-4, LUD-ROUND-5, LUD-SOLO-4)."""
    table = state.table
    if table.solo:
        market.clear(state, tell)
    else:
        market.add_coins(state, tell)
        stalemate.call(state, tell)
    if _is_last(state):
        state.last, state.seat = True, state.master
        final_scoring.begin(state, tell)
        return
    state.master = (state.master + 1) % table.players
    if tell is not None and not table.solo:
        tell(StonePassed(state.master, table.rule("LUD-ROUND-5")))
    begin_round(state, tell)
