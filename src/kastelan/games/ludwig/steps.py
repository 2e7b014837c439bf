"""The steps of the base game, in the order of the rulebook. Modules declare theirs in their own files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from kastelan.core.errors import Fact
from kastelan.core.game import Action, Seat
from kastelan.core.steps import on
from kastelan.games.ludwig import (
    bonus_cards,
    building,
    buying,
    corridor_reward,
    market,
    opening,
    rewards,
    rounds,
    sleeping_reward,
    turn,
    validate_steps,
)
from kastelan.games.ludwig.actions import (
    PRICES,
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
from kastelan.games.ludwig.components import CARD_SIZES
from kastelan.games.ludwig.ludwig_step import LudwigStep, acting, then
from kastelan.games.ludwig.step_numbers import (
    ANY_REWARD,
    BUYING,
    CHOOSING,
    DIGGING,
    FOYER,
    FREE_CORRIDOR,
    KEEPING,
    OVER,
    PLACING,
    PRICING,
    REWARDS,
    STACK,
)

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


# Facts for the texts of the questions


def _price(state: LudwigState, _: Seat) -> dict[str, Fact]:
    return {"price": PRICES[market.open_slots(state)[0]]}


def _tile_in_hand(state: LudwigState, _: Seat) -> dict[str, Fact]:
    return {"tile": state.table.components.tiles[state.tile].id}


def _rewards_due(state: LudwigState, _: Seat) -> dict[str, Fact]:
    return {"due": len(state.pending[-1]) - 1}


def _downstairs_room(state: LudwigState, seat: Seat) -> dict[str, Fact]:
    return {"tile": state.castles[seat].rooms[state.room].tile.id}


def _stack_looked_at(state: LudwigState, _: Seat) -> dict[str, Fact]:
    stack, count = state.looked
    return {"size": CARD_SIZES[stack], "count": sleeping_reward.most_put(state) - count}


def _of(
    legal: Callable[[LudwigState], Sequence[Action]],
) -> Callable[[LudwigState, Seat], Sequence[Action]]:
    """The same for whichever seat decides."""
    return lambda state, _: legal(state)


BASE_STEPS: Final = (
    LudwigStep(
        FOYER,
        "foyer",
        "LUD-SETUP-6",
        opening.legal_foyers,
        on(ChooseFoyer, opening.choose_foyer),
        validate_steps.foyer,
        refusal="choose-a-foyer-first",
    ),
    LudwigStep(
        CHOOSING,
        "choosing",
        "LUD-SETUP-8",
        opening.legal_put_away,
        on(PutAway, opening.put_away),
        validate_steps.choosing,
        refusal="put-a-card-away-first",
    ),
    LudwigStep(
        PRICING,
        "pricing",
        "LUD-ROUND-2",
        _of(market.legal),
        then(rounds.after_pricing, Lay, market.lay)
        | then(rounds.after_pricing, LeaveEmpty, market.leave_empty)
        | then(rounds.after_pricing, KeepRest, market.keep_rest),
        validate_steps.pricing,
        _price,
        refusal="price-the-market-first",
    ),
    LudwigStep(
        BUYING,
        "buying",
        "LUD-TURN-1",
        buying.legal,
        acting(Buy, buying.buy)
        | acting(BuyCorridor, buying.buy_corridor)
        | then(turn.resume, TakeMoney, buying.take_money),
        validate_steps.buying,
        refusal="buy-or-take-money",
    ),
    LudwigStep(
        PLACING,
        "placing",
        "LUD-TURN-5",
        building.legal,
        then(turn.resume, Place, building.place),
        validate_steps.placing,
        _tile_in_hand,
        refusal="place-the-tile-first",
    ),
    LudwigStep(
        REWARDS,
        "rewards",
        "LUD-SCORE-5",
        rewards.legal_rewards,
        then(turn.resume, Claim, rewards.claim) | then(turn.resume, Decline, rewards.decline),
        validate_steps.rewards_due,
        _rewards_due,
        refusal="claim-or-decline-first",
    ),
    LudwigStep(
        FREE_CORRIDOR,
        "free-corridor",
        "LUD-REW-CORRIDOR",
        _of(corridor_reward.free_corridors),
        acting(TakeCorridor, corridor_reward.take_corridor),
        validate_steps.free_corridor,
        refusal="take-a-corridor-first",
    ),
    LudwigStep(
        ANY_REWARD,
        "any-reward",
        "LUD-REW-DOWNSTAIRS",
        _of(rewards.legal_any),
        then(turn.resume, ChooseReward, rewards.choose_reward),
        validate_steps.any_reward,
        _downstairs_room,
        refusal="choose-a-reward-first",
    ),
    LudwigStep(
        STACK,
        "stack",
        "LUD-REW-SLEEPING",
        _of(sleeping_reward.legal_stacks),
        then(turn.resume, LookAt, sleeping_reward.look_at),
        validate_steps.stack,
        refusal="choose-a-stack-first",
    ),
    LudwigStep(
        DIGGING,
        "digging",
        "LUD-REW-SLEEPING",
        _of(sleeping_reward.legal_digging),
        then(turn.resume, PutOnDeck, sleeping_reward.put_on_deck)
        | then(turn.resume, PutNoMore, sleeping_reward.put_no_more),
        validate_steps.digging,
        _stack_looked_at,
        refusal="finish-with-the-stack-first",
    ),
    LudwigStep(
        KEEPING,
        "keeping",
        "LUD-REW-UTILITY",
        _of(bonus_cards.legal_cards),
        then(turn.resume, KeepCard, bonus_cards.keep),
        validate_steps.keeping,
        refusal="keep-a-card-first",
    ),
    LudwigStep(
        OVER,
        "over",
        "LUD-TURN-1",
        lambda _, __: (),
        {},
        validate_steps.over,
        refusal="buy-or-take-money",
    ),
)
