"""RND, with the modules: the order of decisions, and carrying them out.

The base game's chapters do what they always do; here is what comes before, between and after.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.dispatch import CarryOut, taking
from kastelan.core.errors import NotYourDecision
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import market, opening, refusals, rewards, sleeping, turn
from kastelan.games.ludwig.actions import (
    Buy,
    BuyCorridor,
    ChooseFoyer,
    ChooseReward,
    Claim,
    Decline,
    KeepCard,
    KeepRest,
    Lay,
    LeaveEmpty,
    LookAt,
    Place,
    PutAway,
    PutNoMore,
    PutOnDeck,
    TakeCorridor,
    TakeMoney,
)
from kastelan.games.ludwig.listing import Placements
from kastelan.games.ludwig.modules import actions as extra
from kastelan.games.ludwig.modules import (
    building,
    moats,
    passages,
    purchase,
    renovations,
    rounds,
    swans,
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
)
from kastelan.games.ludwig.modules.extras import extras_of
from kastelan.games.ludwig.modules.turns import ACTED
from kastelan.games.ludwig.placing import can_be_placed, placements
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


# Going on


def go_on(state: LudwigState, tell: Tell | None) -> None:
    """The next reward, what is left of the set-up or the turn, and then the next turn."""
    extras = extras_of(state)
    if rewards.resume(state, tell):
        return
    if extras.agenda:
        module_opening.next_item(state, tell)
    elif not extras.before & ACTED:
        state.step = BUYING
    elif _at_the_end(state):
        state.step = TURN_END
    else:
        end_turn(state, tell)


def _at_the_end(state: LudwigState) -> list[Action]:
    """What can still be done in this turn (DEC-16, DEC-41)."""
    found: list[Action] = [extra.UNPACK] if building.may_unpack(state) else []
    return [*found, *lending.banking(state)]


def end_turn(state: LudwigState, tell: Tell | None) -> None:
    """The turn is over: an extra turn, the next player, or the end of the round (RND-3)."""
    for module in state.table.modules:
        module.turn_ends(state, tell)
    extras = extras_of(state)
    state.corridor_taken = False
    extras.sold = extras.tipped = extras.before = 0
    if state.extra:
        state.extra -= 1
        rounds.begin_turn(state, state.seat, True, tell)
    elif extras.order:
        rounds.next_turn(state, tell)
    else:
        rounds.end_round(state, tell)


def has_place(state: LudwigState, tile: int) -> bool:
    """Whether a piece has a place in the castle of whose turn it is."""
    castle, components = state.castles[state.seat], state.table.components
    if tile == components.moat:
        return bool(moats.positions(castle))
    kind = components.tiles[tile]
    return can_be_placed(castle, kind) if kind.poses else bool(renovations.targets(castle, kind))


# What is legal


def legal(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """Everything the seat may do now."""
    return LEGAL[state.step](state, seat)


def _buying(state: LudwigState, seat: Seat) -> Sequence[Action]:
    found = purchase.legal(state, seat)
    for module in state.table.modules:
        found += module.options(state, seat)
    return found


def _placing(state: LudwigState, seat: Seat) -> Sequence[Action]:
    castle, components = state.castles[seat], state.table.components
    more: list[Action] = [extra.STORE] if building.may_store(state) else []
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
    return [*_at_the_end(state), extra.END_TURN]


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
    FREE_CORRIDOR: _of(rewards.free_corridors),
    ANY_REWARD: _of(module_rewards.legal_any),
    STACK: _of(sleeping.legal_stacks),
    DIGGING: _of(sleeping.legal_digging),
    KEEPING: _of(rewards.legal_cards),
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
    COLLECTING: _of(purchase.legal_coins),
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


# Carrying it out


def apply(state: LudwigState, seat: Seat, action: Action, tell: Tell | None) -> None:
    """Carry out an action, or refuse it before anything has changed."""
    if seat not in state.actors:
        raise NotYourDecision(seat)
    if isinstance(action, ChooseFoyer | PutAway | extra.ChooseBarbican):
        module_opening.choose(state, seat, action, tell)
        return
    carry_out = APPLY[state.step].get(type(action))
    if carry_out is None:
        raise refusals.not_now(state)
    carry_out(state, action, tell)


def _then_on(
    kind: type[turn.A], step: Callable[[LudwigState, turn.A, Tell | None], bool]
) -> dict[type[Action], CarryOut[LudwigState]]:
    """A decision within a turn; when it is done, the next one comes."""

    def carry_out(state: LudwigState, action: turn.A, tell: Tell | None) -> None:
        if step(state, action, tell):
            go_on(state, tell)

    return taking(kind, carry_out)


def _then_price(
    kind: type[turn.A], step: Callable[[LudwigState, turn.A, Tell | None], bool]
) -> dict[type[Action], CarryOut[LudwigState]]:
    """One slot priced; after the last one come the turns."""

    def carry_out(state: LudwigState, action: turn.A, tell: Tell | None) -> None:
        if step(state, action, tell):
            rounds.after_pricing(state, tell)

    return taking(kind, carry_out)


def _then_score(
    kind: type[turn.A], step: Callable[[LudwigState, turn.A, Tell | None], bool]
) -> dict[type[Action], CarryOut[LudwigState]]:
    """A passage, or none; then the room is scored."""

    def carry_out(state: LudwigState, action: turn.A, tell: Tell | None) -> None:
        if step(state, action, tell):
            building.joined(state, tell)

    return taking(kind, carry_out)


def _end_turn(state: LudwigState, _: extra.EndTurn, tell: Tell | None) -> None:
    end_turn(state, tell)


SELLING: Final = taking(extra.SellSwans, swans.sell)

APPLIES: Final[dict[int, dict[type[Action], CarryOut[LudwigState]]]] = {
    PRICING: _then_price(Lay, market.lay)
    | _then_price(LeaveEmpty, market.leave_empty)
    | _then_price(KeepRest, market.keep_rest)
    | taking(extra.TimeUp, pricing.time_up),
    BUYING: taking(Buy, purchase.buy)
    | taking(BuyCorridor, purchase.buy_corridor)
    | _then_on(TakeMoney, purchase.take_money)
    | _then_on(extra.TakePoints, purchase.take_points)
    | taking(extra.BuyMoat, moats.buy)
    | taking(extra.BuyRenovation, renovations.buy)
    | taking(extra.Unpack, building.unpack)
    | taking(extra.Repay, lending.repay)
    | taking(extra.Recall, recalling.recall)
    | SELLING,
    PLACING: taking(Place, building.place)
    | taking(extra.PlaceMoat, moats.place)
    | taking(extra.Renovate, renovations.renovate)
    | taking(extra.Store, building.store)
    | SELLING,
    REWARDS: _then_on(Claim, rewards.claim) | _then_on(Decline, rewards.decline) | SELLING,
    FREE_CORRIDOR: taking(TakeCorridor, module_rewards.take_corridor),
    ANY_REWARD: _then_on(ChooseReward, module_rewards.choose_reward),
    STACK: _then_on(LookAt, sleeping.look_at),
    DIGGING: _then_on(PutOnDeck, sleeping.put_on_deck) | _then_on(PutNoMore, sleeping.put_no_more),
    KEEPING: _then_on(KeepCard, module_rewards.keep_card),
    DRAFTING: taking(extra.KeepDecree, draft.keep),
    REDRAWING: taking(extra.KeepDecree, starting.redraw),
    READY: taking(TakeCorridor, starting.take_corridor),
    MODEL: _then_on(LookAt, starting.choose_model),
    SWAPPING: _then_on(extra.SwapCard, rummaging.swap) | _then_on(extra.NoSwap, rummaging.leave),
    REMEMBERING: taking(extra.Recall, recalling.recall) | taking(extra.NoRecall, recalling.leave),
    RECALLING: taking(extra.RecallCard, recalling.put) | taking(PutNoMore, recalling.enough),
    COUNTING: taking(extra.KeepCoins, pricing.keep_coins) | taking(extra.LayCoins, pricing.lay_coins),
    SHIFTING: taking(extra.Shift, pricing.shift) | taking(extra.NoShift, pricing.no_shift),
    QUEUING: taking(extra.MoveAhead, rounds.move_ahead),
    RETURNING: taking(extra.ReturnCoins, purchase.return_coins),
    BORROWING: taking(extra.Borrow, purchase.borrow),
    COLLECTING: _then_on(extra.TakeCoins, purchase.take_coins)
    | _then_on(extra.NoCoins, purchase.take_no_coins),
    PASSING: _then_score(extra.LayPassage, passages.lay) | _then_score(extra.NoPassage, passages.lay_none),
    PRINTED: taking(extra.AsPoints, building.choose_points) | taking(extra.AsMoney, building.choose_money),
    TOKENS: _then_on(extra.KeepToken, towers.keep),
    MOAT_STACK: _then_on(LookAt, moats.look_at),
    MOAT_TILE: taking(extra.TakeTile, moats.take) | _then_on(PutNoMore, moats.take_none),
    TURN_END: taking(extra.Unpack, building.unpack)
    | _then_on(extra.PutInBank, lending.bank)
    | taking(extra.EndTurn, _end_turn),
    REPAYING: taking(extra.Repay, lending.repay) | taking(extra.EndTurn, closing.repaid),
    CLEARING: taking(extra.DiscardTile, closing.discard) | taking(extra.NoDiscard, closing.no_discard),
    DOUBLING: taking(extra.DoubleCard, closing.double),
}
APPLY: Final = tuple(APPLIES.get(step, {}) for step in range(ALL_STEPS))
