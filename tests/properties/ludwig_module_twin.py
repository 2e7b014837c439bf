"""Castles of the engine with modules, built again for the slow reference."""

from __future__ import annotations

from typing import Final

from kastelan.games.ludwig import LudwigState
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.castle_additions import Passage
from kastelan.games.ludwig.components import standard_rows
from kastelan.games.ludwig.shapes import STEP
from tests.reference.ludwig_castle import TileRow, read_row
from tests.reference.ludwig_estate import Estate, begun, read_face
from tests.reference.ludwig_tiles import Door

ROWS: Final = standard_rows()
TILES: Final[dict[str, TileRow]] = {
    str(row["id"]): read_row(row)
    for name in ("special", "rooms", "extra_rooms", "towers")
    for row in ROWS[name]
}
FACES: Final = {str(row["id"]): read_face(row) for row in ROWS["renovations"]}
FAVOURS: Final = {str(row["id"]): row for name in ("favours", "extra_favours") for row in ROWS[name]}
CARDS: Final = {str(row["id"]): row for name in ("bonus_cards", "extra_bonus_cards") for row in ROWS[name]}
POSITIONS: Final = ("west", "north", "east")


def begun_estate(state: LudwigState, seat: int) -> Estate:
    """The foyer of a seat."""
    foyer = state.castles[seat].rooms[0]
    row = TILES[f"foyer_{len(foyer.tile.foundation.doors)}"]
    estate = begun(row, foyer.pose.turn, "moats" in state.table.names, state.table.corner_contact)
    estate.version = state.table.rules.number
    return estate


def estate_of(state: LudwigState, seat: int) -> Estate:
    """The whole castle of a seat, built again."""
    estate, castle = begun_estate(state, seat), state.castles[seat]
    estate.decrees = frozenset(state.module_state.decrees[seat])
    for room in castle.rooms[1:]:
        word = f"{room.x},{room.y}{'nesw'[room.pose.turn]}{'d' * room.pose.dark}"
        number = estate.place(TILES[room.tile.id], word)
        estate.rooms[number].covers = [FACES[tile.id] for tile in room.covers]
    estate.moat = [name for place, name in enumerate(POSITIONS) if castle.additions.moat >> place & 1]
    for passage in castle.additions.passages:
        lay_passage(castle, estate, passage)
    return estate


def lay_passage(castle: Castle, estate: Estate, passage: Passage) -> None:
    """A passage of the engine; its door is found by where it lies."""
    room = castle.rooms[passage.room]
    dx, dy, side, _ = room.pose.doors[passage.door]
    (step_x, step_y), x, y = STEP[side], room.x + dx, room.y + dy
    doors = estate.rooms[passage.room].piece.doors
    door = next(one for one in doors if _edge(one) == _side(x, y, step_x, step_y))
    estate.lay(passage.kind, passage.room, door, passage.other)


def _edge(door: Door) -> frozenset[tuple[int, int]]:
    return frozenset((door.start, door.end))


def _side(x: int, y: int, step_x: int, step_y: int) -> frozenset[tuple[int, int]]:
    """The edge of a cell towards a side, as its two grid points."""
    if step_x:
        return frozenset(((x + (step_x > 0), y), (x + (step_x > 0), y + 1)))
    return frozenset(((x, y + (step_y > 0)), (x + 1, y + (step_y > 0))))
