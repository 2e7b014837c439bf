"""Budgets of a search: parts, remainders, and turns with more decisions than expected."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.arena.match import play_game
from kastelan.bots import find_bot
from kastelan.bots.search import Budget, Thought
from kastelan.bots.search.budget import MIN_SECONDS
from kastelan.bots.search.plan_memory import MAX_TURNS, OVERDRAFT, TurnBudgets
from kastelan.bots.search_bot import SearchBot
from kastelan.core.game import Action, Seat, State
from kastelan.games import find


def test_what_is_left_of_a_budget() -> None:
    assert Budget(10, 2.0).without(4, 0.5) == Budget(6, 1.5)
    assert Budget(10, 2.0).without(12, 3.0) == Budget(1, MIN_SECONDS)
    assert Budget(seconds=2.0).without(12, 1.0) == Budget(seconds=1.0)


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (Budget(10), Budget(seconds=1.0), Budget(10, 1.0)),
        (Budget(10, 2.0), Budget(20, 1.0), Budget(10, 1.0)),
        (Budget(), Budget(), Budget()),
    ],
)
def test_the_smaller_of_two_limits_counts(one: Budget, other: Budget, both: Budget) -> None:
    assert one.within(other) == both == other.within(one)


def test_only_the_budgets_of_old_turns_are_forgotten() -> None:
    budgets, whole = TurnBudgets(), Budget(playouts=100)
    for turn in range(MAX_TURNS + 1):
        spent = whole.begin()
        spent.playouts = 40
        budgets.note(turn, spent)
    beyond = round(OVERDRAFT * 100)
    assert budgets.left(0, whole) == Budget(100 + beyond)
    assert budgets.left(1, whole) == Budget(60 + beyond)
    spent = whole.begin()
    spent.playouts = 200
    budgets.note(1, spent)
    assert budgets.left(1, whole) == Budget(1)


class Counting(SearchBot):
    """Counts the searches and playouts of each turn."""

    name = "counting"
    budget = Budget(playouts=20)

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[list[int]] = []

    def search(self, seen: State, seat: Seat, luck: Random) -> Thought:
        thought = super().search(seen, seat, luck)
        self.turns[-1].append(thought.playouts)
        return thought


class Other(SearchBot):
    """Plays like another bot, and tells a counting bot that its turn is over."""

    def __init__(self, counting: Counting) -> None:
        self.counting, self.bot = counting, find_bot("greedy")

    def choose(self, seen: State, seat: Seat, luck: Random) -> Action:
        self.counting.turns.append([])
        return self.bot.choose(seen, seat, luck)


def test_a_turn_of_many_decisions_stays_within_its_budget() -> None:
    bot, asked_again = Counting(), 0
    bot.turns.append([])
    for seed in range(1, 5):
        play_game(find("ludwig"), [bot, Other(bot)], seed=seed)
    for turn in bot.turns:
        last = len(turn)  # each decision may need one playout, whatever is left
        assert sum(turn) <= (1 + OVERDRAFT) * 20 + last
        asked_again += sum(turn) > 20
    assert asked_again
