"""In the last round a line above the table says why it is the last, in every game and language."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from kastelan.cli.table.screens import DrawOptions, PlayerNames, Snapshot, screen_of
from kastelan.core.game import State
from kastelan.games import GAMES, find
from kastelan.locale import LANGUAGES, Speaker

NAMES = ("You", "Bob", "Cat")


def in_the_last_round(game: str) -> State:
    """The first position of a random game in its last round."""
    choose, state = random.Random(3), find(game).new(3, {}, 3)
    while state.last_round() is None:
        seat = choose.choice(state.actors)
        state.apply(seat, choose.choice(list(state.legal(seat))))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_line_is_above_the_table(game: str, language: str) -> None:
    state = in_the_last_round(game)
    screen = screen_of(game, Speaker(language), PlayerNames(find(game), NAMES, you=0))
    called = state.last_round()
    assert called is not None

    def lines(snapshot: Snapshot) -> list[str]:
        console = Console(file=io.StringIO(), width=100, color_system=None)
        console.print(screen.picture(snapshot, DrawOptions(100)))
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue().splitlines()

    before, now = lines(Snapshot(state.view(0))), lines(Snapshot(state.view(0), last_round=called))
    assert " ".join(screen.narrate([called])).startswith(now[0].rstrip())
    assert now[-len(before) :] == before
    assert len(now) > len(before)


def test_the_line_takes_its_place_from_the_table() -> None:
    state = in_the_last_round("ludwig")
    screen = screen_of("ludwig", Speaker("en"), PlayerNames(find("ludwig"), NAMES, you=0))
    console = Console(file=io.StringIO(), width=100, color_system=None)
    options = DrawOptions(100, height=40)
    heights = [
        len(console.render_lines(screen.picture(Snapshot(state.view(0), last_round=called), options)))
        for called in (None, state.last_round())
    ]
    assert heights[1] <= heights[0] + 1
