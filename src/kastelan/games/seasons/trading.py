"""CS-CHAR-TRADER: trader-helpers and their income; the toll of the Village Tavern (CS-WINTER-TAVERN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.seasons.actions import (
    PASS,
    STATION,
    STATION_INNKEEPER,
    TAKE_BACK,
    Pass,
    Station,
    TakeBack,
)
from kastelan.games.seasons.components import (
    FROM_SUPPLY,
    FROM_TAVERN,
    RIDER,
    SPOTS,
    TRADER,
    VILLAGE_TAVERN,
    WAGONS,
)
from kastelan.games.seasons.events import (
    HelperDisplaced,
    HelperStationed,
    IncomePaid,
    Passed,
    TalersGiven,
    TalersPaid,
)
from kastelan.games.seasons.open_decision import card_fits, only_uses
from kastelan.games.seasons.step_numbers import CARD_DONE, NOBODY, STATIONING, TAKING_BACK, TRADE
from kastelan.games.seasons.transfers import gain_kind, more, put
from kastelan.games.seasons.winter_events import HelperTakenBack

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState


# The toll


def ask_toll(state: SeasonsState, tell: Tell | None) -> None:
    """Pay the innkeeper or the card (CS-WINTER-TAVERN-2), or else take a helper back (-4)."""
    seat, toll = state.seat, state.table.figures.winter.toll
    state.step = TRADE
    # A winter card has been turned up when it is not in the pile.
    open_tavern = state.table.winter and VILLAGE_TAVERN not in state.pile
    if not open_tavern or state.innkeeper == seat:
        return
    if state.talers[seat] < toll:
        if seat in state.wagons:
            state.step = TAKING_BACK
        return
    state.talers = more(state.talers, seat, -toll)
    if state.innkeeper == NOBODY:
        state.tavern += toll
        if tell is not None:
            tell(TalersPaid(seat, toll, "tavern", "CS-WINTER-TAVERN-2"))
        return
    state.talers = more(state.talers, state.innkeeper, toll)
    if tell is not None:
        tell(TalersGiven(seat, state.innkeeper, toll, "CS-WINTER-TAVERN-2"))


def returnable(state: SeasonsState, seat: Seat) -> Sequence[Action]:
    """The trader-helpers of the seat, one of which comes back when the toll cannot be paid."""
    return [TAKE_BACK[spot] for spot, owner in enumerate(state.wagons) if owner == seat]


def taking_back_fits(state: SeasonsState) -> bool:
    """The Village Tavern is open, and the Trader owes a toll without the talers for it."""
    owes = state.talers[state.seat] < state.table.figures.winter.toll and state.innkeeper != state.seat
    tavern = state.table.winter and VILLAGE_TAVERN not in state.pile
    return only_uses(state, "card") and card_fits(state, 1 << TRADER, state.seat) and tavern and owes


def take_back(state: SeasonsState, seat: Seat, action: TakeBack, tell: Tell | None) -> None:
    """Take one of the own trader-helpers back into the supply (CS-WINTER-TAVERN-4)."""
    spot = action.spot
    if not 0 <= spot < len(SPOTS) or state.wagons[spot] != seat:
        raise IllegalAction("CS-WINTER-TAVERN-4", "not-your-trader-helper")
    vacate(state, spot)
    state.helpers = more(state.helpers, seat, 1)
    state.step = TRADE
    if tell is not None:
        tell(HelperTakenBack(seat, spot))


def vacate(state: SeasonsState, spot: int) -> None:
    """A trader-helper leaves its spot, which is free again."""
    state.wagons = put(state.wagons, spot, NOBODY)
    state.fresh &= ~(1 << spot)


# Placing


def open_spots(state: SeasonsState, seat: Seat) -> list[int]:
    """Where a Trader may place: free wagons; when there is none, the rider or another's older helper."""
    wagons = state.wagons
    if NOBODY in wagons[:WAGONS]:
        return [spot for spot in range(WAGONS) if wagons[spot] == NOBODY]  # CS-CHAR-TRADER-3, CS-AMB-9
    return [
        spot
        for spot, owner in enumerate(wagons)
        if owner == NOBODY or (owner != seat and not state.fresh >> spot & 1)  # CS-CHAR-TRADER-4
    ]


def stations(state: SeasonsState, seat: Seat) -> Sequence[Action]:
    """Every placement of the Trader, or none (CS-CHAR-TRADER-1)."""
    spots = open_spots(state, seat)
    found: list[Action] = [STATION[spot] for spot in spots] if state.helpers[seat] else []
    if state.innkeeper == seat:
        found += [STATION_INNKEEPER[spot] for spot in spots]  # CS-WINTER-TAVERN-5
    found.append(PASS)
    return found


def stationing_fits(state: SeasonsState) -> bool:
    """A Trader is being resolved, and there is a place for a helper."""
    possible = len(stations(state, state.seat)) > 1
    return only_uses(state, "card") and card_fits(state, 1 << TRADER, state.seat) and possible


def open_trade(state: SeasonsState, _: Tell | None) -> None:
    """Ask for a placement if one is possible."""
    seat = state.seat
    able = state.helpers[seat] or state.innkeeper == seat
    state.step = STATIONING if able and open_spots(state, seat) else CARD_DONE


def station(state: SeasonsState, seat: Seat, action: Station, tell: Tell | None) -> None:
    """Place a helper; a displaced one goes back to its owner (CS-CHAR-TRADER-5)."""
    spot = action.spot
    if (
        not 0 <= spot < len(SPOTS)
        or spot not in open_spots(state, seat)
        or not (state.innkeeper == seat if action.innkeeper else state.helpers[seat])
    ):
        raise _refusal(state, action)
    displaced = state.wagons[spot]
    if displaced != NOBODY:
        state.helpers = more(state.helpers, displaced, 1)
        if tell is not None:
            tell(HelperDisplaced(displaced, spot, seat))
    if action.innkeeper:
        state.innkeeper = NOBODY
    else:
        state.helpers = more(state.helpers, seat, -1)
    state.wagons = put(state.wagons, spot, seat)
    state.fresh |= 1 << spot
    state.step = CARD_DONE
    if tell is not None:
        origin = FROM_TAVERN if action.innkeeper else FROM_SUPPLY
        tell(HelperStationed(seat, spot, origin, _rule(spot, origin, displaced)))


def _rule(spot: int, origin: int, displaced: Seat) -> str:
    """The rule that allows this placement."""
    if origin == FROM_TAVERN:
        return "CS-WINTER-TAVERN-5"
    if displaced != NOBODY:
        return "CS-CHAR-TRADER-4"
    return "CS-CHAR-TRADER-3" if spot == RIDER else "CS-CHAR-TRADER-1"


def _refusal(state: SeasonsState, action: Station) -> IllegalAction:
    seat, spot = state.seat, action.spot
    if not 0 <= spot < len(SPOTS):
        return IllegalAction("CS-CHAR-TRADER-1", "no-such-spot")
    if action.innkeeper and state.innkeeper != seat:
        return IllegalAction("CS-WINTER-TAVERN-5", "not-your-innkeeper")
    if not action.innkeeper and not state.helpers[seat]:
        return IllegalAction("CS-SHORT-6", "no-helper-in-supply")
    owner = state.wagons[spot]
    if owner == seat:
        return IllegalAction("CS-CHAR-TRADER-5", "own-helper-there", spot=SPOTS[spot])
    if owner == NOBODY and spot == RIDER:
        return IllegalAction("CS-CHAR-TRADER-3", "rider-after-wagons")
    message = "placed-this-round" if state.fresh >> spot & 1 else "displace-after-wagons"
    return IllegalAction("CS-CHAR-TRADER-4", message, spot=SPOTS[spot])


def no_station(state: SeasonsState, seat: Seat, _: Pass, tell: Tell | None) -> None:
    """Play the Trader without placing (CS-CHAR-TRADER-1, CS-AMB-7)."""
    state.step = CARD_DONE
    if tell is not None:
        tell(Passed(seat, "CS-CHAR-TRADER-1"))


# The income


def pay_income(state: SeasonsState, tell: Tell | None) -> None:
    """Every trader-helper yields once (CS-CHAR-TRADER-6, -7); the tower comes first (-8)."""
    figures = state.table.figures
    for spot, owner in enumerate(state.wagons):
        if owner == NOBODY:
            continue
        left = state.stock[spot]
        to_tower = min(figures.levy, left)  # the tower is served before the player
        gained = min(figures.symbols[spot] - figures.levy, left - to_tower)
        state.stock = more(state.stock, spot, -to_tower - gained)
        state.tower = more(state.tower, spot, to_tower)
        gain_kind(state, owner, spot, gained)
        if tell is not None:
            short = to_tower + gained < figures.symbols[spot]
            tell(
                IncomePaid(owner, spot, gained, to_tower, "CS-CHAR-TRADER-8" if short else "CS-CHAR-TRADER-6")
            )
