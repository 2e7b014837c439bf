"""A database that cannot be used is refused in one line of clear words, by `serve` and by `db`."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg
import pytest

from kastelan.cli.main import main
from kastelan.locale import LANGUAGES
from kastelan.server.storage.readiness import prepare
from tests.server.support.postgres import Cluster
from tests.server.support.running_server import Player, free_port, served

NOBODY = 65_534
PAGE = 4096


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database of ours with enough in it to be damaged somewhere."""
    found = tmp_path / "tables.db"
    asyncio.run(prepare(str(found)))
    with closing(sqlite3.connect(found)) as connection, connection:
        rows = [(f"u{number}", "Ann" * 10, "en", "#000000", 0) for number in range(2000)]
        columns = "id, name, language, colour, created"
        connection.executemany(f"INSERT INTO users ({columns}) VALUES (?, ?, ?, ?, ?)", rows)
    with closing(sqlite3.connect(found)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return found


def refused(capsys: pytest.CaptureFixture[str], database: object, *words: str) -> str:
    """The one line in which a command refuses a database, in every language; the English one."""
    lines = []
    for language in LANGUAGES:
        assert main([*words, "--database", str(database), "--language", language]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.startswith("kastelan: ")
        assert told.err.count("\n") == 1
        lines.append(told.err)
    assert len(set(lines)) == len(LANGUAGES)
    return lines[0]


def serve() -> tuple[str, ...]:
    return "serve", "--port", str(free_port())


def garbage(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 32)


def cut_off(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def overwritten(path: Path) -> None:
    """Pages in the middle, which no start would read."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // PAGE // 2 * PAGE)
        file.write(b"\xa5" * 4 * PAGE)


@pytest.mark.parametrize("damage", [garbage, cut_off, overwritten])
def test_a_damaged_file_is_said_to_be_damaged(
    path: Path, damage: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    damage(path)
    for words in (serve(), ("db", "check"), ("db", "upgrade")):
        assert "is damaged" in refused(capsys, path, *words)


def test_an_index_that_lost_a_row_is_found_by_the_check(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute(
            "UPDATE sqlite_master SET sql = replace(sql, 'host', 'parent') WHERE name = 'ix_tables_host'"
        )
        connection.execute(
            "INSERT INTO tables (id, game, version, players, options, seed, parent, status, visibility,"
            " invite, host, pace, rated, created)"
            " VALUES ('t', 'kingdom', 1, 2, '{}', '7', 'p', 'open', 'public', 'i', 'u1', 'live', 0, 0)"
        )
    assert "is damaged" in refused(capsys, path, "db", "check")


def test_a_file_of_another_program_is_refused_and_not_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "photos.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE photos (name TEXT)")
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
    for revision in (None, "0001", "5f3a"):  # many programs call their first one 0001
        if revision:
            with closing(sqlite3.connect(path)) as connection, connection:
                connection.execute("DELETE FROM alembic_version")
                connection.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
        before = path.read_bytes()
        for words in (serve(), ("db", "check"), ("db", "upgrade")):
            assert "another program" in refused(capsys, path, *words)
        assert path.read_bytes() == before


def test_databases_of_other_versions_are_told_apart(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    for words in (serve(), ("db", "check"), ("db", "upgrade")):
        assert "newer version" in refused(capsys, path, *words)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0006'")
    assert "kastelan db upgrade" in refused(capsys, path, "db", "check")


def test_an_empty_file_is_a_new_database_but_nothing_to_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "new.db").touch()
    assert "another program" in refused(capsys, tmp_path / "new.db", "db", "check")
    assert main(["db", "upgrade", "--database", str(tmp_path / "new.db")]) == 0


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user may look into."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@contextmanager
def unprivileged() -> Iterator[None]:
    """Without the rights of root, which may write everywhere."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        if not os.access(__file__, os.R_OK, effective_ids=True):
            pytest.skip("only root may read this checkout, so no other user can run the command")
        yield
    finally:
        os.seteuid(user)


@pytest.mark.parametrize("folder_too", [True, False])
def test_a_read_only_database_is_said_to_be_read_only(
    path: Path, open_folder: Path, folder_too: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = open_folder / "tables.db"
    shutil.copy(path, copy)
    copy.chmod(stat.S_IRUSR | stat.S_IRGRP | stat.S_IROTH)
    open_folder.chmod(0o555 if folder_too else 0o777)
    words = serve()
    with unprivileged():
        for wanted in (words, ("db", "upgrade")):
            assert "cannot be opened for writing" in refused(capsys, copy, *wanted)
        if folder_too:
            refused(capsys, copy, "db", "check")
        else:  # SQLite needs the folder even to read, but not the right to write to the file
            assert main(["db", "check", "--database", str(copy)]) == 0
    open_folder.chmod(0o755)


def test_a_folder_that_is_missing_is_said_to_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "its folder exists" in refused(capsys, tmp_path / "no" / "tables.db", *serve())
    assert "its folder exists" in refused(capsys, tmp_path, *serve())  # a folder itself


@contextmanager
def full_disk(most: int) -> Iterator[None]:
    """No file grows beyond this many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("new", [True, False])
def test_a_full_disk_is_said_to_be_full(
    tmp_path: Path, path: Path, new: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = tmp_path / "new.db" if new else path
    words = serve()
    with full_disk(PAGE):
        for asked in (words, ("db", "upgrade")):
            assert "the disk is full" in refused(capsys, wanted, *asked)


def test_a_database_that_another_program_has_locked_is_said_to_be(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        words = (*serve(), "--limit", "busy-seconds=0.1")
        assert "has locked" in refused(capsys, path, *words)


def test_ready_means_that_the_database_can_be_written_to(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with served(file, busy_seconds=0.1) as server:
        ann = Player(server, "Ann")
        assert ann.http.get("/readyz").status_code == 200
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # it can still be read
            assert ann.http.get("/readyz").status_code == 503
            assert ann.http.get("/healthz").status_code == 200
            other.execute("ROLLBACK")
        assert ann.http.get("/readyz").status_code == 200


def test_a_postgresql_that_does_not_answer_is_said_so_without_its_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    address = f"postgresql://me:hunter2@127.0.0.1:{free_port()}/tables"
    for words in (serve(), (*serve(), "--workers", "2"), ("db", "check"), ("db", "upgrade")):
        told = refused(capsys, address, *words)
        assert "postgresql://127.0.0.1/tables cannot be used" in told
        assert "hunter2" not in told


@pytest.mark.slow
def test_a_postgresql_database_of_another_program_is_refused(
    postgres: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run(address: str, words: str) -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(words)
        await connection.close()

    aside, foreign = postgres.database(), postgres.database()
    asyncio.run(run(aside, "CREATE TABLE photos (name TEXT)"))  # other tables may be beside ours
    assert main(["db", "upgrade", "--database", aside]) == 0
    asyncio.run(run(foreign, "CREATE TABLE users (name TEXT)"))
    capsys.readouterr()
    for words in (serve(), ("db", "check"), ("db", "upgrade")):
        assert "another program" in refused(capsys, foreign, *words)
    assert "does not exist" in refused(capsys, f"{foreign}x", *serve())
