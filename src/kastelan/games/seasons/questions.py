"""What a seat is asked, in the words of the locale file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kastelan.core.errors import Fact
from kastelan.core.game import Ask, Seat
from kastelan.games.seasons.components import BUILDINGS, CARDS, RESOURCES
from kastelan.games.seasons.scoring import market_rate, palace_room
from kastelan.games.seasons.step_numbers import (
    BUILDING,
    CONSENTING,
    DIGGING,
    MARKETING,
    PAYING,
    PLACING,
    PLAGUE_TOLL,
    SELECTING,
    TURNING_IN,
)

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState

ASKS: Final = (
    ("seasons-ask-selecting", "CS-ROUND-3"),
    ("seasons-ask-plague", "CS-WINTER-PLAGUE-1"),
    ("seasons-ask-mending", "CS-WINTER-WALL-1"),
    ("seasons-ask-digging", "CS-WINTER-SNOW-1"),
    ("seasons-ask-courting", "CS-WINTER-MAIDEN-1"),
    ("seasons-ask-sharing", "CS-WINTER-MAIDEN-4"),
    ("seasons-ask-supplying", "CS-CHAR-WORKER-1"),
    ("seasons-ask-taking-back", "CS-WINTER-TAVERN-4"),
    ("seasons-ask-stationing", "CS-CHAR-TRADER-1"),
    ("seasons-ask-emptying", "CS-CHAR-BRICKLAYER-1"),
    ("seasons-ask-purchasing", "CS-CHAR-STONEMASON-1"),
    ("seasons-ask-consenting", "CS-CHAR-STONEMASON-2"),
    ("seasons-ask-ordering", "CS-2P-3"),
    ("seasons-ask-building", "CS-BUILD-6"),
    ("seasons-ask-paying", "CS-BUILD-3"),
    ("seasons-ask-placing", "CS-WORKER-2"),
    ("seasons-ask-marketing", "CS-SCORE-MARKET-1"),
    ("seasons-ask-turning-in", "CS-SCORE-PALACE-1"),
)


def question(state: SeasonsState, seat: Seat) -> Ask:
    """The question of the step, with the facts that belong to it."""
    message, rule = ASKS[state.step]
    return Ask(
        message.removeprefix("seasons-ask-"), message, rule, {"round": state.round, **_facts(state, seat)}
    )


def _facts(state: SeasonsState, seat: Seat) -> dict[str, Fact]:
    figures, step = state.table.figures, state.step
    if step == SELECTING:
        return {"number": figures.cards_played[state.table.players]}
    if step == PLAGUE_TOLL:
        return {"talers": state.discards[seat].bit_count()}
    if step == DIGGING:
        return {"talers": figures.winter.snowdrift_talers}
    if step == CONSENTING:
        _, card, _ = state.lying[state.sale // len(RESOURCES)]
        kind = RESOURCES[state.sale % len(RESOURCES)]
        return {"buyer": state.queue[0] + 1, "card": CARDS[card], "kind": kind}
    if step == BUILDING:
        return {"card": CARDS[state.card], "number": figures.builds - state.builds}
    if step == PAYING:
        return {"building": BUILDINGS[state.building], "cost": figures.costs[state.building]}
    if step == PLACING:
        return {"number": figures.placements - state.placements, "talers": state.talers[seat]}
    if step == MARKETING:
        return {"talers": state.talers[seat], "rate": market_rate(state, seat)}
    if step == TURNING_IN:
        return {"kind": RESOURCES[state.kind], "room": palace_room(state, seat) - state.turned_in}
    return {}
