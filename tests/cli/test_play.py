"""`kastelan play` from the first word to the last, by lines from a pipe and once through a real terminal."""

from __future__ import annotations

import io
import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kastelan.cli import main
from kastelan.core.position import write_position
from kastelan.core.record import parse, replay
from kastelan.games import find
from kastelan.games.kingdom import KINGDOM
from kastelan.locale import LANGUAGES

ALONE = ["kingdom", "--seed", "3", "--language", "en", "--option", "start=1"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KASTELAN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "home"


class Player:
    """Types lines at a table and reads its output."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.errors = ""

    def types(self, *lines: str, words: list[str] = ALONE, code: int = 0) -> str:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", *words]) == code
        out, self.errors = self._capsys.readouterr()
        return out


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Player:
    return Player(monkeypatch, capsys)


def only_save(home: Path) -> Path:
    (save,) = (home / "saves").iterdir()
    return save


def test_a_whole_game_can_be_played_by_picking_from_the_list(player: Player, home: Path) -> None:
    out = player.types(*["m", "1"] * 400)
    *_, winners, kept = out.splitlines()
    assert "win" in winners or "share the victory" in winners
    assert "KB-CASTLE-1" in out
    assert "kastelan replay" in kept
    record = parse(only_save(home).read_text())
    assert record.result is not None
    assert replay(record, find).outcome is not None


def test_the_end_of_the_input_leaves_and_nothing_is_lost(player: Player, home: Path) -> None:
    out = player.types("A1 A2", "quit")
    assert "You build: A1, A2." in out
    save = only_save(home)
    assert f"kastelan play --resume {save}" in out
    assert [move.word for move in parse(save.read_text()).moves] == ["A1", "A2"]
    again = player.types("undo", "A2", "B2", "end", words=["--resume", str(save), "--language", "en"])
    assert "Build 2 more" in again
    assert [move.word for move in parse(save.read_text()).moves][:4] == ["A1", "A2", "B2", "end"]


def test_bots_go_on_after_a_resume_as_they_would_have(player: Player, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    player.types("A1 A2 B2 end", words=[*ALONE, "--save", str(one)])
    player.types("A1 A2", words=[*ALONE, "--save", str(two)])
    player.types("B2 end", words=["--resume", str(two), "--language", "en"])
    moves = parse(one.read_text()).moves
    assert len(moves) > 6
    assert parse(two.read_text()).moves == moves


def test_resume_without_a_file_finds_the_last_unfinished_game(player: Player) -> None:
    player.types("A1")
    assert "Build 2 more" in player.types(words=["--resume", "--language", "en"])


def test_resume_without_a_file_passes_over_damaged_ones(player: Player, home: Path) -> None:
    player.types("A1")
    sound, broken = only_save(home), home / "saves" / "newer.kst"
    broken.write_text("[Game kingdom]")
    (home / "saves" / "bytes.kst").write_bytes(b"\xff\xfe\x00")
    assert "Build 2 more" in player.types(words=["--resume", "--language", "en"])
    sound.unlink()
    os.utime(broken, (2**31, 2**31))
    player.types(words=["--resume", "--language", "en"], code=2)
    assert f"{broken}, is damaged" in player.errors


def test_resume_without_a_file_still_finds_the_ending_of_old_saves(player: Player, home: Path) -> None:
    player.types("A1")
    assert only_save(home).suffix == ".kst"
    only_save(home).rename(home / "saves" / "old.kastelan")
    assert "Build 2 more" in player.types(words=["--resume", "--language", "en"])


def test_a_bot_that_is_not_known_is_named_with_its_seat(player: Player, home: Path) -> None:
    player.types("A1")
    save = only_save(home)
    save.write_text(save.read_text().replace('"B medium"', '"B foo"'))
    player.types(words=["--resume", str(save), "--language", "en"], code=2)
    assert "Seat B was played by the bot foo" in player.errors


def test_a_question_about_a_hex_is_answered_with_the_rule(player: Player) -> None:
    out = player.types("? D1", "why A1")
    assert "D1: forest, free" in out
    assert "it has to be grass this time.  KB-TURN-2" in out
    assert "KB-TURN-2 Mandatory action" in out
    assert "That is allowed: A1" in out


def test_other_words_are_understood(player: Player) -> None:
    out = player.types("help", "help lords", "rules KB-BUILD-3", "score", "log", "board", "moves 2", "2")
    assert "take back the last step" in out
    assert "KB-CARD-LORDS-3" in out
    assert "KB-BUILD-3" in out
    assert "You build:" in out


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("blah", "neither a move nor a command"),
        ("Z9", "is not a hex"),
        ("5", "Type moves first"),
        ("undo", "nothing to take back"),
        ("end", "KB-TURN-5"),
        ("A1 D1", "has to be grass"),
        ("tavern", "You have no such tile"),
        ("r", "several things"),
        ("help unicorn", "no help on"),
        ("rules", "Which rule"),
        ("rules KB-NONE", "no rule"),
        ("why", "Why what"),
        ("moves none", "whole number"),
        ("moves 401", "whole number from 1 to 400"),
        (f"moves {'9' * 5000}", "whole number from 1 to 400"),
        ("log 0", "whole number from 1 to 9999"),
        ("log abc", "“abc” is not valid"),
        (f"log {'9' * 5000}", "whole number"),
        ("9" * 5000, "Type moves first"),
        ("save /proc/none/x", "cannot be written"),
    ],
)
def test_what_makes_no_sense_gets_one_line_and_changes_nothing(
    player: Player, home: Path, line: str, complaint: str
) -> None:
    out = player.types(line)
    assert complaint in out
    assert "Build 3 settlements" in out
    assert not (home / "saves").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "prefix"), [("kingdom", "KB-"), ("ludwig", "LUD-"), ("seasons", "CS-")])
def test_help_gives_examples_of_the_game_at_hand(
    player: Player, game: str, prefix: str, language: str
) -> None:
    words = [game, "--seed", "3", "--seat", "A=you", "--seat", "B=random", "--language", language]
    out = player.types("help", "why", words=words)
    assert prefix in out
    assert "F7" not in out
    assert ("KB-" in out) == (game == "kingdom")
    assert "$" not in out


def test_the_example_of_a_question_can_be_asked(player: Player) -> None:
    assert "For example: why A1" in player.types("why")
    seasons = ["seasons", "--seed", "3", "--language", "en"]
    assert "For example: why messenger+trader" in player.types("why", words=seasons)
    assert "That is allowed." in player.types("why messenger+trader", words=seasons)


def test_a_number_that_is_not_in_the_list_is_refused_however_long(player: Player) -> None:
    out = player.types("moves", "9" * 5000, "why " + "9" * 5000)
    assert out.count(f"The list has no {'9' * 12}….") == 2


def test_a_copy_is_saved_but_never_over_something_else(player: Player, tmp_path: Path) -> None:
    letter, copy = tmp_path / "letter.txt", tmp_path / "copy"
    letter.write_text("Dear Ann")
    out = player.types("A1", f"save {letter}", f"save {copy}")
    assert "is not a game of Kastelan" in out
    assert letter.read_text() == "Dear Ann"
    assert [move.word for move in parse(copy.read_text()).moves] == ["A1"]
    player.types(words=[*ALONE, "--save", str(letter)], code=2)
    assert "already exists" in player.errors
    assert letter.read_text() == "Dear Ann"


@pytest.mark.parametrize(
    ("words", "undo", "end"),
    [("cs", "zpět", "konec"), ("ru", "назад", "конец")],
)
def test_commands_work_in_the_language_of_the_person(
    player: Player, home: Path, words: str, undo: str, end: str
) -> None:
    player.types("A1 A2 B2", undo, "b2", end, words=[*ALONE[:-4], "--language", words, *ALONE[-2:]])
    assert [move.word for move in parse(only_save(home).read_text()).moves][:4] == ["A1", "A2", "B2", "end"]


def test_bots_play_for_an_audience(player: Player, tmp_path: Path, home: Path) -> None:
    kept = tmp_path / "game"
    out = player.types(words=["kingdom", "--watch", "--seed", "2", "--save", str(kept), "--language", "en"])
    assert "Otmar builds" in out
    assert "Kunigunde builds" in out  # two bots of one level have two names
    assert parse(kept.read_text()).result is not None
    player.types(words=["kingdom", "--seat", "random", "--seat", "greedy", "--seed", "2"])
    assert not home.exists()


def test_several_people_share_a_screen(player: Player) -> None:
    out = player.types("A1 A2 B2 end", words=[*ALONE, "--seat", "Ann", "--seat", "Bob"])
    assert "Ann: Build 3 settlements" in out
    assert "Bob: Build 3 settlements" in out
    assert "Ann draws a card." in out  # and Bob does not learn which


def test_a_table_starts_from_a_position(player: Player) -> None:
    line = write_position(KINGDOM.new(3, {"start": "2"}, seed=5))
    out = player.types(words=["--position", line, "--seat", "B=you", "--language", "en"])
    assert "Build 3 settlements" in out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess"], "no game chess"),
        (["kingdom", "--players", "7"], "not for 7"),
        (["kingdom", "--players", "1"], "for 2 to 4 players, not for 1"),
        (["ludwig", "--players", "1", "--option", "start=2"], "there is one player"),
        (["kingdom", "--seat", "X=you"], "is not a seat"),
        (["kingdom", "--option", "quadrants=moon"], "Option quadrants"),
        (["kingdom", "--option", "colour=red"], "no option colour"),
        (["kingdom", "--seed", "-1"], "whole number"),
        (["kingdom", "--watch", "--seat", "Ann"], "Ann is not a bot"),
        (["--resume", "/nowhere/at/all"], "no file"),
        (["--resume"], "no unfinished game"),
        (["--resume", "x", "--seed", "3"], "--seed cannot be combined with --resume"),
        (["--position", "nonsense"], "not a position"),
        (["--position", "x", "--players", "2"], "--players cannot be combined with --position"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(
    player: Player, home: Path, words: list[str], complaint: str
) -> None:
    player.types(words=[*words, "--language", "en"], code=2)
    assert complaint in player.errors
    assert player.errors.count("\n") == 1
    assert not home.exists()


def test_without_words_a_game_against_a_bot_begins(player: Player, home: Path) -> None:
    out = player.types("save", words=["--language", "en"])
    assert "Otmar the reeve (medium)" in out
    assert parse(only_save(home).read_text()).players == 2


def test_nothing_is_kept_before_a_person_has_moved(player: Player, home: Path) -> None:
    out = player.types(words=[*ALONE, "--seat", "B=you"])
    assert "Otmar builds" in out
    assert "The game was not saved." in out
    assert not home.exists()


def test_all_moves_taken_back_are_taken_back_in_the_file_too(player: Player, home: Path) -> None:
    assert "kastelan play --resume" in player.types("A1", "undo")
    assert parse(only_save(home).read_text()).moves == ()


def read_until(screen: int, wanted: bytes, seconds: float = 15) -> bytes:
    """The output of a terminal, up to a text."""
    shown, end = b"", time.monotonic() + seconds
    while wanted not in shown and time.monotonic() < end:
        ready, _, _ = select.select([screen], [], [], 0.2)
        if ready:
            try:
                shown += os.read(screen, 65536)
            except OSError:  # the other side has closed it
                break
    assert wanted in shown, shown[-2000:]
    return shown


@pytest.mark.slow
def test_a_real_terminal_asks_completes_and_lets_go(home: Path) -> None:
    keyboard, screen = pty.openpty()
    env = os.environ | {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1", "LINES": "24"}
    command = [sys.executable, "-m", "kastelan", "play", "--line", "--language", "en"]
    table = subprocess.Popen(command, stdin=screen, stdout=screen, stderr=screen, env=env)
    os.close(screen)
    try:
        for question in (b"Which game", b"How many players", b"Who plays", b"Enter to start"):
            read_until(keyboard, question)
            os.write(keyboard, b"\r")
        read_until(keyboard, b"about it")
        os.write(keyboard, b"sav\t\r")
        assert str(home).encode() in read_until(keyboard, b".kst")
        os.write(keyboard, b"qui\t\r")
        read_until(keyboard, b"--resume")
        assert table.wait(120) == 0
    finally:
        table.kill()
        table.wait()
        os.close(keyboard)


def test_who_plays_a_level_is_introduced_before_the_first_move(player: Player) -> None:
    out = player.types("quit", words=[*ALONE, "--seat", "A=you", "--seat", "B=medium"])
    text = " ".join(out.split())
    assert "Otmar the reeve (medium): builds where he sees the most gold, and looks no further" in text
    assert "Otmar" not in player.types("quit", words=[*ALONE, "--seat", "A=you", "--seat", "B=greedy"])


def test_a_secret_choice_can_be_undone_until_another_seat_has_chosen(player: Player, home: Path) -> None:
    seats = ("--seat", "A=Ann", "--seat", "B=Eve", "--seat", "C=easy")
    words = ["seasons", "--seed", "3", "--language", "en", *seats]
    out = player.types("m", "1", "undo", "undo", "m", "2", words=words)
    assert out.count("Eve: Choose") == 2
    assert out.count("There is nothing to take back") == 1  # the bot chose before Ann
    moves = parse(only_save(home).read_text()).moves
    assert [move.seat for move in moves] == [2, 0]
    state = find("seasons").new(3, {}, 3)
    assert moves[1].word == state.game.actions.write(state.legal(0)[1])
