"""The files of the browser client that `make client` built; addresses of its pages get the first page."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from litestar import Request, Response, get

from kastelan.server.errors import NotFound

BUILT: Final = Path(__file__).parents[2] / "client"
FIRST_PAGE: Final = "index.html"
HASHED: Final = "assets/"  # file names there contain a hash of the content
OTHERS: Final = ("api/", "art/", "schema/")
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
KEPT: Final = 256
LONGEST: Final = 200
PACKED: Final = "packed"  # marks routes that compress their answers themselves
PLAIN: Final = ("text/", "image/svg", "application/json", "application/javascript")
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True, slots=True)
class Page:
    """A file of the client, with its compressed form where that is smaller."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str


async def unlimited(_: Request) -> None:  # type: ignore[type-arg]  # any user, auth and state
    """Exempt files from the rate limit: a page has many, and browsers cache them."""


@get(
    "/{rest:path}",
    before_request=unlimited,
    include_in_schema=False,
    sync_to_thread=False,
    opt={PACKED: True},
)
def show_client(request: Request) -> Response[bytes]:  # type: ignore[type-arg]  # any user, auth and state
    """A file of the client; the first page for any address that names none."""
    name = request.scope["path"].strip("/")
    return sent(request, found(name, BUILT), FOR_EVER if name.startswith(HASHED) else ASK_AGAIN)


def sent(
    request: Request,  # type: ignore[type-arg]  # any user, auth and state
    page: Page,
    kept: str = ASK_AGAIN,
) -> Response[bytes]:
    """A page as an answer: packed if the browser takes that, and empty if it has the page already."""
    headers = {"ETag": page.tag, "Vary": "Accept-Encoding", "Cache-Control": kept}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    packed = page.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    if packed is not None:
        headers["Content-Encoding"] = "gzip"
    return Response(packed or page.body, media_type=page.kind, headers=headers)


def found(name: str, built: Path) -> Page:
    """The page for an address."""
    # The slash makes `api` itself one of the others too.
    if f"{name}/".startswith(OTHERS) or "\0" in name or len(name) > LONGEST:
        raise NotFound("no-such-page")
    path = built / name
    # `resolve` follows `..` and links, which must not lead out of the client's folder.
    if not (path.is_file() and path.resolve().is_relative_to(built.resolve())):
        # A missing file is an error. Any other address is a page that the client routes itself.
        if "." in name.rpartition("/")[2]:
            raise NotFound("no-such-page")
        path = built / FIRST_PAGE
    if not path.is_file():
        raise NotFound("no-client")
    return _read(path, path.stat().st_mtime_ns)


# The time of the last change is part of the key, so a rebuilt file is read again.
@lru_cache(maxsize=KEPT)
def _read(path: Path, _changed: int) -> Page:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return page_of(path.read_bytes(), kind)


def page_of(body: bytes, kind: str) -> Page:
    """A page with this content, packed where that makes it smaller."""
    packed = gzip.compress(body, mtime=0) if kind.startswith(PLAIN) else None
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    return Page(body, packed if packed is not None and len(packed) < len(body) else None, kind, tag)


HANDLERS: Final = (show_client,)
