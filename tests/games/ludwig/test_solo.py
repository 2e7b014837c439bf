"""LUD-SOLO: the game for one."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig.events import CardTurned, FinalPoints, GameEnded, StonePassed, TileDiscarded
from kastelan.games.ludwig.final_scoring import rank
from kastelan.games.ludwig.step_numbers import BUYING
from tests.games.ludwig.castles import castle
from tests.games.ludwig.tables import A, Table, began, opened, table
from tests.rulebook import refused, rule


@rule("LUD-SOLO-1")
def test_the_table_is_laid_as_for_three_without_favours() -> None:
    game = began(1, foyer="4")
    state = game.state
    assert state.table.favours == ()
    assert len(state.deck) + len(game.all(CardTurned)) == 33
    laid = [state.table.components.tiles[tile].stack for tile in state.market if tile >= 0]
    sizes = [len(stack) + laid.count(number) for number, stack in enumerate(state.stacks)]
    assert sizes == [7] * 5 + [5] * 5
    assert state.corridors == (7, 5)
    assert (state.money, state.score) == ((15_000,), (0,))
    assert len(state.hands[A]) == 2
    assert len(state.cards) == 25


@rule("LUD-SOLO-1")
def test_bonus_cards_are_dealt_and_not_chosen() -> None:
    game = began(1)
    game.word("foyer3")
    assert game.state.step == BUYING


@rule("LUD-SOLO-2")
def test_three_cards_a_round_lie_at_2000_4000_and_6000_in_their_order() -> None:
    game = opened(1)
    for _ in range(4):
        cards = [event.size for event in game.all(CardTurned)][-3:]
        tiles = {tile.id: tile.foundation.size for tile in game.state.table.components.tiles}
        assert [tiles[game.market[price]] for price in (2, 4, 6)] == cards
        assert game.state.step == BUYING  # no rearranging
        game.take_money()


@rule("LUD-SOLO-2")
def test_tiles_on_the_deck_come_first_and_cards_of_empty_stacks_are_passed_over() -> None:
    game = table(players=1, on_deck=["solar"], deck=(100, 250, 300), stacks={100: (), 250: ["shed"]})
    game.take_money()
    assert game.market[2] == "solar"
    assert game.market[4] == "shed"
    assert len(game.market) == 3


@rule("LUD-SOLO-3")
def test_a_normal_turn_pays_the_bank() -> None:
    game = table(players=1, market={2: "larder", 4: "solar", 6: "shed"})
    game.build("solar")
    assert game.money == (11_000,)
    corridor = table(players=1, market={2: "larder"})
    corridor.build("hallway")
    assert corridor.money == (12_000,)
    money = table(players=1)
    money.take_money()
    assert money.money == (20_000,)


@rule("LUD-SOLO-3", "LUD-DIFF-7")
def test_an_extra_turn_uses_what_is_left_in_the_market() -> None:
    game = table(castle("larder"), players=1, market={2: "solar", 4: "shed", 6: "salon"})
    game.build("hallway", to="larder", completes="larder")
    game.claim("larder")
    assert game.market == {2: "solar", 4: "shed", 6: "salon"}
    assert game.state.round == 1
    game.build("solar", to="hallway")
    assert game.state.round == 2


@rule("LUD-SOLO-4")
def test_all_tiles_left_leave_the_game_and_no_coins_are_added() -> None:
    for buys in (False, True):
        game = table(players=1, market={2: "solar", 4: "shed", 6: "salon"})
        before = len(game.state.gone)
        if buys:
            game.build("shed")
        else:
            game.take_money()
        gone = [game.state.table.components.tiles[tile].id for tile in game.state.gone[before:]]
        assert sorted(gone) == (["salon", "solar"] if buys else ["salon", "shed", "solar"])
        assert len(game.all(TileDiscarded)) == len(gone)
        assert game.coins == {}
        assert game.all(StonePassed) == []


def played_out(game: Table) -> Table:
    while not game.over:
        game.take_money()
    return game


@rule("LUD-SOLO-5")
def test_the_game_ends_with_the_deck_and_favours_are_not_scored() -> None:
    game = played_out(opened(1))
    assert game.state.round == 11  # 33 cards, three each round
    rules = {event.rule for event in game.all(FinalPoints)}
    assert "LUD-END-6" in rules
    assert not any(name.startswith("LUD-FAV") for name in rules)
    ended = game.all(GameEnded)[0]
    assert ended.rank == rank(game.score[A])
    with refused("LUD-TURN-1"):
        opened(1).word("keep")


@rule("LUD-SOLO-5")
@pytest.mark.parametrize(
    ("score", "number"),
    [(-3, 0), (59, 0), (60, 1), (80, 1), (81, 2), (95, 2), (96, 3), (110, 3), (111, 4), (200, 4)],
)
def test_the_ranks(score: int, number: int) -> None:
    assert rank(score) == number
