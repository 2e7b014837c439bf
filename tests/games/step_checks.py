"""Checks for the steps of any game: each has a rule and a question, and random games reach it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, TypeVar

from kastelan import locale
from kastelan.core.game import Action, Game, State
from kastelan.core.options import Options
from kastelan.core.steps import Step
from kastelan.locale import LANGUAGES
from tests.rule_report import known

S = TypeVar("S", bound=State)
GAMES: Final = 200
"""At most this many random games are played until every step has been reached."""


def check_rules(steps: Sequence[Step[S]]) -> None:
    """Every step names a rule of the rules text."""
    assert [step.rule for step in steps if step.rule not in known()] == []


def check_questions(game: str, steps: Sequence[Step[S]]) -> None:
    """Every decision has a question in each language, and every question belongs to a decision."""
    decisions = sorted(step.id for step in steps if step.id != "over")
    for language in LANGUAGES:
        folder = Path(locale.__file__).parent / language
        texts = "\n".join(path.read_text("utf-8") for path in folder.glob("*.ftl"))
        assert sorted(re.findall(rf"^{game}-ask-(\S+) =", texts, re.MULTILINE)) == decisions


def check_play(steps: Sequence[Step[S]], game: Game, options: Options, kind: type[S]) -> None:
    """Random games reach every step and apply every class of action there; each open step fits."""
    missing = {(step.id, action) for step in steps for action in step.apply}
    for state, action in decisions(game, options):
        assert isinstance(state, kind)
        ask = state.ask(state.actors[0])
        step = next(step for step in steps if step.id == ask.step)
        assert step.fits(state)
        missing.discard((step.id, type(action)))
        if not missing:
            return
    raise AssertionError(missing)


def decisions(game: Game, options: Options) -> Iterator[tuple[State, Action]]:
    """Positions of random games, each with the action that is taken there."""
    for seed in range(GAMES):
        luck = Random(seed)
        state = game.new(game.seats[seed % len(game.seats)], options, seed)
        while state.actors:
            seat = luck.choice(state.actors)
            action = luck.choice(state.legal(seat))
            yield state, action
            state.apply(seat, action)
