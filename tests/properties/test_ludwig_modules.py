"""Whole games over a covering set of module combinations: any two modules meet with each other, and each is
also missing while another is there.
"""

from __future__ import annotations

import random
from itertools import combinations
from typing import Final

import pytest
from bench.module_soak import Tally, play, tables
from bench.module_soak_checks import GameChecks, PropertyError

from kastelan.core.game import Event
from kastelan.core.position import digest, pack, parse_position, unpack, write_position
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.modules.registry import MODULES
from tests.properties.tables import LONGEST_GAME, pick

NAMES: Final = tuple(module.name for module in MODULES)


def covering(choose: random.Random) -> list[tuple[str, ...]]:
    """Combinations in which every two modules occur in all four ways; chosen greedily."""
    wanted = {(a, b, x, y) for a, b in combinations(NAMES, 2) for x in (0, 1) for y in (0, 1)}
    found: list[tuple[str, ...]] = []
    while wanted:
        tries = [tuple(choose.randrange(2) for _ in NAMES) for _ in range(30)]
        best = max(tries, key=lambda row: len(_covered(row) & wanted))
        wanted -= _covered(best)
        found.append(tuple(name for name, on in zip(NAMES, best, strict=True) if on))
    return found


def _covered(row: tuple[int, ...]) -> set[tuple[str, str, int, int]]:
    on = dict(zip(NAMES, row, strict=True))
    return {(a, b, on[a], on[b]) for a, b in combinations(NAMES, 2)}


COMBINATIONS: Final = covering(random.Random(8))


@pytest.mark.parametrize(
    "number", range(len(COMBINATIONS)), ids=lambda number: "+".join(COMBINATIONS[number]) or "none"
)
def test_a_game_of_any_combination_keeps_every_promise_to_its_end(number: int) -> None:
    choose, players = random.Random(number), 2 + number % 4
    state = LUDWIG.new(players, {"modules": ",".join(COMBINATIONS[number])}, number)
    assert isinstance(state, LudwigState)
    checks = GameChecks(state, choose)
    for count in range(LONGEST_GAME):
        if not state.actors:
            break
        seat, events = choose.choice(state.actors), list[Event]()
        action = pick(state.legal(seat), choose, by_kind=number % 2 == 0)
        if count % 37 == 0:
            checks.check_deeply(state, seat, action)
        state.apply(seat, action, events.append)
        checks.check_action(state, events)
    assert state.outcome is not None
    assert digest(parse_position(LUDWIG, write_position(state))) == digest(state)
    assert digest(unpack(LUDWIG, pack(state))) == digest(state)


def test_the_soak_plays_every_combination_of_modules_there_is() -> None:
    """GEN-1, GEN-2: for 2 to 4 players 576 each, for 5 players 96, alone 8."""
    every = tables()
    assert len(every) == len(set(every)) == 1832
    assert {table.players for table in every} == {1, 2, 3, 4, 5}
    assert all({"towers", "extra_rooms"} <= set(table.modules) for table in every if table.players == 5)
    assert all("extra_favours" in table.modules for table in every if "towers" in table.modules)


def test_a_game_of_the_soak_is_always_the_same_and_counts() -> None:
    one, other = Tally(0), Tally(0)
    play(3, one)
    play(3, other)
    assert one == other
    assert one.games == 1
    assert one.moves > 50


def test_a_change_without_an_event_is_found() -> None:
    """The totals of the soak test notice money that no event explains."""
    state = LUDWIG.new(3, {"modules": "swans"}, 1)
    assert isinstance(state, LudwigState)
    checks = GameChecks(state, random.Random(1))
    state.money = (state.money[0] + 1_000, *state.money[1:])
    with pytest.raises(PropertyError, match="money"):
        checks.check_action(state, [])
