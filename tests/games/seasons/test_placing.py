"""CS-WORKER: helpers in the castle."""

from __future__ import annotations

import pytest

from kastelan.games.seasons.actions import Place
from kastelan.games.seasons.components import SPACES, STANDARD
from kastelan.games.seasons.step_numbers import NOBODY
from tests.games.seasons.tables import IDLE, A, B, Table, of, table
from tests.rulebook import refused, rule

TOWER = "build:tower", "pay:1sand+1wood+1stone"
ONE_TOWER, TWO_TOWERS = of(sand=1, wood=1, stone=1), of(sand=2, wood=2, stone=2)


def builder(
    card: str = "stonemason",
    talers: int = 30,
    castle: dict[str, int] | None = None,
    built: tuple[str, ...] = (),
    wagons: dict[str, int] | None = None,
    helpers: dict[int, int] | None = None,
) -> Table:
    """A player who has just built a tower and may place."""
    position = table(
        card,
        IDLE,
        IDLE,
        supply={A: ONE_TOWER},
        talers={A: talers},
        castle=castle,
        built=built,
        wagons=wagons,
        helpers=helpers,
        tower=of(),
    )
    position.do(*TOWER)
    return position


@rule("CS-T-27", "CS-WORKER-1")
@pytest.mark.parametrize("card", ["bricklayer", "stonemason"])
def test_without_a_building_no_helper(card: str) -> None:
    position = table(card, IDLE, IDLE, supply={A: ONE_TOWER}, talers={A: 20}, tower=of())
    with refused("CS-WORKER-1"):
        position.do("place:forge.10")
    position.do("pass")
    assert position.asked == "selecting"
    assert position.helper("forge.10") == NOBODY


@rule("CS-WORKER-2")
def test_helpers_go_to_free_positions_of_built_buildings() -> None:
    position = builder(castle={"inn.12": B})
    assert position.words == {"place:inn.6", "place:forge.10", "place:forge.6", "place:market.1", "pass"}
    with refused("CS-WORKER-2"):
        position.do("place:inn.12")
    with refused("CS-WORKER-2"):
        position.do("place:keep.1")
    with refused("CS-WORKER-2"):
        position.act(Place(99))
    position.do("place:forge.10", "place:market.1")
    assert position.asked == "selecting"  # two helpers are all


@rule("CS-WORKER-2")
def test_equal_positions_are_offered_once_and_filled_from_the_first() -> None:
    position = builder(built=("servants_house", "palace"))
    assert {"place:servants_house.1", "place:palace.1"} <= position.words
    assert not {"place:servants_house.2", "place:palace.2", "place:market.2"} & position.words
    with refused("CS-WORKER-2"):
        position.do("place:servants_house.2")
    second = builder(castle={"servants_house.1": B})
    assert "place:servants_house.2" in second.words


@rule("CS-WORKER-3")
def test_the_fee_goes_to_the_bank() -> None:
    position = builder(talers=10)
    bank = position.state.bank
    assert "place:forge.10" in position.words
    position.do("place:forge.10")
    assert position.state.bank == bank + 10
    assert position.state.talers[A] == 0
    poor = builder(talers=9)
    with refused("CS-WORKER-3"):
        poor.do("place:forge.10")


@rule("CS-T-28", "CS-WORKER-4")
def test_two_helpers_of_a_round_go_to_two_buildings() -> None:
    position = builder("bricklayer")
    position.do("place:forge.10")
    with refused("CS-WORKER-4"):
        position.do("place:forge.6")
    position.do("place:market.1")
    later = builder(castle={"forge.10": A})
    later.do("place:forge.6")
    assert later.helper("forge.6") == A


@rule("CS-WORKER-4")
def test_the_two_gates_are_two_buildings() -> None:
    position = builder(built=("gate_big", "gate_small"))
    position.do("place:gate_big.1", "place:gate_small.1")
    assert position.helper("gate_small.1") == A


@rule("CS-T-29", "CS-WORKER-4")
def test_three_helpers_in_the_servants_house_over_three_rounds() -> None:
    castle: dict[str, int] = {}
    for number in (1, 2, 3):
        position = builder(castle=castle, built=("servants_house",))
        position.do(f"place:servants_house.{number}")
        castle[f"servants_house.{number}"] = A
        assert position.state.talers[A] == 30 - 8
    assert position.state.castle.count(A) == 3


@rule("CS-WORKER-5")
def test_castle_helpers_stay() -> None:
    position = builder(castle={"forge.10": A, "inn.12": B}, helpers={A: 0})
    assert position.asked == "selecting"  # no helper left: those in the castle cannot be moved
    assert (position.helper("forge.10"), position.helper("inn.12")) == (A, B)


@rule("CS-T-30", "CS-WORKER-3", "CS-WORKER-6", "CS-SHORT-6")
def test_a_trader_helper_can_move_into_the_castle() -> None:
    position = builder(talers=17, built=("palace",), wagons={"wood": A}, helpers={A: 0})
    bank = position.state.bank
    assert all(word.endswith("<wood") for word in position.words - {"pass"})
    with refused("CS-SHORT-6"):
        position.do("place:palace.1")
    position.do("place:palace.1<wood")
    assert position.state.bank == bank + 17
    assert (position.wagon("wood"), position.helper("palace.1")) == (NOBODY, A)


@rule("CS-WORKER-6")
def test_the_player_chooses_the_helper_even_with_some_in_supply() -> None:
    position = builder(wagons={"wood": A, "rider": A, "sand": B})
    origins = {word for word in position.words if word.startswith("place:forge.6")}
    assert origins == {"place:forge.6", "place:forge.6<wood", "place:forge.6<rider"}
    with refused("CS-WORKER-6"):
        position.do("place:forge.6<sand")
    with refused("CS-WORKER-6"):
        position.do("place:forge.6<stone")


@rule("CS-T-31", "CS-SCORE-PALACE-1")
def test_the_palace_has_two_positions_for_seventeen_talers() -> None:
    palace = [position for position in STANDARD.positions if position.id.startswith("palace")]
    assert [position.fee for position in palace] == [17, 17]
    assert STANDARD.palace_pieces == 5


@rule("CS-WORKER-7", "CS-AMB-27")
def test_well_towers_and_houses_have_no_positions() -> None:
    having = {space.partition(".")[0] for space in SPACES[:16]}
    assert not having & {"well", "tower", "house"}
    fees = {position.id: position.fee for position in STANDARD.positions}
    assert (fees["forge.10"], fees["forge.6"]) == (10, 6)
    full = builder(castle={space: B for space in SPACES[:8] if space.startswith(("inn", "keep"))}, talers=0)
    assert full.asked == "selecting"
    assert full.templates("tower") == 8


@rule("CS-WORKER-2", "CS-CHAR-BRICKLAYER-3")
def test_helpers_come_after_building() -> None:
    position = table("stonemason", IDLE, IDLE, supply={A: TWO_TOWERS}, talers={A: 30})
    position.do(*TOWER)
    with refused("CS-CHAR-BRICKLAYER-3"):
        position.do("place:forge.10")
    position.do("pass", "place:forge.10")
    with refused("CS-BUILD-6"):
        position.do("build:tower")
