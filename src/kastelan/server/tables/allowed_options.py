"""Which options a table on the server may have: all of a game's, except those that name files. Components are
limited to the sets that are installed (component_sets.py).
"""

from __future__ import annotations

from collections.abc import Mapping

from kastelan.core.custom_components import STANDARD, ComponentsFile, components_option
from kastelan.core.game import Game
from kastelan.core.options import Option
from kastelan.games import GAMES
from kastelan.server.errors import Forbidden, Refused


def options(game: Game) -> list[Option]:
    """The options that can be chosen on every server."""
    return [option for option in game.options if not isinstance(option, ComponentsFile)]


def check(game: Game, wished: Mapping[str, object]) -> None:
    """Refuse options that would make the server read a file of the client's choice."""
    option = components_option(game)
    if option is not None and not option.is_installed(wished.get(option.name, STANDARD)):
        raise Forbidden("server-files-refused", option=option.name)


def shown(name: str, version: int, given: Mapping[str, str]) -> dict[str, str]:
    """The options of a table for people: those given, and the defaults that newer rules have changed."""
    versions = GAMES[name].versions if name in GAMES else {}
    if version not in versions:  # a game of another package that is not installed any more
        return dict(given)
    newest = {option.name: option.default for option in versions[max(versions)].options}
    mine = versions[version].options
    changed = {one.name: one.write(one.default) for one in mine if one.default != newest.get(one.name)}
    return {**changed, **given}


def check_pace(game: Game, wished: Mapping[str, object], pace: str) -> None:
    """Refuse options that need all players to be present when the table is played turn by turn."""
    for option in game.options if pace != "live" else ():
        usual = ("", option.write(option.default))
        if option.name in GAMES[game.name].live_options and wished.get(option.name, "") not in usual:
            raise Refused("option-only-live", option=option.name)
