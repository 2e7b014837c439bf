"""Commands: everything that can be done at a table that is being played, as values.

People, bots and the clocks issue the same commands. permissions.py says who may issue which one, and
`Table.decide` says what it does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kastelan.core.game import Seat
from kastelan.core.timeline import Moment
from kastelan.server.wire.play import AnswerUndo, AskUndo, Moves, Undo

NO_ID: Final = ""
"""The id of a command that no client sent. Clients choose their own, so any other text could be taken."""

FORCED: Final = "!"
"""What stands in the log in place of an id where the table made the only choice for a player."""


@dataclass(frozen=True, slots=True)
class StandIn:
    """A bot plays for a seat from now on."""

    id: ClassVar[str] = NO_ID
    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The clock of a seat has run out: a bot plays for it from now on."""

    id: ClassVar[str] = NO_ID
    seat: Seat
    bot: str


@dataclass(frozen=True, slots=True)
class Return:
    """The player of a seat takes it back from its stand-in."""

    id: ClassVar[str] = NO_ID
    seat: Seat


@dataclass(frozen=True, slots=True)
class Vote:
    """A seat wants a bot for an absent player, who must have been thinking for `patience` milliseconds."""

    id: ClassVar[str] = NO_ID
    seat: Seat
    absent: Seat
    patience: int


@dataclass(frozen=True, slots=True)
class GoBack:
    """The undo that a seat asked for, once everybody has agreed to return to a moment."""

    id: ClassVar[str] = NO_ID
    seat: Seat
    moment: Moment


Command = Moves | Undo | AskUndo | AnswerUndo | StandIn | TimeUp | Return | Vote | GoBack
