"""Castles as facts: rooms with their doors, courtyards, what lies beside the rooms, and the box around."""

from __future__ import annotations

from functools import lru_cache

from kastelan.core.jsonable import Json
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.favours import castle_size, completed_rooms
from kastelan.games.ludwig.free import entrances
from kastelan.games.ludwig.loading import components_named
from kastelan.games.ludwig.modules.actions import PASSAGES
from kastelan.games.ludwig.modules.annex import WALL, Annex
from kastelan.games.ludwig.modules.measures import size_of
from kastelan.games.ludwig.modules.rebuilding import castle_seen
from kastelan.games.ludwig.shapes import Rect
from kastelan.games.ludwig.view import Lie, LudwigView
from kastelan.pictures.ludwig.standing import Standing, rebuilt, stood


def castles_of(view: LudwigView) -> tuple[Castle, ...]:
    """The engine's castles, built again from how their rooms lie."""
    if view.extras is not None:
        return tuple(castle_seen(view, seat) for seat in range(len(view.castles)))
    return tuple(_castle(lies, view.components, view.corner_contact) for lies in view.castles)


@lru_cache(maxsize=512)
def _castle(lies: tuple[Lie, ...], components: str, corner_contact: bool) -> Castle:
    return rebuilt(lies, components_named(components), corner_contact)


def castle_facts(castle: Castle) -> dict[str, Json]:
    """A castle in cells; its foyer starts at 0, 0. `box` is around everything, `core` around the rooms.

    A room's `tile` is its foundation, `covers` are the renovations on it, the topmost last, and `face` is the
    tile that is seen. `beside` is None without modules; else it has
    `barbican` (yes or no), `moat` (positions that are filled: 0 west, 1 north, 2 east; where they are, the
    catalogue says), `bridge` (the room's number of the bridge door's state: open, doorway, blocked or None
    where the bridge is walled up), `outer` (rooms that are outer gardens), `lengths` (passages not placed
    yet) and `passages`: `kind`, `room`, `door`, `other`, `other_door`, and `strip` in cells, ends included.
    """
    built = stood(castle)
    return {
        "rooms": _rooms(castle, built),
        "box": [*built.box],
        "core": [*_core(castle)],
        "courtyards": [[list(cell) for cell in region] for region in built.courtyards],
        "size": castle_size(castle) if castle.annex is None else size_of(castle),
        "completed": completed_rooms(castle),
        "entrances": entrances(castle),
        "beside": None if castle.annex is None else _beside(castle.annex, built),
    }


def _core(castle: Castle) -> Rect:
    """The box around the rooms, and the barbican's wall below them: what one wants to see first."""
    left, top = min(room.x for room in castle.rooms), min(room.y for room in castle.rooms)
    right = max(room.x + room.pose.width for room in castle.rooms)
    bottom = max(room.y + room.pose.height for room in castle.rooms)
    if castle.annex is not None and castle.annex.barbican:
        bottom = max(bottom, WALL[1] + WALL[3])
    return left, top, right - left, bottom - top


def _rooms(castle: Castle, built: Standing) -> list[Json]:
    return [
        {
            "tile": room.tile.number,
            "covers": [cover.number for cover in room.covers],
            "face": room.top.number,
            "x": room.x,
            "y": room.y,
            "turn": room.pose.turn,
            "dark": room.pose.dark,
            "completed": as_built.completed,
            "doors": [state.value for state in as_built.doors],
            "connected": [*each(castle.connected[number])],
        }
        for number, (room, as_built) in enumerate(zip(castle.rooms, built.rooms, strict=True))
    ]


def _beside(annex: Annex, built: Standing) -> dict[str, Json]:
    return {
        "barbican": annex.barbican,
        "moat": [*each(annex.moat)],
        "bridge": built.bridge,
        "outer": [*each(annex.outer)],
        "lengths": [PASSAGES[kind] for kind in annex.lengths],
        "passages": [
            {
                "kind": PASSAGES[passage.kind],
                "room": passage.room,
                "door": passage.door,
                "other": passage.other,
                "other_door": passage.other_door,
                "strip": [*strip],
            }
            for passage, strip in zip(annex.passages, built.passages, strict=True)
        ],
    }
