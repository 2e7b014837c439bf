"""CS-BUILD and CS-SILVER: choosing a building, paying it exactly, and what it brings."""

from __future__ import annotations

from itertools import product

import pytest

from kastelan.games.seasons.actions import Build, Pay
from kastelan.games.seasons.components import BUILDINGS, MARKET, STANDARD, VALUES, Pieces
from kastelan.games.seasons.events import BuildingBuilt, BuildingChosen, Passed, TalersGained
from kastelan.games.seasons.payments import own_choices, payments, worth
from tests.games.seasons.tables import IDLE, A, B, Table, of, table
from tests.rulebook import refused, rule

PLENTY = of(sand=9, wood=9, brick=9, stone=9)
STABLE = of(stone=2, brick=1, sand=4)
PAY_STABLE = "pay:4sand+1brick+2stone"


def mason(supply: Pieces, stock: Pieces | None = None) -> Table:
    """A Stonemason about to build, with his pieces."""
    return table("stonemason", IDLE, IDLE, supply={A: supply}, stock=stock)


def paid(supply: Pieces, cost: int, stock: Pieces = PLENTY) -> set[tuple[Pieces, int]]:
    """All payments, as own pieces and bars."""
    found = payments(supply, stock, cost)
    assert len(set(found)) == len(found)
    return {(payment.pieces, payment.bars) for payment in found}


@rule("CS-T-01", "CS-BUILD-2", "CS-BUILD-3", "CS-BUILD-4")
def test_a_stable_is_paid_exactly() -> None:
    position = mason(STABLE)
    stock = position.state.stock
    position.do("build:stable", PAY_STABLE)
    assert position.templates("stable") == 0
    assert position.state.supply[A] == of()
    assert position.state.stock == tuple(a + b for a, b in zip(stock, STABLE, strict=True))


@rule("CS-T-02", "CS-AMB-1", "CS-BUILD-3")
def test_a_brick_is_worth_four() -> None:
    assert VALUES == (1, 2, 4, 5)
    assert worth(STABLE) == 18
    palace = table(
        "messenger",
        "messenger",
        players=2,
        at="scoring",
        round_=12,
        castle={"palace.1": A},
        supply={A: of(brick=1)},
        talers={A: 0, B: 0},
    )
    palace.do("palace:1brick+0silver")
    assert palace.points(A, "CS-SCORE-PALACE-1") == 4


@rule("CS-T-03", "CS-BUILD-3")
def test_overpaying_is_refused() -> None:
    position = mason(of(stone=2, brick=2, sand=1, wood=9))
    position.do("build:stable")
    with refused("CS-BUILD-3"):
        position.act(Pay((1, 0, 2, 2), 0))


@rule("CS-T-04", "CS-BUILD-4")
def test_two_kinds_do_not_pay() -> None:
    assert mason(of(stone=2, brick=2)).asked == "selecting"  # nothing to build with: the card is over
    position = mason(of(stone=2, brick=2, sand=4))
    position.do("build:stable")
    with refused("CS-BUILD-4"):
        position.act(Pay((0, 0, 2, 2), 0))


@rule("CS-T-05", "CS-BUILD-3")
def test_all_costs_are_even_and_odd_sums_pay_nothing() -> None:
    assert all(building.cost % 2 == building.points % 2 == 0 for building in STANDARD.buildings)
    for building in STANDARD.buildings:
        if building.templates:
            sums = {
                worth((*pieces, 0))
                for pieces, bars in paid(of(sand=9, wood=7, brick=5, stone=4), building.cost)
            }
            assert sums == {building.cost}


@rule("CS-T-06", "CS-BUILD-5")
def test_two_buildings_are_paid_separately() -> None:
    position = mason(of(stone=2, wood=1, sand=4))
    position.do("build:tower", "pay:1sand+1wood+1stone")
    assert position.asked == "selecting"  # stone and 3 sand are worth 8, but are two kinds
    position = mason(of(stone=2, wood=2, sand=2))
    position.do("build:tower", "pay:1sand+1wood+1stone", "build:tower", "pay:1sand+1wood+1stone")
    assert position.templates("tower") == 7


@rule("CS-T-07", "CS-BUILD-8", "CS-CHAR-BRICKLAYER-2", "CS-CHAR-STONEMASON-5", "CS-CHAR-WORKER-3")
@pytest.mark.parametrize(
    ("card", "talers", "points"), [("bricklayer", 7, 0), ("stonemason", 0, 14), ("worker_wood", 0, 7)]
)
def test_the_reward_depends_on_the_card(card: str, talers: int, points: int) -> None:
    position = table(card, IDLE, IDLE, supply={A: STABLE}, tower=of())
    position.do("build:stable", PAY_STABLE)
    assert (position.state.talers[A], position.state.vp[A]) == (3 + talers, points)


@rule("CS-T-08", "CS-SHORT-2", "CS-AMB-10", "CS-CHAR-BRICKLAYER-3")
def test_a_short_bank_pays_a_bricklayer_all_it_has() -> None:
    position = table("bricklayer", IDLE, IDLE, supply={A: STABLE}, bank=3, tower=of())
    events = position.do("build:stable", PAY_STABLE)
    assert TalersGained(A, 3, "bank", "CS-SHORT-2") in events
    assert (position.state.talers[A], position.state.bank) == (6, 0)
    position.do("place:forge.6")
    assert (position.state.talers[A], position.state.bank) == (0, 6)


@rule("CS-BUILD-1")
def test_a_building_needs_a_template() -> None:
    position = table("stonemason", IDLE, IDLE, supply={A: of(sand=9, wood=9, stone=9)}, built=["keep"])
    assert "build:keep" not in position.words
    with refused("CS-BUILD-1"):
        position.act(Build(BUILDINGS.index("keep")))
    with refused("CS-BUILD-1"):
        position.act(Build(MARKET))


@rule("CS-BUILD-1")
def test_towers_are_alike_and_offered_once() -> None:
    position = mason(of(sand=2, wood=2, stone=2))
    assert position.words == {"build:tower", "build:house", "pass"}
    with refused("CS-BUILD-3"):
        position.do("build:keep")


@rule("CS-BUILD-2")
def test_only_own_pieces_are_paid() -> None:
    position = mason(STABLE)
    position.do("build:stable")
    with refused("CS-BUILD-2"):
        position.act(Pay((4, 2, 0, 2), 0))
    with refused("CS-BUILD-2"):
        position.act(Pay((4, 0, 1), 0))
    with refused("CS-SILVER-1"):
        position.act(Pay((4, 0, 1, 2), -1))
    with refused("CS-BUILD-2"):
        position.do("pass")


@rule("CS-BUILD-2", "CS-WORKER-2")
def test_positions_of_a_building_are_open_at_once() -> None:
    position = table("stonemason", IDLE, IDLE, supply={A: STABLE}, talers={A: 16})
    position.do("build:stable", PAY_STABLE)
    assert {"place:stable.16", "place:stable.12"} <= position.words


@rule("CS-BUILD-6")
def test_a_player_may_build_none_one_or_two_buildings() -> None:
    three_towers = of(sand=3, wood=3, stone=3)
    position = mason(three_towers)
    position.do("pass")
    assert position.templates("tower") == 9
    position = mason(three_towers)
    position.do("build:tower", "pay:1sand+1wood+1stone", "pass")
    assert position.templates("tower") == 8
    position = mason(three_towers)
    position.do("build:tower", "pay:1sand+1wood+1stone", "build:tower", "pay:1sand+1wood+1stone")
    assert position.templates("tower") == 7
    assert position.asked != "building"


@rule("CS-BUILD-1", "CS-BUILD-6")
def test_everybody_is_told_which_building_is_chosen_and_that_no_more_is_built() -> None:
    position = mason(of(sand=2, wood=2, stone=2))
    assert position.do("build:tower") == [BuildingChosen(A, BUILDINGS.index("tower"))]
    position.do("pay:1sand+1wood+1stone")
    assert position.do("pass")[0] == Passed(A, "CS-BUILD-6")


@rule("CS-BUILD-6", "CS-BUILD-5")
def test_a_building_is_named_before_it_is_paid() -> None:
    with refused("CS-BUILD-5"):
        mason(STABLE).do(PAY_STABLE)


@rule("CS-BUILD-7", "CS-AMB-28")
def test_after_building_placing_is_optional() -> None:
    position = table("stonemason", IDLE, IDLE, supply={A: STABLE}, talers={A: 30})
    position.do("build:stable", PAY_STABLE, "pass")
    assert position.state.helpers[A] == 6
    poor = table("stonemason", IDLE, IDLE, supply={A: STABLE}, talers={A: 0})
    poor.do("build:stable", PAY_STABLE)
    assert poor.asked == "selecting"
    assert poor.templates("stable") == 0


@rule("CS-BUILD-7")
def test_helpers_may_go_to_buildings_of_others() -> None:
    position = table("stonemason", IDLE, IDLE, supply={A: STABLE}, talers={A: 30}, built=["inn"])
    position.do("build:stable", PAY_STABLE, "place:inn.12")
    assert position.helper("inn.12") == A


# Silver


@rule("CS-T-32", "CS-SILVER-1", "CS-SILVER-3", "CS-SILVER-5")
def test_silver_brings_a_missing_kind_and_counts_as_a_piece() -> None:
    position = table("bricklayer", IDLE, IDLE, supply={A: of(stone=1, sand=1, silver=1)}, tower=of(), forge=2)
    stock = position.state.stock
    events = position.do("build:tower", "pay:1sand+1stone+1silver")
    assert BuildingBuilt(A, BUILDINGS.index("tower"), (1, 0, 0, 1), 1) in events
    assert position.state.talers[A] == 3 + 3
    assert position.state.forge == 3
    assert position.state.stock == (stock[0] + 1, stock[1], stock[2], stock[3] + 1, stock[4])
    assert position.state.supply[A] == of()


@rule("CS-T-33", "CS-SILVER-1", "CS-BUILD-4")
def test_silver_is_no_kind_of_its_own() -> None:
    assert not paid(of(stone=1, silver=1, brick=2), 18)
    position = mason(of(stone=1, silver=1, brick=2, sand=4, wood=4))
    position.do("build:stable")
    with refused("CS-BUILD-4"):
        position.act(Pay((0, 0, 2, 1), 1))


@rule("CS-T-34", "CS-SILVER-2")
def test_silver_needs_the_piece_in_stock() -> None:
    hand = of(sand=1, wood=1, silver=1)
    assert paid(hand, 8, of(sand=5, wood=5, brick=5)) == set()
    assert paid(hand, 8, of(stone=1)) == {((1, 1, 0, 0), 1)}
    position = mason(of(sand=2, wood=1, silver=1), of(sand=5, wood=5, brick=5))
    position.do("build:tower")
    assert position.words == {"pay:2sand+1wood+1silver"}  # a brick; a stone is not there
    with refused("CS-SILVER-2"):
        position.do("pay:1sand+1wood+1silver")


@rule("CS-SILVER-1")
def test_no_player_pays_more_bars_than_there_are() -> None:
    position = mason(of(stone=1, sand=1, silver=1))
    position.do("build:tower")
    with refused("CS-SILVER-1"):
        position.do("pay:1sand+2silver")


@rule("CS-SILVER-2")
def test_a_helper_at_the_wagon_does_not_hinder_an_exchange() -> None:
    position = table(
        "bricklayer",
        "messenger",
        "messenger",
        supply={A: of(stone=1, sand=1, silver=1)},
        wagons={"wood": B},
        tower=of(),
    )
    position.do("build:tower", "pay:1sand+1stone+1silver")
    assert position.state.forge == 1


@rule("CS-SILVER-4", "CS-AMB-13")
def test_silver_is_exchanged_only_in_a_payment() -> None:
    position = mason(of(sand=1, wood=1, silver=9))
    assert {word.partition(":")[0] for word in position.words} == {"build", "pass"}
    position.do("build:tower")
    assert {word.partition(":")[0] for word in position.words} == {"pay"}
    assert all(bars <= 8 - worth((*pieces, 0)) for pieces, bars in paid(of(silver=9, sand=2), 8))


@rule("CS-T-60", "CS-SILVER-6", "CS-SILVER-2", "CS-AMB-30")
def test_all_payments_are_listed() -> None:
    hand = of(sand=2, wood=1, stone=1, silver=1)
    tower = {
        ((1, 1, 0, 1), 0),
        ((0, 1, 0, 1), 1),
        ((1, 0, 0, 1), 1),
        ((1, 1, 0, 0), 1),
        ((2, 1, 0, 0), 1),
    }
    assert paid(hand, 8) == tower
    assert paid(hand, 8, of(sand=9, brick=9, stone=9)) == tower - {((1, 0, 0, 1), 1)}
    assert paid(hand, 10) == {((1, 0, 0, 1), 1), ((1, 1, 0, 1), 1), ((2, 1, 0, 1), 1)}


@rule("CS-BUILD-3")
def test_every_choice_of_own_pieces_has_the_value_that_is_asked_for() -> None:
    hand = (4, 3, 2, 2)
    found = own_choices(hand, 12)
    assert {pieces for pieces, _, _ in found} == {
        pieces for pieces in product(*(range(n + 1) for n in hand)) if worth((*pieces, 0)) == 12
    }
    for pieces, number, kinds in found:
        assert number == sum(pieces)
        assert kinds == sum(1 << kind for kind in range(4) if pieces[kind])


@rule("CS-SILVER-6")
def test_payments_with_few_bars_come_first() -> None:
    ways = payments(of(sand=3, wood=1, brick=1, stone=1, silver=2), of(sand=1, wood=1, brick=1, stone=1), 8)
    order = [(payment.bars, payment.pieces) for payment in ways]
    assert order[0] == (0, (1, 1, 0, 1))
    assert order[-1][0] == 2
    assert order == sorted(order)


@rule("CS-T-61", "CS-SILVER-7")
def test_payments_with_the_same_effect_are_offered_once() -> None:
    assert paid(of(stone=2, wood=1, silver=2), 18) == {((0, 1, 0, 2), 2)}
    position = mason(of(stone=2, wood=1, silver=2))
    stock = position.state.stock
    position.do("build:stable", "pay:1wood+2stone+2silver")
    assert position.state.supply[A] == of()
    assert position.state.forge == 2
    assert position.state.stock == (stock[0], stock[1] + 1, stock[2], stock[3] + 2, stock[4])


@rule("CS-T-62", "CS-SILVER-2", "CS-AMB-29")
def test_an_exchange_comes_before_the_payment() -> None:
    hand = of(sand=1, wood=1, stone=1, silver=1)
    assert ((1, 1, 0, 1), 1) not in paid(hand, 10, of(brick=5, stone=5))
    assert ((1, 1, 0, 1), 1) in paid(hand, 10, of(wood=1))


@rule("CS-SHORT-5", "CS-BUILD-2")
def test_paid_pieces_can_be_used_by_later_cards_of_the_round() -> None:
    position = table(
        "bricklayer",
        "stonemason",
        "messenger",
        supply={A: STABLE, B: of(stone=1, wood=1, silver=1)},
        stock=of(),
        tower=of(),
    )
    position.do("build:stable", PAY_STABLE)
    position.finish(but=["building"])
    assert position.actor == B
    position.do("build:tower", "pay:1wood+1stone+1silver")  # the sand that A has just paid
    assert position.templates("tower") == 8
