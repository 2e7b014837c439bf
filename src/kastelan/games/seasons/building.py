"""CS-BUILD: emptying the defence tower, choosing a building, paying it and its reward."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from kastelan.core.errors import Fact, IllegalAction
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.seasons import payments
from kastelan.games.seasons.actions import BUILD, EMPTY, PASS, Build, Empty, Pass, Pay
from kastelan.games.seasons.components import (
    BRICKLAYER,
    BUILDINGS,
    CARDS,
    RESOURCES,
    STONEMASON,
    Pieces,
)
from kastelan.games.seasons.events import (
    BuildingBuilt,
    BuildingChosen,
    LastTemplateBuilt,
    Passed,
    PointsScored,
    TowerEmptied,
)
from kastelan.games.seasons.open_decision import card_fits, may_build, only_uses
from kastelan.games.seasons.step_numbers import (
    BUILDING,
    BUILDINGS_OPEN,
    CARD_DONE,
    EMPTYING,
    HELPERS_OPEN,
    NOTHING,
    PAYING,
)
from kastelan.games.seasons.transfers import from_bank, gain_kind, minus, more, plus, put, score

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState

# The Bricklayer's first step


def open_tower(state: SeasonsState, _: Tell | None) -> None:
    """Ask which kind to take, unless the tower is empty (CS-CHAR-BRICKLAYER-1)."""
    state.step = EMPTYING if any(state.tower) else BUILDINGS_OPEN


def tower_kinds(state: SeasonsState, _: Seat) -> Sequence[Action]:
    """The kinds on the defence tower; one has to be taken (CS-AMB-4)."""
    return [EMPTY[kind] for kind, number in enumerate(state.tower) if number]


def emptying_fits(state: SeasonsState) -> bool:
    """A Bricklayer is being resolved."""
    return only_uses(state, "card") and card_fits(state, 1 << BRICKLAYER, state.seat)


def empty(state: SeasonsState, seat: Seat, action: Empty, tell: Tell | None) -> None:
    """Take all pieces of a kind."""
    kind = action.kind
    if not 0 <= kind < len(RESOURCES) or not state.tower[kind]:
        raise IllegalAction("CS-CHAR-BRICKLAYER-1", "not-on-the-tower")
    number = state.tower[kind]
    state.tower = more(state.tower, kind, -number)
    gain_kind(state, seat, kind, number)
    state.step = BUILDINGS_OPEN
    if tell is not None:
        tell(TowerEmptied(seat, kind, number))


# Building


def open_buildings(state: SeasonsState, _: Tell | None) -> None:
    """Ask for a building while the card allows one and one can be paid (CS-BUILD-6)."""
    able = state.builds < state.table.figures.builds and buildable(state)
    state.step = BUILDING if able else after_building(state)


def buildable(state: SeasonsState) -> Sequence[Build]:
    """The buildings that have a template and can be paid (CS-BUILD-1)."""
    payable = payments.payable(state.supply[state.seat], state.stock)
    return _on_board(state.table.figures.costs, state.templates, payable) if payable else ()


@lru_cache(maxsize=1 << 12)
def _on_board(costs: tuple[int, ...], templates: tuple[int, ...], payable: int) -> tuple[Build, ...]:
    # `payable` has one bit for each cost.
    return tuple(
        BUILD[number] for number, left in enumerate(templates) if left and payable >> costs[number] & 1
    )


def buildings(state: SeasonsState, _: Seat) -> Sequence[Action]:
    """Every building that can be built now, or none (CS-BUILD-6)."""
    return (*buildable(state), PASS)


def building_facts(state: SeasonsState, _: Seat) -> dict[str, Fact]:
    """The card, and how many buildings it still allows."""
    return {"card": CARDS[state.card], "number": state.table.figures.builds - state.builds}


def building_fits(state: SeasonsState) -> bool:
    """The card allows one more building, and one can be paid."""
    return only_uses(state, "card", "builds") and may_build(state) and len(buildable(state)) > 0


def build(state: SeasonsState, seat: Seat, action: Build, tell: Tell | None) -> None:
    """Choose a building; which of its templates is taken does not matter (CS-BUILD-1)."""
    number = action.building
    if action not in buildable(state):
        raise _refusal(state, number)
    state.building, state.step = number, PAYING
    if tell is not None:
        tell(BuildingChosen(seat, number))


def _refusal(state: SeasonsState, number: int) -> IllegalAction:
    if not 0 <= number < len(BUILDINGS) or not state.templates[number]:
        name = BUILDINGS[number] if 0 <= number < len(BUILDINGS) else str(number)
        return IllegalAction("CS-BUILD-1", "no-template-left", building=name)
    cost = state.table.figures.costs[number]
    return IllegalAction("CS-BUILD-3", "no-payment", building=BUILDINGS[number], cost=cost)


def after_building(state: SeasonsState) -> int:
    """Bricklayer and Stonemason place helpers; a Worker never does (CS-CHAR-WORKER-4)."""
    return HELPERS_OPEN if state.card in (BRICKLAYER, STONEMASON) else CARD_DONE


def build_no_more(state: SeasonsState, seat: Seat, _: Pass, tell: Tell | None) -> None:
    """Stop building (CS-BUILD-6)."""
    state.step = after_building(state)
    if tell is not None:
        tell(Passed(seat, "CS-BUILD-6"))


# Paying


def ways_to_pay(state: SeasonsState, seat: Seat) -> Sequence[Pay]:
    """Every payment of the chosen building, each effect once (CS-SILVER-6, -7)."""
    cost = state.table.figures.costs[state.building]
    return payments.payments(state.supply[seat], state.stock, cost)


def paying_facts(state: SeasonsState, _: Seat) -> dict[str, Fact]:
    """The chosen building and its cost."""
    return {"building": BUILDINGS[state.building], "cost": state.table.figures.costs[state.building]}


def paying_fits(state: SeasonsState) -> bool:
    """A building with a template left has been chosen."""
    chosen = 0 <= state.building < len(state.templates) and state.templates[state.building] > 0
    return only_uses(state, "card", "builds", "building") and chosen and may_build(state)


def pay(state: SeasonsState, seat: Seat, action: Pay, tell: Tell | None) -> None:
    """Pay for the chosen building, exactly (CS-BUILD-3)."""
    supply, cost = state.supply[seat], state.table.figures.costs[state.building]
    if not payments.pays(supply, state.stock, cost, action):
        raise payments.refusal(supply, state.stock, cost, action.pieces, action.bars)
    hand_over(state, action, tell)


def hand_over(state: SeasonsState, action: Pay, tell: Tell | None) -> None:
    """Pieces go to the stock, bars to the forge, the template leaves the board (CS-BUILD-2, CS-SILVER-3)."""
    seat, number = state.seat, state.building
    # Paid silver goes to the forge and not to the stock, so the fifth number is 0.
    pieces: Pieces = (*action.pieces, 0)
    state.stock = plus(state.stock, pieces)
    state.supply = put(state.supply, seat, minus(state.supply[seat], (*action.pieces, action.bars)))
    state.forge += action.bars
    state.templates = more(state.templates, number, -1)
    state.built = more(state.built, seat, 1)
    state.builds += 1
    state.building, state.step = NOTHING, BUILDINGS_OPEN
    if tell is not None:
        tell(BuildingBuilt(seat, number, action.pieces, action.bars))
    _reward(state, number, sum(action.pieces) + action.bars, tell)
    if tell is not None and not any(state.templates):
        tell(LastTemplateBuilt(seat))


def _reward(state: SeasonsState, number: int, paid: int, tell: Tell | None) -> None:
    """Talers for a Bricklayer, points for a Stonemason, half of them for a Worker (CS-BUILD-8)."""
    if state.card == BRICKLAYER:
        from_bank(state, state.seat, paid, "CS-CHAR-BRICKLAYER-2", "CS-SHORT-2", tell)
        return
    points = state.table.figures.buildings[number].points
    full = state.card == STONEMASON
    rule = "CS-CHAR-STONEMASON-5" if full else "CS-CHAR-WORKER-3"
    # Exact, since the points of all buildings are even.
    gained = points if full else points // 2
    score(state, PointsScored(state.seat, gained, rule, building=number, card=state.card), tell)
