"""`HEAD` on every route that answers `GET`: the same status and headers, without a body."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send


class HeadAnswering(Litestar):
    """An application that answers `HEAD` as it would answer `GET`."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]  # Litestar's own also names lifespan
        head = scope.get("method") == "HEAD"
        asked: Any = {**scope, "method": "GET"} if head else scope
        await super().__call__(asked, receive, _without_body(send) if head else send)


def _without_body(send: Send) -> Send:
    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_head
