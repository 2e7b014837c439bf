"""A server that sends letters, and the mailboxes they arrive in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support.mailbox import Mailbox, receiving
from tests.server.support.running_server import Server, served


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with receiving() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the server that sends letters."""
    return tmp_path_factory.mktemp("mailing") / "tables.db"


@pytest.fixture(scope="module")
def mailing(mailbox: Mailbox, database: Path) -> Iterator[Server]:
    with served(database, mail=mailbox.settings()) as server:
        yield server
