"""Opening the database: SQLite in one file that survives power cuts, or PostgreSQL."""

from __future__ import annotations

import contextlib
import stat
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from kastelan.core.errors import BadOption

UPGRADE_LOCK: Final = 0x6B617374  # the number of our advisory lock: `kast` in ASCII
MIGRATIONS: Final = Path(__file__).parent / "migrations"
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # a commit is on disk when it returns
    "PRAGMA foreign_keys=ON",
)
BUSY_SECONDS: Final = 5.0
PATIENCE: Final = "kastelan_busy_ms"
"""The option of an engine that says how long its connections wait for a lock."""

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def address(database: str) -> str:
    """The SQLAlchemy URL of a file path or of a URL `sqlite:///...` or `postgresql://...`."""
    if "://" not in database:
        return f"sqlite+aiosqlite:///{Path(database).expanduser()}"
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadOption("database", "bad-database", database=database) from None
    driver = DRIVERS.get(url.drivername, url.drivername)
    if driver not in DRIVERS.values():
        raise BadOption("database", "bad-database", database=database)
    return url.set(drivername=driver).render_as_string(hide_password=False)


def sqlite_file(database: str) -> Path | None:
    """The file of a SQLite database; None if it is in memory, or PostgreSQL's."""
    if "://" not in database:
        return Path(database).expanduser()
    url = make_url(address(database))
    if url.get_backend_name() != "sqlite" or not url.database or ":memory:" in url.database:
        return None
    return Path(url.database.removeprefix("file:"))


def open_database(database: str, busy_seconds: float = BUSY_SECONDS) -> AsyncEngine:
    """Create an engine; it connects on first use. Waiting for a lock has a time limit."""
    # PostgreSQL's lock_timeout and SQLite's busy_timeout are both in milliseconds.
    place, patience = address(database), int(1000 * busy_seconds)
    _keep_private(place)
    given = {} if place.startswith("sqlite") else {"server_settings": {"lock_timeout": str(patience)}}
    engine = create_async_engine(
        place,
        hide_parameters=True,  # seeds are not logged
        connect_args=given,
        execution_options={PATIENCE: patience},
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", partial(_prepare, patience))
    return engine


def blocking_engine(engine: AsyncEngine) -> Engine | None:
    """An engine for the same SQLite file that blocks its thread; None for a database that has no file."""
    if engine.dialect.name != "sqlite" or not sqlite_file(str(engine.url)):
        return None
    # All statements run in one thread, but the connection is closed from another.
    made = create_engine(
        engine.url.set(drivername="sqlite"), hide_parameters=True, connect_args={"check_same_thread": False}
    )
    event.listen(made, "connect", partial(_prepare, engine.get_execution_options()[PATIENCE]))
    return made


def _keep_private(place: str) -> None:
    """Create a SQLite file that only its owner may read, and take others' rights to one that is there.

    SQLite gives the files beside it the same rights.
    """
    file = make_url(place).database
    if not place.startswith("sqlite") or not file or file.startswith((":", "file:")):
        return
    with contextlib.suppress(OSError):  # what is wrong with the file, SQLite will say
        Path(file).touch(0o600)
        mode = stat.S_IMODE(Path(file).stat().st_mode)
        if mode & stat.S_IRWXO:
            Path(file).chmod(mode & ~stat.S_IRWXO)


def _prepare(patience: int, connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in (*PRAGMAS, f"PRAGMA busy_timeout={patience}"):
        cursor.execute(pragma)
    cursor.close()
    make: Callable[[str, int, Callable[[str | None], str | None]], None] = connection.create_function
    make("lower", 1, _lower)  # SQLite's own handles ASCII letters only


def _lower(text: str | None) -> str | None:
    return None if text is None else text.lower()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


async def upgrade(engine: AsyncEngine, to: str = "head") -> str:
    """Upgrade the schema to a revision, the newest by default, and return that revision."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade, to)
    return newest() if to == "head" else to


def _upgrade(connection: Connection, to: str) -> None:
    if connection.dialect.name == "postgresql":  # processes that start together wait for the first
        # Without a limit, since the first process may take long; both settings end with the transaction.
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADE_LOCK})
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def newest() -> str:
    """The revision that this program needs."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def revisions() -> list[str]:
    """All revisions, oldest first."""
    return [found.revision for found in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


async def revision(engine: AsyncEngine) -> str:
    """The revision of the database; empty if it is new."""
    async with engine.connect() as connection:
        return await connection.run_sync(recorded_revision)


def recorded_revision(connection: Connection) -> str:
    """The revision that a database has recorded; empty if it has none."""
    return ",".join(sorted(MigrationContext.configure(connection).get_current_heads()))
