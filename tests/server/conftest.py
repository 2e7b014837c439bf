"""One server for all tests of this folder that only use it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import OPEN, Server, served

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
