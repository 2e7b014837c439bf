"""What a start imports: what is slow to import has to wait until it is needed (bench/results/startup.md)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SLOW = {"fluent", "statistics"}
"""Slow to import, and needed by no start."""

PROMPT = {"asyncio", "concurrent", "multiprocessing", "prompt_toolkit", "ssl"}
"""The library that asks at a prompt, and what it brings."""

SHOWN = "import sys; from kastelan.cli import main; main(sys.argv[1:]); print(*sorted(sys.modules))"


def imported(folder: Path, *words: str) -> set[str]:
    """The modules that are there after a command, which gets no input."""
    done = subprocess.run(
        [sys.executable, "-c", SHOWN, *words],
        capture_output=True,
        text=True,
        check=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "KASTELAN_HOME": str(folder), "PYTHONUTF8": "1"},
    )
    return set(done.stdout.splitlines()[-1].split())


def packages(modules: set[str]) -> set[str]:
    return {module.partition(".")[0] for module in modules}


@pytest.mark.parametrize("word", ["--version", "--help"])
def test_version_and_help_import_no_game_and_no_command(word: str, tmp_path: Path) -> None:
    modules = imported(tmp_path, word)
    ours = {name for name in modules if name.startswith("kastelan.")}
    assert {name.split(".")[1] for name in ours} <= {"cli", "core", "games", "locale"}
    assert {name for name in ours if name.startswith("kastelan.games.")} <= {"kastelan.games.registry"}
    assert {name for name in ours if name.startswith("kastelan.cli.")} <= {
        f"kastelan.cli.{name}" for name in ("arguments", "main", "terminal")
    }
    assert not packages(modules) & (SLOW | PROMPT)
    assert "rich.progress" not in modules


@pytest.mark.parametrize("game", ["kingdom", "ludwig", "seasons"])
def test_a_game_in_the_terminal_imports_no_other_game_and_no_search(game: str, tmp_path: Path) -> None:
    modules = imported(tmp_path, "play", game, "--seed", "1")
    parts = {tuple(name.split(".")[1:]) for name in modules if name.startswith("kastelan.")}
    others = {"kingdom", "ludwig", "seasons"} - {game}
    assert not {part for part in parts if others & set(part)}
    assert not {part for part in parts if part[:1] in {("arena",), ("learning",), ("server",)}}
    assert not packages(modules) & (SLOW | PROMPT)
