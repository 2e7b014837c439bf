"""The game behind the table: taking back, several words at once, and going on where it was left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kastelan.cli.table.session import Session
from kastelan.cli.terminal import BadInput
from kastelan.core.errors import BadRecord, IllegalAction, UnknownFollows
from kastelan.core.game import Action, State
from kastelan.core.position import digest
from kastelan.core.record import begin, parse, write
from kastelan.core.timeline import Moment, Move, Timeline
from kastelan.games import find
from kastelan.games.kingdom import KINGDOM, KingdomState
from kastelan.games.kingdom.components import TERRAINS
from tests.games.kingdom.tables import table
from tests.rulebook import rule


def fresh(seed: int = 3) -> Session:
    return Session(begin(KINGDOM, 2, {"start": "1"}, seed, ("Ann", "Bob")), find)


def word(text: str, state: State) -> Action:
    return state.game.actions.parse(text)


def legal_words(session: Session, count: int = 3) -> list[str]:
    """Words of builds that can be played one after another."""
    trial, words = session.state.copy(), list[str]()
    for _ in range(count):
        action = trial.legal(0)[0]
        words.append(trial.game.actions.write(action))
        trial.apply(0, action)
    return words


def kingdom(session: Session) -> KingdomState:
    assert isinstance(session.state, KingdomState)
    return session.state


@rule("KB-TURN-10")
def test_everything_since_the_start_of_the_turn_can_be_taken_back() -> None:
    session = fresh()
    before = digest(session.state)
    session.play_words(0, legal_words(session), word)
    assert kingdom(session).built == 3
    session.undo(0)
    assert kingdom(session).built == 2
    session.undo(0, whole_turn=True)
    assert digest(session.state) == before
    with pytest.raises(BadInput, match="table-nothing-to-undo"):
        session.undo(0)


@rule("KB-TURN-10")
def test_a_confirmed_turn_stays() -> None:
    session = fresh()
    session.play_words(0, [*legal_words(session), "end"], word)
    assert session.state.actors == (1,)
    assert not session.can_undo(0)


def with_one_free_hex() -> Session:
    """A's card is grass, and E4 the last free hex of it: building there draws another card."""
    session = fresh()
    session.timeline = Timeline(Moment(table(players=3, full={"grass": [(3, 4)]}, top=["canyon"]).state))
    return session


@rule("KB-TURN-10", "KB-BUILD-6")
def test_a_newly_drawn_card_cannot_be_taken_back() -> None:
    session = with_one_free_hex()
    session.play_words(0, ["E4"], word)
    assert kingdom(session).card == TERRAINS.index("canyon")
    assert not session.can_undo(0)


@rule("KB-BUILD-6")
def test_a_plan_cannot_spy_on_the_next_card() -> None:
    session = with_one_free_hex()
    with pytest.raises(UnknownFollows):
        session.play_words(0, ["E4", "A1"], word)
    assert kingdom(session).card == TERRAINS.index("grass")


def test_several_words_happen_together_or_not_at_all() -> None:
    session = fresh()
    before = digest(session.state)
    with pytest.raises(IllegalAction):
        session.play_words(0, [*legal_words(session, 2), "end"], word)
    assert digest(session.state) == before
    assert not session.can_undo(0)


def test_nothing_may_follow_a_word_that_brings_something_new() -> None:
    session = fresh()
    with pytest.raises(UnknownFollows):
        session.play_words(0, [*legal_words(session), "end", "A1"], word)
    assert kingdom(session).built == 0


def test_a_saved_game_goes_on_exactly_there_and_can_still_be_taken_back() -> None:
    session = fresh()
    session.play_words(0, legal_words(session, 2), word)
    again = Session(parse(write(session.record())), find)
    assert digest(again.state) == digest(session.state)
    assert again.steps[0].events == session.steps[0].events
    assert [(step.events, step.action) for step in again.steps] == [
        (step.events, step.action) for step in session.steps
    ]
    again.undo(0, whole_turn=True)
    assert kingdom(again).built == 0


def test_a_damaged_save_is_refused_with_the_move() -> None:
    session = fresh()
    session.play_words(0, legal_words(session, 2), word)
    record = session.record()
    with pytest.raises(BadRecord, match="move-refused") as caught:
        Session(replace(record, moves=(*record.moves, Move(0, "end"))), find)
    assert caught.value.move == 3
    with pytest.raises(BadRecord, match="bad-word"):
        Session(replace(record, moves=(*record.moves, Move(0, "Z99"))), find)
    with pytest.raises(BadRecord, match="other-hash"):
        Session(replace(record, moves=record.moves[:1]), find)
    with pytest.raises(BadRecord, match="other-result"):
        Session(replace(record, result=(99, 1)), find)
