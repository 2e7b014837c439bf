"""Copies are independent, and the same seed and actions lead to the same position."""

from __future__ import annotations

import os
import subprocess
import sys

from hypothesis import given
from hypothesis import strategies as st

from kastelan.core.game import Event, State
from kastelan.core.position import digest
from tests.properties.tables import every_game, moments, sample_tables, whole_game

MUTABLE = (list, dict, set, bytearray)


def fields(state: State) -> dict[str, object]:
    """The fields of a state by name."""
    slots = (slot for kind in type(state).__mro__ for slot in getattr(kind, "__slots__", ()))
    return {slot: getattr(state, slot) for slot in slots if hasattr(state, slot)}


def is_mutable(value: object) -> bool:
    """Whether a value could be changed through one of two copies that share it."""
    if isinstance(value, tuple):
        return any(map(is_mutable, value))
    return isinstance(value, MUTABLE)


@every_game()
@given(data=st.data())
def test_playing_on_a_copy_leaves_the_original_and_other_copies_alone(
    name: str, version: int, data: st.DataObject
) -> None:
    moment = data.draw(moments(name, version))
    kept, before = fields(moment.position), digest(moment.position)
    played, other = moment.state, moment.state
    for later in whole_game(moment.table)[0][moment.number : moment.number + 20]:
        played.apply(later.seat, later.action)
    assert digest(moment.position) == digest(other) == before
    assert all(value is kept[slot] for slot, value in fields(moment.position).items())


@every_game()
@given(data=st.data())
def test_a_state_holds_no_mutable_values(name: str, version: int, data: st.DataObject) -> None:
    position = data.draw(moments(name, version)).position
    assert not hasattr(position, "__dict__")
    assert [slot for slot, value in fields(position).items() if is_mutable(value)] == []


@every_game()
@given(data=st.data())
def test_a_listener_for_events_does_not_change_the_result(
    name: str, version: int, data: st.DataObject
) -> None:
    moment = data.draw(moments(name, version))
    events = list[Event]()
    silent, listened = moment.state, moment.state
    silent.apply(moment.seat, moment.action)
    listened.apply(moment.seat, moment.action, events.append)
    assert digest(silent) == digest(listened)
    assert events
    assert all(event.rule for event in events)


@every_game()
def test_the_same_seed_and_actions_give_the_same_position(name: str, version: int) -> None:
    for table in sample_tables(name, version):
        game, end = whole_game(table)
        events = list[Event]()
        state = table.first(events.append)
        for moment in game:
            assert state.actors == moment.position.actors
            state.apply(moment.seat, moment.action, events.append)
        assert digest(state) == digest(end)


@every_game()
def test_another_seed_gives_another_position(name: str, version: int) -> None:
    for table in sample_tables(name, version):
        digests = {digest(table.rules().new(table.players, dict(table.options), seed)) for seed in range(5)}
        assert len(digests) == 5


ENDS = """
from kastelan.core.position import digest
from tests.properties.tables import sample_tables, whole_game
from tests.toy import EVERY
for name, versions in EVERY.items():
    for version in versions:
        print(name, version, [digest(whole_game(table)[1]) for table in sample_tables(name, version)[:4]])
"""


def test_games_do_not_depend_on_the_hash_seed_of_python() -> None:
    ends = {
        subprocess.run(
            [sys.executable, "-c", ENDS],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(ends) == 1
    assert ends != {b""}
