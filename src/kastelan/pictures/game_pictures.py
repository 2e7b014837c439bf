"""Which pictures there are of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kastelan.core.game import Seat, View
from kastelan.core.manifest import resolve
from kastelan.games import GAMES
from kastelan.pictures.covers import plain_cover
from kastelan.pictures.theme import LIGHT, Theme


@dataclass(frozen=True, slots=True)
class Style:
    """How something is drawn: language of the lettering, colours, size, and the names of the players."""

    language: str = "en"
    theme: Theme = LIGHT
    scale: float = 40
    """Pixels to a hex or a cell."""

    names: Sequence[str] = ()
    extent: View | None = None
    """A later position that has to fit into the picture too, so that a growing castle keeps its place."""

    def name(self, seat: Seat) -> str:
        """The name of a player; the letter of the seat for one without."""
        return self.names[seat] if seat < len(self.names) else chr(ord("A") + seat)


@dataclass(frozen=True, slots=True)
class TilePictures:
    """Pictures of single components, for games that have tiles with ids."""

    ids: Callable[[], Sequence[str]]
    draw: Callable[[str, int, Style], str]
    """A tile by its id, after a number of clockwise quarter turns."""

    draw_all: Callable[[Style], str]


@dataclass(frozen=True, slots=True)
class GamePictures:
    """The pictures of a game as SVG, each drawn from what everyone may see."""

    cover: Callable[[Theme], str] = plain_cover
    """The picture on the game's card, without lettering that a page would have to translate."""

    table: Callable[[View, Style], str] | None = None
    """All that lies on the table."""

    castle: Callable[[View, Seat, Style], str] | None = None
    """What one player has built, in games where each player builds alone."""

    market: Callable[[View, Style], str] | None = None
    tiles: TilePictures | None = None


PLAIN = GamePictures()


def pictures_of(game: str) -> GamePictures:
    """The pictures of a game, by its name."""
    reference = GAMES[game].pictures
    return PLAIN if reference is None else resolve(reference, GamePictures)


def draw_cover(game: str, theme: Theme = LIGHT) -> str:
    """The cover of a game."""
    return pictures_of(game).cover(theme)
