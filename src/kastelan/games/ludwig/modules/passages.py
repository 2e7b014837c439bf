"""PASS: secret passages, placed with a room and joining it with another."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from kastelan.core.errors import IllegalAction
from kastelan.core.game import Action, Tell
from kastelan.games.ludwig import free
from kastelan.games.ludwig.castle import BOX, FRONT, Castle, filled
from kastelan.games.ludwig.cells import union
from kastelan.games.ludwig.modules.actions import NO_PASSAGE, PASSAGE, LayPassage, NoPassage
from kastelan.games.ludwig.modules.annex import GAPS, Passage
from kastelan.games.ludwig.modules.events import PassageLaid, PassedOn
from kastelan.games.ludwig.modules.extras import extras_of
from kastelan.games.ludwig.modules.module import Module
from kastelan.games.ludwig.modules.siting import annex_of, gap_rect, joins
from kastelan.games.ludwig.shapes import OUTER, STEP, Rect, edge

if TYPE_CHECKING:
    from kastelan.games.ludwig.state import LudwigState


class Passages(Module):
    """The secret passages module; each castle keeps its own (annex.py)."""

    name: ClassVar[str] = "passages"


def found(castle: Castle, room: int, kind: int, door: int) -> Passage | None:
    """The passage from this door of a room, if there can be one (PASS-3, PASS-5, PASS-7)."""
    here, gap = castle.rooms[room], GAPS[kind]
    dx, dy, side, level = here.pose.doors[door]
    (step_x, step_y), x, y = STEP[side], here.x + dx, here.y + dy
    end = edge(x + (gap + 1) * step_x, y + (gap + 1) * step_y, side ^ 2)
    other = castle.ends.get(end)
    if other is None or other == room:
        return None
    there = castle.rooms[other]
    other_door = there.pose.edges.index(end - edge(there.x, there.y, 0))
    if not _may_join(castle, room, level, other, there.pose.doors[other_door][3]):
        return None
    passage = Passage(kind, room, door, other, other_door)
    return passage if not gap or _fits(castle, passage) else None


def _may_join(castle: Castle, room: int, level: int, other: int, other_level: int) -> bool:
    annex, both = annex_of(castle), (castle.rooms[room].pose, castle.rooms[other].pose)
    return (
        level != OUTER != other_level
        and not annex.outer & (1 << room | 1 << other)  # MOAT-19
        and joins(castle, level, other_level)
        and not (both[0].stairs and both[1].stairs)
        and not annex.mates[room] >> other & 1  # AMB-9
    )


def _fits(castle: Castle, passage: Passage) -> bool:
    """Whether a medium or long one lies on free doors and free cells, between rooms that nothing joins."""
    if castle.connected[passage.room] >> passage.other & 1:
        return False
    for room, door in ((passage.room, passage.door), (passage.other, passage.other_door)):
        lies = castle.rooms[room]
        dx, dy, side, level = lies.pose.doors[door]
        x, y = lies.x + dx + STEP[side][0], lies.y + dy + STEP[side][1]
        if not castle.open[4 * level + side] >> castle.frame.bit(x, y) & 1:
            return False
    frame = castle.frame
    cells = union(frame.stride, (strip(castle, passage),), frame.bit(0, 0))
    if cells & (castle.layers[BOX] | castle.layers[FRONT]):
        return False
    return free.entrances(joined(castle, passage)) > 0  # LUD-PLACE-4


def strip(castle: Castle, passage: Passage) -> Rect:
    """The cells between the two rooms that a passage lies on."""
    room = castle.rooms[passage.room]
    x, y, w, h = gap_rect(room.pose.doors[passage.door], GAPS[passage.kind])
    return room.x + x, room.y + y, w, h


def joined(castle: Castle, passage: Passage) -> Castle:
    """The castle with a passage: its ends are in use, and its rooms are connected (PASS-8)."""
    annex = annex_of(castle).joined(passage)
    if not GAPS[passage.kind]:
        return replace(castle, annex=annex)
    room, other = passage.room, passage.other
    connected, doors = list(castle.connected), list(castle.joined)
    connected[room] |= 1 << other
    connected[other] |= 1 << room
    doors[room] += 1
    doors[other] += 1
    grown = filled(castle, (strip(castle, passage),), annex)
    return replace(grown, connected=tuple(connected), joined=tuple(doors))


@lru_cache(maxsize=256)
def possible(castle: Castle, room: int) -> tuple[LayPassage, ...]:
    """Every passage that could be laid from the doors of a room; kept, for it is asked again at once."""
    doors = range(len(castle.rooms[room].pose.doors))
    return tuple(
        PASSAGE[kind][door]
        for kind in annex_of(castle).lengths
        for door in doors
        if found(castle, room, kind, door) is not None
    )


def legal(state: LudwigState) -> list[Action]:
    """A passage, or none if the room is linked with the castle (PASS-6)."""
    castle, room = state.castles[state.seat], extras_of(state).placed
    linked = [NO_PASSAGE] if castle.connected[room] else []
    return [*possible(castle, room), *linked]


def lay(state: LudwigState, action: LayPassage, tell: Tell | None) -> bool:
    """Lay a passage; whether no more can be laid."""
    seat, room = state.seat, extras_of(state).placed
    castle = state.castles[seat]
    passage = None
    if action.kind in annex_of(castle).lengths and 0 <= action.door < len(castle.rooms[room].pose.doors):
        passage = found(castle, room, action.kind, action.door)
    if passage is None:
        raise IllegalAction("PASS-3", "no-such-passage")
    grown = joined(castle, passage)
    state.castles = (*state.castles[:seat], grown, *state.castles[seat + 1 :])
    if tell is not None:
        tiles = (castle.rooms[room].top.number, castle.rooms[passage.other].top.number)
        tell(PassageLaid(seat, action.kind, *tiles))
    return not possible(grown, room)


def lay_none(state: LudwigState, _: NoPassage, tell: Tell | None) -> bool:
    """Be done with passages; not before the room is linked (PASS-6)."""
    if not state.castles[state.seat].connected[extras_of(state).placed]:
        raise IllegalAction("PASS-6", "room-not-linked")
    if tell is not None:
        tell(PassedOn(state.seat, "PASS-2"))
    return True
