"""CS-CHAR-TRADER: trader-helpers, displacing them, and the income; CS-SHORT-3, CS-SHORT-6."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kastelan.core.errors import IllegalAction
from kastelan.games.seasons.actions import Station
from kastelan.games.seasons.components import FROM_SUPPLY, SPOTS
from kastelan.games.seasons.events import HelperDisplaced, HelperStationed, IncomePaid
from kastelan.games.seasons.step_numbers import NOBODY
from tests.games.seasons.tables import IDLE, A, B, C, D, of, table
from tests.rulebook import refused, rule

FOUR = {"sand": A, "wood": A, "brick": B, "stone": C}


@rule("CS-T-20", "CS-CHAR-TRADER-6", "CS-AMB-15")
def test_a_trader_helper_yields_and_one_piece_goes_to_the_tower() -> None:
    position = table("trader", IDLE, IDLE)
    sand = position.state.stock[0]
    position.do("at:sand")
    assert position.state.stock[0] == sand - 4
    assert position.state.supply[A] == of(sand=3)
    assert position.state.tower == of(sand=2, wood=1, brick=1, stone=1, silver=1)


@rule("CS-CHAR-TRADER-6")
@pytest.mark.parametrize(
    ("spot", "gained"), [("sand", 3), ("wood", 2), ("brick", 1), ("stone", 1), ("rider", 1)]
)
def test_each_spot_yields_its_own_number(spot: str, gained: int) -> None:
    position = table("trader", IDLE, IDLE, wagons={spot: B}, tower=of())
    position.do("pass")
    assert sum(position.state.supply[B]) == gained
    assert sum(position.state.tower) == 1


@rule("CS-T-21", "CS-CHAR-TRADER-3", "CS-CHAR-TRADER-4")
def test_rider_and_displacing_wait_for_all_four_wagons() -> None:
    position = table("trader", IDLE, IDLE, wagons={"sand": B, "wood": B, "brick": C})
    assert position.words == {"at:stone", "pass"}
    with refused("CS-CHAR-TRADER-3"):
        position.do("at:rider")
    with refused("CS-CHAR-TRADER-4"):
        position.do("at:sand")


@rule("CS-CHAR-TRADER-3", "CS-CHAR-TRADER-4")
@pytest.mark.parametrize(
    ("wagons", "fresh", "spot", "message"),
    [
        ({"sand": B}, (), "rider", "rider-after-wagons"),
        ({"sand": B}, (), "sand", "displace-after-wagons"),
        ({"sand": B, "rider": B}, (), "rider", "displace-after-wagons"),
        (FOUR, ["brick"], "brick", "placed-this-round"),
        ({"sand": B, "wood": C}, ["wood"], "wood", "placed-this-round"),
        ({"sand": B, "wood": C}, ["wood"], "sand", "displace-after-wagons"),
    ],
)
def test_a_refusal_says_what_has_to_come_first(
    wagons: dict[str, int], fresh: Sequence[str], spot: str, message: str
) -> None:
    with pytest.raises(IllegalAction) as caught:
        table("trader", IDLE, IDLE, wagons=wagons, fresh=fresh).do(f"at:{spot}")
    assert caught.value.message == message


@rule("CS-CHAR-TRADER-1", "CS-CHAR-TRADER-3", "CS-CHAR-TRADER-4")
@pytest.mark.parametrize(
    ("wagons", "spot", "cited"),
    [
        ({}, "sand", "CS-CHAR-TRADER-1"),
        (FOUR, "rider", "CS-CHAR-TRADER-3"),
        (FOUR, "stone", "CS-CHAR-TRADER-4"),
        ({**FOUR, "rider": B}, "rider", "CS-CHAR-TRADER-4"),
    ],
)
def test_a_placement_cites_the_rule_that_allows_it(wagons: dict[str, int], spot: str, cited: str) -> None:
    events = table("trader", IDLE, IDLE, wagons=wagons).do(f"at:{spot}")
    assert HelperStationed(A, SPOTS.index(spot), FROM_SUPPLY, cited) in events


@rule("CS-T-22", "CS-CHAR-TRADER-4", "CS-CHAR-TRADER-5")
def test_another_players_older_helper_can_be_displaced() -> None:
    position = table(IDLE, "trader", IDLE, "trader", start=B, wagons={"sand": A, "wood": A, "stone": C})
    position.do("at:brick")
    assert position.actor == D
    assert position.words == {"at:rider", "at:sand", "at:wood", "at:stone", "pass"}
    with refused("CS-CHAR-TRADER-4"):
        position.do("at:brick")
    events = position.do("at:stone")
    assert events[0] == HelperDisplaced(C, 3, D)
    assert position.wagon("stone") == D
    assert position.state.helpers == (4, 5, 6, 5)


@rule("CS-CHAR-TRADER-4", "CS-CHAR-TRADER-5", "CS-AMB-8")
def test_own_helpers_are_not_displaced_and_the_rider_can_be() -> None:
    position = table("trader", IDLE, IDLE, wagons={**FOUR, "rider": B})
    assert position.words == {"at:brick", "at:stone", "at:rider", "pass"}
    with refused("CS-CHAR-TRADER-5"):
        position.do("at:wood")
    position.do("at:rider")
    assert position.wagon("rider") == A
    assert position.state.helpers[B] == 5


@rule("CS-CHAR-TRADER-2")
def test_a_spot_holds_one_helper_and_keeps_it_over_the_round() -> None:
    position = table("trader", IDLE, IDLE, wagons={"sand": B})
    with refused("CS-CHAR-TRADER-4"):
        position.do("at:sand")
    position.do("at:wood")
    position.select("messenger", "messenger", "messenger")
    assert (position.wagon("sand"), position.wagon("wood")) == (B, A)


@rule("CS-CHAR-TRADER-4")
def test_a_helper_of_an_earlier_round_can_be_displaced() -> None:
    position = table("trader", IDLE, IDLE, wagons={"sand": B, "wood": B, "brick": B})
    position.do("at:stone")
    position.select("messenger", "trader", "messenger")
    assert "at:stone" in position.words


@rule("CS-AMB-9", "CS-CHAR-TRADER-3")
def test_a_vacated_wagon_is_filled_first_while_the_rider_stays() -> None:
    position = table("trader", IDLE, IDLE, wagons={"sand": B, "brick": B, "stone": C, "rider": C})
    assert position.words == {"at:wood", "pass"}
    assert position.wagon("rider") == C


@rule("CS-T-23", "CS-CHAR-TRADER-6", "CS-CHAR-TRADER-7", "CS-AMB-16")
def test_several_traders_bring_one_income_after_the_last() -> None:
    position = table(IDLE, "trader", "trader", wagons={"sand": A}, start=B, tower=of())
    events = position.do("at:wood")
    assert not any(isinstance(event, IncomePaid) for event in events)
    position.do("at:brick")
    assert [position.state.supply[seat] for seat in (A, B, C)] == [of(sand=3), of(wood=2), of(brick=1)]
    assert position.state.tower == of(sand=1, wood=1, brick=1)
    displaced = table(IDLE, IDLE, "trader", wagons={"sand": A, "wood": B, "brick": B, "stone": B})
    displaced.do("at:sand")
    assert displaced.state.supply[A] == of()
    assert displaced.state.supply[C] == of(sand=3)


@rule("CS-CHAR-TRADER-7")
def test_without_a_trader_there_is_no_income() -> None:
    position = table("messenger", IDLE, IDLE, wagons={"sand": A})
    assert position.state.supply[A] == of()


@rule("CS-T-24", "CS-CHAR-TRADER-1", "CS-CHAR-TRADER-7", "CS-AMB-7")
def test_a_trader_without_placement_brings_the_income_all_the_same() -> None:
    position = table(IDLE, "trader", IDLE, wagons={"stone": A}, tower=of())
    position.do("pass")
    assert position.state.supply[A] == of(stone=1)
    assert position.state.tower == of(stone=1)
    assert position.state.helpers[B] == 6


@rule("CS-T-25", "CS-CHAR-TRADER-8", "CS-SHORT-3")
@pytest.mark.parametrize(("stock", "tower", "gained"), [(5, 1, 3), (3, 1, 2), (1, 1, 0), (0, 0, 0)])
def test_the_tower_comes_first_when_the_stock_is_short(stock: int, tower: int, gained: int) -> None:
    position = table("trader", IDLE, IDLE, wagons={"sand": B}, stock=of(sand=stock), tower=of())
    position.do("pass")
    assert (position.state.tower, position.state.supply[B]) == (of(sand=tower), of(sand=gained))
    assert position.state.stock[0] == stock - tower - gained


@rule("CS-CHAR-TRADER-6", "CS-CHAR-TRADER-8")
@pytest.mark.parametrize(
    ("stock", "cited"), [(5, "CS-CHAR-TRADER-6"), (4, "CS-CHAR-TRADER-6"), (3, "CS-CHAR-TRADER-8")]
)
def test_an_income_cites_the_shortage_only_when_the_stock_is_short(stock: int, cited: str) -> None:
    position = table("trader", IDLE, IDLE, wagons={"sand": B}, stock=of(sand=stock), tower=of())
    (income,) = [event for event in position.do("pass") if isinstance(event, IncomePaid)]
    assert income.rule == cited


@rule("CS-SHORT-6", "CS-CHAR-TRADER-1")
def test_without_helpers_a_trader_places_nothing_and_the_income_comes() -> None:
    position = table("trader", IDLE, IDLE, wagons={"wood": A}, helpers={A: 0})
    assert position.asked == "selecting"
    assert position.state.supply[A] == of(wood=2)
    winter = table("trader", IDLE, IDLE, winter="", turned_up="village_tavern", innkeeper=A, helpers={A: 0})
    with refused("CS-SHORT-6"):
        winter.do("at:sand")


@rule("CS-CHAR-TRADER-1")
def test_there_are_five_spots() -> None:
    position = table("trader", IDLE, IDLE)
    with refused("CS-CHAR-TRADER-1"):
        position.act(Station(5))
    assert position.state.wagons == (NOBODY,) * 5


@rule("CS-CHAR-TRADER-4", "CS-WORKER-6")
@pytest.mark.parametrize("spot", ["sand", "brick"])
def test_a_helper_that_leaves_its_wagon_leaves_no_mark_of_this_round(spot: str) -> None:
    position = table(
        "trader+stonemason",
        f"messenger+{IDLE}",
        wagons={other: A for other in ("sand", "wood", "brick", "stone") if other != spot},
        castle={"inn.6": B},
        supply={A: of(sand=1, wood=1, stone=1)},
        talers={A: 20},
        tower=of(),
    )
    position.do(f"at:{spot}")
    assert position.state.fresh == 1 << SPOTS.index(spot)
    position.finish(but=["building"])
    position.do("build:tower", "pay:1sand+1wood+1stone")
    position.finish(but=["placing"])
    position.do(f"place:inn.12<{spot}")
    assert (position.wagon(spot), position.state.fresh) == (NOBODY, 0)
