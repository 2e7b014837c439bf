"""Statistics of one player, of two players against each other, and the rankings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Table, case, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from kastelan.pictures.portraits.characters import character_portrait
from kastelan.server.people.identity import portrait_of
from kastelan.server.storage import schema
from kastelan.server.tables.table_filter import BOT
from kastelan.server.wire.statistics import Against, GameStatistics, RatingShown, RatingStep

MOST_RANKED: Final = 100
MOST_STEPS: Final = 500


async def games_of(engine: AsyncEngine, player: str) -> list[GameStatistics]:
    """A player's results by game and number of players."""
    tables, results = schema.tables.c, schema.results.c
    wanted = (
        select(
            tables.game,
            tables.players,
            func.count().label("games"),
            _how_often(results.place == 1).label("wins"),
            func.avg(results.place).label("mean_place"),
            func.avg(results.score).label("mean_score"),
            func.max(results.score).label("best_score"),
        )
        .join(schema.tables, tables.id == results.table_id)
        .where(results.player == player, results.counts)
        .group_by(tables.game, tables.players)
        .order_by(tables.game, tables.players)
    )
    async with engine.connect() as connection:
        return [
            GameStatistics(
                row.game, row.players, row.games, row.wins, float(row.mean_place), float(row.mean_score),
                row.best_score,
            )
            for row in await connection.execute(wanted)
        ]  # fmt: skip


async def against(engine: AsyncEngine, player: str, other: str) -> list[Against]:
    """The results of two players at the tables they shared."""
    tables, own, theirs = schema.tables.c, schema.results.alias("own"), schema.results.alias("theirs")
    wanted = (
        select(
            tables.game,
            func.count().label("games"),
            _how_often(own.c.place < theirs.c.place).label("ahead"),
            _how_often(own.c.place > theirs.c.place).label("behind"),
            func.avg(own.c.score).label("mean_score"),
            func.avg(theirs.c.score).label("other_mean_score"),
        )
        .select_from(own)
        .join(theirs, theirs.c.table_id == own.c.table_id)
        .join(schema.tables, tables.id == own.c.table_id)
        .where(own.c.player == player, theirs.c.player == other, own.c.seat != theirs.c.seat, own.c.counts)
        .group_by(tables.game)
        .order_by(tables.game)
    )
    async with engine.connect() as connection:
        return [
            Against(
                row.game, row.games, row.ahead, row.behind, row.games - row.ahead - row.behind,
                float(row.mean_score), float(row.other_mean_score),
            )
            for row in await connection.execute(wanted)
        ]  # fmt: skip


def _how_often(true: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((true, 1), else_=0))


# Ratings


async def ratings(
    engine: AsyncEngine, player: str | None = None, game: str | None = None, players: int | None = None
) -> list[RatingShown]:
    """The best ratings, or all ratings of one player."""
    kept, users = schema.ratings.c, schema.users.c
    given = {"player": player, "game": game, "players": players}
    wanted = (
        select(schema.ratings, users.name, users.portrait)
        .outerjoin(schema.users, users.id == kept.player)
        .where(users.deleted.is_(None), *_like(schema.ratings, given))
        .order_by((kept.mu - 3 * kept.sigma).desc(), kept.player)
        .limit(MOST_RANKED)
    )
    async with engine.connect() as connection:
        return [
            RatingShown(
                row.player, row.name or row.player.removeprefix(BOT), row.game, row.players, row.mu,
                row.sigma, row.mu - 3 * row.sigma, row.games, row.updated, _portrait(row),
            )
            for row in await connection.execute(wanted)
        ]  # fmt: skip


def _portrait(row: Row[Any]) -> str:
    """The face of a person, or of the first character of a bot's level."""
    if row.player.startswith(BOT):
        return character_portrait(row.game, row.player.removeprefix(BOT))
    return portrait_of(row.player, row.portrait)


async def steps(
    engine: AsyncEngine, player: str, game: str | None = None, players: int | None = None
) -> list[RatingStep]:
    """The history of a player's ratings, newest last; tables that are not public are not named."""
    given = {"player": player, "game": game, "players": players}
    wanted = (
        select(schema.rating_steps, schema.tables.c.visibility)
        .join(schema.tables, schema.tables.c.id == schema.rating_steps.c.table_id)
        .where(*_like(schema.rating_steps, given))
        .order_by(schema.rating_steps.c.at.desc())
        .limit(MOST_STEPS)
    )
    async with engine.connect() as connection:
        found = list(await connection.execute(wanted))
    return [_step(row, row.visibility == "public") for row in reversed(found)]


async def steps_at(engine: AsyncEngine, table: str) -> list[RatingStep]:
    """The changes that one game made to ratings."""
    kept = schema.rating_steps.c
    wanted = select(schema.rating_steps).where(kept.table_id == table).order_by(kept.change.desc())
    async with engine.connect() as connection:
        return [_step(row, True) for row in await connection.execute(wanted)]


def _like(kept: Table, given: Mapping[str, str | int | None]) -> list[ColumnElement[bool]]:
    return [kept.c[name] == value for name, value in given.items() if value is not None]


def _step(row: Row[tuple[object, ...]], public: bool) -> RatingStep:
    """A rating step without the id of a table that is not public: the id is the key to it."""
    return RatingStep(
        row.table_id if public else "", row.player, row.game, row.players, row.mu, row.sigma,
        row.mu - 3 * row.sigma, row.change, row.at,
    )  # fmt: skip
