"""What players hear when they try what is not legal: the reason that is true, and no other."""

from __future__ import annotations

import random

import pytest

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action
from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons.actions import (
    Build,
    Buy,
    Convert,
    Empty,
    Lay,
    Lose,
    Mend,
    Pay,
    Place,
    Select,
    Share,
    Station,
    TakeBack,
)
from kastelan.games.seasons.components import (
    BUILDINGS,
    CARDS,
    FROM_SUPPLY,
    ORIGINS,
    RESOURCES,
    SPACES,
    SPOTS,
    STAKES,
    STANDARD,
)
from kastelan.games.seasons.payments import most_value_and_kinds
from tests.games.seasons.tables import IDLE, A, B, C, Table, bits, of, table
from tests.rulebook import rule


def why(position: Table, action: Action) -> str:
    """The reason for which the deciding seat may not do this."""
    with pytest.raises(IllegalAction) as caught:
        position.act(action)
    return caught.value.message


NEVER = {"no-such-spot", "no-such-space"}
"""What is said of places that the game does not have, and so of none that can be written."""


@pytest.mark.parametrize("seed", range(3))
def test_no_place_of_the_game_is_called_missing(seed: int) -> None:
    choose = random.Random(seed)
    state = SEASONS.new(3, {"winter": True}, seed)
    assert isinstance(state, SeasonsState)
    while state.actors:
        seat = choose.choice(state.actors)
        legal = state.legal(seat)
        for _ in range(6):
            action = SEASONS.actions.action(choose.randrange(SEASONS.actions.size))
            if action not in legal:
                with pytest.raises(IllegalAction) as caught:
                    state.apply(seat, action)
                assert caught.value.message not in NEVER, action
        state.apply(seat, choose.choice(legal))


@rule("CS-WORKER-2", "CS-WORKER-6", "CS-CHAR-TRADER-1", "CS-CHAR-BRICKLAYER-1", "CS-BUILD-1")
@pytest.mark.parametrize("beyond", [0, 1])
def test_places_beyond_the_last_are_missing(beyond: int) -> None:
    trader = table("trader", IDLE)
    assert why(trader, Station(len(SPOTS) + beyond)) == "no-such-spot"
    tower = table("bricklayer", IDLE)
    assert why(tower, Empty(len(RESOURCES) + beyond)) == "not-on-the-tower"
    assert why(tower, Empty(-1 - beyond)) == "not-on-the-tower"
    mason = table("bricklayer", IDLE, supply={A: of(sand=9, wood=9, brick=9, stone=9)}, tower=of())
    assert why(mason, Build(len(BUILDINGS) + beyond)) == "no-template-left"
    hand = {A: of(sand=3, wood=2, brick=1)}
    placing = table("bricklayer", IDLE, supply=hand, tower=of(), built=["keep"], talers={A: 20})
    placing.do("build:tower", "pay:2sand+1wood+1brick")
    placing.finish(but=["placing"])
    assert placing.asked == "placing"
    assert why(placing, Place(len(SPACES) + beyond, FROM_SUPPLY)) == "no-such-space"
    assert why(placing, Place(-1 - beyond, FROM_SUPPLY)) == "no-such-space"
    assert why(placing, Place(SPACES.index("inn.12"), FROM_SUPPLY)) == "not-built"
    assert why(placing, Place(SPACES.index("keep.1"), len(ORIGINS) + beyond)) == "no-helper-there"
    assert why(placing, Place(SPACES.index("keep.1"), -1 - beyond)) == "no-helper-there"


@rule("CS-BUILD-1", "CS-BUILD-3")
def test_the_first_building_is_refused_for_its_payment_or_its_template() -> None:
    poor = {A: of(sand=3, wood=2, brick=1)}
    position = table("bricklayer", IDLE, supply=poor, tower=of())
    keep = BUILDINGS.index("keep")
    assert keep == 0
    assert why(position, Build(keep)) == "no-payment"
    standing = table("bricklayer", IDLE, supply=poor, tower=of(), built=["keep"])
    with pytest.raises(IllegalAction) as caught:
        standing.act(Build(keep))
    assert (caught.value.message, caught.value.facts["building"]) == ("no-template-left", "keep")


@rule("CS-ROUND-3", "CS-ROUND-4", "CS-2P-1")
def test_too_many_cards_are_no_fault_of_the_master_builder() -> None:
    position = table(players=3, at="selection", discards={A: "messenger"})
    with pytest.raises(IllegalAction) as caught:
        position.act(Select(bits("master_builder+trader")), A)
    assert caught.value.message == "wrong-number-of-cards"
    with pytest.raises(IllegalAction) as caught:
        position.act(Select(bits("master_builder")), B)
    assert caught.value.message == "builder-needs-discards"


@rule("CS-CHAR-STONEMASON-1", "CS-CHAR-STONEMASON-3", "CS-2P-4")
def test_what_a_stonemason_cannot_buy() -> None:
    position = table("worker_wood", "stonemason", "worker_sand", start=B)
    wood, sand = bits("worker_wood").bit_length() - 1, bits("worker_sand").bit_length() - 1
    assert why(position, Buy(A, wood, 0)) == "not-on-the-card"
    assert why(position, Buy(A, sand, 0)) == "no-such-worker-card"
    assert why(position, Buy(B, wood, 0)) == "own-worker"
    position.do("buy:wood<A.worker_wood")
    assert why(position, Buy(A, wood, 1)) == "one-piece-per-card"
    assert why(position, Buy(C, sand, 1)) == "not-on-the-card"


@rule("CS-WINTER-WALL-1", "CS-WINTER-GEN-5")
def test_what_the_collapsed_wall_takes() -> None:
    rich = table(
        IDLE, IDLE, at="winter", round_=3, winter="collapsed_wall", supply={A: of(stone=3, silver=3)}
    )
    pairs = {(stones, bars) for stones in range(4) for bars in range(4) if 0 < stones + bars <= 3}
    assert set(rich.state.legal(A)[:-1]) == {Mend(stones, bars) for stones, bars in pairs}
    assert why(rich, Mend(2, 2)) == "too-many-stones"
    assert why(rich, Mend(0, 0)) == "too-many-stones"
    poor = table(IDLE, IDLE, at="winter", round_=3, winter="collapsed_wall", supply={A: of(stone=1)})
    assert why(poor, Mend(2, 0)) == "pieces-not-yours"
    assert why(poor, Mend(0, 1)) == "bars-not-yours"
    assert why(poor, Mend(2, -1)) == "too-many-stones"


@rule("CS-SCORE-MARKET-1")
def test_no_points_less_than_none_are_converted() -> None:
    position = table(
        players=2, at="scoring", round_=STANDARD.rounds[2], castle={"market.1": A}, talers={A: 9, B: 0}
    )
    assert why(position, Convert(-1)) == "not-so-many-talers"
    assert why(position, Convert(100)) == "not-so-many-talers"


def test_the_most_value_and_kinds_are_those_of_the_dearest_payment() -> None:
    assert most_value_and_kinds(of(sand=2, silver=3), of(stone=2, brick=1, wood=5)) == (2 + 2 * 5 + 4, 4)
    assert most_value_and_kinds(of(sand=2, wood=1, silver=1), of(stone=1, brick=1)) == (2 + 2 + 5, 3)
    assert most_value_and_kinds(of(sand=1, silver=2), of(sand=1)) == (1 + 1, 1)
    assert most_value_and_kinds(of(stone=2), of(sand=9)) == (10, 1)


@rule("CS-WORKER-2")
def test_the_first_space_is_refused_for_what_stands_there() -> None:
    position = table("bricklayer", IDLE, supply={A: of(sand=3, wood=2, brick=1)}, tower=of())
    position.do("build:tower", "pay:2sand+1wood+1brick")
    assert position.asked == "placing"
    assert SPACES[0] == "keep.1"
    assert why(position, Place(0, FROM_SUPPLY)) == "not-built"


@rule("CS-WINTER-MAIDEN-1", "CS-WINTER-MAIDEN-4")
@pytest.mark.parametrize("stake", [-1, len(STAKES), len(STAKES) + 1])
def test_only_what_there_is_is_laid_and_shared(stake: int) -> None:
    position = table(*["messenger"] * 3, at="winter", round_=3, winter="maiden", talers={A: 2, B: 2, C: 2})
    assert why(position, Lay(stake)) == "stake-not-yours"
    position.do("lay:taler", "pass", "pass")
    assert position.asked == "sharing"
    assert why(position, Share(stake)) == "stake-not-there"


@rule("CS-WINTER-TAVERN-4")
@pytest.mark.parametrize("spot", [-1, len(SPOTS), len(SPOTS) + 1])
def test_no_helper_comes_back_from_a_place_that_is_not_there(spot: int) -> None:
    position = table(
        "trader",
        IDLE,
        IDLE,
        round_=4,
        winter="",
        turned_up="village_tavern",
        talers={A: 0},
        wagons={"rider": A},
    )
    assert position.asked == "taking-back"
    assert why(position, TakeBack(spot)) == "not-your-trader-helper"


@rule("CS-WINTER-PLAGUE-1", "CS-WINTER-SNOW-1")
@pytest.mark.parametrize("card", [-1, len(CARDS), len(CARDS) + 1])
def test_no_card_is_lost_that_is_not_there(card: int) -> None:
    plague = table(*["messenger"] * 2, at="winter", round_=3, winter="plague", discards={A: "trader"})
    assert why(plague, Lose(card)) == "card-not-in-discards"
    snow = table(*["messenger"] * 2, at="winter", round_=3, winter="snowdrift")
    assert why(snow, Lose(card)) == "not-a-worker-of-yours"


@rule("CS-SILVER-2", "CS-BUILD-4")
def test_bars_that_could_bring_enough_kinds_fail_for_the_stock() -> None:
    hand = of(sand=1, wood=1, stone=1, silver=2)
    position = table("bricklayer", IDLE, supply={A: hand}, tower=of(), stock=of(sand=5, wood=5, brick=5))
    position.do("build:tower")
    # Six with two bars: sand and stone would be three kinds with the wood, wood and brick are only two.
    assert why(position, Pay((0, 1, 0, 0), 2)) == "not-in-stock"
    assert why(position, Pay((0, 0, 0, 1), 1)) == "payment-not-exact"
