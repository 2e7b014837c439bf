"""`kastelan db`: bring the server's database up to date, copy it, check it."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path
from typing import Final

from kastelan.cli.arguments import Parser
from kastelan.cli.desk import BadInput, Desk
from kastelan.cli.serve import default_database
from kastelan.server import storage
from kastelan.server.checking import Checked, check

EXAMPLE: Final = "kastelan db check --database ~/kastelan.db"
WORK: Final = ("upgrade", "backup", "check")


def arguments(parser: Parser) -> None:
    parser.option("work", "server-help-work", metavar="|".join(WORK))
    parser.option("target", "server-help-target", nargs="?", metavar="FILE")
    parser.option("--database", "server-help-database", metavar="FILE|URL")
    parser.option("--json", "cli-help-json", action="store_true")


def run(given: Namespace, desk: Desk) -> int:
    database = given.database or default_database()
    if given.work == "upgrade":
        return _upgrade(database, desk)
    if given.work == "backup":
        return _backup(database, given.target, desk)
    if given.work == "check":
        return _check(database, desk)
    raise BadInput("unknown-db-work", work=given.work, expected=", ".join(WORK))


def _upgrade(database: str, desk: Desk) -> int:
    async def work() -> str:
        engine = storage.open_database(database)
        try:
            return await storage.upgrade(engine)
        finally:
            await engine.dispose()

    revision = asyncio.run(work())
    if desk.json:
        desk.answer({"revision": revision})
    else:
        desk.print("server-upgraded", revision=revision)
    return 0


def _backup(database: str, target: str | None, desk: Desk) -> int:
    if target is None:
        raise BadInput("missing-argument", argument="FILE")
    if "://" in database:
        raise BadInput("backup-only-sqlite")
    if not Path(database).expanduser().is_file():
        raise BadInput("no-such-file", path=database)
    storage.backup(Path(database).expanduser(), Path(target).expanduser())
    if desk.json:
        desk.answer({"backup": target})
    else:
        desk.print("server-backed-up", path=target)
    return 0


def _check(database: str, desk: Desk) -> int:
    if "://" not in database and not Path(database).expanduser().is_file():
        raise BadInput("no-such-file", path=database)
    found = asyncio.run(check(database))
    if desk.json:
        desk.answer({"tables": found.tables, "moves": found.moves, "faults": list(found.faults)})
    else:
        _show(found, desk)
    return 1 if found.faults else 0


def _show(found: Checked, desk: Desk) -> None:
    desk.print("server-checked", tables=found.tables, moves=found.moves)
    for table, message in found.faults:
        desk.print("server-fault", table=table, reason=message)
