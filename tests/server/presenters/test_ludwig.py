"""What the browser is told about Ludwig's castles: true, complete, and nothing that is hidden."""

from __future__ import annotations

import json
from random import Random
from typing import cast
from xml.etree import ElementTree

import pytest

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Game
from kastelan.core.jsonable import Json
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.actions import ACTIONS, NO_MORE, PutOnDeck
from kastelan.games.ludwig.events import PointsScored, RoomCompleted
from kastelan.games.ludwig.loading import standard
from kastelan.games.ludwig.modules.box import boxed
from kastelan.games.ludwig.steps import BUYING, CHOOSING, DIGGING, FOYER, OVER, PLACING, REWARDS
from kastelan.locale import LANGUAGES, Speaker
from kastelan.server.play import lookahead
from kastelan.server.presenters import ludwig
from tests.pictures.playing import position

Row = dict[str, Json]


def state_after(steps: int | None, players: int = 3, seed: int = 3) -> LudwigState:
    state = position("ludwig", players, seed, steps)
    assert isinstance(state, LudwigState)
    return state


def until(step: int, players: int = 2, seed: int = 0) -> LudwigState:
    """The first position of a random game in which this is decided."""
    luck, game = Random(seed), cast(Game, LUDWIG)
    while True:
        state = game.new(players, seed=luck.randrange(1000))
        while actors := state.actors:
            assert isinstance(state, LudwigState)
            if state.step == step:
                return state
            legal = state.legal(actors[0])
            state.apply(actors[0], legal[luck.randrange(len(legal))])


def rows(facts: Row, name: str) -> list[Row]:
    found = facts[name]
    assert isinstance(found, list)
    return cast(list[Row], found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_an_explanation(language: str) -> None:
    told, box = ludwig.catalogue(Speaker(language)), boxed(standard(), True, True)
    assert [len(rows(told, part)) for part in ("tiles", "favours", "cards", "types", "ranks")] == [
        len(box.tiles),
        len(box.favours),
        len(box.bonus_cards),
        8,
        5,
    ]
    for part, fields in (
        ("tiles", ("name", "spoken", "poses")),
        ("favours", ("name", "about", "rule")),
        ("cards", ("name", "about", "pays")),
        ("types", ("name", "reward", "about")),
    ):
        for one in rows(told, part):
            assert all(one[field] for field in fields), one
    assert "(LUD-" not in json.dumps(told)


def test_a_pose_has_the_doors_of_the_engine_in_the_same_order() -> None:
    told = rows(ludwig.catalogue(Speaker("en")), "tiles")
    for tile, one in zip(boxed(standard(), True, True).tiles, told, strict=True):
        for pose, way in zip(tile.poses, rows(one, "poses"), strict=False):
            assert (way["turn"], way["dark"]) == (pose.turn, pose.dark)
            assert [door[2] for door in cast(list[list[Json]], way["doors"])] == [
                side for _, _, side, _ in pose.doors
            ]


def test_castles_lie_as_in_the_game_with_the_states_of_their_doors() -> None:
    state = state_after(150)
    for castle, one in zip(state.castles, rows(ludwig.board(LUDWIG, state.view(0)), "castles"), strict=True):
        for number, (room, told) in enumerate(zip(castle.rooms, rows(one, "rooms"), strict=True)):
            assert (told["tile"], told["x"], told["y"]) == (room.tile.number, room.x, room.y)
            doors = cast(list[str], told["doors"])
            assert doors.count("doorway") == castle.joined[number]
            assert told["completed"] == (set(doors) == {"doorway"})
        assert one["entrances"]


def test_favours_and_stacks_are_told_as_they_would_score() -> None:
    state = state_after(None)
    assert state.step == OVER
    told = ludwig.board(LUDWIG, state.view(0))
    castles = rows(told, "castles")
    assert len(rows(told, "favours")) == state.players
    for stack in rows(told, "stacks"):
        owned = cast(list[int], stack["owned"])
        assert len(owned) == len(castles)
    assert sum(sum(cast(list[int], one["owned"])) for one in rows(told, "stacks")) == sum(
        len(castle.rooms) - 1 for castle in state.castles
    )


def test_hands_of_others_are_numbers_until_the_end() -> None:
    state = state_after(60)
    hands = cast(list[Json], ludwig.board(LUDWIG, state.view(1))["hands"])
    assert isinstance(hands[1], list)
    assert hands[0] == len(state.hands[0])
    spectator = cast(list[Json], ludwig.board(LUDWIG, state.view(None))["hands"])
    assert all(isinstance(hand, int) for hand in spectator)


def test_the_board_of_a_seat_does_not_change_with_what_it_cannot_know() -> None:
    for steps in range(2, 160, 13):
        state = state_after(steps)
        for seat in range(state.players):
            twin = state.determinise(seat, 77)
            assert ludwig.board(LUDWIG, state.view(seat)) == ludwig.board(LUDWIG, twin.view(seat))


def test_only_who_looks_at_a_stack_sees_its_tiles() -> None:
    state = until(DIGGING)
    own, other = (ludwig.board(LUDWIG, state.view(seat)) for seat in (state.seat, 1 - state.seat))
    assert own["dug"] == sorted(state.stacks[state.looked[0]])
    assert other["dug"] == []
    words = [action for action in state.legal(state.seat) if isinstance(action, PutOnDeck)]
    assert len(words) == len(rows(own, "dug"))
    assert NO_MORE in state.legal(state.seat)


def test_rewards_stand_in_the_order_of_their_words() -> None:
    state = until(REWARDS)
    told = rows(ludwig.board(LUDWIG, state.view(state.seat)), "rewards")
    assert len(told) == len(state.legal(state.seat)) // 2
    for number, reward in enumerate(told, 1):
        after, events = state.copy(), list[object]()
        after.apply(state.seat, ACTIONS.parse(f"claim{number}"), events.append)
        room = getattr(events[0], "room", None)
        assert reward["room"] == room


def test_ideas_are_all_legal_places_with_what_they_bring() -> None:
    state = until(PLACING)
    seat = state.seat
    places = cast(dict[str, list[list[Json]]], ludwig.ideas(state, seat)["places"])[str(state.tile)]
    words = {ACTIONS.write(action) for action in state.legal(seat)}
    assert {place[0] for place in places} == words
    for word, points, completes in places[:20]:
        told = state.preview(seat, ACTIONS.parse(str(word)))
        assert sum(event.points for event in told if isinstance(event, PointsScored)) == points
        assert [event.room for event in told if isinstance(event, RoomCompleted)] == sorted(
            cast(list[int], completes)
        )


def test_ideas_name_every_offer_and_are_none_before_castles_stand() -> None:
    state = until(BUYING)
    told = ludwig.ideas(state, state.seat)
    assert len(rows(told, "offers")) == sum(tile >= 0 for tile in state.market) + 2
    for offer in rows(told, "offers"):
        places = cast(dict[str, list[list[Json]]], told["places"])[str(offer["tile"])]
        assert cast(list[Json], offer["best"])[state.seat] == (places[0][1] if places else None)
    assert ludwig.ideas(until(FOYER), 0) == {"offers": [], "places": {}}


def test_a_plan_begins_with_buying_and_leaves_the_table_alone() -> None:
    state = until(PLACING)
    other = 1 - state.seat
    before = state.freeze()
    plan = ludwig.my_turn(state, other)
    assert isinstance(plan, LudwigState)
    assert (plan.actors, plan.step) == ((other,), BUYING)
    assert plan.legal(other)
    assert state.freeze() == before
    assert ludwig.my_turn(until(CHOOSING), 0) is None


def test_every_pose_of_every_tile_is_drawn_without_its_doors() -> None:
    for tile in standard().tiles:
        for pose in tile.poses:
            turn = f"{pose.turn}{'d' if pose.dark else ''}"
            drawn = ludwig.art(f"tile/{tile.id}/{turn}", {"theme": "dark", "language": "cs"})
            assert drawn is not None
            ElementTree.fromstring(drawn)
            assert 'class="door' not in drawn


def test_definitions_hold_a_door_for_each_state() -> None:
    drawn = ludwig.art("defs", {"theme": "light"})
    assert drawn is not None
    ElementTree.fromstring(drawn)
    for state in ("open", "doorway", "blocked", "gap"):
        assert f'id="door-{state}-living-light"' in drawn
    assert 'id="chip-downstairs-light"' in drawn


@pytest.mark.parametrize("rest", ["", "tile/none/0", "tile/observatory/9", "tile/observatory/0d", "castle"])
def test_there_is_no_picture_of_nothing(rest: str) -> None:
    assert ludwig.art(rest, {}) is None


def test_a_place_is_explained_and_ideas_go_on_after_words_that_were_tried() -> None:
    state = until(BUYING)
    seat, word = state.seat, "hallway"
    place = str(cast(dict[str, list[list[Json]]], ludwig.ideas(state, seat)["places"])["2"][0][0])
    error = lookahead.refusal(state, seat, "0,0n", [word])
    assert isinstance(error, IllegalAction)
    assert error.rule == "LUD-PLACE-3"
    assert lookahead.refusal(state, seat, place, [word]) is None
    assert lookahead.refusal(state, seat, place) is not None
    after = cast(dict[str, list[list[Json]]], lookahead.ideas(state, seat, [word])["places"])
    assert place in {way[0] for way in after["2"]}
