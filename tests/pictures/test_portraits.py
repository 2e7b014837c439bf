"""Faces: what they are made of, whose they are, and that each is drawn in both themes."""

from __future__ import annotations

import pytest

from kastelan.bots import LEVELS
from kastelan.games import GAMES
from kastelan.games.seasons.components import CARDS
from kastelan.pictures import DARK, LIGHT, Theme
from kastelan.pictures.drawings import BadDrawing, scaled
from kastelan.pictures.portraits.characters import character_portrait, characters
from kastelan.pictures.portraits.features import (
    CHOICES,
    COLOURS,
    SIZE,
    chosen,
    decoded,
    encoded,
    features,
    generated,
    is_code,
    length_of,
)
from kastelan.pictures.portraits.portrait import portrait
from tests.pictures.svg_reader import count, parsed, path_points

FEATHER = 3
"""How far the feather of a hat leaves the picture, whose edge cuts it off."""


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_every_feature_and_colour_is_drawn(theme: Theme) -> None:
    for choice in CHOICES:
        for place in range(length_of(choice)):
            code = encoded(chosen("anyone", {}) | {choice: place})
            svg = portrait(code, theme)
            assert count(svg, "portrait") == 1
            assert parsed(svg).get("viewBox") == f"0 0 {SIZE} {SIZE}"


def test_features_lie_in_the_picture() -> None:
    for shapes in features().values():
        for shape in shapes:
            for stroke in shape.drawing.strokes:
                for x, y in path_points(scaled(stroke.commands)):
                    assert -FEATHER <= x <= SIZE + FEATHER, shape.name
                    assert -FEATHER <= y <= SIZE + FEATHER, shape.name


def test_a_code_names_one_portrait() -> None:
    places = chosen("anyone", {"hat": "crown", "skin": "2"})
    code = encoded(places)
    assert is_code(code)
    assert decoded(code) == places
    assert features()["hat"][places["hat"]].name == "crown"


@pytest.mark.parametrize("text", ["", "0", "zzzzzzzzzzzzzzzzz", "../../etc/passwd", "A" * len(CHOICES)])
def test_other_texts_name_none(text: str) -> None:
    assert not is_code(text)


def test_the_same_person_has_the_same_face_and_others_have_others() -> None:
    people = [f"person-{number}" for number in range(200)]
    faces = {generated(person) for person in people}
    assert len(faces) == len(people)
    assert all(is_code(face) for face in faces)
    assert generated(people[0]) == generated(people[0])


def test_hair_comes_in_every_colour_by_chance() -> None:
    tones = {decoded(generated(f"person-{number}"))["tone"] for number in range(200)}
    assert tones == set(range(len(COLOURS["tone"])))


def test_no_feature_of_that_name_is_refused() -> None:
    with pytest.raises(BadDrawing, match="bowler"):
        chosen("anyone", {"hat": "bowler"})


@pytest.mark.parametrize("game", GAMES)
def test_five_bots_of_one_level_have_five_faces(game: str) -> None:
    for level in LEVELS:
        assert characters(game, level) == 5
        assert len({character_portrait(game, level, number) for number in range(7)}) == 7


def test_each_card_of_the_seasons_has_a_face() -> None:
    roles = {"worker" if card.startswith("worker") else card for card in CARDS}
    assert all(characters("seasons", role) == 1 for role in roles)
    assert len({character_portrait("seasons", role) for role in roles}) == 6
