"""Statistics and ratings on the wire. A player is a person's id, or a bot as `bot:greedy`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class GameStatistics(Struct):
    """A player's results in a game with this number of players."""

    game: str
    players: int
    games: int
    wins: int
    mean_place: float
    mean_score: float
    best_score: int


class Against(Struct):
    """The results of two players at shared tables: how often one placed ahead of the other."""

    game: str
    games: int
    ahead: int
    behind: int
    tied: int
    mean_score: float
    other_mean_score: float


class RatingShown(Struct):
    """A rating; players are ranked by `ordinal`, which is `mu - 3 sigma`."""

    player: str
    name: str
    game: str
    players: int
    mu: float
    sigma: float
    ordinal: float
    games: int
    updated: int
    portrait: str


class RatingStep(Struct):
    """A rating after a game, and the change of its `ordinal`."""

    table: str
    player: str
    game: str
    players: int
    mu: float
    sigma: float
    ordinal: float
    change: float
    at: int


class StoryFact(Struct):
    """A fact about how a game went: a sentence, the seat that it is about, and the step where it happened."""

    kind: Literal["best-piece", "best-turn", "turning-point", "longest-lead"]
    seat: int
    step: int
    text: str
