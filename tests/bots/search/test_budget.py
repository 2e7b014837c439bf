"""Budgets of a search: parts, what is left, and turns that ask more often than foreseen."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.arena.match import play_game
from kastelan.bots import find_bot
from kastelan.bots.search import Budget, Thought
from kastelan.bots.search.budget import MOMENT
from kastelan.bots.search.plan_memory import TABLES, UNFORESEEN, Ledger
from kastelan.bots.search_bot import SearchBot
from kastelan.core.game import Action, Seat, State
from kastelan.games import find


def test_what_is_left_of_a_budget() -> None:
    assert Budget(10, 2.0).without(4, 0.5) == Budget(6, 1.5)
    assert Budget(10, 2.0).without(12, 3.0) == Budget(1, MOMENT)
    assert Budget(seconds=2.0).without(12, 1.0) == Budget(seconds=1.0)


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (Budget(10), Budget(seconds=1.0), Budget(10, 1.0)),
        (Budget(10, 2.0), Budget(20, 1.0), Budget(10, 1.0)),
        (Budget(), Budget(), Budget()),
    ],
)
def test_two_limits_at_once(one: Budget, other: Budget, both: Budget) -> None:
    assert one.within(other) == both == other.within(one)


def test_a_ledger_forgets_old_turns_only() -> None:
    ledger, whole = Ledger(), Budget(playouts=100)
    for turn in range(TABLES + 1):
        spent = whole.begin()
        spent.playouts = 40
        ledger.note(turn, spent)
    beyond = round(UNFORESEEN * 100)
    assert ledger.left(0, whole) == Budget(100 + beyond)
    assert ledger.left(1, whole) == Budget(60 + beyond)
    spent = whole.begin()
    spent.playouts = 200
    ledger.note(1, spent)
    assert ledger.left(1, whole) == Budget(1)


class Counting(SearchBot):
    """Counts thoughts and playouts of each turn: what it decides before another seat does."""

    name = "counting"
    budget = Budget(playouts=20)

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[list[int]] = []

    def thought(self, seen: State, seat: Seat, luck: Random) -> Thought:
        thought = super().thought(seen, seat, luck)
        self.turns[-1].append(thought.playouts)
        return thought


class Other(SearchBot):
    """Plays as another bot, and tells one that counts that its turn is over."""

    def __init__(self, counting: Counting) -> None:
        self.counting, self.bot = counting, find_bot("greedy")

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        self.counting.turns.append([])
        return self.bot.choose(seen, seat, luck)


def test_a_turn_of_many_decisions_stays_within_its_budget() -> None:
    bot, asked_again = Counting(), 0
    bot.turns.append([])
    for seed in (1, 2):
        play_game(find("ludwig"), [bot, Other(bot)], seed=seed)
    for turn in bot.turns:
        last = len(turn)  # each decision may need one playout, whatever is left
        assert sum(turn) <= (1 + UNFORESEEN) * 20 + last
        asked_again += sum(turn) > 20
    assert asked_again
