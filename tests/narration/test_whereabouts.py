"""Where a tile of Castles of Mad King Ludwig would lie, in words."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from kastelan.games import find
from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import founded
from kastelan.games.ludwig.offers import offers, prospects
from kastelan.locale import LANGUAGES, Speaker
from kastelan.narration import PlayerNames, narrator_of
from kastelan.narration.ludwig.whereabouts import side_of, whereabouts

FOYER, HALLWAY = 1, 2
GAME = find("ludwig")


def narrator(language: str = "en"):  # type: ignore[no-untyped-def]
    return narrator_of(Speaker(language), PlayerNames(GAME, ("Anna", "Boris"), 0))


def grown_state(rooms: int = 7) -> LudwigState:
    """A game in which the seat to move has some rooms and buys."""
    state, luck = GAME.new(2, {"start": "1"}, 5), Random(3)
    while True:
        assert isinstance(state, LudwigState)
        seat = state.actors[0]
        if state.castles and len(state.castles[seat].rooms) >= rooms and state.ask(seat).step == "buying":
            return state
        state.apply(seat, luck.choice(state.legal(seat)))


@pytest.mark.parametrize(
    ("box", "side"),
    [
        ((0, -2, 3, 2), "north"),
        ((3, 0, 2, 2), "east"),
        ((1, 3, 5, 2), "south"),
        ((-4, 1, 4, 2), "west"),
        ((3, -2, 2, 2), "north-east"),
        ((-2, 3, 2, 2), "south-west"),
        ((1, 0, 3, 3), "east"),
    ],
)
def test_a_side_is_told_by_the_boxes(box: tuple[int, int, int, int], side: str) -> None:
    assert side_of(box, (0, 0, 3, 3)) == side


def test_a_hallway_at_a_door_of_the_foyer_joins_it_on_that_side() -> None:
    tiles = narrator().pieces.components.tiles
    castle = founded(tiles[FOYER], True)
    found = [whereabouts(castle, tiles[HALLWAY], one.place) for one in prospects(castle, tiles[HALLWAY])]
    assert {one.side for one in found} == {"north", "east", "south", "west"}
    assert all(one.joins == (0,) for one in found)


def test_places_are_told_apart() -> None:
    state = grown_state()
    seat = state.actors[0]
    for offer in offers(state, seat):
        places = [one.place for one in offer.prospects]
        words = narrator().whereabouts(state, seat, offer.tile, places)
        assert len(set(words)) == len(places)


def test_doors_that_are_blocked_are_counted_and_their_rooms_named() -> None:
    state = grown_state()
    seat = state.actors[0]
    castle, tiles = state.castles[seat], narrator().pieces.components.tiles
    blocking = next(
        (offer.tile, one.place, found)
        for offer in offers(state, seat)
        for one in offer.prospects
        if len((found := whereabouts(castle, tiles[offer.tile], one.place)).blocks) > 1
    )
    tile, place, found = blocking
    (words,) = narrator().whereabouts(state, seat, tile, [place])
    assert f"blocks {len(found.blocks)} doors (" in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_words_for_every_place(language: str) -> None:
    state = grown_state()
    seat = state.actors[0]
    for offer in offers(state, seat):
        places = [one.place for one in offer.prospects]
        assert all(narrator(language).whereabouts(state, seat, offer.tile, places))


def test_other_words_than_places_have_no_whereabouts() -> None:
    state = grown_state()
    words = narrator().whereabouts(state, 0, 5, [cast(Place, state.game.actions.parse("money"))])
    assert words == [""]


def test_games_without_such_words_have_empty_ones() -> None:
    kingdom = find("kingdom")
    state = kingdom.new(2, {}, 1)
    plain = narrator_of(Speaker("en"), PlayerNames(kingdom, ("Anna", "Boris"), 0))
    assert plain.whereabouts(state, 0, 0, state.legal(state.actors[0])[:2]) == ["", ""]
