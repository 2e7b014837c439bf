"""DEC: the module of royal decrees, whose hooks call the decrees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from kastelan.core.game import Action, Seat, Tell
from kastelan.games.ludwig import turn
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.final_scoring import DECREE_SCORING, MODELS, FinalScoring
from kastelan.games.ludwig.ludwig_step import LudwigStep, acting, then
from kastelan.games.ludwig.market import COIN
from kastelan.games.ludwig.module import Actions, Module
from kastelan.games.ludwig.module_state import Rows
from kastelan.games.ludwig.modules.actions import (
    END_TURN,
    RECALL,
    STORE,
    UNPACK,
    EndTurn,
    PutInBank,
    Recall,
    Repay,
    Store,
    TakePoints,
    TimeUp,
    Unpack,
)
from kastelan.games.ludwig.modules.decrees import (
    agenda,
    decree_06,
    decree_08,
    decree_09,
    decree_10,
    decree_11,
    decree_13,
    decree_16,
    decree_17,
    decree_21,
    decree_22,
    decree_23,
    decree_30,
    decree_34,
    decree_35,
    decree_41,
    decree_52,
    decree_54,
    draft,
    last_decisions,
    placements,
    purchase,
    starting_decrees,
    validate_decrees,
)
from kastelan.games.ludwig.modules.decrees.castle_laws import with_laws
from kastelan.games.ludwig.modules.decrees.held import held, terms_of
from kastelan.games.ludwig.modules.moat_reward import SecondMoatReward
from kastelan.games.ludwig.modules.turn_progress import ACTED
from kastelan.games.ludwig.prices import Item
from kastelan.games.ludwig.special_rewards import SpecialReward
from kastelan.games.ludwig.step_numbers import BUYING, CHOOSING, NOTHING, PLACING, PRICING, TURN_END
from kastelan.games.ludwig.terms import Terms

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def _left_to_do(state: LudwigState) -> list[Action]:
    """Actions that are left in this turn (DEC-16, DEC-41, DEC-08)."""
    found: list[Action] = [UNPACK] if decree_16.may_unpack(state) else []
    found += decree_41.banking(state)
    return [*found, RECALL] if decree_08.may(state, state.seat) else found


def _legal_at_the_end(state: LudwigState, _: Seat) -> Sequence[Action]:
    return [*_left_to_do(state), END_TURN]


def _end_turn(state: LudwigState, _: EndTurn, tell: Tell | None) -> None:
    turn.end(state, tell)


TURN_END_STEP: Final = LudwigStep(
    TURN_END,
    "turn-end",
    "RND-4",
    _legal_at_the_end,
    acting(Unpack, decree_16.unpack)
    | then(turn.resume, PutInBank, decree_41.bank)
    | acting(Recall, decree_08.recall)
    | acting(EndTurn, _end_turn),
    lambda _: True,
    refusal="end-the-turn-first",
)


class Decrees(Module):
    """One decree each."""

    name: ClassVar[str] = "decrees"
    state_fields: ClassVar[tuple[str, ...]] = (
        *("draft", "decree_deck", "kept", "seen", "decrees", "agenda", "used", "recalled", "stored", "debt"),
        *("banked", "model", "shift", "purse", "purchase", "doubled", "tipped", "waiting", "queue"),
    )
    special_rewards: ClassVar[tuple[SpecialReward, ...]] = (
        decree_34.SecondCorridor(),
        decree_35.SecondReward(),
        SecondMoatReward(),
    )
    steps: ClassVar[tuple[LudwigStep, ...]] = (
        *draft.STEPS,
        *starting_decrees.STEPS,
        *decree_06.STEPS,
        *decree_08.STEPS,
        *decree_10.STEPS,
        *decree_09.STEPS,
        *decree_13.STEPS,
        *decree_17.STEPS,
        *decree_21.STEPS,
        *decree_22.STEPS,
        *decree_30.STEPS,
        TURN_END_STEP,
        *decree_52.STEPS,
        *decree_54.STEPS,
    )
    step_actions: ClassVar[Mapping[int, Actions]] = {
        PRICING: acting(TimeUp, decree_11.time_up),
        BUYING: then(turn.resume, TakePoints, decree_23.take_points)
        | acting(Unpack, decree_16.unpack)
        | acting(Repay, decree_21.repay)
        | acting(Recall, decree_08.recall),
        PLACING: then(turn.resume, Store, decree_16.store),
    }

    # Set-up

    def after_foyers(self, state: LudwigState, tell: Tell | None) -> bool:
        """Begin the draft, which comes before bonus cards (XSET-10)."""
        draft.begin(state, tell)
        return True

    def bonus_cards_to_come(self, state: LudwigState) -> bool:
        return agenda.bonus_cards_to_come(state)

    def cards_put_away(self, state: LudwigState, rows: Rows, tell: Tell | None) -> bool:
        """Let decree 06 see the cards. If it interrupts the set-up, the first round comes next (XSET-11)."""
        opening = state.step == CHOOSING
        asked = not decree_06.put_away(state, rows, tell)
        if opening and asked:
            state.module_state.agenda = (agenda.FIRST_ROUND, 0)
        return asked

    # Rounds

    def card_left_deck(self, state: LudwigState) -> None:
        """Count down the cards that decree 08 put on top of the deck."""
        own = state.module_state
        own.recalled = max(own.recalled - 1, 0)

    def before_new_rooms(self, state: LudwigState, tell: Tell | None) -> bool:
        state.module_state.shift = ()  # for one round (DEC-09)
        return decree_08.ask_master(state)

    def before_pricing(self, state: LudwigState, tell: Tell | None) -> bool:
        return decree_10.ask(state)

    def pricing_options(self, state: LudwigState) -> Sequence[Action]:
        return decree_11.options(state)

    def after_pricing(self, state: LudwigState, tell: Tell | None) -> bool:
        return decree_09.ask(state)

    def order_turns(self, state: LudwigState, tell: Tell | None) -> bool:
        """Apply decree 12, by which the master builder comes first, then decree 13."""
        if any(one.goes_first for one in held(state, state.master)):
            state.turns = (state.master, *(seat for seat in state.turns if seat != state.master))
        return decree_13.ask(state)

    def can_build(self, state: LudwigState, seat: Seat) -> bool:
        """Whether a piece could be stored, or a stored one placed (DEC-16)."""
        stored = state.module_state.stored[seat]
        if stored == NOTHING:
            return decree_16.can_store(state, seat)
        return decree_16.has_place(state, seat, stored)

    # Buying

    def terms(self, state: LudwigState, seat: Seat) -> Terms:
        return terms_of(state.module_state.decrees[seat])

    def slot_price(self, state: LudwigState, slot: int, price: int) -> int:
        return decree_09.shifted(state, slot, price)

    def price(self, state: LudwigState, seat: Seat, item: Item, price: int) -> int:
        return purchase.price_with(state.module_state.decrees[seat], item.kind, price)

    def can_store(self, state: LudwigState, seat: Seat) -> bool:
        return decree_16.can_store(state, seat)

    def money_options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        return decree_23.options(state, seat)

    def turn_options(self, state: LudwigState, seat: Seat) -> Sequence[Action]:
        """Pay debts back (DEC-21), recall cards (DEC-08), or take a stored piece (DEC-16)."""
        found = decree_21.repayments(state, seat)
        if decree_08.may(state, seat):
            found.append(RECALL)
        if decree_16.may_unpack(state):
            found.append(UNPACK)
        return found

    def before_paying(self, state: LudwigState, item: Item, price: int, coins: int) -> bool:
        return purchase.ask(state, item, price, coins)

    def money_taken(self, state: LudwigState) -> bool:
        return decree_22.ask(state)

    # The turn

    def hand_options(self, state: LudwigState) -> Sequence[Action]:
        return (STORE,) if decree_16.may_store(state) else ()

    def resume(self, state: LudwigState, tell: Tell | None) -> bool:
        """Continue the set-up, allow the turn's purchase, or open the step at the end of a turn."""
        own = state.module_state
        if own.agenda:
            agenda.go_on(state, tell)
        elif not own.turn_progress & ACTED:
            state.step = BUYING
        elif _left_to_do(state):
            state.step = TURN_END
        else:
            return False
        return True

    def money_would_help(self, state: LudwigState) -> bool:
        return decree_41.money_would_help(state)

    def turn_ends(self, state: LudwigState, tell: Tell | None) -> None:
        state.module_state.tipped = 0
        placements.make_even(state, tell)

    # Placing, scoring and rewards

    def before_scoring(self, state: LudwigState, room: int, done: int, renovated: bool) -> bool:
        return decree_30.ask(state, room, done, renovated)

    def scored(self, state: LudwigState, listed: int, points: int, tell: Tell | None) -> None:
        placements.add(state, listed, points, tell)

    def more_points(self, state: LudwigState, seat: Seat, listed: int, points: int) -> int:
        return placements.more_points(state, seat, listed, points)

    def reward_claimed(self, state: LudwigState, room: int, tell: Tell | None) -> None:
        placements.tip(state, room, tell)

    def excluded_choice(self, state: LudwigState, kind: int) -> str | None:
        return decree_35.excluded(state, kind)

    def reward_chosen(self, state: LudwigState, kind: int, room: int) -> None:
        decree_35.add_second(state, kind, room)

    def corridor_taken(self, state: LudwigState, tile: int) -> None:
        decree_34.add_other(state, tile)

    # The end

    def before_final_scoring(self, state: LudwigState, tell: Tell | None) -> bool:
        return last_decisions.begin(state)

    def before_cards(self, scoring: FinalScoring) -> bool:
        return decree_54.ask(scoring)

    def final_step(self, scoring: FinalScoring, step: int) -> None:
        """Score models (DEC-05), and decrees with points of their own."""
        state, decrees = scoring.state, scoring.state.module_state.decrees
        for seat in scoring.seats if step == MODELS else ():
            for decree in held(state, seat):
                if (found := decree.model(state, seat)) is not None:
                    scoring.add(seat, found[0], decree.rule, state.module_state.model[seat], found[1])
        for seat in scoring.purses if step == DECREE_SCORING and any(decrees) else ():
            for decree in held(state, seat):
                if (found := decree.final(state, seat)) is not None:
                    scoring.add(seat, found[0], decree.rule, None, found[1])

    def card_scored(self, scoring: FinalScoring, seat: Seat, number: int, points: int, count: int) -> None:
        decree_54.score_again(scoring, seat, number, points, count)

    def cards_scored(self, scoring: FinalScoring, seat: Seat) -> None:
        """Score points for each bonus card (DEC-56)."""
        premium = max((one.card_points for one in held(scoring.state, seat)), default=0)
        for number in scoring.state.hands[seat] if premium else ():
            scoring.cards[seat, number] = scoring.cards.get((seat, number), 0) + premium
            scoring.add(seat, premium, "DEC-56", number, 1)

    def savings(self, state: LudwigState, seat: Seat) -> int:
        """Money on decree 41; a debt does not lower it (MIX-8)."""
        return COIN * state.module_state.banked[seat]

    # What is seen, and redealing the rest

    def cards_known(self, state: LudwigState) -> int:
        return state.module_state.recalled

    def hidden_tiles(self, state: LudwigState, seat: Seat | None) -> Sequence[int]:
        return starting_decrees.hidden_models(state, seat)

    def rename_tiles(self, state: LudwigState, new: Mapping[int, int]) -> None:
        own = state.module_state
        own.model = tuple(new.get(tile, tile) for tile in own.model)

    def hidden_bonus_cards(self, state: LudwigState, seat: Seat | None) -> Sequence[int]:
        return decree_06.hidden(state, seat)

    def redeal_bonus_cards(self, state: LudwigState, seat: Seat | None, dealt: Iterator[int]) -> None:
        decree_06.redeal(state, seat, dealt)

    def redeal(self, state: LudwigState, seat: Seat | None) -> None:
        decree_54.redeal(state, seat)
        draft.redeal(state, seat)

    # Frozen positions

    def restore_laws(self, state: LudwigState, seat: Seat, castle: Castle) -> Castle:
        return with_laws(castle, state.module_state.decrees[seat], state.table.rules)

    def kept_tiles(self, state: LudwigState) -> Sequence[int]:
        return (*state.module_state.stored, *state.module_state.model)

    def hidden_kept_tiles(self, state: LudwigState) -> Sequence[int]:
        return state.module_state.model

    def kept_bonus_cards(self, state: LudwigState) -> Sequence[int]:
        return [card for _, *cards in state.module_state.queue for card in cards]

    def discarded(self, state: LudwigState) -> int:
        """The number of tiles that decree 52 may have discarded by now."""
        return 4 if state.step in last_decisions.LAST_STEPS else 0

    def validate(self, state: LudwigState) -> bool:
        return validate_decrees.holds(state)


class DoubleDecrees(Module):
    """Two decrees each (DEC-D2)."""

    name: ClassVar[str] = "double_decrees"
    needs: ClassVar[tuple[str, ...]] = ("decrees",)
    in_all: ClassVar[bool] = False
