"""CS-WINTER-TAVERN: the Village Tavern, its toll and its innkeeper."""

from __future__ import annotations

from kastelan.games.seasons.actions import Place, TakeBack
from kastelan.games.seasons.components import FROM_TAVERN, TAVERN
from kastelan.games.seasons.events import TalersGained, TalersGiven, TalersPaid
from kastelan.games.seasons.step_numbers import NOBODY
from kastelan.games.seasons.winter_events import HelperTakenBack
from tests.games.seasons.tables import IDLE, A, B, C, Table, of, table
from tests.rulebook import refused, rule

TOWER = "build:tower", "pay:1sand+1wood+1stone"
ONE_TOWER = of(sand=1, wood=1, stone=1)


def tavern(
    *cards: str,
    talers: dict[int, int] | None = None,
    supply: dict[int, tuple[int, ...]] | None = None,
    wagons: dict[str, int] | None = None,
    innkeeper: int = NOBODY,
    on_card: int = 0,
    helpers: dict[int, int] | None = None,
) -> Table:
    """A round with the Village Tavern beside the castle."""
    return table(
        *cards,
        winter="",
        turned_up="village_tavern",
        talers=talers,
        supply=supply,
        wagons=wagons,
        innkeeper=innkeeper,
        tavern=on_card,
        helpers=helpers,
        tower=of(),
    )


@rule("CS-T-51", "CS-WINTER-TAVERN-2", "CS-WINTER-TAVERN-3", "CS-WINTER-TAVERN-1", "CS-AMB-21")
def test_tolls_lie_on_the_card_until_a_player_becomes_innkeeper() -> None:
    position = tavern("trader", "trader", "bricklayer", supply={C: ONE_TOWER}, talers={A: 2, B: 1, C: 0})
    assert TalersPaid(A, 1, "tavern", "CS-WINTER-TAVERN-2") in position.events
    position.do("pass", "pass")
    assert (position.state.tavern, position.state.talers) == (2, (1, 0, 0))
    position.do(*TOWER)
    bank = position.state.bank
    events = position.do("place:tavern")  # three talers, just earned, are all he has
    assert (position.state.innkeeper, position.state.bank) == (C, bank + 3)
    assert TalersGained(C, 2, "tavern", "CS-WINTER-TAVERN-3") in events
    assert (position.state.tavern, position.state.talers[C]) == (0, 2)


@rule("CS-WINTER-TAVERN-3", "CS-WORKER-3")
def test_the_talers_on_the_card_do_not_help_to_pay_for_it() -> None:
    position = tavern("stonemason", IDLE, IDLE, supply={A: ONE_TOWER}, talers={A: 2}, on_card=5)
    position.do(*TOWER)
    assert position.asked == "selecting"
    rich = tavern("stonemason", IDLE, IDLE, supply={A: ONE_TOWER}, talers={A: 6}, on_card=5)
    rich.do(*TOWER)
    assert {"place:tavern", "place:forge.6"} <= rich.words


@rule("CS-WINTER-TAVERN-2", "CS-AMB-23")
def test_traders_pay_the_innkeeper_and_he_pays_nothing() -> None:
    position = tavern("trader", "trader", IDLE, innkeeper=B, talers={A: 3, B: 3})
    assert TalersGiven(A, B, 1, "CS-WINTER-TAVERN-2") in position.events
    position.do("pass")
    assert position.state.talers[:2] == (2, 4)
    assert position.state.tavern == 0
    poor = tavern("trader", IDLE, IDLE, innkeeper=A, talers={A: 0}, wagons={"sand": A})
    assert poor.asked == "stationing"  # no helper comes back


@rule("CS-WINTER-TAVERN-2")
def test_before_the_card_is_revealed_no_player_pays() -> None:
    assert table("trader", IDLE, IDLE, winter="").state.talers[A] == 3


@rule("CS-T-52", "CS-WINTER-TAVERN-4")
def test_without_the_toll_a_player_takes_a_helper_back() -> None:
    position = tavern("trader", IDLE, IDLE, talers={A: 0}, wagons={"sand": A, "wood": A, "brick": B})
    assert position.words == {"back:sand", "back:wood"}
    with refused("CS-WINTER-TAVERN-4"):
        position.do("back:brick")
    with refused("CS-WINTER-TAVERN-4"):
        position.act(TakeBack(7))
    events = position.do("back:sand")
    assert events == [HelperTakenBack(A, 0)]
    assert position.state.helpers[A] == 5
    assert position.words == {"at:sand", "at:stone", "pass"}
    position.do("at:stone")
    assert position.state.supply[A] == of(wood=2, stone=1)


@rule("CS-WINTER-TAVERN-4", "CS-AMB-23")
def test_a_poor_trader_without_trader_helpers_is_not_punished() -> None:
    position = tavern("trader", IDLE, IDLE, talers={A: 0})
    assert position.asked == "stationing"
    position.do("at:sand")
    assert position.state.supply[A] == of(sand=3)


@rule("CS-T-64", "CS-WINTER-TAVERN-1", "CS-WINTER-TAVERN-2", "CS-WINTER-TAVERN-5")
def test_the_innkeeper_cannot_be_displaced_but_may_leave() -> None:
    position = tavern(
        "messenger",
        "stonemason",
        "messenger",
        supply={B: ONE_TOWER},
        talers={B: 20},
        innkeeper=A,
        helpers={A: 0},
    )
    position.do(*TOWER)
    with refused("CS-WINTER-TAVERN-1"):
        position.do("place:tavern")
    later = tavern("trader", IDLE, "trader", innkeeper=A, helpers={A: 0}, talers={A: 3, C: 3})
    assert later.words == {f"at:{spot}<tavern" for spot in ("sand", "wood", "brick", "stone")} | {"pass"}
    stayed = later.state.copy()
    later.do("at:sand<tavern")
    assert (later.state.innkeeper, later.wagon("sand")) == (NOBODY, A)
    assert (later.state.tavern, later.state.talers[A], later.state.talers[C]) == (1, 3, 2)
    later.state = stayed
    later.do("pass")
    assert (later.state.tavern, later.state.talers[A]) == (0, 4)


@rule("CS-WINTER-TAVERN-5")
def test_the_innkeeper_moves_into_the_castle_but_not_back_to_the_tavern() -> None:
    position = tavern("stonemason", IDLE, IDLE, supply={A: ONE_TOWER}, talers={A: 20}, innkeeper=A)
    position.do(*TOWER)
    with refused("CS-WINTER-TAVERN-1"):
        position.act(Place(TAVERN, FROM_TAVERN))
    assert {"place:forge.10<tavern", "place:forge.10"} <= position.words
    position.do("place:forge.10<tavern")
    assert (position.state.innkeeper, position.helper("forge.10")) == (NOBODY, A)
    assert "place:tavern" in position.words  # the space is free again, for another helper
    stranger = tavern("stonemason", IDLE, IDLE, supply={A: ONE_TOWER}, talers={A: 20}, innkeeper=B)
    stranger.do(*TOWER)
    with refused("CS-WINTER-TAVERN-5"):
        stranger.do("place:forge.10<tavern")
    other = tavern("trader", IDLE, IDLE, innkeeper=B)
    with refused("CS-WINTER-TAVERN-5"):
        other.do("at:sand<tavern")


@rule("CS-WINTER-TAVERN-1")
def test_the_tavern_has_to_be_revealed() -> None:
    position = table("stonemason", IDLE, IDLE, supply={A: ONE_TOWER}, talers={A: 20}, winter="")
    position.do(*TOWER)
    with refused("CS-WINTER-TAVERN-1"):
        position.do("place:tavern")
    summer = table("stonemason", IDLE, IDLE, supply={A: ONE_TOWER}, talers={A: 20})
    summer.do(*TOWER)
    with refused("CS-WINTER-TAVERN-1"):
        summer.do("place:tavern")


@rule("CS-WINTER-TAVERN-6")
def test_the_tavern_plays_no_part_in_the_final_scoring() -> None:
    position = table(
        players=3,
        at="scoring",
        round_=15,
        winter="",
        turned_up="village_tavern",
        innkeeper=A,
        tavern=4,
        castle={"inn.12": B, "keep.1": C},
        talers={A: 0, B: 0, C: 0},
    )
    assert position.state.vp == (0, 2, 3 * 5)
    assert position.state.talers == (0, 0, 0)
