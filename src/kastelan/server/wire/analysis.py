"""What a search says about a finished game, on the wire."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kastelan.server.wire.scalars import Json

Thinking = Literal["none", "waiting", "thinking", "done", "failed"]


class JudgedAnswer(Struct):
    """A turn that could have been played, how often it was tried, and what can be expected after it.

    `points` are those of every seat, `chance` is the player's to win. Each choice is a word of the turn with
    its `action`, the fields of that, a `text` for a person, empty where nothing of it can be told, and
    `where` it is done, in words, for answers that read alike.
    """

    words: list[str]
    choices: list[Json]
    visits: int
    chance: float
    points: list[float]


class JudgedTurn(Struct):
    """A turn that was played, what was expected before and after it, and the points of lead it gave away.

    `step` is the step that its first word led to; before it the best turn found is expected to be played.
    """

    step: int
    seat: int
    before: list[float]
    after: list[float]
    chance_before: float
    chance_after: float
    lost: float
    played: JudgedAnswer
    best: JudgedAnswer
    others: list[JudgedAnswer]


class Analysis(Struct):
    """How far the thinking about a game has come: so many of its moves are judged.

    There are the turns from the `first` asked for on, and the steps of all mistakes so far, the worst first.
    Steps that are in no turn were not judged: at those in `forced` there was nothing to choose, at others the
    search compares nothing.
    """

    status: Thinking
    playouts: int
    moves: int
    judged: int
    first: int
    turns: list[JudgedTurn]
    mistakes: list[int]
    forced: list[int]
