"""RND-1 to RND-3, RND-7, RND-8: rounds with the modules, and the order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import market, stalemate
from kastelan.games.ludwig.events import MoneyTaken, RoundBegun, StonePassed, TurnBegun
from kastelan.games.ludwig.modules import final, renovations
from kastelan.games.ludwig.modules.actions import AHEAD, MoveAhead
from kastelan.games.ludwig.modules.decrees import pricing, recalling
from kastelan.games.ludwig.modules.decrees.events import OrderChanged
from kastelan.games.ludwig.modules.decrees.held import held
from kastelan.games.ludwig.modules.extras import at, extras_of
from kastelan.games.ludwig.steps import BUYING, PRICING, QUEUING, SHIFTING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState

FEE: Final = 2_000
"""What decree 13 costs for each player passed."""


def begin_round(state: LudwigState, tell: Tell | None) -> None:
    """A new round: cards may be recalled before new rooms come (DEC-08)."""
    state.round += 1
    state.seat = state.master
    extras_of(state).shift = ()
    if tell is not None:
        tell(RoundBegun(state.round, state.master))
    if not recalling.ask_master(state):
        new_rooms(state, tell)


def new_rooms(state: LudwigState, tell: Tell | None) -> None:
    """Fill the market, then price it (RND-1, RND-2)."""
    market.fill(state, tell)
    begin_pricing(state, tell)


def begin_first_round(state: LudwigState, tell: Tell | None) -> None:
    """The market is laid already (XSET-12)."""
    if tell is not None:
        tell(RoundBegun(state.round, state.master))
    state.seat = state.master
    begin_pricing(state, tell)


def begin_pricing(state: LudwigState, tell: Tell | None) -> None:
    """Coins may be laid out anew first (DEC-10)."""
    if not pricing.ask_coins(state):
        price(state, tell)


def price(state: LudwigState, tell: Tell | None) -> None:
    """Let the master builder price, unless there is nothing to rearrange."""
    if state.table.solo or not market.unpriced(state):
        after_pricing(state, tell)
    else:
        state.seat, state.step = state.master, PRICING


def after_pricing(state: LudwigState, tell: Tell | None) -> None:
    """One price may be moved (DEC-09); then the turns are put in order."""
    state.seat = state.master
    if any(one.shifts_a_price for one in held(state, state.master)) and market.unpriced(state):
        state.step = SHIFTING
    else:
        order_turns(state, tell)


def order_turns(state: LudwigState, tell: Tell | None) -> None:
    """From the master builder's left, he himself last or by decree 12 first; then decree 13 (RND-3)."""
    players, extras = state.table.players, extras_of(state)
    seats = [(state.master + turn) % players for turn in range(1, players + 1)]
    if any(one.goes_first for one in held(state, state.master)):
        seats = [state.master, *seats[:-1]]
    extras.order = tuple(seats)
    jumper = next((seat for seat in seats if any(one.moves_ahead for one in held(state, seat))), None)
    if jumper is not None and min(seats.index(jumper), state.money[jumper] // FEE):
        state.seat, state.step = jumper, QUEUING
    else:
        next_turn(state, tell)


def legal_queue(state: LudwigState) -> tuple[Action, ...]:
    """Ahead of nobody, or of as many as can be paid (DEC-13)."""
    place = extras_of(state).order.index(state.seat)
    return AHEAD[: min(place, state.money[state.seat] // FEE) + 1]


def move_ahead(state: LudwigState, action: MoveAhead, tell: Tell | None) -> None:
    """Pass players in the order of turns and pay each of them (DEC-13)."""
    if action not in legal_queue(state):
        raise IllegalAction("DEC-13", "not-so-far-ahead", players=action.players)
    extras, seat, money = extras_of(state), state.seat, list(state.money)
    place = extras.order.index(seat)
    passed = extras.order[place - action.players : place]
    for other in passed:
        money[seat] -= FEE
        money[other] += FEE
    state.money = tuple(money)
    extras.order = (*extras.order[: place - action.players], seat, *passed, *extras.order[place + 1 :])
    if tell is not None:
        tell(OrderChanged(seat, extras.order, FEE * action.players))
    next_turn(state, tell)


def next_turn(state: LudwigState, tell: Tell | None) -> None:
    """The next one in the order of turns."""
    extras = extras_of(state)
    seat, *rest = extras.order
    extras.order = tuple(rest)
    begin_turn(state, seat, False, tell)


def begin_turn(state: LudwigState, seat: Seat, extra: bool, tell: Tell | None) -> None:
    """A turn; an extra one may begin with money (DEC-33)."""
    state.seat, state.step = seat, BUYING
    if tell is not None:
        tell(TurnBegun(seat, extra, "LUD-REW-FOOD" if extra else "RND-3"))
    amount = max(one.extra_turn_money for one in held(state, seat)) if extra else 0
    if amount:
        state.money = at(state.money, seat, state.money[seat] + amount)
        if tell is not None:
            tell(MoneyTaken(seat, amount, "DEC-33"))


def end_round(state: LudwigState, tell: Tell | None) -> None:
    """Coins, the end of the game or the next master builder (RND-7, RND-8, RENO-14)."""
    if state.table.solo:
        market.clear(state, tell)
    else:
        market.add_coins(state, tell)
        stalemate.call(state, tell)
    if state.last or renovations.ends(state):
        state.last, state.seat = True, state.master
        final.begin(state, tell)
        return
    state.master = (state.master + 1) % state.table.players
    if tell is not None and not state.table.solo:
        tell(StonePassed(state.master, "RND-8"))
    begin_round(state, tell)
