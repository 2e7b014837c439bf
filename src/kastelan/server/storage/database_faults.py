"""What is wrong with a database, in words for the person who runs the server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from kastelan.server.errors import Unavailable
from kastelan.server.storage.database import address, sqlite_file

PRIMARY: Final = 0xFF
"""The part of an extended error code of SQLite that names its kind."""

BROKEN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
NO_ROOM: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)  # a full disk, a quota, or a disk that fails
NOT_WRITABLE: Final = (
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_AUTH,
)


@contextmanager
def explained(database: str) -> Iterator[None]:
    """Turn what a database's driver raises into a refusal that says what to do."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise explain(error, database) from None


def explain(error: Exception, database: str) -> Unavailable:
    """A failure of a database's driver as a refusal."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    file = sqlite_file(database)
    if file is not None and isinstance(cause, sqlite3.Error):
        # Errors that Python's driver itself raises have no code.
        code = getattr(cause, "sqlite_errorcode", 0) & PRIMARY
        if code in BROKEN:
            return Unavailable("database-broken", path=str(file))
        if code in NO_ROOM:
            return Unavailable("database-no-room", path=str(file), reason=str(cause))
        if code in NOT_WRITABLE:
            return Unavailable("database-not-writable", path=str(file))
        if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return Unavailable("database-locked", path=str(file))
    reason = next(iter(str(cause).splitlines()), "") or type(cause).__name__
    return Unavailable("database-fails", database=shown(database), reason=reason)


def shown(database: str) -> str:
    """A database as people may see it: a file, or an address without user and password."""
    file = sqlite_file(database)
    if file is not None:
        return str(file)
    url = make_url(address(database))
    return f"{url.get_backend_name()}://{url.host or ''}/{url.database or ''}"
