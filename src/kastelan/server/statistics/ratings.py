"""Ratings by game and number of players, with OpenSkill's Plackett-Luce model.

A player is a person's id, or a bot as `bot:greedy`. A new player starts at mu 25, sigma 25/3. Players are
ranked by `mu - 3 sigma`, a strength that they almost certainly have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from kastelan.server.storage import schema

MODEL: Final = PlackettLuce()
LOCK: Final = 5_742_311  # the number of our advisory lock in PostgreSQL


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimate of a player's strength."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0
    games: int = 0

    @property
    def ordinal(self) -> float:
        """The strength that the player almost certainly exceeds; rankings use it."""
        return self.mu - 3 * self.sigma


def rated(before: Mapping[str, Rating], players: Sequence[str], places: Sequence[int]) -> dict[str, Rating]:
    """The ratings after a game. A bot on several seats gets the mean of their new ratings."""
    known = [before.get(player, Rating()) for player in players]
    # OpenSkill rates teams, so each seat is a team of one.
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in known]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    found: dict[str, list[tuple[float, float]]] = {}
    for player, team in zip(players, after, strict=True):
        found.setdefault(player, []).append((team[0].mu, team[0].sigma))
    return {
        player: Rating(
            sum(mu for mu, _ in seats) / len(seats),
            sum(sigma for _, sigma in seats) / len(seats),
            before.get(player, Rating()).games + 1,
        )
        for player, seats in found.items()
    }


async def apply_game(
    connection: AsyncConnection, table: str, game: str, players: Sequence[str], places: Sequence[int], at: int
) -> None:
    """Apply a game to the ratings of its players, within the transaction that marks it as counted."""
    # Games that finish together would read the same old ratings; the lock puts them in order.
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    before = await ratings_of(connection, players, game, len(players))
    for player, rating in rated(before, players, places).items():
        where = {"player": player, "game": game, "players": len(players)}
        now = where | {"mu": rating.mu, "sigma": rating.sigma}
        change = rating.ordinal - before.get(player, Rating()).ordinal
        await connection.execute(
            delete(schema.ratings).where(*(schema.ratings.c[name] == where[name] for name in where))
        )
        await connection.execute(insert(schema.ratings).values(**now, games=rating.games, updated=at))
        await connection.execute(
            insert(schema.rating_steps).values(**now, table_id=table, change=change, at=at)
        )


async def ratings_of(
    connection: AsyncConnection, players: Sequence[str], game: str, number: int
) -> dict[str, Rating]:
    """The ratings of those of these players who have one."""
    ratings = schema.ratings.c
    wanted = select(schema.ratings).where(
        ratings.player.in_(set(players)), ratings.game == game, ratings.players == number
    )
    return {row.player: Rating(row.mu, row.sigma, row.games) for row in await connection.execute(wanted)}
