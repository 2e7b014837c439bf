"""Every message exists in every language, is used, and gets the facts that it needs."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random

import pytest
from fluent.syntax import ast, parse

from kastelan.core.game import Game
from kastelan.games import GAMES, find
from kastelan.locale import LANGUAGES, MOST_TEXTS, Speaker, fluent_files, formatted, wanted_language
from tests.locale.messages_in_sources import errors, literals, patterns

PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language; a file with a syntax error fails here."""
    found: dict[str, ast.Message] = {}
    for file in fluent_files(language):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{file.name}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def parts(node: ast.BaseNode) -> list[ast.BaseNode]:
    """A node and its descendants."""
    found = [node]
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found.extend(parts(child))
    return found


def variables(message: ast.Message) -> set[str]:
    """The facts that a message uses."""
    return {part.id.name for part in parts(message) if isinstance(part, ast.VariableReference)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_message(language: str) -> None:
    assert sorted(messages(language)) == sorted(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_uses_only_facts_of_the_english_text(language: str) -> None:
    for name, message in messages("en").items():
        assert variables(messages(language)[name]) <= variables(message), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_forms_of_the_language(language: str) -> None:
    for name, message in messages(language).items():
        for part in parts(message):
            if isinstance(part, ast.SelectExpression):
                keys = {
                    key.name for variant in part.variants if isinstance(key := variant.key, ast.Identifier)
                }
                if keys & {"one", "few", "many"}:
                    assert keys >= PLURALS[language], f"{language}: {name} has only {keys}"


def test_every_message_is_used() -> None:
    named, made = literals(), patterns()
    unused = [
        name
        for name in messages("en")
        if name not in named
        and name.removeprefix("error-") not in named
        and not any(pattern.fullmatch(name) for pattern in made)
        and name not in words_of_games()
    ]
    assert not unused


def words_of_games() -> set[str]:
    """Message ids of names, which `Speaker.word` builds from a game, a kind and a name."""
    return {
        name
        for name in messages("en")
        for game in GAMES
        if name.startswith(f"{game}-") and name.count("-") >= 2 and _named(name, game)
    }


def _named(message: str, game: str) -> bool:
    """Whether the part after game and kind is a name in the code or data of the game."""
    _, _, name = message.removeprefix(f"{game}-").partition("-")
    return name.replace("-", "_") in literals() or name in literals() or name in names_in_data(game)


@cache
def names_in_data(game: str) -> set[str]:
    """The strings in the component files of a game."""
    folder = files(f"kastelan.games.{game}") / "data"
    text = "".join(
        file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".json")
    )
    return {word.replace("_", "-").replace(".", "-") for word in text.replace(":", '"').split('"')}


def test_every_error_has_a_message_and_the_facts_it_uses() -> None:
    seen = set()
    for message, facts in errors():
        name = f"error-{message}"
        assert name in messages("en"), name
        assert variables(messages("en")[name]) <= facts, (
            f"{name} uses {variables(messages('en')[name]) - facts}"
        )
        seen.add(message)
    assert len(seen) > 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_title_a_description_and_option_names(name: str, language: str) -> None:
    speaker, game = Speaker(language), find(name)
    assert speaker.say(f"{name}-title")
    assert speaker.say(f"{name}-about")
    for option in game.options:
        assert speaker.say(f"{name}-option-{option.name}".replace("_", "-"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_question_of_a_game_has_words(name: str, language: str) -> None:
    speaker, game = Speaker(language), find(name)
    for seed in range(3):
        for ask in questions_of_a_random_game(game, seed):
            speaker.say(ask[0], **speaker.facts(dict(ask[1]), name))


@cache
def questions_of_a_random_game(
    game: Game, seed: int
) -> frozenset[tuple[str, tuple[tuple[str, int | str], ...]]]:
    luck = Random(seed)
    state, asked = game.new(game.seats[-1 if seed else 0], seed=seed), set()
    while actors := state.actors:
        ask = state.ask(actors[0])
        asked.add((ask.message, tuple(sorted(ask.facts.items()))))
        legal = state.legal(actors[0])
        state.apply(actors[0], legal[int(luck.random() * len(legal))])
    return frozenset(asked)


def test_the_environment_chooses_the_language() -> None:
    assert wanted_language({"LANG": "cs_CZ.UTF-8"}) == "cs"
    assert wanted_language({"LANG": "cs_CZ.UTF-8", "KASTELAN_LANGUAGE": "ru"}) == "ru"
    assert wanted_language({"LANG": "fr_FR"}) == wanted_language({}) == "en"


def test_an_unknown_message_or_a_missing_fact_is_an_error() -> None:
    with pytest.raises(LookupError):
        Speaker("en").say("no-such-message")
    with pytest.raises(LookupError):
        Speaker("en").say("error-no-such-file")


def test_a_remembered_text_is_that_of_its_language_and_facts() -> None:
    for _ in range(2):  # the second time from memory
        for facts in ({"cards": 1}, {"cards": "1"}, {"cards": True}, {"cards": 5}, {"cards": 25}):
            for language in LANGUAGES:
                speaker = Speaker(language)
                remembered = speaker.say("kingdom-event-pile-shuffled", **facts)
                formatted.cache_clear()
                assert speaker.say("kingdom-event-pile-shuffled", **facts) == remembered
    drawn = "kingdom-event-card-drawn"
    texts = {
        Speaker(language).say(drawn, who=who, name=name, terrain="?")
        for language in LANGUAGES
        for who, name in (("other", "Ann"), ("other", "Bob"), ("you", "Bob"))
    }
    assert len(texts) == 9
    for _ in range(2):
        with pytest.raises(LookupError):
            Speaker("en").say(drawn, who="other")


def test_only_so_many_texts_are_remembered() -> None:
    for number in range(MOST_TEXTS + 10):
        Speaker("en").say("kingdom-event-pile-shuffled", cards=number)
    assert formatted.cache_info().currsize == MOST_TEXTS
