"""A hash of all code and data that decide a game, so that results of different versions are never mixed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import kastelan
from kastelan.arena.entrants import COMMAND

PACKAGES: Final = ("core", "games", "bots")
NO_CODE: Final = (".pyc", ".typed")


def fingerprint(entries: Sequence[str] = ()) -> str:
    """Equal on every machine for equal rules, bots and weights, and for equal files of custom bots.

    The version of Python is not part of it: the same code decides the same on all of them
    (tests/determinism/test_same_decisions.py).
    """
    # Only a custom bot has a file to hash. The code behind a `cmd:` entry is unknown.
    classes = [entry for entry in entries if ":" in entry and not entry.startswith(COMMAND)]
    files = {_file(entry.rpartition(":")[0]) for entry in classes}
    custom = [blake2b(Path(file).read_bytes()).digest() for file in sorted(files - {""})]
    return blake2b(b"".join([_package_digest(), *custom]), digest_size=6).hexdigest()


def _file(where: str) -> str:
    """The file of a custom bot, which is named by its path or by its module; empty if it has none."""
    if where.endswith(".py"):
        return where
    try:
        found = find_spec(where)
    except (ImportError, ValueError):
        return ""
    return found.origin if found is not None and found.has_location and found.origin else ""


@cache
def _package_digest() -> bytes:
    here, whole = Path(kastelan.__file__).parent, blake2b()
    # Weights may be in files of any kind.
    found = (path for package in PACKAGES for path in (here / package).rglob("*"))
    paths = [path for path in found if path.is_file() and path.suffix not in NO_CODE]
    # Relative POSIX paths have the same order on every system.
    for path in sorted(paths, key=lambda path: path.relative_to(here).as_posix()):
        # The null byte separates the path from the content.
        whole.update(path.relative_to(here).as_posix().encode() + b"\0")
        # A checkout on Windows may have other line endings, but it is the same code.
        whole.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return whole.digest()
