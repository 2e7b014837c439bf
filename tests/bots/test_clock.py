"""The choice of the clock for time limits."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from kastelan.bots.clock import VARIABLE


@pytest.mark.parametrize(("name", "clock"), [("wall", "perf_counter"), ("processor", "process_time")])
def test_the_environment_chooses_the_clock_of_a_budget(name: str, clock: str) -> None:
    program = "from kastelan.bots.search import budget; print(budget.now.__name__)"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, VARIABLE: name},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == clock


def test_an_unknown_clock_is_refused_in_one_line() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "kastelan", "games", "--language", "en"],
        env={**os.environ, VARIABLE: "sand"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 2
    assert told.stderr == "kastelan: There is no clock “sand”. KASTELAN_CLOCK can be: wall, processor.\n"
