"""The web application: routes, dependencies of routes, errors, headers and limits."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.types import ControllerRouterHandler

from kastelan import __version__
from kastelan.core.errors import KastelanError
from kastelan.games import prepare
from kastelan.server.errors import NotKnown
from kastelan.server.http import cookies, headers
from kastelan.server.http.clients import address_of, check_bans, client_of
from kastelan.server.http.head_requests import HeadAnswering
from kastelan.server.http.http_errors import EXCEPTION_HANDLERS, SchemaPage, language_of
from kastelan.server.http.routes import (
    analysis,
    art,
    chat,
    client,
    fairness,
    games,
    health,
    installed_app,
    lessons,
    lobby,
    lookahead,
    moderation,
    offline,
    people,
    play,
    preferences,
    push,
    records,
    reports,
    rules,
    security,
    sharing,
    socket,
    statistics,
    tables,
)
from kastelan.server.http.sockets import check_address, check_origin
from kastelan.server.operation.gc_tuning import without_full_collections
from kastelan.server.operation.json_logging import log_exception, logged, write_logs
from kastelan.server.people.accounts import Identity
from kastelan.server.service import Service
from kastelan.server.settings import SETTINGS, Settings
from kastelan.server.storage.sole_process import SoleProcess
from kastelan.server.wire.scalars import Language

logger = logging.getLogger("kastelan.server")
Connection = ASGIConnection[object, object, object, State]
SAFE: Final = ("GET", "HEAD", "OPTIONS")
COMPRESSION: Final = CompressionConfig(
    backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=client.PACKED
)


def _kinds(kind: type[KastelanError]) -> set[type[KastelanError]]:
    return {kind}.union(*map(_kinds, kind.__subclasses__()))


LOGGING: Final = LoggingConfig(  # a refusal is expected, so it has no stack trace
    log_exceptions="always",
    exception_logging_handler=log_exception,
    disable_stack_trace={*range(400, 500), *_kinds(KastelanError), UnicodeDecodeError, RecursionError},
    configure_root_logger=False,  # json_logging.py does
    loggers={"litestar": {"level": "INFO", "handlers": [], "propagate": True}},
)


def get_service(state: State) -> Service:
    """The service, for routes with a parameter `service`."""
    found = state.service
    assert isinstance(found, Service)
    return found


async def get_who(request: ASGIConnection, service: Service) -> Identity | None:  # type: ignore[type-arg]  # any connection
    """The person who makes the request, known by a token in the header or by a cookie."""
    header = request.headers.get("authorization", "")
    if header.startswith("Bearer "):
        found = await service.sessions.known(header.removeprefix("Bearer ").strip(), "token")
        if found is None:
            raise NotKnown("wrong-token")
    else:
        secret, outdated = cookies.session_of(request, service)
        found = await service.sessions.known(secret, "cookie") if secret else None
        if found is not None and (found.renewed or outdated):
            cookies.renew(request, service, str(secret), outdated)
    if found is not None:
        request.state["language"] = found.person.language  # refusals use it too
        service.addresses.note(found.id, client_of(request, service))
        if isinstance(request, Request):  # a socket says why it is closed
            check_bans(request, service, found.id)
    return found


def get_me(who: Identity | None) -> Identity:
    """The person who makes the request; refused without a login."""
    if who is None:
        raise NotKnown("nobody-logged-in")
    return who


def get_language(
    request: ASGIConnection,  # type: ignore[type-arg]  # any connection
    who: Identity | None,
    language: Language | None = None,
) -> str:
    """The language of the query, else the person's, else the browser's."""
    return language or (who.person.language if who else language_of(request))


def get_client(request: ASGIConnection, service: Service) -> str:  # type: ignore[type-arg]  # any connection
    """The client's address, which rate limits count by."""
    return client_of(request, service)


def get_address(request: ASGIConnection, service: Service) -> str:  # type: ignore[type-arg]  # any connection
    """The client's address in full, which bans are compared with; it is not kept."""
    return address_of(request, service)


def get_asker(who: Identity | None, client: str) -> str:
    """Who asks: the person, or the address of somebody unknown."""
    return who.id if who else client


async def before(request: Request) -> None:  # type: ignore[type-arg]  # any user, auth and state
    """Check rate limit, address and origin before a request is handled."""
    service = get_service(request.app.state)
    service.requests.take(client_of(request, service))
    check_address(request)
    check_bans(request, service)
    if request.method not in SAFE:
        check_origin(request, service)


def make_app(settings: Settings | None = None, sole: SoleProcess | None = None) -> Litestar:
    """The application, for any ASGI server; `sole` is a claim to the database that was made already."""
    service = Service(settings or Settings(), sole)

    @asynccontextmanager
    async def alive(app: Litestar) -> AsyncIterator[None]:
        prepare()
        await service.open()
        try:
            # After opening, because it freezes what has been loaded so far.
            async with without_full_collections():
                yield
        finally:
            await service.close()

    handlers: list[ControllerRouterHandler] = [
        *people.HANDLERS, *tables.HANDLERS, *play.HANDLERS, *chat.HANDLERS, *records.HANDLERS,
        *health.HANDLERS, *socket.HANDLERS, *games.HANDLERS, *art.HANDLERS, *lookahead.HANDLERS,
        *rules.HANDLERS, *client.HANDLERS, *offline.HANDLERS, *lobby.HANDLERS, *preferences.HANDLERS,
        *statistics.HANDLERS, *lessons.HANDLERS, *analysis.HANDLERS, *sharing.HANDLERS, *fairness.HANDLERS,
        *reports.HANDLERS, *moderation.HANDLERS, *security.HANDLERS, *installed_app.HANDLERS,
        *push.HANDLERS,
    ]  # fmt: skip
    return HeadAnswering(
        handlers,
        lifespan=[alive],
        state=State({"service": service}),
        before_request=before,
        before_send=[cookies.send, headers.sender(service.settings.secure_cookies)],
        middleware=[logged],
        dependencies={
            "service": Provide(get_service, sync_to_thread=False),
            "who": Provide(get_who),
            "me": Provide(get_me, sync_to_thread=False),
            "spoken": Provide(get_language, sync_to_thread=False),
            "client": Provide(get_client, sync_to_thread=False),
            "address": Provide(get_address, sync_to_thread=False),
            "asker": Provide(get_asker, sync_to_thread=False),
        },
        exception_handlers=EXCEPTION_HANDLERS,
        logging_config=LOGGING,
        compression_config=COMPRESSION,
        request_max_body_size=settings.largest_frame if settings else 65_536,
        openapi_config=OpenAPIConfig(
            title="Kastelan", version=__version__, path="/schema", render_plugins=[SchemaPage()]
        ),
    )


def app_from_environment() -> Litestar:
    """The application with the settings that `kastelan serve` put into the environment of its processes."""
    settings = Settings.read(os.environ[SETTINGS])
    write_logs(settings.json_logs)
    return make_app(settings)
