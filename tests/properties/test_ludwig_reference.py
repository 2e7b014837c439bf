"""Ludwig, the engine beside the naive reference engine: move by move, everything on the table."""

from __future__ import annotations

import random

import pytest

from kastelan.core.errors import BadOption
from kastelan.core.game import Action, Event
from kastelan.games.ludwig import LUDWIG, VERSIONS, Ludwig, LudwigState
from kastelan.games.ludwig.actions import BuyCorridor, Claim, Decline, LeaveEmpty, Place, TakeMoney
from kastelan.games.ludwig.events import RewardClaimed
from kastelan.games.ludwig.scoring import worth
from kastelan.games.ludwig.step_numbers import PLACING
from tests.properties.ludwig_twin import compare, compare_points, twin_of, words
from tests.properties.tables import possible_options
from tests.reference.ludwig_game import Table
from tests.soaking import some

PLAYERS = range(1, 5)


def new_table(players: int, seed: int, game: Ludwig = LUDWIG) -> LudwigState:
    """A new game with options at random; the reference knows no modules."""
    drawn = dict(possible_options(game, players, random.Random(seed)))
    options = {name: value for name, value in drawn.items() if name not in ("modules", "hourglass")}
    try:
        game.new(players, options, seed)
    except BadOption:  # favours or cards of a module
        options = {name: options[name] for name in options if name in ("corner_contact", "start", "foyer")}
    state = game.new(players, options, seed)
    assert isinstance(state, LudwigState)
    return state


def anything(state: LudwigState, seat: int, choose: random.Random) -> Action:
    """Any action."""
    legal = state.legal(seat)
    return legal[choose.randrange(len(legal))]


def builder(state: LudwigState, seat: int, choose: random.Random) -> Action:
    """Tiles rather than money, and placements that complete rooms; rewards are mostly claimed."""
    legal = list(state.legal(seat))
    if state.step == PLACING:
        some = choose.sample(legal, min(40, len(legal)))
        return max(some, key=lambda action: _completes(state, seat, action))
    rare = [a for a in legal if not isinstance(a, TakeMoney | Decline | BuyCorridor | LeaveEmpty)]
    claims = [action for action in legal if isinstance(action, Claim)]
    return choose.choice(claims or rare if (claims or rare) and choose.random() < 0.8 else legal)


def _completes(state: LudwigState, seat: int, action: Action) -> int:
    assert isinstance(action, Place)
    castle, tile = state.castles[seat], state.table.components.tiles[state.tile]
    pose = tile.pose(action.turn, action.dark)
    assert pose is not None
    return len(worth(castle, tile, pose, action.x, action.y)[1])


def play_beside(
    state: LudwigState, twin: Table, choose: random.Random, building: bool, whole_sets: float
) -> set[int]:
    """Play both to the end with the same moves and compare after each; the types whose rewards were claimed.

    `whole_sets`: how often all legal placements are compared and not only the chosen one.
    """
    claimed = set[int]()
    compare(state, twin)
    while state.actors:
        seat = choose.choice(state.actors)
        if state.step != PLACING or choose.random() < whole_sets:
            assert words(state) == twin.legal()
        action = (builder if building else anything)(state, seat, choose)
        told: list[Event] = []
        state.apply(seat, action, told.append)
        twin.play(seat, LUDWIG.actions.write(action))
        compare(state, twin)
        compare_points(told, twin)
        claimed |= {event.type for event in told if isinstance(event, RewardClaimed)}
    assert twin.step == "over"
    assert state.outcome is not None
    assert list(state.outcome.winners) == twin.winners()
    return claimed


@pytest.mark.parametrize("building", [False, True], ids=["any", "builder"])
@pytest.mark.parametrize("players", PLAYERS)
def test_whole_games_go_alike(players: int, building: bool) -> None:
    state = new_table(players, players)
    play_beside(state, twin_of(state), random.Random(players), building, whole_sets=0.05)


def test_a_game_of_version_1_goes_alike() -> None:
    state = new_table(3, 1, VERSIONS[1])
    play_beside(state, twin_of(state), random.Random(1), False, whole_sets=0.05)


def test_every_reward_is_claimed_in_some_game_and_goes_alike() -> None:
    claimed = set[int]()
    for seed in range(3):
        state = new_table(2, seed)
        claimed |= play_beside(state, twin_of(state), random.Random(seed), True, whole_sets=0)
    assert claimed == set(range(8))


@pytest.mark.slow
@pytest.mark.parametrize("players", some(PLAYERS, one_in=len(PLAYERS)))
@pytest.mark.parametrize("seed", some(range(100, 105), one_in=5))
def test_many_more_games_go_alike(players: int, seed: int) -> None:
    state = new_table(players, seed)
    play_beside(state, twin_of(state), random.Random(seed), seed % 3 > 0, whole_sets=0.3)
