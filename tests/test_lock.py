"""The lock for hosts: every runtime dependency, at a version that the package allows, with hashes."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[1]
LOCK: Final = ROOT / "deploy" / "requirements.txt"
HASH: Final = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def locked() -> dict[str, tuple[Requirement, str]]:
    """Each locked package with the rest of its entry."""
    joined = LOCK.read_text(encoding="utf-8").replace("\\\n", " ")
    entries = [line for line in joined.splitlines() if line and not line.lstrip().startswith("#")]
    parts = [line.partition("--hash=") for line in entries]
    found = [(Requirement(name.strip()), mark + rest) for name, mark, rest in parts]
    return {canonicalize_name(requirement.name): (requirement, rest) for requirement, rest in found}


def version(requirement: Requirement) -> str:
    (one,) = requirement.specifier
    assert one.operator == "==", requirement
    return one.version


def test_every_runtime_dependency_is_locked_at_a_version_that_the_package_allows() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lock = locked()
    extras = project["optional-dependencies"]
    for wanted in map(Requirement, (*project["dependencies"], *extras["server"], *extras["postgres"])):
        if wanted.name == "kastelan":  # one extra that contains another
            continue
        requirement, _ = lock[canonicalize_name(wanted.name)]
        assert wanted.specifier.contains(version(requirement)), f"{requirement}: run `make lock`"


def test_what_the_locked_packages_need_is_locked_too() -> None:
    lock = locked()
    for name, (requirement, _) in lock.items():
        for wanted in needed(name):
            if wanted.marker is None or any(
                wanted.marker.evaluate({"extra": extra}) for extra in ("", *requirement.extras)
            ):
                assert canonicalize_name(wanted.name) in lock, f"{name} needs {wanted}: run `make lock`"


def needed(name: str) -> list[Requirement]:
    """What a package requires; nothing for one that is only for other systems and so is not here."""
    try:
        return [Requirement(line) for line in requires(name) or ()]
    except PackageNotFoundError:
        return []


def test_every_entry_has_hashes_and_none_names_an_index() -> None:
    for requirement, rest in locked().values():
        assert HASH.fullmatch(rest.split()[0]), requirement
        assert all(HASH.fullmatch(word) for word in rest.split()), requirement
    assert "://" not in LOCK.read_text(encoding="utf-8")


def test_the_lock_for_development_has_hashes_and_names_no_index() -> None:
    text = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8")
    assert "://" not in text
    entries = [line for line in text.replace("\\\n", " ").splitlines() if "==" in line]
    assert len(entries) > 100
    assert all("--hash=sha256:" in entry for entry in entries)


def test_tools_of_a_target_do_not_replace_the_checkout_by_a_copy() -> None:
    """Without --editable, pip would install a copy of the package, and later changes would have no effect."""
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    installs = [line for line in lines if "$(INSTALL)" in line and "'." in line]
    assert installs
    assert all("--editable" in line for line in installs)
