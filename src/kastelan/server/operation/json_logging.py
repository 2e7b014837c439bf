"""Structured logs for the operator: one line of JSON per event.

Lines contain routes, statuses and times; never names, moves, cookies or request bodies. Ids are taken out of
messages and tracebacks: that of an unlisted table is the key to it.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Logger, Message, Receive, Scope, Send
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.utils import ClientDisconnected

logger = logging.getLogger("kastelan.requests")
LONG: Final = re.compile(r"(?<![\w-])(?:[\w-]{22}|[\w-]{40,})(?![\w-])", re.ASCII)
"""Words that may be ids, or secrets of sessions and tokens."""
QUIET: Final = ("/healthz", "/readyz", "/metrics")


def without_ids(text: str) -> str:
    """The text with `…` in place of every id and secret."""
    return LONG.sub(lambda found: "…" if _is_random(found[0]) else found[0], text)


def _is_random(word: str) -> bool:
    """Whether a word that is long enough is an id or a secret: names of functions have no capitals."""
    return any(map(str.isupper, word)) or any(map(str.isdigit, word))


class PlainLines(logging.Formatter):
    """Formats a log record as plain lines."""

    def format(self, record: logging.LogRecord) -> str:
        return without_ids(super().format(record))


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON, with the fields of `extra={"facts": …}`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_ids(record.getMessage()),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["traceback"] = without_ids(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def write_logs(as_json: bool, level: int = logging.INFO) -> None:
    """Log to standard error, as JSON or as plain lines."""
    to_stderr = logging.StreamHandler()
    plain = PlainLines("%(asctime)s %(levelname)s %(name)s %(message)s")
    to_stderr.setFormatter(JsonLines() if as_json else plain)
    logging.basicConfig(level=level, handlers=[to_stderr], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it logs every start


def log_exception(to: Logger, scope: Scope, _traceback: list[str]) -> None:
    """Log an error of the server itself with its route; the framework's own line names the path.

    It is no error of the server that a client leaves before its socket is open, and that the database does
    not answer is said in a line: when it restarts, there may be thousands.
    """
    error, route = sys.exc_info()[1], scope.get("path_template", "")
    if isinstance(error, ClientDisconnected):
        return
    if isinstance(error, SQLAlchemyError):
        to.warning("the database does not answer at %s: %s", route, type(error).__name__)
    else:
        to.exception("an error at %s", route)


def logged(app: ASGIApp) -> ASGIApp:
    """Log each request by its route, not its path: the id of an unlisted table is the key to it."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["path"] in QUIET or not logger.isEnabledFor(logging.INFO):
            await app(scope, receive, send)
            return
        begin, method, status = time.perf_counter(), scope["method"], 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, sending)
        finally:
            facts = {
                "method": method,
                "route": scope.get("path_template", ""),
                "status": status,
                "ms": round(1000 * (time.perf_counter() - begin), 1),
            }
            logger.info("%(method)s %(route)s %(status)s", facts, extra={"facts": facts})

    return run
