"""The analysis of a finished game on the wire."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kastelan.server.wire.scalars import Json

Thinking = Literal["none", "waiting", "thinking", "done", "failed"]


class JudgedAnswer(Struct):
    """A turn that could have been played, how often the search tried it, and the expected outcome.

    `points` are the final points of every seat, `chance` is the player's chance to win. Each choice is one
    action in notation with its `action` name and fields, a `text` for people (empty where the effect is
    unknown), and `where` it happens, to tell apart choices with equal texts.
    """

    words: list[str]
    choices: list[Json]
    visits: int
    chance: float
    points: list[float]


class JudgedTurn(Struct):
    """A turn that was played, the expected points before and after it, and the lead it gave away.

    `step` is the replay step after its first action; `before` assumes that the best turn found is played.
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
    """The progress of an analysis and its results so far: `judged` of `moves` are done.

    `turns` start at the requested `first`; `mistakes` are the steps of all mistakes so far, worst first.
    Steps outside any turn are not judged: those in `forced` had a single legal action, for others the search
    has no alternatives to compare.
    """

    status: Thinking
    playouts: int
    moves: int
    judged: int
    first: int
    turns: list[JudgedTurn]
    mistakes: list[int]
    forced: list[int]
