"""The server's soak: a short one, and whether it would notice what it looks for."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path

import pytest
from bench import server_soak_faults
from bench.server_soak import Phase, growth, missing, soak


@pytest.mark.slow
def test_a_short_soak_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_soak_faults, "FULL_SECONDS", 2.0)
    phase = Phase("SQLite", minutes=0.4)
    ledger = soak(phase, str(tmp_path / "soak.db"), None, tmp_path, Namespace(tables=6, rate=30, seed=1))
    assert {"kill -9", "full disk", "clock a day ahead", "clock back by a day"} == {
        name for name, _ in phase.back
    }
    assert (phase.lost, phase.doubled, phase.timeouts, phase.faults_of_check) == (0, 0, 0, 0)
    assert phase.moves > 20
    (table, seq), (client, word) = next(iter(ledger.lines.items()))
    ledger.lines[table, seq] = client, f"{word}?"
    ledger.lines[table, 1_000_000] = "m1", word
    assert asyncio.run(missing(str(tmp_path / "soak.db"), ledger)) == (2, 0)


def test_memory_is_flat_when_the_end_is_no_higher_than_the_second_quarter() -> None:
    assert growth([10.0, 50.0, 100.0, 100.0, 101.0, 99.0, 100.0, 100.0]) == 1.0
    assert growth([10.0, 50.0, 100.0, 100.0, 101.0, 99.0, 120.0, 120.0]) == 1.2
