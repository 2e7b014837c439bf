"""LUD-TURN: buying a tile, or taking money."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kastelan.core.errors import IllegalAction, NotYourDecision
from kastelan.games.ludwig import LUDWIG, LudwigState, refusals
from kastelan.games.ludwig.actions import MONEY, Buy, BuyCorridor, Place
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.components import FOYER_4, Tile
from kastelan.games.ludwig.events import TileBought
from kastelan.games.ludwig.placing import can_be_placed
from kastelan.games.ludwig.step_numbers import BUYING, NOTHING
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
def test_the_refusal_says_what_is_in_the_way_of_the_tile() -> None:
    ground_only = table(Plan(), market=["dungeon"], money=30_000)
    with pytest.raises(IllegalAction) as caught:
        ground_only.word("buy4")
    assert caught.value.message == "nowhere-below"
    reasons = {"nowhere-below", "nowhere-doors", "nowhere-overlap", "nowhere-fence"}
    assert {message for seed in (0, 1, 31) for message in reasons_in(seed)} == reasons


def reasons_in(seed: int) -> Iterator[str]:
    """Why tiles have no place in a random game; each reason agrees with what is refused cell by cell."""
    luck, state = Random(seed), LUDWIG.new(4, {"corner_contact": "yes" if seed % 2 else "no"}, seed)
    assert isinstance(state, LudwigState)
    while state.actors:
        seat = state.actors[0]
        castle, tiles = state.castles[seat] if state.castles else None, state.table.components.tiles
        for tile in (tiles[number] for number in state.market if number != NOTHING) if castle else ():
            if castle and state.step == BUYING and not can_be_placed(castle, tile):
                reason = refusals.buying(castle, tile).message
                assert "last-entrance-sealed" not in refused_everywhere(castle, tile)
                yield reason
        state.apply(seat, luck.choice(state.legal(seat)))


def refused_everywhere(castle: Castle, tile: Tile) -> set[str]:
    """Why a tile may not lie at any of the places beside a castle."""
    left, top, width, height = castle.box
    return {
        refusals.placing(castle, tile, Place(x, y, turn, False)).message
        for x in range(left - 6, left + width + 6, 3)
        for y in range(top - 6, top + height + 6, 3)
        for turn in range(4)
    }


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
