"""Every decision is declared once, with a rule, a question and actions, and games reach it."""

from __future__ import annotations

import pytest

from kastelan.games.seasons import SEASONS, SeasonsState
from kastelan.games.seasons import step_numbers as at
from kastelan.games.seasons.automatic_steps import AUTOMATIC
from kastelan.games.seasons.steps import STEPS
from tests.games.step_checks import check_play, check_questions, check_rules


def test_every_step_has_a_rule_that_players_can_read() -> None:
    check_rules(STEPS)


def test_every_decision_has_a_question_in_three_languages() -> None:
    check_questions("seasons", STEPS)


def test_random_games_reach_every_decision_and_apply_every_action() -> None:
    check_play(STEPS, SEASONS, {"winter": True}, SeasonsState)


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (at.SELECTING, "selecting"),
        (at.PLAGUE_TOLL, "plague"),
        (at.DIGGING, "digging"),
        (at.TAKING_BACK, "taking-back"),
        (at.CONSENTING, "consenting"),
        (at.BUILDING, "building"),
        (at.TURNING_IN, "turning-in"),
        (at.OVER, "over"),
    ],
)
def test_the_number_of_a_decision_never_changes(number: int, name: str) -> None:
    assert STEPS[number].id == name


def test_automatic_steps_have_negative_numbers() -> None:
    assert sorted(AUTOMATIC) == list(range(at.LAST_SCORES, 0))
