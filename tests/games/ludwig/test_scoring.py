"""LUD-SCORE: what a placed tile brings."""

from __future__ import annotations

from kastelan.games.ludwig.events import PointsScored, RewardDeclined, RoomCompleted
from tests.games.ludwig.castles import Plan, castle, drawn
from tests.games.ludwig.tables import A, B, points, table
from tests.rulebook import refused, rule


@rule("LUD-SCORE-1")
def test_printed_points_come_first_and_corridors_have_none() -> None:
    assert Plan().attach("lilac_cabinet").scored == {"LUD-SCORE-1": 5}
    assert Plan().attach("hallway").scored == {}
    assert Plan().attach("stairs").scored == {}
    plan = castle("focus_room").attach("nap_room", to="focus_room")
    assert list(plan.scored) == ["LUD-SCORE-1", "LUD-SCORE-2"]


@rule("LUD-SCORE-2")
def test_a_connected_bonus_wants_a_doorway_not_a_touch() -> None:
    plan = castle("hallway", "focus_room @ hallway")
    touching = plan.copy().attach(
        "nap_room", to="hallway", if_so=lambda grown: "focus_room" in grown.touching("nap_room")
    )
    assert touching.scored == {"LUD-SCORE-1": 2}
    assert plan.attach("nap_room", to="focus_room").scored == {"LUD-SCORE-1": 2, "LUD-SCORE-2": 2}


@rule("LUD-SCORE-2")
def test_an_adjacent_penalty_is_for_listed_types_only_doors_or_not() -> None:
    plan = castle("hallway", "focus_room @ hallway", "larder @ hallway")
    plan.attach("oratory", to="hallway", if_so=lambda grown: "focus_room" in grown.touching("oratory"))
    touched = plan.touching("oratory")
    assert {"focus_room", "hallway"} <= touched  # corridors and food are not listed
    assert plan.scored == {"LUD-SCORE-1": 4, "LUD-SCORE-2": -1}


@rule("LUD-SCORE-2")
def test_a_downstairs_room_counts_the_whole_castle() -> None:
    plan = castle("stairs", "hallway", "larder @ hallway", "pantry @ hallway", "focus_room @ hallway")
    assert plan.attach("mold_room", to="stairs").scored == {"LUD-SCORE-1": 2, "LUD-SCORE-2": 2 * 2}


@rule("LUD-SCORE-3")
def test_older_symbols_score_for_the_new_tile() -> None:
    connected = castle("nap_room").attach("focus_room", to="nap_room")
    assert connected.scored == {"LUD-SCORE-1": 5, "LUD-SCORE-3": 2}
    penalty = castle("flute_room").attach("focus_room", to="flute_room")
    assert penalty.scored == {"LUD-SCORE-1": 5, "LUD-SCORE-3": -1}
    downstairs = castle("stairs", "the_hole @ stairs").attach("nap_room")
    assert downstairs.scored == {"LUD-SCORE-1": 2, "LUD-SCORE-3": 1}


@rule("LUD-SCORE-3")
def test_older_symbols_do_not_score_again_for_older_tiles() -> None:
    plan = castle("stairs", "mold_room @ stairs", "larder")
    assert plan.attach("pantry").scored == {"LUD-SCORE-1": 2, "LUD-SCORE-3": 2}


@rule("LUD-SCORE-4")
def test_two_doorways_score_once_and_each_of_two_tiles_for_the_other() -> None:
    plan = Plan().lay("terrace_gardens", 3, 0)
    plan.attach("gatehouse", to="terrace_gardens", completes="gatehouse")  # both doors on both doors
    assert plan.castle.joined[plan.number("gatehouse")] == 2
    assert plan.scored == {"LUD-SCORE-1": 1, "LUD-SCORE-2": 1, "LUD-SCORE-3": 1}


@rule("LUD-SCORE-5", "LUD-DIFF-1")
def test_rewards_are_taken_in_any_order_and_may_be_declined() -> None:
    rows = (
        ". . . . . . k",
        ". . . . . . k",
        "f f f h l l k",
        "f f f h l l k",
        "f f f h . . k",
        ". . . h p p k",
        ". . . h p p .",
        ". . . h . . .",
    )
    plan = drawn(*(row.replace("k", ".") for row in rows), h="hallway e", l="larder", p="pantry")
    for order in (("larder", "pantry"), ("pantry", "larder")):
        game = table(plan, money=30_000)
        told = game.build("hallway", to=("larder", "pantry"), completes=("larder", "pantry"))
        assert len([event for event in told if isinstance(event, RoomCompleted)]) == 2
        assert game.due == ["larder", "pantry"]
        assert game.words == ["claim1", "claim2", "skip1", "skip2"]
        with refused("LUD-SCORE-5"):
            game.word("claim3")
        with refused("LUD-SCORE-5"):
            game.word("money")
        game.claim(order[0])
        assert game.due == [order[1]]
        game.decline(order[1])
        assert len(game.all(RewardDeclined)) == 1
        assert (game.seat, game.state.extra) == (A, 0)  # one extra turn
        game.take_money()
        assert game.seat == B


@rule("LUD-SCORE-5")
def test_the_new_tile_itself_may_be_completed() -> None:
    game = table(castle("hallway"), market=["gatehouse"])
    told = game.build("gatehouse", to="hallway", completes="gatehouse")
    assert game.due == ["gatehouse"]
    kinds = [type(event) for event in told]
    assert kinds.index(PointsScored) < kinds.index(RoomCompleted)  # points first


@rule("LUD-SCORE-6")
def test_a_placement_may_lose_points_and_scores_fall_below_zero() -> None:
    game = table(castle("audience_room"), score=(1, 0), money=30_000)
    told = game.build("hallway", to="audience_room")
    assert points(told) == -2
    assert game.score == (-1, 0)
