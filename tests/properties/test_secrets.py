"""What a seat is shown does not depend on what it cannot know, and what is redealt could be."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from kastelan.core.chance import seeded
from kastelan.core.game import Action, Event, Seat, State
from kastelan.core.position import digest, parse_position, write_position
from tests.properties.tables import every_game, moments, play_on, sample_tables, whole_game

GENERATORS = st.integers(0, 1000).map(seeded)


@every_game()
@given(data=st.data())
def test_view_and_legal_actions_do_not_depend_on_what_a_seat_cannot_know(
    name: str, version: int, data: st.DataObject
) -> None:
    state, chance = data.draw(moments(name, version)).position, data.draw(GENERATORS)
    for seat in (None, *range(state.players)):
        twin = state.determinise(seat, chance)
        assert twin.view(seat) == state.view(seat)
        assert twin.view(None) == state.view(None)
        assert twin.actors == state.actors
        assert twin.scores() == state.scores()
        if seat is not None:
            assert list(twin.legal(seat)) == list(state.legal(seat))
        if seat in state.actors:
            assert twin.ask(seat) == state.ask(seat)


@every_game()
@given(data=st.data())
def test_a_preview_does_not_depend_on_what_a_seat_cannot_know(
    name: str, version: int, data: st.DataObject
) -> None:
    moment, chance = data.draw(moments(name, version)), data.draw(GENERATORS)
    twin = moment.position.determinise(moment.seat, chance)
    choose = random.Random(moment.number)
    legal = moment.position.legal(moment.seat)
    for action in (moment.action, *(legal[choose.randrange(len(legal))] for _ in range(3))):
        assert twin.preview(moment.seat, action) == moment.position.preview(moment.seat, action)


@every_game()
@given(data=st.data())
def test_redealing_changes_neither_the_position_nor_the_game(
    name: str, version: int, data: st.DataObject
) -> None:
    state, chance = data.draw(moments(name, version)).state, data.draw(GENERATORS)
    before = digest(state)
    twin = state.determinise(state.actors[0], chance)
    twin.apply(twin.actors[0], twin.legal(twin.actors[0])[0])
    assert digest(state) == before


@every_game()
@given(data=st.data())
def test_twins_redealt_alike_are_equal(name: str, version: int, data: st.DataObject) -> None:
    state = data.draw(moments(name, version)).position
    one, other, alike = data.draw(GENERATORS), data.draw(GENERATORS), data.draw(GENERATORS)
    for seat in (None, *range(state.players)):
        twins = [state, state.determinise(seat, one), state.determinise(seat, other)]
        assert len({digest(twin.determinise(seat, alike)) for twin in twins}) == 1


@every_game()
@given(data=st.data())
def test_what_another_seat_decided_in_secret_is_redealt(name: str, version: int, data: st.DataObject) -> None:
    """Two decisions after which a seat sees the same give that seat the same redealt position."""
    moment, chance = data.draw(moments(name, version)), data.draw(GENERATORS)
    legal = moment.position.legal(moment.seat)
    one, other = moment.state, moment.state
    one.apply(moment.seat, moment.action)
    other.apply(moment.seat, legal[data.draw(st.integers(0, len(legal) - 1))])
    for seat in (None, *range(moment.position.players)):
        if one.view(seat) == other.view(seat):
            assert digest(one.determinise(seat, chance)) == digest(other.determinise(seat, chance))


@every_game()
def test_where_seats_have_secrets_redealing_changes_them(name: str, version: int) -> None:
    secrets = changed = 0
    for table in sample_tables(name, version):
        events = list[Event]()
        for moment in whole_game(table)[0]:
            moment.state.apply(moment.seat, moment.action, events.append)
            twin = moment.position.determinise(0, seeded(moment.number))
            changed += any(twin.view(seat) != moment.position.view(seat) for seat in range(1, table.players))
        secrets += sum(event.seen_by(0) != event for event in events)
    assert bool(changed) == bool(secrets)


@every_game()
def test_all_luck_to_come_is_redealt_too(name: str, version: int) -> None:
    """A search must not see the true generator, even where nothing else is hidden."""
    for table in sample_tables(name, version)[:2]:
        for moment in whole_game(table)[0]:
            one, other = (moment.position.determinise(moment.seat, seeded(seed)) for seed in (1, 2))
            assert digest(one) != digest(other)


@every_game()
@given(data=st.data())
def test_a_redealt_position_is_a_position_and_can_be_played_to_the_end(
    name: str, version: int, data: st.DataObject
) -> None:
    moment, chance = data.draw(moments(name, version)), data.draw(GENERATORS)
    seat = data.draw(st.sampled_from((None, *range(moment.position.players))))
    twin = moment.position.determinise(seat, chance)
    line = write_position(twin)
    assert write_position(parse_position(twin.game, line)) == line  # thawing checks that all pieces are there
    play_on(twin, random.Random(chance))
    assert twin.outcome is not None


@every_game()
def test_after_the_end_nothing_shown_depends_on_secrets(name: str, version: int) -> None:
    for table in sample_tables(name, version):
        _, end = whole_game(table)
        for seat in (None, *range(table.players)):
            twin = end.determinise(seat, seeded(7))
            assert twin.view(seat) == end.view(seat)
            assert twin.outcome == end.outcome


def told(state: State, seat: Seat, action: Action) -> tuple[list[Event], State]:
    """Everything an action makes happen, and the position it leads to."""
    events, after = list[Event](), state.copy()
    after.apply(seat, action, events.append)
    return events, after


def heard(events: list[Event], seat: Seat | None) -> list[Event]:
    """What a seat hears of events until chance or a secret is shown to it openly."""
    seen = list[Event]()
    for event in events:
        part = event.seen_by(seat)
        if part == event and not event.certain:
            return seen
        if part is not None:
            seen.append(part)
    return seen


@every_game()
@given(data=st.data())
def test_events_tell_a_seat_nothing_that_it_cannot_know(name: str, version: int, data: st.DataObject) -> None:
    moment, chance = data.draw(moments(name, version)), data.draw(GENERATORS)
    events, _ = told(moment.position, moment.seat, moment.action)
    for seat in (None, *range(moment.position.players)):
        twin = moment.position.determinise(seat, chance)
        if moment.action in twin.legal(moment.seat):
            assert heard(told(twin, moment.seat, moment.action)[0], seat) == heard(events, seat)


@every_game()
@given(data=st.data())
def test_a_seat_hears_no_more_than_it_can_see_afterwards(
    name: str, version: int, data: st.DataObject
) -> None:
    moment, chance = data.draw(moments(name, version)), data.draw(GENERATORS)
    events, after = told(moment.position, moment.seat, moment.action)
    for seat in (None, *range(moment.position.players)):
        twin = moment.position.determinise(seat, chance)
        if moment.action in twin.legal(moment.seat):
            twin_events, twin_after = told(twin, moment.seat, moment.action)
            if twin_after.view(seat) == after.view(seat):
                seen = [event.seen_by(seat) for event in events]
                assert [event.seen_by(seat) for event in twin_events] == seen


@every_game()
def test_what_is_seen_of_an_event_hides_its_secrets_for_good(name: str, version: int) -> None:
    for table in sample_tables(name, version):
        events = list[Event]()
        table.first(events.append)
        for moment in whole_game(table)[0]:
            moment.state.apply(moment.seat, moment.action, events.append)
        for event in events:
            for seat in (None, *range(table.players)):
                part = event.seen_by(seat)
                if part is not None:
                    assert type(part) is type(event)
                    assert part.seen_by(seat) == part
                    assert part.seen_by(None) == event.seen_by(None)


@every_game()
@given(data=st.data())
def test_seats_that_decide_at_once_do_not_feel_each_other(
    name: str, version: int, data: st.DataObject
) -> None:
    moment = data.draw(moments(name, version))
    state, first = moment.position, moment.seat
    for second in set(state.actors) - {first}:
        action = list(state.legal(second))[-1]
        there, back = state.copy(), state.copy()
        there.apply(first, moment.action)
        assert second in there.actors
        assert list(there.legal(second)) == list(state.legal(second))
        there.apply(second, action)
        back.apply(second, action)
        back.apply(first, moment.action)
        assert digest(there) == digest(back)
