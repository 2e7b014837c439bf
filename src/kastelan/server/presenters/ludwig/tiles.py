"""Tiles in the catalogue: what is printed on them, in words too, with outline and doors in every pose."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kastelan.core.custom_components import STANDARD
from kastelan.games.ludwig import components as kinds
from kastelan.games.ludwig import shapes
from kastelan.games.ludwig.components import SYMBOLS, TYPES
from kastelan.games.ludwig.modules.swans import has_swan
from kastelan.games.ludwig.shapes import Rect
from kastelan.locale import Speaker
from kastelan.pictures.ludwig.doors import has_leaf, sill_floor
from kastelan.pictures.ludwig.floor_plan import WALL, plan_in_pose, poses_of
from kastelan.pictures.ludwig.room import GOLD, seal_spot
from kastelan.server.presenters.ludwig.words import SymbolKind, Type

Door = tuple[float, float, int, Type]


class Pose(Struct, frozen=True, kw_only=True):
    """A way to lie: its box in cells, then everything else in fortieths of a cell.

    `inside` is the outline moved inwards: the golden line of completed rooms. A door is x, y, the direction
    that it faces (north is 0) and the type whose floor runs through it. `seal` is where the seal lies.
    """

    turn: int
    dark: bool
    width: int
    height: int
    outline: str
    inside: str
    floor: Type
    doors: tuple[Door, ...]
    front: tuple[Rect, ...]
    seal: tuple[float, float]


class Symbol(Struct, frozen=True):
    """Points for rooms of certain types that are connected, adjacent or anywhere."""

    kind: SymbolKind
    points: int
    types: tuple[Type, ...]


class Tile(Struct, frozen=True, kw_only=True):
    """A tile: `leaf` if its doors can be shut, `swan` if it has the symbol of the swans; `spoken` is the tile
    in sentences. `reconstructed` says how, if its figures are not read off an original tile.
    Pictures of it are asked for with its `components`.
    """

    id: str
    components: str
    name: str
    types: tuple[Type, ...]
    points: int
    size: int
    stack: int | None
    room: bool
    fence: bool
    leaf: bool
    swan: bool
    symbol: Symbol | None
    spoken: str
    reconstructed: str | None
    poses: tuple[Pose, ...]


def tile_shown(tile: kinds.Tile, speaker: Speaker, components: str = STANDARD) -> Tile:
    """A tile of these components in the language of a speaker."""
    face, foundation = tile.face, tile.foundation
    return Tile(
        id=tile.id,
        components=components,
        name=name_in(tile.name, speaker),
        types=_types(face.types),
        points=face.points,
        size=foundation.size,
        stack=tile.stack,
        room=tile.is_room,
        fence=foundation.fence,
        leaf=has_leaf(tile),
        swan=has_swan(tile),
        symbol=None if face.symbol is None else _symbol(face.symbol),
        spoken=_spoken(tile, speaker),
        reconstructed=tile.reconstructed or None,
        poses=tuple(_pose(tile, pose) for pose in poses_of(tile)),
    )


def name_in(names: Sequence[tuple[str, str]], speaker: Speaker) -> str:
    """The name in the language of a speaker, or the English one."""
    found = dict(names)
    return found.get(speaker.language) or found["en"]


def _types(bits: int) -> tuple[Type, ...]:
    return tuple(kind for number, kind in enumerate(TYPES) if bits >> number & 1)


def _typed(bits: int, speaker: Speaker) -> str:
    return ", ".join(speaker.word("ludwig", "type", kind) for kind in _types(bits))


def _symbol(symbol: kinds.Symbol) -> Symbol:
    return Symbol(SYMBOLS[symbol.kind], symbol.points, _types(symbol.types))


def _spoken(tile: kinds.Tile, speaker: Speaker) -> str:
    """The tile in sentences: what a screen reader says and a tooltip shows."""
    face, symbol = tile.face, tile.face.symbol
    said = [
        speaker.say(
            "ludwig-screen-tile" if face.types else "ludwig-screen-tile-without-type",
            name=name_in(tile.name, speaker),
            types=_typed(face.types, speaker),
            size=str(tile.foundation.size),
            points=face.points,
        )
    ]
    if symbol is not None:
        points = f"+{symbol.points}" if symbol.points > 0 else f"−{-symbol.points}"  # a real minus sign
        kind = f"ludwig-screen-symbol-{SYMBOLS[symbol.kind]}"
        said.append(speaker.say(kind, points=points, types=_typed(symbol.types, speaker)))
    if tile.poses:
        said.append(speaker.say("ludwig-screen-doors", doors=len(tile.poses[0].doors)))
    if tile.foundation.fence:
        said.append(speaker.say("ludwig-screen-fenced"))
    if tile.reconstructed:
        said.append(speaker.say(f"web-reconstructed-{tile.reconstructed}"))
    return " ".join(said)


def _pose(tile: kinds.Tile, pose: shapes.Pose) -> Pose:
    plan = plan_in_pose(tile, pose)
    return Pose(
        turn=pose.turn,
        dark=pose.dark,
        width=pose.width,
        height=pose.height,
        outline=plan.rim(0),
        inside=plan.rim(WALL + GOLD),
        floor=plan.floor,
        doors=tuple((door.x, door.y, door.side, sill_floor(door, plan)) for door in plan.doors),
        front=pose.fence_walls,
        seal=seal_spot(plan),
    )
