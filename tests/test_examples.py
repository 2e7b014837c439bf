"""The examples run unchanged, with warnings as errors; so do the sessions on pages such as the README."""

from __future__ import annotations

import doctest
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"

NOT_RUN = {"masked_ppo.py"}
"""It needs PyTorch, which is larger than all that the tests need together."""


@pytest.mark.parametrize(
    "name", sorted(path.name for path in EXAMPLES.glob("*.py") if path.name not in NOT_RUN)
)
def test_an_example_runs_and_prints_something(name: str) -> None:
    assert printed(str(EXAMPLES / name))


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.ipynb")), ids=lambda path: str(path.name))
def test_a_notebook_runs_from_top_to_bottom(path: Path, tmp_path: Path) -> None:
    cells = json.loads(path.read_text("utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert len(code) > 2
    shown = printed("-c", "\n".join(code), folder=tmp_path)
    assert len(shown.splitlines()) > len(code)


def printed(*arguments: str, folder: Path = ROOT) -> str:
    """What Python prints; warnings are errors."""
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        cwd=folder,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("name", ["README.md", "docs/contract.md", "docs/notation.md"])
def test_the_session_on_a_page_has_the_output_shown(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0
