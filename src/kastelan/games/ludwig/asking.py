"""What a seat is asked at each step, and the facts that the question is filled with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kastelan.core.errors import Fact, NotYourDecision
from kastelan.core.game import Ask, Seat
from kastelan.games.ludwig import market, sleeping
from kastelan.games.ludwig.actions import PRICES
from kastelan.games.ludwig.components import CARD_SIZES
from kastelan.games.ludwig.steps import ANY_REWARD, DIGGING, PLACING, PRICING, REWARDS

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def ask(state: LudwigState, seat: Seat) -> Ask:
    """What the seat is asked to decide."""
    if seat not in state.actors:
        raise NotYourDecision(seat)
    message, rule = ASKS[state.step]
    return Ask(message.removeprefix("ludwig-ask-"), message, rule, _facts(state, seat))


def _facts(state: LudwigState, seat: Seat) -> dict[str, Fact]:
    """What the question is filled with."""
    facts: dict[str, Fact] = {"round": state.round, "money": state.money[seat]}
    if state.step == PRICING:
        facts["price"] = PRICES[market.open_slots(state)[0]]
    elif state.step == PLACING:
        facts["tile"] = state.table.components.tiles[state.tile].id
    elif state.step == REWARDS:
        facts["due"] = len(state.pending[-1]) - 1
    elif state.step == ANY_REWARD:
        facts["tile"] = state.castles[seat].rooms[state.room].tile.id
    elif state.step == DIGGING:
        stack, count = state.looked
        facts |= {"size": CARD_SIZES[stack], "count": sleeping.most_put(state) - count}
    return facts


ASKS: Final = (
    ("ludwig-ask-foyer", "LUD-SETUP-6"),
    ("ludwig-ask-choosing", "LUD-SETUP-8"),
    ("ludwig-ask-pricing", "LUD-ROUND-2"),
    ("ludwig-ask-buying", "LUD-TURN-1"),
    ("ludwig-ask-placing", "LUD-TURN-5"),
    ("ludwig-ask-rewards", "LUD-SCORE-5"),
    ("ludwig-ask-free-corridor", "LUD-REW-CORRIDOR"),
    ("ludwig-ask-any-reward", "LUD-REW-DOWNSTAIRS"),
    ("ludwig-ask-stack", "LUD-REW-SLEEPING"),
    ("ludwig-ask-digging", "LUD-REW-SLEEPING"),
    ("ludwig-ask-keeping", "LUD-REW-UTILITY"),
    ("ludwig-ask-buying", "LUD-TURN-1"),
    ("ludwig-ask-drafting", "DEC-D1"),
    ("ludwig-ask-redrawing", "DEC-03"),
    ("ludwig-ask-ready", "DEC-04"),
    ("ludwig-ask-model", "DEC-05"),
    ("ludwig-ask-swapping", "DEC-06"),
    ("ludwig-ask-remembering", "DEC-08"),
    ("ludwig-ask-recalling", "DEC-08"),
    ("ludwig-ask-counting", "DEC-10"),
    ("ludwig-ask-shifting", "DEC-09"),
    ("ludwig-ask-queuing", "DEC-13"),
    ("ludwig-ask-returning", "DEC-17"),
    ("ludwig-ask-borrowing", "DEC-21"),
    ("ludwig-ask-collecting", "DEC-22"),
    ("ludwig-ask-passing", "PASS-2"),
    ("ludwig-ask-printed", "DEC-30"),
    ("ludwig-ask-tokens", "TWR-5"),
    ("ludwig-ask-moat-stack", "MOAT-13"),
    ("ludwig-ask-moat-tile", "MOAT-13"),
    ("ludwig-ask-turn-end", "RND-4"),
    ("ludwig-ask-repaying", "DEC-21"),
    ("ludwig-ask-clearing", "DEC-52"),
    ("ludwig-ask-doubling", "DEC-54"),
)
