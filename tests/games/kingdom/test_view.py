"""KB-SETUP-8: what a seat may know, and redealing what it may not."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from kastelan.core.chance import seeded
from kastelan.games.kingdom import KingdomState
from kastelan.games.kingdom.components import DECK
from kastelan.games.kingdom.view import KingdomView
from tests.games.kingdom.tables import A, B, C, table
from tests.rulebook import rule

GRASS, CANYON, DESERT, FLOWERS, FOREST = range(5)


@rule("KB-SETUP-8", "KB-SETUP-6")
def test_a_player_sees_the_own_card_and_the_card_of_the_turn_only() -> None:
    state = table(players=3, card="grass", hands=("desert", "forest")).state
    assert [(state.view(seat).hand, state.view(seat).card) for seat in (A, B, C)] == [
        (GRASS, GRASS),
        (DESERT, GRASS),
        (FOREST, GRASS),
    ]
    assert (state.view(None).hand, state.view(None).card) == (None, GRASS)


@rule("KB-SETUP-8")
@pytest.mark.parametrize("seat", [A, B, None])
def test_hands_of_others_and_the_order_of_the_pile_make_no_difference_to_a_view(seat: int | None) -> None:
    one = table(players=3, card="grass", hands=("desert", "forest"), top=["canyon"])
    two = table(players=3, card="grass", hands=("desert", "canyon"), top=["forest", "flowers"])
    assert one.state.view(seat) == two.state.view(seat)
    assert one.state.view(C) != two.state.view(C)


@rule("KB-SETUP-8")
@pytest.mark.parametrize("seat", [A, B, None])
def test_the_seed_makes_no_difference_to_a_view(seat: int | None) -> None:
    state = table().state
    other = state.copy()
    other.chance = seeded(99)
    assert state.view(seat) == other.view(seat)


@rule("KB-SETUP-8")
def test_all_else_is_public() -> None:
    position = table(players=3, a=[(6, 8)], b=[(3, 4)], tiles=[(6, 7)], discards=["canyon"], top=["forest"])
    position.build(min(position.spots))
    state, view = position.state, position.state.view(None)
    assert (view.own, view.supply, view.built) == (state.own, state.supply, 1)
    assert (view.discards, view.removed, view.pile) == ((CANYON,), (), 21)
    assert (view.held, view.taken, view.left, view.ready) == (
        state.held,
        state.taken,
        state.left,
        state.ready,
    )
    assert (view.turn, view.start, view.cards, view.lies) == (A, A, state.table.cards, state.board.lies)
    assert (view.players, view.step, view.outcome) == (3, state.step, None)


@rule("KB-SETUP-8", "KB-BUILD-6")
def test_cards_out_of_the_game_are_public() -> None:
    position = table(players=3, full={"grass": []}, top=["canyon"])
    assert position.state.view(B).removed == (GRASS,)
    assert position.state.view(B).card == CANYON


@rule("KB-SETUP-8")
def test_a_view_has_no_other_fields() -> None:
    names = {field.name for field in fields(KingdomView)}
    assert not names & {"hands", "chance", "free", "near"}
    assert "pile" in names
    assert isinstance(table().state.view(A).pile, int)


@rule("KB-SETUP-8")
@pytest.mark.parametrize("seat", [A, B, C, None])
def test_a_redealt_state_looks_the_same_to_its_seat(seat: int | None) -> None:
    state = table(players=3, a=[(6, 8)], tiles=[(6, 7)], discards=["canyon", "forest"]).state
    for seed in range(20):
        again = state.determinise(seat, seeded(seed))
        assert again.view(seat) == state.view(seat)
        assert list(again.legal(A)) == list(state.legal(A))
        assert cards_of(again) == Counter(DECK)


@rule("KB-SETUP-8")
def test_redealing_deals_the_hidden_cards_anew_and_no_others() -> None:
    state = table(players=3, card="grass", hands=("desert", "forest")).state
    redealt = [state.determinise(B, seeded(seed)) for seed in range(60)]
    assert {again.hands[A] for again in redealt} == {GRASS}  # shown as the card of the turn
    assert {again.hands[B] for again in redealt} == {DESERT}  # the seat's own
    assert {again.hands[C] for again in redealt} == set(DECK)
    assert len({again.pile for again in redealt}) == 60


@rule("KB-SETUP-8")
def test_redealing_does_not_change_the_real_game() -> None:
    state = table(players=3).state
    before = state.freeze()
    again = state.determinise(A, seeded(5))
    assert state.freeze() == before
    assert again.chance != state.chance


@rule("KB-SETUP-8", "KB-BUILD-7")
def test_redealing_gives_no_card_to_an_empty_hand() -> None:
    state = table(players=3, card="grass", hands=("desert", "forest")).state
    state.hands, state.removed = (GRASS, None, FOREST), (DESERT,)
    assert {state.determinise(A, seeded(seed)).hands[B] for seed in range(20)} == {None}


def cards_of(state: KingdomState) -> Counter[int]:
    hands = (card for card in state.hands if card is not None)
    return Counter((*hands, *state.pile, *state.discards, *state.removed))


def test_running_scores_are_shown_by_card_and_for_the_castles() -> None:
    position = table(a=[(3, 4)], b=[(0, 0), (0, 2)], cards="hermits,discoverers,knights")
    assert position.state.view(A).gold == ((1, 1), (1, 2), (2, 4), (3, 0))


def test_running_scores_can_be_kept_back_until_the_end() -> None:
    position = table(seat=B, supply=3, options={"running_scores": False})
    assert position.state.view(A).gold is None
    position.turn()
    assert position.state.view(A).gold is not None
    assert position.state.view(A).outcome == position.state.outcome
