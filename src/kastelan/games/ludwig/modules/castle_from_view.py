"""Components and castles made from a view, for drawing."""

from __future__ import annotations

from functools import lru_cache

from kastelan.games.ludwig.castle import Castle, begun, extended
from kastelan.games.ludwig.castle_additions import NO_ADDITIONS, Additions
from kastelan.games.ludwig.components import Components
from kastelan.games.ludwig.load_components import components_named
from kastelan.games.ludwig.modules import moat_geometry, passage_geometry, renovations
from kastelan.games.ludwig.modules.decrees.castle_laws import with_laws
from kastelan.games.ludwig.modules.expansion_components import boxed
from kastelan.games.ludwig.modules.registry import MODULES
from kastelan.games.ludwig.placing import sited
from kastelan.games.ludwig.rules_versions import RULES, Rules
from kastelan.games.ludwig.view import CastleView, Lie, LudwigView


def components_seen(view: LudwigView) -> Components:
    """The components in play at the table of a view."""
    components = components_named(view.components)
    names = view.module_state.modules
    return boxed(components, "extra_rooms" in names, "towers" in names) if names else components


def castle_seen(view: LudwigView, seat: int) -> Castle:
    """The castle of a seat."""
    own = view.module_state
    return castle_lying(
        components_seen(view),
        RULES[view.version],
        view.corner_contact,
        view.castles[seat],
        additions_with(own.modules, components_seen(view)),
        own.decrees[seat],
        own.castles[seat],
    )


@lru_cache(maxsize=64)
def additions_with(modules: tuple[str, ...], components: Components) -> Additions:
    """The additions of a new castle at a table with these modules and components."""
    found = NO_ADDITIONS
    for module in MODULES:
        if module.name in modules:
            found = module.castle_additions(found, components)
    return found


# Enough for two thousand tables, which move in turn.
@lru_cache(maxsize=4096)
def castle_lying(
    components: Components,
    rules: Rules,
    corner_contact: bool,
    lies: tuple[Lie, ...],
    additions: Additions = NO_ADDITIONS,
    decrees: tuple[int, ...] = (),
    more: CastleView | None = None,
) -> Castle:
    """The castle with rooms placed like this."""
    castle = with_laws(_foyer(components, corner_contact, lies[0], additions), decrees, rules)
    for number, x, y, turn, dark in lies[1:]:
        pose = components.tiles[number].pose(turn, dark)
        assert pose is not None
        castle = extended(castle, components.tiles[number], sited(castle, pose, x, y), x, y)
    return castle if more is None else _with_more(castle, components, more)


def _foyer(components: Components, corner_contact: bool, lie: Lie, additions: Additions) -> Castle:
    number, _, _, turn, dark = lie
    tile = components.tiles[number]
    pose = tile.pose(turn, dark)
    assert pose is not None
    if additions.barbican:
        return moat_geometry.walled(tile, corner_contact, pose, additions)
    return begun(tile, corner_contact, pose, additions)


def _with_more(castle: Castle, components: Components, more: CastleView) -> Castle:
    castle = moat_geometry.restored(castle, more.moat)
    for kind, room, door, _, _ in more.passages:
        passage = passage_geometry.found(castle, room, kind, door)
        assert passage is not None
        castle = passage_geometry.joined(castle, passage)
    for number, tiles in enumerate(more.covers):
        for cover in tiles:
            castle = renovations.covered(castle, number, components.tiles[cover])
    return castle
