"""CS-WINTER: the winter cards in general, Plague, Collapsed Wall, Snowdrift, and the Granary."""

from __future__ import annotations

import pytest

from kastelan.core.game import Event
from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons.actions import Mend
from kastelan.games.seasons.components import CARDS, STANDARD, WINTER_CARDS
from kastelan.games.seasons.events import CardsRevealed, TalersPaid
from kastelan.games.seasons.winter_events import CardLost, WinterCardRevealed
from tests.games.seasons.tables import IDLE, A, B, C, Table, of, table
from tests.rulebook import refused, rule

TOWER = "build:tower", "pay:1sand+1wood+1stone"
ONE_TOWER = of(sand=1, wood=1, stone=1)


def revealed(players: int, rounds: range) -> list[int]:
    """The rounds in which a winter card is turned up."""
    state = SEASONS.new(players, {"winter": True}, seed=3)
    assert isinstance(state, SeasonsState)
    found, events = [], list[Event]()
    while state.actors and state.round in rounds:
        seat, now = state.actors[0], state.round
        events.clear()
        state.apply(seat, state.legal(seat)[-1], events.append)
        found += [now for event in events if isinstance(event, WinterCardRevealed)]
    return found


@rule("CS-WINTER-GEN-2", "CS-AMB-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_winter_cards_come_in_the_marked_rounds(players: int) -> None:
    assert revealed(players, range(1, 16)) == [3, 5, 7, 9]


@rule("CS-WINTER-GEN-1")
def test_in_winter_all_summer_rules_hold() -> None:
    summer, winter = SEASONS.new(4, {"start": "1"}), SEASONS.new(4, {"start": "1", "winter": True})
    assert isinstance(summer, SeasonsState)
    assert isinstance(winter, SeasonsState)
    assert summer.legal(A) == winter.legal(A)
    assert (summer.stock, summer.bank, summer.templates) == (winter.stock, winter.bank, winter.templates)


@rule("CS-AMB-34")
def test_snowy_templates_have_the_same_figures() -> None:
    summer, winter = SEASONS.new(2), SEASONS.new(2, {"winter": True})
    assert isinstance(summer, SeasonsState)
    assert isinstance(winter, SeasonsState)
    assert summer.table.figures == winter.table.figures == STANDARD


@rule("CS-WINTER-GEN-2", "CS-WINTER-GEN-3")
def test_a_winter_card_comes_after_the_selection_and_before_the_reveal() -> None:
    position = table(at="selection", players=3, start=C, round_=3, winter="granary")
    events = position.select("messenger", "messenger", "messenger")
    kinds = [type(event) for event in events[3:5]]
    assert kinds == [WinterCardRevealed, CardsRevealed]
    assert events[3] == WinterCardRevealed(C, WINTER_CARDS.index("granary"))
    unmarked = table(at="selection", players=3, round_=4, winter="granary")
    events = unmarked.select("messenger", "messenger", "messenger")
    assert not any(isinstance(event, WinterCardRevealed) for event in events)


@rule("CS-WINTER-GEN-3")
def test_immediate_cards_go_round_in_seat_order() -> None:
    position = table(IDLE, IDLE, IDLE, at="winter", start=B, round_=3, winter="snowdrift")
    asked = []
    while position.asked == "digging":
        asked.append(position.actor)
        position.do("talers")
    assert asked == [B, C, A]


# Plague


@rule("CS-T-53", "CS-WINTER-PLAGUE-1", "CS-WINTER-PLAGUE-2")
def test_the_plague_takes_a_card_or_talers() -> None:
    position = table(
        "messenger",
        "messenger",
        "messenger",
        at="winter",
        round_=3,
        winter="plague",
        discards={A: "trader+bricklayer+worker_wood+worker_sand", B: "trader+stonemason"},
        talers={A: 3, B: 5},
    )
    bank = position.state.bank
    assert position.words == {"lose:trader", "lose:bricklayer", "lose:worker_wood", "lose:worker_sand"}
    with refused("CS-WINTER-PLAGUE-2"):
        position.do("talers")
    with refused("CS-WINTER-PLAGUE-1"):
        position.do("lose:stonemason")
    events = position.do("lose:trader")
    assert events == [CardLost(A, CARDS.index("trader"), False, "CS-WINTER-PLAGUE-1")]
    assert position.words == {"lose:trader", "lose:stonemason", "talers"}
    position.do("talers")
    assert TalersPaid(B, 2, "bank", "CS-WINTER-PLAGUE-1") in position.events
    assert position.asked == "selecting"  # C had no discard pile and was not asked
    assert position.state.bank == bank + 2 - 3 * 8
    assert position.discards(A) == "messenger+bricklayer+worker_wood+worker_sand"
    assert "trader" not in position.words_of(A)


@rule("CS-WINTER-PLAGUE-2")
def test_the_master_builder_never_lies_in_a_discard_pile() -> None:
    position = table(
        "master_builder", IDLE, IDLE, at="winter", round_=3, winter="plague", discards={A: "trader"}
    )
    assert position.words == {"lose:trader", "talers"}
    with refused("CS-WINTER-PLAGUE-1"):
        position.do("lose:messenger")


# Collapsed Wall


@rule("CS-WINTER-WALL-1")
def test_stone_for_the_wall_scores_three_points_each() -> None:
    position = table(
        IDLE, IDLE, IDLE, at="winter", round_=3, winter="collapsed_wall", supply={B: of(stone=5)}
    )
    stock = position.state.stock
    assert position.actor == B  # A has no stone
    assert position.words == {"mend:1stone+0silver", "mend:2stone+0silver", "mend:3stone+0silver", "pass"}
    for stones, bars in ((4, 0), (0, 0), (-1, 2)):
        with refused("CS-WINTER-WALL-1"):
            position.act(Mend(stones, bars))
    with refused("CS-WINTER-GEN-5"):
        position.do("mend:2stone+1silver")
    position.do("mend:3stone+0silver")
    assert position.state.vp[B] == 9
    assert position.state.stock[3] == stock[3] + 3
    assert position.state.supply[B] == of(stone=2)


@rule("CS-WINTER-WALL-1")
def test_mending_the_wall_is_optional() -> None:
    position = table(
        IDLE, IDLE, IDLE, at="winter", round_=3, winter="collapsed_wall", supply={A: of(stone=1)}
    )
    with refused("CS-WINTER-WALL-1"):
        position.do("mend:2stone+0silver")
    position.do("pass")
    assert position.state.vp[A] == 0
    assert position.state.supply[A] == of(stone=1)


@rule("CS-T-50", "CS-WINTER-GEN-5", "CS-WINTER-WALL-1", "CS-SILVER-4")
def test_silver_becomes_stone_for_the_wall() -> None:
    hand = {A: of(stone=1, silver=2)}
    position = table(IDLE, IDLE, IDLE, at="winter", round_=3, winter="collapsed_wall", supply=hand)
    stock = position.state.stock
    position.do("mend:1stone+2silver")
    assert (position.state.vp[A], position.state.forge) == (9, 2)
    assert position.state.stock[3] == stock[3] + 1
    assert position.state.supply[A] == of()
    none = table(
        IDLE, IDLE, IDLE, at="winter", round_=3, winter="collapsed_wall", supply=hand, stock=of(stone=1)
    )
    with refused("CS-SILVER-2"):
        none.do("mend:1stone+2silver")


# Snowdrift


@rule("CS-WINTER-SNOW-1")
def test_the_snowdrift_takes_a_worker_or_three_talers() -> None:
    position = table(
        "worker_wood",
        IDLE,
        IDLE,
        at="winter",
        round_=3,
        winter="snowdrift",
        discards={A: "worker_sand+trader"},
    )
    assert position.words == {"lose:worker_sand", "lose:worker_stone", "talers"}
    with refused("CS-WINTER-SNOW-1"):
        position.do("lose:trader")
    with refused("CS-WINTER-SNOW-1"):
        position.do("lose:worker_wood")  # it lies face down
    events = position.do("lose:worker_stone")
    assert events[0] == CardLost(A, CARDS.index("worker_stone"), True, "CS-WINTER-SNOW-1")
    bank = position.state.bank
    position.do("talers")
    assert (position.state.talers[B], position.state.bank) == (0, bank + 3)


@rule("CS-T-57", "CS-WINTER-SNOW-1", "CS-WINTER-SNOW-2", "CS-WINTER-GEN-4", "CS-AMB-32")
def test_without_talers_one_gives_up_a_worker_unless_all_are_selected() -> None:
    position = table(
        "worker_wood+worker_sand",
        "messenger+trader",
        at="winter",
        round_=5,
        winter="snowdrift",
        turned_up="plague",
        lost={A: "worker_stone"},
        talers={A: 2, B: 2},
    )
    assert position.words == {"talers"}
    position.do("talers")
    assert position.state.talers[A] == 0
    assert position.actor == B
    assert position.words == {"lose:worker_wood", "lose:worker_sand", "lose:worker_stone"}
    with refused("CS-WINTER-SNOW-2"):
        position.do("talers")


@rule("CS-T-58", "CS-WINTER-GEN-4", "CS-ROUND-4")
def test_a_selected_master_builder_stays_legal() -> None:
    position = table(
        "master_builder",
        "messenger",
        "messenger",
        at="winter",
        round_=3,
        winter="snowdrift",
        discards={A: "worker_wood"},
        lost={A: "worker_sand+worker_stone"},
        talers={A: 0},
    )
    position.do("lose:worker_wood", "talers", "talers")
    assert position.asked == "selecting"
    assert position.hand(A) == "messenger+trader+bricklayer+stonemason+master_builder"


@rule("CS-WINTER-GEN-4")
def test_cards_put_out_of_the_game_are_shown_and_never_come_back() -> None:
    position = table(
        "master_builder", IDLE, IDLE, at="winter", round_=3, winter="plague", discards={A: "trader"}
    )
    events = position.do("lose:trader")
    assert events[0].seen_by(None) == CardLost(A, CARDS.index("trader"), False, "CS-WINTER-PLAGUE-1")
    assert "trader" not in position.hand(A)


# Granary


def granary(helpers: dict[int, int], talers: int = 30) -> Table:
    """A has built and may place; the Granary has helpers."""
    position = table(
        "stonemason",
        IDLE,
        IDLE,
        supply={A: ONE_TOWER},
        talers={A: talers},
        winter="",
        turned_up="granary",
        granary=helpers,
    )
    position.do(*TOWER)
    return position


@rule("CS-WINTER-GRANARY-1", "CS-AMB-21", "CS-AMB-22")
def test_the_granary_takes_three_helpers_for_five_talers() -> None:
    position = granary({B: 1})
    bank = position.state.bank
    position.do("place:granary")
    assert (position.state.granary, position.state.bank) == ((1, 1, 0), bank + 5)
    with refused("CS-WORKER-4"):
        position.do("place:granary")
    position.do("place:forge.6")  # it used up one of two placements
    assert position.asked == "selecting"
    with refused("CS-WINTER-GRANARY-1"):
        granary({B: 2, C: 1}).do("place:granary")
    hidden = table("stonemason", IDLE, IDLE, supply={A: ONE_TOWER}, talers={A: 30}, winter="")
    hidden.do(*TOWER)
    with refused("CS-WINTER-GRANARY-1"):
        hidden.do("place:granary")
    assert granary({}, talers=4).asked == "selecting"


@rule("CS-AMB-22", "CS-WINTER-GRANARY-1", "CS-WORKER-1")
def test_winter_cards_need_a_building_built() -> None:
    position = table(
        "stonemason", IDLE, IDLE, supply={A: ONE_TOWER}, talers={A: 30}, winter="", turned_up="granary"
    )
    with refused("CS-WORKER-1"):
        position.do("place:granary")


@rule("CS-T-54", "CS-WINTER-GRANARY-2", "CS-WINTER-GRANARY-3")
@pytest.mark.parametrize(
    ("helpers", "points"),
    [({A: 1}, (10, 0)), ({A: 1, B: 1}, (7, 7)), ({A: 2}, (14, 0)), ({A: 2, B: 1}, (6, 3))],
)
def test_the_granary_scores_by_the_number_of_helpers(
    helpers: dict[int, int], points: tuple[int, int]
) -> None:
    castle = {"keep.1": C, "inn.12": C}
    position = table(
        players=3, at="scoring", round_=15, winter="", turned_up="granary", granary=helpers, castle=castle
    )
    assert position.state.vp[:2] == points
    free = 1 + 2 + 2  # of Inn, Market and Forge
    assert position.state.vp[C] == 3 * free + 2
