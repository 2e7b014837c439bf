"""`kastelan draw` from the command line to the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from kastelan.cli import main
from kastelan.core.position import write_position
from kastelan.core.record import begin, close, write
from kastelan.games import GAMES, find
from tests.pictures.random_positions import position
from tests.pictures.svg_reader import texts


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A new game of Ludwig."""
    game = find("ludwig")
    state, moves = game.new(2, {}, 4), []
    for _ in range(20):
        seat = state.actors[0]
        action = state.legal(seat)[0]
        moves.append((seat, game.actions.write(action)))
        state.apply(seat, action)
    file = tmp_path / "game.kst"
    file.write_text(write(close(begin(game, 2, {}, 4, ("Anežka", "Борис")), moves, state)), "utf-8")
    return file


def draw(*words: str) -> int:
    return main(["draw", *words, "--language", "cs"])


def test_a_tile_becomes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tile.svg"
    assert draw("ludwig", "--tile", "throne_room", "-o", str(file)) == 0
    assert "Trůnní sál" in texts(file.read_text("utf-8"))
    assert str(file.name) in capsys.readouterr().out.replace("\n", "")


def test_all_tiles_become_a_png(tmp_path: Path) -> None:
    file = tmp_path / "sheet.PNG"
    assert draw("ludwig", "--all-tiles", "--scale", "12", "--theme", "dark", "-o", str(file)) == 0
    assert file.read_bytes().startswith(b"\x89PNG")


def test_a_record_gives_castles_and_markets(tmp_path: Path, record: Path) -> None:
    castle, market = tmp_path / "castle.svg", tmp_path / "market.svg"
    assert draw("ludwig", "--record", str(record), "--seat", "b", "-o", str(castle)) == 0
    assert "Борис" in texts(castle.read_text("utf-8"))
    assert draw("ludwig", "--record", str(record), "--step", "9", "--market", "-o", str(market)) == 0
    assert "15\u2009000" in texts(market.read_text("utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_drawn(game: str, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    line = write_position(position(game, 3, 1, 30))
    assert draw(game, "--position", line, "-o", str(file)) == 0
    assert file.read_text("utf-8").startswith("<svg")


def test_a_position_of_an_older_version_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    line = write_position(find("ludwig", 1).new(2, {"foyer": "3"}, 1))
    assert draw("ludwig", "--position", line, "-o", str(file)) == 0
    assert file.exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ludwig", "-o", "{out}.svg"], "--all-tiles"),
        (["ludwig", "--tile", "pantry", "--all-tiles", "-o", "{out}.svg"], "--tile"),
        (["ludwig", "--tile", "pantri", "-o", "{out}.svg"], "pantry"),
        (["ludwig", "--tile", "pantry", "-o", "{out}.gif"], ".png"),
        (["ludwig", "--tile", "pantry"], "-o"),
        (["ludwig", "--tile", "pantry", "--theme", "pink", "-o", "{out}.svg"], "dark"),
        (["ludwig", "--tile", "pantry", "--scale", "1000", "-o", "{out}.svg"], "120"),
        (["ludwig", "--tile", "pantry", "--step", "3", "-o", "{out}.svg"], "--step"),
        (["ludwig", "--tile", "pantry", "--market", "-o", "{out}.svg"], "--market"),
        (["ludwig", "--all-tiles", "--turn", "1", "-o", "{out}.svg"], "--turn"),
        (["ludwig", "--record", "{record}", "--step", "99", "-o", "{out}.svg"], "20"),
        (["ludwig", "--record", "{record}", "--seat", "C", "-o", "{out}.svg"], "B"),
        (["ludwig", "--record", "{record}", "--seat", "7", "-o", "{out}.svg"], "7"),
        (["ludwig", "--record", "{out}.none", "-o", "{out}.svg"], "none"),
        (["kingdom", "--record", "{record}", "-o", "{out}.svg"], "ludwig"),
        (["kingdom", "--tile", "pantry", "-o", "{out}.svg"], "ludwig"),
        (["kingdom", "--record", "{record}", "--market", "-o", "{out}.svg"], "ludwig"),
        (["seasons", "--record", "{record}", "--seat", "A", "-o", "{out}.svg"], "--seat"),
        (["ludwig", "--position", "nonsense", "-o", "{out}.svg"], ""),
        (["chess", "--tile", "pantry", "-o", "{out}.svg"], "chess"),
        (["ludwig", "--tile", "pantry", "-o", "{out}/no/folder.svg"], "folder"),
    ],
)
def test_what_cannot_be_drawn_is_refused_and_nothing_written(
    words: list[str], said: str, tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(tmp_path.iterdir())
    filled = [word.format(out=tmp_path / "out", record=record) for word in words]
    assert draw(*filled) == 2
    assert said in capsys.readouterr().err
    assert sorted(tmp_path.iterdir()) == before


def test_help_shows_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert draw("--help") == 0
    assert "kastelan draw ludwig --record" in capsys.readouterr().out
