"""The worked examples of the rules, LUD-EX-1 to LUD-EX-18 (connected is C, touching is T there)."""

from __future__ import annotations

import pytest

from kastelan.games.ludwig.events import ExtraTurnGained, FinalPoints, RewardVoid, RoomCompleted
from kastelan.games.ludwig.final_scoring import shares
from tests.games.ludwig.castles import castle, drawn
from tests.games.ludwig.tables import A, B, C, Table, points, table
from tests.rulebook import rule


@rule("LUD-EX-1", "LUD-SCORE-2", "LUD-SCORE-3")
def test_nap_room_beside_a_living_room_then_lilac_cabinet_beside_the_nap_room() -> None:
    game = table(castle("focus_room"), market=["nap_room", "lilac_cabinet"], money=30_000)
    assert points(game.build("nap_room", to="focus_room")) == 2 + 2
    game.pass_to(A)
    told = game.build("lilac_cabinet", to="nap_room")
    assert points(told) == 5 + 2
    assert game.due == ["nap_room"]
    game.claim("nap_room")
    assert game.words[0] == "look100"  # the sleeping reward


@rule("LUD-EX-2", "LUD-SCORE-2")
def test_armory_at_the_dark_end_of_stairs_with_one_activity_room() -> None:
    plan = castle("stairs", "flute_room").attach("armory", to="stairs")
    assert plan.scored == {"LUD-SCORE-1": 1, "LUD-SCORE-2": 2}


@rule("LUD-EX-3", "LUD-SCORE-2", "LUD-SCORE-3")
def test_audience_room_loses_for_what_it_touches_even_through_a_doorway() -> None:
    plan = castle("gallery_of_mirrors", "stairs", "armory @ stairs")
    plan.attach("audience_room", to="foyer", touching=("foyer", "gallery_of_mirrors"))
    assert plan.scored == {"LUD-SCORE-1": 7, "LUD-SCORE-2": -2 - 2, "LUD-SCORE-3": 2}


@rule("LUD-EX-4", "LUD-REW-FOOD")
def test_gallery_of_mirrors_completes_the_dining_room_and_a_turn_follows_at_once() -> None:
    game = table(castle("dining_room"), market=["gallery_of_mirrors"])
    told = game.build("gallery_of_mirrors", to="dining_room")
    assert points(told) == 3 + 3
    assert game.due == ["dining_room"]
    game.claim("dining_room")
    assert (game.seat, game.words[-1]) == (A, "money")
    assert game.all(ExtraTurnGained)
    game.take_money()
    assert game.seat == B


@rule("LUD-EX-5", "LUD-REW-LIVING")
def test_gallery_of_mirrors_scores_again_without_the_penalty_of_its_neighbour() -> None:
    plan = castle("gallery_of_mirrors", "hallway @ gallery_of_mirrors", "focus_room @ gallery_of_mirrors")
    game = table(plan, market=["audience_room"])
    told = game.build("audience_room", to="gallery_of_mirrors", completes="gallery_of_mirrors")
    assert points(told, "LUD-SCORE-2") <= -2
    assert points(game.claim("gallery_of_mirrors")) == 3 + 2 + 2


@rule("LUD-EX-6", "LUD-REW-DOWNSTAIRS")
def test_the_second_completed_downstairs_room_brings_an_extra_turn() -> None:
    game = table(castle("stairs", "armory @ stairs"), market=["crypt"], money=30_000)
    told = game.build("crypt", to="armory", completes="armory")
    assert [event.rule for event in told if isinstance(event, RewardVoid)] == ["LUD-REW-DOWNSTAIRS"]
    assert game.seat == B
    game.pass_to(A)
    game.build("dark_hallway", to="crypt", completes="crypt")
    game.claim("crypt")
    game.reward("food")
    assert (game.seat, game.words[-1]) == (A, "money")


@rule("LUD-EX-7", "LUD-END-3")
def test_three_rooms_of_300_and_one_of_450_score_8_when_their_stacks_are_empty() -> None:
    plan = castle("hallway", "sauna @ hallway", "laundry_room @ hallway", "kitchen @ hallway")
    plan.attach("drawing_room", to="hallway")
    game = table(plan, stacks={300: (), 450: ()}, last=True)
    game.end_round()
    assert sum(e.points for e in game.all(FinalPoints) if e.seat == A and e.rule == "LUD-END-3") == 8


@rule("LUD-EX-8", "LUD-END-4")
def test_square_rooms_of_four_players() -> None:
    three = castle("hallway", "larder @ hallway", "buttery @ hallway", "observatory @ hallway")
    other = castle("hallway", "pantry @ hallway", "cloak_room @ hallway", "french_gazebo @ hallway")
    game = table(three, other, castle("focus_room"), players=4, favours=["square_rooms"], last=True)
    game.end_round()
    square = [event for event in game.all(FinalPoints) if event.rule == "LUD-FAV-SQUARE"]
    assert {event.seat: (event.measure, event.points) for event in square} == {
        0: (3, 6),
        1: (3, 6),
        2: (1, 2),
        3: (0, 0),
    }


@rule("LUD-EX-9", "LUD-END-6", "LUD-FAV-AREA")
def test_money_left_and_the_size_of_living_rooms() -> None:
    plan = castle("hallway", "parlor @ hallway", "throne_room @ hallway", "sauna @ hallway")
    game = table(plan, money=[24_000, 0], favours=["area_living"], last=True)
    game.end_round()  # which brings 5,000
    ends = [event for event in game.all(FinalPoints) if event.seat == A]
    assert [(e.measure, e.points) for e in ends if e.rule == "LUD-END-6"] == [(29_000, 2)]
    assert next(e.measure for e in ends if e.rule == "LUD-FAV-AREA") == 150 + 600


@rule("LUD-EX-10", "LUD-ROUND-1", "LUD-ROUND-2", "LUD-ROUND-3", "LUD-ROUND-4", "LUD-ROUND-5", "LUD-TURN-3")
def test_the_second_round_of_three_players() -> None:
    yellow, green, blue = A, B, C  # the stone is about to come to blue
    game = table(
        players=3,
        seat=green,
        master=green,
        market={15: "pumpkin_garden", 8: "sauna", 2: "larder"},
        stacks={200: ["solar"], 300: ["guest_bedroom"], 450: ["drawing_room"]},
        deck=(200, 300, 450),
    )
    game.take_money()
    assert (game.state.master, game.seat) == (blue, blue)
    assert game.market == {
        15: "pumpkin_garden",
        10: "solar",
        8: "sauna",
        6: "guest_bedroom",
        4: "drawing_room",
        2: "larder",
    }
    game.price("drawing_room", "solar", "guest_bedroom", "pumpkin_garden", "sauna", "larder")
    assert game.market[15] == "drawing_room"
    assert game.seat == yellow
    game.build("pumpkin_garden")
    assert game.money == (15_000 + 1000 - 6_000, 20_000, 15_000 + 6_000)  # it had a coin on it
    game.build("stairs")
    assert game.money == (10_000, 17_000, 24_000)
    assert game.seat == blue
    game.build("guest_bedroom")
    assert game.money == (10_000, 17_000, 16_000)  # 8,000 to the bank
    assert game.coins == {"drawing_room": 1000, "solar": 1000, "sauna": 2000, "larder": 2000}
    assert game.state.master == yellow


@rule("LUD-EX-11", "LUD-GEO-3")
def test_a_circle_touches_tiles_at_the_middle_of_its_sides_only() -> None:
    plan = drawn(
        ". . . h . . . . . . .",
        ". . . h . . . . . . .",
        "f f f h . . . . . . .",
        "f f f h . . . . . . .",
        "f f f h s s s s s s s",
        "r r . h s s s s s s s",
        "r r c c c . . . . . .",
        ". . c c c . . . . . .",
        ". . c c c . . . . . .",
        h="hallway e",
        r="focus_room",
        s="salon",
        c="flute_room",
    )
    assert plan.touching("flute_room") == {"hallway"}
    assert plan.scored == {"LUD-SCORE-1": 3}


@rule("LUD-EX-12", "LUD-GEO-5")
def test_a_cloak_room_touches_stairs_and_hallway_whatever_their_level() -> None:
    plan = drawn(
        "d . . . . . . . .",
        "d . . . . . . . .",
        "d . . . f f f . .",
        "d s s s f f f . .",
        "d c c . f f f . .",
        "d c c h h h h h h",
        s="stairs",
        d="hallway ed",
        h="hallway",
        c="cloak_room w",
    )
    assert plan.touching("cloak_room") == {"stairs", "hallway", "hallway 2"}
    assert plan.connected("cloak_room") == {"hallway 2"}


@rule("LUD-EX-13", "LUD-SCORE-2", "LUD-DIFF-10")
def test_each_kind_of_symbol() -> None:
    plan = drawn(
        ". . . . . . . b b .",
        ". h h h h h h b b .",
        "f f f . s s . b b .",
        "f f f . s s . b b .",
        "f f f . s s . b b .",
        ". . . . s s t t t t",
        ". . . . s s t t t t",
        ". . . . . . t t t t",
        ". . . . . . t t t t",
        h="hallway",
        b="billiards_room e",
        s="shed w",
        t="east_tapestry_chamber",
    )
    assert plan.connected("east_tapestry_chamber") == {"billiards_room", "shed"}
    assert plan.scored["LUD-SCORE-2"] == 2 + 2
    flute = drawn(
        "h . . . . . . . .",
        "h b b b c c c . .",
        "h b b b c c c s s",
        "h b b b c c c s s",
        "h f f f p p p s s",
        "h f f f p p p s s",
        ". f f f p p p . .",
        h="hallway e",
        p="parlor",
        s="solar e",
        b="berchta_room e",
        c="flute_room e",
    )
    assert flute.touching("flute_room") == {"parlor", "solar", "berchta_room"}
    assert flute.scored["LUD-SCORE-2"] == -1 - 1
    pit = castle("shed", "gatehouse", "stairs").attach("bottomless_pit", to="stairs")
    assert pit.scored == {"LUD-SCORE-1": 3, "LUD-SCORE-2": 1 + 1}


@rule("LUD-EX-14", "LUD-REW-SLEEPING", "LUD-DIFF-5", "LUD-END-3", "LUD-ROUND-1")
def test_two_tiles_put_on_the_deck_come_into_the_market_and_leave_the_stack_empty() -> None:
    plan = castle("focus_room", "nap_room @ focus_room", "hallway", "sauna @ hallway")
    game = table(plan, market=["lilac_cabinet"], stacks={300: ["guest_bedroom", "panic_room"]})
    game.build("lilac_cabinet", to="nap_room")
    game.claim("nap_room")
    game.look(300)
    game.put("panic_room")
    game.put("guest_bedroom")
    assert game.on_deck == ["guest_bedroom", "panic_room"]
    game.end_round()
    assert (game.market[15], game.market[10]) == ("guest_bedroom", "panic_room")
    game.state.last = True
    game.end_round()
    assert [e.points for e in game.all(FinalPoints) if e.seat == A and e.rule == "LUD-END-3"] == [2]


@rule("LUD-EX-15", "LUD-SCORE-2", "LUD-SCORE-3")
def test_the_dungeon_counts_itself_and_later_downstairs_rooms() -> None:
    plan = castle("stairs", "dungeon @ stairs")
    assert plan.scored == {"LUD-SCORE-1": 1, "LUD-SCORE-2": 2}
    assert plan.attach("crypt", to="dungeon").scored == {"LUD-SCORE-1": 2, "LUD-SCORE-3": 2}


@rule("LUD-EX-16", "LUD-END-4", "LUD-RUL-6")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [((5, 5, 5, 2), [4, 4, 4, 1]), ((5, 2, 2, 2), [8, 2, 2, 2]), ((0, 0), [0, 0]), ((0, 3, 0), [0, 8, 0])],
)
def test_ties_share_the_places_they_take_and_nothing_earns_nothing(
    counts: tuple[int, ...], expected: list[int]
) -> None:
    assert shares(counts)[0] == expected


@rule("LUD-EX-17", "LUD-RUL-3", "LUD-REW-DOWNSTAIRS")
def test_of_two_downstairs_rooms_completed_at_once_the_player_says_which_is_the_second() -> None:
    plan = castle("stairs", "dark_hallway @ stairs", "crypt @ hallway")
    game = table(plan, market=["the_hole"], money=30_000)
    told = game.build("the_hole", to="crypt", completes=("crypt", "the_hole"))
    assert len([event for event in told if isinstance(event, RoomCompleted)]) == 2
    assert game.due == ["crypt", "the_hole"]
    game.claim("the_hole")
    told = game.reward("living")
    assert points(told) == 3  # the Hole itself; nobody sleeps here
    assert [event.rule for event in told if isinstance(event, RewardVoid)] == ["LUD-REW-DOWNSTAIRS"]
    assert game.seat == B


@rule("LUD-EX-18", "LUD-REW-CORRIDOR")
def test_one_corridor_reward_a_turn_and_one_more_in_an_extra_turn() -> None:
    plan = castle("stairs", "the_hole @ stairs", "stairs", "larder")

    def stairs_completed() -> Table:
        """The stairs and, beneath them, the second downstairs room are completed."""
        game = table(plan, market=["bottomless_pit", "focus_room"], money=30_000)
        game.build("bottomless_pit", to="stairs 2", completes=("stairs 2", "bottomless_pit"))
        assert game.due == ["stairs 2", "bottomless_pit"]
        return game

    one_turn = stairs_completed()
    one_turn.claim("stairs 2")
    told = one_turn.free("hallway", to="foyer", completes="foyer")
    assert [event.rule for event in told if isinstance(event, RewardVoid)] == ["LUD-REW-CORRIDOR"]

    two_turns = stairs_completed()
    two_turns.claim("stairs 2")
    two_turns.free("hallway", to="larder", completes="larder")
    two_turns.decline("larder")
    two_turns.claim("bottomless_pit")
    two_turns.reward("food")
    two_turns.build("focus_room", to="foyer", completes="foyer")
    two_turns.claim("foyer")
    assert two_turns.words == ["free-hallway", "free-stairs"]
