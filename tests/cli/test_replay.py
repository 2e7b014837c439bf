"""`kastelan replay`: verifying, telling, showing and walking through a record."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from kastelan.arena.match import play_game
from kastelan.bots import find_bot
from kastelan.cli import main
from kastelan.cli.table.prompt import Leave
from kastelan.cli.table.replay_walk import Walk
from kastelan.cli.table.screens import PlayerNames, screen_of
from kastelan.cli.terminal import Terminal
from kastelan.core.record import begin, begin_at, close, parse, play_back, write
from kastelan.games import find
from kastelan.games.kingdom import KINGDOM
from kastelan.games.ludwig import LUDWIG, LudwigState
from kastelan.games.ludwig.step_numbers import PRICING
from kastelan.locale import Speaker

FACE_DOWN = Path(__file__).parents[1] / "records" / "seasons" / "stops-while-cards-lie-face-down.kst"


@pytest.fixture(scope="module")
def text() -> str:
    options = {"start": "1"}
    played = play_game(KINGDOM, [find_bot("random")] * 2, options, seed=4)
    return write(close(begin(KINGDOM, 2, options, 4, ("Ann", "Bob")), played.moves, played.state))


@pytest.fixture
def file(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLUMNS", "80")
    path = tmp_path / "game.kst"
    path.write_text(text)
    return path


def test_a_sound_record_is_verified(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--verify", "--language", "en"]) == 0
    assert "result and hash are right" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('[Hash "', '[Hash "00', "hash is in its header"),
        ('[Result "', '[Result "1', "result in its header"),
        ("\n\nA: ", "\n\nA: Z99 ", "Line 11, move 1: “Z99” is not a move"),
        ('[Players "2"]', '[Players "9"]', "not for 9"),
        ('[Rules "1"]', '[Rules "99"]', "no rules version 99"),
        ('[Game "kingdom"]', '[Game "chess"]', "no game chess"),
        ('[Seed "4"]', "what?", "Line 5"),
    ],
)
def test_a_damaged_record_is_refused_with_the_place(
    text: str, file: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, complaint: str
) -> None:
    assert old in text
    file.write_text(text.replace(old, new, 1))
    assert main(["replay", str(file), "--verify", "--language", "en"]) == 2
    out, errors = capsys.readouterr()
    assert out == ""
    assert complaint in errors
    assert errors.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "complaint"),
    [
        ("en", "This is not a position of the game"),
        ("cs", "Tohle není pozice této hry"),
        ("ru", "Это не позиция игры"),
    ],
)
def test_a_record_whose_position_was_tampered_with_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, complaint: str
) -> None:
    state = LUDWIG.new(2, {"modules": "all"}, seed=1)
    assert isinstance(state, LudwigState)
    while state.step != PRICING:
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    state.laid = (0, 0)  # two tiles for one slot
    path = tmp_path / "game.kst"
    path.write_text(write(begin_at(state)))
    assert main(["replay", str(path), "--verify", "--language", language]) == 2
    out, errors = capsys.readouterr()
    assert out == ""
    assert complaint in errors
    assert errors.count("\n") == 1


def test_the_story_ends_with_the_score_sheet(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Kingdom Builder, rules version 1: Ann, Bob")
    assert "builds:" in out
    assert "The game is over." in out
    assert out.rstrip().endswith("KB-END-4")


def test_a_bot_of_another_day_can_be_watched(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(file.read_text().replace("[Result", '[Bot "A foo"]\n[Result'))
    assert main(["replay", str(file), "--language", "en"]) == 0
    assert "Ann builds:" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "expected"), [("Ty", "You build:"), ("Ann", "Ann builds:")])
def test_you_are_spoken_to_and_others_are_spoken_of(
    file: Path, capsys: pytest.CaptureFixture[str], name: str, expected: str
) -> None:
    text = file.read_text().replace('[Seat "A" "Ann"]', f'[Seat "A" "{name}"]')
    file.write_text(text.replace("[Result", '[Bot "B random"]\n[Result'))
    assert main(["replay", str(file), "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert expected in out
    assert ("Ty" in out, "You builds" in out) == (False, False)


def test_one_step_is_shown_with_the_table(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--step", "2", "--language", "cs"]) == 0
    out = capsys.readouterr().out
    assert "A B C D E F G H I J|K" in out
    assert "Krok 2 z " in out
    assert main(["replay", str(file), "--step", "99999", "--language", "en"]) == 2
    assert "no step 99999" in capsys.readouterr().err


def test_every_event_is_told_with_its_rule(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--events", "--language", "ru"]) == 0
    lines = capsys.readouterr().out.replace("\n(KB", " (KB").splitlines()
    events = sum(len(step.events) for step in play_back(parse(file.read_text()), find))
    assert sum("KB-" in line for line in lines) >= events


def test_steps_come_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--json"]) == 0
    game = json.loads(capsys.readouterr().out)
    record = parse(file.read_text())
    assert (game["game"], game["result"], game["verified"]) == ("kingdom", list(record.result or ()), True)
    assert len(game["steps"]) == len(record.moves) + 1
    assert [step["word"] for step in game["steps"][1:]] == [move.word for move in record.moves]
    assert game["steps"][-1]["events"][-1]["event"] == "GameEnded"
    assert game["steps"][-1]["scores"] == game["result"]


def test_cards_that_lie_face_down_stay_so_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(FACE_DOWN), "--json"]) == 0
    *_, before, last = json.loads(capsys.readouterr().out)["steps"]
    assert (before["word"], last["word"], last["seat"]) == ("pass", "?", 1)
    (selected,) = last["events"]
    assert (selected["event"], selected["cards"]) == ("CardsSelected", None)


def test_cards_that_lie_face_down_stay_so_in_a_walk(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(FACE_DOWN), "--step", "27", "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "Step 27 of 27. B: ?" in out
    assert "stonemason+master_builder" not in out
    assert main(["replay", str(FACE_DOWN), "--step", "1", "--language", "en"]) == 0
    assert "B: trader+worker_sand" in capsys.readouterr().out  # turned up long ago


def test_a_game_that_is_over_has_no_secrets_in_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--json"]) == 0
    over = _drawn_cards(capsys.readouterr().out)
    assert None not in over
    unfinished = [
        line for line in file.read_text().splitlines()[:-4] if not line.startswith(("[Result", "[Hash"))
    ]
    file.write_text("\n".join(unfinished))
    assert main(["replay", str(file), "--json"]) == 0
    running = _drawn_cards(capsys.readouterr().out)
    assert running
    assert set(running) == {None}


def _drawn_cards(answer: str) -> list[int | None]:
    events = [event for step in json.loads(answer)["steps"] for event in step["events"]]
    return [event["card"] for event in events if event["event"] == "CardDrawn"]


def test_a_missing_file_is_an_error_in_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "/no/such/file", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"]["message"] == "no-such-file"


class Scripted:
    """An asker that answers with prepared lines."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = iter(lines)

    def ask(self, question: str, words: Sequence[str] = (), hidden: bool = False) -> str:
        line = next(self._lines, None)
        if line is None:
            raise Leave
        return line


def walked(text: str, *lines: str) -> list[str]:
    """The step lines that a walk with these answers shows."""
    player_names = PlayerNames(KINGDOM, ("Ann", "Bob"))
    speaker, shown = Speaker("en"), io.StringIO()
    terminal = Terminal(speaker, Console(file=shown, width=80, color_system=None))
    walk = Walk(
        terminal,
        screen_of("kingdom", speaker, player_names),
        player_names,
        list(play_back(parse(text), find)),
    )
    walk.go(Scripted(lines), 0)
    return [line for line in shown.getvalue().splitlines() if line.startswith(("Step", "There is", "“"))]


def test_a_walk_goes_forth_back_and_anywhere(text: str) -> None:
    last = len(parse(text).moves)
    shown = walked(text, "", "n", "back", "jump 10", "12", "last", "next", "first", "b", "q", "never read")
    numbers = [int(line.split()[1]) for line in shown]
    assert numbers == [0, 1, 2, 1, 10, 12, last, last, 0, 0]


def test_a_walk_goes_turn_by_turn(text: str) -> None:
    words = [move.word for move in parse(text).moves]
    shown = walked(text, "t", "t")
    assert shown[1].endswith("end")
    assert int(shown[1].split()[1]) == words.index("end") + 1


def test_a_walk_stays_where_it_is_when_it_is_sent_nowhere(text: str) -> None:
    shown = walked(text, "jump 99999", "9" * 5000, "jump", "sideways", "n")
    assert [line.split()[0] for line in shown[1:]] == ["There", "There", "There", "“sideways”", "Step"]
    assert shown[-1].startswith("Step 1 ")
