"""A server with a copy of the client, so that building it anew disturbs nobody; as a program it is that server."""

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
from tests.browser.seeded_server import begin_there, fix_luck
from tests.server.support import running_server

BUILT = "KASTELAN_CLIENT_BUILT"  # a build to be tested instead of the one in the package


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
    server = Server(copied(folder), folder / "tables.db", **changes)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def copied(folder: Path) -> Path:
    """A copy of the client, built anew where it is older than its sources."""
    given = os.environ.get(BUILT)
    if given is None:
        run = folder.parents[1 if "PYTEST_XDIST_WORKER" in os.environ else 0]
        _freshen(run / "client-is-built")
    client = folder / "client"
    shutil.copytree(given or make_client.BUILT.parent, client)
    return client


def _freshen(mark: Path) -> None:
    """Build, unless another worker of the same run does."""
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
    """Serve the copied client, with luck that never changes."""
    setattr(client, "BUILT", Path(os.environ[BUILT]))  # noqa: B010  it is a constant everywhere else
    fix_luck()
    app = make_app(running_server.loose(database, **json.loads(changes)))
    app.register(begin_there)
    running_server.serve(app, int(port))


if __name__ == "__main__":
    run(*sys.argv[1:])
