"""DEC-09 to DEC-23: pricing, the order of turns, buying and taking money."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig import rounds
from kastelan.games.ludwig.events import TurnBegun
from kastelan.games.ludwig.modules.actions import LAY_COINS
from kastelan.games.ludwig.modules.decrees.events import CoinsMoved
from kastelan.games.ludwig.modules.decrees.registry import DECREES
from kastelan.games.ludwig.modules.turn_progress import ACTED, STORED
from kastelan.games.ludwig.step_numbers import (
    BUYING,
    COUNTING,
    NOTHING,
    PRICING,
    QUEUING,
    RETURNING,
    TURN_END,
)
from tests.games.ludwig.modules.scenes import NAMES, A, B, C, scene
from tests.games.ludwig.modules.yards import TILES, Yard, yard
from tests.rulebook import refused, rule


@rule("DEC-09")
def test_one_price_twice() -> None:
    table = scene(
        "decrees", market={15: "focus_room", 10: "parlor", 8: "buttery"}, pricing=True, decrees={C: (9,)}
    )
    table.do("keep", "shift10-8")
    assert table.seat == A
    table.do("buy10")
    assert table.money == (7_000, 15_000, 23_000)
    other = scene("decrees", market={15: "focus_room", 10: "parlor"}, pricing=True, decrees={A: (9,)})
    other.do("keep")
    assert other.state.step == BUYING


@rule("DEC-10")
def test_coins_laid_out_anew() -> None:
    table = scene(
        "decrees",
        market={15: "focus_room", 10: "parlor", 8: "buttery"},
        coins={"focus_room": 2000, "buttery": 7000},
        decrees={A: (10,)},
        master=A,
        pricing=True,
    )
    table.state.step = COUNTING
    assert table.words[0] == "keep-coins"
    assert table.words[-1] == "lay-coins5"
    table.do("lay-coins4")
    with refused("DEC-10"):
        table.do("lay-coins6")
    table.do("lay-coins5", "lay-coins0")
    assert table.state.coins[:3] == (4, 5, 0)
    assert not any(table.state.coins[3:])  # nothing lies where there is no tile
    moved = [(NAMES[event.tile], event.coins) for event in table.told if isinstance(event, CoinsMoved)]
    assert moved == [("focus_room", 4), ("parlor", 5), ("buttery", 0)]
    assert table.state.step == PRICING


@pytest.mark.parametrize(("version", "step"), [(1, PRICING), (2, COUNTING)])
@rule("DEC-10")
def test_coins_are_laid_out_anew_however_many_there_are(version: int, step: int) -> None:
    table = scene(
        "decrees",
        market={15: "focus_room", 10: "parlor"},
        coins={"focus_room": 70_000, "parlor": 2_000},
        decrees={A: (10,)},
        master=A,
        version=version,
    )
    rounds.begin_pricing(table.state, None)
    assert table.state.step == step
    if version > 1:
        with refused("DEC-10"):
            table.do("lay-coins66")
        table.do("lay-coins67", "lay-coins5")
        assert table.state.coins[:2] == (67, 5)


@rule("DEC-10")
def test_coins_stay_where_a_tile_has_more_than_any_action_lays() -> None:
    table = scene(
        "decrees",
        market={15: "focus_room", 10: "parlor"},
        coins={"focus_room": 1000 * len(LAY_COINS), "parlor": 2_000},
        decrees={A: (10,)},
        master=A,
    )
    rounds.begin_pricing(table.state, None)
    assert table.state.step == PRICING


@rule("DEC-11", "DIG-4")
def test_the_hourglass() -> None:
    table = scene("decrees", pricing=True, decrees={A: (11,)}, hourglass="yes")
    assert table.words[-1] == "time-up"
    table.do("lay15", "time-up")
    assert table.seat == A
    assert "time-up" not in table.words
    table.do("keep")
    assert table.state.step == BUYING
    plain = scene("decrees", pricing=True)
    with refused("DEC-11"):
        plain.do("time-up")


@rule("DEC-12", "RND-3")
def test_builder_first() -> None:
    table = scene("decrees", master=B, pricing=True, decrees={B: (12,)})
    told = table.end_round()
    assert [event.seat for event in told if isinstance(event, TurnBegun)] == [B, C, A]


@rule("DEC-13", "AMB-30", "RND-3")
def test_queue_jumper() -> None:
    table = scene("decrees", master=B, pricing=True, decrees={B: (13,)})
    table.do("keep")
    assert (table.state.step, table.seat) == (QUEUING, B)
    assert table.words == ["ahead0", "ahead1", "ahead2"]
    told = table.do("ahead2")
    assert table.money == (17_000, 11_000, 17_000)
    assert [event.seat for event in told if isinstance(event, TurnBegun)] == [B]
    poor = scene("decrees", master=B, pricing=True, decrees={B: (13,)}, money=(9_000, 3_000, 0))
    poor.do("keep")
    assert poor.words == ["ahead0", "ahead1"]


PRICED = {15: "focus_room", 10: "parlor", 4: "buttery", 2: "larder", 1: "pantry"}


@pytest.mark.parametrize(
    ("decrees", "buy", "paid"),
    [
        ((15,), "hallway", 1_000),
        ((15, 19), "hallway", 0),
        ((18,), "buy15", 10_000),
        ((18, 19), "buy15", 9_000),
        ((18,), "buy10", 10_000),
        ((19,), "buy4", 3_000),
        ((20,), "buy2", 0),
        ((20,), "buy1", 0),
        ((20,), "buy4", 4_000),
        ((14,), "renovate1", 2_000),
        ((14, 19), "renovate1", 1_000),
        ((19,), "moat", 4_000),
    ],
)
@rule("DEC-14", "DEC-15", "DEC-18", "DEC-19", "DEC-20", "MIX-9", "AMB-18", "RND-9")
def test_prices(decrees: tuple[int, ...], buy: str, paid: int) -> None:
    castle = yard("hallway", "parlor @ hallway", start=Yard(moat=True))
    market = {price: tile for price, tile in PRICED.items() if tile != "parlor"} | {10: "study"}
    modules = "decrees,moats,renovations,towers"
    table = scene(modules, castle, players=4, market=market, decrees={A: decrees}, money=20_000)
    table.module_state.show, table.module_state.show_swans = (
        (int(TILES["r_clock_cabinet"].number),),
        (NOTHING,),
    )
    table.do(buy)
    assert table.money == (20_000 - paid, 20_000, 20_000, 20_000 + paid)


@pytest.mark.parametrize("decrees", [(22,), ()])
@rule("DEC-23")
def test_only_the_holder_takes_points(decrees: tuple[int, ...]) -> None:
    table = scene("decrees", decrees={A: decrees, B: (23,)})
    with refused("LUD-TURN-1"):
        table.do("points")
    assert table.score[A] == 0


@rule("DEC-16", "AMB-17")
def test_the_storage_yard() -> None:
    table = scene("decrees", market={4: "focus_room"}, decrees={A: (16,)})
    table.do("buy4", "store")
    assert table.module_state.stored[A] == TILES["focus_room"].number
    assert table.seat == B
    table.state.seat, table.state.step, table.module_state.turn_progress = A, BUYING, 0
    table.do("unpack")
    table.place("focus_room", "foyer")
    assert (table.state.step, table.seat) == (BUYING, A)
    table.do("money")
    after = scene("decrees", market={4: "focus_room"}, decrees={A: (16,)})
    after.module_state.stored = (int(TILES["buttery"].number), NOTHING, NOTHING)
    after.do("money")
    assert after.state.step == TURN_END
    assert after.words == ["unpack", "done"]
    after.do("unpack")
    after.place("buttery", "foyer")
    assert after.seat == B


@rule("DEC-16", "DEC-41")
def test_the_turn_goes_on_after_a_piece_was_stored() -> None:
    table = scene("decrees", market={4: "focus_room"}, decrees={A: (16, 41)})
    table.do("buy4", "store")
    assert (table.state.step, table.module_state.turn_progress) == (TURN_END, ACTED | STORED)
    assert table.words == ["bank", "done"]


@rule("DEC-16")
def test_the_yard_holds_one_piece_and_takes_nothing_free() -> None:
    table = scene("decrees", market={4: "focus_room"}, decrees={A: (16,)})
    table.module_state.stored = (int(TILES["buttery"].number), NOTHING, NOTHING)
    table.do("buy4")
    with refused("DEC-16"):
        table.do("store")


@rule("DEC-17", "RND-9")
def test_coins_for_glory() -> None:
    table = scene(
        "decrees", market={4: "focus_room"}, coins={"focus_room": 3000}, decrees={A: (17,)}, money=2_000
    )
    table.do("buy4")
    assert table.state.step == RETURNING
    assert table.words == ["return0", "return1"]
    table.do("return1")
    assert (table.score[A], table.money[A]) == (1, 0)


@rule("DEC-21")
def test_the_credit_line() -> None:
    table = scene("decrees", market={8: "focus_room"}, decrees={A: (21,)}, money=5_000)
    table.do("buy8")
    assert table.words == [f"borrow{n}" for n in range(3, 9)]
    table.do("borrow4")
    assert (table.money[A], table.module_state.debt[A]) == (1_000, 4)
    table.place("focus_room")
    table.state.seat, table.state.step, table.module_state.turn_progress = A, BUYING, 0
    assert "repay1" in table.words
    table.do("repay1")
    assert (table.money[A], table.module_state.debt[A]) == (0, 3)
    assert DECREES[21].final(table.state, A) == (-3, 3)


@rule("DEC-22", "DEC-23", "MIX-9", "AMB-28")
def test_money_instead_of_buying() -> None:
    how = {"market": {8: "focus_room"}, "coins": {"focus_room": 2000}}
    table = scene("decrees", decrees={A: (22,)}, **how)  # type: ignore[arg-type]  # passed on as they come
    table.do("money", "coins8")
    assert (table.money[A], sum(table.state.coins)) == (22_000, 0)
    both = scene("decrees", decrees={A: (22, 23)}, **how)  # type: ignore[arg-type]
    both.do("money", "no-coins")
    assert both.money[A] == 23_000
    points = scene("decrees", decrees={A: (22, 23)}, **how)  # type: ignore[arg-type]
    points.do("points")
    assert (points.score[A], points.money[A], points.seat) == (8, 15_000, B)
