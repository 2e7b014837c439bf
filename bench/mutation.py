"""Mutation testing of the rules: change one thing in the engine, and see whether a test fails.

`python -m bench.mutation kingdom seasons ludwig`, or `make mutation`. Tests are collected and run once, which
also shows which test runs which function. Then each mutant gets a forked process: the changed code is put
into the loaded functions and only the tests that run them are run, the fastest first, until one fails. That
takes a fraction of a second for most mutants, where tools that start pytest for each of them take seconds.
Constants and functions that run only while modules are imported are tried by importing everything again.

A mutant that survives needs a test, or a reason why it changes nothing that can be seen; the reasons stand in
bench/mutation_equivalent.toml and these mutants are not counted.
"""

from __future__ import annotations

import json
import os
import platform
import signal
import sys
import tomllib
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from itertools import groupby
from pathlib import Path
from random import Random
from time import perf_counter
from types import CodeType, FrameType
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

from bench.mutants import Mutant, apply, clear_caches, import_mutated, mutants
from bench.report import RESULTS, table_head, table_row, write_results

ROOT: Final = Path(__file__).parent.parent
ENGINE: Final = ROOT / "src" / "kastelan" / "games"
GAMES: Final = ("kingdom", "seasons", "ludwig")
EQUIVALENT: Final = Path(__file__).with_name("mutation_equivalent.toml")

# fmt: off
NOT_RULES: Final = frozenset((
    "__init__", "action_space", "actions", "castle_from_view", "cells", "codec", "component_corrections",
    "component_rows", "components", "events", "expansion_components", "extra_components", "graph_search",
    "hooks", "knowledge", "lazy_placements", "load_components", "ludwig_step", "manifest",
    "module_state", "notation", "open_decision", "options", "own_components", "public_state", "redeal",
    "refusals", "registry", "rules_versions", "state", "step_numbers", "steps", "table", "table_assembly",
    "validate", "validate_decrees", "validate_pieces", "validate_steps", "view", "visible_position",
    "winter_events",
))
# fmt: on
"""Modules without rules: what is stored, shown, written and read, or checked when a position is read."""

SECONDS: Final = 5.0
"""A test of a mutant may take this long, or ten times its usual time; then the mutant counts as killed."""

PLAIN: Final = ("-p", "no:cacheprovider", "-p", "no:xdist")
"""Arguments of pytest."""

SURVIVED, KILLED, NOT_APPLIED = 0, 1, 3

COLUMNS: Final = ("game", "sample", "mutants", "killed")
"""The first columns of the page."""

Row = dict[str, object]
"""What was found out about a game."""


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a mutant."""

    mutant: Mutant
    tests: int  # that run the mutated function
    killed: bool


def rule_files(game: str) -> list[Path]:
    """The modules of a game that state its rules."""
    return sorted(file for file in (ENGINE / game).rglob("*.py") if file.stem not in NOT_RULES)


def tests_of(game: str) -> list[str]:
    """The tests that concern a game's rules."""
    tests = ROOT / "tests"
    shared = sorted(path for path in tests.glob(f"*/test_*{game}*.py") if path.parent.name != "browser")
    shared += sorted(tests.glob(f"server/presenters/test_{game}*.py"))  # what a goal counts
    properties = [
        tests / "properties" / f"test_{name}.py"
        for name in ("cited_rules", "hidden_information", "last_round")
    ]
    more = (*properties, tests / "perft")
    return [str(path) for path in (tests / "games" / game, *shared, *more) if path.exists()]


class Mutation:
    """A pytest plugin that runs the collected tests once and then again for each mutant."""

    def __init__(
        self, files: Sequence[Path], chosen: Sequence[Mutant], args: Namespace, paths: Sequence[str]
    ) -> None:
        self.paths, self.seconds_in_all = paths, 60 * args.minutes
        self.files = frozenset(map(str, files))
        self.chosen, self.jobs = chosen, args.jobs
        self.tried = 0
        self.results: list[Result] = []
        self.seconds: dict[str, float] = {}
        self.running: dict[int, tuple[Mutant, int]] = {}
        self.running_tests: dict[tuple[str, str], set[str]] = defaultdict(set)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for _, of_file in groupby(session.items, key=lambda item: item.path):
            clear_caches()  # what is loaded once is loaded again in each file, and counts as run there
            for item in of_file:
                self._run_first(item)
        print(
            f"{len(items)} tests in {sum(self.seconds.values()):.0f} s; {len(self.chosen)} mutants",
            flush=True,
        )
        began = perf_counter()
        for mutant in self.chosen:
            if self.seconds_in_all and perf_counter() - began > self.seconds_in_all:
                break
            self.tried += 1
            names = self._tests_for(mutant)
            while len(self.running) >= self.jobs:
                self._wait()
            child = os.fork()
            if not child:
                os._exit(self._try(mutant, [items[name] for name in names]))
            self.running[child] = mutant, len(names)
        while self.running:
            self._wait()
        return True

    def _run_first(self, item: pytest.Item) -> None:
        """Run a test unchanged, remembering its time and the functions of the engine that it runs."""
        seen: set[CodeType] = set()

        def profile(frame: FrameType, event: str, argument: object) -> None:
            if event == "call":
                seen.add(frame.f_code)

        began = perf_counter()
        sys.setprofile(profile)
        try:
            reports = runtestprotocol(item, log=False, nextitem=None)
        finally:
            sys.setprofile(None)
        self.seconds[item.nodeid] = perf_counter() - began
        failed = [report for report in reports if report.failed]
        if failed:
            raise pytest.UsageError(f"{item.nodeid} fails without a mutant:\n{failed[0].longreprtext}")
        for code in seen:
            if code.co_filename in self.files:
                self.running_tests[code.co_filename, code.co_qualname.split(".<locals>")[0]].add(item.nodeid)

    def _tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that run the mutant's function, the fastest first."""
        names = () if mutant.constant else self.running_tests[str(mutant.file), mutant.name]
        return sorted(names, key=lambda name: self.seconds[name])

    def _try(self, mutant: Mutant, items: Sequence[pytest.Item]) -> int:
        """In a process of its own: put the mutant in place and run tests until one fails."""
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        try:
            return self._run_known(mutant, items) if items else self._run_imported(mutant)
        except BaseException:
            return KILLED

    def _run_known(self, mutant: Mutant, items: Sequence[pytest.Item]) -> int:
        """Run the tests that run the mutant's function."""
        if not apply(mutant):
            return NOT_APPLIED
        for item in items:
            signal.setitimer(signal.ITIMER_REAL, max(SECONDS, 10 * self.seconds[item.nodeid]))
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                return KILLED
        return SURVIVED

    def _run_imported(self, mutant: Mutant) -> int:
        """Import everything again with the mutant, and run all tests."""
        import_mutated(mutant, ("kastelan", "tests"))
        signal.setitimer(signal.ITIMER_REAL, 60 + 10 * sum(self.seconds.values()))
        return KILLED if pytest.main([*PLAIN, "-x", *self.paths]) else SURVIVED

    def _wait(self) -> None:
        child, status = os.wait()
        mutant, tests = self.running.pop(child)
        self._finish(mutant, tests, os.waitstatus_to_exitcode(status))

    def _finish(self, mutant: Mutant, tests: int, status: int) -> None:
        if status == NOT_APPLIED:
            return
        self.results.append(Result(mutant, tests, status != SURVIVED))
        if status == SURVIVED:
            print(f"survived ({tests} tests) line {mutant.line}: {mutant.key(ROOT)}", flush=True)
        if not len(self.results) % 200:
            print(f"{len(self.results)} of {len(self.chosen)}", flush=True)


def equivalent() -> dict[str, str]:
    """Mutants that change nothing that a player or program can see, by key, and why."""
    return dict(tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("equivalent", {}))


def choose(game: str, args: Namespace) -> list[Mutant]:
    """The mutants to try in random order: all of the files asked for, or a sample of them."""
    files = [file for file in rule_files(game) if not args.only or args.only in file.as_posix()]
    found = [mutant for file in files for mutant in mutants(file)]
    return Random(args.seed).sample(found, min(args.sample or len(found), len(found)))


def run(game: str, args: Namespace) -> Row:
    """Try the mutants of a game and count them."""
    known = equivalent()
    found = choose(game, args)
    chosen = [mutant for mutant in found if mutant.key(ROOT) not in known]
    paths = tests_of(game)
    plugin = Mutation(rule_files(game), chosen, args, paths)
    began = perf_counter()
    pytest.main([*PLAIN, *paths], plugins=[plugin])
    survivors = [result for result in plugin.results if not result.killed]
    sampled = len(found) == args.sample or plugin.tried < len(chosen)
    drawn = found[: found.index(chosen[plugin.tried - 1]) + 1] if plugin.tried < len(chosen) else found
    return {
        "game": game,
        "sample": f"{len(plugin.results)}, seed {args.seed}" if sampled else "all",
        "mutants": len(plugin.results),
        "killed": len(plugin.results) - len(survivors),
        "equivalent": sum(mutant.key(ROOT) in known for mutant in drawn),
        "minutes": round((perf_counter() - began) / 60, 1),
        "date": date.today().isoformat(),
        "survivors": [
            f"{one.mutant.key(ROOT)} (line {one.mutant.line}, {one.tests} tests)" for one in survivors
        ],
    }


def record(folder: Path, row: Row) -> None:
    """Write the results with this row in place of the one that its game had."""
    stored = folder / "mutation.json"
    old: list[Row] = json.loads(stored.read_text(encoding="utf-8")) if stored.exists() else []
    rows = [*(one for one in old if one["game"] != row["game"]), row]
    rows.sort(key=lambda one: GAMES.index(str(one["game"])))
    write_results(folder, "mutation", page(rows), rows)


def page(rows: Sequence[Row]) -> str:
    """The results as Markdown."""
    lines = [
        "# Mutants of the rules",
        "",
        "`python -m bench.mutation --sample N --seed S`: one small change in a rule at a time, drawn at",
        "random where there are more. A test that fails kills a mutant.",
        "What is recorded here is drawn with a seed that was not used to find missing tests (1 and 21 were).",
        "Those that survived are listed in [mutation.json](mutation.json).",
        f"{platform.machine()}, Python {platform.python_version()}.",
        "",
        *table_head((*COLUMNS, "share", "equivalent, not counted", "minutes", "date")),
    ]
    for row in rows:
        share = int(str(row["killed"])) / max(1, int(str(row["mutants"])))
        cells = [row[name] for name in COLUMNS]
        lines.append(table_row((*cells, f"{share:.1%}", row["equivalent"], row["minutes"], row["date"])))
    return "\n".join(lines) + "\n"


def main() -> None:
    """Run the games named on the command line and write the results."""
    parser = ArgumentParser(prog="python -m bench.mutation", description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--sample", type=int, default=0, help="try this many mutants of each game")
    parser.add_argument("--seed", type=int, default=1, help="which sample; 1 to find missing tests")
    parser.add_argument("--minutes", type=float, default=0, help="begin with no more mutants after that")
    parser.add_argument("--only", default="", help="files whose path contains this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=RESULTS)
    args = parser.parse_args()
    for game in args.games:
        row = run(game, args)
        print(json.dumps(row, indent=1), flush=True)
        if not args.only:
            record(args.out, row)


if __name__ == "__main__":
    main()
