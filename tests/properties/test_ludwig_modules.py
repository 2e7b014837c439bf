"""Whole games over a covering set of module combinations: any two modules meet with each other, and each is
also missing while another is there.
"""

from __future__ import annotations

import random
from itertools import combinations
from typing import Final

import pytest

from kastelan.core.position import digest, parse_position, write_position
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
def test_a_game_of_any_combination_goes_to_its_end(number: int) -> None:
    choose, players = random.Random(number), 2 + number % 4
    state = LUDWIG.new(players, {"modules": ",".join(COMBINATIONS[number])}, number)
    assert isinstance(state, LudwigState)
    for count in range(LONGEST_GAME):
        if not state.actors:
            break
        seat = choose.choice(state.actors)
        legal = state.legal(seat)
        if count % 37 == 0:
            check(state, choose)
        state.apply(seat, pick(legal, choose, by_kind=number % 2 == 0))
    assert state.outcome is not None
    check(state, choose)


def check(state: LudwigState, choose: random.Random) -> None:
    """The position reads back, and what a seat sees does not depend on what it cannot know."""
    line = write_position(state)
    assert digest(parse_position(LUDWIG, line)) == digest(state)
    seat = choose.randrange(state.players)
    one, other = (state.determinise(seat, choose.getrandbits(100)) for _ in range(2))
    assert one.view(seat) == other.view(seat) == state.view(seat)
    assert list(one.legal(seat)) == list(state.legal(seat))
    assert digest(one.determinise(seat, 5)) == digest(other.determinise(seat, 5))
    assert write_position(parse_position(LUDWIG, write_position(one))) == write_position(one)
