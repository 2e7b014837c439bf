"""What is played on the server: all that a game has, but for files of somebody's choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kastelan.core.components import STANDARD, ComponentsFile
from kastelan.core.game import Game
from kastelan.core.options import Option
from kastelan.server.errors import Forbidden

NOT_SHOWN: Final[Mapping[str, tuple[str, ...]]] = {"ludwig": ("hourglass",)}
"""Options that only the terminal and Python have: nothing here turns the hourglass."""


def seats(game: Game) -> list[int]:
    """How many may play."""
    return [*game.seats]


def options(game: Game) -> list[Option]:
    """The options that can be chosen."""
    hidden = NOT_SHOWN.get(game.name, ())
    return [
        option
        for option in game.options
        if not isinstance(option, ComponentsFile) and option.name not in hidden
    ]


def check(game: Game, _: int, wished: Mapping[str, object]) -> None:
    """Refuse what is not offered. Nobody makes the server read files of his choice, either."""
    for option in game.options:
        if option.name in wished and option.name in NOT_SHOWN.get(game.name, ()):
            if wished[option.name] not in ("", option.write(option.default)):
                raise Forbidden("option-not-offered", option=option.name)
        elif isinstance(option, ComponentsFile) and wished.get(option.name, STANDARD) != STANDARD:
            raise Forbidden("server-files-refused", option=option.name)
