"""DEC-24, DEC-26 to DEC-29, DEC-43: the laws of decrees for a castle."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.castle_additions import USUAL_LAWS, Laws
from kastelan.games.ludwig.modules.decrees.decree_26 import THIN_WALLS
from kastelan.games.ludwig.modules.decrees.held import in_force
from kastelan.games.ludwig.rules_versions import Rules


@cache
def laws_of(numbers: tuple[int, ...], rules: Rules) -> Laws:
    """The combined laws of these decrees, by a version of the rules."""
    laws = (USUAL_LAWS, *(decree.laws for decree in in_force(numbers)))
    found = Laws(
        any(law.walls_join for law in laws),
        any(law.levels_join for law in laws),
        min(law.adjacent_factor for law in laws),
        max(law.room_extra for law in laws),
        max(law.match_extra for law in laws),
        max(law.anywhere_factor for law in laws),
        max(law.covers for law in laws),
        any(law.both_covers for law in laws) and rules.decree_24_both_tiles,
    )
    if not rules.decree_29_per_room:
        found = replace(found, room_extra=0, match_extra=found.room_extra)
    return USUAL_LAWS if found == USUAL_LAWS else found


def with_laws(castle: Castle, decrees: tuple[int, ...], rules: Rules) -> Castle:
    """The castle with the laws of these decrees applied, by a version of the rules."""
    laws, additions = laws_of(decrees, rules), castle.additions
    if additions.laws == laws:
        return castle
    hooks = tuple(one for one in additions.hooks if one is not THIN_WALLS)
    hooks += (THIN_WALLS,) if laws.walls_join else ()
    plain = not hooks and laws == USUAL_LAWS
    return replace(castle, additions=replace(additions, laws=laws, hooks=hooks, plain=plain))
