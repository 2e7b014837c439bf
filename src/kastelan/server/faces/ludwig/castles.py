"""Castles as facts: rooms with their doors, courtyards, and the box around."""

from __future__ import annotations

from functools import lru_cache

from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.favours import castle_size, completed_rooms
from kastelan.games.ludwig.free import entrances
from kastelan.games.ludwig.loading import components_named
from kastelan.games.ludwig.view import Lie, LudwigView
from kastelan.pictures.ludwig.standing import Standing, rebuilt, stood
from kastelan.server.plain import Json


def castles_of(view: LudwigView) -> tuple[Castle, ...]:
    """The engine's castles, built again from how their rooms lie."""
    return tuple(_castle(lies, view.components, view.corner_contact) for lies in view.castles)


@lru_cache(maxsize=512)
def _castle(lies: tuple[Lie, ...], components: str, corner_contact: bool) -> Castle:
    return rebuilt(lies, components_named(components), corner_contact)


def castle_facts(castle: Castle) -> dict[str, Json]:
    """A castle in cells; its foyer starts at 0, 0."""
    built = stood(castle)
    return {
        "rooms": _rooms(castle, built),
        "box": [*built.box],
        "courtyards": [[list(cell) for cell in region] for region in built.courtyards],
        "size": castle_size(castle),
        "completed": completed_rooms(castle),
        "entrances": entrances(castle),
    }


def _rooms(castle: Castle, built: Standing) -> list[Json]:
    return [
        {
            "tile": room.tile.number,
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
