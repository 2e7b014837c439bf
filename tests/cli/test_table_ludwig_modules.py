"""Castles of Mad King Ludwig with modules at the terminal, from the first word to the last."""

from __future__ import annotations

from pathlib import Path

import pytest

from kastelan.bots import find_bot
from kastelan.cli import main
from kastelan.cli.table.sitters import bot_action
from kastelan.core.record import parse, replay
from kastelan.games import find
from kastelan.games.ludwig import LUDWIG
from tests.cli.test_table_ludwig_games import play


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KASTELAN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def typed(seed: int, players: int, modules: str) -> list[str]:
    """What the first seat types in a game of random players, so that every decision turns up."""
    state, words, number = LUDWIG.new(players, {"modules": modules}, seed), list[str](), 0
    while state.actors:
        seat = next((seat for seat in state.actors if seat), state.actors[0])
        action = bot_action(find_bot("random"), state, seat, str(seed), number)
        number += 1
        if seat == 0:
            words.append(LUDWIG.actions.write(action))
        state.apply(seat, action)
    return words


@pytest.mark.parametrize(
    ("language", "players", "modules"),
    [("en", 2, "all,double_decrees"), ("cs", 3, "all"), ("ru", 5, "swans")],
)
def test_a_whole_game_with_modules_can_be_played(
    language: str,
    players: int,
    modules: str,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    seats = [word for seat in "BCDE"[: players - 1] for word in ("--seat", f"{seat}=random")]
    save = home / "game.kastelan"
    wishes = ["--players", str(players), "--seat", "A=you", *seats, "--seed", "4", "--save", str(save)]
    wishes += ["--option", f"modules={modules}", "--language", language]
    play(monkeypatch, typed(4, players, modules), *wishes)
    out = capsys.readouterr().out
    assert "LUD-END-6" in out
    record = parse(save.read_text())
    assert replay(record, find).outcome is not None
    for words in (["--events"], [], ["--step", "9"]):
        assert main(["replay", str(save), "--language", language, *words]) == 0
