"""Lists the rules that have no test: `python -m tests.rule_report`, part of `make test`.

Rules have ids in the rules texts for players; worked examples are listed in `tests/examples.txt`. A test
names the ids that it covers with `@rule(...)`. The report fails for an id without a test, unless
`tests/excused.toml` gives a reason, and for an id that does not exist.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent
TEXTS: Final = TESTS.parent / "src" / "kastelan" / "locale" / "en" / "rules"
RULE: Final = re.compile(r"^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*", re.MULTILINE)


def known() -> dict[str, str]:
    """Every id that needs a test, with the text it comes from."""
    texts = {path.stem: path.read_text("utf-8") for path in sorted(TEXTS.glob("*.md"))}
    ids = {found: game for game, text in texts.items() for found in RULE.findall(text)}
    for line in (TESTS / "examples.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            game, *names = line.split()
            ids.update((name, f"{game} examples") for name in names)
    return ids


def tested() -> Counter[str]:
    """How many tests name each id."""
    trees = (ast.parse(path.read_text("utf-8")) for path in TESTS.rglob("test_*.py"))
    return Counter(name for tree in trees for name in _named(tree))


def _named(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
                    yield from (str(arg.value) for arg in call.args if isinstance(arg, ast.Constant))


def main() -> int:
    """Print the report; 1 if a rule has neither a test nor an excuse, or a test names an unknown id."""
    ids, tests = known(), tested()
    excused = tomllib.loads((TESTS / "excused.toml").read_text("utf-8"))
    for part in dict.fromkeys(ids.values()):
        mine = [name for name, where in ids.items() if where == part]
        have = sum(name in tests for name in mine)
        free = sum(name in excused and name not in tests for name in mine)
        lost = len(mine) - have - free
        print(f"{part:20} {len(mine):4} ids {have:4} tested {free:4} excused {lost:4} missing")
    missing = [name for name in ids if name not in tests and name not in excused]
    unknown = sorted({*tests, *excused} - ids.keys())
    needless = sorted(name for name in excused if name in tests)
    for title, names in (("without a test", missing), ("unknown", unknown), ("excused but tested", needless)):
        if names:
            print(f"{title}: {' '.join(names)}")
    return 1 if missing or unknown or needless else 0


if __name__ == "__main__":
    sys.exit(main())
