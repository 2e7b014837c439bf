"""The games, each with every version of its rules that was ever released."""

from __future__ import annotations

from typing import Final

from kastelan.core.errors import BadOption
from kastelan.core.game import Game
from kastelan.games.registry import Registry

__all__ = ["GAMES", "find", "prepare"]

GAMES: Final = Registry(
    {
        "kingdom": "kastelan.games.kingdom.manifest:MANIFEST",
        "ludwig": "kastelan.games.ludwig.manifest:MANIFEST",
        "seasons": "kastelan.games.seasons.manifest:MANIFEST",
    }
)
"""Every game by its name. The first one is offered to newcomers."""


def find(name: str, version: int | None = None) -> Game:
    """A game by its name, in the newest version or in the one that a record names."""
    if name not in GAMES:
        raise BadOption("game", "unknown-game", game=name, expected=", ".join(GAMES))
    versions = GAMES[name].versions
    if version is None:
        return versions[max(versions)]
    if version not in versions:
        raise BadOption("rules", "unknown-version", game=name, version=version, newest=max(versions))
    return versions[version]


def prepare() -> None:
    """Create now what every game creates once, so that no table has to wait for it."""
    for manifest in GAMES.values():
        for game in manifest.versions.values():
            _ = game.actions
