"""RND, DIG-2, with the modules: what a seat may decide, step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.game import Action, Seat
from kastelan.games.ludwig import gifts, opening, rewards, sleeping
from kastelan.games.ludwig.listing import Placements
from kastelan.games.ludwig.modules import actions as extra
from kastelan.games.ludwig.modules import (
    moats,
    passages,
    purchase,
    renovations,
    rounds,
    shopping,
    taking,
    towers,
)
from kastelan.games.ludwig.modules import opening as module_opening
from kastelan.games.ludwig.modules import rewards as module_rewards
from kastelan.games.ludwig.modules.decrees import (
    closing,
    draft,
    lending,
    pricing,
    recalling,
    rummaging,
    starting,
    storing,
)
from kastelan.games.ludwig.modules.siting import placements
from kastelan.games.ludwig.steps import (
    ALL_STEPS,
    ANY_REWARD,
    BORROWING,
    BUYING,
    CHOOSING,
    CLEARING,
    COLLECTING,
    COUNTING,
    DIGGING,
    DOUBLING,
    DRAFTING,
    FOYER,
    FREE_CORRIDOR,
    KEEPING,
    MOAT_STACK,
    MOAT_TILE,
    MODEL,
    OVER,
    PASSING,
    PLACING,
    PRICING,
    PRINTED,
    QUEUING,
    READY,
    RECALLING,
    REDRAWING,
    REMEMBERING,
    REPAYING,
    RETURNING,
    REWARDS,
    SHIFTING,
    STACK,
    SWAPPING,
    TOKENS,
    TURN_END,
)

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def left_to_do(state: LudwigState) -> list[Action]:
    """What can still be done in this turn (DEC-16, DEC-41, DEC-08)."""
    found: list[Action] = [extra.UNPACK] if storing.may_unpack(state) else []
    found += lending.banking(state)
    return [*found, extra.RECALL] if recalling.may(state, state.seat) else found


def legal(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """Everything the seat may do now."""
    return LEGAL[state.step](state, seat) if seat in state.actors else ()


def _buying(state: LudwigState, seat: Seat) -> Sequence[Action]:
    found = shopping.legal(state, seat)
    for module in state.table.modules:
        found += module.options(state, seat)
    return found


def _placing(state: LudwigState, seat: Seat) -> Sequence[Action]:
    castle, components = state.castles[seat], state.table.components
    more: list[Action] = [extra.STORE] if storing.may_store(state) else []
    for module in state.table.modules:
        more += module.beside(state, seat)
    if state.tile == components.moat:
        return [*moats.legal_positions(state), *more]
    tile = components.tiles[state.tile]
    if not tile.poses:
        return [*renovations.legal_targets(state), *more]
    return Placements(castle.frame, placements(castle, tile), tuple(more))


def _rewards(state: LudwigState, seat: Seat) -> Sequence[Action]:
    more = [action for module in state.table.modules for action in module.beside(state, seat)]
    return [*rewards.legal_rewards(state), *more]


def _turn_end(state: LudwigState, _: Seat) -> Sequence[Action]:
    return [*left_to_do(state), extra.END_TURN]


Legal = Callable[["LudwigState", Seat], Sequence[Action]]


def _of(question: Callable[[LudwigState], Sequence[Action]]) -> Legal:
    return lambda state, _: question(state)


LEGALS: Final[dict[int, Legal]] = {
    FOYER: module_opening.legal_foyer,
    CHOOSING: opening.legal_put_away,
    PRICING: _of(pricing.legal),
    BUYING: _buying,
    PLACING: _placing,
    REWARDS: _rewards,
    FREE_CORRIDOR: _of(gifts.free_corridors),
    ANY_REWARD: _of(module_rewards.legal_any),
    STACK: _of(sleeping.legal_stacks),
    DIGGING: _of(sleeping.legal_digging),
    KEEPING: _of(gifts.legal_cards),
    OVER: _of(lambda _: ()),
    DRAFTING: _of(draft.legal),
    REDRAWING: _of(starting.legal_redraw),
    READY: _of(starting.legal_corridors),
    MODEL: _of(starting.legal_stacks),
    SWAPPING: _of(rummaging.legal),
    REMEMBERING: _of(recalling.legal_remembering),
    RECALLING: _of(recalling.legal_cards),
    COUNTING: _of(pricing.legal_coins),
    SHIFTING: _of(pricing.legal_shifts),
    QUEUING: _of(rounds.legal_queue),
    RETURNING: _of(purchase.legal_returns),
    BORROWING: _of(purchase.legal_loans),
    COLLECTING: _of(taking.legal_coins),
    PASSING: _of(passages.legal),
    PRINTED: _of(lambda _: (extra.AS_POINTS, extra.AS_MONEY)),
    TOKENS: _of(towers.legal_tokens),
    MOAT_STACK: _of(moats.legal_stacks),
    MOAT_TILE: _of(moats.legal_tiles),
    TURN_END: _turn_end,
    REPAYING: _of(lending.legal_last),
    CLEARING: _of(closing.legal_discards),
    DOUBLING: _of(closing.legal_cards),
}
LEGAL: Final = tuple(LEGALS[step] for step in range(ALL_STEPS))
