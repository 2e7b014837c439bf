"""DEC-24 to DEC-44: castles, placements, rewards and the end of a turn."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig.events import MoneyTaken, RewardClaimed
from kastelan.games.ludwig.modules.decrees.events import PointsGained
from kastelan.games.ludwig.modules.decrees.registry import DECREES
from kastelan.games.ludwig.modules.turn_progress import ACTED
from kastelan.games.ludwig.special_rewards import SECOND_CORRIDOR, special
from kastelan.games.ludwig.step_numbers import ANY_REWARD, DIGGING, FREE_CORRIDOR, PLACING, REWARDS
from tests.games.ludwig.modules.scenes import A, B, Scene, scene, stack
from tests.games.ludwig.modules.yards import Yard, yard
from tests.rulebook import rule


@rule("DEC-25", "DEC-44", "AMB-42", "XSC-4")
def test_symbols_that_list_outdoor_or_living() -> None:
    table = scene("decrees", market={4: "x_library"}, decrees={A: (25, 44)})
    table.do("buy4")
    told = table.place("x_library")
    assert [event.amount for event in told if isinstance(event, MoneyTaken)] == [7_000]
    assert [event.points for event in told if isinstance(event, PointsGained)] == [2]


@rule("DEC-26", "AMB-20")
def test_thin_walls() -> None:
    castle = yard("hallway").law(26)
    plain = {place for place, _ in yard("hallway").ways("observatory")}
    more = [(place, grown) for place, grown in castle.ways("observatory") if place not in plain]
    assert more
    for _, grown in more:
        assert grown.connected("observatory")
        assert grown.connected("observatory") <= grown.touching("observatory")
    before = castle.castle.joined
    assert any(grown.castle.joined[:2] != before for _, grown in more)
    stairs = yard("stairs").law(26)
    for _, grown in stairs.ways("stairs"):
        assert "stairs" not in grown.connected("stairs 2")


@rule("DEC-27")
def test_no_stairs_needed() -> None:
    assert not list(yard().ways("crypt"))
    assert [grown for _, grown in yard().law(27).ways("crypt") if grown.connected("crypt") == {"foyer"}]


@rule("DEC-30", "DEC-31", "AMB-21", "EX-X6", "XSC-4")
def test_printed_points_as_money_and_the_least() -> None:
    table = scene("decrees", market={4: "focus_room"}, decrees={A: (30, 31)})
    table.do("buy4")
    table.place("focus_room")
    assert table.words == ["as-points", "as-money"]
    table.do("as-money")
    assert (table.score[A], table.money[A]) == (0, 16_000)
    hall = scene("decrees", decrees={A: (31,)})
    hall.do("hallway")
    hall.place("hallway")
    assert hall.score[A] == 3


def rewarded(kind: int, decrees: tuple[int, ...], *rows: str, modules: str = "decrees") -> Scene:
    """A reward of this type is due for the first room of a castle that is not the foyer."""
    table = scene(modules, yard(*rows), decrees={A: decrees})
    table.state.pending, table.state.step = ((1, 1 << 3 | kind),), REWARDS
    table.module_state.turn_progress = ACTED
    return table


@rule("DEC-32")
def test_grand_party() -> None:
    table = rewarded(0, (32,), "flute_room")
    table.do("claim1")
    assert table.score[A] == 8


@rule("DEC-38")
def test_a_reward_brings_no_money_without_a_decree() -> None:
    table = rewarded(0, (), "flute_room")
    money = table.money[A]
    table.do("claim1")
    assert (table.money[A], table.score[A] > 0) == (money, True)


@rule("DEC-33")
def test_hearty_meal() -> None:
    table = rewarded(3, (33,), "buttery")
    table.do("claim1")
    assert (table.seat, table.money[A]) == (A, 20_000)


@rule("DEC-34")
def test_both_ways() -> None:
    table = rewarded(1, (34,), "hallway")
    table.do("claim1")
    assert table.state.step == FREE_CORRIDOR
    table.do("free-hallway")
    table.place("hallway", "hallway")
    while table.words[0] == "claim1" and len(table.state.pending) > 1:
        table.do("skip1")
    told = table.do("claim1")
    assert [event.rule for event in told if isinstance(event, RewardClaimed)] == ["DEC-34"]
    assert (table.state.step, table.state.tile) == (PLACING, 3)
    table.place("stairs", "hallway")
    assert len(table.yard(A).castle.rooms) == 4


@pytest.mark.parametrize(
    ("left", "taken", "due"), [((9, 0), 0, 0), ((0, 9), 1, 0), ((9, 9), 0, 1), ((1, 9), 1, 1)]
)
@rule("DEC-34", "LUD-RUL-4")
def test_both_ways_as_far_as_there_are_any(left: tuple[int, int], taken: int, due: int) -> None:
    table = rewarded(1, (34,), "hallway")
    table.state.corridors = left
    table.do("claim1", ("free-hallway", "free-stairs")[taken])
    entry = special(SECOND_CORRIDOR, 0, (3, 2)[taken])
    reward = table.state.table.special_rewards[SECOND_CORRIDOR]
    assert (reward.void(table.state, entry) is None) == due


@rule("DEC-35", "XSET-10")
@pytest.mark.parametrize("decrees", [(35,), (16, 35)])
def test_double_deal(decrees: tuple[int, ...]) -> None:
    table = rewarded(2, decrees, "stairs", "crypt @ stairs")
    table.state.pending = ((1, 2 << 3 | 2),)
    table.do("claim1", "as-outdoor", "claim1")
    assert table.state.step == ANY_REWARD
    assert "as-outdoor" not in table.words
    table.do("as-activity")
    assert (table.money[A], table.score[A], table.seat) == (25_000, 5, B)


@rule("DEC-36")
def test_rich_harvest() -> None:
    table = rewarded(5, (36,), "gatehouse")
    table.do("claim1")
    assert table.money[A] == 30_000


@rule("DEC-37")
def test_vivid_dreams() -> None:
    table = rewarded(6, (37,), "guest_bedroom")
    table.do("claim1", "look100", "put1", "put1")
    assert table.state.step == DIGGING
    table.do("put1")
    assert len(table.state.on_deck) == 3
    assert table.seat == B


@rule("DEC-38")
def test_gratuity() -> None:
    table = rewarded(0, (38,), "flute_room")
    table.state.pending = ((0, 1 << 3, 1 << 3 | 5),)
    table.do("claim1")
    assert table.money[A] == 16_000
    table.do("claim1")
    assert table.money[A] == 26_000


@rule("DEC-39")
def test_twice_around() -> None:
    castle = yard("hallway", start=Yard(moat=True)).dig("west", "north")
    table = scene("moats,decrees", castle, money=5_000, decrees={A: (39,)})
    stack(table, 100, "buttery", "larder")
    table.do("moat", "east", "claim1", "look100", "take1")
    table.act(table.state.legal(A)[0])
    while len(table.state.pending[-1]) > 2 or table.state.pending[-1][1] < 1 << 20:
        table.do("skip1")
    table.do("claim1")
    assert table.words == [
        "look100",
        *(f"look{size}" for size in (150, 200, 250, 300, 350, 400, 450, 500, 600)),
    ]


@rule("DEC-40")
def test_odd_to_even() -> None:
    table = scene("decrees", decrees={A: (40,)}, score=(3, 3, 3))
    table.do("money")
    assert table.score == (4, 3, 3)


@rule("DEC-41", "AMB-22")
def test_the_piggy_bank() -> None:
    table = scene("decrees", decrees={A: (41,)})
    table.do("money")
    assert table.words == ["bank", "done"]
    table.do("bank")
    assert (table.seat, table.money[A], table.module_state.banked[A]) == (B, 19_000, 1)
    assert DECREES[41].final(table.state, A) == (1, 1)


@rule("DEC-42")
def test_wider_choice() -> None:
    table = rewarded(7, (42,), "broom_closet")
    table.do("claim1")
    assert table.words == ["card1", "card2", "card3"]


@rule("DEC-43", "XSC-6")
def test_deep_cellars() -> None:
    castle = yard("stairs", "dungeon @ stairs")
    assert (castle.points, castle.law(43).points) == (1 + 2, 1 + 4)


@rule("DEC-28", "DEC-29")
def test_penalties_and_ties() -> None:
    castle = yard("drawing_room").attach("x_fencing_room", "drawing_room")
    assert [castle.law(*laws).points for laws in ((), (28,), (29,))] == [6, 7, 7]
