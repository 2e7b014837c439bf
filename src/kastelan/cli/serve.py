"""`kastelan serve`: the table server, on one machine, with nothing to set up."""

from __future__ import annotations

import os
from argparse import Namespace
from typing import Final

from kastelan.cli import arguments as take
from kastelan.cli.arguments import Parser
from kastelan.cli.desk import BadInput, Desk
from kastelan.cli.table.saves import home

EXAMPLE: Final = "kastelan serve --port 8000 --database ~/kastelan.db"
SHUTDOWN_SECONDS: Final = 10


def arguments(parser: Parser) -> None:
    parser.option("--host", "server-help-host", default="127.0.0.1", metavar="ADDRESS")
    parser.option("--port", "server-help-port", type=take.whole(0, 65_535), default=8000, metavar="N")
    parser.option("--database", "server-help-database", metavar="FILE|URL")
    parser.option("--workers", "server-help-workers", type=take.whole(1, 64), default=1, metavar="N")
    parser.option("--bots", "server-help-bots", type=take.whole(1, 64), default=1, metavar="N")
    parser.option("--origin", "server-help-origin", action="append", default=[], metavar="URL")
    parser.option("--https", "server-help-https", action="store_true")
    parser.option("--behind-proxy", "server-help-proxy", action="store_true")
    parser.option("--json-logs", "server-help-logs", action="store_true")


def default_database() -> str:
    """Where tables are kept when nobody says."""
    folder = home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("cannot-write-file", path=str(folder), reason=error.strerror or "") from None
    return str(folder / "server.db")


def run(given: Namespace, desk: Desk) -> int:
    import uvicorn  # the other commands start faster without it

    from kastelan.server.logs import write_logs
    from kastelan.server.settings import SETTINGS, Settings
    from kastelan.server.storage import address

    settings = Settings(
        database=given.database or default_database(),
        origins=tuple(given.origin),
        secure_cookies=given.https,
        trusted_proxy=given.behind_proxy,
        bot_workers=given.bots,
        json_logs=given.json_logs,
    )
    if address(settings.database).startswith("sqlite") and given.workers > 1:
        raise BadInput("workers-need-postgresql")
    write_logs(settings.json_logs)
    desk.print("server-listening", host=given.host, port=str(given.port), database=_shown(settings.database))
    os.environ[SETTINGS] = settings.written()
    uvicorn.run(
        "kastelan.server.app:app_from_environment",
        factory=True,
        workers=given.workers,
        host=given.host,
        port=given.port,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=settings.largest_frame,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        server_header=False,
    )
    return 0


def _shown(database: str) -> str:
    """The database without its password."""
    scheme, slashes, rest = database.partition("://")
    return f"{scheme}{slashes}{rest.rpartition('@')[2]}"
