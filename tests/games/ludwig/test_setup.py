"""LUD-SETUP: how a table is laid."""

from __future__ import annotations

from collections import Counter

import pytest

from kastelan.core.errors import BadOption
from kastelan.games.ludwig import LUDWIG, VERSIONS, LudwigState
from kastelan.games.ludwig.components import SIZES
from kastelan.games.ludwig.events import (
    BonusCardsDealt,
    CardTurned,
    FoyerLaid,
    MasterBuilderNamed,
    TileLaidOut,
)
from kastelan.games.ludwig.setup import favours_fit
from kastelan.games.ludwig.step_numbers import CHOOSING, FOYER, NOTHING
from tests.games.ludwig.tables import CARDS, FAVOURS, A, B, C, D, began, opened
from tests.rulebook import refused, rule

SET_UP = FoyerLaid | MasterBuilderNamed | BonusCardsDealt


@rule("LUD-SETUP-1")
def test_one_to_five_play() -> None:
    assert list(LUDWIG.seats) == [1, 2, 3, 4, 5]
    for players in (0, 6):
        with pytest.raises(BadOption):
            LUDWIG.new(players)


@rule("LUD-SETUP-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_favours_as_players_lie_in_a_row(players: int) -> None:
    for seed in range(30):
        favours = began(players, seed).state.table.favours
        assert len(set(favours)) == players


@rule("LUD-SETUP-2")
def test_completed_and_incomplete_rooms_never_lie_together() -> None:
    rivals = {FAVOURS.index("completed_rooms"), FAVOURS.index("incomplete_rooms")}
    pool = "completed_rooms,incomplete_rooms,most_money,most_food"
    rows = [began(3, seed, favours=pool).state.table.favours for seed in range(20)]
    for row in rows:
        assert len(set(row)) == 3
        assert len(rivals & set(row)) == 1
    assert any(row[0] in rivals for row in rows)  # so the second one was passed over
    with pytest.raises(BadOption, match="favours-exclude-each-other"):
        began(2, favours="completed_rooms,incomplete_rooms")


@rule("LUD-SETUP-3", "LUD-SETUP-5")
@pytest.mark.parametrize(("players", "slots"), [(2, 5), (3, 6), (4, 7)])
def test_eleven_room_cards_a_player_are_kept_and_the_rest_stays_in_the_box(players: int, slots: int) -> None:
    game = began(players)
    state = game.state
    turned = len(game.all(CardTurned))
    assert len(state.deck) + turned == 11 * players
    assert turned == slots == len(state.discards)
    cards = Counter([*state.deck, *state.discards, *state.boxed_cards])
    assert cards == Counter(dict.fromkeys(range(10), 5))


@rule("LUD-SETUP-3")
def test_cards_and_tiles_are_shuffled() -> None:
    decks = {began(2, seed).state.deck for seed in range(10)}
    stacks = {began(2, seed).state.stacks[0] for seed in range(10)}
    assert len(decks) == len(stacks) == 10
    assert len({began(2, seed).state.boxed_cards for seed in range(10)}) == 10
    assert len({began(2, seed).state.boxed_tiles for seed in range(10)}) == 10


@rule("LUD-SETUP-4")
@pytest.mark.parametrize(("players", "small", "large"), [(2, 5, 4), (3, 7, 5), (4, 9, 6)])
def test_stacks_by_number_of_players(players: int, small: int, large: int) -> None:
    game = began(players)
    laid = Counter(game.state.table.components.tiles[e.tile].foundation.size for e in game.all(TileLaidOut))
    for size, stack in zip(SIZES, game.state.stacks, strict=True):
        assert len(stack) + laid[size] == (small if size <= 300 else large)
    assert game.state.corridors == (small, large)
    assert game.state.view(B).stacks == (*map(len, game.state.stacks), small, large)  # public


@rule("LUD-SETUP-5", "LUD-DIFF-11")
@pytest.mark.parametrize(
    ("players", "prices"),
    [(2, [15, 10, 8, 6, 4]), (3, [15, 10, 8, 6, 4, 2]), (4, [15, 10, 8, 6, 4, 2, 1])],
)
def test_price_slots_by_number_of_players(players: int, prices: list[int]) -> None:
    assert sorted(began(players).market, reverse=True) == prices
    game = opened(players)
    game.end_round()
    assert sorted(game.market, reverse=True) == prices  # for the whole game


@rule("LUD-SETUP-5")
def test_the_market_shows_the_top_tiles_of_the_turned_cards_sizes() -> None:
    game = began(3)
    tiles = game.state.table.components.tiles
    sizes = [event.size for event in game.all(CardTurned)]
    assert [tiles[event.tile].foundation.size for event in game.all(TileLaidOut)] == sizes
    assert [event.slot for event in game.all(TileLaidOut)] == [0, 1, 2, 3, 4, 5]


@rule("LUD-SETUP-6")
def test_everyone_has_15000_and_chooses_a_side_of_the_foyer() -> None:
    game = began(3)
    assert game.state.step == FOYER
    assert game.money == (15_000,) * 3
    assert game.state.view(A).money == (15_000,) * 3
    assert game.words == ["foyer3", "foyer4"]
    game.word("foyer3", A)
    assert game.state.actors == (B, C)  # all choose at the same time
    game.word("foyer4", C)
    with refused("LUD-SETUP-6"):
        game.word("away1", B)
    game.word("foyer4", B)
    doors = [len(castle.rooms[0].pose.doors) for castle in game.state.castles]
    assert doors == [3, 4, 4]


@rule("LUD-SETUP-7")
def test_a_random_master_builder_and_scores_clockwise_from_him() -> None:
    assert {began(3, seed, foyer="4").state.master for seed in range(20)} == {A, B, C}
    assert began(4, start="3", foyer="4").score == (2, 3, 0, 1)
    assert began(2, start="1", foyer="4").score == (0, 1)
    assert opened(4, start="3").seat == C  # he prices first


@rule("LUD-SETUP-8")
def test_two_of_three_bonus_cards_are_kept_and_the_others_go_under_the_deck_in_turn_order() -> None:
    game = began(3, start="2", foyer="4")
    assert game.state.step == CHOOSING
    hands = game.state.hands
    assert [len(hand) for hand in hands] == [3, 3, 3]
    assert len(game.state.cards) == 27 - 9
    for seat, word in ((C, "away3"), (A, "away1"), (B, "away2")):
        game.word(word, seat)
    away = [hands[A][0], hands[B][1], hands[C][2]]
    assert game.state.hands == tuple(tuple(card for card in hand if card not in away) for hand in hands)
    assert game.state.cards[:3] == (away[A], away[C], away[B])  # B's went first, then C's, then A's


@rule("LUD-SETUP-8")
def test_own_cards_are_seen_and_those_of_others_only_counted() -> None:
    game = opened(3)
    seen = game.state.view(A).hands
    assert seen == (game.state.hands[A], 2, 2)
    assert game.state.view(None).hands == (2, 2, 2)


@rule("LUD-SETUP-9", "LUD-DIFF-12")
def test_favours_and_bonus_cards_can_be_taken_out_or_chosen() -> None:
    without = ",".join(FAVOURS[:20])
    rows = [began(3, seed, without_favours=without).state.table.favours for seed in range(10)]
    assert all(min(row) >= 20 for row in rows)
    chosen = began(2, favours="most_money,most_food").state
    assert [FAVOURS[favour] for favour in chosen.table.favours] == ["most_money", "most_food"]
    few = began(2, foyer="4", bonus_cards=",".join(CARDS[:7])).state
    assert {*few.hands[A], *few.hands[B], *few.cards} == set(range(7))
    fewer = began(2, foyer="4", without_bonus_cards=",".join(CARDS[:20])).state
    assert {*fewer.hands[A], *fewer.hands[B], *fewer.cards} == set(range(20, 27))


@rule("LUD-SETUP-9")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"favours": "most_money"}, "too-few-favours"),
        ({"bonus_cards": "money,stairs"}, "too-few-bonus-cards"),
        ({"favours": "most_fun"}, "unknown-name"),
        ({"favours": "most_food,most_money", "without_favours": "most_food"}, "chosen-and-left-out"),
        ({"start": "3"}, "no-such-master-builder"),
    ],
)
def test_options_that_contradict_the_rules_are_refused(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption) as caught:
        LUDWIG.new(2, options)
    assert caught.value.message == message


@rule("LUD-SETUP-9")
def test_nothing_is_left_out_unless_asked_for() -> None:
    seen = {favour for seed in range(60) for favour in began(4, seed).state.table.favours}
    assert seen == set(range(24))
    game = opened(2)
    assert len(game.state.cards) + 4 == 27
    assert favours_fit(game.state.table)


# The order of the set-up


@rule("LUD-SETUP-6", "LUD-SETUP-7", "LUD-SETUP-8")
@pytest.mark.parametrize("options", [{}, {"start": "3"}])
def test_the_master_builder_is_drawn_and_bonus_cards_are_dealt_when_all_have_foyers(
    options: dict[str, str],
) -> None:
    game = began(4, 3, **options)
    assert game.state.step == FOYER
    assert not game.all(MasterBuilderNamed)
    assert not game.all(BonusCardsDealt)
    for seat in (None, A, B):
        view = game.state.view(seat)
        assert (view.start, view.master, view.turn, view.score) == (NOTHING, NOTHING, A, (0, 0, 0, 0))
        assert not any(view.hands)
    told = [event for seat in (D, C, B, A) for event in game.word("foyer3", seat)]
    kinds = [type(event) for event in told if isinstance(event, SET_UP)]
    assert kinds == [*[FoyerLaid] * 4, MasterBuilderNamed, *[BonusCardsDealt] * 4]
    named = next(event for event in told if isinstance(event, MasterBuilderNamed))
    dealt = [event.seat for event in told if isinstance(event, BonusCardsDealt)]
    assert dealt == [(named.seat + turn) % 4 for turn in range(4)]
    view = game.state.view(A)
    assert (view.start, view.master, view.score) == (named.seat, named.seat, named.scores)
    assert game.state.step == CHOOSING


@rule("LUD-SETUP-7")
def test_before_foyers_the_master_builder_is_anyone() -> None:
    state = began(3, start="random").state
    starts = set()
    for chance in range(30):
        twin = state.determinise(A, chance)
        for seat in (A, B, C):
            twin.apply(seat, twin.legal(seat)[0])
        starts.add(twin.master)
    assert starts == {A, B, C}


@rule("LUD-SOLO-1")
def test_alone_too_bonus_cards_are_dealt_after_the_foyer() -> None:
    game = began(1)
    assert not game.state.hands[A]
    told = game.word("foyer3")
    assert [type(event) for event in told if isinstance(event, SET_UP)] == [FoyerLaid, BonusCardsDealt]
    assert len(game.state.hands[A]) == 2


def test_version_1_drew_all_before_the_foyers() -> None:
    state = VERSIONS[1].new(3, {}, 1)
    assert isinstance(state, LudwigState)
    assert state.step == FOYER
    assert state.master == state.table.start
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
