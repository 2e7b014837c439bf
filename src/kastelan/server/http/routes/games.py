"""What can be played: games, their options and bots, and their components in words."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.params import Parameter

from kastelan.core.custom_components import STANDARD
from kastelan.games import GAMES
from kastelan.server.presenters.game_list import catalogue, installed, known, shown
from kastelan.server.service import Service
from kastelan.server.wire.games import GameShown
from kastelan.server.wire.presented import Catalogue

Components = Annotated[str, Parameter(max_length=100)]
PUBLIC: Final = {"Cache-Control": "public, max-age=60", "Vary": "Accept-Language, Cookie"}


@get("/api/games", sync_to_thread=False, response_headers=PUBLIC)
def list_games(service: Service, spoken: str) -> list[GameShown]:
    """Every game with its options and bots."""
    return [shown(game, spoken, service.component_sets.offered(game)) for game in GAMES]


@get("/api/games/{game:str}/catalogue", sync_to_thread=False, response_headers=PUBLIC)
def show_catalogue(game: str, spoken: str, components: Components = STANDARD) -> Catalogue:
    """The components of a game and what they are called; `components` is the value of a table's option."""
    return catalogue(known(game), spoken, installed(game, components))


@get("/api/games/{game:str}/components", sync_to_thread=False)
def download_components(game: str, service: Service, value: Components) -> Response[bytes]:
    """The file of a set of own components. With it at the path that records name, they replay elsewhere."""
    found = service.component_sets.found(known(game), value)
    return Response(
        found.content.encode(),
        media_type=MediaType.JSON,
        headers={"Content-Disposition": f'attachment; filename="{found.file}"'},
    )


HANDLERS: Final = (list_games, show_catalogue, download_components)
