"""KB-SETUP: what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from kastelan.core.errors import BadOption
from kastelan.games.kingdom import KINGDOM, KingdomState
from kastelan.games.kingdom.components import CARDS, CASTLE, DECK, KINDS
from tests.games.kingdom.tables import B2, FG, A, B, table
from tests.rulebook import refused, rule


def new(players: int = 2, seed: int = 0, **options: object) -> KingdomState:
    state = KINGDOM.new(players, options, seed)
    assert isinstance(state, KingdomState)
    return state


SEEDS: Final = range(200)
MANY: Final = [new(seed=seed) for seed in SEEDS]


@rule("KB-SETUP-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_have_forty_settlements_each(players: int) -> None:
    state = new(players)
    assert state.supply == (40,) * players
    assert state.own == (0,) * players


@rule("KB-SETUP-1")
@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_no_other_number_of_players_can_sit_down(players: int) -> None:
    with pytest.raises(BadOption, match="bad-players") as caught:
        new(players)
    assert caught.value.option == "players"


@rule("KB-SETUP-2")
def test_four_different_parts_are_drawn_in_any_order_and_orientation() -> None:
    lies = [state.board.lies for state in MANY]
    assert all(len({part for part, _ in four}) == 4 for four in lies)
    for slot in range(4):
        assert {four[slot] for four in lies} == {(kind, turned) for kind in KINDS for turned in (False, True)}


@rule("KB-SETUP-2")
def test_the_first_game_has_its_own_board_and_cards() -> None:
    state = new(first_game=True, seed=5)
    assert state.board.lies == tuple((part, False) for part in FG.split(","))
    assert [CARDS[card] for card in state.table.cards] == ["fishermen", "merchants", "knights"]


@rule("KB-SETUP-3", "T-SETUP-1")
@pytest.mark.parametrize(("quadrants", "locations", "castles"), [(FG, 8, 4), (B2, 6, 6)])
def test_two_tiles_lie_on_every_location_and_none_on_castles(
    quadrants: str, locations: int, castles: int
) -> None:
    state = new(quadrants=quadrants)
    assert state.left == (2,) * locations
    assert state.board.of[CASTLE].bit_count() == castles
    assert state.held == state.taken == (0, 0)
    assert not state.board.of[CASTLE] & sum(1 << location.hex for location in state.board.locations)


@rule("KB-SETUP-4", "KB-SETUP-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_draws_one_of_25_cards(players: int) -> None:
    state = new(players)
    hands = [card for card in state.hands if card is not None]
    assert len(hands) == players
    assert len(state.pile) == 25 - players
    assert sorted((*hands, *state.pile)) == list(DECK)
    assert state.discards == state.removed == ()


@rule("KB-SETUP-4")
def test_the_draw_pile_is_shuffled() -> None:
    assert len({state.pile for state in MANY}) == len(MANY)
    for place in (0, 11, 22):
        assert set(Counter(state.pile[place] for state in MANY)) == set(DECK)


@rule("KB-SETUP-5")
def test_three_different_scoring_cards_are_drawn_and_each_comes_up() -> None:
    drawn = [state.table.cards for state in MANY]
    assert all(len(set(cards)) == 3 for cards in drawn)
    assert {card for cards in drawn for card in cards} == set(range(10))


@rule("KB-SETUP-5")
def test_the_scoring_cards_hold_for_all_players() -> None:
    position = table(cards="hermits,discoverers,knights", a=[(3, 4)], b=[(0, 0), (0, 2)])
    assert position.state.scores() == (3 + 1 + 1 + 2, 2 + 1 + 4)  # A stands beside the castle


@rule("KB-SETUP-7")
def test_a_random_player_starts() -> None:
    starts = Counter(new(3, seed).table.start for seed in SEEDS)
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 40


@rule("KB-SETUP-7")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    position = table(players=3, start=1, seat=1, hands=("grass", "canyon"))
    seats = []
    for _ in range(6):
        seats.append(position.seat)
        position.turn()
    assert seats == [1, 2, 0, 1, 2, 0]


@rule("KB-SETUP-8")
def test_the_score_is_taken_at_the_end_only() -> None:
    state = new()
    assert state.outcome is None
    assert all(gold == (0, 0) for gold in _gold_of(new(cards="hermits,knights,miners")))


def _gold_of(state: KingdomState) -> tuple[tuple[int, ...], ...]:
    gold = state.view(A).gold
    assert gold is not None
    return gold


@rule("KB-SETUP-9")
def test_kinds_that_are_not_in_play_do_nothing() -> None:
    position = table(FG, a=[(3, 4)])
    in_play = {KINDS[location.kind] for location in position.board.locations}
    assert in_play == set(FG.split(","))
    for kind in B2.split(","):
        with refused("KB-TILE-1"):
            position.use(kind)


@rule("KB-SETUP-2")
def test_the_same_seed_lays_the_same_table() -> None:
    assert new(3, 7).freeze() == new(3, 7).freeze() != new(3, 8).freeze()


@rule("KB-SETUP-6")
def test_hands_are_dealt_by_chance() -> None:
    assert {state.hands[B] for state in MANY} == set(DECK)
