"""Which clock bots think by."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from kastelan.bots.clock import VARIABLE


@pytest.mark.parametrize(("wish", "clock"), [("wall", "perf_counter"), ("processor", "process_time")])
def test_the_environment_chooses_the_clock_of_a_budget(wish: str, clock: str) -> None:
    program = "from kastelan.bots.search import budget; print(budget.now.__name__)"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, VARIABLE: wish},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == clock
