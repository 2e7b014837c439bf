"""Logs name no tables, and hold no secrets."""

from __future__ import annotations

import json
import logging
import secrets

from litestar import Litestar, Request, get
from litestar.handlers import HTTPRouteHandler
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError
from uvicorn.protocols.utils import ClientDisconnected

from kastelan.server.http.app import LOGGING
from kastelan.server.operation.json_logging import JsonLines, PlainLines, without_ids
from kastelan.server.people.identity import fresh_id


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


@get("/left", sync_to_thread=False)
def leave() -> None:
    raise ClientDisconnected


@get("/locked", sync_to_thread=False)
def wait_in_vain() -> None:
    raise OperationalError("UPDATE sessions", {}, Exception("database is locked"))


def logged(route: HTTPRouteHandler, path: str) -> list[str]:
    """What is logged when a request fails."""
    kept, app = Kept(), Litestar([route], logging_config=LOGGING, openapi_config=None)
    logging.getLogger("litestar").addHandler(kept)
    try:
        with TestClient(app, raise_server_exceptions=False) as browser:
            assert browser.get(path).status_code == 500
    finally:
        logging.getLogger("litestar").removeHandler(kept)
    return kept.lines


def test_a_client_that_leaves_early_is_no_error() -> None:
    assert logged(leave, "/left") == []


def test_a_database_that_does_not_answer_is_one_line() -> None:
    said = "the database does not answer at /locked: OperationalError"
    as_json, plain = logged(wait_in_vain, "/locked")
    assert json.loads(as_json)["message"] == plain == said
    assert "traceback" not in json.loads(as_json)


def test_an_error_at_a_table_is_logged_without_its_address() -> None:
    table = fresh_id()
    lines = logged(stumble, f"/api/tables/{table}/position")
    assert len(lines) == 2
    for line in lines:
        assert table not in line
        assert "KeyError" in line
        assert "/api/tables/{table_id}/position" in line
    assert "in stumble" in json.loads(lines[0])["traceback"]


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
