"""Pictures of games, at `/art/<game>/…`, and portraits; each is drawn once and cached."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Final, Literal

from litestar import Request, Response, get
from litestar.params import Parameter

from kastelan.core.custom_components import STANDARD
from kastelan.server.errors import NotFound
from kastelan.server.http.routes.client import PACKED
from kastelan.server.http.routes.games import Components
from kastelan.server.presenters.drawing import draw, draw_portrait
from kastelan.server.presenters.game_list import installed, known
from kastelan.server.wire.scalars import Language

SVG: Final = "image/svg+xml"
FOR_EVER: Final = "public, max-age=31536000, immutable"
FOR_NOW: Final = "public, max-age=300"
LONGEST_PATH: Final = 200
KEPT: Final = 512
PACKING: Final = 6

Version = Annotated[str | None, Parameter(max_length=40, description="any version: kept for ever under it")]


@get("/art/{game:str}/{rest:path}", media_type=SVG, opt={PACKED: True})
async def show_art(
    request: Request,  # type: ignore[type-arg]  # any user, auth and state
    game: str,
    rest: str,
    theme: Literal["light", "dark"] = "light",
    language: Language = "en",
    detail: Literal["0", "1", "2", "3"] | None = None,
    components: Components = STANDARD,
    v: Version = None,
) -> Response[bytes]:
    """A picture. Under a version `v` it is kept for ever; without one it is asked for again."""
    if len(rest) > LONGEST_PATH:
        raise NotFound("no-such-picture")
    query: dict[str, str] = {
        "theme": theme,
        "language": language,
        **({} if detail is None else {"detail": detail}),
    }
    if components != STANDARD:
        query["components"] = installed(known(game), components)
    packed, tag = await asyncio.to_thread(drawn, known(game), rest.strip("/"), tuple(query.items()))
    return await _response(request, packed, tag, v)


@get("/art/portraits/{code:str}", media_type=SVG, opt={PACKED: True})
async def show_portrait(
    request: Request,  # type: ignore[type-arg]  # any user, auth and state
    code: str,
    theme: Literal["light", "dark"] = "light",
    v: Version = None,
) -> Response[bytes]:
    """The portrait that a code names."""
    packed, tag = await asyncio.to_thread(drawn_portrait, code, theme)
    return await _response(request, packed, tag, v)


async def _response(
    request: Request,  # type: ignore[type-arg]  # as above
    packed: bytes,
    tag: str,
    v: str | None,
) -> Response[bytes]:
    headers = {
        "ETag": tag,
        "Vary": "Accept-Encoding",
        "Cache-Control": FOR_NOW if v is None else FOR_EVER,
    }
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(await asyncio.to_thread(gzip.decompress, packed), media_type=SVG, headers=headers)
    return Response(packed, media_type=SVG, headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(maxsize=KEPT)
def drawn(game: str, rest: str, query: tuple[tuple[str, str], ...]) -> tuple[bytes, str]:
    """A picture, packed to a tenth of its size, and its tag."""
    return _packed(draw(game, rest, dict(query)))


@lru_cache(maxsize=KEPT)
def drawn_portrait(code: str, theme: str) -> tuple[bytes, str]:
    """A portrait, packed, and its tag."""
    return _packed(draw_portrait(code, theme))


def _packed(svg: str) -> tuple[bytes, str]:
    body = svg.encode()
    # Without a time (mtime=0) the same picture is always compressed to the same bytes.
    return gzip.compress(body, PACKING, mtime=0), f'"{blake2b(body, digest_size=12).hexdigest()}"'


HANDLERS: Final = (show_art, show_portrait)
