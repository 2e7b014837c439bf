"""The security headers of every answer, refusals included."""

from __future__ import annotations

from typing import Final

from litestar.types import Message, Scope

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


async def send(message: Message, _: Scope) -> None:
    """Add the security headers that a route did not set itself; also to answers that no route made."""
    if message["type"] == "http.response.start":
        given = [(name.lower(), value) for name, value in message.get("headers", ())]
        names = {name for name, _ in given}
        message["headers"] = [*given, *(header for header in ENCODED if header[0] not in names)]
