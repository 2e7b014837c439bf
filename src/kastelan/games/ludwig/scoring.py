"""LUD-SCORE: the points of a placed tile."""

from __future__ import annotations

from collections.abc import Iterator

from kastelan.games.ludwig.castle import Castle, doorways, extended
from kastelan.games.ludwig.castle_additions import Line
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import ADJACENT, ANYWHERE, CONNECTED, Symbol, Tile, kinds_in
from kastelan.games.ludwig.contact import touched
from kastelan.games.ludwig.placing import sited
from kastelan.games.ludwig.shapes import Pose


def matches(symbol: Symbol, types: int) -> int:
    """The number of a room's types that a symbol lists."""
    return (symbol.types & types).bit_count()


def of_types(castle: Castle, types: int) -> int:
    """The rooms that have one of these types, as bits."""
    rooms = 0
    for kind in kinds_in(types):
        rooms |= castle.of_type[kind]
    return rooms


def lines(castle: Castle, number: int) -> list[Line]:
    """All lines that a newly placed or renovated room scores, in the order of the rules."""
    own = own_lines(castle, number, "LUD-SCORE-1", "LUD-SCORE-2")
    return [*own, *_other_lines(castle, number)]


def own_lines(castle: Castle, number: int, printed_rule: str, symbol_rule: str) -> Iterator[Line]:
    """Printed points and own symbol of a room as things stand now (LUD-SCORE-1, LUD-SCORE-2)."""
    face = castle.rooms[number].face
    if face.points:
        yield printed_rule, face.points, number, None
    symbol = face.symbol
    if symbol is None:
        return
    for other in each(_satisfying(castle, number, symbol)):
        found = matches(symbol, castle.rooms[other].face.types)
        yield symbol_rule, symbol_points(castle, symbol, number, other, found), number, other
    for hooks in castle.additions.hooks:
        yield from hooks.own_lines(castle, number)


def own_points(castle: Castle, number: int) -> int:
    """The sum of the points of `own_lines`."""
    return sum(line[1] for line in own_lines(castle, number, "", ""))


def symbol_points(castle: Castle, symbol: Symbol, one: int, other: int, found: int) -> int:
    """The points of a symbol for one other room that it matches `found` times (XSC-6)."""
    additions = castle.additions
    laws = additions.laws
    if symbol.kind == ADJACENT:
        return symbol.points * laws.adjacent_factor * found
    if symbol.kind == ANYWHERE:
        return symbol.points * laws.anywhere_factor * found
    doubled = additions.mates and additions.mates[one] >> other & 1  # PASS-9
    return ((symbol.points + laws.match_extra) * found + laws.room_extra) * (2 if doubled else 1)


def neighbours(castle: Castle, number: int, among: int) -> int:
    """The rooms of `among` that touch a room (LUD-GEO-5, PASS-10)."""
    room = castle.rooms[number]
    found = touched(castle, room.pose, room.x, room.y, among)
    for hooks in castle.additions.hooks:
        found = hooks.touched(castle, number, found)
    return found


def _satisfying(castle: Castle, number: int, symbol: Symbol) -> int:
    """The rooms that a room's symbol counts."""
    fitting = of_types(castle, symbol.types)
    if symbol.kind == ANYWHERE:
        return fitting
    if symbol.kind == CONNECTED:
        return fitting & castle.connected[number]
    return neighbours(castle, number, fitting & ~(1 << number))


def _other_lines(castle: Castle, number: int) -> Iterator[Line]:
    """The lines of other rooms' symbols that the room satisfies (LUD-SCORE-3)."""
    types, others = castle.rooms[number].face.types, (1 << len(castle.rooms)) - 1 & ~(1 << number)
    adjacent = castle.adjacent & others
    kinds = (
        castle.connected[number] & ~castle.adjacent & ~castle.anywhere,
        adjacent and neighbours(castle, number, adjacent),
        castle.anywhere & others,
    )
    for kind, rooms in enumerate(kinds):
        for other in each(rooms) if rooms else ():
            symbol = castle.rooms[other].face.symbol
            found = matches(symbol, types) if symbol is not None and symbol.kind == kind else 0
            if symbol is not None and found:
                yield "LUD-SCORE-3", symbol_points(castle, symbol, other, number, found), other, number
    for hooks in castle.additions.hooks:
        yield from hooks.other_lines(castle, number)


assert (CONNECTED, ADJACENT, ANYWHERE) == (0, 1, 2)  # the order in which they score


def worth(castle: Castle, tile: Tile, pose: Pose, x: int, y: int) -> tuple[int, tuple[int, ...]]:
    """The points a placement would score, and the rooms it would complete, without passages.

    The new room has the next number. In a plain castle the result is computed without building the castle.
    """
    return (_worth if castle.additions.plain else _worth_when_built)(castle, tile, pose, x, y)


def _worth_when_built(castle: Castle, tile: Tile, pose: Pose, x: int, y: int) -> tuple[int, tuple[int, ...]]:
    larger, new = extended(castle, tile, sited(castle, pose, x, y), x, y), len(castle.rooms)
    done = tuple(newly_completed(larger, new, castle.completed_rooms))
    return sum(line[1] for line in lines(larger, new)), done


def _worth(castle: Castle, tile: Tile, pose: Pose, x: int, y: int) -> tuple[int, tuple[int, ...]]:
    met = doorways(castle, pose, x, y)
    connected = 0
    for other in met:
        connected |= 1 << other
    points = tile.face.points
    if tile.face.symbol is not None:
        points += _own_symbol(castle, tile, tile.face.symbol, pose, x, y, connected)
    points += _older_symbols(castle, tile, pose, x, y, connected)
    rooms, joined = castle.rooms, castle.joined
    done = [
        other for other in each(connected) if joined[other] + met.count(other) == len(rooms[other].pose.doors)
    ]
    if len(met) == len(pose.doors):
        done.append(len(rooms))
    return points, tuple(done)


def _own_symbol(
    castle: Castle, tile: Tile, symbol: Symbol, pose: Pose, x: int, y: int, connected: int
) -> int:
    count, among = 0, connected
    if symbol.kind == ANYWHERE:
        count, among = matches(symbol, tile.face.types), -1
    elif symbol.kind == ADJACENT:
        among = touched(castle, pose, x, y, of_types(castle, symbol.types))
    for kind in kinds_in(symbol.types):
        count += (among & castle.of_type[kind]).bit_count()
    return symbol.points * count


def _older_symbols(castle: Castle, tile: Tile, pose: Pose, x: int, y: int, connected: int) -> int:
    """The points of older rooms' symbols for a tile, which has one type (LUD-SCORE-3)."""
    types, rooms, points = tile.face.types, castle.rooms, 0
    for other in each(connected & ~castle.adjacent | castle.anywhere):
        symbol = rooms[other].face.symbol
        if symbol is not None and symbol.types & types:
            points += symbol.points
    if castle.adjacent:
        for other in each(touched(castle, pose, x, y, castle.adjacent)):
            symbol = rooms[other].face.symbol
            assert symbol is not None
            points += symbol.points if symbol.types & types else 0
    return points


def newly_completed(castle: Castle, room: int, before: int) -> list[int]:
    """The rooms, including itself, that the placement of a room completed; `before` were complete already."""
    return [one for one in each((castle.connected[room] | 1 << room) & ~before) if castle.completed(one)]
