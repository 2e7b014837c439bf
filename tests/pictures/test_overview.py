"""The pictures of the overview of the rules."""

from __future__ import annotations

import pytest

from kastelan.games import GAMES
from kastelan.locale import LANGUAGES, Speaker
from kastelan.pictures.game_pictures import Style
from kastelan.pictures.overview import PARTS, draw_overview, examples, view_after
from tests.pictures.svg_reader import parsed


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", PARTS)
def test_every_chapter_has_a_picture_and_words(game: str, part: str) -> None:
    svg = draw_overview(game, part, Style())
    assert svg is not None
    assert parsed(svg).get("viewBox")
    for language in LANGUAGES:
        assert Speaker(language).say(f"web-{game}-overview-{part}")


def test_a_crop_is_as_large_as_it_says() -> None:
    svg = draw_overview("kingdom", "placing", Style())
    assert svg is not None
    x, y, width, height = examples()["kingdom"].pictures["placing"].crop or ()
    assert f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"' in svg


@pytest.mark.parametrize("game", GAMES)
def test_an_example_can_be_played(game: str) -> None:
    assert view_after(game, len(examples()[game].moves)) is not None


def test_there_are_no_other_pictures() -> None:
    assert draw_overview("kingdom", "nothing", Style()) is None
    assert draw_overview("bidding", "turn", Style()) is None
