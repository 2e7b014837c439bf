"""Every decision is declared once, with a rule, a question and actions, and games reach it."""

from __future__ import annotations

import pytest

from kastelan.games.kingdom import KINGDOM, KingdomState
from kastelan.games.kingdom import step_numbers as at
from kastelan.games.kingdom.steps import STEPS
from tests.games.declared_steps import check_play, check_questions, check_rules


def test_every_step_has_a_rule_that_players_can_read() -> None:
    check_rules(STEPS)


def test_every_decision_has_a_question_in_three_languages() -> None:
    check_questions("kingdom", STEPS)


def test_games_reach_every_decision_and_take_every_action_there() -> None:
    check_play(STEPS, KINGDOM, {}, KingdomState)


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (at.BEFORE, "before"),
        (at.DURING, "during"),
        (at.AFTER, "after"),
        (at.EXTRA, "extra"),
        (at.LIFTING, "lifting"),
        (at.PUTTING, "putting"),
        (at.OVER, "over"),
    ],
)
def test_a_number_stands_for_the_same_decision_for_ever(number: int, name: str) -> None:
    assert STEPS[number].id == name
