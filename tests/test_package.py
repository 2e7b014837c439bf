"""What the package exports, and what a wheel must contain."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import kastelan

ROOT = Path(__file__).parents[1]
PUBLIC = [
    "kastelan",
    "kastelan.arena",
    "kastelan.bots",
    "kastelan.cli",
    "kastelan.pictures",
    "kastelan.games.kingdom",
]


@pytest.mark.parametrize("name", PUBLIC)
def test_every_name_in_all_exists(name: str) -> None:
    package = importlib.import_module(name)
    assert package.__all__ == sorted(
        package.__all__, key=lambda word: (not word.isupper(), word.islower(), word)
    )
    assert all(hasattr(package, word) for word in package.__all__)


def test_the_top_level_names_agree_with_what_type_checkers_see() -> None:
    """The lazy names, `__all__` and the imports under TYPE_CHECKING agree."""
    tree = ast.parse(Path(kastelan.__file__).read_text(encoding="utf-8"))
    (checked,) = (node for node in tree.body if isinstance(node, ast.If))
    imports = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in checked.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert sorted(imports) == sorted(kastelan.__all__)
    for name, (module, attribute) in imports.items():
        assert getattr(kastelan, name) is getattr(importlib.import_module(str(module)), attribute), name


def test_importing_the_package_imports_no_game_yet() -> None:
    code = "import sys, kastelan; print([name for name in sys.modules if name.startswith('kastelan.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="find_gmae"):
        kastelan.find_gmae  # noqa: B018


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    code = (
        "import sys; import kastelan.games, kastelan.core.record;"
        "print({m.partition('.')[0] for m in sys.modules} - set(sys.stdlib_module_names) - {'kastelan'})"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(ROOT / "src")},
    )
    assert done.stdout.strip() == "{'__main__'}" or done.stdout.strip() == "set()", done.stdout + done.stderr


OFFLINE = ROOT / "src" / "kastelan" / "server" / "offline"


@pytest.mark.slow
def test_a_wheel_contains_data_messages_rules_and_fonts(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--no-deps",
        "--quiet",
        "--wheel-dir",
        str(tmp_path),
        str(ROOT),
    ]
    subprocess.run(command, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    wanted = {
        str(path.relative_to(source))
        for path in source.rglob("*")
        if path.is_file()
        and path.suffix not in (".pyc",)
        and "__pycache__" not in path.parts
        and not path.is_relative_to(OFFLINE)  # built for `make offline`, and too large for wheels
    }
    assert wanted <= packed, wanted - packed
