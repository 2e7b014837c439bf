"""What is played on the server: all that a game has, but for files of somebody's choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kastelan.core.custom_components import STANDARD, ComponentsFile
from kastelan.core.game import Game
from kastelan.core.options import Option
from kastelan.server.errors import Forbidden, Refused

ONLY_LIVE: Final[Mapping[str, tuple[str, ...]]] = {"ludwig": ("hourglass",)}
"""Options that make people hurry: nothing for tables where everybody looks in once a day (DIG-4)."""


def options(game: Game) -> list[Option]:
    """The options that can be chosen."""
    return [option for option in game.options if not isinstance(option, ComponentsFile)]


def check(game: Game, wished: Mapping[str, object]) -> None:
    """Nobody makes the server read files of his choice."""
    for option in game.options:
        if isinstance(option, ComponentsFile) and wished.get(option.name, STANDARD) != STANDARD:
            raise Forbidden("server-files-refused", option=option.name)


def check_pace(game: Game, wished: Mapping[str, object], pace: str) -> None:
    """Refuse what needs everybody at the table at once."""
    for option in game.options if pace != "live" else ():
        usual = ("", option.write(option.default))
        if option.name in ONLY_LIVE.get(game.name, ()) and wished.get(option.name, "") not in usual:
            raise Refused("option-only-live", option=option.name)
