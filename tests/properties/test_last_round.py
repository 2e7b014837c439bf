"""The last round: positions say why it is the last, from its call to its end."""

from __future__ import annotations

import random

import pytest

from kastelan.core.game import Event, State
from kastelan.core.position import parse_position, write_position
from kastelan.games import find
from kastelan.games.kingdom.ending import last_round as of_kingdom
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.rounds import AFTER_ROUNDS
from kastelan.games.seasons import SeasonsState
from kastelan.games.seasons.step_numbers import FINAL
from tests.games.kingdom.tables import A, B, C, D, table
from tests.rulebook import rule
from tests.soaking import some

CALLS = ("LastRoundCalled", "LastRoundBegan", "LastTemplateBuilt")
TABLES = (
    [("kingdom", {}), ("seasons", {}), ("seasons", {"winter": "yes"}), ("ludwig", {})]
    + [("ludwig", {"modules": modules}) for modules in ("renovations", "swans,moats", "renovations,towers")]
)  # fmt: skip


def rounds_are_over(state: State) -> bool:
    """Whether only the final scoring, or nothing, is left to decide."""
    if isinstance(state, LudwigState):
        return state.step in AFTER_ROUNDS
    if isinstance(state, SeasonsState):
        return state.step in FINAL
    return state.outcome is not None


@rule("KB-END-1", "CS-END-1", "CS-END-2", "LUD-END-1", "RENO-14")
@pytest.mark.parametrize("seed", some(range(6), one_in=3))
@pytest.mark.parametrize(("game", "options"), TABLES, ids=[f"{name} {given}" for name, given in TABLES])
def test_the_last_round_is_announced_at_once_and_as_long_as_it_lasts(
    game: str, options: dict[str, str], seed: int
) -> None:
    rules, choose = find(game), random.Random(seed)
    state, call = rules.new(choose.choice([2, 3, 4]), options, seed), None
    while state.actors:
        seat, told = choose.choice(state.actors), list[Event]()
        state.apply(seat, choose.choice(list(state.legal(seat))), told.append)
        call = call or next((event for event in told if type(event).__name__ in CALLS), None)
        shown = state.last_round()
        if call is None or rounds_are_over(state):
            assert shown is None
            continue
        assert shown is not None
        assert (type(shown), shown.rule) == (type(call), call.rule)
        again = parse_position(rules, write_position(state))
        assert shown == again.last_round() == state.determinise(None, 1).last_round()
    assert call is not None


@rule("KB-END-1")
def test_in_kingdom_builder_the_first_empty_supply_of_the_round_called_it() -> None:
    state = table(players=4, start=C).state
    state.supply = (0, 5, 7, 0)
    called = of_kingdom(state)
    assert called is not None
    assert called.seat == D  # C, D, A, B: D played before A
    state.supply = (5, 0, 7, 9)
    called = of_kingdom(state)
    assert called is not None
    assert called.seat == B
    state.supply = (5, 1, 7, 9)
    assert of_kingdom(state) is None
    assert A == 0
