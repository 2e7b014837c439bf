"""Which options a table on the server may have: all of a game's, except those that name files."""

from __future__ import annotations

from collections.abc import Mapping

from kastelan.core.custom_components import STANDARD, ComponentsFile
from kastelan.core.game import Game
from kastelan.core.options import Option
from kastelan.games import GAMES
from kastelan.server.errors import Forbidden, Refused


def options(game: Game) -> list[Option]:
    """The options that can be chosen on the server."""
    return [option for option in game.options if not isinstance(option, ComponentsFile)]


def check(game: Game, wished: Mapping[str, object]) -> None:
    """Refuse options that would make the server read a file of the client's choice."""
    for option in game.options:
        if isinstance(option, ComponentsFile) and wished.get(option.name, STANDARD) != STANDARD:
            raise Forbidden("server-files-refused", option=option.name)


def check_pace(game: Game, wished: Mapping[str, object], pace: str) -> None:
    """Refuse options that need all players to be present when the table is played turn by turn."""
    for option in game.options if pace != "live" else ():
        usual = ("", option.write(option.default))
        if option.name in GAMES[game.name].live_options and wished.get(option.name, "") not in usual:
            raise Refused("option-only-live", option=option.name)
