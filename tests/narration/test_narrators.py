"""What the narrators of all games have in common."""

from __future__ import annotations

from random import Random

import pytest

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Event, Game
from kastelan.core.manifest import Manifest
from kastelan.games import GAMES, find
from kastelan.locale import LANGUAGES, Speaker
from kastelan.narration import PlainNarrator, PlayerNames, narrator_of
from kastelan.narration.base import signed
from kastelan.narration.characters import character_introduction, character_name
from tests.toy import registered
from tests.toy.bidding import VERSIONS as BIDDING

GAME_NAMES = sorted(GAMES)
NAMES = ("Ann", "Bob", "Eve", "Max", "Zoe")


def narrated_game(game: Game, language: str, seed: int) -> tuple[list[Event], list[str]]:
    """A random game as a spectator sees it: its events, and the sentences about each of them alone."""
    events, luck = list[Event](), Random(seed)
    state = game.new(seed=seed, tell=events.append)
    narrator = narrator_of(Speaker(language), PlayerNames(game, NAMES[: state.players]))
    sentences = [narrator.question(state.ask(state.actors[0]))]
    while actors := state.actors:
        sentences.append(narrator.question(state.ask(actors[0])))
        state.apply(actors[0], luck.choice(state.legal(actors[0])), events.append)
    seen = [part for event in events if (part := event.seen_by(None)) is not None]
    return seen, sentences + [line for event in seen for line in narrator.narrate([event])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_whole_game_is_narrated(name: str, language: str) -> None:
    events, sentences = narrated_game(find(name), language, seed=4)
    assert len(sentences) > len({type(event) for event in events})
    for line in sentences:
        assert line.strip(), line
        assert "{" not in line, line


def test_a_game_without_a_narrator_lists_the_fields_of_its_events() -> None:
    game = BIDDING[1]
    names = PlayerNames(game, ("Ann", "Bob"))
    events = list[Event]()
    game.new(2, seed=1, tell=events.append)
    with registered(Manifest("bidding", BIDDING)):
        narrator = narrator_of(Speaker("en"), names)
    assert type(narrator) is PlainNarrator
    assert narrator.narrate(events) == [
        f"PrizeShown worth={event.worth}"  # type: ignore[attr-defined]  # it shows a prize
        for event in events
    ]


def test_a_refusal_is_narrated_in_the_words_of_the_game() -> None:
    error = IllegalAction("CS-PLACE-1", "space-taken", space="keep.1")
    names = PlayerNames(find("seasons"), ("Ann", "Bob"))
    assert "Keep 14" in narrator_of(Speaker("en"), names).refusal(error)  # with the fee of the space
    assert "Keep." in PlainNarrator(Speaker("en"), names).refusal(error)


def test_the_reader_is_addressed_as_you() -> None:
    names = PlayerNames(find("kingdom"), ("Ann", "Bob"), you=1)
    assert names.subject(0) == {"who": "other", "name": "Ann"}
    assert names.subject(1) == {"who": "you", "name": "Bob"}


def test_without_a_reader_every_player_is_named() -> None:
    names = PlayerNames(find("kingdom"), ("Ann", "Bob"))
    assert {names.subject(seat)["who"] for seat in (0, 1)} == {"other"}


def test_a_shared_victory_names_all_winners() -> None:
    names = PlayerNames(find("kingdom"), ("Ann", "Bob", "Eve"), you=0)
    assert names.winners([0]) == {"who": "you", "names": "Ann"}
    assert names.winners([2]) == {"who": "other", "names": "Eve"}
    assert names.winners([0, 2]) == {"who": "several", "names": "Ann, Eve"}


@pytest.mark.parametrize(("points", "text"), [(3, "+3"), (0, "0"), (-2, "−2")])
def test_a_change_of_points_has_a_sign(points: int, text: str) -> None:
    assert signed(points) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_level_is_played_by_a_character(name: str, language: str) -> None:
    speaker = Speaker(language)
    for level in ("easy", "medium", "hard", "expert"):
        character = character_name(name, level, [], speaker)
        assert character is not None
        assert character in character_introduction(name, level, speaker)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME_NAMES)
def test_five_bots_of_one_level_have_five_names(name: str, language: str) -> None:
    speaker = Speaker(language)
    names = set()
    for level in ("easy", "medium", "hard", "expert"):
        for earlier in range(5):
            names.add(character_name(name, level, ["random", *[level] * earlier], speaker))
    assert len(names) == 4 * 5
    assert not any(word[-1].isdigit() for word in names if word is not None)


def test_a_bot_beyond_the_characters_of_its_level_is_numbered() -> None:
    speaker = Speaker("en")
    first = character_name("kingdom", "easy", ["hard", None], speaker)
    assert character_name("kingdom", "easy", ["easy"] * 5, speaker) == f"{first} 6"


def test_a_bot_that_is_not_a_level_has_no_character() -> None:
    assert character_name("kingdom", "random", [], Speaker("en")) is None
