"""LUD-SCORE: what a placed tile brings."""

from __future__ import annotations

from collections.abc import Iterator

from kastelan.games.ludwig.castle import Castle, doorways
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import ADJACENT, ANYWHERE, CONNECTED, Symbol, Tile, kinds_in
from kastelan.games.ludwig.shapes import Pose
from kastelan.games.ludwig.touching import touched

Line = tuple[str, int, int, int | None]
"""One line of a score: the rule, the points, the room whose points or symbol they are, the room they are
for.
"""


def matches(symbol: Symbol, types: int) -> int:
    """How many of a room's types a symbol lists."""
    return (symbol.types & types).bit_count()


def of_types(castle: Castle, types: int) -> int:
    """The rooms that have one of these types, as bits."""
    rooms = 0
    for kind in kinds_in(types):
        rooms |= castle.of_type[kind]
    return rooms


def lines(castle: Castle, number: int) -> Iterator[Line]:
    """Everything that placing the last room of a castle scores, in the order of the rules."""
    yield from own_lines(castle, number, "LUD-SCORE-1", "LUD-SCORE-2")
    yield from _older_lines(castle, number)


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
        yield symbol_rule, symbol.points * found, number, other


def own_points(castle: Castle, number: int) -> int:
    """What these lines add up to."""
    return sum(line[1] for line in own_lines(castle, number, "", ""))


def _satisfying(castle: Castle, number: int, symbol: Symbol) -> int:
    """The rooms that a room's symbol counts."""
    fitting = of_types(castle, symbol.types)
    if symbol.kind == ANYWHERE:
        return fitting
    if symbol.kind == CONNECTED:
        return fitting & castle.connected[number]
    room = castle.rooms[number]
    return touched(castle, room.pose, room.x, room.y, fitting & ~(1 << number))


def _older_lines(castle: Castle, number: int) -> Iterator[Line]:
    """The symbols of older rooms that the new room satisfies (LUD-SCORE-3)."""
    new = castle.rooms[number]
    types, older = new.face.types, (1 << number) - 1
    kinds = (
        castle.connected[number] & ~castle.adjacent & ~castle.anywhere,
        touched(castle, new.pose, new.x, new.y, castle.adjacent & older),
        castle.anywhere & older,
    )
    for kind, rooms in zip((CONNECTED, ADJACENT, ANYWHERE), kinds, strict=True):
        for other in each(rooms):
            symbol = castle.rooms[other].face.symbol
            found = matches(symbol, types) if symbol is not None and symbol.kind == kind else 0
            if symbol is not None and found:
                yield "LUD-SCORE-3", symbol.points * found, other, number


def worth(castle: Castle, tile: Tile, pose: Pose, x: int, y: int) -> tuple[int, tuple[int, ...]]:
    """The points a placement would bring, and the rooms it would complete, without building the castle.

    The new room counts as the one after the last.
    """
    if castle.annex is not None and not castle.annex.bare:
        from kastelan.games.ludwig.modules.scoring import worth as worth_with_modules

        return worth_with_modules(castle, tile, pose, x, y)
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
    types, rooms, points = tile.face.types, castle.rooms, 0
    for other in each(connected & ~castle.adjacent | castle.anywhere):
        symbol = rooms[other].face.symbol
        if symbol is not None and symbol.types & types:
            points += symbol.points * matches(symbol, types)
    if castle.adjacent:
        for other in each(touched(castle, pose, x, y, castle.adjacent)):
            symbol = rooms[other].face.symbol
            assert symbol is not None
            points += symbol.points * matches(symbol, types)
    return points


def newly_completed(castle: Castle) -> tuple[int, ...]:
    """The rooms that the last placement completed, the new one included."""
    new = len(castle.rooms) - 1
    return tuple(room for room in each(castle.connected[new] | 1 << new) if castle.completed(room))
