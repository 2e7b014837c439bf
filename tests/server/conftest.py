"""One server for all tests of this folder that only use it."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.server.support.postgres import Cluster, programs
from tests.server.support.running_server import OPEN, Server, served

Server.warm = True


@pytest.fixture(autouse=True)
def _close_browsers() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("server") / "tables.db", analysis_playouts=2) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL in which each test has a database of its own."""
    place = programs()
    if place is None and "CI" not in os.environ:
        pytest.skip("there is no PostgreSQL here")
    assert place is not None
    with Cluster(place) as running:
        yield running
