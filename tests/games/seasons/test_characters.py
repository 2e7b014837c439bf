"""CS-CHAR: Messenger, Bricklayer's tower, Worker and Master Builder; CS-SHORT-1."""

from __future__ import annotations

from kastelan.games.seasons.actions import Empty
from kastelan.games.seasons.events import BuildingBuilt, TalersGained
from tests.games.seasons.tables import IDLE, A, B, C, D, of, table
from tests.rulebook import refused, rule

TOWER = "build:tower", "pay:1sand+1wood+1stone"
ONE_TOWER, TWO_TOWERS = of(sand=1, wood=1, stone=1), of(sand=2, wood=2, stone=2)


@rule("CS-CHAR-MESSENGER-1")
def test_a_messenger_takes_eight_talers() -> None:
    position = table("messenger", IDLE, IDLE)
    assert position.state.talers[A] == 3 + 8


@rule("CS-T-09", "CS-CHAR-MESSENGER-1", "CS-SHORT-1")
def test_a_short_bank_serves_messengers_in_seat_order() -> None:
    position = table("messenger", "messenger", "messenger", start=B, bank=10, talers={A: 0, B: 0, C: 0})
    gained = [(e.seat, e.talers, e.rule) for e in position.events if isinstance(e, TalersGained)]
    assert gained == [(B, 8, "CS-CHAR-MESSENGER-1"), (C, 2, "CS-SHORT-1"), (A, 0, "CS-SHORT-1")]


@rule("CS-SHORT-2", "CS-SHORT-1")
def test_fees_refill_the_bank_for_later_cards_of_the_round() -> None:
    position = table(
        "bricklayer",
        "bricklayer",
        IDLE,
        supply={A: ONE_TOWER, B: ONE_TOWER},
        bank=0,
        tower=of(),
        talers={A: 6},
    )
    position.do(*TOWER, "place:forge.6", *TOWER)
    assert TalersGained(B, 3, "bank", "CS-CHAR-BRICKLAYER-2") in position.events


@rule("CS-T-26", "CS-CHAR-BRICKLAYER-1", "CS-AMB-4")
def test_a_bricklayer_takes_all_of_one_kind_from_the_tower() -> None:
    position = table("bricklayer", IDLE, IDLE, tower=of(sand=4, silver=2, wood=1))
    assert position.words == {"empty:sand", "empty:wood", "empty:silver"}  # and he has to
    with refused("CS-CHAR-BRICKLAYER-1"):
        position.do("empty:stone")
    with refused("CS-CHAR-BRICKLAYER-1"):
        position.act(Empty(9))
    position.do("empty:silver")
    assert position.state.supply[A] == of(silver=2)
    assert position.state.tower == of(sand=4, wood=1)


@rule("CS-CHAR-BRICKLAYER-1")
def test_an_empty_tower_gives_nothing() -> None:
    assert table("bricklayer", IDLE, IDLE, tower=of()).asked == "selecting"


@rule("CS-CHAR-BRICKLAYER-2")
def test_a_bricklayer_builds_twice_for_talers_and_no_points() -> None:
    position = table("bricklayer", IDLE, IDLE, supply={A: of(sand=3, wood=3, stone=3)}, tower=of())
    position.do(*TOWER, *TOWER)
    assert (position.state.talers[A], position.state.vp[A]) == (3 + 6, 0)
    assert position.asked != "building"


@rule("CS-CHAR-BRICKLAYER-3", "CS-WORKER-2")
def test_a_bricklayer_who_built_places_up_to_two_helpers() -> None:
    position = table(
        "bricklayer", IDLE, IDLE, supply={A: ONE_TOWER}, talers={A: 50}, tower=of(), built=["inn"]
    )
    position.do(*TOWER, "place:forge.10", "place:market.1")
    assert position.asked == "selecting"
    idle = table("bricklayer", IDLE, IDLE, supply={A: ONE_TOWER}, talers={A: 50}, tower=of())
    idle.do("pass")
    assert idle.asked == "selecting"


@rule("CS-CHAR-WORKER-2", "CS-CHAR-WORKER-3")
def test_a_worker_takes_the_pieces_and_builds_for_half_the_points() -> None:
    position = table("worker_wood", IDLE, IDLE, supply={A: of(sand=2, stone=2)})
    position.do(*TOWER, *TOWER)
    assert position.state.vp[A] == 3 + 3
    assert position.state.supply[A] == of(silver=1)


@rule("CS-CHAR-WORKER-4")
def test_a_worker_never_places() -> None:
    position = table("worker_wood", IDLE, IDLE, supply={A: TWO_TOWERS}, talers={A: 50})
    position.do(*TOWER)
    with refused("CS-CHAR-WORKER-4"):
        position.do("place:forge.10")
    position.do("pass")
    assert position.asked == "selecting"


@rule("CS-T-10", "CS-CHAR-BUILDER-1")
def test_every_master_builder_scores_for_what_others_built() -> None:
    position = table(IDLE, IDLE, "stonemason", "worker_wood", supply={C: TWO_TOWERS, D: of(sand=1, stone=1)})
    position.do("pass", *TOWER, *TOWER, *TOWER)
    built = [event for event in position.events if isinstance(event, BuildingBuilt)]
    assert [event.seat for event in built] == [C, C, D]
    assert [position.points(seat, "CS-CHAR-BUILDER-1") for seat in (A, B)] == [15, 15]


@rule("CS-T-11", "CS-2P-5")
def test_a_master_builder_scores_nothing_for_own_buildings() -> None:
    position = table(
        "stonemason+master_builder", "worker_wood+messenger", supply={A: ONE_TOWER, B: TWO_TOWERS}
    )
    position.do("pass", *TOWER, *TOWER, *TOWER)
    assert position.points(A, "CS-CHAR-BUILDER-1") == 10


@rule("CS-CHAR-BUILDER-1", "CS-CHAR-BUILDER-2", "CS-CHAR-BUILDER-3")
def test_a_master_builder_takes_his_cards_and_does_nothing_else() -> None:
    position = table(
        IDLE,
        "messenger",
        "messenger",
        supply={A: TWO_TOWERS},
        talers={A: 50},
        discards={A: "trader+messenger"},
    )
    assert position.asked == "selecting"
    assert position.discards(A) == ""
    assert position.state.vp[A] == 0
    assert position.templates("tower") == 9
