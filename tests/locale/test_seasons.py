"""There are English words for all questions, events and refusals of Seasons."""

from __future__ import annotations

import random
import re
from inspect import getmembers, isclass
from pathlib import Path

import pytest

from kastelan.core.errors import BadOption, IllegalAction
from kastelan.core.game import Event
from kastelan.games.seasons import SEASONS, events, setup, winter_events
from kastelan.locale import Speaker

ENGLISH = Speaker("en")
SOURCES = sorted(Path(setup.__file__).parent.glob("*.py"))


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


def test_every_event_has_words() -> None:
    kinds = {
        kind
        for module in (events, winter_events)
        for _, kind in getmembers(module, isclass)
        if issubclass(kind, Event) and kind is not Event
    }
    assert len(kinds) == 39
    assert [kind for kind in kinds if not ENGLISH.knows(f"seasons-event-{kebab(kind.__name__)}")] == []


def test_every_option_and_every_refusal_has_words() -> None:
    for option in SEASONS.options:
        assert ENGLISH.knows(f"seasons-option-{option.name.replace('_', '-')}")
    messages = set()
    for source in SOURCES:
        found = re.findall(r"(?:IllegalAction|_refusal)\((.*?)\)", source.read_text("utf-8"), re.DOTALL)
        for call in found:
            messages |= set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', call))
    assert len(messages) > 40
    assert [message for message in sorted(messages) if not ENGLISH.knows(f"error-{message}")] == []


@pytest.mark.parametrize(("players", "winter"), [(2, True), (3, False), (4, True)])
def test_questions_and_refusals_of_a_whole_game_have_words(players: int, winter: bool) -> None:
    choose = random.Random(players)
    state = SEASONS.new(players, {"winter": winter}, seed=players)
    while state.actors:
        seat = choose.choice(state.actors)
        assert ENGLISH.ask(state.ask(seat), "seasons")
        for _ in range(3):
            error = state.refusal(seat, SEASONS.actions.action(choose.randrange(SEASONS.actions.size)))
            if error is not None:
                assert isinstance(error, IllegalAction)
                assert ENGLISH.error(error, "seasons")
        state.apply(seat, choose.choice(state.legal(seat)))


def test_bad_options_have_words() -> None:
    with pytest.raises(BadOption) as caught:
        SEASONS.new(2, {"components": "nowhere.json"})
    assert "nowhere.json" in ENGLISH.error(caught.value)
