"""Every stored record plays back to its hash and is written as the same text."""

from __future__ import annotations

from pathlib import Path

import pytest

from kastelan.core.record import parse, replay, write
from kastelan.games import find

RECORDS = sorted(Path(__file__).parent.glob("*/*.kst"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_stored_record_plays_back_to_its_hash_and_text(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse(text)
    assert record.game == path.parent.name
    assert record.hash is not None
    assert (replay(record, find).outcome is None) == (record.result is None)
    assert write(record) == text
