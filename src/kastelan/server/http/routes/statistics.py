"""Statistics and ratings. A player is a person's id, or a bot as `bot:greedy`."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.params import Parameter

from kastelan.bots import BOTS
from kastelan.server.errors import NotFound
from kastelan.server.people.accounts import Identity
from kastelan.server.service import Service
from kastelan.server.statistics import queries
from kastelan.server.tables.table_filter import BOT
from kastelan.server.wire.statistics import Against, GameStatistics, RatingShown, RatingStep

GameName = Annotated[str | None, Parameter(max_length=20)]
Number = Annotated[int | None, Parameter(ge=1, le=8)]


async def _known(service: Service, player: str) -> str:
    """Check that a player exists."""
    if not player.startswith(BOT):
        return (await service.people.public(player)).id
    if player.removeprefix(BOT) not in BOTS:
        raise NotFound("no-such-person")
    return player


@get("/api/people/{player:str}/statistics")
async def show_statistics(player: str, service: Service) -> list[GameStatistics]:
    """A player's results, by game and number of players."""
    return await queries.games_of(service.engine, await _known(service, player))


@get("/api/people/{player:str}/against/{other:str}")
async def show_against(player: str, other: str, service: Service) -> list[Against]:
    """The results of two players at the same tables."""
    return await queries.against(service.engine, await _known(service, player), await _known(service, other))


@get("/api/people/{player:str}/ratings")
async def show_ratings(player: str, service: Service) -> list[RatingShown]:
    """A player's ratings, by game and number of players."""
    return await queries.ratings(service.engine, await _known(service, player))


@get("/api/people/{player:str}/ratings/history")
async def show_history(
    player: str, service: Service, game: GameName = None, players: Number = None
) -> list[RatingStep]:
    """The history of a player's ratings, the newest last."""
    return await queries.steps(service.engine, await _known(service, player), game, players)


@get("/api/ratings")
async def show_ranking(service: Service, game: GameName = None, players: Number = None) -> list[RatingShown]:
    """The strongest players."""
    return await queries.ratings(service.engine, None, game, players)


@get("/api/tables/{table_id:str}/ratings")
async def show_changes(table_id: str, service: Service, who: Identity | None) -> list[RatingStep]:
    """How a finished game changed the ratings of its players."""
    (await service.lobby.sheet(table_id)).check_seen(who.id if who else None)
    return await queries.steps_at(service.engine, table_id)


HANDLERS: Final = (show_statistics, show_against, show_ratings, show_history, show_ranking, show_changes)
