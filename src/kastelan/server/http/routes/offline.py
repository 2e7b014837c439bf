"""The page that is played without a server, and its files, which `make offline` built."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Final

from litestar import Request, Response, get

from kastelan.server.errors import NotFound
from kastelan.server.http.routes.client import ASK_AGAIN, FOR_EVER, LONGEST, PACKED, TYPES, unlimited
from kastelan.server.play.room import SPEAKERS

BUILT: Final = Path(__file__).parents[2] / "offline"
FIRST_PAGE: Final = "index.html"
CHANGING: Final = (FIRST_PAGE, "sw.js", "files.json", "manifest.webmanifest")
"""Files whose names stay the same when their content changes."""

MORE_TYPES: Final = {".mjs": "text/javascript", ".wasm": "application/wasm", ".gz": "application/gzip"}
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self';"
    " img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
"""What other pages may do, and WebAssembly, as which Python is compiled."""


@get(
    ["/offline", "/offline/{rest:path}"],
    before_request=unlimited,
    include_in_schema=False,
    opt={PACKED: True},
)
async def show_offline(request: Request, spoken: str) -> Response[bytes]:  # type: ignore[type-arg]  # any user, auth and state
    """A file of the page, compressed as it was prepared if the browser takes that."""
    path = request.scope["path"]
    # Files are named relative to the folder. Only the raw path still tells whether it ended with a slash.
    if request.scope["raw_path"].partition(b"?")[0].endswith(b"/offline"):
        return Response(b"", status_code=308, headers={"Location": "/offline/"})
    if not (BUILT / FIRST_PAGE).is_file():
        text = SPEAKERS[spoken].say("offline-not-built")
        return Response(text.encode(), status_code=404, media_type="text/plain; charset=utf-8")
    name = path.removeprefix("/offline").strip("/") or FIRST_PAGE
    file = _file(name)
    headers = {
        "Content-Security-Policy": POLICY,
        "Vary": "Accept-Encoding",
        "Cache-Control": ASK_AGAIN if name in CHANGING else FOR_EVER,
        "ETag": f'"{file.stat().st_mtime_ns:x}-{file.stat().st_size:x}"',
    }
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    kind = _kind(file)
    accepted = request.headers.get("accept-encoding", "")
    for encoding, suffix in ENCODINGS:
        packed = file.with_name(file.name + suffix)
        if encoding in accepted and packed.is_file():
            headers["Content-Encoding"] = encoding
            return Response(await asyncio.to_thread(packed.read_bytes), media_type=kind, headers=headers)
    return Response(await asyncio.to_thread(file.read_bytes), media_type=kind, headers=headers)


def _file(name: str) -> Path:
    """The file with a name; NotFound if there is none."""
    path = BUILT / name
    if "\0" in name or len(name) > LONGEST or not path.resolve().is_relative_to(BUILT.resolve()):
        raise NotFound("no-such-page")
    if not path.is_file():
        raise NotFound("no-such-page")
    return path


def _kind(path: Path) -> str:
    known = MORE_TYPES.get(path.suffix) or TYPES.get(path.suffix)
    return known or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


HANDLERS: Final = (show_offline,)
