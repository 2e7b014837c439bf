"""LUD-ROUND-3, LUD-TURN: the order of decisions, and carrying them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from kastelan.core.dispatch import CarryOut, taking
from kastelan.core.errors import NotYourDecision
from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import (
    buying,
    ending,
    gifts,
    market,
    opening,
    refusals,
    rewards,
    scoring,
    sleeping,
    stalemate,
)
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
from kastelan.games.ludwig.castle import grown
from kastelan.games.ludwig.events import (
    RoundBegun,
    StonePassed,
    TilePlaced,
    TurnBegun,
)
from kastelan.games.ludwig.listing import Placements
from kastelan.games.ludwig.placing import legal_origins, placements
from kastelan.games.ludwig.steps import BUYING, NOTHING, PRICING

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def legal(state: LudwigState, seat: Seat) -> Sequence[Action]:
    """Everything the seat may do now."""
    return LEGAL[state.step](state, seat) if seat in state.actors else ()


def apply(state: LudwigState, seat: Seat, action: Action, tell: Tell | None) -> None:
    """Carry out an action, or refuse it before anything has changed."""
    if seat not in state.actors:
        raise NotYourDecision(seat)
    if isinstance(action, ChooseFoyer | PutAway):
        _choose_in_secret(state, seat, action, tell)
        return
    carry_out = APPLY[state.step].get(type(action))
    if carry_out is None:
        raise refusals.not_now(state)
    carry_out(state, action, tell)


# Rounds and turns


def _choose_in_secret(
    state: LudwigState, seat: Seat, action: ChooseFoyer | PutAway, tell: Tell | None
) -> None:
    """All choose at the same time; when the last one has, the first round begins."""
    if opening.choose(state, seat, action, tell):
        begin_first_round(state, tell)


def begin_first_round(state: LudwigState, tell: Tell | None) -> None:
    """The market is laid already; pricing comes first (LUD-ROUND-1)."""
    if tell is not None:
        tell(RoundBegun(state.round, state.master))
    _begin_pricing(state, tell)


def begin_round(state: LudwigState, tell: Tell | None) -> None:
    """New rooms, then pricing (LUD-ROUND-1, LUD-ROUND-2)."""
    state.round += 1
    if tell is not None:
        tell(RoundBegun(state.round, state.master))
    market.fill(state, tell)
    _begin_pricing(state, tell)


def _begin_pricing(state: LudwigState, tell: Tell | None) -> None:
    """Let the master builder price, unless there is nothing to rearrange."""
    if state.table.solo or not market.unpriced(state):
        _first_turn(state, tell)
    else:
        state.seat, state.step = state.master, PRICING


def _first_turn(state: LudwigState, tell: Tell | None) -> None:
    """The master builder's left neighbour begins (LUD-ROUND-3)."""
    _begin_turn(state, (state.master + 1) % state.table.players, False, tell)


def _begin_turn(state: LudwigState, seat: Seat, extra: bool, tell: Tell | None) -> None:
    state.seat, state.step = seat, BUYING
    if tell is not None:
        tell(TurnBegun(seat, extra, "LUD-REW-FOOD" if extra else "LUD-ROUND-3"))


def _go_on(state: LudwigState, tell: Tell | None) -> None:
    """The next reward, extra turn, player or round (LUD-RUL-1, LUD-RUL-2, LUD-ROUND-3)."""
    if rewards.resume(state, tell):
        return
    state.corridor_taken = False  # once per turn, and the turn is over (LUD-REW-CORRIDOR)
    if state.extra:
        state.extra -= 1
        _begin_turn(state, state.seat, True, tell)
    elif state.seat != state.master:
        _begin_turn(state, (state.seat + 1) % state.table.players, False, tell)
    else:
        _end_round(state, tell)


def _end_round(state: LudwigState, tell: Tell | None) -> None:
    """Coins, then the stone passes on (LUD-ROUND-4, LUD-ROUND-5); in a solo game no tile stays."""
    if state.table.solo:
        market.clear(state, tell)
    else:
        market.add_coins(state, tell)
        stalemate.call(state, tell)
    if state.last:
        ending.end(state, tell)
        return
    state.master = (state.master + 1) % state.table.players
    if tell is not None and not state.table.solo:
        tell(StonePassed(state.master))
    begin_round(state, tell)


# What is legal


def _placing(state: LudwigState, seat: Seat) -> Sequence[Action]:
    castle, tile = state.castles[seat], state.table.components.tiles[state.tile]
    return Placements(castle.frame, placements(castle, tile))


LEGAL: Final[tuple[Callable[[LudwigState, Seat], Sequence[Action]], ...]] = (
    opening.legal_foyer,
    opening.legal_put_away,
    lambda state, _: market.legal(state),
    buying.legal,
    _placing,
    lambda state, _: rewards.legal_rewards(state),
    lambda state, _: gifts.free_corridors(state),
    lambda state, _: rewards.legal_any(state),
    lambda state, _: sleeping.legal_stacks(state),
    lambda state, _: sleeping.legal_digging(state),
    lambda state, _: gifts.legal_cards(state),
    lambda _, __: (),
)


# Carrying it out


def _place(state: LudwigState, action: Place, tell: Tell | None) -> None:
    """Place the tile in hand, score it, and note the rewards (LUD-TURN-5, LUD-SCORE)."""
    seat, tile = state.seat, state.table.components.tiles[state.tile]
    castle, pose = state.castles[seat], tile.pose(action.turn, action.dark)
    if pose is None or not refusals.in_frame(castle, action.x, action.y):
        raise refusals.placing(castle, tile, action)
    if not legal_origins(castle, pose) >> castle.frame.bit(action.x, action.y) & 1:
        raise refusals.placing(castle, tile, action)
    larger, room = grown(castle, tile, pose, action.x, action.y), len(castle.rooms)
    state.castles = (*state.castles[:seat], larger, *state.castles[seat + 1 :])
    state.tile = NOTHING
    if tell is not None:
        tell(TilePlaced(seat, tile.number, room, action.x, action.y, action.turn, action.dark))
    rewards.score(state, list(scoring.lines(larger, room)), tell)
    rewards.due(state, tell)
    _go_on(state, tell)


A = TypeVar("A", bound=Action)
Step = Callable[["LudwigState", A, Tell | None], bool]


def _pricing(kind: type[A], step: Step[A]) -> dict[type[Action], CarryOut[LudwigState]]:
    """One slot priced; after the last one the first turn begins."""

    def carry_out(state: LudwigState, action: A, tell: Tell | None) -> None:
        if step(state, action, tell):
            _first_turn(state, tell)

    return taking(kind, carry_out)


def _resolving(kind: type[A], step: Step[A]) -> dict[type[Action], CarryOut[LudwigState]]:
    """A decision about a reward; when it is done, the next one comes."""

    def carry_out(state: LudwigState, action: A, tell: Tell | None) -> None:
        if step(state, action, tell):
            _go_on(state, tell)

    return taking(kind, carry_out)


APPLY: Final[tuple[dict[type[Action], CarryOut[LudwigState]], ...]] = (
    {},
    {},
    _pricing(Lay, market.lay)
    | _pricing(LeaveEmpty, market.leave_empty)
    | _pricing(KeepRest, market.keep_rest),
    taking(Buy, buying.buy)
    | taking(BuyCorridor, buying.buy_corridor)
    | _resolving(TakeMoney, buying.take_money),
    taking(Place, _place),
    _resolving(Claim, rewards.claim) | _resolving(Decline, rewards.decline),
    taking(TakeCorridor, gifts.take_corridor),
    _resolving(ChooseReward, rewards.choose_reward),
    _resolving(LookAt, sleeping.look_at),
    _resolving(PutOnDeck, sleeping.put_on_deck) | _resolving(PutNoMore, sleeping.put_no_more),
    _resolving(KeepCard, gifts.keep_card),
    {},
)
