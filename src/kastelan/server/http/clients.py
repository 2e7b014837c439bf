"""Where a request comes from, and whether that is banned."""

from __future__ import annotations

from typing import Final

from litestar.connection import ASGIConnection

from kastelan.server.http.rate_limits import household
from kastelan.server.service import Service

FOR_BANNED: Final = "for_banned"
"""The option of routes that banned people and addresses may use too."""


def address_of(connection: ASGIConnection, service: Service) -> str:  # type: ignore[type-arg]  # any connection
    """The client's address; behind a trusted proxy, the last one that the proxy names."""
    forwarded = connection.headers.get("x-forwarded-for", "")
    if service.settings.trusted_proxy and forwarded:
        # The proxy appends the address that it saw; the client could have written all the others.
        return str(forwarded.rpartition(",")[2].strip())
    return connection.client.host if connection.client else ""


def client_of(connection: ASGIConnection, service: Service) -> str:  # type: ignore[type-arg]  # any connection
    """The client that the address belongs to, which rate limits count by."""
    return household(address_of(connection, service))


def check_bans(connection: ASGIConnection, service: Service, user: str | None = None) -> None:  # type: ignore[type-arg]  # any connection
    """Refuse a banned address or person. The client's own files are not refused: they say why."""
    if connection.scope["path"].startswith("/api/") and FOR_BANNED not in connection.route_handler.opt:
        service.bans.check(user, address_of(connection, service))
