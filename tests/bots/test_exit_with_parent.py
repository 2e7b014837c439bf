"""Worker processes exit when their parent is killed."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.arena.test_results import processes_of

KILLED = """
import concurrent.futures, os, signal, sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from kastelan.bots.search import parallel
from kastelan.learning import dataset, tuning
from kastelan.learning.weight_trials import Table

class Killed(ProcessPoolExecutor):
    def __init__(self, *given, **named):
        super().__init__(2, **named)
        for one in [self.submit(os.getpid) for _ in range(2)]:
            one.result()
        (Path(sys.argv[1]) / "started").touch()
        os.kill(os.getpid(), signal.SIGKILL)

for module in (concurrent.futures, dataset, tuning):  # a search imports it when it starts
    module.ProcessPoolExecutor = Killed
"""

STARTING = {
    "a search": "parallel.SearchPool(2)",
    "a data set": "list(dataset._write_shards(None, None, [1], 2))",
    "a tuning": """
plan = tuning.TuningPlan(("mark",), 1, 4, 1, 0.2, 1)
tuning.tune(Table("ludwig", 1, 1), plan, Path(sys.argv[1]), 0)
""",
}


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("what", STARTING)
def test_no_worker_survives_a_killed_parent(what: str, tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLED + STARTING[what], str(tmp_path)]
    killed = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
    killed.wait()
    assert (tmp_path / "started").exists()
    deadline = time.monotonic() + 20
    while processes_of(killed.pid):
        assert time.monotonic() < deadline, "workers outlive their parent"
        time.sleep(0.05)
