"""KB-BUILD-6, KB-BUILD-7, KB-TURN-9: terrains and draw piles that run out."""

from __future__ import annotations

from collections import Counter

import pytest

from kastelan.games.kingdom.components import DECK, TERRAINS
from kastelan.games.kingdom.events import CardDiscarded, CardRemoved, CardRevealed, PileShuffled
from kastelan.games.kingdom.step_numbers import AFTER, BEFORE, DURING
from kastelan.games.kingdom.turn import due
from tests.games.kingdom.tables import B2, A, B, Table, table
from tests.rulebook import refused, rule

GRASS, CANYON, DESERT = range(3)
FULL: dict[str, list[tuple[int, int]]] = {"grass": []}
ORACLE, BARN, TOWER = (3, 7), (12, 16), (13, 5)


def removed(position: Table) -> list[str]:
    return [TERRAINS[card] for card in position.state.removed]


@rule("KB-BUILD-6", "T-BUILD-10", "R-13")
def test_a_card_of_a_full_terrain_is_replaced_when_it_is_revealed() -> None:
    position = table(players=3, full=FULL, top=["canyon"])
    assert position.events == [
        CardRevealed(A, GRASS),
        CardRemoved(A, GRASS),
        CardRevealed(A, CANYON, "KB-BUILD-6"),
    ]
    assert (position.card, due(position.state)) == ("canyon", 3)
    assert removed(position) == ["grass"]
    assert position.state.discards == ()


@rule("KB-BUILD-6")
def test_cards_are_replaced_until_one_can_be_used() -> None:
    position = table(players=3, full=FULL, top=["grass", "grass", "desert"])
    assert position.card == "desert"
    assert removed(position) == ["grass"] * 3


@rule("KB-BUILD-6", "T-BUILD-10", "R-13")
def test_a_card_is_replaced_between_the_three() -> None:
    position = table(players=3, full={"grass": [(3, 4)]}, top=["canyon"])
    assert position.spots == {(3, 4)}
    position.build((3, 4))
    assert (position.card, due(position.state), position.state.step) == ("canyon", 2, DURING)
    assert position.spots <= position.terrain("canyon")
    position.build(min(position.spots))
    position.build(min(position.spots))
    assert position.words == {"end"}
    assert position.state.supply[A] == 37


@rule("KB-BUILD-6", "T-BUILD-10")
def test_the_oracle_before_the_mandatory_action_can_use_up_the_card() -> None:
    position = table(B2, players=3, full={"grass": [(0, 0)]}, tiles=[ORACLE], top=["canyon"])
    position.use("oracle", (0, 0))
    assert (position.card, due(position.state), position.state.step) == ("canyon", 3, BEFORE)
    assert removed(position) == ["grass"]


@rule("KB-BUILD-6")
def test_a_move_before_the_mandatory_action_can_use_up_the_card() -> None:
    position = table(B2, players=3, full={"grass": [(0, 0)]}, a=[(9, 9)], tiles=[BARN], top=["canyon"])
    position.move("barn", (9, 9), (0, 0))
    assert (position.card, due(position.state)) == ("canyon", 3)


@rule("KB-BUILD-6")
def test_the_new_card_is_also_the_card_of_oracle_and_barn() -> None:
    position = table(B2, players=3, full=FULL, a=[(9, 0)], tiles=[ORACLE, BARN], top=["canyon"])
    position.use("oracle")
    assert position.spots <= position.terrain("canyon")
    position.build(min(position.spots))
    position.use("barn")
    position.lift((9, 0))
    assert position.spots <= position.terrain("canyon")


@rule("KB-BUILD-6")
def test_a_removed_card_is_not_the_one_that_is_discarded() -> None:
    position = table(players=3, full=FULL, top=["canyon"])
    assert CardDiscarded(A, CANYON) in position.turn()
    assert position.state.discards == (CANYON,)


@rule("KB-BUILD-6", "R-14", "KB-LOC-ORACLE-2")
def test_after_the_mandatory_action_a_full_terrain_brings_no_new_card() -> None:
    last = [(3, 3), (5, 3), (5, 4)]
    position = table(B2, players=3, full={"grass": last}, a=[(9, 9)], tiles=[ORACLE, BARN], top=["canyon"])
    position.build(*last)
    assert (position.card, removed(position)) == ("grass", [])
    assert position.state.step == AFTER
    assert position.words == {"end"}
    for kind in ("oracle", "barn"):
        with refused("KB-TILE-10"):
            position.use(kind)


@rule("KB-BUILD-6", "KB-TURN-6")
def test_the_last_settlement_of_the_supply_brings_no_new_card() -> None:
    position = table(players=3, full={"grass": [(3, 4)]}, supply=1, top=["canyon"])
    position.build((3, 4))
    assert (position.card, removed(position)) == ("grass", [])
    assert position.words == {"end"}


@rule("KB-BUILD-7")
def test_without_a_card_the_rest_of_the_mandatory_action_is_skipped() -> None:
    tiles = [ORACLE, BARN, TOWER]
    position = table(B2, players=3, full={"grass": [(0, 0)]}, a=[(12, 5)], tiles=tiles, rest="removed")
    position.build((0, 0))
    assert position.card is None
    assert due(position.state) == 0
    assert position.state.step == AFTER
    assert position.words == {"tower", "end"}
    for kind in ("oracle", "barn"):
        with refused("KB-TILE-10"):
            position.use(kind)


@rule("KB-BUILD-7")
def test_a_turn_without_a_card_has_no_mandatory_action() -> None:
    position = table(card=None, hands=("desert",), rest="removed")
    assert position.events == [CardRevealed(A, None, "KB-BUILD-7")]
    assert position.spots == set()
    assert position.words == {"end"}


@rule("KB-BUILD-7")
def test_a_player_without_a_card_draws_one_at_the_end_of_the_turn() -> None:
    position = table(card=None, hands=("desert",), rest="removed")
    position.state.discards, position.state.removed = (CANYON,), position.state.removed[1:]
    position.end()
    assert position.hand(A) == "canyon"


@rule("KB-BUILD-7")
def test_a_player_without_a_card_draws_one_at_the_start_of_the_turn() -> None:
    position = table(card=None, top=["desert"])
    assert position.events == [CardRevealed(A, DESERT, "KB-BUILD-7")]
    assert (position.card, due(position.state)) == ("desert", 3)


@rule("T-DECK-1", "KB-TURN-9", "R-29")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_discards_are_shuffled_when_a_card_must_be_drawn(players: int) -> None:
    position = table(players=players)
    for _ in range(25 - players):
        position.turn()
    assert position.state.pile == ()
    assert len(position.state.discards) == 25 - players
    assert not any(isinstance(event, PileShuffled) for event in position.events)
    last = position.seat
    events = position.turn()
    assert PileShuffled(26 - players) in events
    assert position.state.discards == ()
    assert len(position.state.pile) == 25 - players
    assert position.hand(last) is not None
    assert Counter((*position.state.pile, *position.state.hands)) == Counter(DECK)


@rule("KB-TURN-9", "R-29")
def test_the_card_just_discarded_is_shuffled_in() -> None:
    position = table(card="grass", hands=("desert",), rest="removed")
    position.turn()
    assert position.hand(A) == "grass"
    assert position.state.pile == position.state.discards == ()


@rule("KB-TURN-9")
def test_the_new_pile_is_in_random_order() -> None:
    position = table(rest="discards")
    orders = set()
    for chance in range(20):
        again = Table(position.state.copy())
        again.state.chance = chance << 32
        again.turn()
        orders.add(again.state.pile)
    assert len(orders) == 20


@rule("T-DECK-2", "KB-TURN-9", "KB-BUILD-6")
def test_a_removed_card_is_never_shuffled_in_again() -> None:
    position = table(players=3, full=FULL, rest="discards")
    state = position.state
    assert set(removed(position)) == {"grass"}
    count = len(state.removed)
    left = Counter([*state.pile, *(card for card in state.hands if card is not None)])
    assert sum(left.values()) == 25 - count
    assert left[GRASS] == 5 - count


@rule("T-DECK-2")
def test_with_one_card_removed_24_are_left_in_the_game() -> None:
    position = table(players=3, full=FULL, top=["canyon"], rest="discards")
    position.turn()
    position.turn()
    assert len(position.state.removed) == 1
    in_play = (*position.state.pile, *position.state.discards, *position.state.hands)
    assert len(in_play) == 24
    assert in_play.count(GRASS) == 4
    assert position.seat == B + 1
