"""What a plain `pip install kastelan` can do, and what it says where a library of an extra is missing."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from kastelan.core.extras import EXTRAS, missing_extra

ROOT: Final = Path(__file__).parents[1]
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MOST_LIBRARIES: Final = 6
"""Libraries of a plain install, with what they need themselves."""

PLAIN: Final = """
import sys
from importlib.machinery import BuiltinImporter, FrozenImporter, PathFinder
allowed = set({allowed!r}) | set(sys.stdlib_module_names) | {{"kastelan"}}

class Installed(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return PathFinder.find_spec(name, path, target) if name.partition(".")[0] in allowed else None

sys.meta_path[:] = [BuiltinImporter, FrozenImporter, Installed]
from kastelan.cli import main
sys.exit(main(sys.argv[1:]))
"""
"""Runs `kastelan` as if only these modules were installed."""


def names(requirements: list[str]) -> set[str]:
    """The libraries among some requirements, without our own extras."""
    found = map(Requirement, requirements)
    return {canonicalize_name(one.name) for one in found if one.name != "kastelan"}


def needed_by(libraries: set[str]) -> set[str]:
    """Libraries, with all that they need themselves on this machine."""
    found, waiting = set[str](), set(libraries)
    while waiting:
        found.add(name := waiting.pop())
        for wanted in map(Requirement, requires(name) or ()):
            if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
                waiting |= {canonicalize_name(wanted.name)} - found
    return found


def modules_of(libraries: set[str]) -> set[str]:
    return {
        module
        for module, found in packages_distributions().items()
        if libraries & {canonicalize_name(name) for name in found}
    }


def plain(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `kastelan` without the libraries of any extra."""
    allowed = sorted(modules_of(needed_by(names(PROJECT["dependencies"]))))
    return subprocess.run(
        [sys.executable, "-c", PLAIN.format(allowed=allowed), *words],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={"KASTELAN_HOME": str(folder), "PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1"},
        stdin=subprocess.DEVNULL,
        timeout=100,
    )


def test_a_plain_install_brings_few_libraries() -> None:
    assert len(needed_by(names(PROJECT["dependencies"]))) <= MOST_LIBRARIES


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_table_of_extras_names_the_modules_of_every_library(extra: str) -> None:
    libraries = names(PROJECT["optional-dependencies"][extra])
    # A module of each library, and no module of another one.
    owners = {
        module: {canonicalize_name(name) for name in packages_distributions().get(module, ())}
        for module in EXTRAS[extra]
    }
    assert all(len(found & libraries) == 1 for found in owners.values()), owners
    assert set().union(*owners.values()) == libraries


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("server", ["serve", "--port", "0"]),
        ("server", ["serve", "--open"]),
        ("server", ["db", "check"]),
        ("server", ["moderate", "reports"]),
        ("server", ["account", "remove-second-factor", "ann"]),
        ("png", ["draw", "ludwig", "--all-tiles", "-o", "tiles.png"]),
        ("tui", ["play", "kingdom", "--full-screen"]),
        ("learning", ["tune", "kingdom", "--out", "tuning"]),
        ("learning", ["dataset", "kingdom", "--out", "games", "--games", "1"]),
        ("jax", ["train", "kingdom", "--out", "training"]),
        ("ray", ["arena", "kingdom", "random", "greedy", "--games", "2", "--ray", "local"]),
    ],
)
def test_a_missing_library_is_one_line_that_names_the_extra(
    extra: str, words: list[str], tmp_path: Path
) -> None:
    done = plain(tmp_path, *words)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert re.fullmatch(rf"kastelan: .+ pip install 'kastelan\[{extra}\]'\n", done.stderr), done.stderr


def test_the_line_is_in_the_language_of_the_command(tmp_path: Path) -> None:
    assert "není nainstalováno" in plain(tmp_path, "--language", "cs", "serve").stderr
    assert "не установлена" in plain(tmp_path, "--language", "ru", "serve").stderr


def test_a_plain_install_plays_and_draws_and_has_an_arena(tmp_path: Path) -> None:
    game = tmp_path / "game.kst"
    for words in (
        ["play", "kingdom", "--watch", "--pause", "0", "--seed", "1", "--save", str(game)],
        ["replay", str(game), "--verify"],
        ["draw", "kingdom", "--record", str(game), "-o", "board.svg"],
        ["arena", "kingdom", "random", "greedy", "--games", "2", "--jobs", "1"],
        ["rules", "seasons"],
        ["games"],
    ):
        done = plain(tmp_path, *words)
        assert (done.returncode, done.stderr) == (0, ""), (words, done)


def test_the_doctor_lists_what_is_not_installed(tmp_path: Path) -> None:
    done = plain(tmp_path, "doctor", "--json")
    found = {finding["what"]: finding for finding in json.loads(done.stdout)}
    for extra in EXTRAS:
        assert found[f"[{extra}]"]["fine"]
        assert f"pip install 'kastelan[{extra}]'" in found[f"[{extra}]"]["detail"]


def test_a_module_of_no_extra_stays_a_programming_error() -> None:
    assert missing_extra(ModuleNotFoundError("No module named 'x'", name="x")) is None
    assert missing_extra(ModuleNotFoundError("of unknown name")) is None
