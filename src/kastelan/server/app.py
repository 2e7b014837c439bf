"""The web application: routes, errors, headers, limits."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler
from sqlalchemy.exc import DBAPIError

from kastelan import __version__
from kastelan.core.errors import IllegalAction, KastelanError, NotYourDecision
from kastelan.locale import LANGUAGES
from kastelan.server.errors import Forbidden, NotKnown, Refused, Unavailable
from kastelan.server.logs import logged, write_logs
from kastelan.server.people import Identity
from kastelan.server.plain import plain_error
from kastelan.server.rooms import SPEAKERS, Room
from kastelan.server.routes import (
    art,
    chat,
    client,
    games,
    lobby,
    people,
    planning,
    play,
    records,
    rules,
    running,
    socket,
    statistics,
    tables,
    wishes,
)
from kastelan.server.service import Service
from kastelan.server.settings import SETTINGS, Settings
from kastelan.server.wire.kinds import Json, Language

logger = logging.getLogger("kastelan.server")
Connection = ASGIConnection[object, object, object, State]
COOKIE: Final = people.COOKIE
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


COMPRESSION: Final = CompressionConfig(
    backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=client.PACKED
)


def _kinds(kind: type[KastelanError]) -> set[type[KastelanError]]:
    return {kind}.union(*map(_kinds, kind.__subclasses__()))


LOGGING: Final = LoggingConfig(  # what is refused on purpose is no news
    log_exceptions="always",
    disable_stack_trace={*range(400, 500), *_kinds(KastelanError)},
    configure_root_logger=False,  # logs.py does, and everything goes through it
    loggers={"litestar": {"level": "INFO", "handlers": [], "propagate": True}},
)


def get_service(state: State) -> Service:
    """The parts, for whoever asks for `service`."""
    found = state.service
    assert isinstance(found, Service)
    return found


async def get_who(request: ASGIConnection, service: Service) -> Identity | None:  # type: ignore[type-arg]  # any connection
    """Who is asking: by a token in the header, or by cookie."""
    header = request.headers.get("authorization", "")
    if header.startswith("Bearer "):
        found = await service.people.known(header.removeprefix("Bearer ").strip(), "token")
        if found is None:
            raise NotKnown("wrong-token")
    else:
        secret = service.people.unsigned(request.cookies.get(COOKIE, ""))
        found = await service.people.known(secret, "cookie") if secret else None
    if found is not None:
        request.state["language"] = found.person.language  # refusals speak it too
    return found


def get_me(who: Identity | None) -> Identity:
    """Whoever is asking, who must be somebody."""
    if who is None:
        raise NotKnown("nobody-logged-in")
    return who


def get_language(
    request: ASGIConnection,  # type: ignore[type-arg]  # any connection
    who: Identity | None,
    language: Language | None = None,
) -> str:
    """The language that is asked for, the person's, or the browser's."""
    return language or (who.person.language if who else language_of(request))


def language_of(request: ASGIConnection) -> str:  # type: ignore[type-arg]  # any connection
    """The language in which somebody is refused."""
    asked = request.query_params.get("language", "")
    if asked in LANGUAGES:
        return str(asked)
    if "language" in request.state:
        return str(request.state["language"])
    wish = request.headers.get("accept-language", "")[:2].lower()
    return wish if wish in LANGUAGES else "en"


def get_client(request: ASGIConnection, service: Service) -> str:  # type: ignore[type-arg]  # any connection
    """The address that limits count for."""
    return client_of(request, service)


def client_of(connection: ASGIConnection, service: Service) -> str:  # type: ignore[type-arg]  # any connection
    """The address of whoever asks; behind a trusted proxy the one it names last."""
    forwarded = connection.headers.get("x-forwarded-for", "")
    if service.settings.trusted_proxy and forwarded:
        return forwarded.rpartition(",")[2].strip()
    return connection.client.host if connection.client else ""


def check_origin(connection: ASGIConnection, service: Service) -> None:  # type: ignore[type-arg]  # any connection
    """Pages of other sites may not act in a person's name."""
    origin = connection.headers.get("origin")
    if origin is None or origin in service.settings.origins:
        return
    if urlsplit(origin).netloc != connection.headers.get("host", ""):
        raise Forbidden("foreign-origin")


async def before(request: Request) -> None:  # type: ignore[type-arg]  # any user, auth and state
    """Limits and origins, before anything else is done."""
    service = get_service(request.app.state)
    service.requests.take(client_of(request, service))
    if request.method not in SAFE:
        check_origin(request, service)


def status_of(error: KastelanError) -> int:
    """The HTTP status for a refusal."""
    if isinstance(error, Refused):
        return error.status
    return 409 if isinstance(error, NotYourDecision) else 422 if isinstance(error, IllegalAction) else 400


def refuse(request: Request, error: KastelanError) -> Response[Json]:  # type: ignore[type-arg]  # any user
    """A refusal as JSON, with words for a person; about a table in the words of its game."""
    language, room = language_of(request), _room_of(request)
    made = room.refusal(error, language) if room else dict(plain_error(error, SPEAKERS[language]))
    return Response({"error": made}, status_code=status_of(error), headers=HEADERS)


def _room_of(request: Request) -> Room | None:  # type: ignore[type-arg]  # any user, auth and state
    service, table = request.app.state.get("service"), request.path_params.get("table_id")
    return service.hub.rooms.get(str(table)) if isinstance(service, Service) else None


def refuse_for_now(request: Request, error: Exception) -> Response[Json]:  # type: ignore[type-arg]  # any user
    """The database is away, or its disk is full: whoever asks may try again, and learns no more than that."""
    logger.warning("the database does not answer: %s", type(error).__name__)
    return refuse(request, Unavailable("database-gone"))


def make_app(settings: Settings | None = None) -> Litestar:
    """The application, for any ASGI server."""
    service = Service(settings or Settings())

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        await service.open()
        try:
            yield
        finally:
            await service.close()

    handlers: list[ControllerRouterHandler] = [
        *people.HANDLERS, *tables.HANDLERS, *play.HANDLERS, *chat.HANDLERS, *records.HANDLERS,
        *running.HANDLERS, *socket.HANDLERS, *games.HANDLERS, *art.HANDLERS, *planning.HANDLERS,
        *rules.HANDLERS, *client.HANDLERS, *lobby.HANDLERS, *wishes.HANDLERS,
        *statistics.HANDLERS,
    ]  # fmt: skip
    return Litestar(
        handlers,
        lifespan=[alive],
        state=State({"service": service}),
        before_request=before,
        middleware=[logged],
        dependencies={
            "service": Provide(get_service, sync_to_thread=False),
            "who": Provide(get_who),
            "me": Provide(get_me, sync_to_thread=False),
            "spoken": Provide(get_language, sync_to_thread=False),
            "client": Provide(get_client, sync_to_thread=False),
        },
        exception_handlers={KastelanError: refuse, DBAPIError: refuse_for_now, OSError: refuse_for_now},
        logging_config=LOGGING,
        response_headers=HEADERS,
        compression_config=COMPRESSION,
        request_max_body_size=settings.largest_frame if settings else 65_536,
        openapi_config=OpenAPIConfig(
            title="Kastelan", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )


def app_from_environment() -> Litestar:
    """The application with the settings that `kastelan serve` left for each of its processes."""
    settings = Settings.read(os.environ[SETTINGS])
    write_logs(settings.json_logs)
    return make_app(settings)
