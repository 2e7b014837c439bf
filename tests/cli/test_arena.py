"""`kastelan arena` as people and scripts use it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kastelan.cli.main import main
from tests.arena.quick_bots import FIRST, GROUPS, HUDDLER
from tests.cli.test_commands import Output, error_line, output

FIELD = (FIRST, "random", HUDDLER)
QUICK = ("--games", "2", "--jobs", "1")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, whatever the environment of the test run says."""
    monkeypatch.setenv("KASTELAN_LANGUAGE", "en")


@pytest.mark.parametrize("kind", ["round-robin", "gauntlet", "ladder"])
def test_every_kind_of_tournament_is_shown_with_ratings_and_pairs(capsys: Output, kind: str) -> None:
    found = json.loads(output(capsys, "arena", "kingdom", *FIELD, "--kind", kind, *QUICK, "--json"))
    met = [(pair["first"], pair["second"]) for pair in found["pairs"]]
    first, chance, huddler = FIELD
    assert (first, chance) in met
    assert ((chance, huddler) in met) == (kind != "gauntlet")
    assert ((first, huddler) in met) == (kind != "ladder")
    text = output(capsys, "arena", "kingdom", *FIELD, "--kind", kind, *QUICK)
    assert "Elo" in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_sequential_test_ends_by_itself_and_says_what_it_found(capsys: Output) -> None:
    more = ("--kind", "sprt", "--elo1", "150", "--jobs", "1", "--option", f"cards={GROUPS['cards']}")
    words = ("arena", "kingdom", FIRST, "random", *more)
    assert f"{FIRST} is stronger than random" in output(capsys, *words).replace("\n", "")
    found = json.loads(output(capsys, *words, "--json"))
    assert found["sprt"]["accepted"] == "elo1"
    assert found["games"] == 2 * found["sprt"]["deals"] < 400
    text = output(capsys, "arena", "kingdom", "random", FIRST, *more)
    assert "not shown to be stronger" in text


def test_json_has_ratings_pairs_seats_times_and_the_machine(capsys: Output) -> None:
    words = (
        "arena",
        "ludwig",
        "greedy",
        "random",
        "easy",
        "medium",
        "--kind",
        "round-robin",
        "--players",
        "3",
    )
    found = json.loads(output(capsys, *words, "--games", "3", "--jobs", "1", "--json"))
    assert (found["kind"], found["players"], found["games"], found["deals"]) == ("round-robin", 3, 4, 1)
    assert len(found["pairs"]) == 6
    assert len(found["by_seat"]) == 3
    assert {"elo", "elo_low", "elo_high", "par"} <= found["seats"][0].keys()
    assert found["times"][0]["ms_per_move"] > 0
    assert "Python" in found["machine"]


def test_a_file_keeps_the_games_and_a_report_shows_them(capsys: Output, tmp_path: Path) -> None:
    out, page = tmp_path / "games.jsonl", tmp_path / "page.html"
    words = ("arena", "kingdom", "random", FIRST, *QUICK, "--out", str(out))
    output(capsys, *words)
    lines = out.read_text().splitlines()
    assert len(lines) == 3
    output(capsys, *words, "--report", str(page))
    assert out.read_text().splitlines() == lines
    assert page.read_text().startswith("<!doctype html>")
    assert "another tournament: seed is 1 there and 2 here" in error_line(capsys, *words, "--seed", "2")


@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "ended: exit code 1"), ("cs", "skončil: návratový kód 1"), ("ru", "завершился: код выхода 1")],
)
def test_a_forfeit_is_told_in_every_language(capsys: Output, language: str, why: str) -> None:
    assert main(["arena", "kingdom", "random", "cmd:false", *QUICK, "--language", language]) == 0
    assert f"cmd:false: {why}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "hint"),
    [
        (["--kind", "cup"], "round-robin, gauntlet"),
        (["--players", "3"], "bots at one table (2)"),
        (["--kind", "ladder", "--players", "9"], "2 to 4"),
        (["--kind", "sprt", "--elo0", "30"], "--elo0"),
        (["--kind", "sprt", "--elo1", "much"], "-2000 to 2000"),
        (["--move-seconds", "0"], "0.01 to 3600"),
        (["--out", "/no/such/folder/x.jsonl"], "/no/such/folder"),
        (["--report", "/no/such/folder/x.html", "--games", "1000000"], "/no/such/folder"),
        (["--report", "/", "--games", "1000000"], "cannot be written"),
        (["random", "--kind", "ladder"], "random is entered twice"),
        (["cmd:no-such-program-here"], "no such program"),
        (["greedy@5"], "only searching bots"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(capsys: Output, more: list[str], hint: str) -> None:
    assert hint in error_line(capsys, "arena", "kingdom", "random", "greedy", *more)
