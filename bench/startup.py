"""Measure how long `kastelan` takes to start: `python -m bench.startup`.

Each command runs many times in turn with the others, and the fastest run counts: everything else that the
machine does only adds to it. The processor time is that of the whole command, which is asked nothing, so that
`play` ends after it has shown the table for the first time.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from bench.report import RESULTS, table_head, table_row, write_results

KASTELAN: Final = (sys.executable, "-m", "kastelan")
COMMANDS: Final = {
    "`python -c 0`": (sys.executable, "-c", "0"),
    "`kastelan --version`": (*KASTELAN, "--version"),
    "`kastelan --help`": (*KASTELAN, "--help"),
    "`kastelan play kingdom`": (*KASTELAN, "play", "kingdom", "--seed", "1"),
    "`kastelan play ludwig`": (*KASTELAN, "play", "ludwig", "--seed", "1"),
    "`kastelan play seasons`": (*KASTELAN, "play", "seasons", "--seed", "1"),
}
LIMITS: Final = {"`kastelan --version`": 150, "`kastelan --help`": 150}
PLAY: Final = 350


def measured(command: tuple[str, ...], folder: str) -> tuple[float, float, float]:
    """Milliseconds of a run until its first output, until its end, and of the processor."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), perf_counter()
    environment = {**os.environ, "KASTELAN_HOME": folder}
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
    ) as running:
        assert running.stdout is not None
        running.stdout.read(1)
        first = perf_counter()
        running.stdout.read()
    ended, after = perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return 1000 * (first - began), 1000 * (ended - began), 1000 * used


def page(fastest: dict[str, tuple[float, ...]], runs: int) -> str:
    rows = [
        table_row(
            [name, *(f"{value:.0f}" for value in found), LIMITS.get(name, PLAY if "play" in name else "-")]
        )
        for name, found in fastest.items()
    ]
    return "\n".join(
        [
            "# Starting",
            "",
            f"`python -m bench.startup`: milliseconds, the least of {runs} runs of each command in turn,",
            f"with Python {sys.version.split()[0]}. `tests/test_startup.py` pins what a start imports.",
            "On a busy machine the first two columns grow: compare them with the first row.",
            "",
            *table_head(["command", "first output", "end", "processor", "meant to be under"]),
            *rows,
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--out", type=Path, default=RESULTS)
    given = parser.parse_args()
    fastest: dict[str, tuple[float, ...]] = {}
    with TemporaryDirectory() as folder:
        for _ in range(given.runs):
            for name, command in COMMANDS.items():
                found = measured(command, folder)
                fastest[name] = tuple(map(min, fastest.get(name, found), found))
    write_results(given.out, "startup", page(fastest, given.runs))
    print(page(fastest, given.runs))


if __name__ == "__main__":
    main()
