"""The tree of rounds in A Castle for All Seasons with two players in summer."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.bots.games.seasons import KNOWLEDGE as SEASONS
from kastelan.bots.search import Budget, Thought, flat_search, round_tree
from kastelan.bots.search import budget as budgets
from kastelan.bots.search.round_tree import (
    MIN_RESPONSE_VISITS,
    MIN_TREE_VISITS,
    SAMPLE_VISITS,
    SCALE,
    PlayerNode,
    RoundNode,
    visit,
)
from kastelan.bots.search.seasons import SeasonsKnowledge, before_selection, promising_selections
from kastelan.bots.search_bot import think
from kastelan.games.seasons.actions import Select
from kastelan.games.seasons.selection import selectable
from kastelan.games.seasons.state import SeasonsState
from kastelan.games.seasons.step_numbers import SELECTING
from tests.bots.support.summer_positions import FOR_MANY, FOR_SOME, before_round


def visited(state: SeasonsState, times: int) -> RoundNode:
    """The tree of a position after a number of visits."""
    sides = [
        [(promise, (action,)) for promise, action in promising_selections(state, seat)] for seat in range(2)
    ]
    root, luck = RoundNode(state, tuple(map(PlayerNode, sides))), Random(5)
    for _ in range(times):
        visit(SEASONS, root, luck)
    return root


def test_the_most_visited_selection_comes_first_and_the_budget_is_used() -> None:
    thought = think(before_round(3), 0, Budget(playouts=FOR_MANY), Random(1))
    visits = [idea.visits for idea in thought.ideas]
    assert thought.playouts == FOR_MANY
    assert sum(visits) == MIN_TREE_VISITS
    assert visits == sorted(visits, reverse=True)
    assert all(len(idea.points) == 2 and 0 < idea.worth < 1 for idea in thought.ideas if idea.visits)
    assert [idea.merit for idea in thought.ideas] == pytest.approx([one / MIN_TREE_VISITS for one in visits])


def test_the_same_seed_gives_the_same_result_and_the_position_is_unchanged() -> None:
    state = before_round(4)
    known = state.freeze()
    first, again = (think(state, 1, Budget(playouts=FOR_MANY), Random(7)) for _ in range(2))
    assert first == again
    assert state.freeze() == known


@pytest.mark.parametrize("playouts", [FOR_SOME, FOR_MANY])
def test_the_hidden_selection_of_the_opponent_has_no_influence(playouts: int) -> None:
    state, thoughts = before_round(5), set[Thought]()
    for action in selectable(state, 1)[:4]:
        ready = state.copy()
        ready.apply(1, action)
        thoughts.add(think(ready, 0, Budget(playouts=playouts), Random(2)))
    assert len(thoughts) == 1


def test_each_player_maximises_its_own_chance() -> None:
    root = visited(before_round(3), 80)
    for seat, side in enumerate(root.players):
        assert side.visits == 80
        for one in side.candidates:
            if one.visits:
                lead = (one.points[seat] - one.points[1 - seat]) / one.visits
                assert (one.mean > 0.5) == (lead > 0) or abs(lead) < SCALE / 4


def test_more_visits_look_more_rounds_ahead() -> None:
    def depth(here: RoundNode) -> int:
        return 1 + max(map(depth, here.next.values()), default=0)

    few, many = (depth(visited(before_round(3), times)) for times in (8, 120))
    assert few < many


def test_the_tree_leads_from_round_to_round_and_ends_with_the_game() -> None:
    last = before_round(12)
    ends = [there.state for there in visited(last, 12).next.values()]
    assert all(end.outcome is not None for end in ends)
    early = [there.state for there in visited(before_round(3), 12).next.values()]
    assert all(state.step == SELECTING and state.round == 4 and not any(state.selected) for state in early)


def test_the_last_round_is_judged_by_the_final_scores() -> None:
    """Whoever can choose among ends chooses the better one: what is tried most leads by most against what the
    other tries most."""
    root = visited(before_round(12, seed=1), 200)
    mine, theirs = (
        max(range(len(side.candidates)), key=lambda one: side.candidates[one].visits) for side in root.players
    )
    leads = {}
    for (own, other), there in root.next.items():
        if other == theirs and there.state.outcome is not None:
            scores = there.state.outcome.scores
            leads[own] = scores[0] - scores[1]
    assert leads[mine] == max(leads.values())


def test_the_played_turn_is_tried_too() -> None:
    state = before_round(3)
    known = {action for _, action in promising_selections(before_selection(state), 0)}
    played = next(action for action in selectable(state, 0) if action not in known)
    assert isinstance(played, Select)
    thought = round_tree.think(SEASONS, state, 0, Budget(playouts=FOR_MANY), Random(1), (played,))
    assert (played,) in [idea.line for idea in thought.ideas]


def test_with_a_small_budget_a_played_turn_is_compared_by_the_flat_search() -> None:
    state = before_round(3)
    played = (promising_selections(before_selection(state), 0)[-1][1],)
    flatly, found = (
        way(SEASONS, state, 0, Budget(playouts=FOR_SOME), Random(1), played)
        for way in (flat_search.think, round_tree.think)
    )
    assert found == flatly


@pytest.mark.parametrize(
    ("players", "winter", "playouts", "same"),
    [
        (2, "no", FOR_MANY, False),
        (2, "no", FOR_SOME, False),
        (2, "no", FOR_SOME - 1, True),
        (2, "yes", FOR_MANY, True),
        (3, "no", FOR_MANY, True),
    ],
)
def test_small_budgets_winter_and_larger_tables_use_the_flat_search(
    players: int, winter: str, playouts: int, same: bool
) -> None:
    state = before_round(2, players, winter)
    flatly, found = (
        way(SEASONS, state, 0, Budget(playouts=playouts), Random(1))
        for way in (flat_search.think, round_tree.think)
    )
    assert (found == flatly) is same


@pytest.mark.parametrize(
    ("seconds", "visits"),
    [(0.5, 1), (MIN_RESPONSE_VISITS - 2, SAMPLE_VISITS), (MIN_TREE_VISITS + 2, MIN_TREE_VISITS + 2)],
)
def test_with_a_time_limit_a_tree_that_would_stay_small_is_given_up(
    seconds: float, visits: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every visit takes a second here."""
    made, flatly = 0, Thought((), -1)

    def timed(knowledge: SeasonsKnowledge, here: RoundNode, luck: Random) -> tuple[float, ...]:
        nonlocal made
        made += here.state.round == 2  # or it is the same visit, farther down
        return visit(knowledge, here, luck)

    monkeypatch.setattr(budgets, "now", lambda: float(made))
    monkeypatch.setattr(round_tree, "visit", timed)
    monkeypatch.setattr(flat_search, "think", lambda *_: flatly)
    thought = round_tree.think(SEASONS, before_round(2), 0, Budget(seconds=seconds), Random(1))
    assert made == visits
    assert (thought is flatly) == (visits <= SAMPLE_VISITS)
