"""The rules file's examples CS-T, played with the reference engine: cards, building, helpers, scoring."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.reference import seasons_cards as cards
from tests.reference import seasons_scoring as scoring
from tests.reference.seasons_building import build_up_to_two, payments, place_up_to_two
from tests.reference.seasons_game import resolution, selections
from tests.reference.seasons_table import BUILDINGS, IllegalMoveError, Table, answered

A, B, C, D = range(4)
FULL = Counter(sand=9, wood=9, brick=9, stone=9, silver=9)


def of(**numbers: int) -> Counter[str]:
    return Counter(numbers)


def hand(table: Table, seat: int, **numbers: int) -> None:
    """Give a player these pieces."""
    table.players[seat].pieces = Counter(numbers)


def built(table: Table, **numbers: int) -> None:
    """Mark these buildings as built."""
    for building, number in numbers.items():
        table.templates[building] -= number


def test_exact_payments_t_01_t_03_t_04_t_05() -> None:
    assert payments(of(stone=2, brick=1, sand=4), FULL, 18) == {"pay:4sand+1brick+2stone"}
    assert payments(of(stone=2, brick=2, sand=1), FULL, 18) == set()
    assert payments(of(stone=2, brick=2), FULL, 18) == set()
    assert all(row["cost"] % 2 == 0 for row in BUILDINGS.values())


def test_separate_payment_t_06() -> None:
    for own, both in ((of(stone=2, wood=1, sand=4), False), (of(stone=2, wood=2, sand=2), True)):
        table = Table(3)
        table.players[A].pieces = own
        one = [(A, "build:tower"), (A, "pay:1sand+1wood+1stone")]
        answered(build_up_to_two(table, A, "worker_sand"), *(one * 2 if both else one))
        assert table.players[A].built == 1 + both


@pytest.mark.parametrize(
    ("card", "gain"), [("bricklayer", (7, 0)), ("stonemason", (0, 14)), ("worker_sand", (0, 7))]
)
def test_rewards_t_07(card: str, gain: tuple[int, int]) -> None:
    table = Table(3)
    hand(table, A, stone=2, brick=1, sand=4)
    answered(build_up_to_two(table, A, card), (A, "build:stable"), (A, "pay:4sand+1brick+2stone"))
    assert (table.players[A].talers - 3, table.players[A].vp) == gain
    assert table.is_built("stable")


def test_short_bank_t_08_t_09() -> None:
    table = Table(3)
    table.bank = 3
    hand(table, A, stone=2, brick=1, sand=4)
    answered(build_up_to_two(table, A, "bricklayer"), (A, "build:stable"), (A, "pay:4sand+1brick+2stone"))
    assert (table.players[A].talers, table.bank) == (6, 0)
    answered(place_up_to_two(table, A), (A, "place:forge.6"))
    assert table.bank == 6
    table.bank = 10
    before = [player.talers for player in table.players]
    for seat in (A, B, C):
        answered(cards.messenger(table, seat))
    assert [player.talers - had for player, had in zip(table.players, before, strict=True)] == [8, 2, 0]


def test_master_builders_t_10_t_11_t_12_t_13() -> None:
    table = Table(4)
    assert "master_builder" not in selections(table, A, 1)
    table.players[C].built, table.players[D].built, table.players[A].built = 2, 1, 1
    for seat in (A, B):
        player = table.players[seat]
        player.hand, player.discards, player.selected = ["trader"], ["messenger"], ["master_builder"]
        cards.master_builder(table, seat)
    assert [player.vp for player in table.players] == [15, 20, 0, 0]
    assert sorted(table.players[A].hand) == ["master_builder", "messenger", "trader"]
    assert not table.players[A].discards


def test_order_of_resolution_t_14() -> None:
    table = Table(4, start=C)
    for seat, card in enumerate(("worker_wood", "stonemason", "worker_wood", "stonemason")):
        table.players[seat].selected = [card]
        hand(table, seat, sand=1, wood=1, stone=1)  # a Tower each
        if card == "worker_wood":
            table.worker_cards[seat, card] = Counter()
    asked = []
    script = resolution(table)
    question = next(script, {})
    while question:
        asked += list(question)
        try:
            question = script.send((asked[-1], "pass"))
        except StopIteration:
            break
    assert asked == [D, B, C, A]


def test_worker_supply_t_15_t_16() -> None:
    table = Table(3)
    choice = [(A, "add:2brick")]
    answered(cards.supply_worker(table, A, "worker_stone"), *choice)
    assert table.worker_cards[A, "worker_stone"] == of(stone=1, brick=2)
    with pytest.raises(IllegalMoveError):
        answered(cards.supply_worker(table, B, "worker_stone"), (B, "add:1stone+1sand"))
    table.stock = of(wood=1, silver=5)
    answered(cards.supply_worker(table, B, "worker_wood"))
    assert table.worker_cards[B, "worker_wood"] == of(wood=1, silver=1)


def test_purchases_t_17_t_18() -> None:
    table = Table(4)
    table.players[C].talers = 2
    table.worker_cards = {(A, "worker_wood"): of(wood=2, silver=1), (B, "worker_sand"): of(sand=2, brick=1)}
    words = ((C, "buy:silver<A.worker_wood"), (C, "buy:brick<B.worker_sand"))
    answered(cards.purchases(table, C), *words)
    assert [player.talers for player in table.players] == [4, 4, 0, 3]
    del table.worker_cards[B, "worker_sand"]
    answered(cards.purchases(table, D), (D, "buy:wood<A.worker_wood"))
    answered(cards.purchases(table, B), (B, "buy:wood<A.worker_wood"), (A, "keep"))
    assert table.worker_cards[A, "worker_wood"].total() == 1
    answered(cards.purchases(table, B), (B, "buy:wood<A.worker_wood"), (A, "sell"))
    assert table.worker_cards[A, "worker_wood"].total() == 0


def test_no_purchase_from_the_own_worker_t_19() -> None:
    table = Table(2)
    table.worker_cards = {(A, "worker_sand"): of(sand=2, brick=1)}
    answered(cards.purchases(table, A))


def test_traders_t_20_to_t_24() -> None:
    table = Table(3)
    answered(cards.trader(table, A), (A, "at:sand"))
    cards.income(table)
    assert (table.stock["sand"], table.players[A].pieces["sand"], table.tower["sand"]) == (12, 4, 2)
    table = Table(4)
    table.wagons.update(sand=A, wood=A, brick=B)
    assert cards.stations(table, D) == ["stone"]
    table.wagons["stone"], table.fresh = C, {"brick"}
    assert cards.stations(table, D) == ["sand", "wood", "stone", "rider"]
    answered(cards.trader(table, D), (D, "at:stone"))
    assert (table.players[C].helpers, table.wagons["stone"]) == (7, D)


@pytest.mark.parametrize(("stock", "tower", "owner"), [(5, 1, 3), (3, 1, 2), (1, 1, 0), (0, 0, 0)])
def test_tower_first_t_25(stock: int, tower: int, owner: int) -> None:
    table = Table(3)
    table.wagons["sand"], table.stock["sand"] = A, stock
    cards.income(table)
    assert (table.tower["sand"] - 1, table.players[A].pieces["sand"] - 1) == (tower, owner)


def test_bricklayer_empties_one_kind_t_26() -> None:
    table = Table(3)
    table.tower, table.players[A].pieces = of(sand=4, silver=2, wood=1), Counter()
    answered(cards.bricklayer(table, A), (A, "empty:silver"))
    assert (table.players[A].pieces["silver"], +table.tower) == (2, of(sand=4, wood=1))


def test_placing_t_27_t_28_t_30() -> None:
    table = Table(3)
    table.players[A].talers = 30
    answered(place_up_to_two(table, A))  # nothing built, no question
    table.players[A].built = 1
    with pytest.raises(IllegalMoveError):
        answered(place_up_to_two(table, A), (A, "place:forge.10"), (A, "place:forge.6"))
    table.players[A].entered = set()
    answered(place_up_to_two(table, A), (A, "place:forge.6"), (A, "place:market.1"))
    assert (table.castle["forge.10"], table.castle["forge.6"], table.players[A].talers) == (A, A, 6)
    table = Table(3)
    built(table, palace=1)
    table.players[B].talers, table.players[B].helpers, table.players[B].built = 17, 0, 1
    table.wagons["wood"] = B
    answered(place_up_to_two(table, B), (B, "place:palace.1<wood"))
    assert (table.wagons["wood"], table.players[B].talers) == (None, 0)


def test_silver_t_32_t_33_t_34_t_60_t_61_t_62() -> None:
    assert "pay:1sand+1stone+1silver" in payments(of(stone=1, sand=1, silver=1), FULL, 8)
    assert payments(of(stone=1, silver=1, brick=2), FULL, 18) == set()
    no_wood = FULL - of(wood=9)
    own = of(sand=2, wood=1, stone=1, silver=1)
    five = payments(own, FULL, 8)
    assert len(five) == 5
    assert five - payments(own, no_wood, 8) == {"pay:1sand+1stone+1silver"}
    assert len(payments(own, FULL, 10)) == 3
    assert payments(of(stone=2, wood=1, silver=2), FULL, 18) == {"pay:1wood+2stone+2silver"}
    poor = of(sand=1, wood=1, stone=1, silver=1)
    wanted = "pay:1sand+1wood+1stone+1silver"
    assert wanted not in payments(poor, of(brick=9, stone=9), 10)
    assert wanted in payments(poor, of(brick=9, stone=9, wood=1), 10)


def test_scoring_t_35_to_t_40_t_63() -> None:
    table = Table(3)
    positions = [name for name in table.castle if name not in ("servants_house.3", "market.2", "palace.2")]
    table.castle.update(dict.fromkeys(positions[:10], C), **{"inn.12": A, "inn.6": B, "palace.1": C})
    assert sum(owner is not None for owner in table.castle.values()) == 11
    table.templates = of(tower=2, house=2)
    assert scoring.inn(table) == Counter({A: 11, B: 5})
    assert scoring.keep(table) == Counter({C: 15})
    assert scoring.gates(table) == Counter({C: 21})
    assert scoring.stable(table) == Counter({C: 20})
    assert scoring.servants_house(table) == Counter({C: 8})
    table.forge, table.castle["forge.10"], table.castle["forge.6"] = 9, B, B
    assert scoring.forge(table) == Counter({B: 13})
    table.templates += Counter(tower=7, house=4)
    assert scoring.gates(table) + scoring.stable(table) == Counter()


def test_ties_t_46() -> None:
    table = Table(3)
    hand(table, A, stone=1)
    hand(table, B, brick=1, sand=2)
    hand(table, C)
    assert scoring.places(table) == [2, 1, 3]
    table.players[C].talers = 4
    assert scoring.places(table) == [3, 2, 1]
