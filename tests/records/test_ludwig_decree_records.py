"""Every decree has a record in which it does what it is there for."""

from __future__ import annotations

from pathlib import Path

import pytest

from kastelan.core.record import parse, play_back, write
from kastelan.games import find
from tests.records.ludwig_decree_proofs import (
    FOLDER,
    PROVED_ELSEWHERE,
    SECOND_FOLDER,
    SHOWN,
    SHOWN_IN_VERSION_2,
    Shown,
)
from tests.records.ludwig_modules_proofs import PROOFS
from tests.records.ludwig_proofs import Played


def test_all_58_decrees_have_a_record() -> None:
    proved = [*PROVED_ELSEWHERE, *(shown.decree for shown in SHOWN.values())]
    assert sorted(proved) == list(range(1, 59))
    assert set(PROVED_ELSEWHERE.values()) <= set(PROOFS)


def test_every_proof_has_a_record_and_every_record_a_proof() -> None:
    assert {path.stem for path in FOLDER.glob("*.kst")} == set(SHOWN)
    assert {path.stem for path in SECOND_FOLDER.glob("*.kst")} == set(SHOWN_IN_VERSION_2)


@pytest.mark.parametrize(
    ("path", "shown"),
    [(FOLDER / f"{name}.kst", shown) for name, shown in SHOWN.items()]
    + [(SECOND_FOLDER / f"{name}.kst", shown) for name, shown in SHOWN_IN_VERSION_2.items()],
    ids=[*SHOWN, *SHOWN_IN_VERSION_2],
)
def test_a_record_shows_its_decree_at_work(path: Path, shown: Shown) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse(text)
    assert write(record) == text
    assert record.version == shown.version
    assert shown.proof(Played(record, tuple(play_back(record, find))))
