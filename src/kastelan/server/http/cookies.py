"""Two cookies: the session, and a mark that an account was used on this device before.

Served over HTTPS, their names begin with `__Host-`: browsers take such a cookie only from this very host and
over HTTPS, so that neither another host of the domain nor somebody on the network can slip in one of theirs.

Wrong passwords are limited per login. A device on which the owner has logged in before has its own limit, so
that guesses from elsewhere cannot lock the owner out.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Message, Scope

from kastelan.server.errors import Forbidden, NotKnown
from kastelan.server.http.rate_limits import Limit
from kastelan.server.people.names import login_form
from kastelan.server.people.sessions import SESSION_DAYS
from kastelan.server.service import Service

SESSION: Final = "kastelan"
DEVICE: Final = "kastelan-device"
HOST: Final = "__Host-"
KEPT: Final = "cookies"
# The messages that carry headers: the start of an answer, and the acceptance of a socket.
STARTS: Final = ("http.response.start", "websocket.accept")


def session_cookie(service: Service, secret: str) -> Cookie:
    """The cookie of a session; it lasts as long as a session that is not used."""
    return _cookie(service, SESSION, service.people.signed(secret))


def device_cookie(service: Service, login: str) -> Cookie:
    """The cookie that marks a device on which an account was used."""
    return _cookie(service, DEVICE, service.people.device_mark(login))


def _cookie(service: Service, name: str, value: str) -> Cookie:
    secure = service.settings.secure_cookies
    return Cookie(
        f"{HOST}{name}" if secure else name,
        value=value,
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=SESSION_DAYS * 86_400,
        path="/",
    )


def session_of(connection: ASGIConnection, service: Service) -> tuple[str | None, bool]:  # type: ignore[type-arg]  # any connection
    """The secret of the session that a request names, and whether its cookie has an outdated name."""
    found = connection.cookies.get(f"{HOST}{SESSION}") if service.settings.secure_cookies else None
    # A cookie from before the server was served over HTTPS is taken as long as there is no other.
    secret = service.people.unsigned(found or connection.cookies.get(SESSION, ""))
    return secret, service.settings.secure_cookies and found is None


def renew(connection: ASGIConnection, service: Service, secret: str, outdated: bool) -> None:  # type: ignore[type-arg]  # any connection
    """Send the cookie of a session again, and end one with an outdated name."""
    keep(connection, session_cookie(service, secret))
    if outdated:
        keep(connection, Cookie(SESSION, value="", max_age=0, path="/", httponly=True, secure=True))


def keep(connection: ASGIConnection, cookie: Cookie) -> None:  # type: ignore[type-arg]  # any connection
    """Set a cookie with the answer to this request, whatever the answer is."""
    connection.state[KEPT] = [*connection.state.get(KEPT, ()), cookie.to_encoded_header()]


async def send(message: Message, scope: Scope) -> None:
    """Add the cookies that were set to the headers of an answer."""
    kept = scope.get("state", {}).get(KEPT)
    if kept and message["type"] in STARTS:
        message["headers"] = [*message.get("headers", ()), *kept]


@contextmanager
def guess(connection: ASGIConnection, service: Service, limit: Limit, login: str) -> Iterator[None]:  # type: ignore[type-arg]  # any user
    """Count a password or code against the limit of wrong ones, unless it is right."""
    name = f"{HOST}{DEVICE}" if service.settings.secure_cookies else DEVICE
    mark = connection.cookies.get(name, "") or connection.cookies.get(DEVICE, "")
    known = hmac.compare_digest(mark.encode(), service.people.device_mark(login).encode())
    # Two limits for each login: one for devices that are known, one for all others.
    key = f"{login_form(login)} {known}"
    # Taken before the check, so that many guesses at once cannot all pass; a right one gives it back.
    limit.take(key)
    right = True
    try:
        yield
    except (NotKnown, Forbidden):
        right = False
        raise
    finally:
        if right:
            limit.give_back(key)
