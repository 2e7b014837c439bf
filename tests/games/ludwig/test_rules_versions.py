"""The versions of the rules: the game, its table and its positions agree on one."""

from __future__ import annotations

from dataclasses import fields

import pytest

from kastelan.core.position import named_game, parse_position, write_position
from kastelan.games import find
from kastelan.games.ludwig import LUDWIG, VERSIONS, LudwigState
from kastelan.games.ludwig.rules_versions import RULES, Rules


def test_the_newest_version_is_the_one_that_is_found() -> None:
    assert find("ludwig") is LUDWIG is VERSIONS[max(RULES)]
    assert all(number == rules.number for number, rules in RULES.items())


def test_version_1_has_no_changes_and_the_newest_has_all() -> None:
    flags = [field.name for field in fields(Rules) if field.name != "number"]
    assert not any(getattr(RULES[1], flag) for flag in flags)
    assert all(getattr(LUDWIG.rules, flag) for flag in flags)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_table_has_the_rules_of_its_game(version: int) -> None:
    state = VERSIONS[version].new(3, {"modules": "swans"}, 1)
    line = write_position(state)
    assert named_game(line) == ("ludwig", version)
    for position in (state, state.copy(), parse_position(VERSIONS[version], line)):
        assert isinstance(position, LudwigState)
        assert position.table.rules is RULES[version]
        assert position.view(0).version == version
