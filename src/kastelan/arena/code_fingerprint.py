"""Which code plays: a short name for all rules, bots and weights, so that results of different bots under one
name are never mixed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import kastelan
from kastelan.arena.entrants import COMMAND

ROOMS: Final = ("core", "games", "bots")
KINDS: Final = (".py", ".json")


def fingerprint(entries: Sequence[str] = ()) -> str:
    """The same for the same rules, bots and weights on every machine, and for the same files of one's own."""
    classes = [entry for entry in entries if ":" in entry and not entry.startswith(COMMAND)]
    files = {_file(entry.rpartition(":")[0]) for entry in classes}
    own = [blake2b(Path(file).read_bytes()).digest() for file in sorted(files - {""})]
    return blake2b(b"".join([_ours(), *own]), digest_size=6).hexdigest()


def _file(where: str) -> str:
    """The file that a class is in, by its own name or by that of its module."""
    if where.endswith(".py"):
        return where
    try:
        found = find_spec(where)
    except (ImportError, ValueError):
        return ""
    return found.origin if found is not None and found.has_location and found.origin else ""


@cache
def _ours() -> bytes:
    here, whole = Path(kastelan.__file__).parent, blake2b()
    paths = [path for room in ROOMS for path in (here / room).rglob("*") if path.suffix in KINDS]
    for path in sorted(paths, key=lambda path: path.relative_to(here).as_posix()):
        whole.update(path.relative_to(here).as_posix().encode() + b"\0")
        whole.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return whole.digest()
