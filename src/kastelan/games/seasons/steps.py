"""The steps of a game: what can be decided, in the order of a round (CS-ROUND)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import NotYourDecision
from kastelan.core.game import Action, Ask, Seat, Tell
from kastelan.core.steps import Step, in_order, on, over
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
from kastelan.games.seasons import step_numbers as at
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
from kastelan.games.seasons.automatic_steps import run
from kastelan.games.seasons.step_numbers import NOBODY, SELECTING

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState

STEPS: Final[tuple[Step[SeasonsState], ...]] = in_order(
    # All seats at once, in secret
    Step(
        at.SELECTING,
        "selecting",
        "CS-ROUND-3",
        legal=selection.selectable,
        apply=on(Select, selection.select),
        fits=selection.selecting_fits,
        facts=selection.selecting_facts,
    ),
    # Winter cards, while the selected cards lie face down
    Step(
        at.PLAGUE_TOLL,
        "plague",
        "CS-WINTER-PLAGUE-1",
        legal=winter.plague_choices,
        apply=on(Lose, winter.plague_lose) | on(PayTalers, winter.plague_pay),
        fits=winter.plague_fits,
        facts=winter.plague_facts,
    ),
    Step(
        at.MENDING,
        "mending",
        "CS-WINTER-WALL-1",
        legal=winter.mendings,
        apply=on(Mend, winter.mend) | on(Pass, winter.mend_nothing),
        fits=winter.mending_fits,
    ),
    Step(
        at.DIGGING,
        "digging",
        "CS-WINTER-SNOW-1",
        legal=winter.snow_choices,
        apply=on(Lose, winter.snow_lose) | on(PayTalers, winter.snow_pay),
        fits=winter.digging_fits,
        facts=winter.digging_facts,
    ),
    Step(
        at.COURTING,
        "courting",
        "CS-WINTER-MAIDEN-1",
        legal=castle_maiden.stakes,
        apply=on(Lay, castle_maiden.lay) | on(Pass, castle_maiden.drop_out),
        fits=castle_maiden.courting_fits,
    ),
    Step(
        at.SHARING,
        "sharing",
        "CS-WINTER-MAIDEN-4",
        legal=castle_maiden.shares,
        apply=on(Share, castle_maiden.take_share),
        fits=castle_maiden.sharing_fits,
    ),
    # Workers bring pieces, then the cards are resolved
    Step(
        at.SUPPLYING,
        "supplying",
        "CS-CHAR-WORKER-1",
        legal=resolving.supplies,
        apply=on(Supply, resolving.choose_supply),
        fits=resolving.supplying_fits,
        forced=True,
    ),
    Step(
        at.TAKING_BACK,
        "taking-back",
        "CS-WINTER-TAVERN-4",
        legal=trading.returnable,
        apply=on(TakeBack, trading.take_back),
        fits=trading.taking_back_fits,
        forced=True,
    ),
    Step(
        at.STATIONING,
        "stationing",
        "CS-CHAR-TRADER-1",
        legal=trading.stations,
        apply=on(Station, trading.station) | on(Pass, trading.no_station),
        fits=trading.stationing_fits,
    ),
    Step(
        at.EMPTYING,
        "emptying",
        "CS-CHAR-BRICKLAYER-1",
        legal=building.tower_kinds,
        apply=on(Empty, building.empty),
        fits=building.emptying_fits,
    ),
    Step(
        at.PURCHASING,
        "purchasing",
        "CS-CHAR-STONEMASON-1",
        legal=buying.purchases,
        apply=on(Buy, buying.buy) | on(Pass, buying.buy_no_more),
        fits=buying.purchasing_fits,
    ),
    Step(
        at.CONSENTING,
        "consenting",
        "CS-CHAR-STONEMASON-2",
        legal=buying.answers,
        apply=on(Agree, buying.agree) | on(Refuse, buying.refuse),
        fits=buying.consenting_fits,
        facts=buying.consenting_facts,
    ),
    Step(
        at.ORDERING,
        "ordering",
        "CS-2P-3",
        legal=resolving.orders,
        apply=on(Begin, resolving.begin),
        fits=resolving.ordering_fits,
    ),
    Step(
        at.BUILDING,
        "building",
        "CS-BUILD-6",
        legal=building.buildings,
        apply=on(Build, building.build) | on(Pass, building.build_no_more),
        fits=building.building_fits,
        facts=building.building_facts,
    ),
    Step(
        at.PAYING,
        "paying",
        "CS-BUILD-3",
        legal=building.ways_to_pay,
        apply=on(Pay, building.pay),
        fits=building.paying_fits,
        facts=building.paying_facts,
        forced=True,
    ),
    Step(
        at.PLACING,
        "placing",
        "CS-WORKER-2",
        legal=placing.placings,
        apply=on(Place, placing.place) | on(Pass, placing.place_no_more),
        fits=placing.placing_fits,
        facts=placing.placing_facts,
    ),
    # Market and Palace in the final scoring
    Step(
        at.MARKETING,
        "marketing",
        "CS-SCORE-MARKET-1",
        legal=ending.conversions,
        apply=on(Convert, ending.convert),
        fits=ending.marketing_fits,
        facts=ending.marketing_facts,
    ),
    Step(
        at.TURNING_IN,
        "turning-in",
        "CS-SCORE-PALACE-1",
        legal=ending.turn_ins,
        apply=on(TurnIn, ending.turn_in),
        fits=ending.turning_in_fits,
        facts=ending.turning_in_facts,
    ),
    over(at.OVER, "CS-END-4", fits=ending.over_fits),
)


def legal(state: SeasonsState, seat: Seat) -> Sequence[Action]:
    """Everything the seat may do now."""
    if state.step == SELECTING:
        decides = 0 <= seat < state.table.players and not state.selected[seat]
    else:
        decides = seat == state.seat
    return STEPS[state.step].legal(state, seat) if decides else ()


def apply(state: SeasonsState, seat: Seat, action: Action, tell: Tell | None) -> None:
    """Carry out an action, or refuse it before anything has changed; then run on to the next decision."""
    # In most steps one seat decides, and comparing with it is quicker than building the tuple of actors.
    # NOBODY is excluded, because it is the value of `state.seat` when several decide.
    if (seat != state.seat or seat == NOBODY) and seat not in state.actors:
        raise NotYourDecision(seat)
    step = STEPS[state.step]
    carry_out = step.apply.get(type(action))
    if carry_out is None:
        raise refusals.not_now(state, seat, action, step.rule)
    carry_out(state, seat, action, tell)
    run(state, tell)


def ask(state: SeasonsState, seat: Seat) -> Ask:
    """What the seat is asked to decide; later courting turns have a rule of their own."""
    if seat not in state.actors:
        raise NotYourDecision(seat)
    asked = STEPS[state.step].ask(state, seat, round=state.round)
    return replace(asked, rule=castle_maiden.turn_rule(state)) if state.step == at.COURTING else asked
