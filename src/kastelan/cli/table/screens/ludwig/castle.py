"""A castle drawn with lines: walls, doors, fences, and in each room its number, type, name and points.

○ is an open door, × a blocked one, a gap a doorway, ┅ a fence, ░ the cellar; thick walls are a trial.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from rich.style import Style
from rich.text import Text

from kastelan.cli.table.screens.ludwig import outline, placements
from kastelan.cli.table.screens.ludwig.canvas import Canvas
from kastelan.cli.table.screens.ludwig.outline import LARGE, SMALL_SCALE, Scale
from kastelan.cli.table.screens.palette import LINE_MODE, Palette, picks
from kastelan.core.reconstruction import SIGN
from kastelan.games.ludwig.castle import Castle, Room
from kastelan.games.ludwig.cells import each
from kastelan.games.ludwig.components import DOWNSTAIRS, STAIRS
from kastelan.games.ludwig.modules.passage_geometry import strip
from kastelan.games.ludwig.shapes import CELLAR, STEP, E, N, S, edge
from kastelan.narration.ludwig.names import Pieces

OPEN, BLOCKED, DOORWAY = "○", "×", " "
FENCE: Final = ("┅", "┇", "┅", "┇")
COMPLETED: Final = "✓"
WATER, BRICKS, PASSAGE = "≈", "#", "·"
CELLAR_GROUND: Final = "░"
STEPS: Final = "≡"


@dataclass(frozen=True, slots=True)
class Picture:
    """A castle to draw: with colour or not, and which room is only tried."""

    castle: Castle
    pieces: Pieces
    colour: bool = False
    trial: int | None = None
    new: frozenset[int] = frozenset()
    palette: Palette = LINE_MODE

    def floor(self, kind: int) -> Style:
        """The ground of a type of room."""
        return on_floor(kind, self.palette) if self.colour else Style()


def on_floor(kind: int, palette: Palette) -> Style:
    """Ink on the floor of a type of room."""
    return Style(color=palette.floor_inks[kind], bgcolor=palette.floors[kind])


def door_state(castle: Castle, x: int, y: int, side: int, level: int) -> str:
    """Whether a door is in a doorway, open, or blocked."""
    dx, dy = STEP[side]
    # `side ^ 2` is the opposite side: 0 and 2 are north and south, 1 and 3 east and west.
    if edge(x + dx, y + dy, side ^ 2) in castle.ends:
        return DOORWAY
    front = castle.frame.bit(x + dx, y + dy)
    return OPEN if castle.open[4 * level + side] >> front & 1 else BLOCKED


def doors(castle: Castle, number: int) -> Iterator[tuple[int, int, int, str]]:
    """The doors of a room: cell, side, and how they are."""
    room = castle.rooms[number]
    for x, y, side, level in room.pose.doors:
        at = room.x + x, room.y + y
        yield *at, side, door_state(castle, *at, side, level)


def drawn(picture: Picture, scale: Scale, width: int, height: int) -> list[Text]:
    """The rows of the picture; what does not fit is cut off around the newest room."""
    canvas = Canvas()
    for number, room in enumerate(picture.castle.rooms):
        _draw_ground(canvas, picture, room, scale)
        if number != picture.trial:
            outline.walls(canvas, room, scale)
    if picture.trial is not None:
        # Last, so that its heavy walls cover those that it shares with neighbours.
        outline.walls(canvas, picture.castle.rooms[picture.trial], scale, heavy=True)
    for number, room in enumerate(picture.castle.rooms):
        _draw_fence(canvas, room, scale)
        _draw_doors(canvas, picture.castle, number, scale, picture.trial)
    for number in range(len(picture.castle.rooms)):
        _draw_label(canvas, picture, number, scale)
    _draw_additions(canvas, picture.castle, scale)
    left, top, columns, rows = _window(picture, scale, width, height)
    lines = [canvas.row(row, left, columns) for row in range(top, top + rows)]
    for line in lines:
        line.rstrip()
    return lines


def extent(castle: Castle, scale: Scale) -> tuple[int, int]:
    """How many columns and rows the whole castle takes."""
    _, _, width, height = castle.box
    return width * scale.across + 1, height * scale.down + 1


def fitting(castle: Castle, width: int, height: int) -> Scale:
    """The largest scale at which the whole castle can be seen."""
    columns, rows = extent(castle, LARGE)
    return LARGE if columns <= width and rows <= height else SMALL_SCALE


def _window(picture: Picture, scale: Scale, width: int, height: int) -> tuple[int, int, int, int]:
    """The part that is shown: everything, or as much as fits with the newest or tried room in the middle."""
    castle = picture.castle
    x, y, _, _ = castle.box
    room = castle.rooms[-1 if picture.trial is None else picture.trial]
    # In half cells, to stay with whole numbers; halved again below.
    middle = scale.spot(2 * room.x + room.pose.width, 2 * room.y + room.pose.height)
    (left, top), (columns, rows) = scale.spot(x, y), extent(castle, scale)
    left, columns = _slice(left, columns, middle[0] // 2, width)
    top, rows = _slice(top, rows, middle[1] // 2, height)
    return left, top, columns, rows


def _slice(start: int, length: int, middle: int, most: int) -> tuple[int, int]:
    if length <= most:
        return start, length
    # Centred on the room, but not beyond either end of the castle.
    return max(start, min(middle - most // 2, start + length - most)), most


# The parts of a room


def _draw_additions(canvas: Canvas, castle: Castle, scale: Scale) -> None:
    """The wall, moat pieces and passages: signs in the middle of their cells."""
    additions = castle.additions
    pieces, gaps = [], additions.gaps
    if additions.ring is not None:
        water = enumerate(additions.ring.positions)
        pieces += [(piece, WATER) for position, piece in water if additions.moat >> position & 1]
        pieces.append((additions.ring.wall, BRICKS))
    pieces += [(strip(castle, passage), PASSAGE) for passage in additions.passages if gaps[passage.kind]]
    for (x, y, width, height), sign in pieces:
        for column in range(x, x + width):
            for row in range(y, y + height):
                # The middle of the cell, counted in half cells.
                across, down = scale.spot(2 * column + 1, 2 * row + 1)
                canvas.mark((across // 2, down // 2), sign)


def _is_dark(room: Room) -> bool:
    # Stairs have doors on both levels, so their first door says nothing.
    return room.pose.doors[0][3] == CELLAR and not room.pose.stairs


def _draw_ground(canvas: Canvas, picture: Picture, room: Room, scale: Scale) -> None:
    kind = DOWNSTAIRS if room.pose.dark else next(each(room.face.types))
    sign = CELLAR_GROUND if _is_dark(room) else " "
    # While a placement is tried only doors can be picked, so that a cursor goes from door to door.
    name = picks(picture.pieces.name(room.tile)) if picture.trial is None else Style()
    canvas.fill(outline.ground(room, scale), sign, picture.floor(kind) + name)


def _draw_fence(canvas: Canvas, room: Room, scale: Scale) -> None:
    edges = set(outline.fence_edges(room))
    for x, y, side in edges:
        column, row = scale.spot(x + (side == E), y + (side == S))
        inner = (x + (side in (N, S)), y + (side not in (N, S)), side) in edges  # the fence goes on
        if side in (N, S):
            for step in range(1, scale.across + inner):
                canvas.mark((column + step, row), FENCE[side])
        else:
            for step in range(1, scale.down + inner):
                canvas.mark((column, row + step), FENCE[side])


def _draw_doors(canvas: Canvas, castle: Castle, number: int, scale: Scale, trial: int | None) -> None:
    room = castle.rooms[number]
    for x, y, side, state in doors(castle, number):
        spot = outline.door_spot(x, y, side, room, scale)
        # On the small scale other signs share the spot, and a doorway is only a gap.
        if state == DOORWAY and canvas.marked(spot) and (scale != LARGE or number == trial):
            continue
        style = Style(bold=state == OPEN)
        if number != trial and (
            state == OPEN or (trial is not None and _leads_to(castle, x, y, side) == trial)
        ):
            style += picks(placements.door_name(castle, number, x, y, side))
        canvas.mark(spot, state, style)
    if room.pose.stairs and scale == LARGE:
        _draw_steps(canvas, room, scale)


def _leads_to(castle: Castle, x: int, y: int, side: int) -> int | None:
    """The room behind a doorway."""
    dx, dy = STEP[side]
    return castle.ends.get(edge(x + dx, y + dy, side ^ 2))


def _draw_steps(canvas: Canvas, room: Room, scale: Scale) -> None:
    """Stairs: steps at the end that leads down."""
    for x, y, _, level in room.pose.doors:
        if level == CELLAR:
            column, row = scale.spot(room.x + x, room.y + y)
            canvas.write(column + 1, row + 1, STEPS * 3)


def _draw_label(canvas: Canvas, picture: Picture, number: int, scale: Scale) -> None:
    room, style = picture.castle.rooms[number], Style(bold=True)
    column, row, columns, rows = outline.label_box(room, scale)
    if rows == 0:
        _label_on_wall(canvas, column, row - 1, str(number + 1))
        return
    if room.tile.number == STAIRS and columns > 4:  # the steps take one end
        down = next(x for x, _, _, level in room.pose.doors if level == CELLAR)
        column, columns = (column if down else column + 4), columns - 4
    words = _label(picture, number, columns, rows)
    top = row + (rows - len(words)) // 2
    for line, text in enumerate(words):
        canvas.write(column + (columns - len(text)) // 2, top + line, text, style)


def _label_on_wall(canvas: Canvas, column: int, row: int, digits: str) -> None:
    """On the small scale a hallway is all wall: its number stands between its doors."""
    for place, digit in enumerate(digits):
        canvas.mark((column + 1 + 2 * place, row), digit, Style(bold=True))


def _label(picture: Picture, number: int, columns: int, rows: int) -> list[str]:
    """As much as fits: the number and the type always, then the points, then the name."""
    castle, pieces = picture.castle, picture.pieces
    face = castle.rooms[number].face
    done = COMPLETED if castle.completed(number) else ""
    new = "*" if number in picture.new else ""
    head = f"{number + 1}{new}"
    letter = pieces.letter(face)
    if columns < 3:
        return [*head, letter][:rows]
    short = f"{letter}{head}"
    full = f"{number + 1}{new} {letter}{done}"
    first = full if len(full) <= columns else short
    worth = f"{face.points} {pieces.symbol(face)}".strip() if face.points or face.symbol else ""
    last = [worth] if worth and len(worth) <= columns and rows > 1 else []
    name = [
        line if len(line) <= columns else f"{line[: columns - 1]}."
        for line in wrap(pieces.name(castle.rooms[number].tile), columns, break_long_words=False)
    ][: max(rows - 1 - len(last), 0)]
    if rows == 1 and not last:
        words = f"{first} {pieces.name(castle.rooms[number].tile)}"
        return [words if len(words) <= columns else first]
    return [first, *name, *last]


def legend(castle: Castle, pieces: Pieces) -> list[tuple[str, ...]]:
    """A row for each room: number, letter, name, size, points, symbol, doors that are open or blocked."""
    rows: list[tuple[str, ...]] = []
    for number, room in enumerate(castle.rooms):
        states = [state for *_, state in doors(castle, number)]
        rows.append(
            (
                str(number + 1),
                pieces.letter(room.face),
                pieces.name(room.tile) + (f" {SIGN}" if room.top.reconstructed else ""),
                str(room.tile.foundation.size),
                str(room.face.points or ""),
                pieces.symbol(room.face),
                _door_words(states),
            )
        )
    return rows


def _door_words(states: Sequence[str]) -> str:
    """Signs of the doors that are in no doorway, or that the room is completed."""
    if all(state == DOORWAY for state in states):
        return COMPLETED
    signs = [f"{states.count(sign)}{sign}" for sign in (OPEN, BLOCKED) if sign in states]
    return " ".join(signs)
