"""Saved games: where they are, how the latest is found, and saving a game while it is played."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from kastelan.cli.table.players import Seating
from kastelan.cli.table.session import Session
from kastelan.cli.terminal import BadInput, read_text, write_text
from kastelan.core.errors import KastelanError
from kastelan.core.record import Record, parse, write
from kastelan.core.timeline import Moment

SUFFIX = ".kst"
OLD_SUFFIX = ".kastelan"  # what older versions wrote


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of a person's data: $KASTELAN_HOME, or the usual place for such data."""
    if own := environment.get("KASTELAN_HOME"):
        return Path(own).expanduser()
    data = environment.get("XDG_DATA_HOME")
    return (Path(data) if data else Path("~/.local/share").expanduser()) / "kastelan"


def fresh_path(game: str, now: datetime) -> Path:
    """An unused file name for a new game."""
    # Sorted by name, files are sorted by time.
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    path, more = home() / "saves" / f"{stem}{SUFFIX}", 2
    while path.exists():
        path, more = path.with_name(f"{stem}-{more}{SUFFIX}"), more + 1
    return path


def latest() -> Path:
    """The unfinished game that was played last. Damaged files are skipped."""
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
    # `lstat` does not fail for a link whose target is missing.
    return sorted(found, key=lambda path: path.lstat().st_mtime, reverse=True)


def write_save(path: Path, record: Record) -> None:
    """Write a game to its file: all of it or nothing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("cannot-write-file", path=str(path), reason=error.strerror or "") from None
    write_text(str(path), write(record))


class SaveFile:
    """The file of a game, written before a person is asked and at the end; nowhere without a path."""

    def __init__(self, path: Path | None, session: Session, seating: Seating) -> None:
        self.path = path
        self._session, self._people = session, seating.people
        self._saved: Moment | None = None
        self._failed = False

    def save(self) -> None:
        """Save the game as it is now. Only the first of several failures in a row raises: play continues."""
        # A moment is never changed, so the same object means that nothing has happened since.
        if self.path is None or not self._begun or self._saved is self._session.now:
            return
        # Assume failure; `write` resets this when it succeeds.
        failed_before, self._failed = self._failed, True
        try:
            self.write()
        except KastelanError:
            if not failed_before:
                raise

    def write(self) -> None:
        """Save the game again, whatever the file holds."""
        assert self.path is not None
        write_save(self.path, self._session.record())
        self._saved, self._failed = self._session.now, False

    @property
    def _begun(self) -> bool:
        """Whether there is something to lose: a person has moved, only bots play, or it was saved before."""
        moved = any(step.moment.mover in self._people for step in self._session.steps)
        return moved or not self._people or (self.path is not None and self.path.exists())

    @property
    def is_saved(self) -> bool:
        """Whether the file holds the game, as far as is known."""
        return self.path is not None and not self._failed and self._begun

    def save_copy(self, name: str) -> Path:
        """Write the game to another file too, but never over a file that is not a game."""
        path = Path(name).expanduser()
        if path.exists() and not _is_record(path):
            raise BadInput("table-not-over-that", path=name)
        write_save(path, self._session.record())
        return path


def _is_record(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(6) == b"[Game "  # how every record begins
    except OSError:
        return False
