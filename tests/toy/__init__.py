"""Games that exist only to test the contract of a game, listed like the real ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from kastelan.core.errors import BadOption
from kastelan.core.game import Game
from kastelan.core.manifest import Manifest
from kastelan.games import GAMES
from tests.toy.bidding import VERSIONS as BIDDING

TOYS: Final[dict[str, Mapping[int, Game]]] = {"bidding": BIDDING}
EVERY: Final = {**{name: manifest.versions for name, manifest in GAMES.items()}, **TOYS}
"""All games that the shared tests run over."""


def find(name: str, version: int) -> Game:
    """A game, real or toy, in the version that a record names."""
    if version not in EVERY.get(name, {}):
        raise BadOption("game", "unknown-game", game=name, version=version)
    return EVERY[name][version]


@contextmanager
def registered(manifest: Manifest) -> Iterator[None]:
    """Registers the game in this process for the duration of the `with` block."""
    GAMES.register(manifest)
    try:
        yield
    finally:
        GAMES.unregister(manifest.name)
