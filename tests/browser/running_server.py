"""A server with its own copy of the client, so that a rebuild does not disturb running tests.

Run as a program, this module is that server.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from web.scripts import make_client

from kastelan.server.http.app import make_app
from kastelan.server.http.routes import client
from tests.browser.seeded_server import fix_random_seeds, start_at_position
from tests.server.support import running_server

BUILT = "KASTELAN_CLIENT_BUILT"  # names a build to test instead of the one in the package


class Server(running_server.Server):
    """The server of the browser tests."""

    module = "tests.browser.running_server"

    def __init__(self, client: Path, database: Path, **changes: Any) -> None:
        super().__init__(database, **changes)
        self.client = client

    def start(self) -> None:
        os.environ[BUILT] = str(self.client)
        super().start()


@contextmanager
def served(folder: Path, **changes: Any) -> Iterator[Server]:
    server = Server(copy_client(folder), folder / "tables.db", **changes)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def copy_client(folder: Path) -> Path:
    """Copy the client; rebuild it first if it is older than its sources."""
    given = os.environ.get(BUILT)
    if given is None:
        run = folder.parents[1 if "PYTEST_XDIST_WORKER" in os.environ else 0]
        _rebuild(run / "client-is-built")
    client = folder / "client"
    shutil.copytree(given or make_client.BUILT.parent, client)
    return client


def _rebuild(mark: Path) -> None:
    """Build the client, or wait until another test process has built it."""
    if make_client.is_fresh():
        return
    try:
        mark.mkdir()
    except FileExistsError:
        _wait_until_fresh()
    else:
        make_client.build()


def _wait_until_fresh() -> None:
    end = time.monotonic() + 300
    while not make_client.is_fresh() and time.monotonic() < end:
        time.sleep(0.2)


def run(database: str, port: str, changes: str) -> None:
    """Serve the copied client, with fixed random seeds."""
    setattr(client, "BUILT", Path(os.environ[BUILT]))  # noqa: B010  a constant outside tests
    fix_random_seeds()
    settings = running_server.loose(database, **json.loads(changes))
    app = make_app(settings)
    app.register(start_at_position)
    running_server.serve(app, settings, int(port))


if __name__ == "__main__":
    run(*sys.argv[1:])
