"""Components and castles put together from what a seat sees, for those who draw them."""

from __future__ import annotations

from functools import lru_cache

from kastelan.games.ludwig.castle import Castle, begun, extended, filled
from kastelan.games.ludwig.components import Components
from kastelan.games.ludwig.loading import components_named
from kastelan.games.ludwig.modules import moats, passages, renovations
from kastelan.games.ludwig.modules.annex import WALL, Annex
from kastelan.games.ludwig.modules.box import boxed
from kastelan.games.ludwig.modules.decrees import registry
from kastelan.games.ludwig.modules.decrees.held import laws_of
from kastelan.games.ludwig.modules.siting import annex_of, sited
from kastelan.games.ludwig.modules.view import CastleView
from kastelan.games.ludwig.view import Lie, LudwigView


def components_seen(view: LudwigView) -> Components:
    """The components in play at the table of a view."""
    components = components_named(view.components)
    if view.extras is None:
        return components
    names = view.extras.modules
    return boxed(components, "extra_rooms" in names, "towers" in names)


def castle_seen(view: LudwigView, seat: int) -> Castle:
    """The castle of a seat as it stands."""
    components = components_seen(view)
    if view.extras is None:
        return castle_lying(components, view.corner_contact, view.castles[seat])
    names, decrees = view.extras.modules, view.extras.decrees[seat]
    more = view.extras.castles[seat]
    return _with_modules(components, view.corner_contact, names, decrees, view.castles[seat], more)


@lru_cache(maxsize=64)
def castle_lying(components: Components, corner_contact: bool, lies: tuple[Lie, ...]) -> Castle:
    """The castle of a table without modules whose rooms lie like this."""
    castle = begun(components.tiles[lies[0][0]], corner_contact)
    return _built(castle, components, lies[1:])


def _built(castle: Castle, components: Components, lies: tuple[Lie, ...]) -> Castle:
    for number, x, y, turn, dark in lies:
        pose = components.tiles[number].pose(turn, dark)
        assert pose is not None
        if castle.annex is not None:
            pose = sited(castle, pose, x, y)
        castle = extended(castle, components.tiles[number], pose, x, y)
    return castle


@lru_cache(maxsize=64)
def _with_modules(
    components: Components,
    corner_contact: bool,
    names: tuple[str, ...],
    decrees: tuple[int, ...],
    lies: tuple[Lie, ...],
    more: CastleView,
) -> Castle:
    foyer, _, _, turn, dark = lies[0]
    annex = Annex(laws_of(decrees), "passages" in names, "moats" in names)
    tile = components.tiles[foyer]
    castle = begun(tile, corner_contact, tile.pose(turn, dark), annex)
    if annex.barbican:
        castle = filled(castle, (WALL,), annex_of(castle))
    castle = _built(castle, components, lies[1:])
    for position in range(3):
        if more.moat >> position & 1:
            castle = moats.dug(castle, position)
    for kind, room, door, _, _ in more.passages:
        passage = passages.found(castle, room, kind, door)
        assert passage is not None
        castle = passages.joined(castle, passage)
    for number, tiles in enumerate(more.covers):
        for cover in tiles:
            castle = renovations.covered(castle, number, components.tiles[cover])
    return castle


assert registry.CHAPTERS
