"""`kastelan db backup` and `restore`: a game goes on from where it was when the copy was made."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from kastelan.cli.main import main
from kastelan.locale import LANGUAGES
from kastelan.server.storage import backups, database
from kastelan.server.storage.database import upgrade
from kastelan.server.storage.readiness import prepare
from tests.server.storage.test_full_disk import move
from tests.server.storage.test_power_cuts import Restless
from tests.server.storage.test_sole_process import ended, holder
from tests.server.storage.test_unusable_databases import cut_off, full_disk, garbage, overwritten, refused
from tests.server.support.running_server import Server


def lines_of(file: Path) -> dict[str, list[str]]:
    """The words in the logs of a database, by table."""
    found: dict[str, list[str]] = {}
    with closing(sqlite3.connect(file)) as connection:
        for table, word in connection.execute("SELECT table_id, word FROM entries ORDER BY table_id, seq"):
            found.setdefault(table, []).append(word)
    return found


def run(*words: str) -> None:
    assert main([*words]) == 0


def test_a_game_goes_on_from_a_backup_that_was_made_while_it_was_played(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    server = Server(file)
    server.start()
    try:
        players = [Restless(server, number) for number in range(3)]
        threads = [threading.Thread(target=player.play) for player in players]
        for thread in threads:
            thread.start()
        while any(len(player.acknowledged) < 10 for player in players):
            pass
        before = [dict(player.acknowledged) for player in players]
        run("db", "backup", str(copy), "--database", str(file))
        assert not Path(f"{copy}-wal").exists()
        run("db", "check", "--database", str(copy))
        copied = lines_of(copy)
        while any(len(player.acknowledged) <= len(copied[player.table]) for player in players):
            pass
        server.kill()
        for thread in threads:
            thread.join()
        at_end = lines_of(file)
        run("db", "restore", str(copy), "--database", str(file))
        assert lines_of(file) == copied
        assert lines_of(tmp_path / "tables.db.before-restore") == at_end
        server.start()
        for player, known in zip(players, before, strict=True):
            words = copied[player.table]
            assert words[: len(known)] == [word for _, word in known.values()]
            assert len(words) < len(at_end[player.table])
            assert player.player.position(player.table)["seq"] == len(words)
            assert move(player.player, player.table, "again", 200)["seq"] == len(words) + 1
    finally:
        server.stop()
    run("db", "check", "--database", str(file))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A backup with somebody in it."""
    asyncio.run(prepare(str(tmp_path / "source.db")))
    add(tmp_path / "source.db", "Ann")
    backups.backup(tmp_path / "source.db", tmp_path / "copy.db")
    return tmp_path / "copy.db"


def add(file: Path, *names: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        rows = [(name, name, "en", "#000000", 0) for name in names]
        connection.executemany(
            "INSERT INTO users (id, name, language, colour, created) VALUES (?, ?, ?, ?, ?)", rows
        )


def names(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM users ORDER BY name")]


def test_every_old_database_is_kept(tmp_path: Path, copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.db"
    kept = []
    for new in ("Bob", "Eve", "Kim"):
        run("db", "restore", str(copy), "--database", str(file), "--json")
        kept.append(json.loads(capsys.readouterr().out)["kept"])
        assert names(file) == ["Ann"]
        add(file, new)
    aside = str(file) + ".before-restore"
    assert kept == [None, aside, aside + "-2"]
    assert [names(Path(found)) for found in kept[1:]] == [["Ann", "Bob"], ["Ann", "Eve"]]
    assert names(copy) == ["Ann"]


def test_commits_of_a_killed_process_are_kept_and_do_not_get_into_the_copy(
    tmp_path: Path, copy: Path
) -> None:
    """What is in SQLite's log beside a file belongs to that file."""
    file = tmp_path / "tables.db"
    asyncio.run(prepare(str(file)))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint=0")
        add(file, "Bob")
        connection.execute("SELECT * FROM users").fetchall()
        logged, unlogged = Path(f"{file}-wal").read_bytes(), file.read_bytes()
    file.write_bytes(unlogged)
    Path(f"{file}-wal").write_bytes(logged)
    run("db", "restore", str(copy), "--database", str(file))
    assert names(file) == ["Ann"]
    assert names(tmp_path / "tables.db.before-restore") == ["Bob"]


@pytest.mark.parametrize("damage", [garbage, cut_off, overwritten])
def test_a_damaged_database_is_replaced_and_kept_as_it_was(
    tmp_path: Path, copy: Path, damage: Callable[[Path], None]
) -> None:
    file = tmp_path / "source.db"
    damage(file)
    before = file.read_bytes()
    Path(f"{file}-wal").write_bytes(b"damaged too")
    run("db", "restore", str(copy), "--database", str(file))
    assert names(file) == ["Ann"]
    if damage is not overwritten:  # it can still be opened, and so SQLite tidies it up
        assert (tmp_path / "source.db.before-restore").read_bytes() == before


def test_nothing_is_restored_while_somebody_reads_the_old_one(
    tmp_path: Path, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "source.db"
    with closing(sqlite3.connect(file)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM users").fetchall()
        add(file, "Bob")
        assert "has locked" in refused(capsys, file, "db", "restore", str(copy))
    assert names(file) == ["Ann", "Bob"]


def test_copies_are_as_private_as_the_database(tmp_path: Path, copy: Path) -> None:
    file = tmp_path / "source.db"
    file.chmod(0o600)
    backups.backup(file, tmp_path / "private.db")
    run("db", "restore", str(copy), "--database", str(file))
    for found in (file, tmp_path / "private.db", tmp_path / "source.db.before-restore"):
        assert found.stat().st_mode & 0o777 == 0o600


def test_a_restore_that_is_interrupted_leaves_the_old_database(
    tmp_path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut(*_: object) -> None:
        raise KeyboardInterrupt

    file = tmp_path / "source.db"
    add(file, "Bob")
    monkeypatch.setattr(Path, "replace", cut)
    assert main(["db", "restore", str(copy), "--database", str(file)]) == 130
    assert names(file) == ["Ann", "Bob"]
    monkeypatch.undo()
    run("db", "restore", str(copy), "--database", str(file))
    assert names(file) == ["Ann"]
    assert names(tmp_path / "source.db.before-restore-2") == ["Ann", "Bob"]


def test_nothing_is_restored_while_a_server_runs(
    tmp_path: Path, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "source.db"
    add(file, "Bob")
    process = holder(str(file))
    assert "already in use" in refused(capsys, file, "db", "restore", str(copy))
    assert names(file) == ["Ann", "Bob"]
    ended(process, signal.SIGKILL)
    run("db", "restore", str(copy), "--database", str(file))
    assert names(file) == ["Ann"]


def test_what_is_no_whole_backup_of_ours_is_refused_and_changes_nothing(
    tmp_path: Path, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "source.db"
    add(file, "Bob")
    for damage in (garbage, cut_off, overwritten):
        bad = tmp_path / f"{damage.__name__}.db"
        backups.backup(file, bad)
        damage(bad)
        assert f"{bad} is damaged" in refused(capsys, file, "db", "restore", str(bad))
    foreign, empty, newer = (tmp_path / f"{name}.db" for name in ("foreign", "empty", "newer"))
    with closing(sqlite3.connect(foreign)) as connection, connection:
        connection.execute("CREATE TABLE photos (name TEXT)")
    empty.touch()
    for bad in (foreign, empty):
        assert f"{bad} belongs to another program" in refused(capsys, file, "db", "restore", str(bad))
    backups.backup(file, newer)
    with closing(sqlite3.connect(newer)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in refused(capsys, file, "db", "restore", str(newer))
    assert "There is no file" in refused(capsys, file, "db", "restore", str(tmp_path / "none.db"))
    assert "the database itself" in refused(capsys, file, "db", "restore", str(file))
    assert "pg_restore" in refused(capsys, "postgresql://me@host/db", "db", "restore", str(copy))
    refused(capsys, file, "db", "restore")
    with full_disk(4096):
        assert "the disk is full" in refused(capsys, file, "db", "restore", str(copy))
    assert names(file) == ["Ann", "Bob"]
    assert not list(tmp_path.glob("*.before-restore*"))


def test_a_damaged_database_does_not_take_the_place_of_a_backup(
    tmp_path: Path, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, foreign, before = tmp_path / "source.db", tmp_path / "foreign.db", copy.read_bytes()
    overwritten(bad)
    with closing(sqlite3.connect(foreign)) as connection, connection:
        connection.execute("CREATE TABLE photos (name TEXT)")
    assert f"{bad} is damaged" in refused(capsys, bad, "db", "backup", str(copy))
    assert f"{foreign} belongs to another" in refused(capsys, foreign, "db", "backup", str(copy))
    assert copy.read_bytes() == before


def test_a_backup_of_an_older_version_is_restored_and_brought_up_to_date(tmp_path: Path) -> None:
    async def made(file: Path, revision: str) -> None:
        engine = database.open_database(str(file))
        await upgrade(engine, revision)
        await engine.dispose()

    asyncio.run(made(tmp_path / "old.db", "0003"))
    add(tmp_path / "old.db", "Ann")
    run("db", "restore", str(tmp_path / "old.db"), "--database", str(tmp_path / "tables.db"))
    run("db", "upgrade", "--database", str(tmp_path / "tables.db"))
    run("db", "check", "--database", str(tmp_path / "tables.db"))
    assert names(tmp_path / "tables.db") == ["Ann"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_restore_says_where_the_old_database_is(
    tmp_path: Path, copy: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run("db", "restore", str(copy), "--database", str(tmp_path / "source.db"), "--language", language)
    told = " ".join(capsys.readouterr().out.split())
    assert "copy.db" in told
    assert ".before-restore" in told.replace(" ", "")
