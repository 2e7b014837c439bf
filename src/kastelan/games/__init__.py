"""The games, each with every version of its rules that was ever released."""

from __future__ import annotations

from typing import Final

from kastelan.core.errors import BadOption
from kastelan.core.game import Game
from kastelan.games.kingdom import VERSIONS as KINGDOM
from kastelan.games.ludwig import VERSIONS as LUDWIG
from kastelan.games.seasons import VERSIONS as SEASONS

GAMES: Final[dict[str, dict[int, Game]]] = {"kingdom": KINGDOM, "ludwig": LUDWIG, "seasons": SEASONS}


def find(name: str, version: int | None = None) -> Game:
    """A game by its name, in the newest version or in the one that a record names."""
    versions = GAMES.get(name)
    if versions is None:
        raise BadOption("game", "unknown-game", game=name, expected=", ".join(GAMES))
    if version is None:
        return versions[max(versions)]
    if version not in versions:
        raise BadOption("rules", "unknown-version", game=name, version=version, newest=max(versions))
    return versions[version]


def prepare() -> None:
    """Make now what every game makes once, so that nobody waits for it at a table."""
    for versions in GAMES.values():
        for game in versions.values():
            _ = game.actions
