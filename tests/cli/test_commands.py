"""The commands that need no table: what they say, in which language, and how they refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kastelan.cli.main import COMMANDS, main
from kastelan.games import GAMES
from kastelan.locale import LANGUAGES

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, whatever the environment of the test run says."""
    monkeypatch.setenv("KASTELAN_LANGUAGE", "en")


def output(capsys: Output, *words: str) -> str:
    """The output of a command that succeeds."""
    assert main(words) == 0
    return capsys.readouterr().out


def error_line(capsys: Output, *words: str) -> str:
    """The one line with which a command fails."""
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.strip().splitlines()) == 1
    return printed.err


def test_alone_it_lists_the_commands(capsys: Output) -> None:
    text = output(capsys)
    assert all(f"kastelan {name}" in text for name in COMMANDS)
    assert output(capsys, "--version").startswith("kastelan ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(capsys: Output, name: str, language: str) -> None:
    text = output(capsys, name, "--help", "--language", language)
    assert f"kastelan {name}" in text.split("--help", 1)[1]


def test_help_speaks_the_language_all_the_way(capsys: Output) -> None:
    text = output(capsys, "arena", "--help", "--language=cs")
    assert "použití: kastelan arena" in text
    assert not {"usage", "options", "show this help"} & set(text.splitlines())


def test_games_lists_every_game_and_explains_the_options_of_one(capsys: Output) -> None:
    assert all(name in output(capsys, "games") for name in GAMES)
    assert "lords_need_settlement" in output(capsys, "games", "kingdom")
    described = json.loads(output(capsys, "games", "--json"))
    assert [game["game"] for game in described] == list(GAMES)
    assert {"name", "default", "expected", "rule", "about"} == set(described[0]["options"][0])


def test_rules_are_shown_whole_by_chapter_one_by_one_and_by_search(capsys: Output) -> None:
    assert "KB-END-5" in output(capsys, "rules", "kingdom")
    assert output(capsys, "rules", "kingdom", "kb-end-5").startswith("KB-END-5 ")
    chapter = json.loads(output(capsys, "rules", "kingdom", "KB-END", "--json"))
    assert [rule["id"] for rule in chapter] == [f"KB-END-{number}" for number in range(1, 6)]
    assert "KB-CASTLE-1" in output(capsys, "rules", "kingdom", "--search", "castle")
    assert "hrad" in output(capsys, "rules", "kingdom", "KB-CASTLE-1", "--language", "cs")


def test_a_rule_that_is_not_there_is_refused_with_a_hint(capsys: Output) -> None:
    assert "KB-END" in error_line(capsys, "rules", "kingdom", "END-9")


def test_arena_answers_in_json_as_promised(capsys: Output) -> None:
    words = ("arena", "kingdom", "random", "random", "--games", "4", "--seed", "1", "--jobs", "1", "--json")
    match = json.loads(output(capsys, *words))
    assert {"game", "games", "errors", "seconds", "decisions", "games_per_second", "seats"} <= match.keys()
    assert {"bot", "games", "wins", "draws", "mean_score"} <= match["seats"][0].keys()
    again = json.loads(output(capsys, *words))
    assert again["seats"] == match["seats"]


def test_arena_prints_a_table_with_intervals(capsys: Output) -> None:
    text = output(capsys, "arena", "kingdom", "random", "random", "--games", "2", "--jobs", "1")
    assert "95 % interval" in text
    assert "2 games" in text


def test_bench_measures(capsys: Output) -> None:
    speed = json.loads(output(capsys, "bench", "kingdom", "--seconds", "1", "--json"))
    assert speed["decisions_per_second"] > 0
    assert speed["bytes_per_state"] > 500


def test_doctor_finds_this_installation_sound_and_a_broken_one_not(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert all(finding["fine"] for finding in json.loads(output(capsys, "doctor", "--json")))
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setenv("KASTELAN_HOME", str(tmp_path / "file"))
    assert main(["doctor"]) == 1
    assert "✘" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["fly"], "play, replay"),
        (["games", "chess"], "kingdom"),
        (["arena", "kingdom", "greedy"], "2 to 4"),
        (["arena", "kingdom", "greedy", "nobody"], "random, greedy"),
        (["arena", "kingdom", "random", "random", "--games", "0"], "1 to 10000000"),
        (["arena", "kingdom", "random", "random", "--games", "many"], "whole number"),
        (["arena", "kingdom", "random", "random", "--seed", "-1"], "from 0"),
        (["arena", "kingdom", "random", "random", "--option", "cards"], "key=value"),
        (["arena", "kingdom", "random", "random", "--option", "colour=red"], "first_game, quadrants"),
        (["arena", "kingdom", "random", "random", "--option", "cards=kings"], "fishermen"),
        (["arena", "kingdom", "random", "random", "--fast"], "--fast"),
        (["arena", "kingdom"], "BOT"),
        (["arena"], "GAME"),
        (["--language", "xx", "games"], "en, cs, ru"),
        (["--nonsense"], "--nonsense"),
        (["replay", "no-such-file.kst"], "no-such-file.kst"),
    ],
)
def test_bad_input_is_refused_in_one_line_that_says_what_is_expected(
    capsys: Output, words: list[str], hint: str
) -> None:
    assert hint in error_line(capsys, *words)


def test_whatever_is_typed_the_answer_is_one_line(capsys: Output) -> None:
    assert len(error_line(capsys, "games", "x" * 5000)) < 1000
    assert "--language" in error_line(capsys, "--language")
    assert "--languagefoo" in error_line(capsys, "--languagefoo")
    commands = json.loads(output(capsys, "--language", "cs", "--json"))
    assert [row["command"] for row in commands] == list(COMMANDS)


def test_errors_are_json_when_json_was_asked_for(capsys: Output) -> None:
    assert main(["games", "chess", "--json"]) == 2
    error = json.loads(capsys.readouterr().out)["error"]
    assert error["message"] == "unknown-game"
    assert error["facts"]["game"] == "chess"
    assert "chess" in error["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_speak_the_language(capsys: Output, language: str) -> None:
    first = {"en": "There is no game", "cs": "Hra chess", "ru": "Игры chess"}[language]
    assert first in error_line(capsys, "games", "chess", "--language", language)
