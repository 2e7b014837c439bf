"""Best responses in A Castle for All Seasons with two players in summer."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.bots.games.seasons import KNOWLEDGE as SEASONS
from kastelan.bots.search import Budget, Thought, flat_search, round_tree
from kastelan.bots.search.seasons import SeasonsKnowledge
from kastelan.bots.search.thought import without_search
from kastelan.games.seasons.actions import Select
from kastelan.games.seasons.selection import selectable
from kastelan.games.seasons.state import SeasonsState
from tests.bots.support.summer_positions import FOR_SOME, before_round


def test_with_a_medium_budget_the_best_selections_are_tried_again() -> None:
    state = before_round(3)
    first = flat_search.think(SEASONS, state, 0, Budget(playouts=FOR_SOME // 2), Random(1))
    thought = round_tree.think(SEASONS, state, 0, Budget(playouts=FOR_SOME), Random(1))
    tried = FOR_SOME // 4
    answered, others = thought.ideas[:tried], thought.ideas[tried:]
    known = {idea.line: idea.visits for idea in first.ideas}
    assert {idea.line for idea in answered} == {idea.line for idea in first.ideas[:tried]}
    assert all(idea.visits == known[idea.line] + 1 for idea in answered)
    assert [idea.merit for idea in answered] == sorted((idea.worth for idea in answered), reverse=True)
    assert [idea.line for idea in others] == [idea.line for idea in first.ideas[tried:]]
    assert all(idea.merit == 0 for idea in others)
    assert thought.playouts == FOR_SOME


def test_the_response_of_the_opponent_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    state, think_flatly, best = before_round(3), flat_search.think, set[Select]()
    for theirs in selectable(state, 1):

        def respond(
            knowledge: SeasonsKnowledge,
            seen: SeasonsState,
            seat: int,
            budget: Budget,
            luck: Random,
            theirs: Select = theirs,
        ) -> Thought:
            return (
                without_search(theirs, (0, 0))
                if seat == 1
                else think_flatly(knowledge, seen, seat, budget, luck)
            )

        monkeypatch.setattr(flat_search, "think", respond)
        chosen = round_tree.think(SEASONS, state, 0, Budget(playouts=FOR_SOME), Random(1)).best.line[0]
        assert isinstance(chosen, Select)
        best.add(chosen)
    assert len(best) > 1


def test_best_responses_can_overrule_the_flat_search() -> None:
    """Otherwise half of the playouts would be wasted."""
    best = [
        [way(SEASONS, before_round(number), 0, Budget(playouts=FOR_SOME), Random(1)).best.line]
        for number in range(2, 10)
        for way in (flat_search.think, round_tree.think)
    ]
    assert any(one != other for one, other in zip(best[::2], best[1::2], strict=True))
