"""Tuning: weights by name, trials on the same deals, and a search that can be resumed."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kastelan.bots.greedy import kingdom
from kastelan.bots.greedy.weight_files import FOLDER, Origin, by_name, file_text, read, with_values
from kastelan.bots.greedy.weight_sets import set_for, weight_sets
from kastelan.cli.main import main
from kastelan.core.errors import BadOption
from kastelan.learning import tuning, tuning_report
from kastelan.learning.tuning import LOG, TuningPlan, deals_of, optimiser, tunable, tune, weights_at
from kastelan.learning.weight_trials import Game, Proof, Table, play_candidates, prove

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ALONE = Table("ludwig", 1, 1)
PLAN = TuningPlan(("mark", "closed"), 2, 4, 1, 0.2, 1)


def bowl(
    _: Executor, __: Table, candidates: Sequence[Mapping[str, float]], deals: Sequence[int]
) -> list[list[Game]]:
    """Trials without games: the result is best where the weights add up to 3."""
    return [[Game(int(-1000 * abs(sum(one.values()) - 3)), None, 1.0) for _ in deals] for one in candidates]


@pytest.mark.parametrize("name", weight_sets())
def test_every_file_of_weights_has_an_origin_and_is_written_as_it_is_read(name: str, tmp_path: Path) -> None:
    weighing = weight_sets()[name]
    date.fromisoformat(weighing.origin.date)
    assert weighing.origin.method
    copy = tmp_path / "copy.json"
    copy.write_text(file_text(weighing.accepted, weighing.origin), encoding="utf-8")
    again, origin = read(weighing.kind, copy)
    assert by_name(again) == by_name(weighing.accepted)
    assert origin == weighing.origin


@pytest.mark.parametrize("file", list(FOLDER.iterdir()), ids=lambda file: file.name)
def test_the_origin_of_weights_has_a_date_a_method_and_games(
    file: Traversable,
) -> None:
    row = json.loads(file.read_text(encoding="utf-8"))
    date.fromisoformat(row["date"])
    assert row["method"]
    assert re.search(r"\d+ (solo )?games", row["games"]), "a number of games that were played"


def test_a_file_with_other_weights_is_refused(tmp_path: Path) -> None:
    row = {"date": "", "method": "", "games": "", "weights": {"gold": 1}}
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(row), encoding="utf-8")
    with pytest.raises(BadOption, match="unknown-weights"):
        read(kingdom.KingdomWeights, file)


def test_the_weights_of_a_tuple_are_numbered() -> None:
    accepted = kingdom.WEIGHTS.accepted
    other = with_values(accepted, {"tiles.3": 9.0, "freedom": 1.0})
    assert other.tiles[3] == 9.0
    assert other.tiles[:3] == accepted.tiles[:3]
    assert other.freedom == 1.0
    assert other.approach == accepted.approach


def test_other_weights_apply_only_during_a_trial() -> None:
    weighing = kingdom.WEIGHTS
    other = with_values(weighing.accepted, {"freedom": 1.0})
    with weighing.trying(other):
        assert weighing() is other
    assert weighing() is weighing.accepted


def test_a_solo_game_has_weights_of_its_own() -> None:
    assert set_for("ludwig", 1).name == "ludwig-solo"
    assert set_for("ludwig", 3).name == "ludwig"
    assert set_for("seasons", 2).name == "seasons"


def test_weights_are_selected_one_by_one_or_as_a_tuple() -> None:
    table = Table("kingdom", 1, 2)
    assert tunable(table, ["freedom", "approach"]) == ("freedom", "approach")
    assert len(tunable(table, ["tiles"])) == 8
    assert set(tunable(table)) <= set(by_name(kingdom.WEIGHTS.accepted))
    with pytest.raises(BadOption, match="unknown-weight"):
        tunable(table, ["gold"])


def test_the_search_starts_from_the_accepted_weights() -> None:
    assert weights_at(ALONE, PLAN, [0.0, 0.0]) == pytest.approx(
        {name: by_name(ALONE.weighing.accepted)[name] for name in PLAN.names}, rel=1e-3
    )


def test_candidates_of_a_generation_share_deals_and_generations_do_not() -> None:
    assert deals_of(PLAN, "1", 5) == deals_of(PLAN, "1", 5)
    assert not set(deals_of(PLAN, "1", 5)) & set(deals_of(PLAN, "2", 5))
    with ThreadPoolExecutor(1) as pool:
        one, other = play_candidates(pool, ALONE, [{}, {}], [5])
        assert one == other
        bad = prove(pool, ALONE, {"closed": 0.001, "mark": 8.0}, [5, 6])
    assert bad.games == 2
    assert bad.gain < 0
    assert not bad.justified


def test_the_value_of_a_lead_levels_off() -> None:
    level, sure, crushing = Game(50, 50, 0.5), Game(80, 50, 1.0), Game(150, 50, 1.0)
    assert level.value == 0.5
    assert 0.9 < sure.value < crushing.value < 1.0
    assert Game(70, None, 1.0).value == 70.0


def test_a_resumed_tuning_ends_with_the_same_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tuning, "play_candidates", bowl)
    whole = tune(ALONE, PLAN, tmp_path / "whole", 0)
    tune(ALONE, replace(PLAN, generations=1), tmp_path / "parts", 0)
    with (tmp_path / "parts" / LOG).open("a", encoding="utf-8") as log:
        log.write('{"generation": 2, "val')  # the machine stopped in the middle of a line
    parts = tune(ALONE, PLAN, tmp_path / "parts", 0)
    assert parts.weights == whole.weights
    assert len(parts.generations) == 2
    with pytest.raises(BadOption, match="other-tuning"):
        tune(ALONE, replace(PLAN, seed=2), tmp_path / "parts", 0)


def test_a_log_that_started_from_other_weights_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tuning, "play_candidates", bowl)
    tune(ALONE, PLAN, tmp_path, 0)
    monkeypatch.setattr(tuning, "fingerprint", lambda: "other weights, or other rules")
    with pytest.raises(BadOption, match="other-tuning"):
        tune(ALONE, PLAN, tmp_path, 0)


@pytest.mark.parametrize("damage", ["rubbish", '{"generation": 1}', '{"values": [0.5]}', "[]"])
def test_a_damaged_log_is_refused_with_its_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, damage: str
) -> None:
    monkeypatch.setattr(tuning, "play_candidates", bowl)
    tune(ALONE, replace(PLAN, generations=1), tmp_path, 0)
    with (tmp_path / LOG).open("a", encoding="utf-8") as log:
        log.write(f"{damage}\n")
    with pytest.raises(BadOption, match="damaged-results") as refused:
        tune(ALONE, PLAN, tmp_path, 0)
    assert refused.value.facts["line"] == 3


def test_the_optimiser_minimises_a_quadratic_function() -> None:
    search = optimiser(TuningPlan(("a", "b"), 0, 10, 0, 0.3, 7))
    for _ in range(40):
        points = search.ask()
        search.tell(points, [(x - 1) ** 2 + (y + 0.5) ** 2 for x, y in points])
    assert list(search.mean) == pytest.approx([1.0, -0.5], abs=0.02)


def test_weights_are_replaced_only_by_better_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    fair = Proof(400, 0.53, 0.48, 0.58, 0.5, 60.0, 59.0)
    good = Proof(400, 0.6, 0.55, 0.65, 0.5, 63.0, 57.0)
    table = Table("kingdom", 1, 2)
    plan = replace(PLAN, names=("freedom",))
    monkeypatch.setattr(type(table.weighing), "file", tmp_path / "kingdom.json")
    doubtful = tuning.TuningResult(table, plan, (), {"freedom": 5.0}, fair)
    origin = tuning_report.write_files(doubtful, tmp_path, "kastelan tune", date(2026, 11, 16))
    assert "53.0 %" in (tmp_path / tuning_report.REPORT).read_text(encoding="utf-8")
    assert tuning_report.accept(doubtful, origin) is None
    better = replace(doubtful, proof=good)
    assert (
        tuning_report.accept(better, Origin("2026-11-16", "CMA-ES", good.text())) == tmp_path / "kingdom.json"
    )
    assert read(kingdom.KingdomWeights, tmp_path / "kingdom.json")[0].freedom == 5.0


def test_the_command_tunes_and_reports_whether_the_proof_justifies_the_weights(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["tune", "ludwig", "--players", "1", "--only", "mark", "--generations", "1", "--population", "4"]
    numbers = ["--deals", "1", "--proof", "2", "--jobs", "1", "--out", str(tmp_path), "--json"]
    assert main([*words, *numbers]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert set(answer["weights"]) == {"mark"}
    assert "2 solo games" in answer["proof"]
    assert Path(answer["candidate"]).exists()
    assert answer["accepted"] is None
