"""Mixed choices for secret decisions, and the tree on a game of sealed bids."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.bots.search import budget as budgets
from kastelan.bots.search.budget import Budget
from kastelan.bots.search.kingdom import KingdomKnowledge
from kastelan.bots.search.regret_matching import matched, solved
from kastelan.bots.search.tree_search import Arm, Guesswork, Node, Tree
from kastelan.core.game import Action, Seat, State
from kastelan.games import find
from kastelan.games.kingdom.actions import END
from tests.toy.bidding import Bid, Bidding, BiddingState

BEATS = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]


def test_without_regrets_everything_is_as_likely() -> None:
    assert matched([-1, 0, -3]) == [1 / 3] * 3
    assert matched([1, -5, 3]) == [0.25, 0, 0.75]


def test_stone_scissors_paper_is_mixed_evenly() -> None:
    mine, theirs = solved(BEATS, 4000)
    assert mine == pytest.approx([1 / 3] * 3, abs=0.03)
    assert theirs == pytest.approx([1 / 3] * 3, abs=0.03)


def test_a_choice_that_is_always_better_is_taken() -> None:
    mine, theirs = solved([[3, 5], [1, 2]], 500)
    assert mine[0] > 0.98
    assert theirs[0] > 0.98


def test_an_uneven_game_is_solved() -> None:
    # matching pennies with stakes: rows p and 1-p with 2p - (1-p) = -p + (1-p) gives p = 2/5
    mine, _ = solved([[2, -1], [-1, 1]], 20_000)
    assert mine == pytest.approx([0.4, 0.6], abs=0.03)


def last_round(hands: tuple[tuple[int, ...], ...], points: tuple[int, ...]) -> BiddingState:
    """Sealed bids with one prize left."""
    state = Bidding().new(len(hands), seed=1)
    assert isinstance(state, BiddingState)
    state.hands, state.points, state.rounds, state.prize = hands, points, 2, 4
    return state


def test_the_tree_bids_what_wins() -> None:
    state = last_round(((1, 5), (3,)), (0, 0))
    thought = Tree(Guesswork()).think(state, 0, Budget(playouts=200), Random(1))
    assert thought.best.line == (Bid(5),)
    assert thought.best.worth > thought.ideas[1].worth


@pytest.mark.parametrize("seed", range(12))
def test_the_better_bid_is_found_though_both_bid_at_once(seed: int) -> None:
    # 3 wins or is level, 2 loses or is level: who goes in step with the other never sees a difference
    state = last_round(((2, 3), (2, 3)), (0, 0))
    thought = Tree(Guesswork()).think(state, 0, Budget(playouts=400), Random(seed))
    assert thought.best.line == (Bid(3),)
    assert thought.best.visits > 300


class Pennies(Guesswork):
    """The first player wants equal bids, the second different ones: whoever knew the other's would win."""

    def points(self, state: State, seat: Seat) -> tuple[float, ...]:
        assert isinstance(state, BiddingState)
        return (99.0, 0.0) if state.hands[0] == state.hands[1] else (0.0, 99.0)


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_in_the_tree_knows_a_sealed_bid(seat: Seat) -> None:
    state = last_round(((2, 3), (2, 3)), (0, 0))
    state.rounds = 1
    thought = Tree(Pennies(), horizon=0).think(state, seat, Budget(playouts=400), Random(2))
    assert sum(idea.worth * idea.visits for idea in thought.ideas) / 400 == pytest.approx(0.5, abs=0.1)


def test_three_players_look_after_themselves() -> None:
    state = last_round(((1, 4), (3,), (2,)), (0, 0, 0))
    assert Tree(Guesswork()).think(state, 0, Budget(playouts=200), Random(1)).best.line == (Bid(4),)


def test_the_tree_is_reproducible_and_uses_its_budget() -> None:
    state = find("kingdom").new(2, seed=5)
    seat = state.actors[0]
    tree = Tree(KingdomKnowledge(), horizon=6)
    first, again = (tree.think(state, seat, Budget(playouts=40), Random(4)) for _ in range(2))
    assert first == again
    assert first.playouts == 40 == sum(idea.visits for idea in first.ideas)
    assert first.best.line[0] in list(state.legal(seat))


def test_wide_decisions_open_slowly() -> None:
    state = find("kingdom").new(2, seed=5)
    seat = state.actors[0]
    tree = Tree(KingdomKnowledge(), horizon=2)
    few, more = (
        len(tree.think(state, seat, Budget(playouts=playouts), Random(4)).ideas) for playouts in (4, 100)
    )
    assert few < more < len(state.legal(seat))


def _after(state: State, seat: Seat, action: Action) -> State:
    """A copy in which the seat has done that."""
    now = state.copy()
    now.apply(seat, action)
    return now


def test_the_tree_is_used_again_when_the_seat_sees_what_it_expected() -> None:
    state = find("kingdom").new(2, seed=5)
    seat = state.actors[0]
    tree = Tree(KingdomKnowledge(), horizon=4)
    first = tree.think(state, seat, Budget(playouts=60), Random(4))
    after = _after(state, seat, first.best.line[0])
    (kept,) = tree.kept.values()
    known = kept.visits
    assert known > 5
    again = tree.think(after.determinise(seat, 8), seat, Budget(playouts=10), Random(4))
    assert sum(idea.visits for idea in again.ideas) == known + 10
    others = [_after(state, seat, idea.line[0]) for idea in first.ideas[1:]]
    other = next(one for one in others if len(one.legal(seat)) > 1)
    fresh = tree.think(other, seat, Budget(playouts=10), Random(4))
    assert sum(idea.visits for idea in fresh.ideas) == 10


@pytest.mark.parametrize(("budget", "playouts"), [(Budget(playouts=1), 1), (Budget(seconds=1e-9), 0)])
def test_what_was_legal_on_other_deals_only_is_no_answer(budget: Budget, playouts: int) -> None:
    state = find("kingdom").new(2, seed=5)
    seat, tree = state.actors[0], Tree(KingdomKnowledge(), horizon=4)
    tree.kept[state.view(seat)] = Node(9, {seat: {END: Arm(9, 8.0, [9.0, 0.0])}})
    assert END not in state.legal(seat)
    thought = tree.think(state, seat, budget, Random(4))
    assert thought.playouts == playouts
    assert [idea.line[0] in state.legal(seat) for idea in thought.ideas] == [True]


class Slow(Guesswork):
    """Takes a second for every action that it plays on with."""

    passed = 0.0

    def play_on(self, state: State, seat: Seat, luck: Random) -> Action:
        self.passed += 1
        return super().play_on(state, seat, luck)


@pytest.mark.parametrize(("seconds", "visits"), [(10, 0), (1000, 3)])
def test_a_visit_of_the_tree_is_given_up_when_time_runs_out(
    seconds: float, visits: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = Slow()
    monkeypatch.setattr(budgets, "now", lambda: slow.passed)
    state = find("kingdom").new(2, seed=5)
    thought = Tree(slow).think(state, state.actors[0], Budget(seconds=seconds), Random(4))
    assert thought.playouts >= visits
    assert slow.passed <= seconds + 1  # one more for an answer where nothing was tried
