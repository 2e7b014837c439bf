"""What happens by itself between two decisions, in the order of a round."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Tell
from kastelan.games.seasons import (
    building,
    buying,
    castle_maiden,
    ending,
    placing,
    resolving,
    selection,
    trading,
    winter,
)
from kastelan.games.seasons import step_numbers as at

if TYPE_CHECKING:
    from kastelan.games.seasons.state import SeasonsState

AUTOMATIC: Final[dict[int, Callable[[SeasonsState, Tell | None], None]]] = {
    at.NEXT_ROUND: selection.start_round,
    at.SELECTION: selection.open_selection,
    at.WINTER: winter.turn_up,
    at.PLAGUED: winter.ask_next_about_plague,
    at.WALLED: winter.ask_next_about_wall,
    at.SNOWED: winter.ask_next_about_snow,
    at.COURTED: castle_maiden.ask_next_suitor,
    at.SHARED: castle_maiden.ask_next_to_share,
    at.REVEAL: selection.reveal,
    at.SUPPLY: resolving.supply_next_worker,
    at.NEXT_CARD: resolving.open_next_card,
    at.TOLL: trading.ask_toll,
    at.TRADE: trading.open_trade,
    at.TOWER_WORK: building.open_tower,
    at.PURCHASES: buying.open_purchases,
    at.BUILDINGS_OPEN: building.open_buildings,
    at.HELPERS_OPEN: placing.open_helpers,
    at.CARD_DONE: resolving.finish_card,
    at.ROUND_DONE: resolving.finish_round,
    at.FINAL_SCORING: ending.start_scoring,
    at.MARKET_OPEN: ending.open_market,
    at.PALACE_OPEN: ending.open_palace,
    at.LAST_SCORES: ending.score_last,
}


def run(state: SeasonsState, tell: Tell | None) -> None:
    """Let everything happen up to the next decision."""
    # Every automatic step sets the next one; the numbers of decisions start at 0 and end the loop.
    while state.step < 0:
        AUTOMATIC[state.step](state, tell)
