"""`kastelan serve`: runs the table server; works without configuration."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from kastelan.cli import arguments as take
from kastelan.cli import mail_options, open_browser
from kastelan.cli.arguments import Parser
from kastelan.cli.table.saves import home
from kastelan.cli.terminal import BadInput, Terminal

if TYPE_CHECKING:
    from uvicorn import Config

    from kastelan.server.settings import Settings
    from kastelan.server.storage.sole_process import SoleProcess

EXAMPLE: Final = "kastelan serve --port 8000 --database ~/kastelan.db"
SHUTDOWN_SECONDS: Final = 10


def arguments(parser: Parser) -> None:
    parser.option("--host", "server-help-host", default="127.0.0.1", metavar="ADDRESS")
    parser.option("--port", "server-help-port", type=take.whole(0, 65_535), default=8000, metavar="N")
    parser.option("--database", "server-help-database", metavar="FILE|URL")
    parser.option("--workers", "server-help-workers", type=take.whole(1, 64), default=1, metavar="N")
    parser.option("--bots", "server-help-bots", type=take.whole(1, 64), default=1, metavar="N")
    parser.option("--bots-alone", "server-help-bots-alone", action="store_true")
    parser.option("--origin", "server-help-origin", action="append", default=[], metavar="URL")
    parser.option("--https", "server-help-https", action="store_true")
    parser.option("--behind-proxy", "server-help-proxy", action="store_true")
    parser.option("--components", "server-help-components", action="append", default=[], metavar="NAME=FILE")
    parser.option("--private-webhooks", "server-help-webhooks", action="store_true")
    parser.option("--push-contact", "server-help-push-contact", default="", metavar="mailto:ADDRESS|URL")
    mail_options.arguments(parser)
    parser.option("--limit", "server-help-limit", action="append", default=[], metavar="NAME=VALUE")
    parser.option("--json-logs", "server-help-logs", action="store_true")
    parser.option("--open", "server-help-open", action="store_true")


def default_database() -> str:
    """The database file used without `--database`."""
    folder = home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("cannot-write-file", path=str(folder), reason=error.strerror or "") from None
    return str(folder / "server.db")


def run(given: Namespace, terminal: Terminal) -> int:
    if given.open and open_browser.is_served(given.host, given.port):
        terminal.print("server-open-already", address=open_browser.address(given.host, given.port))
        open_browser.open_page(given.host, given.port)
        return 0
    # What is loaded now stays, so looking for garbage meanwhile is in vain. Serving enables it again.
    gc.disable()
    try:
        _prepare_and_serve(given, terminal)
    finally:
        gc.enable()
    return 0


def _prepare_and_serve(given: Namespace, terminal: Terminal) -> None:
    from kastelan.server.http.listening import bound_sockets, port_of, run_server
    from kastelan.server.storage.readiness import prepare
    from kastelan.server.storage.sole_process import SoleProcess

    settings = _settings(given)
    port = open_browser.free_port(given.host, given.port) if given.open else given.port
    with bound_sockets(given.host, port) as sockets, SoleProcess(settings.database) as sole:
        # Here rather than in uvicorn, which would print a traceback, and start failing workers for ever.
        asyncio.run(prepare(settings.database, settings.busy_seconds))

        def announce() -> None:
            database = _without_password(settings.database)
            terminal.print("server-listening", host=given.host, port=str(port_of(sockets)), database=database)

        if given.open:
            logging.getLogger("kastelan.requests").setLevel(
                logging.WARNING
            )  # keep the address visible in the terminal
            open_browser.open_when_ready(given.host, port)
        _serve(settings, given.workers, sole, partial(run_server, sockets=sockets, announce=announce))


def _settings(given: Namespace) -> Settings:
    from kastelan.server.settings import Settings
    from kastelan.server.storage.database import address

    settings = Settings(
        listens=f"{given.host}:{given.port}",
        database=given.database or default_database(),
        origins=tuple(given.origin),
        secure_cookies=given.https,
        trusted_proxy=given.behind_proxy,
        bot_workers=given.bots,
        bots_alone=given.bots_alone,
        json_logs=given.json_logs,
        private_webhooks=given.private_webhooks,
        push_contact=_contact(given.push_contact),
        components=tuple(map(_named_file, given.components)),
        mail=mail_options.mail_settings(given),
    )
    for text in given.limit:
        name, _, value = text.partition("=")
        settings = settings.changed(name.strip().replace("-", "_"), value.strip())
    # SQLite is for a single process; several need a database server.
    if address(settings.database).startswith("sqlite") and given.workers > 1:
        raise BadInput("workers-need-postgresql")
    return settings


def _contact(text: str) -> str:
    """How push services reach the operator; refused if it is neither an address nor a page."""
    if text and not text.startswith(("mailto:", "https://")):
        raise BadInput("bad-push-contact", text=text)
    return text


def _named_file(text: str) -> tuple[str, str]:
    """The name and the path of own components that the server is to offer; refused if they are not valid."""
    from kastelan.server.tables.component_sets import load

    name, equals, path = text.partition("=")
    if not equals:
        raise BadInput("server-components-form", text=text)
    load(name, path)
    return name, str(Path(path).absolute())


def _serve(settings: Settings, workers: int, sole: SoleProcess, run_server: Callable[[Config], None]) -> None:
    """Serve until the process is stopped."""
    from uvicorn import Config  # slow to import, and only this command needs it

    from kastelan.server.http.app import make_app
    from kastelan.server.http.handover import handover_for
    from kastelan.server.http.serving import uvicorn_options
    from kastelan.server.operation.json_logging import write_logs
    from kastelan.server.settings import SETTINGS

    write_logs(settings.json_logs)
    # Workers are separate processes that create the app themselves, so they read the settings from here.
    os.environ[SETTINGS] = settings.written()
    alone = workers == 1
    if not alone:  # this process only looks after the others
        gc.enable()
    with TemporaryDirectory(prefix="kastelan-") as folder:
        run_server(
            Config(
                make_app(settings, sole) if alone else "kastelan.server.http.app:app_from_environment",
                factory=not alone,
                workers=workers,
                timeout_graceful_shutdown=SHUTDOWN_SECONDS,
                **uvicorn_options(settings, handover_for(workers, folder)),
            )
        )


def _without_password(database: str) -> str:
    """The database address without its password."""
    scheme, slashes, rest = database.partition("://")
    # Drops everything up to the last @: user and password.
    return f"{scheme}{slashes}{rest.rpartition('@')[2]}"
