"""What a browser gets of each game: its presenter turns the engine's values into what the client draws.

The manifest of a game may name its presenter. Each of its functions may be left out; then the plain one from
here is used. `board` gets a view and nothing else; `ideas` and `my_turn` get a state in which all that the
seat cannot know was dealt again. So no presenter can show a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from kastelan.core.game import Game, Seat, State, View
from kastelan.core.manifest import resolve
from kastelan.games import GAMES
from kastelan.locale import Speaker
from kastelan.server.wire.presented import Board, Catalogue, Ideas

__all__ = [
    *("Art", "FindTimeout", "MakeBoard", "MakeCatalogue", "MakeIdeas", "MyTurn", "Opened", "OptionWord"),
    *("MakeSeatBoard", "MakeSharedBoard", "Presenter", "SharedBoard", "Timeout", "presenter_of"),
]

MakeCatalogue = Callable[[Speaker, str], Catalogue]
"""What the components are and are called, for a value of the option for own components."""

MakeBoard = Callable[[Game, View], Board]
"""What a browser draws of a position, from the view alone."""


@dataclass(frozen=True, slots=True)
class SharedBoard:
    """The board of a spectator, with what its making left over that the boards of seats can use."""

    board: Board
    work: object = None


MakeSharedBoard = Callable[[Game, View], SharedBoard]
"""The board of a spectator, from the view of one, for all who read the same position."""

MakeSeatBoard = Callable[[Game, View, SharedBoard], Board]
"""A seat's board, equal to what `MakeBoard` makes of its view. What all may see comes from the board of the
spectators, so most of the work is done once for all readers; nothing of one seat reaches that of another."""

MakeIdeas = Callable[[State, Seat], Ideas]
"""What an actor might do, found through `legal` and `preview`."""

MyTurn = Callable[[State, Seat], State | None]
"""A copy in which it is the seat's turn to decide, for planning while others think; None if there is none."""

Art = Callable[[str, Mapping[str, str]], str | None]
"""A picture by the rest of its path and the query (`theme`, `language`, …); None if there is none."""

OptionWord = Callable[[Speaker, str, str], str | None]
"""The name of a value of an option, by the option's name and the word; None if the usual name will do."""

Opened = Callable[[Game, Sequence[View]], tuple[View, Board]]
"""What all seats knew together, from the view of each, and the board of it: for games that are over."""


@dataclass(frozen=True, slots=True)
class Timeout:
    """The word that the table plays for a seat that has not decided in time; `key` tells decisions apart."""

    seat: Seat
    word: str
    seconds: float
    key: str


FindTimeout = Callable[[State], Timeout | None]
"""The limit on the decision that is open now; None if there is none."""


def _catalogue(_: Speaker, __: str) -> Catalogue:
    return Catalogue()


def _board(_: Game, view: View) -> Board:
    # Not every game's view has scores.
    return Board(scores=getattr(view, "scores", None))


def _shares_nothing(game: Game, view: View) -> SharedBoard:
    return SharedBoard(presenter_of(game.name).board(game, view))


def _ideas(_: State, __: Seat) -> Ideas:
    return Ideas()


def _nothing(*_: object) -> None:
    return None


def _first_view(game: Game, views: Sequence[View]) -> tuple[View, Board]:
    return views[0], _board(game, views[0])


@dataclass(frozen=True, slots=True)
class Presenter:
    """The functions of a game's presenter."""

    catalogue: MakeCatalogue = _catalogue
    board: MakeBoard = _board
    ideas: MakeIdeas = _ideas
    my_turn: MyTurn = _nothing
    art: Art = _nothing
    option_word: OptionWord = _nothing
    shared: MakeSharedBoard = _shares_nothing
    seat_board: MakeSeatBoard | None = None  # without it, each seat's board is made from its view alone
    opened: Opened = _first_view
    timeout: FindTimeout = _nothing


PLAIN: Final = Presenter()


def presenter_of(game: str) -> Presenter:
    """The presenter that the game's manifest names; a plain one if it names none."""
    reference = GAMES[game].presenter
    return PLAIN if reference is None else resolve(reference, Presenter)
