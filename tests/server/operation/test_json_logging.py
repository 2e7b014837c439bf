"""Logs name no tables, and hold no secrets."""

from __future__ import annotations

import json
import logging
import secrets

from litestar import Litestar, Request, get
from litestar.testing import TestClient

from kastelan.server.http.app import LOGGING
from kastelan.server.operation.json_logging import JsonLines, PlainLines, without_ids
from kastelan.server.people.accounts import fresh_id


class Kept(logging.Handler):
    """Keeps every line, in both forms."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines += [JsonLines().format(record), PlainLines("%(message)s").format(record)]


@get("/api/tables/{table_id:str}/position", sync_to_thread=False)
def stumble(request: Request) -> None:  # type: ignore[type-arg]  # any user
    raise KeyError(request.path_params["table_id"])


def test_an_error_at_a_table_is_logged_without_its_address() -> None:
    kept, table = Kept(), fresh_id()
    app = Litestar([stumble], logging_config=LOGGING, openapi_config=None)
    logging.getLogger("litestar").addHandler(kept)
    try:
        with TestClient(app, raise_server_exceptions=False) as browser:
            assert browser.get(f"/api/tables/{table}/position").status_code == 500
    finally:
        logging.getLogger("litestar").removeHandler(kept)
    assert len(kept.lines) == 2
    for line in kept.lines:
        assert table not in line
        assert "KeyError" in line
        assert "/api/tables/{table_id}/position" in line
    assert "in stumble" in json.loads(kept.lines[0])["traceback"]


def test_ids_and_secrets_are_taken_out_and_words_are_left() -> None:
    for _ in range(1000):
        found = f"a {fresh_id()} b {secrets.token_urlsafe(32)} c kst_{secrets.token_urlsafe(32)}"
        assert without_ids(found) == "a … b … c …"
    for text in (
        "in test_ids_and_secrets_are_taken_out_and_words_are_left",
        'File "/usr/lib/python3.11/site-packages/sqlalchemy/ext/asyncio/engine.py", line 1234',
        "WebSocketsSansIOProtocol.connection_lost",
        "a_function_of_22_signs"[:15],
        "could_not_look_aftertb",
    ):
        assert without_ids(text) == text
