"""RND, with the modules: the order of decisions, and carrying them out.

The base game's chapters do what they always do; here is what comes before, between and after.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kastelan.core.dispatch import CarryOut, taking
from kastelan.core.errors import NotYourDecision
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import market, refusals, rewards, sleeping, turn
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
from kastelan.games.ludwig.modules import actions as extra
from kastelan.games.ludwig.modules import (
    building,
    choices,
    final,
    moats,
    passages,
    purchase,
    renovations,
    rounds,
    shopping,
    swans,
    towers,
)
from kastelan.games.ludwig.modules import opening as module_opening
from kastelan.games.ludwig.modules import rewards as module_rewards
from kastelan.games.ludwig.modules import taking as money
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
from kastelan.games.ludwig.modules.extras import extras_of
from kastelan.games.ludwig.modules.turns import ACTED
from kastelan.games.ludwig.steps import (
    ALL_STEPS,
    ANY_REWARD,
    BORROWING,
    BUYING,
    CLEARING,
    COLLECTING,
    COUNTING,
    DIGGING,
    DOUBLING,
    DRAFTING,
    FREE_CORRIDOR,
    KEEPING,
    MOAT_STACK,
    MOAT_TILE,
    MODEL,
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
    elif choices.left_to_do(state):
        state.step = TURN_END
    else:
        end_turn(state, tell)


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


# Carrying it out


def apply(state: LudwigState, seat: Seat, action: Action, tell: Tell | None) -> None:
    """Carry out an action, or refuse it before anything has changed."""
    if seat not in state.actors:
        raise NotYourDecision(seat)
    if isinstance(action, ChooseFoyer | PutAway | extra.ChooseBarbican):
        if module_opening.choose(state, seat, action, tell):
            go_on(state, tell)
        return
    carry_out = APPLY[state.step].get(type(action))
    if carry_out is None:
        raise refusals.not_now(state)
    carry_out(state, action, tell)


def _then(
    kind: type[turn.A],
    step: Callable[[LudwigState, turn.A, Tell | None], bool],
    after: Callable[[LudwigState, Tell | None], None] = go_on,
) -> dict[type[Action], CarryOut[LudwigState]]:
    """A decision; when nothing is left to be asked about it, what comes after it."""

    def carry_out(state: LudwigState, action: turn.A, tell: Tell | None) -> None:
        if step(state, action, tell):
            after(state, tell)

    return taking(kind, carry_out)


def _score(state: LudwigState, tell: Tell | None) -> None:
    """All passages are laid: the room is scored."""
    if building.joined(state, tell):
        go_on(state, tell)


def _recalled(state: LudwigState, tell: Tell | None) -> None:
    """No more cards are put back: new rooms, or what is left of the turn (DEC-08)."""
    if recalling.put_by(state):
        rounds.new_rooms(state, tell)
    else:
        go_on(state, tell)


def _end_turn(state: LudwigState, _: extra.EndTurn, tell: Tell | None) -> None:
    end_turn(state, tell)


SELLING: Final = taking(extra.SellSwans, swans.sell)

APPLIES: Final[dict[int, dict[type[Action], CarryOut[LudwigState]]]] = {
    PRICING: _then(Lay, market.lay, rounds.after_pricing)
    | _then(LeaveEmpty, market.leave_empty, rounds.after_pricing)
    | _then(KeepRest, market.keep_rest, rounds.after_pricing)
    | taking(extra.TimeUp, pricing.time_up),
    BUYING: taking(Buy, shopping.buy)
    | taking(BuyCorridor, shopping.buy_corridor)
    | _then(TakeMoney, money.take_money)
    | _then(extra.TakePoints, money.take_points)
    | taking(extra.BuyMoat, moats.buy)
    | taking(extra.BuyRenovation, renovations.buy)
    | taking(extra.Unpack, storing.unpack)
    | taking(extra.Repay, lending.repay)
    | taking(extra.Recall, recalling.recall)
    | SELLING,
    PLACING: _then(Place, building.place)
    | _then(extra.PlaceMoat, moats.place)
    | _then(extra.Renovate, renovations.renovate)
    | _then(extra.Store, storing.store)
    | SELLING,
    REWARDS: _then(Claim, rewards.claim) | _then(Decline, rewards.decline) | SELLING,
    FREE_CORRIDOR: taking(TakeCorridor, module_rewards.take_corridor),
    ANY_REWARD: _then(ChooseReward, module_rewards.choose_reward),
    STACK: _then(LookAt, sleeping.look_at),
    DIGGING: _then(PutOnDeck, sleeping.put_on_deck) | _then(PutNoMore, sleeping.put_no_more),
    KEEPING: _then(KeepCard, module_rewards.keep_card),
    DRAFTING: _then(extra.KeepDecree, draft.keep, module_opening.decreed),
    REDRAWING: _then(extra.KeepDecree, starting.redraw, module_opening.decreed),
    READY: taking(TakeCorridor, starting.take_corridor),
    MODEL: _then(LookAt, starting.choose_model),
    SWAPPING: _then(extra.SwapCard, rummaging.swap) | _then(extra.NoSwap, rummaging.leave),
    REMEMBERING: taking(extra.Recall, recalling.recall)
    | _then(extra.NoRecall, recalling.leave, rounds.new_rooms),
    RECALLING: _then(extra.RecallCard, recalling.put, _recalled)
    | _then(PutNoMore, recalling.enough, _recalled),
    COUNTING: _then(extra.KeepCoins, pricing.keep_coins, rounds.price)
    | _then(extra.LayCoins, pricing.lay_coins, rounds.price),
    SHIFTING: _then(extra.Shift, pricing.shift, rounds.order_turns)
    | _then(extra.NoShift, pricing.no_shift, rounds.order_turns),
    QUEUING: taking(extra.MoveAhead, rounds.move_ahead),
    RETURNING: taking(extra.ReturnCoins, purchase.return_coins),
    BORROWING: taking(extra.Borrow, purchase.borrow),
    COLLECTING: _then(extra.TakeCoins, money.take_coins) | _then(extra.NoCoins, money.take_no_coins),
    PASSING: _then(extra.LayPassage, passages.lay, _score)
    | _then(extra.NoPassage, passages.lay_none, _score),
    PRINTED: _then(extra.AsPoints, building.choose_points) | _then(extra.AsMoney, building.choose_money),
    TOKENS: _then(extra.KeepToken, towers.keep),
    MOAT_STACK: _then(LookAt, moats.look_at),
    MOAT_TILE: taking(extra.TakeTile, moats.take) | _then(PutNoMore, moats.take_none),
    TURN_END: taking(extra.Unpack, storing.unpack)
    | _then(extra.PutInBank, lending.bank)
    | taking(extra.Recall, recalling.recall)
    | taking(extra.EndTurn, _end_turn),
    REPAYING: taking(extra.Repay, lending.repay) | _then(extra.EndTurn, closing.repaid, final.finish),
    CLEARING: _then(extra.DiscardTile, closing.discard, final.finish)
    | _then(extra.NoDiscard, closing.no_discard, final.finish),
    DOUBLING: _then(extra.DoubleCard, closing.double, final.finish),
}
APPLY: Final = tuple(APPLIES.get(step, {}) for step in range(ALL_STEPS))
