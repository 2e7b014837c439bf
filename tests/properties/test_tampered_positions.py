"""Positions that were tampered with are refused, or can be played like any other."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from kastelan.core.errors import BadPosition
from kastelan.games import GAMES
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.modules.actions import LAY_COINS
from kastelan.games.ludwig.step_numbers import (
    BORROWING,
    BUYING,
    COUNTING,
    MODEL,
    NOTHING,
    PRICING,
    RECALLING,
    SWAPPING,
)
from tests.properties.tampered_positions import COMBINATIONS, check, trials
from tests.soaking import SOAK, some

GAMES_EACH: Final = 120 if SOAK else 3
TRIALS_EACH: Final = 300 if SOAK else 25
TRIALS_EACH_COMBINATION: Final = 100 if SOAK else 12
ASKING: Final = "5,6,8,10,17,21"
"""Decrees whose questions use fields of their own."""


@pytest.mark.parametrize("seed", range(GAMES_EACH))
@pytest.mark.parametrize(
    ("name", "version"), [(name, version) for name, one in GAMES.items() for version in one.versions]
)
def test_a_tampered_position_is_refused_or_can_be_played_to_the_end(
    name: str, version: int, seed: int
) -> None:
    accepted = [check(trial, number) for number, trial in enumerate(trials(name, version, seed, TRIALS_EACH))]
    assert not all(accepted)


@pytest.mark.parametrize("modules", some(COMBINATIONS, 37), ids=lambda modules: modules or "none")
@pytest.mark.parametrize("version", GAMES["ludwig"].versions)
def test_a_tampered_position_with_modules_is_refused_or_can_be_played_to_the_end(
    version: int, modules: str
) -> None:
    found = trials("ludwig", version, 0, TRIALS_EACH_COMBINATION, modules)
    accepted = [check(trial, number) for number, trial in enumerate(found)]
    assert not all(accepted)


def reached(step: int) -> LudwigState:
    """A position of a random game with the step open."""
    for seed in range(200):
        luck = Random(seed)
        state = LUDWIG.new(2, {"modules": "decrees", "decrees": ASKING}, seed)
        assert isinstance(state, LudwigState)
        while state.actors:
            if state.step == step:
                return state
            seat = state.actors[0]
            legal = state.legal(seat)
            state.apply(seat, legal[luck.randrange(len(legal))])
    raise AssertionError(step)


@pytest.mark.parametrize(
    ("step", "field", "value"),
    [
        (PRICING, "laid", (0, 0)),
        (PRICING, "laid", (7,)),
        (PRICING, "laid", (NOTHING,) * 4),
        (BUYING, "laid", (0,)),
    ],
)
def test_slots_that_cannot_have_been_priced_like_this_are_refused(
    step: int, field: str, value: tuple[int, ...]
) -> None:
    state = reached(step)
    setattr(state, field, value)
    with pytest.raises(BadPosition):
        LUDWIG.thaw(2, state.table.options, state.freeze())


@pytest.mark.parametrize("coins", [0, len(LAY_COINS)])
def test_a_market_whose_coins_cannot_be_redistributed_is_refused(coins: int) -> None:
    state = reached(COUNTING)
    state.coins = tuple(coins if tile != NOTHING else 0 for tile in state.market)
    with pytest.raises(BadPosition):
        LUDWIG.thaw(2, state.table.options, state.freeze())


@pytest.mark.parametrize(
    ("step", "field", "value"),
    [
        (MODEL, "agenda", (5,)),
        (MODEL, "agenda", (3, 0, 0, 0)),
        (MODEL, "agenda", (5, 7, 0, 0)),
        (MODEL, "agenda", (-1, 0)),
        (BUYING, "agenda", (0, 0)),
        (BUYING, "purse", (1,)),
        (COUNTING, "purse", (50,)),
        (COUNTING, "purse", (-1,)),
        (BUYING, "purchase", (0, 0, 4, 0, 0)),
        (BORROWING, "purchase", (0, 0, 4, 1, 0)),
        (BORROWING, "purchase", ()),
        (SWAPPING, "waiting", NOTHING),
        (SWAPPING, "offered", (0,)),
        (BUYING, "waiting", 0),
        (RECALLING, "offered", (0, 7)),
        (RECALLING, "offered", (5, 0)),
        (BUYING, "model", (NOTHING, 150)),
    ],
)
def test_fields_of_a_decree_that_do_not_fit_its_question_are_refused(
    step: int, field: str, value: tuple[int, ...] | int
) -> None:
    state = reached(step)
    assert LUDWIG.thaw(2, state.table.options, state.freeze()).freeze() == state.freeze()
    setattr(state.module_state, field, value)
    with pytest.raises(BadPosition):
        LUDWIG.thaw(2, state.table.options, state.freeze())
