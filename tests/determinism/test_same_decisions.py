"""The same seed, bots and code give the same games on every version of Python."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterable

import pytest

from kastelan.arena.match import play_game
from kastelan.bots import find_bot
from kastelan.bots.search import budget
from kastelan.games import find
from tests.determinism.decision_hashes import CASES, TABLES, Case, recorded


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_bots_decide_what_is_recorded(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "now", lambda: 0.0)
    assert case.digest() == recorded()[case.name]


def test_every_recorded_game_is_still_compared() -> None:
    assert recorded().keys() == {case.name for case in CASES}


def test_no_bot_adds_floats_with_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    """`sum()` rounds floats differently from Python 3.12 on; `math.fsum` does not."""
    add, found = builtins.sum, set[str]()

    def watched(values: Iterable[float], start: int = 0) -> float:
        total = add(values, start)
        place = sys._getframe(1)
        if isinstance(total, float) and place.f_globals["__name__"].startswith("kastelan."):
            found.add(f"{place.f_code.co_filename}:{place.f_lineno}")
        return total

    monkeypatch.setattr(builtins, "sum", watched)
    monkeypatch.setattr(budget, "now", lambda: 0.0)
    for name, players, options in TABLES:
        for bot in ("greedy", "hard") if name == "kingdom" else ("greedy",):
            play_game(find(name), [find_bot(bot) for _ in range(players)], options, seed=5)
    assert not found
