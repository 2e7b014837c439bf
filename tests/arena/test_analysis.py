"""The analysis of finished games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kastelan.arena import play_game
from kastelan.arena.analysis import PLAYOUTS_PER_ENDING, Judgement, analyse, mistakes
from kastelan.bots import find_bot
from kastelan.bots.search import Budget
from kastelan.core.record import begin, close, play_back
from kastelan.games import GAMES, find


def judged(name: str, bots: tuple[str, str], playouts: int, seed: int) -> list[Judgement]:
    game = find(name)
    played = play_game(game, [find_bot(bot) for bot in bots], seed=seed)
    record = close(begin(game, 2, {}, seed), played.moves, played.state)
    return list(analyse(list(play_back(record, find)), Budget(playouts=playouts), 1))


@pytest.mark.parametrize("name", GAMES)
def test_turns_are_judged_in_order_and_losses_are_never_negative(name: str) -> None:
    found = judged(name, ("random", "random"), 8, 3)
    assert len(found) > 10
    moves = [one.move for one in found]
    assert moves == sorted(set(moves))
    assert all(one.lost >= 0 and len(one.after) == 2 for one in found)
    assert all(one.lost == 0 for one in found if one.played == one.best)


def test_random_play_loses_more_points_than_good_play() -> None:
    found = judged("kingdom", ("greedy", "random"), 24, 5)
    lost = [sum(one.lost for one in found if one.seat == seat) for seat in (0, 1)]
    assert lost[1] > 2 * lost[0]
    worst = mistakes(found, 1.0)
    assert [one.lost for one in worst] == sorted((one.lost for one in worst), reverse=True)
    assert all(one.lost >= 1 for one in worst)


def test_an_analysis_can_be_resumed() -> None:
    game = find("kingdom")
    played = play_game(game, [find_bot("random")] * 2, seed=3)
    whole = close(begin(game, 2, {}, 3), played.moves, played.state)
    steps = list(play_back(replace(whole, moves=whole.moves[:30], result=None, hash=None), find))
    once = list(analyse(steps, Budget(playouts=6), 1))
    rest = list(analyse(steps, Budget(playouts=6), 1, first=once[1].last + 1))
    assert len(once) > 3
    assert rest == once[2:]


def test_expected_points_are_those_at_the_end_of_the_game() -> None:
    game = find("kingdom")
    played = play_game(game, [find_bot("greedy")] * 2, seed=4)
    record = close(begin(game, 2, {}, 4), played.moves, played.state)
    steps = list(play_back(record, find))
    first = next(analyse(steps, Budget(playouts=2 * PLAYOUTS_PER_ENDING), 1))
    *_, last = analyse(steps, Budget(playouts=2 * PLAYOUTS_PER_ENDING), 1, first=len(steps) - 8)
    assert min(first.after) > 30, "no seat has this many points after a few turns"
    assert last.after == pytest.approx(played.outcome.scores, abs=8)


def test_a_few_playouts_suffice_to_estimate_the_final_points() -> None:
    game = find("seasons")
    played = play_game(game, [find_bot("greedy")] * 3, {"winter": "yes"}, seed=4)
    record = close(begin(game, 3, {"winter": "yes"}, 4), played.moves, played.state)
    first = next(analyse(list(play_back(record, find)), Budget(playouts=2), 1))
    assert max(first.after) < 1.6 * max(played.outcome.scores)
