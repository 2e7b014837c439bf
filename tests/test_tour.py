"""The pictures of docs/tour.md: all are shown, films move, and none is heavy."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from kastelan.games import GAMES
from tests.browser.tour.scenes import FILMS, STILLS

DOCS: Final = Path(__file__).parents[1] / "docs"
FOLDER: Final = DOCS / "images" / "tour"
MOST_KB: Final = {"still": 300, "film": 1000}


def test_the_page_shows_every_picture_that_is_made() -> None:
    shown = re.findall(r"\]\(images/tour/([\w-]+)\.webp\)", (DOCS / "tour.md").read_text(encoding="utf-8"))
    made = [still.name for still in STILLS] + [f"{name}-film" for name in FILMS]
    assert sorted(shown) == sorted(made)
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(made)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_a_film(game: str) -> None:
    path = FOLDER / f"{game}-film.webp"
    with Image.open(path) as film:
        assert getattr(film, "n_frames", 1) > 20
    assert path.stat().st_size < 1000 * MOST_KB["film"]


@pytest.mark.parametrize("still", STILLS, ids=lambda still: still.name)
def test_pictures_are_light(still: object) -> None:
    path = FOLDER / f"{getattr(still, 'name', '')}.webp"
    assert path.stat().st_size < 1000 * MOST_KB["still"]
