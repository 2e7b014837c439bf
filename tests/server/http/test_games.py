"""What can be played: games and options in words, catalogues, rules and pictures."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from litestar import Litestar

from kastelan.bots import LEVELS
from kastelan.games import GAMES, find
from kastelan.locale import LANGUAGES, Speaker
from kastelan.server.http.routes.art import drawn, show_art
from kastelan.server.presenters.rules_text import read, sections
from kastelan.server.tables import allowed_options
from tests.server.support.running_server import Player, Server


def test_games_come_with_options_that_a_table_takes(server: Server) -> None:
    ann = Player(server, "Ann")
    for shown in ann.get("/api/games?language=cs"):
        game = find(shown["game"])
        assert shown["title"] == Speaker("cs").say(f"{game.name}-title")
        assert shown["players"] == [*game.seats]
        own = allowed_options.options(game)
        assert [option["name"] for option in shown["options"]] == [option.name for option in own]
        for option, known in zip(shown["options"], own, strict=True):
            assert known.write(known.check(option["default"])) == option["default"]
            assert option["choices"]
            if option["kind"] != "several":
                assert option["default"] in [choice["word"] for choice in option["choices"]]
        bots = [bot["bot"] for bot in shown["bots"]]
        assert (bots, shown["usual_bot"]) == ([*LEVELS], "medium")
        assert all(bot["about"] for bot in shown["bots"])
        assert shown["bots"][3]["name"].startswith("mistrovská")  # what is cut off on a phone is the rest
        for bot in bots:
            ann.table(game.name, "me", bot)


@pytest.mark.parametrize("game", GAMES)
def test_a_catalogue_is_in_the_language_that_is_asked_for(server: Server, game: str) -> None:
    ann = Player(server)
    found = [ann.get(f"/api/games/{game}/catalogue?language={language}") for language in LANGUAGES]
    assert found[0] != found[1] != found[2]
    assert found[0].keys() == found[1].keys() == found[2].keys()
    ann.get("/api/games/chess/catalogue", 404)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_come_whole_in_sections(game: str, language: str) -> None:
    text, found = Speaker(language).rules(game), sections(game, language)
    assert found[0].text == text.title
    assert [(part.id, part.text) for part in found if part.level == 2] == [
        (chapter, title) for chapter, (title, _) in text.chapters.items()
    ]
    rules = {part.id: part.text for part in found if part.id and not part.level}
    assert rules == {name: rule for name, rule in text.rules.items() if name in rules}
    assert len(rules) > 90
    words = " ".join(part.text for part in found).split()
    assert len(words) == len([word for word in text.text.split() if kept(word)]) - len(rules)


def kept(word: str) -> bool:
    """Whether a word of a rules file is one that people read."""
    return word not in ("#", "##", "###", "-") and not word.startswith("{#")


def test_rules_are_asked_for_by_game_and_language(server: Server) -> None:
    ann = Player(server)
    titles = {ann.get(f"/api/rules/seasons?language={language}")[0]["text"] for language in LANGUAGES}
    assert len(titles) == 3
    assert ann.get("/api/rules/chess?language=ru", 404)["error"]["text"] == "Игры chess здесь нет."


def test_a_text_goes_on_until_something_else_begins() -> None:
    found = read("# G\n\nOne\ntwo.\n\n## C {#A}\n\n- **A-1** first\n  second\n- **Word**: third\n\nlast\n")
    assert [(part.id, part.level, part.text) for part in found] == [
        ("", 1, "G"), ("", 0, "One two."), ("A", 2, "C"), ("A-1", 0, "first second"),
        ("", 0, "**Word**: third"), ("", 0, "last"),
    ]  # fmt: skip


def test_a_picture_under_a_version_is_kept_for_ever(server: Server) -> None:
    browser = Player(server).http
    address = "/art/kingdom/board/tavern,paddock,oasis,farm?theme=dark"
    kept, asked = browser.get(f"{address}&v=1"), browser.get(address)
    assert kept.content == asked.content
    assert kept.content.startswith(b"<svg")
    assert "immutable" in kept.headers["cache-control"]
    assert "immutable" not in asked.headers["cache-control"]
    again = browser.get(address, headers={"if-none-match": asked.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = browser.get(address, headers={"accept-encoding": "identity"})
    assert (plain.content, "content-encoding" in plain.headers) == (asked.content, False)
    assert int(asked.headers["content-length"]) < len(asked.content) / 4
    assert browser.get("/art/kingdom/nothing").status_code == 404
    assert browser.get(f"/art/kingdom/{'x' * 3000}").status_code == 404


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")  # we stay below 3.0
def test_a_picture_is_kept_once_whatever_else_is_asked_with_it() -> None:
    async def asked(*wishes: str) -> list[int]:
        app = httpx.ASGITransport(Litestar([show_art]))  # type: ignore[arg-type]  # ASGI all the same
        async with httpx.AsyncClient(transport=app, base_url="http://test") as browser:
            return [(await browser.get(f"/art/kingdom/cover?{wish}")).status_code for wish in wishes]

    drawn.cache_clear()
    assert (
        asyncio.run(asked("", "theme=light", "v=2", "cache=1", "other=2&other=3", "language=en")) == [200] * 6
    )
    assert drawn.cache_info().currsize == 1
    assert asyncio.run(asked("theme=pink", "detail=9", "language=xx")) == [400] * 3
    assert drawn.cache_info().currsize == 1
