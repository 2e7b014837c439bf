"""Castles with what the modules add, taken apart into plain numbers and put together again."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from kastelan.core.game import Plain
from kastelan.core.plain_values import any_row, lists, number, row
from kastelan.games.ludwig.castle import BOX, Castle, grown, holding
from kastelan.games.ludwig.cells import union
from kastelan.games.ludwig.components import FOYER_4, HALLWAY, STAIRS, Tile
from kastelan.games.ludwig.modules import moats, passages, renovations
from kastelan.games.ludwig.modules.annex import FINISHED, MOAT
from kastelan.games.ludwig.modules.extras import extras_of
from kastelan.games.ludwig.modules.opening import TURNS, first_castle, with_laws
from kastelan.games.ludwig.modules.siting import annex_of, met_doors, sited
from kastelan.games.ludwig.placing import at_fences, overlaps
from kastelan.games.ludwig.refusals import in_frame

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


def annexes(state: LudwigState) -> Plain:
    """For each castle: moat positions, passages, and the renovations on each room that has any."""
    return tuple(
        (
            annex_of(castle).moat,
            tuple((passage.kind, passage.room, passage.door) for passage in annex_of(castle).passages),
            tuple(
                (place, *(int(tile.number) for tile in room.covers))
                for place, room in enumerate(castle.rooms)
                if room.covers
            ),
        )
        for castle in state.castles
    )


def built_castles(state: LudwigState, castles: Plain, annex_rows: Plain) -> tuple[Castle, ...]:
    """The castles, built again; ValueError where something cannot lie so."""
    rows, more = any_row(castles), any_row(annex_rows)
    if len(rows) != len(more) or len(rows) not in (0, state.table.players):
        raise ValueError(len(more))
    return tuple(
        _built(state, seat, rooms, extra) for seat, (rooms, extra) in enumerate(zip(rows, more, strict=True))
    )


def _built(state: LudwigState, seat: int, plain: Plain, extra: Plain) -> Castle:
    foyer, *rooms = any_row(plain)
    moat, ways, covers = row(extra, 3)
    castle = with_laws(_begun(state, foyer), extras_of(state).decrees[seat])
    for room in rooms:
        castle = _room(castle, state, room)
    castle = _dug(castle, number(moat))
    for kind, room_number, door in lists(ways):
        castle = _passage(castle, kind, room_number, door)
    for place, *tiles in lists(covers):
        for tile in tiles:
            castle = _covered(castle, state, place, tile)
    return castle


def _begun(state: LudwigState, plain: Plain) -> Castle:
    tile, x, y, way = map(number, row(plain, 4))
    table = state.table
    if (x, y) != (0, 0):
        raise ValueError(x)
    if "moats" not in table.names:
        if not 0 <= tile <= FOYER_4 or way:
            raise ValueError(tile)
        return first_castle(table, 3 + tile)
    barbican = table.components.tiles[tile]
    if tile not in table.components.barbicans or barbican.pose(way // 2, bool(way % 2)) is None:
        raise ValueError(tile)
    return first_castle(table, TURNS * (3 + table.components.barbicans.index(barbican.number)) + way // 2)


def _room(castle: Castle, state: LudwigState, plain: Plain) -> Castle:
    """One more room."""
    which, x, y, way = map(number, row(plain, 4))
    tiles = state.table.components.tiles
    if not HALLWAY <= which < len(tiles) or (which > STAIRS and tiles[which].stack is None):
        raise ValueError(which)
    return _enlarged(castle, tiles[which], x, y, way)


@lru_cache(maxsize=1 << 12)
def _enlarged(castle: Castle, tile: Tile, x: int, y: int, way: int) -> Castle:
    """The castle with a room that can lie so; links and entrances were judged when it was placed. Kept, for a
    table is read again after every move."""
    pose = tile.pose(way // 2, bool(way % 2))
    if pose is None or not in_frame(castle, x, y):
        raise ValueError(way)
    pose, bit = sited(castle, pose, x, y), castle.frame.bit(x, y)
    _, forbidden = met_doors(castle, pose)
    if (overlaps(castle, pose) | at_fences(castle, pose) | forbidden) >> bit & 1:
        raise ValueError(tile.number)
    return grown(castle, tile, pose, x, y)


def _dug(castle: Castle, moat: int) -> Castle:
    if not 0 <= moat <= FINISHED or (moat and not annex_of(castle).barbican):
        raise ValueError(moat)
    for position in range(len(MOAT)):
        if moat >> position & 1:
            larger = moats.dug(castle, position)
            before = holding(castle, MOAT[position])
            cells = union(before.frame.stride, (MOAT[position],), before.frame.bit(0, 0))
            if cells & before.layers[BOX]:
                raise ValueError(position)
            castle = larger
    return castle


def _passage(castle: Castle, kind: int, room: int, door: int) -> Castle:
    if kind not in annex_of(castle).lengths or not 0 <= room < len(castle.rooms):
        raise ValueError(kind)
    if not 0 <= door < len(castle.rooms[room].pose.doors):
        raise ValueError(door)
    passage = passages.found(castle, room, kind, door)
    if passage is None:
        raise ValueError(door)
    return passages.joined(castle, passage)


def _covered(castle: Castle, state: LudwigState, place: int, tile: int) -> Castle:
    tiles = state.table.components.tiles
    if (
        not 0 <= tile < len(tiles)
        or tiles[tile].poses
        or place not in renovations.targets(castle, tiles[tile])
    ):
        raise ValueError(tile)
    return renovations.covered(castle, place, tiles[tile])
