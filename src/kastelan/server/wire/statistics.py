"""Statistics and ratings on the wire. A player is a person's id, or a bot as `bot:greedy`."""

from __future__ import annotations

from msgspec import Struct


class GameStatistics(Struct):
    """How somebody has done in a game with so many players."""

    game: str
    players: int
    games: int
    wins: int
    mean_place: float
    mean_score: float
    best_score: int


class Against(Struct):
    """How two have done at the same tables of a game: how often one came in ahead of the other."""

    game: str
    games: int
    ahead: int
    behind: int
    tied: int
    mean_score: float
    other_mean_score: float


class RatingShown(Struct):
    """A strength and its doubt; `ordinal` is `mu - 3 sigma`, by which players are ranked."""

    player: str
    name: str
    game: str
    players: int
    mu: float
    sigma: float
    ordinal: float
    games: int
    updated: int


class RatingStep(Struct):
    """A rating after a game, and by how much the game changed its `ordinal`."""

    table: str
    player: str
    game: str
    players: int
    mu: float
    sigma: float
    ordinal: float
    change: float
    at: int
