"""LUD-ROUND: new rooms, prices, the order of turns, coins and the stone."""

from __future__ import annotations

import pytest

from kastelan.core.errors import IllegalAction
from kastelan.games.ludwig.actions import PRICES, Lay
from kastelan.games.ludwig.components import SIZES
from kastelan.games.ludwig.events import (
    CardTurned,
    CoinsAdded,
    DeckRenewed,
    RoundBegun,
    StonePassed,
    TileLaidOut,
    TurnBegun,
)
from kastelan.games.ludwig.market import lay
from kastelan.games.ludwig.step_numbers import BUYING, PRICING
from tests.games.ludwig.tables import A, B, C, Table, opened, table
from tests.rulebook import refused, rule

FULL = {15: "salon", 10: "forum", 8: "parlor", 6: "kitchen", 4: "larder"}


def after_one_round(game: Table) -> Table:
    """Two players: A buys the larder, B takes money; the next round begins."""
    game.build("larder")
    game.take_money()
    return game


@rule("LUD-ROUND-1")
def test_no_new_rooms_in_the_first_round() -> None:
    game = opened(3)
    assert [event.round for event in game.all(RoundBegun)] == [1]
    assert len(game.all(TileLaidOut)) == 6  # those of the setup
    assert game.state.step == PRICING


@rule("LUD-ROUND-1")
def test_each_empty_slot_gets_a_tile_and_the_others_stay_with_their_coins() -> None:
    game = after_one_round(table(market=FULL, deck=(250,), stacks={250: ["shed", "crypt"]}))
    assert game.market == {**FULL, 4: "shed"}
    assert game.coins == {"salon": 1000, "forum": 1000, "parlor": 1000, "kitchen": 1000}
    assert game.stack(250) == ["crypt"]
    assert len(game.all(CardTurned)) == 1
    assert game.discards == {250: 1}


@rule("LUD-ROUND-1")
def test_no_empty_slot_no_card() -> None:
    game = table(market=FULL)
    game.end_round()
    assert game.all(CardTurned) == []
    assert game.market == FULL
    assert game.state.step == PRICING  # prices may change all the same


@rule("LUD-ROUND-1")
def test_a_card_of_an_empty_stack_is_discarded_and_another_turned() -> None:
    game = after_one_round(table(market=FULL, deck=(100, 600, 250), stacks={100: (), 600: (), 250: ["shed"]}))
    assert game.market[4] == "shed"
    assert game.discards == {100: 1, 600: 1, 250: 1}
    assert [(event.size, event.tiles_left) for event in game.all(CardTurned)] == [
        (100, 0),
        (600, 0),
        (250, 1),
    ]


@rule("LUD-ROUND-1", "LUD-REW-SLEEPING")
def test_tiles_on_the_deck_come_first_and_those_not_needed_stay() -> None:
    game = after_one_round(table(market=FULL, on_deck=["shed", "solar"], deck=(250,)))
    assert game.market[4] == "shed"
    assert game.on_deck == ["solar"]
    assert game.all(CardTurned) == []
    assert game.all(TileLaidOut)[0].from_deck
    empty = table(market={15: "salon"}, on_deck=["shed", "solar"], deck=(250, 100), stacks={250: ["crypt"]})
    empty.end_round()
    assert [empty.market[price] for price in (10, 8, 6)] == ["shed", "solar", "crypt"]


@rule("LUD-ROUND-2")
def test_the_master_builder_rearranges_all_tiles_and_coins_stay_on_them() -> None:
    game = table(market=FULL, coins={"parlor": 3000, "larder": 1000}, pricing=True)
    assert game.seat == B
    game.price("larder", "kitchen", "parlor", "forum")  # the salon is left for the last slot
    assert game.market == {15: "larder", 10: "kitchen", 8: "parlor", 6: "forum", 4: "salon"}
    assert game.coins == {"larder": 1000, "parlor": 3000}
    assert (game.seat, game.state.step) == (A, BUYING)


@rule("LUD-ROUND-2")
def test_changing_nothing_is_allowed() -> None:
    game = table(market=FULL, pricing=True)
    game.keep_prices()
    assert game.market == FULL
    swapped = table(market=FULL, pricing=True)
    swapped.word("lay10")
    swapped.keep_prices()  # all others stay, and the salon takes the slot that is left
    assert swapped.market == {**FULL, 15: "forum", 10: "salon"}


@rule("LUD-ROUND-2")
def test_one_tile_for_each_slot() -> None:
    game = table(market=FULL, pricing=True)
    assert game.words == ["lay15", "lay10", "lay8", "lay6", "lay4", "keep"]
    game.word("lay8")
    assert "lay8" not in game.words
    for word in ("lay8", "lay2", "empty"):
        with refused("LUD-ROUND-2"):
            game.word(word)
    with refused("LUD-ROUND-2"):
        game.word("buy15")


@rule("LUD-ROUND-2")
@pytest.mark.parametrize("slot", [0, len(PRICES) - 1, len(PRICES)])
def test_a_slot_that_is_priced_or_empty_is_named_by_its_price(slot: int) -> None:
    game = table(market={15: "forum", 10: "salon"}, pricing=True)
    if not slot:
        game.word("lay15")
    with pytest.raises(IllegalAction) as caught:
        lay(game.state, Lay(slot), None)
    assert caught.value.message == ("no-tile-in-slot" if slot else "tile-already-priced")
    assert caught.value.facts["price"] == (PRICES[slot] if slot < len(PRICES) else 0)


@rule("LUD-ROUND-3", "LUD-TURN-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_from_the_masters_left_to_the_master_once_each(players: int) -> None:
    game = opened(players, start="2")
    told = game.end_round()
    turns = [event.seat for event in told if isinstance(event, TurnBegun)]
    assert turns == [(2 + after) % players for after in range(players)]
    assert turns[-1] == B


@rule("LUD-TURN-6")
def test_the_market_is_not_refilled_between_turns() -> None:
    game = table(market=FULL, players=2)
    game.build("larder")
    assert 4 not in game.market
    with refused("LUD-TURN-2"):
        game.word("buy4")


@rule("LUD-ROUND-4")
def test_1000_goes_on_each_tile_left_without_limit_and_none_on_corridors() -> None:
    game = table(market=FULL, coins={"salon": 9000})
    game.end_round()
    assert game.coins == {"salon": 10_000, "forum": 1000, "parlor": 1000, "kitchen": 1000, "larder": 1000}
    assert {event.tile for event in game.all(CoinsAdded)} == {tile for tile in game.state.market if tile >= 0}
    assert game.state.money == (20_000, 20_000)


@rule("LUD-ROUND-5")
def test_the_stone_passes_to_the_left() -> None:
    game = opened(3, start="3")
    for seat in (A, B, C):
        told = game.end_round()
        assert [event.seat for event in told if isinstance(event, StonePassed)] == [seat]
        assert (game.state.master, game.seat) == (seat, seat)


@rule("LUD-RUL-5")
def test_the_market_stays_partly_empty_when_no_card_names_a_stack_with_tiles() -> None:
    none = dict.fromkeys(SIZES, ())
    game = table(market={4: "larder", 6: "salon"}, stacks=none)
    game.build("larder")
    told = game.take_money()
    assert game.market == {6: "salon"}
    assert not any(isinstance(event, DeckRenewed) for event in told)
    assert (game.state.step, game.state.last) == (PRICING, True)
    game.word("empty")
    game.word("lay6")
    assert game.market == {10: "salon"}
    game.take_money()
    game.take_money()
    assert game.over


@rule("LUD-RUL-5")
def test_with_nothing_to_price_turns_begin_at_once() -> None:
    none = dict.fromkeys(SIZES, ())
    game = table(stacks=none)
    game.end_round()
    assert game.market == {}
    assert (game.state.step, game.words[-1]) == (BUYING, "money")
