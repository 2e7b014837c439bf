"""Pictures of games to save and to send, and the pages whose links messengers preview."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

from litestar import Request, Response, get
from litestar.params import Parameter

from kastelan.pictures.game_card import CardWords
from kastelan.server.http.routes import client
from kastelan.server.people.accounts import Identity
from kastelan.server.play.game_story import GameStory
from kastelan.server.play.replay_questions import Eyes
from kastelan.server.play.room import SPEAKERS
from kastelan.server.presenters.game_list import known
from kastelan.server.service import Service
from kastelan.server.sharing.card_question import CoverCard, Kind, TableCard
from kastelan.server.sharing.link_preview import preview_of
from kastelan.server.sharing.qr_code import qr_code
from kastelan.server.sharing.table_words import card_words, game_words
from kastelan.server.wire.scalars import encoded_before
from kastelan.server.wire.security import QrCode
from kastelan.server.wire.statistics import StoryFact

PNG: Final = "image/png"
TYPES: Final[dict[Kind, str]] = {"png": PNG, "svg": "image/svg+xml", "apng": "image/apng"}
LONGEST_CODE: Final = 400
PREVIEWED: Final = ("tables", "room", "replay", "new", "learn", "rules")
"""Pages about one table or game."""

KEPT: Final = "public, max-age=300"
KEPT_BY_BROWSER: Final = "private, max-age=60"
Theme = Literal["light", "dark"]
StepNumber = Annotated[int, Parameter(ge=0, le=1_000_000)]
Invite = Annotated[str, Parameter(max_length=40)]


@get("/api/tables/{table_id:str}/picture/{kind:str}", media_type=PNG)
async def draw_table(
    table_id: str,
    kind: Kind,
    service: Service,
    who: Identity | None,
    spoken: str,
    asker: str,
    theme: Theme = "light",
    step: StepNumber | None = None,
    invite: Invite = "",
    download: bool = False,
) -> Response[bytes]:
    """A card with the table's picture, its players and their points, as spectators see it: at a step, or now.

    As `apng` it shows how the game came there.
    """
    room = await service.room(table_id, who.id if who else None, invite)
    words = card_words(room.sheet, SPEAKERS[spoken])
    if room.table is None:
        drawn = await service.replayed(asker, _cover(room.sheet.setup.game, words, theme, kind))
    else:
        eyes = Eyes.of(room.reader(None, spoken))
        asked = partial(TableCard, eyes=eyes, words=words, theme=theme, kind=kind, step=step)
        drawn = await service.replayed_log(asker, room, asked)
    headers = {"Cache-Control": KEPT_BY_BROWSER if room.sheet.row["visibility"] == "private" else KEPT}
    if download:
        name = f"{room.sheet.setup.game}-{table_id}.{'png' if kind == 'apng' else kind}"
        headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return Response(drawn, media_type=TYPES[kind], headers=headers)


@get("/api/tables/{table_id:str}/story")
async def tell_story(
    table_id: str, service: Service, who: Identity | None, spoken: str, asker: str
) -> list[StoryFact]:
    """How a finished game went, in a few facts."""
    room = await service.room(table_id, who.id if who else None)
    asked = partial(GameStory, eyes=Eyes.of(room.reader(None, spoken)))
    return encoded_before(await service.replayed_log(asker, room, asked), list[StoryFact])


@get("/api/qr", sync_to_thread=False)
def draw_qr(text: Annotated[str, Parameter(min_length=1, max_length=LONGEST_CODE)]) -> QrCode:
    """A QR code, for the link of an invitation."""
    return qr_code(text)


@get("/api/games/{game:str}/picture/{kind:str}", media_type=PNG)
async def draw_game(
    game: str, kind: Kind, service: Service, spoken: str, asker: str, theme: Theme = "light"
) -> Response[bytes]:
    """A card with a game's cover, its name and a sentence about it."""
    name = known(game)
    drawn = await service.replayed(asker, _cover(name, game_words(name, SPEAKERS[spoken]), theme, kind))
    return Response(drawn, media_type=TYPES[kind], headers={"Cache-Control": KEPT})


@get(
    # The page above and the pages below too: the router asks no other route for paths that begin like these.
    ["/", *(f"/{page}{below}" for page in PREVIEWED for below in ("", "/{rest:path}"))],
    include_in_schema=False,
    opt={client.PACKED: True},
)
async def show_previewed(request: Request, service: Service, spoken: str) -> Response[bytes]:  # type: ignore[type-arg]  # any user, auth and state
    """The client's first page, with what messengers show of a link to it."""
    path, query = request.scope["path"], dict(request.query_params)
    page = client.found(path.strip("/"), client.BUILT)
    preview = await preview_of(path.strip("/"), query, service.lobby, SPEAKERS[spoken])
    scheme = "https" if service.settings.secure_cookies else request.url.scheme
    body = preview.put_into(page.body, f"{scheme}://{request.url.netloc}", path)
    return client.sent(request, client.page_of(body, page.kind))


def _cover(game: str, words: CardWords, theme: Theme, kind: Kind) -> CoverCard:
    return CoverCard(game, words, theme, "png" if kind == "apng" else kind)


HANDLERS: Final = (draw_table, draw_game, tell_story, draw_qr, show_previewed)
