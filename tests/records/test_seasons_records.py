"""The records of A Castle for All Seasons show what their names say, and the reference replays them."""

from __future__ import annotations

from pathlib import Path

import pytest

from kastelan.core.record import parse, play_back, replay, set_up
from kastelan.games import find
from kastelan.games.seasons import SeasonsState
from tests.properties.seasons_comparison import compare, compare_scores, reference_of
from tests.records.seasons_checks import CHECKS
from tests.records.seasons_replayed import ReplayedGame

FOLDER = Path(__file__).parent / "seasons"


def test_every_check_has_a_record_and_every_record_a_check() -> None:
    assert {path.stem for path in FOLDER.glob("*.kst")} == set(CHECKS)


@pytest.mark.parametrize("name", CHECKS)
def test_a_record_shows_what_its_name_says(name: str) -> None:
    record = parse((FOLDER / f"{name}.kst").read_text(encoding="utf-8"))
    assert CHECKS[name](ReplayedGame(record, tuple(play_back(record, find))))


@pytest.mark.parametrize("name", CHECKS)
def test_the_reference_replays_a_record_to_the_same_end(name: str) -> None:
    record = parse((FOLDER / f"{name}.kst").read_text(encoding="utf-8"))
    first, end = set_up(record, find).state, replay(record, find)
    assert isinstance(first, SeasonsState)
    assert isinstance(end, SeasonsState)
    reference = reference_of(first)
    for move in record.moves:
        reference.play(move.seat, move.word)
    compare(end, reference)
    compare_scores(end, reference)
    assert end.outcome is None or list(end.outcome.places) == reference.places()
