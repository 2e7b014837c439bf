"""What the browser gets of Ludwig's castles: true, complete, and nothing that is hidden."""

from __future__ import annotations

from random import Random
from typing import cast
from xml.etree import ElementTree

import msgspec
import pytest
from msgspec import UNSET

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Game
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.action_space import ACTIONS
from kastelan.games.ludwig.actions import NO_MORE, PutOnDeck
from kastelan.games.ludwig.components import STAIRS_STACK
from kastelan.games.ludwig.events import PointsScored, RoomCompleted
from kastelan.games.ludwig.load_components import standard
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.games.ludwig.step_numbers import BUYING, CHOOSING, DIGGING, FOYER, OVER, PLACING, REWARDS
from kastelan.locale import LANGUAGES, Speaker
from kastelan.pictures.ludwig.doors import DoorState
from kastelan.server.play import lookahead
from kastelan.server.presenters import ludwig
from kastelan.server.presenters.ludwig.lookahead import Ideas
from tests.pictures.random_positions import position


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_an_explanation(language: str) -> None:
    shown, box = ludwig.catalogue(Speaker(language)), boxed(standard(), True, True)
    assert len(shown.tiles) == len(box.tiles)
    assert len(shown.favours) == len(box.favours)
    assert len(shown.cards) == len(box.bonus_cards)
    assert (len(shown.types), len(shown.ranks)) == (8, 5)
    for part, fields in (
        (shown.tiles, ("name", "spoken", "poses")),
        (shown.favours, ("name", "about", "rule")),
        (shown.cards, ("name", "about", "pays")),
        (shown.types, ("name", "reward", "about")),
    ):
        for one in part:
            assert all(getattr(one, field) for field in fields), one
    assert b"(LUD-" not in msgspec.json.encode(shown)


def test_a_pose_has_the_doors_of_the_engine_in_the_same_order() -> None:
    shown = ludwig.catalogue(Speaker("en")).tiles
    for tile, one in zip(boxed(standard(), True, True).tiles, shown, strict=True):
        for pose, way in zip(tile.poses, one.poses, strict=False):
            assert (way.turn, way.dark) == (pose.turn, pose.dark)
            assert [door[2] for door in way.doors] == [side for _, _, side, _ in pose.doors]


def test_castles_lie_as_in_the_game_with_the_states_of_their_doors() -> None:
    state = state_after(150)
    for castle, one in zip(state.castles, ludwig.board(LUDWIG, state.view(0)).castles, strict=True):
        for number, (room, shown) in enumerate(zip(castle.rooms, one.rooms, strict=True)):
            assert (shown.tile, shown.x, shown.y) == (room.tile.number, room.x, room.y)
            assert shown.doors.count(DoorState.DOORWAY) == castle.joined[number]
            assert shown.completed == ({*shown.doors} == {DoorState.DOORWAY})
        assert one.entrances


def test_favours_and_stacks_count_as_in_the_final_scoring() -> None:
    state = state_after(None)
    assert state.step == OVER
    shown = ludwig.board(LUDWIG, state.view(0))
    assert len(shown.favours) == state.players
    assert all(len(stack.owned) == len(shown.castles) for stack in shown.stacks)
    placed = sum(len(castle.rooms) - 1 for castle in state.castles)
    assert sum(sum(stack.owned) for stack in shown.stacks) == placed


def test_the_master_builder_is_shown_when_all_have_foyers() -> None:
    state = until(FOYER)
    assert ludwig.board(LUDWIG, state.view(0)).master is None
    for seat in range(state.players):
        state.apply(seat, state.legal(seat)[0])
    assert ludwig.board(LUDWIG, state.view(0)).master == state.master >= 0


def test_the_base_game_has_nothing_of_modules() -> None:
    shown = ludwig.board(LUDWIG, state_after(60).view(0))
    assert shown.extras is None
    assert all(castle.beside is None for castle in shown.castles)
    assert all(ware.pays is UNSET for ware in (*shown.market, *shown.corridors))
    assert all(stall.swan is UNSET for stall in shown.market)
    assert all(stack.used for stack in shown.stacks[: STAIRS_STACK + 1])
    assert not any(stack.used for stack in shown.stacks[STAIRS_STACK + 1 :])


def test_hands_of_others_are_numbers_until_the_end() -> None:
    state = state_after(60)
    hands = ludwig.board(LUDWIG, state.view(1)).hands
    assert isinstance(hands[1], tuple)
    assert hands[0] == len(state.hands[0])
    spectator = ludwig.board(LUDWIG, state.view(None)).hands
    assert all(isinstance(hand, int) for hand in spectator)


def test_the_board_of_a_seat_does_not_change_with_what_it_cannot_know() -> None:
    for steps in range(2, 160, 13):
        state = state_after(steps)
        for seat in range(state.players):
            twin = state.determinise(seat, 77)
            assert ludwig.board(LUDWIG, state.view(seat)) == ludwig.board(LUDWIG, twin.view(seat))


def test_only_the_seat_that_looks_at_a_stack_sees_its_tiles() -> None:
    state = until(DIGGING)
    own, other = (ludwig.board(LUDWIG, state.view(seat)) for seat in (state.seat, 1 - state.seat))
    assert own.dug == (*sorted(state.stacks[state.looked[0]]),)
    assert other.dug == ()
    words = [action for action in state.legal(state.seat) if isinstance(action, PutOnDeck)]
    assert len(words) == len(own.dug)
    assert NO_MORE in state.legal(state.seat)


def test_rewards_stand_in_the_order_of_their_words() -> None:
    state = until(REWARDS)
    shown = ludwig.board(LUDWIG, state.view(state.seat)).rewards
    assert len(shown) == len(state.legal(state.seat)) // 2
    for number, reward in enumerate(shown, 1):
        after, events = state.copy(), list[object]()
        after.apply(state.seat, ACTIONS.parse(f"claim{number}"), events.append)
        room = getattr(events[0], "room", None)
        assert reward.room == room


def test_ideas_are_all_legal_places_with_what_they_bring() -> None:
    state = until(PLACING)
    seat = state.seat
    places = ludwig.ideas(state, seat).places[state.tile]
    words = {ACTIONS.write(action) for action in state.legal(seat)}
    assert {place[0] for place in places} == words
    for word, points, completes in places[:20]:
        events = state.preview(seat, ACTIONS.parse(word))
        assert sum(event.points for event in events if isinstance(event, PointsScored)) == points
        assert [event.room for event in events if isinstance(event, RoomCompleted)] == sorted(completes)


def test_ideas_name_every_offer_and_are_none_before_castles_stand() -> None:
    state = until(BUYING)
    ideas = ludwig.ideas(state, state.seat)
    assert len(ideas.offers) == sum(tile >= 0 for tile in state.market) + 2
    for offer in ideas.offers:
        places = ideas.places[offer.tile]
        assert offer.best[state.seat] == (places[0][1] if places else None)
    assert ludwig.ideas(until(FOYER), 0) == Ideas(offers=(), places={})


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
def test_unknown_pictures_are_refused(rest: str) -> None:
    assert ludwig.art(rest, {}) is None


def test_a_place_is_explained_and_ideas_go_on_after_words_that_were_tried() -> None:
    state = until(BUYING)
    seat, word = state.seat, "hallway"
    place = ludwig.ideas(state, seat).places[2][0][0]
    error = lookahead.refusal(state, seat, "0,0n", [word])
    assert isinstance(error, IllegalAction)
    assert error.rule == "LUD-PLACE-3"
    assert lookahead.refusal(state, seat, place, [word]) is None
    assert lookahead.refusal(state, seat, place) is not None
    after = lookahead.ideas(state, seat, [word])
    assert isinstance(after, Ideas)
    assert place in {way[0] for way in after.places[2]}
