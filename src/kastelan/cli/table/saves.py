"""Games on disk: where they lie, and how the latest is found."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from kastelan.cli.terminal import BadInput, read_text, write_text
from kastelan.core.errors import KastelanError
from kastelan.core.record import Record, parse, write

SUFFIX = ".kst"
OLD_SUFFIX = ".kastelan"  # of games that were kept before there was one ending for all records


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """Where Kastelan keeps a person's things: $KASTELAN_HOME, or the usual place for such data."""
    if own := environment.get("KASTELAN_HOME"):
        return Path(own).expanduser()
    data = environment.get("XDG_DATA_HOME")
    return (Path(data) if data else Path("~/.local/share").expanduser()) / "kastelan"


def fresh_path(game: str, now: datetime) -> Path:
    """A name for a new game that no other game has."""
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    path, more = home() / "saves" / f"{stem}{SUFFIX}", 2
    while path.exists():
        path, more = path.with_name(f"{stem}-{more}{SUFFIX}"), more + 1
    return path


def latest() -> Path:
    """The unfinished game that was played last; damaged files are passed over."""
    folder, damaged = home() / "saves", list[Path]()
    for path in _newest_first(folder):
        try:
            if parse(read_text(str(path))).result is None:
                return path
        except KastelanError:
            damaged.append(path)
    if damaged:
        raise BadInput("table-only-damaged-saves", path=str(damaged[0]))
    raise BadInput("table-no-save", path=str(folder))


def _newest_first(folder: Path) -> list[Path]:
    found = [*folder.glob(f"*{SUFFIX}"), *folder.glob(f"*{OLD_SUFFIX}")]
    return sorted(found, key=lambda path: path.lstat().st_mtime, reverse=True)


def keep(path: Path, record: Record) -> None:
    """Write a game down, in one piece."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("cannot-write-file", path=str(path), reason=error.strerror or "") from None
    write_text(str(path), write(record))
