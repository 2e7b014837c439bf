"""Every decision is declared once, with a rule, a question and actions, and games reach it."""

from __future__ import annotations

import pytest

from kastelan.games.kingdom import KINGDOM, KingdomState
from kastelan.games.kingdom import step_numbers as at
from kastelan.games.kingdom.steps import STEPS
from tests.games.step_checks import check_play, check_questions, check_rules


def test_every_step_has_a_rule_that_players_can_read() -> None:
    check_rules(STEPS)


def test_every_decision_has_a_question_in_three_languages() -> None:
    check_questions("kingdom", STEPS)


def test_random_games_reach_every_decision_and_apply_every_action() -> None:
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
def test_the_number_of_a_decision_never_changes(number: int, name: str) -> None:
    assert STEPS[number].id == name
