"""Copies of a SQLite database, and the way back from one. PostgreSQL has tools of its own for both."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final

from kastelan.server.errors import Unavailable
from kastelan.server.storage.database_faults import BROKEN, explained
from kastelan.server.storage.readiness import file_revision

KEPT: Final = ".before-restore"
LOG: Final = "-wal"
"""What SQLite adds to the name of a database for commits that are not in the file itself yet."""


def backup(source: Path, target: Path) -> None:
    """Copy a database that may be in use; the copy appears whole or not at all.

    A damaged database is refused: its copy would take the place of an older one that is whole.
    """
    part = target.with_name(target.name + ".part")
    with explained(str(source)):
        _check_ours(source)
        _copy(source, part)
        part.replace(target)


def restore(copy: Path, target: Path) -> Path | None:
    """Put a copy in the place of a database that nothing uses; where the old one is kept, if there was one.

    Whenever this is interrupted, the database is the old one or the copy, and the old one is not lost.
    """
    with explained(str(copy)):
        _check_ours(copy)
    with explained(str(target)):
        part = target.with_name(target.name + ".part")
        _copy(copy, part)
        kept = _set_aside(target) if target.exists() else None
        if kept is not None:
            shutil.copymode(kept, part)
        part.replace(target)
        _sync_folder(target.parent)
    return kept


def _check_ours(file: Path) -> None:
    """Refuse a database that is damaged, or not ours."""
    if not file_revision(file):
        raise Unavailable("database-foreign", database=str(file))


def _copy(source: Path, target: Path) -> None:
    """Copy a database as of one moment into one file."""
    target.unlink(missing_ok=True)  # left by a copy that was interrupted
    target.touch(0o600)  # until it has the rights of its source
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as before,
        closing(sqlite3.connect(target)) as after,
    ):
        before.backup(after)
        # The mode is part of the copy: without this, there would be a second file beside it.
        after.execute("PRAGMA journal_mode=DELETE")
    shutil.copymode(source, target)


def _set_aside(database: Path) -> Path:
    """Keep a database, damaged or not, under another name too, and free its place for another one."""
    kept = next(
        name
        for number in count(1)
        if not (
            name := database.with_name(f"{database.name}{KEPT}{f'-{number}' if number > 1 else ''}")
        ).exists()
    )
    _merge_log(database)
    log = database.with_name(database.name + LOG)
    if log.exists():  # a damaged database keeps its log, which must not be taken for the copy's
        log.replace(kept.with_name(kept.name + LOG))
    database.with_name(database.name + "-shm").unlink(missing_ok=True)
    try:
        kept.hardlink_to(database)  # so that there is a database under its name at every moment
    except OSError:  # a file system without links
        database.rename(kept)
    return kept


def _merge_log(database: Path) -> None:
    """Write the commits of a killed process into the file, if it is not damaged."""
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode not in BROKEN:  # locked, for example: somebody reads it
            raise


def _sync_folder(folder: Path) -> None:
    """Make new names survive a power cut."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        os.fsync(opened)
        os.close(opened)
