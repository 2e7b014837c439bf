"""Every legal action can be applied; all others are refused and leave the state unchanged."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kastelan.core.errors import BadNotation, IllegalAction, NotYourDecision
from kastelan.core.position import digest
from tests.properties.tables import every_game, moments, sample_tables, some_actions, whole_game
from tests.toy import EVERY


@every_game()
@given(data=st.data())
def test_each_legal_action_can_be_applied_and_is_listed_once(
    name: str, version: int, data: st.DataObject
) -> None:
    moment = data.draw(moments(name, version))
    before = digest(moment.position)
    for seat in moment.position.actors:
        legal = list(moment.position.legal(seat))
        assert legal
        assert len(set(legal)) == len(legal)
        assert list(moment.position.legal(seat)) == legal
        for action in legal:
            moment.state.apply(seat, action)
            assert moment.position.refusal(seat, action) is None
    assert digest(moment.position) == before


@every_game()
@given(data=st.data())
def test_an_action_that_is_not_legal_is_refused_by_a_rule_and_changes_nothing(
    name: str, version: int, data: st.DataObject
) -> None:
    moment = data.draw(moments(name, version))
    choose = random.Random(data.draw(st.integers(0, 99)))
    state, before = moment.state, digest(moment.position)
    for seat in state.actors:
        legal = set(state.legal(seat))
        for action in some_actions(state.game, 60, choose):
            if action not in legal:
                with pytest.raises(IllegalAction) as caught:
                    state.apply(seat, action)
                assert caught.value.rule
                assert caught.value.message
    assert digest(state) == before


@every_game()
@given(data=st.data())
def test_a_seat_with_nothing_to_decide_is_refused(name: str, version: int, data: st.DataObject) -> None:
    moment = data.draw(moments(name, version))
    state, before = moment.state, digest(moment.position)
    for seat in {*range(-1, state.players + 1), 25} - set(state.actors):
        assert len(state.legal(seat)) == 0
        with pytest.raises(NotYourDecision) as caught:
            state.apply(seat, moment.action)
        assert caught.value.seat == seat
    assert digest(state) == before


@every_game()
def test_when_the_game_is_over_no_seat_decides(name: str, version: int) -> None:
    for table in sample_tables(name, version):
        game, end = whole_game(table)
        for seat in range(table.players):
            assert len(end.legal(seat)) == 0
            with pytest.raises(NotYourDecision):
                end.copy().apply(seat, game[-1].action)


@every_game()
def test_every_action_has_one_word_and_one_number(name: str, version: int) -> None:
    space = EVERY[name][version].actions
    met = {
        action
        for table in sample_tables(name, version)
        for moment in whole_game(table)[0]
        for seat in moment.position.actors
        for action in moment.position.legal(seat)
    }
    for action in met:
        word, number = space.write(action), space.index(action)
        assert word.split() == [word]
        assert space.parse(word) == action
        assert 0 <= number < space.size
        assert space.action(number) == action
    assert len({space.write(action) for action in met}) == len(met)
    assert len({space.index(action) for action in met}) == len(met)


@every_game()
@given(text=st.text(max_size=12))
def test_text_is_an_action_or_bad_notation(name: str, version: int, text: str) -> None:
    space = EVERY[name][version].actions
    action = None
    with suppress(BadNotation):
        action = space.parse(text)
    if action is not None:
        assert space.parse(space.write(action)) == action


@every_game()
@pytest.mark.parametrize("beyond", [-1, 0, 1])
def test_a_number_beyond_the_action_space_is_bad_notation(name: str, version: int, beyond: int) -> None:
    space = EVERY[name][version].actions
    with pytest.raises(BadNotation):
        space.action(space.size + beyond if beyond >= 0 else beyond)


@every_game()
@given(data=st.data())
def test_every_actor_has_a_question(name: str, version: int, data: st.DataObject) -> None:
    state = data.draw(moments(name, version)).position
    assert len(set(state.actors)) == len(state.actors) > 0
    for seat in state.actors:
        ask = state.ask(seat)
        assert ask.message
        assert ask.rule
        assert all(isinstance(fact, int | str) for fact in ask.facts.values())
