"""Copies go their own way, and the same seed and actions lead to the same position."""

from __future__ import annotations

import os
import subprocess
import sys

from hypothesis import given
from hypothesis import strategies as st

from kastelan.core.game import Event, State
from kastelan.core.position import digest
from tests.properties.tables import every_game, moments, sample_tables, whole_game

CHANGING = (list, dict, set, bytearray)


def fields(state: State) -> dict[str, object]:
    """All that a state holds, by name."""
    slots = (slot for kind in type(state).__mro__ for slot in getattr(kind, "__slots__", ()))
    return {slot: getattr(state, slot) for slot in slots if hasattr(state, slot)}


def may_change(value: object) -> bool:
    """Whether a field holds something that two copies could share and one of them change."""
    if isinstance(value, tuple):
        return any(map(may_change, value))
    return isinstance(value, CHANGING)


@every_game()
@given(data=st.data())
def test_a_copy_never_feels_its_twin(name: str, version: int, data: st.DataObject) -> None:
    moment = data.draw(moments(name, version))
    kept, before = fields(moment.position), digest(moment.position)
    twin, other = moment.state, moment.state
    for later in whole_game(moment.table)[0][moment.number : moment.number + 20]:
        twin.apply(later.seat, later.action)
    assert digest(moment.position) == digest(other) == before
    assert all(value is kept[slot] for slot, value in fields(moment.position).items())


@every_game()
@given(data=st.data())
def test_a_state_holds_nothing_that_changes(name: str, version: int, data: st.DataObject) -> None:
    position = data.draw(moments(name, version)).position
    assert not hasattr(position, "__dict__")
    assert [slot for slot, value in fields(position).items() if may_change(value)] == []


@every_game()
@given(data=st.data())
def test_telling_or_not_leads_to_the_same_position(name: str, version: int, data: st.DataObject) -> None:
    moment = data.draw(moments(name, version))
    told = list[Event]()
    silent, loud = moment.state, moment.state
    silent.apply(moment.seat, moment.action)
    loud.apply(moment.seat, moment.action, told.append)
    assert digest(silent) == digest(loud)
    assert told
    assert all(event.rule for event in told)


@every_game()
def test_the_same_seed_and_actions_give_the_same_position(name: str, version: int) -> None:
    for table in sample_tables(name, version):
        game, end = whole_game(table)
        told = list[Event]()
        state = table.first(told.append)
        for moment in game:
            assert state.actors == moment.position.actors
            state.apply(moment.seat, moment.action, told.append)
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


def test_another_process_with_other_hashes_plays_the_same_games() -> None:
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
