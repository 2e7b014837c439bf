"""The mutants of the rules: each has a key of its own, and those that change nothing are named by it."""

from __future__ import annotations

import ast
from pathlib import Path

from bench.mutants import mutants
from bench.mutation import ROOT, equivalent

TWICE = """
LIMIT: int = 3


def bounded(number: int) -> bool:
    return number > 0 and number < 9 or number == 0


def positive(number: int) -> bool:
    return number > 0
"""


def test_what_stands_twice_in_a_function_has_two_keys(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(TWICE, encoding="utf-8")
    found = list(mutants(file))
    keys = [mutant.key(tmp_path) for mutant in found]
    assert len(set(keys)) == len(keys)
    trees = {key: mutant.tree() for key, mutant in zip(keys, found, strict=True)}
    assert len({ast.unparse(tree) for tree in trees.values()}) == len(keys)
    assert "number == 1" in ast.unparse(trees["rules.py:bounded: 0 -> 1 (2 of 2)"])
    assert "number > 1 and" in ast.unparse(trees["rules.py:bounded: 0 -> 1 (1 of 2)"])
    assert "rules.py:positive: 0 -> 1" in keys
    assert "rules.py:LIMIT: 3 -> 4" in keys


def test_every_mutant_that_changes_nothing_is_still_there() -> None:
    known = equivalent()
    files = {key.partition(":")[0] for key in known}
    keys = {mutant.key(ROOT) for file in files for mutant in mutants(ROOT / file)}
    assert known
    assert sorted(known.keys() - keys) == []
    assert all(known.values())
