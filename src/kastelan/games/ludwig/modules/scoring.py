"""XSC: what a placement brings with the modules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kastelan.games.ludwig.castle import Castle, Room, extended
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import ADJACENT, ANYWHERE, CONNECTED, CORRIDOR, OUTDOOR, Symbol, Tile
from kastelan.games.ludwig.modules.annex import GAPS, Passage
from kastelan.games.ludwig.modules.siting import annex_of, sited
from kastelan.games.ludwig.scoring import Line, matches, of_types
from kastelan.games.ludwig.shapes import HALF_STRIDE, STEP, Pose
from kastelan.games.ludwig.touching import touch

MOAT_TYPES: Final = 0xFF & ~(1 << CORRIDOR | 1 << OUTDOOR)
"""What moat pieces score for: every type but corridor and outdoor (MOAT-9)."""

MOAT: Final = -1
"""The moat in the place of a room."""


def lines(castle: Castle, number: int) -> Iterator[Line]:
    """Everything that placing or renovating a room scores (XSC-1 to XSC-3)."""
    yield from own_lines(castle, number, "LUD-SCORE-1", "LUD-SCORE-2")
    yield from _other_lines(castle, number)


def own_lines(castle: Castle, number: int, printed_rule: str, symbol_rule: str) -> Iterator[Line]:
    """Printed points and own symbol of a room as things stand now (XSC-1, XSC-2)."""
    face = castle.rooms[number].face
    if face.points:
        yield printed_rule, face.points, number, None
    symbol = face.symbol
    if symbol is None:
        return
    for other in each(_satisfying(castle, number, symbol)):
        found = matches(symbol, castle.rooms[other].face.types)
        points = match_points(castle, symbol, number, other)
        yield symbol_rule, points * found, number, other
    pieces = annex_of(castle).pieces
    if symbol.kind == ANYWHERE and pieces and symbol.types >> CORRIDOR & 1:  # MOAT-24
        yield "MOAT-24", match_points(castle, symbol, number, number) * pieces, number, None


def _satisfying(castle: Castle, number: int, symbol: Symbol) -> int:
    fitting = of_types(castle, symbol.types)
    if symbol.kind == ANYWHERE:
        return fitting
    if symbol.kind == CONNECTED:
        return fitting & castle.connected[number]
    return neighbours(castle, number, fitting & ~(1 << number))


def match_points(castle: Castle, symbol: Symbol, one: int, other: int) -> int:
    """What one match of a symbol brings (XSC-6)."""
    annex = annex_of(castle)
    laws = annex.laws
    if symbol.kind == ADJACENT:
        return symbol.points * laws.adjacent_factor
    if symbol.kind == ANYWHERE:
        return symbol.points * laws.anywhere_factor
    doubled = annex.mates[one] >> other & 1
    return (symbol.points + laws.connected_extra) * (2 if doubled else 1)  # PASS-9


def _other_lines(castle: Castle, number: int) -> Iterator[Line]:
    """The symbols of other rooms and the moat pieces that a room satisfies (XSC-3)."""
    types, others = castle.rooms[number].face.types, (1 << len(castle.rooms)) - 1 & ~(1 << number)
    kinds = (
        castle.connected[number] & ~castle.adjacent & ~castle.anywhere,
        neighbours(castle, number, castle.adjacent & others),
        castle.anywhere & others,
    )
    for kind, rooms in zip((CONNECTED, ADJACENT, ANYWHERE), kinds, strict=True):
        for other in each(rooms):
            symbol = castle.rooms[other].face.symbol
            found = matches(symbol, types) if symbol is not None and symbol.kind == kind else 0
            if symbol is not None and found:
                yield "LUD-SCORE-3", match_points(castle, symbol, other, number) * found, other, number
    pieces, found = annex_of(castle).pieces, (types & MOAT_TYPES).bit_count()
    if pieces and found:
        yield "MOAT-9", pieces * found, MOAT, number


def moat_lines(castle: Castle, printed: int) -> Iterator[Line]:
    """What a new moat piece scores (MOAT-9, MOAT-24)."""
    yield "MOAT-9", printed, MOAT, None
    for number, room in enumerate(castle.rooms):
        found = (room.face.types & MOAT_TYPES).bit_count()
        if found:
            yield "MOAT-9", found, MOAT, number
    for number in each(castle.anywhere):
        symbol = castle.rooms[number].face.symbol
        if symbol is not None and symbol.types >> CORRIDOR & 1:
            yield "MOAT-24", match_points(castle, symbol, number, number), number, None


# Touching (PASS-10)


def neighbours(castle: Castle, number: int, among: int) -> int:
    """Those of the rooms `among` that touch a room; a short passage hides the doorway it lies on."""
    room, found = castle.rooms[number], 0
    hidden = {p.other if p.room == number else p.room: p for p in _shorts(castle, number)}
    for other in each(among):
        there = castle.rooms[other]
        passage = hidden.get(other)
        if passage is not None:
            touching = _elsewhere(castle, room, there, passage)
        else:
            dx, dy = there.x - room.x, there.y - room.y
            touching = touch(room.pose, there.pose, dx, dy, castle.corner_contact)
        if touching:
            found |= 1 << other
    return found


def _shorts(castle: Castle, number: int) -> Iterator[Passage]:
    for passage in annex_of(castle).passages:
        if not GAPS[passage.kind] and number in (passage.room, passage.other):
            yield passage


def _elsewhere(castle: Castle, room: Room, there: Room, passage: Passage) -> bool:
    """Whether two rooms share a point outside the doorway edge, its end points included."""
    home = castle.rooms[passage.room]
    dx, dy, side, _ = home.pose.doors[passage.door]
    step_x, step_y = STEP[side]
    middle_x, middle_y = 2 * (home.x + dx) + 1 + step_x, 2 * (home.y + dy) + 1 + step_y
    left, top = room.x - 8, room.y - 8
    corners = castle.corner_contact
    shared = _points(room, left, top, corners) & _points(there, left, top, corners)
    for along in (-1, 0, 1):
        x, y = middle_x + along * step_y - 2 * left, middle_y + along * step_x - 2 * top
        shared &= ~(1 << y * HALF_STRIDE + x)
    return bool(shared)


def _points(room: Room, left: int, top: int, corners: bool) -> int:
    """The contact points of a room in a plane of half cells that starts there."""
    points = room.pose.points if corners else room.pose.walls
    return points << 2 * ((room.y - top) * HALF_STRIDE + room.x - left)


def worth(castle: Castle, tile: Tile, pose: Pose, x: int, y: int) -> tuple[int, tuple[int, ...]]:
    """The points a placement would bring without passages, and the rooms it would complete."""
    grown = extended(castle, tile, sited(castle, pose, x, y), x, y)
    new = len(castle.rooms)
    done = tuple(
        room
        for room in each(grown.connected[new] | 1 << new)
        if grown.completed(room) and not (room < new and castle.completed(room))
    )
    return sum(line[1] for line in lines(grown, new)), done
