"""`kastelan analyse` on the beginning of a game."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from kastelan.arena import play_game
from kastelan.bots import find_bot
from kastelan.cli.main import main
from kastelan.core.record import begin, close, write
from kastelan.games import find

Output = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("KASTELAN_LANGUAGE", "en")
    game = find("kingdom")
    played = play_game(game, [find_bot("random")] * 2, seed=4)
    whole = close(begin(game, 2, {}, 4, ["Ann", "Bob"]), played.moves, played.state)
    path = tmp_path / "game.kst"
    path.write_text(write(replace(whole, moves=whole.moves[:30], result=None, hash=None)), encoding="utf-8")
    return str(path)


def test_mistakes_are_told_with_what_would_have_been_better(record: str, capsys: Output) -> None:
    assert main(["analyse", record, "--playouts", "8", "--worst", "2"]) == 0
    text = capsys.readouterr().out
    assert all(word in text for word in ("Ann", "Bob", "1. Move", "Better:"))
    assert "3. Move" not in text


def test_the_analysis_as_json_is_the_same_every_time(record: str, capsys: Output) -> None:
    found = []
    for _ in range(2):
        assert main(["analyse", record, "--playouts", "8", "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert found[0]["turns"][0]["move"] == 1
    assert found[0]["turns"][0]["played"]["words"][-1] == "end"
    lost = {turn["move"]: turn["lost"] for turn in found[0]["turns"]}
    assert [lost[move] for move in found[0]["mistakes"]] == sorted(
        (lost[move] for move in found[0]["mistakes"]), reverse=True
    )


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_it_is_said_in_every_language(record: str, capsys: Output, language: str) -> None:
    assert main(["analyse", record, "--playouts", "4", "--language", language]) == 0
    assert "Better" not in capsys.readouterr().out


def test_points_are_told_before_and_after_and_alone_there_is_no_chance_to_win(
    record: str, tmp_path: Path, capsys: Output
) -> None:
    assert main(["analyse", record, "--playouts", "8"]) == 0
    text = capsys.readouterr().out
    assert "chance" in text
    assert re.search(r"\d+ → \d+ : \d+ → \d+", text)
    game = find("ludwig")
    played = play_game(game, [find_bot("random")], seed=4)
    path = tmp_path / "solo.kst"
    whole = close(begin(game, 1, {}, 4, ["Ann"]), played.moves, played.state)
    path.write_text(write(replace(whole, moves=whole.moves[:20], result=None, hash=None)), encoding="utf-8")
    assert main(["analyse", str(path), "--playouts", "8"]) == 0
    text = capsys.readouterr().out
    assert "chance" not in text
    assert re.search(r"\d+ → \d+", text)
