"""Pictures, drawn once: what a game's face draws at `/art/<game>/…`."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Final

from litestar import Request, Response, get
from litestar.params import Parameter

from kastelan.pictures.covers import draw_cover
from kastelan.pictures.theme import LIGHT, THEMES
from kastelan.server.errors import NotFound
from kastelan.server.faces import face_of
from kastelan.server.routes.games import known

SVG: Final = "image/svg+xml"
FOR_EVER: Final = "public, max-age=31536000, immutable"
FOR_NOW: Final = "public, max-age=300"
LONGEST_QUERY: Final = 2_000
KEPT: Final = 512


@get("/art/{game:str}/{rest:path}", media_type=SVG)
async def show_art(
    request: Request,  # type: ignore[type-arg]  # any user, auth and state
    game: str,
    rest: str,
    v: Annotated[
        str | None, Parameter(max_length=40, description="any version: kept for ever under it")
    ] = None,
) -> Response[bytes]:
    """A picture. Under a version `v` it is kept for ever; without one it is asked for again."""
    query = {name: str(value) for name, value in request.query_params.items() if name != "v"}
    if len(rest) + sum(map(len, (*query, *query.values()))) > LONGEST_QUERY:
        raise NotFound("no-such-picture")
    body, tag = await asyncio.to_thread(drawn, known(game), rest.strip("/"), tuple(sorted(query.items())))
    headers = {"ETag": tag, "Cache-Control": FOR_NOW if v is None else FOR_EVER}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=SVG, headers=headers)


@lru_cache(maxsize=KEPT)
def drawn(game: str, rest: str, query: tuple[tuple[str, str], ...]) -> tuple[bytes, str]:
    """A picture and its tag."""
    asked = dict(query)
    svg = (
        draw_cover(game, THEMES.get(asked.get("theme", ""), LIGHT))
        if rest == "cover"
        else face_of(game).art(rest, asked)
    )
    if svg is None:
        raise NotFound("no-such-picture")
    body = svg.encode()
    return body, f'"{blake2b(body, digest_size=12).hexdigest()}"'


HANDLERS: Final = (show_art,)
