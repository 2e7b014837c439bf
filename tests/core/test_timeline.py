"""Moments, undo and replay, in the toy game, where each round is a secret choice."""

from __future__ import annotations

import pytest

from kastelan.core.errors import NotYourDecision, UnknownFollows
from kastelan.core.game import Action, State
from kastelan.core.position import write_position
from kastelan.core.timeline import Move, Timeline, UnknownMoment, first_secret_step, play_all, start
from tests.toy.bidding import VERSIONS

GAME = VERSIONS[1]


def fresh(players: int = 3) -> Timeline:
    return start(GAME, players, (), 5)


def read(word: str, state: State) -> Action:
    return state.game.actions.parse(word)


def bid(timeline: Timeline, seat: int, number: int) -> None:
    timeline.replay(Move(seat, f"bid{number}"))


def test_a_secret_choice_can_be_undone_until_another_seat_has_chosen() -> None:
    timeline = fresh()
    bid(timeline, 1, 1)
    assert [timeline.now.can_undo(seat) for seat in range(3)] == [False, True, False]
    bid(timeline, 0, 2)
    assert [timeline.now.can_undo(seat) for seat in range(3)] == [True, False, False]
    bid(timeline, 2, 3)
    assert not any(timeline.now.can_undo(seat) for seat in range(3))


def test_undoing_a_turn_stops_at_the_move_of_another_seat() -> None:
    timeline = fresh()
    bid(timeline, 1, 1)
    bid(timeline, 0, 2)
    back = timeline.now.undo(0, whole_turn=True)
    assert back is timeline.steps[1].moment
    assert back.undo(1) is timeline.steps[0].moment
    assert back.undo(0) is None


def test_a_move_leaves_the_moments_before_it_as_they_were() -> None:
    timeline = fresh()
    before = write_position(timeline.state)
    bid(timeline, 0, 1)
    assert write_position(timeline.steps[0].state) == before
    with pytest.raises(NotYourDecision):
        bid(timeline, 0, 2)
    assert timeline.now.moves == 1


def test_a_timeline_returns_to_any_of_its_moments() -> None:
    timeline = fresh(2)
    for seat, number in ((0, 1), (1, 2), (0, 3), (1, 4)):
        bid(timeline, seat, number)
    moments = [step.moment for step in timeline.steps]
    timeline.return_to(1)
    assert timeline.now is moments[1]
    for moves in (2, -1):
        with pytest.raises(UnknownMoment):
            timeline.return_to(moves)


def test_a_timeline_that_began_in_mid_game_returns_to_the_moments_it_was_given() -> None:
    timeline = fresh()
    bid(timeline, 0, 1)
    later = Timeline(timeline.now)
    bid(later, 1, 2)
    later.return_to(0)
    assert later.now is timeline.steps[0].moment
    bid(later, 0, 2)
    assert later.now.moves == 1


def test_a_batch_is_applied_as_a_whole_or_not_at_all() -> None:
    timeline = fresh(2)
    bid(timeline, 0, 1)
    with pytest.raises(UnknownFollows) as caught:
        play_all(timeline.now, 1, ["bid1", "bid2"], read)  # the first word reveals the bids
    assert caught.value.facts == {"word": "bid1", "next": "bid2"}
    steps = play_all(timeline.now, 1, ["bid1"], read)
    assert [(step.number, step.move) for step in steps] == [(2, Move(1, "bid1"))]


def test_an_incomplete_secret_choice_is_found_from_its_first_move() -> None:
    timeline = fresh()
    expected = [1, 1, 1, 4, 4]
    found = [first_secret_step(timeline.steps)]
    for seat in (2, 0, 1, 0):
        bid(timeline, seat, 1 if len(found) < 4 else 2)
        found.append(first_secret_step(timeline.steps))
    assert found == expected
