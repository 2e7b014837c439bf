"""Whole games: every stored record plays back, and Kingdom Builder's prove what they are named after."""

from __future__ import annotations

from pathlib import Path

import pytest

from kastelan.core.record import parse, play_back, replay, set_up, write
from kastelan.games import find
from kastelan.games.kingdom import KingdomState
from tests.properties.kingdom_twin import compare, twin_of
from tests.records.kingdom_proofs import PROOFS, Played

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.kst"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_stored_record_plays_back_to_its_hash_and_text(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse(text)
    assert record.game == path.parent.name
    assert record.hash is not None
    assert (replay(record, find).outcome is None) == (record.result is None)
    assert write(record) == text


def test_every_kingdom_proof_has_a_record_and_every_record_a_proof() -> None:
    assert {path.stem for path in (FOLDER / "kingdom").glob("*.kst")} == set(PROOFS)


@pytest.mark.parametrize("name", PROOFS)
def test_a_kingdom_record_proves_what_it_is_named_after(name: str) -> None:
    record = parse((FOLDER / "kingdom" / f"{name}.kst").read_text(encoding="utf-8"))
    assert PROOFS[name](Played(record, tuple(play_back(record, find))))


@pytest.mark.slow
@pytest.mark.parametrize("name", PROOFS)
def test_the_reference_plays_a_kingdom_record_to_the_same_end(name: str) -> None:
    record = parse((FOLDER / "kingdom" / f"{name}.kst").read_text(encoding="utf-8"))
    first, end = set_up(record, find).state, replay(record, find)
    assert isinstance(first, KingdomState)
    assert isinstance(end, KingdomState)
    twin = twin_of(first)
    for move in record.moves:
        assert twin.seat == move.seat
        twin.play(move.word)
    compare(end, twin)
