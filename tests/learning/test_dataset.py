"""Data sets: their contents, reproducibility and resumption, and that no row shows hidden information."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from kastelan.cli.main import main
from kastelan.core.errors import BadOption
from kastelan.core.jsonable import plain_view
from kastelan.core.record import play_back, replay
from kastelan.games import GAMES, find
from kastelan.learning import dataset
from kastelan.learning.columns import DECISION_COLUMNS, GAME_COLUMNS, table_rows
from kastelan.learning.dataset import MANIFEST, DatasetPlan, write_dataset
from kastelan.learning.selfplay import Series, number_of, read_records

SEASONS = Series("seasons", 1, ("greedy", "random", "random"), (("winter", "yes"),), 3)
QUICK = Series("seasons", 1, ("random", "random"), (), 3)


def test_records_replay_and_the_bots_rotate(tmp_path: Path) -> None:
    write_dataset(DatasetPlan(QUICK, 3, 2, "records"), tmp_path)
    records = [record for path in sorted(tmp_path.glob("*.kst.gz")) for record in read_records(path)]
    assert [number_of(record) for record in records] == [0, 1, 2]
    for record in records:
        outcome = replay(record, find).outcome
        assert outcome is not None
        assert outcome.scores == record.result
    mixed = [SEASONS.record(number).names for number in range(2)]
    assert mixed == [("greedy", "random", "random"), ("random", "random", "greedy")]


@pytest.mark.parametrize("game", GAMES)
def test_tables_hold_every_decision_with_the_view_of_its_seat(game: str, tmp_path: Path) -> None:
    series = replace(QUICK, game=game, version=find(game).version)
    write_dataset(DatasetPlan(series, 1, 1, "both"), tmp_path)
    (record,) = read_records(tmp_path / "records-00000.kst.gz")
    games = parquet.read_table(tmp_path / "games-00000.parquet").to_pylist()
    decisions = parquet.read_table(tmp_path / "decisions-00000.parquet").to_pylist()
    assert list(games[0]) == list(GAME_COLUMNS)
    assert list(decisions[0]) == list(DECISION_COLUMNS)
    assert games[0]["scores"] == list(record.result or ())
    assert [(row["seat"], row["word"]) for row in decisions] == [
        (move.seat, move.word) for move in record.moves
    ]
    before = next(play_back(record, find)).state
    assert json.loads(decisions[0]["view"]) == plain_view(before.view(decisions[0]["seat"]))
    actions = before.game.actions
    for row in decisions:
        assert row["action"] in row["legal"]
        assert row["legal_count"] == len(row["legal"])
        assert actions.write(actions.action(row["action"])) == row["word"]
        assert row["score"] == games[0]["scores"][row["seat"]]


@pytest.mark.parametrize("game", GAMES)
def test_rows_contain_nothing_that_is_hidden_from_their_seat(game: str) -> None:
    record = replace(QUICK, game=game, version=find(game).version).record(0)
    _, found = table_rows(record)
    states = [step.state for step in play_back(record, find)]
    for row in found[::9]:
        number, seat, view = row["step"], row["seat"], row["view"]
        assert isinstance(number, int)
        assert isinstance(seat, int)
        assert isinstance(view, str)
        twin = states[number - 1].determinise(seat, 12345 + number)
        assert json.loads(view) == plain_view(twin.view(seat))


def test_the_same_seed_gives_the_same_bytes_with_any_number_of_processes(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    plan = DatasetPlan(QUICK, 4, 2, "both")
    first = write_dataset(plan, one, jobs=1)
    second = write_dataset(plan, two, jobs=2)
    assert [path.name for path in first] == [path.name for path in second]
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]


def test_an_interrupted_data_set_is_resumed_without_writing_complete_shards_again(tmp_path: Path) -> None:
    plan = DatasetPlan(QUICK, 4, 2, "records")
    first, second = write_dataset(plan, tmp_path)
    kept, lost = first.stat().st_mtime_ns, second.read_bytes()
    second.unlink()
    write_dataset(plan, tmp_path)
    assert first.stat().st_mtime_ns == kept
    assert second.read_bytes() == lost


def test_a_folder_of_another_data_set_is_refused(tmp_path: Path) -> None:
    write_dataset(DatasetPlan(QUICK, 1, 1, "records"), tmp_path)
    with pytest.raises(BadOption, match="other-dataset"):
        write_dataset(DatasetPlan(replace(QUICK, seed=4), 1, 1, "records"), tmp_path)


def test_games_of_other_rules_or_bots_are_not_added_to_a_data_set(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    write_dataset(DatasetPlan(QUICK, 1, 1, "records"), tmp_path)
    monkeypatch.setattr(dataset, "fingerprint", lambda bots: f"other {bots}")
    with pytest.raises(BadOption, match="other-dataset"):
        write_dataset(DatasetPlan(QUICK, 1, 1, "records"), tmp_path)


def test_the_command_reports_what_it_wrote(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["dataset", "seasons", "--bots", "random", "random", "--games", "2", "--jobs", "1", "--json"]
    assert main([*words, "--out", str(tmp_path / "set")]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert [Path(path).name for path in answer["files"]] == [
        "records-00000.kst.gz",
        "games-00000.parquet",
        "decisions-00000.parquet",
    ]
    assert json.loads((tmp_path / "set" / MANIFEST).read_text(encoding="utf-8"))["games"] == 2


FAILING = """
import os, sys
from kastelan.bots import RandomBot
class Raising(RandomBot):
    def choose(self, seen, seat, luck):
        print("hello")
        raise ValueError("not\\nnow")
class Dying(RandomBot):
    def choose(self, seen, seat, luck):
        os._exit(3)
"""


@pytest.mark.parametrize(("bot", "message"), [("Raising", "not now"), ("Dying", "process ended")])
def test_a_bot_that_fails_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    bot: str,
    message: str,
) -> None:
    monkeypatch.setenv("KASTELAN_LANGUAGE", "en")
    path = tmp_path / "failing.py"
    path.write_text(FAILING, encoding="utf-8")
    words = ["dataset", "seasons", "--bots", f"{path}:{bot}", "random", "--games", "2", "--jobs", "2"]
    assert main([*words, "--out", str(tmp_path / "set")]) == 2
    told = capsys.readouterr()
    assert message in told.err.splitlines()[-1]
    assert told.out == ""


@pytest.mark.parametrize("command", ["dataset", "tune"])
def test_a_folder_that_cannot_be_made_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    path = tmp_path / "file"
    path.write_text("", encoding="utf-8")
    assert main([command, "kingdom", "--out", str(path), "--language", "en"]) == 2
    assert f"{path} cannot be written" in capsys.readouterr().err
