"""CS-END and CS-SCORE: the end of the game, the final scoring building by building, and ties."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kastelan.core.errors import IllegalAction
from kastelan.games.seasons.actions import Convert, TurnIn
from kastelan.games.seasons.components import BUILDINGS, MARKET, PALACE, RESOURCES, SPACES, STANDARD, Pieces
from kastelan.games.seasons.events import (
    GameEnded,
    LastTemplateBuilt,
    PiecesTurnedIn,
    PointsScored,
    TradersReturned,
)
from kastelan.games.seasons.scoring import SCORERS, best_turn_in
from kastelan.games.seasons.step_numbers import NOBODY
from tests.games.seasons.tables import IDLE, A, B, C, D, Table, of, table
from tests.rulebook import refused, rule

ALL_BUILT = {building.id: building.templates for building in STANDARD.buildings if building.templates}


def scoring(
    castle: Mapping[str, int],
    players: int = 3,
    built: Mapping[str, int] | None = None,
    talers: Mapping[int, int] | None = None,
    supply: Mapping[int, Pieces] | None = None,
    stock: Pieces | None = None,
    forge: int = 0,
    start: int = A,
    vp: Mapping[int, int] | None = None,
    wagons: Mapping[str, int] | None = None,
    granary: Mapping[int, int] | None = None,
    options: Mapping[str, object] | None = None,
    helpers: Mapping[int, int] | None = None,
) -> Table:
    """The final scoring after the last round."""
    return table(
        players=players,
        at="scoring",
        start=start,
        round_=STANDARD.rounds[players],
        castle=castle,
        built=built or {},
        talers=talers or dict.fromkeys(range(players), 0),
        supply=supply,
        stock=stock,
        forge=forge,
        vp=vp,
        wagons=wagons,
        granary=granary,
        winter="" if granary else None,
        turned_up="granary" if granary else "",
        options=options,
        helpers=helpers,
    )


def eleven(*first: str, seat: int = B) -> dict[str, int]:
    """Eleven helpers in the castle, the first of them named."""
    rest = [space for space in SPACES[:16] if space not in first and not space.startswith("palace")]
    return dict.fromkeys((*first, *rest[: 11 - len(first)]), seat)


def one_tower_left(*cards: str) -> Table:
    """Round 10 of 12, and A can build the last template."""
    return table(
        *cards,
        round_=10,
        built={**ALL_BUILT, "tower": 8},
        supply={A: of(sand=1, wood=1, stone=1)},
        talers={A: 0},
        tower=of(),
    )


@rule("CS-T-47", "CS-END-2", "CS-ROUND-9")
def test_the_last_template_ends_the_game_after_the_round() -> None:
    position = one_tower_left("bricklayer", "worker_wood", "messenger", "messenger")
    events = position.do("build:tower", "pay:1sand+1wood+1stone")
    assert LastTemplateBuilt(A) in events
    assert position.asked == "over"
    assert position.state.round == 10
    assert position.state.supply[B] == of(wood=2, silver=1)  # the Worker of B was still resolved


@rule("CS-END-2")
def test_talers_of_unplayed_rounds_go_to_no_player() -> None:
    position = one_tower_left("bricklayer", IDLE, IDLE, IDLE)
    position.do("build:tower", "pay:1sand+1wood+1stone")
    assert sum(position.state.talers) + position.state.bank == 105 - 2


@rule("CS-T-44", "CS-END-3", "CS-CHAR-TRADER-2")
def test_trader_helpers_return_and_score_nothing() -> None:
    position = scoring({"inn.12": B}, wagons={"sand": A, "wood": A})
    assert TradersReturned((2, 0, 0)) in position.events
    assert position.state.helpers[A] == 6
    assert set(position.state.wagons) == {NOBODY}
    assert position.state.vp == (0, 1, 0)


@rule("CS-END-3")
def test_buildings_are_scored_in_order() -> None:
    castle = {space: A for space in SPACES[:16] if not space.startswith(("market", "palace"))}
    position = scoring(castle, players=2, built=ALL_BUILT, helpers={A: 0}, supply={A: of()}, forge=4)
    order = [event.building for event in position.events if isinstance(event, PointsScored)]
    assert order == [0, 1, 1, 2, 3, 4, 4, 5, 5, 5, 8, 8]
    assert [BUILDINGS[number] for number in (5, 8)] == ["servants_house", "forge"]


@rule("CS-T-45", "CS-END-4")
def test_the_score_is_a_plain_number() -> None:
    position = scoring({"stable.16": A}, vp={A: 83}, built={"house": 4, "stable": 1})
    assert position.state.vp[A] == 95  # five spaces and one lap of 90 on a printed track
    result = position.state.outcome
    assert result is not None
    assert result.winners == (A,)
    assert isinstance(position.events[-1], GameEnded)


@rule("CS-T-46", "CS-END-5", "CS-AMB-20")
def test_ties_are_broken_by_talers_then_by_the_value_of_pieces() -> None:
    def winners(talers: dict[int, int], supply: dict[int, Pieces]) -> tuple[int, ...]:
        result = scoring({}, players=2, vp={A: 50, B: 50}, talers=talers, supply=supply).state.outcome
        assert result is not None
        return result.winners

    assert winners({A: 4, B: 4}, {A: of(stone=1), B: of(brick=1, sand=2)}) == (B,)
    assert winners({A: 5, B: 4}, {A: of(), B: of(brick=1)}) == (A,)
    assert winners({A: 4, B: 4}, {A: of(sand=1), B: of(sand=1, silver=5)}) == (
        A,
        B,
    )  # silver is worth nothing


# Building by building


@rule("CS-T-39", "CS-SCORE-KEEP-1", "CS-AMB-2")
def test_the_keep_counts_free_positions_of_built_buildings() -> None:
    castle = {**eleven("keep.1"), "keep.1": A}
    none_left = dict.fromkeys(range(3), 0)
    assert scoring(castle, built=ALL_BUILT, helpers=none_left).points(A, "CS-SCORE-KEEP-1") == 15
    unbuilt = {name: number for name, number in ALL_BUILT.items() if name != "palace"}
    assert scoring(castle, built=unbuilt, helpers=none_left).points(A, "CS-SCORE-KEEP-1") == 9
    option = {"keep_counts_unbuilt": True}
    assert (
        scoring(castle, built=unbuilt, helpers=none_left, options=option).points(A, "CS-SCORE-KEEP-1") == 15
    )


@rule("CS-T-35", "CS-SCORE-INN-1", "CS-SCORE-INN-2")
def test_the_inn_counts_all_castle_helpers() -> None:
    castle = {**eleven("inn.12", "inn.6", seat=C), "inn.12": A, "inn.6": B}
    position = scoring(castle, helpers=dict.fromkeys(range(3), 0), wagons={"sand": C})
    assert position.points(A, "CS-SCORE-INN-1") == 11
    assert position.points(B, "CS-SCORE-INN-2") == 5


@rule("CS-T-37", "CS-SCORE-GATE-1", "CS-SCORE-GATE-2")
def test_gates_count_built_towers() -> None:
    position = scoring({"gate_big.1": A, "gate_small.1": A}, built={"tower": 7})
    assert position.points(A, "CS-SCORE-GATE-1") == 14
    assert position.points(A, "CS-SCORE-GATE-2") == 7


@rule("CS-T-38", "CS-SCORE-STABLE-1")
def test_the_stable_counts_built_houses() -> None:
    position = scoring({"stable.16": A, "stable.12": B}, built={"house": 4})
    assert (position.state.vp[A], position.state.vp[B]) == (12, 8)
    assert position.points(A, "CS-SCORE-STABLE-1") == 12


@rule("CS-T-63", "CS-SCORE-GATE-1", "CS-SCORE-GATE-2", "CS-SCORE-STABLE-1")
def test_keep_and_servants_house_are_no_tower_and_no_house() -> None:
    castle = {"gate_big.1": A, "gate_small.1": A, "stable.16": A, "stable.12": A}
    position = scoring(castle, built={"keep": 1, "servants_house": 1})
    assert position.state.vp[A] == 0


@rule("CS-T-40", "CS-SCORE-SERVANTS-1")
def test_the_servants_house_counts_templates_left() -> None:
    position = scoring({"servants_house.1": A, "servants_house.2": A}, built={"tower": 9, "house": 6})
    assert sum(position.state.templates) == 7
    assert position.points(A, "CS-SCORE-SERVANTS-1") == 14


@rule("CS-T-36", "CS-SCORE-FORGE-1")
def test_the_forge_counts_its_silver() -> None:
    position = scoring({"forge.10": A, "forge.6": A}, forge=9)
    assert position.points(A, "CS-SCORE-FORGE-1") == 9 + 4


@rule("CS-T-41", "CS-SCORE-MARKET-1", "CS-END-5", "CS-AMB-19")
def test_the_market_turns_talers_into_points() -> None:
    one = scoring({"market.1": A}, talers={A: 13, B: 0, C: 0})
    assert one.words == {f"market:{points}" for points in range(7)}
    with refused("CS-SCORE-MARKET-1"):
        one.act(Convert(7))
    with refused("CS-SCORE-MARKET-1"):
        one.act(Convert(-1))
    one.do("market:6")
    assert (one.state.vp[A], one.state.talers[A]) == (6, 1)
    both = scoring({"market.1": A, "market.2": A}, talers={A: 13, B: 0, C: 0})
    bank = both.state.bank
    both.do("market:13")
    assert (both.state.vp[A], both.state.talers[A], both.state.bank) == (13, 0, bank)
    each = scoring({"market.1": A, "market.2": B}, talers={A: 4, B: 4, C: 0})
    each.do("market:2", "market:0")
    assert each.state.vp == (2, 0, 0)


@rule("CS-AMB-19", "CS-SCORE-PALACE-2")
def test_no_bar_is_exchanged_for_what_own_pieces_bring_as_well() -> None:
    hand = {A: of(stone=5, silver=2)}
    position = scoring({"palace.1": A}, supply=hand)
    assert best_turn_in(position.state, A) == (25, ((0, 0), (0, 0), (0, 0), (5, 0)))


@rule("CS-T-42", "CS-SCORE-PALACE-1", "CS-AMB-19", "CS-AMB-31")
def test_the_palace_turns_five_pieces_a_helper_into_points() -> None:
    hand = {A: of(stone=3, brick=1, wood=2)}
    one = scoring({"palace.1": A}, supply=hand)
    assert best_turn_in(one.state, A)[0] == 21
    stock = one.state.stock
    one.do("palace:3stone+0silver", "palace:1brick+0silver")
    with refused("CS-SCORE-PALACE-1"):
        one.do("palace:2wood+0silver")
    one.do("palace:1wood+0silver")
    assert (one.state.vp[A], one.state.supply[A], one.state.stock) == (21, of(wood=1), stock)
    both = scoring({"palace.1": A, "palace.2": A}, supply=hand)
    both.do("palace:3stone+0silver", "palace:1brick+0silver", "palace:2wood+0silver")
    assert both.state.vp[A] == 23
    some = scoring({"palace.1": A}, supply=hand)
    some.do("palace:0stone+0silver", "palace:1brick+0silver", "palace:0wood+0silver")
    assert (some.state.vp[A], some.asked) == (4, "over")


@rule("CS-T-43", "CS-SCORE-PALACE-2", "CS-END-3", "CS-SILVER-4")
def test_palace_exchanges_raise_the_forge() -> None:
    position = scoring({"palace.1": A, "forge.10": B}, supply={A: of(silver=2)}, forge=9)
    stock = position.state.stock
    position.do("palace:0stone+2silver")
    assert position.state.stock == (*stock[:3], stock[3] - 2, stock[4])  # they leave the game
    assert position.state.vp == (10, 11, 0)


@rule("CS-SCORE-PALACE-2", "CS-AMB-18", "CS-AMB-31", "CS-SCORE-PALACE-1")
def test_players_are_served_in_seat_order_and_the_stock_limits_them() -> None:
    position = scoring(
        {"palace.1": A, "palace.2": B},
        players=2,
        start=B,
        supply={A: of(silver=2), B: of(stone=1, silver=1)},
        stock=of(stone=1, sand=1),
    )
    assert position.actor == B
    with refused("CS-SCORE-PALACE-2"):
        position.do("palace:0stone+2silver")
    position.do("palace:1stone+1silver")
    assert position.actor == A  # no stone is in stock: B's own has left the game
    assert position.words == {"palace:0sand+0silver", "palace:0sand+1silver"}
    with refused("CS-SCORE-PALACE-2"):
        position.do("palace:0sand+2silver")
    with refused("CS-SCORE-PALACE-1"):
        position.act(TurnIn(3, 0, 1))
    with refused("CS-SCORE-PALACE-1"):
        position.do("palace:1sand+0silver")


@rule("CS-SCORE-PALACE-2", "CS-END-3")
def test_the_palace_begins_with_the_first_seat_and_with_stone_after_the_market() -> None:
    everything = of(sand=1, wood=1, brick=1, stone=1)
    position = scoring(
        {"palace.1": A, "palace.2": B, "market.1": B},
        talers={A: 0, B: 2, C: 0},
        supply={A: everything, B: everything},
    )
    asked = []
    position.do("market:1")  # B was the last to decide, and is not asked before A
    while position.asked == "turning-in":
        asked.append((position.actor, position.state.kind))
        position.do(sorted(position.words)[0])
    assert asked == [(seat, kind) for seat in (A, B) for kind in (3, 2, 1, 0)]


@rule("CS-SCORE-PALACE-1", "CS-SCORE-PALACE-2")
def test_all_stone_of_the_stock_may_be_exchanged_but_only_for_the_room_that_is_left() -> None:
    position = scoring({"palace.1": A}, supply={A: of(stone=4, silver=3)}, stock=of(stone=2))
    assert "palace:3stone+2silver" in position.words
    with pytest.raises(IllegalAction) as caught:
        position.act(TurnIn(3, 4, 2))  # the stock would do; the sixth piece is one too many
    assert (caught.value.rule, caught.value.message) == ("CS-SCORE-PALACE-1", "palace-room")
    with pytest.raises(IllegalAction) as caught:
        position.act(TurnIn(3, 0, 3))
    assert (caught.value.rule, caught.value.message) == ("CS-SCORE-PALACE-2", "not-in-stock")


@rule("CS-T-66", "CS-END-3", "CS-SCORE-PALACE-1", "CS-SCORE-PALACE-2")
def test_a_whole_final_scoring() -> None:
    castle = {
        "keep.1": A,
        "servants_house.1": A,
        "servants_house.2": A,
        "palace.1": B,
        "palace.2": A,
        "inn.12": B,
        "stable.16": B,
        "inn.6": C,
        "gate_big.1": C,
        "market.1": C,
        "forge.10": C,
    }
    position = scoring(
        castle,
        start=B,
        built={"tower": 7, "house": 4, "well": 1, "gate_small": 1},
        vp={A: 41, B: 55, C: 48},
        talers={A: 3, B: 7, C: 21},
        supply={
            A: of(stone=3, brick=1, wood=2, silver=2),
            B: of(stone=1, sand=2),
            C: of(wood=1, silver=1),
        },
        stock=of(sand=6, wood=5, stone=1),
        forge=6,
        granary={A: 1, B: 1},
    )
    assert sum(position.state.templates) == 4
    position.do("market:10", "palace:1stone+0silver", "palace:2sand+0silver")
    assert best_turn_in(position.state, A)[0] == 24
    position.do("palace:3stone+1silver", "palace:1brick+0silver")
    assert position.points(A, "CS-SCORE-KEEP-1") == 15
    assert [position.points(seat, "CS-WINTER-GRANARY-2") for seat in (A, B)] == [7, 7]
    result = position.state.outcome
    assert result is not None
    assert result.scores == (95, 92, 84)
    assert position.state.talers == (3, 7, 1)
    assert position.state.supply[A] == of(wood=2, silver=1)


def test_every_building_that_scores_by_itself_has_a_function() -> None:
    by_itself = [one for one in STANDARD.positions if one.building not in (MARKET, PALACE)]
    assert {position.scorer for position in by_itself} == set(SCORERS)


@rule("CS-SCORE-PALACE-1", "CS-SCORE-PALACE-2")
def test_everybody_is_told_what_is_turned_in_and_by_which_rule() -> None:
    position = scoring({"palace.1": A}, supply={A: of(stone=2, wood=1, silver=1)})
    told = position.do("palace:2stone+1silver", "palace:1wood+0silver")
    turned_in = [event for event in told if isinstance(event, PiecesTurnedIn)]
    assert turned_in == [
        PiecesTurnedIn(A, RESOURCES.index("stone"), 2, 1, "CS-SCORE-PALACE-2"),
        PiecesTurnedIn(A, RESOURCES.index("wood"), 1, 0, "CS-SCORE-PALACE-1"),
    ]


@rule("CS-SCORE-PALACE-2", "CS-AMB-18", "CS-END-3")
def test_scores_now_share_the_stock_in_seat_order_and_count_the_bars_on_the_forge() -> None:
    position = scoring(
        {"palace.1": A, "palace.2": B, "forge.10": A},
        players=2,
        start=B,
        supply={A: of(silver=2), B: of(stone=1, silver=1)},
        stock=of(stone=1, sand=1),
    )
    assert position.state.scores() == (1 + 2, 10)  # B takes the stone; for A one sand is left; two bars
    position.do("palace:0stone+0silver")
    assert position.state.scores() == (5 + 2, 1)  # B keeps his stone and takes the sand instead


@pytest.mark.parametrize("vp", [0, 7])
def test_scores_now_are_the_final_scores_if_nothing_changes(vp: int) -> None:
    castle = {"keep.1": A, "inn.12": B, "forge.6": C, "market.1": D, "palace.1": D}
    supply = {D: of(stone=2, silver=1)}
    before = table(
        at="selection", players=4, round_=12, castle=castle, talers={D: 9}, supply=supply, vp={A: vp}, forge=3
    ).state.scores()
    position = scoring(castle, players=4, talers={A: 3, B: 3, C: 3, D: 9}, supply=supply, vp={A: vp}, forge=3)
    position.do("market:4", "palace:2stone+1silver")
    assert position.state.vp == before  # C's with the bar of the Palace


@rule("CS-SCORE-PALACE-1", "CS-AMB-19")
def test_scores_now_count_only_the_room_that_is_left_in_the_palace() -> None:
    position = scoring({"palace.1": A}, supply={A: of(stone=4, brick=3)})
    position.do("palace:4stone+0silver")
    assert position.state.scores() == (4 * 5 + 4, 0, 0)
    assert best_turn_in(position.state, A) == (4, ((0, 0), (0, 0), (1, 0), (0, 0)))
