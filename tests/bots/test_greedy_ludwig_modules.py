"""The greedy bot plays with modules: legally, fairly, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.arena import run_tournament
from kastelan.bots import decide, find_bot
from kastelan.bots.greedy.ludwig.modules import choose
from kastelan.games.ludwig import LUDWIG
from kastelan.games.ludwig.modules.decrees.held import DECREES
from tests.games.ludwig.modules.scenes import A, new, scene
from tests.games.ludwig.modules.yards import Yard, yard


@pytest.mark.parametrize(
    ("players", "words"), [(2, "all,double_decrees"), (3, "moats,renovations,passages"), (5, "all")]
)
def test_every_decision_of_a_game_with_modules_is_legal_and_fair(players: int, words: str) -> None:
    state, bot, luck = LUDWIG.new(players, {"modules": words}, players), find_bot("greedy"), Random(3)
    for number in range(100_000):
        if not state.actors:
            return
        seat = state.actors[-1]
        legal = state.legal(seat)
        if number % 9 == 0:
            action = decide(bot, state, seat, Random(number))
            assert action in list(legal)
            twin = state.determinise(seat, number)
            assert decide(bot, twin, seat, Random(number)) == action
        else:
            action = legal[int(luck.random() * len(legal))]
        state.apply(seat, action)


def test_greedy_beats_random_with_all_modules() -> None:
    result = run_tournament(LUDWIG, ["greedy", "random"], 2, 5, options={"modules": "all"})
    assert result.errors == 0
    assert result.seats[0].wins == 2


def test_a_finished_moat_is_bought_when_it_pays() -> None:
    castle = yard("hallway", "focus_room @ hallway", "buttery @ hallway", start=Yard(moat=True)).dig(
        "west", "north"
    )
    table = scene("moats", castle, money=5_000, market={})
    table.state.corridors = (0, 0)
    assert LUDWIG.actions.write(decide(find_bot("greedy"), table.state, A, Random(1))) == "moat"


def test_the_more_welcome_decree_is_kept() -> None:
    table = new("decrees", foyer="4")
    action = decide(find_bot("greedy"), table.state, table.seat, Random(1))
    kept = table.extras.draft[int(LUDWIG.actions.write(action)[6:]) - 1]
    assert kept in DECREES
    table.extras.draft = (11, 19)
    assert LUDWIG.actions.write(choose(table.state, table.seat, Random(1))) == "decree2"
