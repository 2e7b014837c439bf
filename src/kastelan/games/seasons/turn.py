"""The order of decisions: which chapter answers for each step, and what happens by itself between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.dispatch import CarryOut, taking
from kastelan.core.errors import NotYourDecision
from kastelan.core.game import Action, Ask, Seat, Tell
from kastelan.games.seasons import (
    building,
    buying,
    castle_maiden,
    ending,
    placing,
    refusals,
    resolving,
    selection,
    trading,
    winter,
)
from kastelan.games.seasons.actions import (
    Agree,
    Begin,
    Build,
    Buy,
    Convert,
    Empty,
    Lay,
    Lose,
    Mend,
    Pass,
    Pay,
    PayTalers,
    Place,
    Refuse,
    Select,
    Share,
    Station,
    Supply,
    TakeBack,
    TurnIn,
)
from kastelan.games.seasons.questions import question
from kastelan.games.seasons.step_numbers import OVER, SELECTING

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState


def legal(state: SeasonsState, seat: Seat) -> Sequence[Action]:
    """Everything the seat may do now."""
    if state.step == SELECTING:
        waits = 0 <= seat < state.table.players and not state.selected[seat]
        return selection.options(state, seat) if waits else ()
    return LEGAL[state.step](state) if seat == state.seat else ()


def apply(state: SeasonsState, seat: Seat, action: Action, tell: Tell | None) -> None:
    """Carry out an action, or refuse it before anything has changed; then go on to the next decision."""
    if seat not in state.actors:
        raise NotYourDecision(seat)
    if state.step == SELECTING:
        if not isinstance(action, Select):
            raise refusals.not_now(state, seat, action)
        selection.select(state, seat, action, tell)
    else:
        carry_out = APPLY[state.step].get(type(action))
        if carry_out is None:
            raise refusals.not_now(state, seat, action)
        carry_out(state, action, tell)
    run(state, tell)


def run(state: SeasonsState, tell: Tell | None) -> None:
    """Let everything happen that happens by itself, up to the next decision."""
    while state.step < 0:
        GO_ON[~state.step](state, tell)


def ask(state: SeasonsState, seat: Seat) -> Ask:
    """What the seat is asked to decide."""
    if seat not in state.actors:
        raise NotYourDecision(seat)
    return question(state, seat)


def _nothing(_: SeasonsState) -> Sequence[Action]:
    return ()


LEGAL: Final[tuple[Callable[[SeasonsState], Sequence[Action]], ...]] = (
    _nothing,  # SELECTING: by seat, above
    winter.plague_choices,
    winter.mendings,
    winter.snow_choices,
    castle_maiden.stakes,
    castle_maiden.shares,
    resolving.supplies,
    trading.returnable,
    trading.stations,
    building.tower_kinds,
    buying.purchases,
    buying.answers,
    resolving.orders,
    building.buildings,
    building.ways_to_pay,
    placing.placings,
    ending.conversions,
    ending.turn_ins,
    _nothing,  # OVER
)

APPLY: Final[tuple[dict[type[Action], CarryOut[SeasonsState]], ...]] = (
    {},
    taking(Lose, winter.plague_lose) | taking(PayTalers, winter.plague_pay),
    taking(Mend, winter.mend) | taking(Pass, winter.mend_nothing),
    taking(Lose, winter.snow_lose) | taking(PayTalers, winter.snow_pay),
    taking(Lay, castle_maiden.lay) | taking(Pass, castle_maiden.drop_out),
    taking(Share, castle_maiden.take_share),
    taking(Supply, resolving.choose_supply),
    taking(TakeBack, trading.take_back),
    taking(Station, trading.station) | taking(Pass, trading.no_station),
    taking(Empty, building.empty),
    taking(Buy, buying.buy) | taking(Pass, buying.buy_no_more),
    taking(Agree, buying.agree) | taking(Refuse, buying.refuse),
    taking(Begin, resolving.begin),
    taking(Build, building.build) | taking(Pass, building.build_no_more),
    taking(Pay, building.pay),
    taking(Place, placing.place) | taking(Pass, placing.place_no_more),
    taking(Convert, ending.convert),
    taking(TurnIn, ending.turn_in),
    {},
)

GO_ON: Final[tuple[Callable[[SeasonsState, Tell | None], None], ...]] = (
    selection.start_round,
    selection.open_selection,
    winter.turn_up,
    winter.plague,
    winter.wall,
    winter.snow,
    castle_maiden.court,
    castle_maiden.share,
    selection.reveal,
    resolving.supply,
    resolving.next_card,
    trading.ask_toll,
    trading.open_trade,
    building.open_tower,
    buying.open_purchases,
    building.open_buildings,
    placing.open_helpers,
    resolving.finish_card,
    resolving.finish_round,
    ending.start_scoring,
    ending.open_market,
    ending.open_palace,
    ending.score_last,
)
assert len(LEGAL) == len(APPLY) == OVER + 1
