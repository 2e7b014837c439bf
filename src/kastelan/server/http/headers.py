"""The security headers of every answer, refusals included."""

from __future__ import annotations

from typing import Final

from litestar.types import Message, Scope
from litestar.types.callable_types import BeforeMessageSendHookHandler

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
ENCODED: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
"""For a year, browsers ask this host over HTTPS only. Other hosts of the domain are not ours."""


def sender(https: bool) -> BeforeMessageSendHookHandler:
    """What adds the security headers that a route did not set itself; also to answers that no route made."""
    wanted = [*ENCODED, HTTPS_ONLY] if https else ENCODED

    async def send(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            given = [(name.lower(), value) for name, value in message.get("headers", ())]
            names = {name for name, _ in given}
            message["headers"] = [*given, *(header for header in wanted if header[0] not in names)]

    return send
