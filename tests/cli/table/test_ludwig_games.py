"""Castles of Mad King Ludwig at the terminal from the first word to the last."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from kastelan.bots import find_bot
from kastelan.cli import main
from kastelan.cli.table.players import bot_action
from kastelan.core.record import parse, replay
from kastelan.games import find
from kastelan.games.ludwig import LUDWIG

ALONE = ["--players", "2", "--seat", "A=you", "--seat", "B=random", "--language", "en"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KASTELAN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


def typed(seed: int, players: int) -> list[str]:
    """What the first seat types in a game of random players, so that every decision turns up."""
    state, words, number = LUDWIG.new(players, {}, seed), [], 0
    while state.actors:
        seat = next((seat for seat in state.actors if seat), state.actors[0])
        action = bot_action(find_bot("random"), state, seat, str(seed), number)
        number += 1
        if seat == 0:
            words.append(LUDWIG.actions.write(action))
        state.apply(seat, action)
    return words


def play(monkeypatch: pytest.MonkeyPatch, words: Sequence[str], *arguments: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{word}\n" for word in words)))
    assert main(["play", "ludwig", "--plain", *arguments]) == 0


@pytest.mark.parametrize(("language", "players"), [("en", 2), ("cs", 3), ("ru", 1)])
def test_a_whole_game_can_be_played(
    language: str,
    players: int,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    seats = [word for seat in "BCD"[: players - 1] for word in ("--seat", f"{seat}=random")]
    save = home / "game.kastelan"
    wishes = ["--players", str(players), "--seat", "A=you", *seats, "--seed", "4", "--save", str(save)]
    play(monkeypatch, typed(4, players), *wishes, "--language", language)
    out = capsys.readouterr().out
    assert "LUD-END-6" in out
    record = parse(save.read_text())
    assert replay(record, find).outcome is not None
    for words in (["--events"], [], ["--step", "9"]):
        assert main(["replay", str(save), "--language", language, *words]) == 0
    assert "LUD-END-7" in capsys.readouterr().out


def test_the_market_is_priced_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["foyer3", "1", "5 4 3 2 1", "log", "quit"]
    play(monkeypatch, words, *ALONE, "--option", "start=1", "--seed", "6")
    out = capsys.readouterr().out
    assert "Prices: 15,000" in out
    assert "Nothing was played" not in out


def test_an_illegal_placement_is_refused_with_its_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["foyer4", "1", "keep", "hallway", "why 0,0n", "try 1", "undo", "quit"]
    play(monkeypatch, words, *ALONE, "--option", "start=1", "--seed", "6")
    out = capsys.readouterr().out
    assert "overlap another one.  LUD-PLACE-3" in out
    assert "Trying: Hallway" in out
