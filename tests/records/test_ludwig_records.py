"""Ludwig's records prove what they are named after, and the reference plays them to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from kastelan.core.record import parse, play_back, replay, set_up
from kastelan.games import find
from kastelan.games.ludwig import LudwigState
from tests.properties.ludwig_twin import compare, twin_of
from tests.records.ludwig_proofs import PROOFS, Played
from tests.soaking import some

FOLDER = Path(__file__).parent / "ludwig"


def test_every_proof_has_a_record_and_every_record_a_proof() -> None:
    assert {path.stem for path in FOLDER.glob("*.kst")} == set(PROOFS)


@pytest.mark.parametrize("name", PROOFS)
def test_a_record_proves_what_it_is_named_after(name: str) -> None:
    record = parse((FOLDER / f"{name}.kst").read_text(encoding="utf-8"))
    assert PROOFS[name](Played(record, tuple(play_back(record, find))))


@pytest.mark.slow
@pytest.mark.parametrize("name", some(list(PROOFS), one_in=9))
def test_the_reference_plays_a_record_to_the_same_end(name: str) -> None:
    record = parse((FOLDER / f"{name}.kst").read_text(encoding="utf-8"))
    first, end = set_up(record, find).state, replay(record, find)
    assert isinstance(first, LudwigState)
    assert isinstance(end, LudwigState)
    twin = twin_of(first)
    for move in record.moves:
        twin.play(move.seat, move.word)
    compare(end, twin)
