"""What is played on the server: all that a game has, but for what its face in the browser cannot show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kastelan.core.components import STANDARD, ComponentsFile
from kastelan.core.game import Game
from kastelan.core.options import Option
from kastelan.server.errors import Forbidden

NOT_SHOWN: Final[Mapping[str, tuple[str, ...]]] = {"ludwig": ("modules", "hourglass")}
"""Options of the expansions: played in the terminal and from Python."""

MOST_SEATS: Final[Mapping[str, int]] = {"ludwig": 4}
"""The fifth player of Ludwig comes with modules."""


def seats(game: Game) -> list[int]:
    """How many may play."""
    return [number for number in game.seats if number <= MOST_SEATS.get(game.name, number)]


def options(game: Game) -> list[Option]:
    """The options that can be chosen."""
    hidden = NOT_SHOWN.get(game.name, ())
    return [
        option
        for option in game.options
        if not isinstance(option, ComponentsFile) and option.name not in hidden
    ]


def check(game: Game, players: int, wished: Mapping[str, object]) -> None:
    """Refuse what is not offered. Nobody makes the server read files of his choice, either."""
    for option in game.options:
        if option.name in wished and option.name in NOT_SHOWN.get(game.name, ()):
            if wished[option.name] not in ("", option.write(option.default)):
                raise Forbidden("option-not-offered", option=option.name)
        elif isinstance(option, ComponentsFile) and wished.get(option.name, STANDARD) != STANDARD:
            raise Forbidden("server-files-refused", option=option.name)
    if players > MOST_SEATS.get(game.name, players):
        raise Forbidden("option-not-offered", option="players")
