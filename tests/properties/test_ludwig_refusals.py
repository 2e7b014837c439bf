"""Ludwig accepts what is legal and nothing else: every other action is refused and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from random import Random
from typing import Final

import pytest

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Event, Seat
from kastelan.games.ludwig import VERSIONS, LudwigState
from kastelan.games.ludwig.action_space import ACTIONS, PLACES
from kastelan.games.ludwig.modules.actions import RecallCard
from kastelan.games.ludwig.step_numbers import BORROWING, RETURNING
from tests.properties.tables import LONGEST_GAME, pick

NAMED: Final = (RecallCard,)
"""Their refusals name what they are about, so that they must exist."""

LISTED: Final = tuple(ACTIONS.action(number) for number in range(PLACES, ACTIONS.size))


def beyond() -> tuple[Action, ...]:
    """For every kind of action with one number, those with the numbers before and after those that exist."""
    kinds: dict[Callable[[int], Action], set[int]] = {}
    for action in LISTED:
        names = [field.name for field in fields(action)]  # type: ignore[arg-type]  # all actions are dataclasses
        if len(names) == 1 and isinstance(number := getattr(action, names[0]), int):
            kinds.setdefault(type(action), set()).add(number)
    return tuple(
        kind(number) for kind, known in kinds.items() if kind not in NAMED for number in (-1, max(known) + 1)
    )


EVERY: Final = (*LISTED, *beyond())


def refused_alike(state: LudwigState, seat: Seat) -> int:
    """Try every action that is not legal; how many were refused."""
    legal, before = set(state.legal(seat)), state.freeze()
    others = [action for action in EVERY if action not in legal]
    for action in others:
        with pytest.raises(IllegalAction):
            state.apply(seat, action)
    assert state.freeze() == before
    return len(others)


@pytest.mark.parametrize(
    ("modules", "version", "players"),
    [("all,double_decrees", 2, 2), ("all,double_decrees", 2, 4), ("decrees,moats", 1, 3), ("", 2, 3)],
)
def test_whatever_is_not_legal_is_refused_and_changes_nothing(
    modules: str, version: int, players: int
) -> None:
    choose, tried, kinds = Random(players), 0, set[int]()
    for seed in range(6):
        state = VERSIONS[version].new(players, {"modules": modules}, seed)
        assert isinstance(state, LudwigState)
        for _ in range(LONGEST_GAME):
            if not state.actors:
                break
            seat = choose.choice(state.actors)
            if state.step not in kinds or choose.random() < 0.02:
                kinds.add(state.step)
                tried += refused_alike(state, seat)
            state.apply(seat, pick(state.legal(seat), choose, by_kind=True))
    assert tried > 5_000
    assert len(kinds) > (13 if modules else 8)


@pytest.mark.parametrize("players", [2, 4])
def test_every_action_tells_something(players: int) -> None:
    choose = Random(players)
    for seed in range(4):
        state = VERSIONS[2].new(players, {"modules": "all,double_decrees"}, seed)
        assert isinstance(state, LudwigState)
        for _ in range(LONGEST_GAME):
            if not state.actors:
                break
            seat, told = choose.choice(state.actors), list[Event]()
            action = pick(state.legal(seat), choose, by_kind=True)
            state.apply(seat, action, told.append)
            assert told or state.step in (RETURNING, BORROWING), action
