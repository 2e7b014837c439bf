"""Previews show exactly the certain events; scores and outcomes agree with each other."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kastelan.core.game import Event
from kastelan.core.position import digest
from tests.properties.tables import every_game, moments, sample_tables, whole_game


@every_game()
@given(data=st.data())
def test_a_preview_shows_the_events_before_the_first_uncertain_one(
    name: str, version: int, data: st.DataObject
) -> None:
    moment = data.draw(moments(name, version))
    before = digest(moment.position)
    previewed = moment.position.preview(moment.seat, moment.action)
    assert digest(moment.position) == before
    after, events = moment.state, list[Event]()
    after.apply(moment.seat, moment.action, events.append)
    certain = next((number for number, event in enumerate(events) if not event.certain), len(events))
    seen = [part for event in events[:certain] if (part := event.seen_by(moment.seat)) is not None]
    assert list(previewed) == [*seen, *moment.position.shifts(after)]
    assert all(event.certain for event in previewed)


@every_game()
@given(data=st.data())
def test_there_is_no_outcome_while_a_seat_decides(name: str, version: int, data: st.DataObject) -> None:
    state = data.draw(moments(name, version)).position
    assert state.actors
    assert state.outcome is None
    assert len(state.scores()) == state.players


@every_game()
def test_the_outcome_agrees_with_the_scores(name: str, version: int) -> None:
    for table in sample_tables(name, version):
        _, end = whole_game(table)
        outcome = end.outcome
        assert end.actors == ()
        assert outcome is not None
        assert outcome.scores == end.scores()
        assert len(outcome.places) == table.players
        for seat, place in enumerate(outcome.places):
            better = [other for other in range(table.players) if outcome.places[other] < place]
            assert place == 1 + len(better)
            assert all(outcome.scores[other] >= outcome.scores[seat] for other in better)
