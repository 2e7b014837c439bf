"""How modules plug into a table: hooks and steps of the modules in use, and nothing in the base game."""

from __future__ import annotations

from typing import ClassVar, get_type_hints

import pytest

from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.hooks import HOOKS, Hooks
from kastelan.games.ludwig.module import Module
from kastelan.games.ludwig.modules.registry import EXPANSION_RULES, MODULES
from kastelan.games.ludwig.step_numbers import ALL_STEPS, STEPS
from kastelan.games.ludwig.steps import BASE_STEPS
from kastelan.games.ludwig.table_assembly import plugged
from kastelan.games.ludwig.terms import USUAL_TERMS, terms


class Silent(Module):
    """A module that overrides nothing."""

    name: ClassVar[str] = "silent"


def test_every_hook_is_typed_and_some_module_uses_it() -> None:
    every = Hooks((EXPANSION_RULES, *MODULES))
    assert set(get_type_hints(Hooks)) == set(HOOKS)
    assert [name for name in HOOKS if not getattr(every, name)] == []


def test_the_base_game_has_no_module_plugged_in() -> None:
    state = LUDWIG.new(3)
    assert isinstance(state, LudwigState)
    table = state.table
    assert not any(getattr(table.hooks, name) for name in HOOKS)
    assert table.additions.plain
    assert list(table.steps) == list(range(STEPS)) == [step.number for step in BASE_STEPS]
    assert terms(state, 0) is USUAL_TERMS
    assert state.copy().module_state is state.module_state


def test_a_module_that_overrides_nothing_is_never_called() -> None:
    hooks = plugged((Silent(),), LUDWIG.rules).hooks
    assert not any(isinstance(module, Silent) for name in HOOKS for module in getattr(hooks, name))


def test_each_step_of_a_module_is_declared_once() -> None:
    numbers = [step.number for module in MODULES for step in module.steps]
    assert sorted(numbers) == list(range(STEPS, ALL_STEPS))


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.name))
def test_a_module_adds_its_own_steps_and_no_others(module: Module) -> None:
    assert set(plugged((module,), LUDWIG.rules).steps) - set(range(STEPS)) == {
        step.number for step in module.steps
    }
