"""Refusals over HTTP: all have one shape, with a text for people; the OpenAPI schema describes it."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Reference, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from kastelan.core.errors import KastelanError
from kastelan.locale import LANGUAGES
from kastelan.server.errors import NotFound, Refused, Unavailable, status_of
from kastelan.server.play.event_json import plain_error
from kastelan.server.play.room import SPEAKERS, Room
from kastelan.server.service import Service

logger = logging.getLogger("kastelan.server")
METHODS: Final = ("get", "post", "put", "patch", "delete")


def language_of(request: ASGIConnection) -> str:  # type: ignore[type-arg]  # any connection
    """The language of a refusal: of the query, else the person's, else the browser's."""
    asked = request.query_params.get("language", "")
    if asked in LANGUAGES:
        return str(asked)
    if "language" in request.state:
        return str(request.state["language"])
    wish = request.headers.get("accept-language", "")[:2].lower()
    return wish if wish in LANGUAGES else "en"


def refuse(request: Request, error: KastelanError) -> Response[dict[str, object]]:  # type: ignore[type-arg]  # any user
    """A refusal as JSON with a text for people, which at a table uses the words of its game."""
    return _refused(request, error, status_of(error))


def refuse_for_now(request: Request, error: Exception) -> Response[dict[str, object]]:  # type: ignore[type-arg]  # any user
    """The database does not answer, or its disk is full."""
    return refuse(request, database_gone(error))


def database_gone(error: Exception) -> Unavailable:
    """Log an error of the database. The client learns only that it may try again."""
    logger.warning("the database does not answer: %s", type(error).__name__)
    return Unavailable("database-gone")


def refuse_misread(request: Request, error: HTTPException) -> Response[dict[str, object]]:  # type: ignore[type-arg]  # any user
    """A request that the framework refuses, in the same shape."""
    if error.status_code == 404:
        return refuse(request, NotFound("no-such-page"))
    if error.status_code == 405:
        return _refused(request, Refused("no-such-method"), 405)
    if error.status_code == 413:
        return _refused(request, Refused("too-large"), 413)
    if error.status_code >= 500:
        return refuse_stumbled(request, error)
    return _refused(request, Refused("bad-request", where=_where(error)), error.status_code)


def refuse_unreadable(request: Request, _: Exception) -> Response[dict[str, object]]:  # type: ignore[type-arg]  # any user
    """A body that is not UTF-8 or is nested too deeply: the JSON decoder has no error of its own for it."""
    return refuse(request, Refused("bad-request", where="-"))


def refuse_stumbled(request: Request, _: Exception) -> Response[dict[str, object]]:  # type: ignore[type-arg]  # any user
    """An error of the server itself; the framework has logged it, and the client learns nothing about it."""
    return _refused(request, Unavailable("server-stumbled"), 500)


def _where(error: HTTPException) -> str:
    """The names of the wrong fields, without their values."""
    rows = error.extra if isinstance(error.extra, list) else []
    found = dict.fromkeys(str(row["key"]) for row in rows if isinstance(row, dict) and "key" in row)
    return ", ".join(found) or "-"


def _refused(request: Request, error: KastelanError, status: int) -> Response[dict[str, object]]:  # type: ignore[type-arg]  # any user
    service, language, room = _service_of(request), language_of(request), _room_of(request)
    if service is not None:
        service.metrics.refused(error)
    made: object = room.refusal(error, language) if room else dict(plain_error(error, SPEAKERS[language]))
    return Response({"error": made}, status_code=status)


def _service_of(request: Request) -> Service | None:  # type: ignore[type-arg]  # any user, auth and state
    service = request.app.state.get("service")
    return service if isinstance(service, Service) else None


def _room_of(request: Request) -> Room | None:  # type: ignore[type-arg]  # any user, auth and state
    service, table = _service_of(request), request.path_params.get("table_id")
    return service.hub.rooms.get(str(table)) if service is not None else None


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    KastelanError: refuse,
    HTTPException: refuse_misread,
    SQLAlchemyError: refuse_for_now,
    OSError: refuse_for_now,
    UnicodeDecodeError: refuse_unreadable,
    RecursionError: refuse_unreadable,
    Exception: refuse_stumbled,
}

REFUSAL: Final = Schema(
    type=OpenAPIType.OBJECT,
    title="Refusal",
    description="Why a request was refused: a kind, a message id, facts, the rule if any, a text for people.",
    required=["error"],
    properties={
        "error": Schema(
            type=OpenAPIType.OBJECT,
            required=["kind", "message", "facts", "rule", "text"],
            properties={
                "kind": Schema(type=OpenAPIType.STRING),
                "message": Schema(type=OpenAPIType.STRING),
                "facts": Schema(type=OpenAPIType.OBJECT),
                "rule": Schema(type=[OpenAPIType.STRING, OpenAPIType.NULL]),
                "text": Schema(type=OpenAPIType.STRING),
            },
        )
    },
)


class SchemaPage(JsonRenderPlugin):
    """The OpenAPI schema, made when somebody asks for it first, since that takes a while."""

    def __init__(self) -> None:
        super().__init__()
        self._described: dict[str, Any] | None = None

    def render(self, request: Request, openapi_schema: dict[str, Any]) -> bytes:  # type: ignore[type-arg]  # any user
        if self._described is None:
            describe(request.app)
            self._described = request.app.openapi_schema.to_schema()
        return self.render_json(request, self._described)


def describe(app: Litestar) -> None:
    """Put the shape of our refusals into the OpenAPI schema, in place of the framework's."""
    described = app.openapi_schema
    described.components.schemas["Refusal"] = REFUSAL
    content = {"application/json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Refusal"))}
    refused = OpenAPIResponse(description="Refused, with a text for people", content=content)
    for path in (described.paths or {}).values():
        for method in METHODS:
            operation = getattr(path, method)
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["default"] = refused
