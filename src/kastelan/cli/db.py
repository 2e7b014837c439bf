"""`kastelan db`: migrates, copies, restores or checks the server's database."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path
from typing import Final

from kastelan.cli.arguments import Parser
from kastelan.cli.serve import default_database
from kastelan.cli.terminal import BadInput, Terminal
from kastelan.server.storage.backups import backup, restore
from kastelan.server.storage.database import sqlite_file
from kastelan.server.storage.database_faults import explained
from kastelan.server.storage.log_check import Checked, check
from kastelan.server.storage.readiness import check_current, prepare
from kastelan.server.storage.sole_process import SoleProcess

EXAMPLE: Final = "kastelan db check --database ~/kastelan.db"
WORK: Final = ("upgrade", "backup", "restore", "check")


def arguments(parser: Parser) -> None:
    parser.option("work", "server-help-work", metavar="|".join(WORK))
    parser.option("target", "server-help-target", nargs="?", metavar="FILE")
    parser.option("--database", "server-help-database", metavar="FILE|URL")
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, terminal: Terminal) -> int:
    database = given.database or default_database()
    if given.work == "upgrade":
        return _upgrade(database, terminal)
    if given.work == "backup":
        return _backup(database, given.target, terminal)
    if given.work == "restore":
        return _restore(database, given.target, terminal)
    if given.work == "check":
        return _check(database, terminal)
    raise BadInput("unknown-db-work", work=given.work, expected=", ".join(WORK))


def _upgrade(database: str, terminal: Terminal) -> int:
    with SoleProcess(database):
        revision = asyncio.run(prepare(database))
    if terminal.json:
        terminal.answer({"revision": revision})
    else:
        terminal.print("server-upgraded", revision=revision)
    return 0


def _backup(database: str, target: str | None, terminal: Terminal) -> int:
    if target is None:
        raise BadInput("missing-argument", argument="FILE")
    file = sqlite_file(database)
    if file is None:  # a server such as PostgreSQL has its own tools for backups
        raise BadInput("backup-only-sqlite")
    if not file.is_file():
        raise BadInput("no-such-file", path=database)
    copy = Path(target).expanduser()
    if not copy.parent.is_dir():
        raise BadInput("no-such-folder", path=str(copy.parent))
    if copy.is_dir():
        raise BadInput("is-a-folder", path=target)
    backup(file, copy)
    if terminal.json:
        terminal.answer({"backup": target})
    else:
        terminal.print("server-backed-up", path=target)
    return 0


def _restore(database: str, source: str | None, terminal: Terminal) -> int:
    if source is None:
        raise BadInput("missing-argument", argument="FILE")
    file, copy = sqlite_file(database), Path(source).expanduser()
    if file is None:
        raise BadInput("restore-only-sqlite")
    if not copy.is_file():
        raise BadInput("no-such-file", path=source)
    with SoleProcess(database):
        if file.exists() and copy.samefile(file):
            raise BadInput("restore-from-itself", path=source)
        kept = restore(copy, file)
    if terminal.json:
        terminal.answer({"restored": source, "kept": str(kept) if kept else None})
    else:
        terminal.print("server-restored", path=source, database=str(file))
        if kept is not None:
            terminal.print("server-restored-kept", path=str(kept))
    return 0


def _check(database: str, terminal: Terminal) -> int:
    # Opening a missing SQLite file would create an empty one, and the check would find no faults.
    file = sqlite_file(database)
    if file is not None and not file.is_file():
        raise BadInput("no-such-file", path=database)
    with explained(database):
        found = asyncio.run(_checked(database))
    if terminal.json:
        terminal.answer({"tables": found.tables, "moves": found.moves, "faults": list(found.faults)})
    else:
        _show(found, terminal)
    return 1 if found.faults else 0


async def _checked(database: str) -> Checked:
    await check_current(database)
    return await check(database)


def _show(found: Checked, terminal: Terminal) -> None:
    terminal.print("server-checked", tables=found.tables, moves=found.moves)
    for table, message in found.faults:
        terminal.print("server-fault", table=table, reason=message)
