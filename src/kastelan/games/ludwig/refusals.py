"""The rule that makes a placement illegal. It is determined only after the placement was refused."""

from __future__ import annotations

from kastelan.core.errors import IllegalAction
from kastelan.games.ludwig.actions import Place
from kastelan.games.ludwig.castle import Castle
from kastelan.games.ludwig.cells import MARGIN, Cells
from kastelan.games.ludwig.components import HALLWAY, Tile
from kastelan.games.ludwig.placing import at_fences, met_doors, on_the_table, overlaps
from kastelan.games.ludwig.shapes import Pose


def in_frame(castle: Castle, x: int, y: int) -> bool:
    """Whether a cell is near enough to the castle to have a bit in its sets of cells."""
    left, top, width, height = castle.box
    margin, beyond = castle.frame.margin, castle.frame.margin - MARGIN + 1
    return left - margin <= x <= left + width + beyond and top - margin <= y <= top + height + beyond


def placing(castle: Castle, tile: Tile, action: Place) -> IllegalAction:
    """Why the placement is illegal: overlap, fences, doors, the last entrance, in this order."""
    pose = tile.pose(action.turn, action.dark)
    if pose is None:
        return _no_pose(tile, action)
    if not on_the_table(pose, action.x, action.y):
        return IllegalAction("LUD-GEO-1", "off-the-table", x=action.x, y=action.y)
    if not in_frame(castle, action.x, action.y):
        return IllegalAction("LUD-PLACE-1", "no-doorway")
    return _wrong_place(castle, pose, castle.frame.bit(action.x, action.y))


def buying(castle: Castle, tile: Tile) -> IllegalAction:
    """Why the tile has no place at all, so that it cannot be bought (LUD-TURN-5).

    It is the first rule that is in the way wherever the rules before it are kept.
    """
    return IllegalAction(
        "LUD-TURN-5", "cannot-be-placed" if not castle.additions.plain else _obstacle(castle, tile)
    )


def _obstacle(castle: Castle, tile: Tile) -> str:
    meeting = [(pose, _doorways(castle, pose)) for pose in tile.poses]
    if not any(origins for _, origins in meeting):
        below = all(level for pose in tile.poses for _, _, _, level in pose.doors)
        return "nowhere-below" if below and not any(castle.open[4:8]) else "nowhere-doors"
    free = [(pose, origins & ~overlaps(castle, pose)) for pose, origins in meeting]
    if not any(origins for _, origins in free):
        return "nowhere-overlap"
    fenced = not any(origins & ~at_fences(castle, pose) for pose, origins in free)
    return "nowhere-fence" if fenced else "nowhere-sealed"


def _doorways(castle: Castle, pose: Pose) -> Cells:
    """Origins at which doors meet, and none that must not."""
    meeting, forbidden = met_doors(castle, pose)
    return meeting & ~forbidden


def _no_pose(tile: Tile, action: Place) -> IllegalAction:
    if not 0 <= action.turn < 4:
        return IllegalAction("LUD-GEO-1", "no-such-turn", turn=action.turn)
    if action.dark and tile.number != HALLWAY:
        return IllegalAction("LUD-PLACE-7", "no-dark-side", tile=tile.id)
    return IllegalAction("LUD-GEO-1", "turned-the-same", tile=tile.id, turn=action.turn)


def _wrong_place(castle: Castle, pose: Pose, bit: int) -> IllegalAction:
    meeting, forbidden = met_doors(castle, pose)
    if overlaps(castle, pose) >> bit & 1:
        return IllegalAction("LUD-PLACE-3", "tiles-overlap")
    if at_fences(castle, pose) >> bit & 1:
        return IllegalAction("LUD-PLACE-5", "fence-touched")
    if forbidden >> bit & 1:
        return _wrong_door(castle, pose, bit)
    if not meeting >> bit & 1:
        return IllegalAction("LUD-PLACE-1", "no-doorway")
    return IllegalAction("LUD-PLACE-4", "last-entrance-sealed")


def _wrong_door(castle: Castle, pose: Pose, bit: int) -> IllegalAction:
    """The error for doors of two levels, or two stairs, that would meet."""
    stride = castle.frame.stride
    for x, y, side, level in pose.doors:
        if castle.open[4 - 4 * level + (side ^ 2)] >> bit + y * stride + x & 1:
            return IllegalAction("LUD-PLACE-6", "levels-meet")
    return IllegalAction("LUD-PLACE-8", "stairs-meet")
