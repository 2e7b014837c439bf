"""CS-WORKER: placing helpers in the castle, in the Village Tavern and in the Granary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kastelan.core.errors import Fact, IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.seasons.actions import PASS, PLACE, Pass, Place
from kastelan.games.seasons.components import (
    BRICKLAYER,
    BUILDINGS,
    FROM_SUPPLY,
    FROM_TAVERN,
    GRANARY,
    GRANARY_CARD,
    GRANARY_OPEN,
    ORIGINS,
    POSITIONS,
    SPACES,
    STONEMASON,
    TAVERN,
    TAVERN_CARD,
    VILLAGE_TAVERN,
)
from kastelan.games.seasons.events import HelperPlaced, Passed, TalersGained
from kastelan.games.seasons.open_decision import card_fits, only_uses
from kastelan.games.seasons.step_numbers import CARD_DONE, HELPERS_OPEN, NOBODY, PLACING
from kastelan.games.seasons.trading import vacate
from kastelan.games.seasons.transfers import more, put, to_bank

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState


def open_helpers(state: SeasonsState, _: Tell | None) -> None:
    """Ask for a helper if the player has built in this round and can place one (CS-WORKER-1, CS-WORKER-2)."""
    able = state.built[state.seat] and state.placements < state.table.figures.placements
    state.step = PLACING if able and _can_place(state, state.seat) else CARD_DONE


def _can_place(state: SeasonsState, seat: Seat) -> bool:
    """Whether there is a helper, and a space that it could go to."""
    return bool(origins(state, seat) and spaces(state, seat))


def placings(state: SeasonsState, seat: Seat) -> Sequence[Action]:
    """Every free space the player can pay, with every helper that could go there; or no more.

    The Tavern is not free for its own innkeeper (CS-WINTER-TAVERN-5).
    """
    sources = origins(state, seat)
    found: list[Action] = []
    if sources:
        for space in spaces(state, seat):
            found += [PLACE[space][origin] for origin in sources]
    found.append(PASS)
    return found


def placing_facts(state: SeasonsState, seat: Seat) -> dict[str, Fact]:
    """How many helpers may still be placed, and the talers for their fees."""
    return {"number": state.table.figures.placements - state.placements, "talers": state.talers[seat]}


def placing_fits(state: SeasonsState) -> bool:
    """The player has built in this round, may place one more helper, and can."""
    seat = state.seat
    allowed = state.placements < state.table.figures.placements and state.built[seat] > 0
    entered = state.entered[seat].bit_count() >= state.placements
    return (
        only_uses(state, "card", "builds", "placements")
        and card_fits(state, 1 << BRICKLAYER | 1 << STONEMASON, seat)
        and allowed
        and entered
        and state.builds <= state.built[seat]
        and _can_place(state, seat)
    )


def origins(state: SeasonsState, seat: Seat) -> list[int]:
    """Where the helper can come from: supply, own trader-helpers, own innkeeper (CS-WORKER-6)."""
    found = [FROM_SUPPLY] if state.helpers[seat] else []
    # Origin 0 is the supply, so wagons and rider are shifted by one.
    found += [spot + 1 for spot, owner in enumerate(state.wagons) if owner == seat]
    if state.innkeeper == seat:
        found.append(FROM_TAVERN)
    return found


def spaces(state: SeasonsState, seat: Seat) -> list[int]:
    """Free spaces in buildings not entered this round whose fee the player has; of equal ones the first."""
    figures, castle, templates = state.table.figures, state.castle, state.templates
    talers, entered = state.talers[seat], state.entered[seat]
    found = []
    for space, position in enumerate(figures.positions):
        building = position.building
        if (
            castle[space] == NOBODY
            and position.fee <= talers
            and not entered >> building & 1
            and not templates[building]  # each has one template; Forge and Market none (CS-SETUP-4)
            and not any(castle[other] == NOBODY for other in position.like)
        ):
            found.append(space)
    if state.table.winter:
        found += [space for space in (TAVERN, GRANARY) if _winter_space_open(state, seat, space)]
    return found


def _winter_space_open(state: SeasonsState, seat: Seat, space: int) -> bool:
    return not _winter_refusal(state, space) and (
        fee(state, space) <= state.talers[seat] and not state.entered[seat] >> building_of(state, space) & 1
    )


def _winter_refusal(state: SeasonsState, space: int) -> IllegalAction | None:
    """Why a winter card has no free space."""
    card, rule = _WINTER[space]
    if not state.table.winter or card in state.pile:
        return IllegalAction(rule, "winter-card-not-there")
    full = (
        state.innkeeper != NOBODY
        if space == TAVERN
        else sum(state.granary) >= state.table.figures.winter.granary_spaces
    )
    return IllegalAction(rule, "space-taken", space=SPACES[space]) if full else None


_WINTER = {
    TAVERN: (VILLAGE_TAVERN, "CS-WINTER-TAVERN-1"),
    GRANARY: (GRANARY_OPEN, "CS-WINTER-GRANARY-1"),
}


def fee(state: SeasonsState, space: int) -> int:
    """What a space costs."""
    figures = state.table.figures
    if space < POSITIONS:
        return figures.positions[space].fee
    return figures.winter.tavern_fee if space == TAVERN else figures.winter.granary_fee


def building_of(state: SeasonsState, space: int) -> int:
    """The building, or the winter card as a building, that a space belongs to."""
    if space < POSITIONS:
        return state.table.figures.positions[space].building
    return TAVERN_CARD if space == TAVERN else GRANARY_CARD


def place(state: SeasonsState, seat: Seat, action: Place, tell: Tell | None) -> None:
    """Place a helper that the player has on a space that is free for it (CS-WORKER-2, CS-WORKER-6)."""
    if action.origin not in origins(state, seat) or action.space not in spaces(state, seat):
        raise refusal(state, action)
    put_down(state, action, tell)


def put_down(state: SeasonsState, action: Place, tell: Tell | None) -> None:
    """Pay the fee and put the helper down (CS-WORKER-3); it stays there (CS-WORKER-5)."""
    seat, space, origin = state.seat, action.space, action.origin
    _lift(state, seat, origin)
    cost = fee(state, space)
    if space < POSITIONS:
        state.castle = put(state.castle, space, seat)
    elif space == TAVERN:
        state.innkeeper = seat
    else:
        state.granary = more(state.granary, seat, 1)
    state.entered = put(state.entered, seat, state.entered[seat] | 1 << building_of(state, space))
    state.placements += 1
    state.step = HELPERS_OPEN
    rule = "CS-WORKER-2" if space < POSITIONS else _WINTER[space][1]
    if tell is not None:
        tell(HelperPlaced(seat, space, origin, cost, rule))
    to_bank(state, seat, cost, "CS-WORKER-3", tell)
    if space == TAVERN:
        _collect(state, seat, tell)


def _lift(state: SeasonsState, seat: Seat, origin: int) -> None:
    if origin == FROM_SUPPLY:
        state.helpers = more(state.helpers, seat, -1)
    elif origin == FROM_TAVERN:
        state.innkeeper = NOBODY
    else:
        vacate(state, origin - 1)


def _collect(state: SeasonsState, seat: Seat, tell: Tell | None) -> None:
    """The new innkeeper takes the talers on the card (CS-WINTER-TAVERN-3)."""
    if not state.tavern:
        return
    talers, state.tavern = state.tavern, 0
    state.talers = more(state.talers, seat, talers)
    if tell is not None:
        tell(TalersGained(seat, talers, "tavern", "CS-WINTER-TAVERN-3"))


def refusal(state: SeasonsState, action: Place) -> IllegalAction:
    """Why a helper cannot be placed there, or not that helper."""
    seat, space, origin = state.seat, action.space, action.origin
    if not state.built[seat]:
        return IllegalAction("CS-WORKER-1", "nothing-built")
    if not 0 <= space < len(SPACES):
        return IllegalAction("CS-WORKER-2", "no-such-space")
    taken = _castle_refusal(state, space) if space < POSITIONS else _winter_refusal(state, space)
    if taken is not None:
        return taken
    if state.entered[seat] >> building_of(state, space) & 1:
        return IllegalAction("CS-WORKER-4", "building-entered", space=SPACES[space])
    if fee(state, space) > state.talers[seat]:
        return IllegalAction("CS-WORKER-3", "fee-too-high", fee=fee(state, space), talers=state.talers[seat])
    return _origin_refusal(state, seat, space, origin)


def _castle_refusal(state: SeasonsState, space: int) -> IllegalAction | None:
    position = state.table.figures.positions[space]
    if state.templates[position.building]:
        return IllegalAction("CS-WORKER-2", "not-built", building=BUILDINGS[position.building])
    if state.castle[space] != NOBODY:
        return IllegalAction("CS-WORKER-2", "space-taken", space=SPACES[space])
    return None


def _origin_refusal(state: SeasonsState, seat: Seat, space: int, origin: int) -> IllegalAction:
    if origin == FROM_SUPPLY and not state.helpers[seat]:
        return IllegalAction("CS-SHORT-6", "no-helper-in-supply")
    if origin == FROM_TAVERN:
        return IllegalAction("CS-WINTER-TAVERN-5", "not-your-innkeeper")
    if origin not in origins(state, seat):
        name = ORIGINS[origin] if 0 <= origin < len(ORIGINS) else str(origin)
        return IllegalAction("CS-WORKER-6", "no-helper-there", origin=name)
    return IllegalAction("CS-WORKER-2", "equal-space-first", space=SPACES[space])


def place_no_more(state: SeasonsState, seat: Seat, _: Pass, tell: Tell | None) -> None:
    """Place no helper, or stop placing helpers (CS-BUILD-7)."""
    state.step = CARD_DONE
    if tell is not None:
        tell(Passed(seat, "CS-BUILD-7"))
