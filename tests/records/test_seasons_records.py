"""The records of A Castle for All Seasons prove what they are named after; the reference plays them too."""

from __future__ import annotations

from pathlib import Path

import pytest

from kastelan.core.record import parse, play_back, replay, set_up
from kastelan.games import find
from kastelan.games.seasons import SeasonsState
from tests.properties.seasons_twin import compare, compare_scores, twin_of
from tests.records.seasons_played import Played
from tests.records.seasons_proofs import PROOFS

FOLDER = Path(__file__).parent / "seasons"


def test_every_proof_has_a_record_and_every_record_a_proof() -> None:
    assert {path.stem for path in FOLDER.glob("*.kst")} == set(PROOFS)


@pytest.mark.parametrize("name", PROOFS)
def test_a_record_proves_what_it_is_named_after(name: str) -> None:
    record = parse((FOLDER / f"{name}.kst").read_text(encoding="utf-8"))
    assert PROOFS[name](Played(record, tuple(play_back(record, find))))


@pytest.mark.parametrize("name", PROOFS)
def test_the_reference_plays_a_record_to_the_same_end(name: str) -> None:
    record = parse((FOLDER / f"{name}.kst").read_text(encoding="utf-8"))
    first, end = set_up(record, find).state, replay(record, find)
    assert isinstance(first, SeasonsState)
    assert isinstance(end, SeasonsState)
    twin = twin_of(first)
    for move in record.moves:
        twin.play(move.seat, move.word)
    compare(end, twin)
    compare_scores(end, twin)
    assert end.outcome is None or list(end.outcome.places) == twin.places()
