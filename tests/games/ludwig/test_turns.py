"""LUD-TURN: buying a tile, or taking money."""

from __future__ import annotations

import pytest

from kastelan.core.errors import NotYourDecision
from kastelan.games.ludwig.actions import MONEY, Buy, BuyCorridor
from kastelan.games.ludwig.components import FOYER_4
from kastelan.games.ludwig.events import TileBought
from tests.games.ludwig.castles import Plan, castle
from tests.games.ludwig.tables import A, B, C, table
from tests.rulebook import refused, rule

MARKET = {15: "salon", 10: "forum", 8: "parlor", 6: "kitchen", 4: "larder"}


@rule("LUD-TURN-1", "LUD-RUL-7")
def test_buy_one_tile_or_take_5000() -> None:
    game = table(market=MARKET)
    game.take_money()
    assert game.money == (20_000, 15_000)
    assert game.seat == B
    rich = table(money=10_000_000)
    rich.take_money()
    assert rich.money[A] == 10_005_000  # the bank never runs out


@rule("LUD-TURN-1")
def test_one_of_the_two_and_then_the_next_player() -> None:
    game = table(market=MARKET)
    game.buy("larder")
    for word in ("money", "buy6", "hallway"):
        with refused("LUD-TURN-5"):
            game.word(word)
    game.place("larder")
    assert game.seat == B
    with pytest.raises(NotYourDecision):
        game.act(MONEY, A)


@rule("LUD-TURN-2")
def test_market_rooms_at_their_slots_price_and_corridors_at_3000() -> None:
    game = table(market=MARKET, money=30_000)
    assert game.words == ["buy15", "buy10", "buy8", "buy6", "buy4", "hallway", "stairs", "money"]
    for tile, price in (("salon", 15_000), ("kitchen", 6_000), ("hallway", 3_000), ("stairs", 3_000)):
        one = table(market=MARKET, money=30_000)
        one.buy(tile)
        assert one.money == (30_000 - price, 30_000 + price)


@rule("LUD-TURN-2")
def test_corridors_are_for_sale_while_their_stack_lasts() -> None:
    game = table(corridors=(1, 0), money=30_000)
    assert game.words == ["hallway", "money"]
    with refused("LUD-TURN-2"):
        game.word("stairs")
    game.build("hallway")
    assert game.state.corridors == (0, 0)
    assert game.words == ["money"]
    with refused("LUD-TURN-2"):
        game.act(BuyCorridor(FOYER_4))
    with refused("LUD-TURN-2"):
        game.act(Buy(0))
    with refused("LUD-TURN-2"):
        game.act(Buy(7))


@rule("LUD-TURN-3")
def test_the_price_goes_to_the_master_who_may_spend_it_and_his_own_to_the_bank() -> None:
    game = table(market=MARKET, players=3, master=C, money=[15_000, 15_000, 2_000])
    game.build("salon")
    assert game.money == (0, 15_000, 17_000)
    game.build("hallway")
    assert game.money == (0, 12_000, 20_000)
    game.build("forum")  # 10,000, which the master did not have before
    assert game.money == (0, 12_000, 10_000)
    assert [event.paid_to for event in game.all(TileBought)] == [C, C, None]


@rule("LUD-TURN-4")
def test_coins_on_the_tile_are_the_buyers_and_may_pay_for_it() -> None:
    game = table(market=MARKET, coins={"larder": 3000, "kitchen": 9000}, money=[1_000, 0])
    assert game.words == ["buy6", "buy4", "money"]
    exact = table(market=MARKET, coins={"larder": 3000}, money=[1_000, 0])
    exact.build("larder")
    assert exact.money == (0, 4_000)
    game.build("kitchen")
    assert game.money == (4_000, 6_000)  # what is left over is kept
    assert "kitchen" not in game.coins


@rule("LUD-TURN-4")
def test_no_debts() -> None:
    game = table(market=MARKET, coins={"larder": 2000}, money=[1_000, 0])
    assert game.words == ["money"]
    for word in ("buy4", "buy15", "hallway"):
        with refused("LUD-TURN-4"):
            game.word(word)


@rule("LUD-TURN-5")
def test_a_tile_that_cannot_be_placed_cannot_be_bought() -> None:
    ground_only = table(Plan(), market=["dungeon", "larder"], money=30_000)
    assert ground_only.words == ["buy6", "hallway", "stairs", "money"]
    with refused("LUD-TURN-5"):
        ground_only.word("buy4")
    cellar = table(castle("stairs"), market=["dungeon", "larder"], money=30_000)
    assert "buy4" in cellar.words


@rule("LUD-TURN-5")
def test_the_tile_is_placed_at_once() -> None:
    game = table(market=["larder"])
    game.buy("larder")
    assert game.seat == A
    places = {"3,0n", "3,1s", "-2,0n", "-2,1s", "1,-2e", "0,-2w", "1,3e", "0,3w"}
    assert set(game.words) == places  # a 2x2 tile with doors w1 and e1 at the foyer's four doors


@rule("LUD-TURN-6")
def test_one_turn_a_round() -> None:
    game = table(market=MARKET, players=3, money=60_000)
    game.build("hallway")
    game.build("hallway")
    game.build("hallway")
    assert game.state.round == 2
