"""Castles of Mad King Ludwig the slow way: what placements, favours and bonus cards score.

Written from the rules alone (LUD-SCORE, LUD-END, LUD-FAV, LUD-BON).
"""

from collections.abc import Mapping, Sequence

from .ludwig_castle import Room, Row, are_connected, is_completed, pieces
from .ludwig_geometry import touching
from .ludwig_placing import external_entrances

Line = tuple[str, int]
"""A rule and the points it gave."""


# Placing


def placed(castle: list[Room], new: Room, corners: bool) -> list[Line]:
    """Everything that the last room of a castle scores when it is placed."""
    older = [room for room in castle if room is not new]
    lines = own(castle, new, corners, "LUD-SCORE-1", "LUD-SCORE-2")
    for room in older:  # LUD-SCORE-3
        symbol = room.row.symbol
        if symbol and new.row.type in symbol.types and satisfied(symbol.kind, room, new, corners):
            lines.append(("LUD-SCORE-3", symbol.points))
    return lines


def own(castle: list[Room], room: Room, corners: bool, printed: str, by_symbol: str) -> list[Line]:
    """Printed points and own symbol as things stand now."""
    lines = [(printed, room.row.points)] if room.row.points else []
    symbol = room.row.symbol
    if symbol is None:
        return lines
    for other in castle:
        fits = other.row.type in symbol.types
        itself = other is room and symbol.kind == "anywhere"  # the Dungeon
        if fits and (itself or (other is not room and satisfied(symbol.kind, room, other, corners))):
            lines.append((by_symbol, symbol.points))
    return lines


def satisfied(kind: str, room: Room, other: Room, corners: bool) -> bool:
    """Whether a symbol of this kind on a room counts the other room, its type apart."""
    if kind == "connected":
        return are_connected(room, other)
    if kind == "adjacent":
        return touching(room.piece, other.piece, corners)
    assert kind == "anywhere"
    return True


# Favours


def completed_tiles(castle: list[Room]) -> int:
    return sum(is_completed(castle, room) for room in castle)


def entrances(castle: list[Room]) -> int:
    """External entrances that are not doors of corridors (LUD-FAV-ENTRANCES)."""
    of_rooms = [
        (door.start, door.end) for room in castle if room.row.type != "corridor" for door in room.piece.doors
    ]
    return sum((door.start, door.end) in of_rooms for door in external_entrances(pieces(castle)))


def rooms_of(castle: list[Room], sizes: Sequence[int]) -> int:
    return len([room for room in castle if room.row.is_room and room.row.size in sizes])


def of_type(castle: list[Room], kind: str) -> list[Room]:
    return [room for room in castle if room.row.type == kind]


def sizes_of(row: Row) -> list[int]:
    sizes = row.get("sizes", [row["size"]] if "size" in row else [])
    assert isinstance(sizes, list)
    return sizes


def measured(favour: Row, castle: list[Room], money: int) -> int:
    """What a favour measures in a castle."""
    name, kind = str(favour["id"]), str(favour.get("type"))
    if name.startswith("area_"):
        return sum(room.row.size for room in of_type(castle, kind))
    if kind != "None":
        return len(of_type(castle, kind))
    if "sizes" in favour:
        return rooms_of(castle, sizes_of(favour))
    return {
        "completed_rooms": lambda: completed_tiles(castle),
        "incomplete_rooms": lambda: len(castle) - completed_tiles(castle),
        "external_entrances": lambda: entrances(castle),
        "most_money": lambda: money,
    }[name]()


def shared(amounts: Sequence[int]) -> list[int]:
    """The points of each player: places one after the other, ties add up theirs and divide (LUD-END-4)."""
    prizes, points = [8, 4, 2, 1], [0] * len(amounts)
    for amount in sorted(set(amounts), reverse=True):
        tied = [seat for seat, other in enumerate(amounts) if other == amount]
        pot = [prizes.pop(0) for _ in tied]
        for seat in tied:
            points[seat] = sum(pot) // len(tied) if amount else 0
    return points


# Bonus cards


def card_points(card: Row, castle: list[Room], money: int) -> int:
    """What a bonus card pays."""
    name, worth = str(card["id"]), card["points"]
    assert isinstance(worth, int)
    if name.startswith("type_"):
        return worth * len(of_type(castle, str(card["type"])))
    if name.startswith("size_") or "sizes" in card:
        return worth * rooms_of(castle, sizes_of(card))
    sizes = {room.row.size for room in castle if room.row.is_room}
    shapes = [room.row.shape for room in castle]
    return (
        worth
        * {
            "all_types": lambda: int(len({room.row.type for room in castle}) == 8),
            "all_sizes": lambda: int(len(sizes) == 10),
            "money": lambda: money // 5_000,
            "hallways": lambda: shapes.count("hallway"),
            "stairs": lambda: shapes.count("stairs"),
            "external_entrances": lambda: entrances(castle) // 2,
            "completed_rooms": lambda: completed_tiles(castle) // 2,
        }[name]()
    )


# The end


def depleted(castle: list[Room], stacks: Mapping[str, int]) -> int:
    """2 points for each tile whose stack is empty (LUD-END-3)."""
    return 2 * len([room for room in castle if room.row.stack and not stacks[room.row.stack]])


def winners(scores: Sequence[int], castles: Sequence[list[Room]], money: Sequence[int]) -> list[int]:
    """Most points, then the largest castle, then most money; then shared (LUD-END-7)."""
    sizes = [sum(room.row.size for room in castle) for castle in castles]
    standings = list(zip(scores, sizes, money, strict=True))
    return [seat for seat, standing in enumerate(standings) if standing == max(standings)]
