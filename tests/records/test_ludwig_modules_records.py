"""Ludwig's records with modules prove what they are named after."""

from __future__ import annotations

import pytest

from kastelan.core.record import parse, play_back
from kastelan.games import find
from tests.records.ludwig_modules_proofs import FOLDER, PROOFS
from tests.records.ludwig_proofs import Played


def test_every_proof_has_a_record_and_every_record_a_proof() -> None:
    assert {path.stem for path in FOLDER.glob("*.kst")} == set(PROOFS)


@pytest.mark.parametrize("name", PROOFS)
def test_a_record_proves_what_it_is_named_after(name: str) -> None:
    record = parse((FOLDER / f"{name}.kst").read_text(encoding="utf-8"))
    assert PROOFS[name](Played(record, tuple(play_back(record, find))))
