"""A Castle for All Seasons: the rule that causes an event, derived from what happened."""

from __future__ import annotations

from collections.abc import Sequence

from kastelan.core.game import Action, Event, State
from kastelan.games.seasons.actions import Begin
from kastelan.games.seasons.components import (
    BUILDINGS,
    FROM_TAVERN,
    GRANARY,
    MAIDEN,
    MASTER_BUILDER,
    POSITIONS,
    RIDER,
    SPACES,
    STANDARD,
    STONEMASON,
    TAVERN,
    TRADER,
)
from kastelan.games.seasons.events import (
    BuildingBuilt,
    BuildingChosen,
    CardOpened,
    CardsRevealed,
    CardsSelected,
    CardsTakenBack,
    GameEnded,
    HelperDisplaced,
    HelperPlaced,
    HelperStationed,
    IncomePaid,
    LastRoundBegan,
    LastTemplateBuilt,
    Passed,
    PieceBought,
    PiecesTurnedIn,
    PointsScored,
    RoundBegan,
    SaleAsked,
    SaleRefused,
    TableLaid,
    TalersGained,
    TalersGiven,
    TalersPaid,
    TalersTurnedIn,
    TowerEmptied,
    TradersReturned,
    WorkerPaid,
    WorkerSupplied,
)
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import DIGGING, PLAGUE_TOLL
from kastelan.games.seasons.steps import STEPS
from kastelan.games.seasons.winter_events import (
    CardLost,
    HelperTakenBack,
    MaidenLeft,
    MaidenWon,
    StakeLaid,
    StakeShared,
    StonesGiven,
    SuitorLeft,
    WinterCardRevealed,
)

ALWAYS: dict[type[Event], str] = {
    TableLaid: "CS-SETUP-8",
    RoundBegan: "CS-ROUND-2",
    CardsSelected: "CS-ROUND-3",
    CardsRevealed: "CS-ROUND-5",
    CardsTakenBack: "CS-CHAR-BUILDER-2",
    HelperDisplaced: "CS-CHAR-TRADER-5",
    TowerEmptied: "CS-CHAR-BRICKLAYER-1",
    SaleAsked: "CS-CHAR-STONEMASON-2",
    SaleRefused: "CS-CHAR-STONEMASON-2",
    PieceBought: "CS-CHAR-STONEMASON-1",
    WorkerPaid: "CS-CHAR-WORKER-2",
    BuildingChosen: "CS-BUILD-1",
    BuildingBuilt: "CS-BUILD-2",
    LastRoundBegan: "CS-END-1",
    LastTemplateBuilt: "CS-END-2",
    TradersReturned: "CS-END-3",
    TalersTurnedIn: "CS-SCORE-MARKET-1",
    GameEnded: "CS-END-4",
    WinterCardRevealed: "CS-WINTER-GEN-2",
    HelperTakenBack: "CS-WINTER-TAVERN-4",
    StonesGiven: "CS-WINTER-WALL-1",
    MaidenWon: "CS-WINTER-MAIDEN-3",
    StakeShared: "CS-WINTER-MAIDEN-4",
    MaidenLeft: "CS-WINTER-MAIDEN-5",
}
"""Events that only one rule can cause."""

DECLINED = {
    "building": "CS-BUILD-6",
    "placing": "CS-BUILD-7",
    "stationing": "CS-CHAR-TRADER-1",
    "purchasing": "CS-CHAR-STONEMASON-1",
    "mending": "CS-WINTER-WALL-1",
    "turning-in": "CS-SCORE-PALACE-1",
}
"""The rule that makes a thing voluntary, by step."""

FULL = 3
"""The pieces that a Worker brings when the stock is not short."""


def cause(before: State | None, action: Action | None, history: Sequence[Event], event: Event) -> str:
    """The rule of an event, from the position before the action (None at set-up) and all earlier events."""
    if type(event) in ALWAYS:
        return ALWAYS[type(event)]
    assert isinstance(before, SeasonsState)
    if isinstance(event, StakeLaid | SuitorLeft):
        return _of_courting(before, history)
    if isinstance(event, Passed):
        return DECLINED[STEPS[before.step].id]
    if isinstance(event, CardLost):
        return "CS-WINTER-PLAGUE-1" if before.step == PLAGUE_TOLL else "CS-WINTER-SNOW-1"
    if isinstance(event, CardOpened):
        chosen = isinstance(action, Begin) and event.card == action.card
        return "CS-2P-3" if chosen else "CS-ROUND-7"
    if isinstance(event, PointsScored):
        return _of_points(history, event)
    return _of_pieces(event) or _of_talers(before, history, event)


def _of_courting(before: SeasonsState, history: Sequence[Event]) -> str:
    """The first courting turn comes with the card, or in the next round."""
    shown = [at for at, event in enumerate(history) if isinstance(event, WinterCardRevealed)]
    at = next((at for at in shown if getattr(history[at], "card", None) == MAIDEN), None)
    rounds = 2 if at is None else sum(isinstance(event, RoundBegan) for event in history[at:])
    return "CS-WINTER-MAIDEN-1" if rounds == before.table.maiden_waits else "CS-WINTER-MAIDEN-2"


def _of_points(history: Sequence[Event], event: PointsScored) -> str:
    if event.space is not None:
        return "CS-WINTER-GRANARY-2" if event.space == GRANARY else _of_space(event.space)
    if event.winter_card is not None:
        return "CS-WINTER-MAIDEN-3" if event.winter_card == MAIDEN else "CS-WINTER-WALL-1"
    if event.card is not None:
        of_card = {MASTER_BUILDER: "CS-CHAR-BUILDER-1", STONEMASON: "CS-CHAR-STONEMASON-5"}
        return of_card.get(event.card, "CS-CHAR-WORKER-3")
    turned_in = history[-1]
    return turned_in.rule if isinstance(turned_in, PiecesTurnedIn) else "CS-SCORE-MARKET-1"


def _of_space(space: int) -> str:
    """The rules of the final scoring are named after buildings; Inn and gates have a rule for each helper."""
    building = BUILDINGS[STANDARD.positions[space].building].split("_")[0].upper()
    second = SPACES[space] in ("inn.6", "gate_small.1")
    return f"CS-SCORE-{building}-{1 + second}"


def _of_pieces(event: Event) -> str | None:
    if isinstance(event, WorkerSupplied):
        return "CS-CHAR-WORKER-1" if sum(event.pieces) == FULL else "CS-SHORT-4"
    if isinstance(event, IncomePaid):
        full = event.pieces + event.to_tower == STANDARD.symbols[event.spot]
        return "CS-CHAR-TRADER-6" if full else "CS-CHAR-TRADER-8"
    if isinstance(event, PiecesTurnedIn):
        return "CS-SCORE-PALACE-2" if event.bars else "CS-SCORE-PALACE-1"
    if isinstance(event, HelperPlaced) and event.space >= POSITIONS:
        return "CS-WINTER-TAVERN-1" if event.space == TAVERN else "CS-WINTER-GRANARY-1"
    return "CS-WORKER-2" if isinstance(event, HelperPlaced) else None


def _of_talers(before: SeasonsState, history: Sequence[Event], event: Event) -> str:
    if isinstance(event, HelperStationed):
        if event.origin == FROM_TAVERN:
            return "CS-WINTER-TAVERN-5"
        if isinstance(history[-1], HelperDisplaced):
            return "CS-CHAR-TRADER-4"
        return "CS-CHAR-TRADER-3" if event.spot == RIDER else "CS-CHAR-TRADER-1"
    if isinstance(event, TalersGiven):
        opened = next(event.card for event in reversed(history) if isinstance(event, CardOpened))
        return "CS-WINTER-TAVERN-2" if opened == TRADER else "CS-CHAR-STONEMASON-1"
    if isinstance(event, TalersPaid):
        if isinstance(history[-1], HelperPlaced):
            return "CS-WORKER-3"
        if event.target == "tavern":
            return "CS-WINTER-TAVERN-2"
        short = before.step == DIGGING and event.talers < STANDARD.winter.snowdrift_talers
        paid = "CS-WINTER-PLAGUE-1" if before.step == PLAGUE_TOLL else "CS-WINTER-SNOW-1"
        return "CS-WINTER-SNOW-2" if short else paid
    assert isinstance(event, TalersGained), event
    if event.source == "tavern":
        return "CS-WINTER-TAVERN-3"
    built = history[-1]
    if isinstance(built, BuildingBuilt):
        due = sum(built.pieces) + built.bars
        return "CS-CHAR-BRICKLAYER-2" if event.talers == due else "CS-SHORT-2"
    return "CS-CHAR-MESSENGER-1" if event.talers == STANDARD.messenger else "CS-SHORT-1"
