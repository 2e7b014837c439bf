"""One process at a time uses a SQLite file: a second one would change it behind the back of the first.

The claim is a lock on a file beside the database, taken by SQLite itself, which knows how on every system.
It ends with the process, however that ends, and processes that it started do not inherit it.
"""

from __future__ import annotations

import contextlib
import sqlite3
from typing import Final, Self

from kastelan.server.errors import Unavailable
from kastelan.server.storage.database import sqlite_file
from kastelan.server.storage.database_faults import explained

SUFFIX: Final = ".lock"


class SoleProcess:
    """The claim of this process to a database; with PostgreSQL, which serves many, it means nothing."""

    def __init__(self, database: str) -> None:
        self._database, self._file = database, sqlite_file(database)
        self._lock: sqlite3.Connection | None = None

    def claim(self) -> None:
        """Claim the database; Unavailable if another process has. Claiming it again changes nothing."""
        if self._file is None or self._lock is not None:
            return
        # Resolved, so that it is the same lock by whichever link the database is named.
        beside = self._file.resolve().with_name(self._file.resolve().name + SUFFIX)
        with contextlib.ExitStack() as opened, explained(self._database):
            try:
                lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
                opened.callback(lock.close)
                lock.execute("PRAGMA journal_mode=MEMORY")  # nothing is written, so no journal beside it
                lock.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                    raise Unavailable("database-in-use", path=str(self._file)) from None
                raise
            self._lock = lock
            opened.pop_all()  # it stays open, until it is released

    def release(self) -> None:
        """Let other processes claim the database."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def __enter__(self) -> Self:
        self.claim()
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
